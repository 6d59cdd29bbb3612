"""What was acknowledged to the players of a table, compared with what the table has afterwards.

All seats of a table are held by one person who acts for one of them after the other, so that at most one
action is under way and its acknowledgement is beyond doubt.
"""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import goldenlane as gl
from campaigns.visitors import LOST, Page, Refused, Visitor
from goldenlane.kernel.save import UNDO
from goldenlane.kernel.state import CHANCE

UNDOS = 0.05
"""Share of the turns in which something is taken back, where that can be done."""


def as_sent(view: Any) -> Any:
    """A view as it looks after its way through JSON."""
    return json.loads(json.dumps(view))


@dataclass
class Ledger:
    """A table, and what was said about it to whoever plays there."""

    code: str
    secret: str
    players: int
    stored: list[tuple[int, str]] = field(default_factory=list)
    """The actions of which it is known that the table has them."""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    """Those acknowledged since."""
    under_way: tuple[int, str] | None = None
    """The one that was sent and not yet acknowledged."""
    shown: tuple[int, Any] | None = None
    """The seat and the view of the last acknowledgement."""
    over: bool = False

    async def play(self, page: Page, rng: Random) -> bool:
        """One action at the table; False if its game is over."""
        if page.state["over"]:
            self.over = True
            return False
        due = [seat["seat"] for seat in page.state["seats"] if seat["to_act"]]
        if page.state["seat"] not in due:
            await page.look(rng.choice(due))
        if not page.state["options"]:  # somebody was shown as due a moment too long
            await page.look(page.state["seat"])
            return True
        seat: int = page.state["seat"]
        if page.state["undo"]["reach"] and rng.random() < UNDOS:
            await self._done(page, seat, UNDO)
        else:
            await self._done(page, seat, rng.choice(page.state["options"])["action"])
        return True

    async def _done(self, page: Page, seat: int, action: str) -> None:
        self.under_way = (seat, action)
        try:
            await (page.undo() if action == UNDO else page.act(action))
        except Refused as refused:
            if refused.code != "busy":  # busy: the store failed, and perhaps only to say that it has it
                self.under_way = None
            raise
        self.acknowledged.append((seat, action))
        self.under_way = None
        self.shown = (seat, page.state["view"])

    def check(self, save: str) -> list[str]:
        """What is wrong with the table as it is now; afterwards only what comes later is compared."""
        match = gl.load(save)
        has = [entry for entry in match.log if entry[0] != CHANCE]
        wanted = [*self.stored, *self.acknowledged]
        extra = has[len(wanted) :]
        found = []
        if has[: len(wanted)] != wanted:
            at = next(
                (i for i, (a, b) in enumerate(zip(has, wanted, strict=False)) if a != b),
                min(len(has), len(wanted)),
            )
            found.append(
                f"table {self.code}: action {at + 1} of {len(wanted)} acknowledged ones is "
                f"{has[at] if at < len(has) else 'lost'}, not {wanted[at]}"
            )
        elif extra and extra != [self.under_way]:
            found.append(f"table {self.code}: {extra} was never sent, or is there twice")
        elif not extra and self.shown is not None and as_sent(match.view(self.shown[0])) != self.shown[1]:
            found.append(f"table {self.code}: seat {self.shown[0]} was shown another view")
        self.stored, self.acknowledged, self.under_way = has, [], None
        self.shown = None
        return found


async def new_ledger(port: int, rng: Random) -> Ledger:
    """A table of either game, all of whose seats one person holds."""
    game = rng.choice(("golem", "alchemists"))
    players = rng.randint(2, 4)
    async with Visitor(port) as visitor:
        code = await visitor.new(game, *(f"P{seat}" for seat in range(players)))
        assert visitor.secret is not None
        return Ledger(code, visitor.secret, players)


async def compare(port: int, ledgers: list[Ledger]) -> list[str]:
    """What is wrong with the tables of a server; one that cannot be read is wrong too."""
    found: list[str] = []
    for ledger in ledgers:
        async with Visitor(port, secret=ledger.secret) as visitor:
            try:
                found += ledger.check(await visitor.file(ledger.code))
            except (Refused, gl.GoldenLaneError, *LOST) as error:
                found.append(f"table {ledger.code} cannot be read: {error!r}")
    return found
