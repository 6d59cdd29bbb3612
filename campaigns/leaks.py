"""Everything that people get from a server, searched for what is none of their business."""

import asyncio
import hashlib
import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bench.server_load import Server
from campaigns.campaign import Run
from campaigns.printed import tracebacks
from campaigns.truth import Truth
from campaigns.visitors import LOST, Message, Page, Refused, Visitor
from campaigns.worldwide import compare_worlds

ALL_MODULES = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]
KINDS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("golem", 2, {}),
    ("alchemists", 2, {}),
    ("golem", 3, {}),
    ("alchemists", 3, {}),
    ("alchemists", 4, {"variant": "master", "modules": ALL_MODULES}),
    ("golem", 2, {"setup": "intro"}),
    ("alchemists", 2, {"variant": "master", "promo": "on"}),
    ("golem", 4, {}),
)
PREVIEWS, UNDOS, HINTS, CLOSED_DOORS = 0.2, 0.1, 0.01, 0.05
"""Shares of the turns in which somebody also does this."""
AGREED = {"thinking": 0.1, "notebook": "full"}
STUCK_S = 120.0


class Person:
    """Somebody at the table (or behind them), and every byte that came to them while the game was on."""

    def __init__(self, port: int, seat: int | None) -> None:
        self.seat = seat
        self.running = True
        self.got: list[tuple[str, bytes]] = []
        self.states: list[Message] = []
        self.visitor = Visitor(port, keep=self._keep)

    def _keep(self, channel: str, data: bytes) -> None:
        if not self.running:
            return
        if channel == "socket":
            message = json.loads(data)
            self.running = not message.get("over", False)
            if message["type"] == "state" and self.running:
                self.states.append(message)
        if self.running:
            self.got.append((channel, data))


class Table:
    """A game of several people, played to its end."""

    def __init__(self, run: Run, rng: Random, port: int) -> None:
        self._run = run
        self._rng = rng
        self._port = port
        self.people: list[Person] = []
        self.code = ""
        self.counts: Counter[str] = Counter()

    async def play(self, game: str, players: int, options: dict[str, Any]) -> None:
        self.people = [Person(self._port, seat) for seat in (*range(players), None)]
        try:
            await self._play(game, players, options)
        finally:
            for person in self.people:
                await person.visitor.__aexit__()

    async def _play(self, game: str, players: int, options: dict[str, Any]) -> None:
        host = self.people[0].visitor
        open_seats = [""] * (players - 1)
        self.code = await host.new(game, "P0", *open_seats, options=options, agreed=AGREED)
        await self._nothing_is_dealt_yet(host)
        for person in self.people[1:players]:
            await person.visitor.post(f"/tables/{self.code}/join", name=f"P{person.seat}")
        pages = [await person.visitor.page(self.code) for person in self.people]
        async with asyncio.timeout(STUCK_S + 60 * players):
            await asyncio.gather(
                *(self._sit(person, page) for person, page in zip(self.people, pages, strict=True))
            )
        self._search(await host.file(self.code))

    async def _nothing_is_dealt_yet(self, host: Visitor) -> None:
        """While a seat is open, whoever sits sees what a spectator sees."""
        page = await host.page(self.code)
        async with Visitor(self._port) as guest:
            outside = await guest.page(self.code)
            if page.state["view"] != outside.state["view"] or page.state["options"]:
                self._run.fault(f"table {self.code}: a hand is shown before all seats are taken")
            outside.close()
        page.close()
        for person in self.people:
            person.states.clear()

    async def _sit(self, person: Person, page: Page) -> None:
        """Act when it is one's turn, until the game is over."""
        while not page.state["over"]:
            try:
                if not page.state["options"]:
                    await page.receive(STUCK_S)
                    continue
                await self._besides(person, page)
                if page.state["options"]:
                    await page.act(self._rng.choice(page.state["options"])["action"])
            except Refused as refused:
                if refused.code not in ("stale", "illegal", "cannot-undo", "too-fast"):
                    raise
                if refused.code != "stale":
                    await page.look(person.seat)

    async def _besides(self, person: Person, page: Page) -> None:
        state, chance = page.state, self._rng.random()
        if chance < PREVIEWS:
            option = self._rng.choice(state["options"])["action"]
            page.say("preview", seq=state["seq"], action=option)
            await page.until(lambda message: message["type"] == "preview")
            self.counts["previews"] += 1
        elif chance < PREVIEWS + UNDOS and state["undo"]["reach"]:
            await page.undo()
            self.counts["undone"] += 1
        elif chance < PREVIEWS + UNDOS + HINTS:
            page.say("ask", seq=state["seq"])
            hint = await page.until(lambda message: message["type"] == "hint")
            if hint["action"] not in [option["action"] for option in page.state["options"]]:
                self._run.fault(f"table {self.code}: a hint names no option")
            self.counts["hints"] += 1
        elif chance < PREVIEWS + UNDOS + HINTS + CLOSED_DOORS:
            await self._closed_doors(self._rng.choice([person, self.people[-1]]))

    async def _closed_doors(self, person: Person) -> None:
        """What tells everything is for nobody while the game is on."""
        code = self.code
        for method, path in (
            ("GET", f"/tables/{code}/file"),
            ("GET", f"/tables/{code}/replay"),
            ("GET", f"/tables/{code}/replay/1"),
            ("GET", f"/tables/{code}/review"),
            ("POST", f"/tables/{code}/review"),
            ("POST", f"/tables/{code}/fork"),
        ):
            body = {"at": 1, "seats": [{"kind": "me"}] * 2} if path.endswith("fork") else {}
            answer = await person.visitor.ask(method, path, **body)
            if answer.status_code < 400 and person.running:
                self._run.fault(f"{method} {path} was answered while the game was on")
            self.counts["refused requests"] += 1
        await person.visitor.ask("GET", f"/tables/{code}")
        await person.visitor.ask("GET", "/tables")

    def _search(self, save: str) -> None:
        truth = Truth(save)
        for person in self.people:
            self.counts["messages and answers"] += len(person.got)
            self.counts["bytes"] += sum(len(data) for _, data in person.got)
            for state in truth.unfounded(person.seat, person.states):
                self._run.fault(
                    f"table {self.code}: state {state['seq']} tells seat {person.seat} what it may not know"
                )
            others = [other for other in self.people if other is not person]
            tokens = [*truth.secrets(person.seat), *(token for other in others for token in keys(other))]
            for channel, data in person.got:
                for token in tokens:
                    if token in data:
                        self._run.fault(f"table {self.code}: {channel} told seat {person.seat} {token!r}")


def keys(person: Person) -> list[bytes]:
    """A person's secret, and the hash under which the store knows it."""
    secret = person.visitor.secret
    if secret is None:
        return []
    return [secret.encode(), hashlib.sha256(secret.encode()).hexdigest().encode()]


def _search_log(run: Run, said: Path, table: Table) -> None:
    """What the server prints names nobody's secret."""
    text = said.read_bytes()
    for person in table.people:
        if any(key in text for key in keys(person)):
            run.fault(f"the server printed the key of a person at table {table.code}")


def leaks(run: Run) -> None:
    """In each round a whole game with its bytes searched, and two worlds of its kind compared."""
    said = run.folder / "said.txt"
    counts: Counter[str] = Counter()
    server = Server(run.folder, "--limits=1000", said=said)
    try:
        for number in range(run.size):
            game, players, options = KINDS[number % len(KINDS)]
            run.tell(f"{game}, {players} players")
            table = Table(run, Random(f"{run.seed} {number}"), server.port)
            try:
                asyncio.run(table.play(game, players, options))
            except (Refused, *LOST) as error:
                run.fault(f"a game of {game} did not come to its end: {error!r}")
            with suppress(FileNotFoundError):
                _search_log(run, said, table)
            counts += table.counts
            counts["pairs of worlds"] += asyncio.run(
                compare_worlds(run, server.port, game, {"players": players, **options}, number)
            )
            run.advance()
    finally:
        server.stop()
    for found in tracebacks(said):
        run.fault(found)
    run.figure("whole games", run.done)
    for name in ("messages and answers", "bytes", "previews", "hints", "undone", "refused requests"):
        run.figure(name, counts[name])
    run.figure("pairs of worlds compared over HTTP and socket", counts["pairs of worlds"])
    run.figure("foreign secrets, and worlds that could be told apart", run.fault_count, at_most=0)
