"""Actions: played, stored, and only then shown."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from goldenlane.kernel.errors import GoldenLaneError, IllegalAction, RuleFault
from goldenlane.kernel.save import UNDO
from goldenlane.server.audience import Audience
from goldenlane.server.bot_turns import BotTurns
from goldenlane.server.cards import card_of
from goldenlane.server.database import StoreError
from goldenlane.server.errors import Refused, refusal
from goldenlane.server.faults import Faults
from goldenlane.server.folding import Folding
from goldenlane.server.in_memory import InMemory
from goldenlane.server.limits import UNDOS_EACH
from goldenlane.server.live import LiveTable
from goldenlane.server.metrics import timed_action
from goldenlane.server.store import Conflict, Store
from goldenlane.server.tasks import Tasks


class Playing:
    """Memory never runs ahead of the store."""

    def __init__(
        self,
        store: Store,
        tables: InMemory,
        audience: Audience,
        bots: BotTurns,
        tasks: Tasks,
        faults: Faults,
        folding: Folding,
    ) -> None:
        self._store = store
        self._tables = tables
        self._audience = audience
        self._bots = bots
        self._tasks = tasks
        self._faults = faults
        self._folding = folding

    async def play(self, table: LiveTable, seat: int, action: str, seq: int) -> None:
        """Play on the line ``seq`` of the log; returns when that is durable. Goes on if the caller leaves."""
        await asyncio.shield(self._tasks.start(self.play_now(table, seat, action, seq)))

    @timed_action
    async def play_now(self, table: LiveTable, seat: int, action: str, seq: int) -> None:
        """The same as a part of the caller's own task, which may be cancelled half-way."""
        async with table.lock:
            while not await self._write(table, seat, action, seq):
                pass  # another process wrote first: decide again on what is there now
            self._tables.keep(table)
        if table.match.over and not table.row.over:
            table.row = table.row._replace(over=True, open=False)
            await self._store.set_over(table.row.id)
        self._audience.line_written(table)
        self._bots.wake(table)

    async def _write(self, table: LiveTable, seat: int, action: str, seq: int) -> bool:
        """Play and store one action; False if another process was faster and the table was read again."""
        if not table.fits(seat, seq):
            raise Refused("stale", status=409)
        if table.waiting:
            raise Refused("waiting", status=409)
        if action == UNDO:
            _check_undo(table, seat)
        try:
            entry = table.play(seat, action)
        except IllegalAction as error:
            raise Refused("illegal", str(error), status=409) from error
        except RuleFault as fault:  # the match is as it was: the table plays on
            await asyncio.to_thread(self._faults.report, table, seat, action, fault)
            raise Refused("failed", status=500) from fault
        try:
            card = card_of(table.match, table.seq + 1, table.seen_next())
            await self._store.append(table.row.id, table.seq + 1, entry, card)
        except StoreError as error:
            there = await self._recover(table) and self._tables.has(table)  # and not deleted meanwhile
            if there and isinstance(error, Conflict):
                self._audience.line_written(table)
                return False
            raise Refused("busy", status=503) from error
        table.committed()
        return True

    async def _recover(self, table: LiveTable) -> bool:
        """The memory is ahead of the store: take the store's word; False if it cannot be heard."""
        try:
            lines = await self._store.log_of(table.row.id)
            table.take_over(await self._folding.table(LiveTable, table.row, table.seats, lines))
            return True
        except (SQLAlchemyError, OSError, GoldenLaneError):
            self._tables.forget(table)  # whoever comes back loads it again
            for client in list(table.clients):
                client.reply(refusal("busy", client.lang))
                self._audience.depart(client)
            return False


def _check_undo(table: LiveTable, seat: int) -> None:
    """Refuse an undo beyond what cannot be taken back, or one too many."""
    if table.undone[seat] >= UNDOS_EACH:
        raise Refused("cannot-undo", "you have taken back too much at this table", status=409)
    if (stop := table.undo_stop(seat)) is not None:
        raise Refused("cannot-undo", str(stop), status=409)
