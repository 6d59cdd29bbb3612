"""Bots that have a decision are started, and play what they chose."""

import asyncio
from collections.abc import Awaitable, Callable

from goldenlane.games import kit_of
from goldenlane.kernel.state import EVERYONE
from goldenlane.server.audience import Audience
from goldenlane.server.errors import Refused
from goldenlane.server.in_memory import InMemory
from goldenlane.server.live import LiveTable
from goldenlane.server.metrics import THINKING
from goldenlane.server.tasks import Tasks
from goldenlane.server.thinking import Thinkers, origin_of

GRACE = 2.0
"""Seconds after which a bot is started whose turn another process should have seen."""
_AT_ONCE_S = 0.5
"""So long a bot that does not search takes for what it decides in secret."""
_THOUGHT = 0.8
"""The part of the time of a secret decision in which it must be found."""


def secret_time(table: LiveTable, level: str) -> float | None:
    """How long a bot takes for the present decision, if the others must not learn how hard it was.

    That is so for what is decided in secret: how much there is to think about depends on what is hidden.
    None: the decision is open.
    """
    effect, who, _, _ = table.match.state.stack[-1]
    if not effect.unseen and who != EVERYONE:
        return None
    return table.agreed.thinking if level in kit_of(table.game.name).budgets else _AT_ONCE_S


class BotTurns:
    """Wakes the bots whose turn it is."""

    def __init__(
        self,
        tables: InMemory,
        thinkers: Thinkers,
        audience: Audience,
        tasks: Tasks,
        play: Callable[[LiveTable, int, str, int], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._audience = audience
        self._tasks = tasks
        self._play = play

    def wake(self, table: LiveTable, grace: float = 0.0) -> None:
        """Start every bot of a table that is to act and does not think yet.

        A game among bots goes on only while somebody looks on, and none once the server ends.
        """
        if self._tasks.ending or not table.attended:
            return
        for seat in table.to_act:
            row = table.seats[seat] if 0 <= seat < len(table.seats) else None
            if row is not None and row.kind == "bot" and seat not in table.thinking:
                table.thinking.add(seat)
                self._audience.presence_changed(table)
                self._tasks.start(self._think(table, seat, row.level or "", grace))

    async def _think(self, table: LiveTable, seat: int, level: str, grace: float) -> None:
        pause = 0.0
        try:
            await asyncio.sleep(grace)
            await self._decide(table, seat, level)
        except Refused as refused:  # somebody else moved meanwhile: think again, not too fast
            pause = 0.0 if refused.code == "stale" else 1.0
        except Exception:
            pause = 10.0
            raise
        finally:
            table.thinking.discard(seat)
            self._audience.presence_changed(table)
            if self._tables.has(table):
                self.wake(table, pause)

    async def _decide(self, table: LiveTable, seat: int, level: str) -> None:
        """Think, and play what was chosen; what others can see of a secret decision comes at its time."""
        now = asyncio.get_running_loop().time
        async with table.lock:
            if not _still_due(table, seat):
                return
            save = table.match.save()
            secret = secret_time(table, level)
        end = now() + (secret or 0.0)
        seconds = table.agreed.thinking if secret is None else secret * _THOUGHT
        with THINKING.time():
            actions = await self._thinkers.choose(origin_of(table), save, seat, level, seconds)
        for number, action in enumerate(actions, 1):
            if number == len(actions):
                await asyncio.sleep(max(0.0, end - now()))
            async with table.lock:
                seq = table.seq
                if not _still_due(table, seat):
                    return
            await self._play(table, seat, action, seq)


def _still_due(table: LiveTable, seat: int) -> bool:
    return seat in table.to_act and table.seats[seat].kind == "bot"
