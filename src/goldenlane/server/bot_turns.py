"""Bots that have a decision are started, and play what they chose."""

import asyncio
from collections.abc import Awaitable, Callable

from goldenlane.server.audience import Audience
from goldenlane.server.errors import Refused
from goldenlane.server.in_memory import InMemory
from goldenlane.server.live import LiveTable
from goldenlane.server.metrics import THINKING
from goldenlane.server.tasks import Tasks
from goldenlane.server.thinking import Thinkers

GRACE = 2.0
"""Seconds after which a bot is started whose turn another process should have seen."""


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
        """Start every bot of a table that is to act and does not think yet, unless the server ends."""
        for seat in () if self._tasks.ending else table.to_act:
            row = table.seats[seat] if 0 <= seat < len(table.seats) else None
            if row is not None and row.kind == "bot" and seat not in table.thinking:
                table.thinking.add(seat)
                self._audience.presence_changed(table)
                self._tasks.start(self._think(table, seat, row.level or "", grace))

    async def _think(self, table: LiveTable, seat: int, level: str, grace: float) -> None:
        pause = 0.0
        try:
            await asyncio.sleep(grace)
            async with table.lock:
                if seat not in table.to_act or table.seats[seat].kind != "bot":
                    return
                save = table.match.save()
            seconds = table.agreed.thinking
            with THINKING.time():
                action = await self._thinkers.choose(table.row.code, save, seat, level, seconds)
            async with table.lock:
                seq = table.seq
                if table.seats[seat].kind != "bot" or seat not in table.to_act:
                    return
            await self._play(table, seat, action, seq)
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
