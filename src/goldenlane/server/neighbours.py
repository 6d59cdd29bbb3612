"""Other programs on the same database: what they change is read here, and who is with them is shown here."""

from goldenlane.server.audience import Audience
from goldenlane.server.bot_turns import GRACE, BotTurns
from goldenlane.server.bus import Bus
from goldenlane.server.errors import refusal
from goldenlane.server.folding import Folding
from goldenlane.server.in_memory import InMemory
from goldenlane.server.live import LiveTable
from goldenlane.server.online import Online
from goldenlane.server.seating import Seating
from goldenlane.server.store import Store
from goldenlane.server.tasks import Tasks
from goldenlane.server.watching import FileWatch

_A_FEW = 5
"""Lines that are followed at once; more are folded beside the loop."""


class Neighbours:
    """Hears and tells over the bus; with SQLite there are no other servers, but `goldenlane admin`."""

    def __init__(
        self,
        store: Store,
        tables: InMemory,
        audience: Audience,
        bots: BotTurns,
        seating: Seating,
        tasks: Tasks,
        folding: Folding,
    ) -> None:
        self._store = store
        self._tables = tables
        self._audience = audience
        self._bots = bots
        self._seating = seating
        self._tasks = tasks
        self._folding = folding
        self._bus: Bus | FileWatch = (
            Bus(store.url, self._heard, self._missed, lambda said: self.online.hear(said))
            if store.postgres
            else FileWatch(store, self._missed)
        )
        self.online = Online(tables.by_id, self._bus.tell, audience.presence_changed)

    async def open(self) -> None:
        await self._bus.open()
        if self._store.postgres:
            self._tasks.start(self.online.repeat_forever())

    async def close(self) -> None:
        await self._bus.close()

    @property
    def listening(self) -> bool:
        """Whether what other processes write is heard."""
        return self._bus.listening.is_set()

    def meet(self, table: LiveTable) -> None:
        """A table was loaded: who is there elsewhere, and what was written while its log was folded."""
        self.online.look(table)
        self._tasks.start(self._seating.reread(table))
        self._tasks.start(self._catch_up(table))

    def _heard(self, table_id: int, seq: int) -> None:
        table = self._tables.by_id.get(table_id)
        if table is None:
            return
        if seq < 0:
            self._tasks.start(self._reread(table))
        elif seq > table.seq:
            self._tasks.start(self._catch_up(table))

    def _missed(self) -> None:
        for table in list(self._tables.by_id.values()):
            self._tasks.start(self._reread(table))
            self._tasks.start(self._catch_up(table))

    async def _reread(self, table: LiveTable) -> None:
        """Take over who sits where; a table that was deleted is closed."""
        if await self._store.table(table.row.code) is not None:
            await self._seating.reread(table)
            return
        self._tables.forget(table)
        for client in list(table.clients):
            client.reply(refusal("no-table", client.lang))
            self._audience.depart(client)

    async def _catch_up(self, table: LiveTable) -> None:
        async with table.lock:
            lines = await self._store.log_of(table.row.id, table.seq)
            if not lines:
                return
            if len(lines) <= _A_FEW:
                table.follow(lines)
            else:
                lines = await self._store.log_of(table.row.id)
                table.take_over(await self._folding.table(LiveTable, table.row, table.seats, lines))
        self._audience.line_written(table)
        self._bots.wake(table, GRACE)
