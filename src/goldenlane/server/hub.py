"""All that a process does with tables, put together: each part does one thing."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from goldenlane.server.advice import Advisor
from goldenlane.server.audience import Audience
from goldenlane.server.bot_turns import GRACE, BotTurns
from goldenlane.server.faults import Faults
from goldenlane.server.folding import Folding
from goldenlane.server.founding import Founding
from goldenlane.server.health import Health
from goldenlane.server.in_memory import InMemory
from goldenlane.server.live import LiveTable
from goldenlane.server.neighbours import Neighbours
from goldenlane.server.playing import Playing
from goldenlane.server.seating import Seating
from goldenlane.server.store import Store
from goldenlane.server.tasks import Tasks
from goldenlane.server.thinking import Thinkers

_FINISH_S = 5.0
"""So long a hub that closes waits for actions that are under way: each is written whole, or not at all."""
_P = ParamSpec("_P")
_T = TypeVar("_T")


class Hub:
    """The parts, opened and closed together."""

    def __init__(self, store: Store, thinkers: Thinkers, faults: Faults | None = None) -> None:
        self.store = store
        self._thinkers = thinkers
        self._tasks = Tasks()
        self._plays = Tasks()
        self.health = Health(store, self._listening)
        self._neighbours: Neighbours | None = None
        self.advisor = Advisor(thinkers)
        self.folding = Folding()
        self.tables = InMemory(store, self._tasks, self.folding, self._loaded)
        self.audience = Audience(self._announce)
        self._bots = BotTurns(
            self.tables, thinkers, self.audience, self._tasks, lambda *turn: self.playing.play(*turn)
        )
        self.playing = Playing(
            store, self.tables, self.audience, self._bots, self._plays, faults or Faults(None), self.folding
        )
        self.seating = Seating(store, self.audience, self._bots)
        self.founding = Founding(store, self.seating, self.folding)

    async def open(self) -> None:
        await self.store.open()
        self._neighbours = Neighbours(
            self.store, self.tables, self.audience, self._bots, self.seating, self._tasks, self.folding
        )
        await self._neighbours.open()

    async def close(self) -> None:
        if self._neighbours is not None:
            await self._neighbours.close()
        self._tasks.ending = True
        await self._plays.finish(_FINISH_S)
        await self._plays.cancel()
        self._thinkers.close()
        await self._tasks.cancel()
        self.folding.close()
        await self.store.close()

    async def table(self, code: str) -> LiveTable:
        """The table of a code, loaded if need be."""
        return await self.tables.find(code)

    async def fold(self, work: Callable[_P, _T], *args: _P.args, **more: _P.kwargs) -> _T:
        """Work that folds the log of a table again, where no page waits for it."""
        return await self.folding.table(work, *args, **more)

    def _listening(self) -> bool:
        return self._neighbours is None or self._neighbours.listening

    def _loaded(self, table: LiveTable) -> None:
        if self._neighbours is not None and self.store.postgres:
            self._neighbours.meet(table)
        self._bots.wake(table, GRACE if self.store.postgres else 0.0)

    def _announce(self, table: LiveTable) -> None:
        self._bots.wake(table, GRACE if self.store.postgres else 0.0)
        if self._neighbours is not None:
            self._neighbours.online.announce(table)
