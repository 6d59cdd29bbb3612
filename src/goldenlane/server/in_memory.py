"""The tables that this process has in memory."""

import asyncio
import logging
import time
from collections.abc import Callable

from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.server.cards import card_of
from goldenlane.server.database import StoreError
from goldenlane.server.errors import Refused
from goldenlane.server.folding import Folding
from goldenlane.server.kept import Kept, packed
from goldenlane.server.live import LiveTable
from goldenlane.server.opening import open_table
from goldenlane.server.schema import Card
from goldenlane.server.store import Store
from goldenlane.server.tasks import Tasks

logger = logging.getLogger("goldenlane.server")

_LIVE = 1_000
"""Tables kept in memory when nobody looks at them; one with a content of its own counts as several."""


class InMemory:
    """Finds tables by their codes, and loads each of them once at a time."""

    def __init__(
        self, store: Store, tasks: Tasks, folding: Folding, loaded: Callable[[LiveTable], None]
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._folding = folding
        self._loaded = loaded
        """Called with every table that was just loaded."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.by_id: dict[int, LiveTable] = {}

    async def find(self, code: str) -> LiveTable:
        """The table of a code, loaded if need be."""
        table = self._live.get(code)
        if table is None:
            if code not in self._loading:
                task = self._loading[code] = self._tasks.start(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            table = await asyncio.shield(self._loading[code])
        table.used = time.monotonic()
        return table

    async def _load(self, code: str) -> LiveTable:
        try:
            table = await open_table(self._store, self._folding, code)
        except StoreError:
            raise
        except GoldenLaneError as error:
            raise Refused("broken-table", str(error), status=409) from error
        if table is None:
            raise Refused("no-table", code, status=404)
        self._make_room()
        self._live[code] = self.by_id[table.row.id] = table
        if table.kept is None:  # its whole log was folded, and its card may be older, or missing
            self._tasks.start(self._show(table.row.id, card_of(table.match, table.seq, table.seen())))
        self.keep(table)
        self._loaded(table)
        return table

    def keep(self, table: LiveTable) -> None:
        """Have a snapshot written if one is due; nobody waits for it."""
        kept = table.keep()
        if kept is not None:
            self._tasks.start(self._write(table, kept))

    async def _write(self, table: LiveTable, kept: Kept) -> None:
        card = card_of(table.match, kept.seq, table.seen())
        body = await asyncio.to_thread(packed, kept)
        try:
            await self._store.keep(table.row.id, kept.seq, kept.program, body, card)
        except StoreError as error:  # the next one will do
            logger.warning("a snapshot could not be written: %s", error)

    async def _show(self, table: int, card: Card) -> None:
        try:
            await self._store.show(table, card)
        except StoreError as error:  # the next line brings one
            logger.warning("the card of a table could not be written: %s", error)

    def asleep(self, code: str) -> bool:
        """Whether a table is not in memory."""
        return code not in self._live

    def _make_room(self) -> None:
        weight = sum(table.weight for table in self._live.values())
        if weight < _LIVE:
            return
        idle = [table for table in self._live.values() if not table.clients and not table.thinking]
        for table in sorted(idle, key=lambda table: table.used):
            if weight <= _LIVE * 3 // 4:
                return
            if not table.lock.locked():
                self.forget(table)
                weight -= table.weight

    def forget(self, table: LiveTable) -> None:
        """Whoever asks for the table loads it again."""
        self._live.pop(table.row.code, None)
        self.by_id.pop(table.row.id, None)

    def has(self, table: LiveTable) -> bool:
        return self._live.get(table.row.code) is table
