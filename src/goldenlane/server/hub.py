"""All tables that are in use in this process, and what can be done with them."""

import asyncio
import json
import logging
import time
from collections.abc import Coroutine
from random import SystemRandom
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from goldenlane.games import game_of
from goldenlane.kernel.errors import BadOption, CannotUndo, GoldenLaneError, IllegalAction, RuleFault
from goldenlane.kernel.match import Match
from goldenlane.server.advice import Advisor
from goldenlane.server.bus import Bus
from goldenlane.server.client import Client
from goldenlane.server.database import StoreError
from goldenlane.server.errors import Refused, refusal
from goldenlane.server.faults import Faults
from goldenlane.server.files import match_of_file
from goldenlane.server.identity import new_code
from goldenlane.server.live import LiveTable, split_log, written
from goldenlane.server.offers import BOT_NAMES, proper_level, proper_options
from goldenlane.server.online import Online
from goldenlane.server.store import Conflict, SeatRow, Store
from goldenlane.server.thinking import Thinkers
from goldenlane.server.wire import Agreement, Lang, NewTable, SeatWish

logger = logging.getLogger("goldenlane.server")
_T = TypeVar("_T")
_LIVE = 1_000
"""Tables kept in memory when nobody looks at them."""
_GRACE = 2.0
"""Seconds after which a bot is started whose turn another process should have seen."""


class Hub:
    """Loads tables, plays, tells the open pages, lets bots think."""

    def __init__(self, store: Store, thinkers: Thinkers, faults: Faults | None = None) -> None:
        self.store = store
        self._faults = faults or Faults(None)
        self._thinkers = thinkers
        self.advisor = Advisor(thinkers)
        self._live: dict[str, LiveTable] = {}
        self._by_id: dict[int, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bus: Bus | None = None
        self._online: Online | None = None
        """Who is online elsewhere; without other processes nobody is."""

    # ---- life --------------------------------------------------------------------------------------
    async def open(self) -> None:
        await self.store.open()
        if self.store.postgres:
            self._bus = Bus(self.store.url, self._heard, self._missed, lambda said: online.hear(said))
            self._online = online = Online(self._by_id, self._bus.tell, self._presence)
            await self._bus.open()
            self._start(online.repeat_forever())

    async def close(self) -> None:
        if self._bus is not None:
            await self._bus.close()
        self._thinkers.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def _start(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Work that goes on by itself; what it does wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, GoldenLaneError):
            logger.error("a task failed", exc_info=error)

    # ---- finding tables ----------------------------------------------------------------------------
    async def table(self, code: str) -> LiveTable:
        """The table of a code, loaded if need be."""
        table = self._live.get(code)
        if table is None:
            if code not in self._loading:
                task = self._loading[code] = self._start(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            table = await asyncio.shield(self._loading[code])
        table.used = time.monotonic()
        return table

    async def _load(self, code: str) -> LiveTable:
        row = await self.store.table(code)
        if row is None:
            raise Refused("no-table", code, status=404)
        seats = await self.store.seats_of(row.id)
        try:
            table = LiveTable(row, seats, await self.store.log_of(row.id))
        except GoldenLaneError as error:
            raise Refused("broken-table", str(error), status=409) from error
        self._make_room()
        self._live[code] = self._by_id[row.id] = table
        if self._online is not None:
            self._online.look(table)
        self._wake_bots(table, _GRACE if self.store.postgres else 0)
        return table

    def _make_room(self) -> None:
        if len(self._live) < _LIVE:
            return
        idle = [table for table in self._live.values() if not table.clients and not table.thinking]
        for table in sorted(idle, key=lambda table: table.used)[: _LIVE // 4]:
            if not table.lock.locked():
                self._forget(table)

    def _forget(self, table: LiveTable) -> None:
        self._live.pop(table.row.code, None)
        self._by_id.pop(table.row.id, None)

    # ---- making tables -----------------------------------------------------------------------------
    async def create(
        self,
        match: Match,
        seats: list[SeatRow],
        lang: Lang,
        open_to_all: bool,
        steps: list[str],
        agreed: Agreement,
    ) -> str:
        """A table for a match that was just begun, loaded or forked; its code."""
        opening, _ = split_log(match.log)
        row = {
            "header": json.dumps(match.header(), ensure_ascii=False),
            "opening": written(opening),
            "lang": lang,
            "open": open_to_all and any(seat.kind == "open" for seat in seats),
            "over": match.over,
            "next": None,
            "agreed": msgspec.json.encode(agreed).decode(),
        }
        while True:
            code = new_code()
            try:
                await self.store.create({"code": code, **row}, seats, steps)
            except IntegrityError:  # the code is taken
                continue
            return code

    async def new(self, wish: NewTable, holder: str) -> str:
        """A table with a new game."""
        seats = self.seat_rows(wish.game, wish.seats, holder)
        proper = proper_options(wish.game, len(seats), wish.options)
        match = Match(game_of(wish.game, **proper), seed=SystemRandom())
        return await self.create(match, seats, wish.lang, wish.open, [], wish.agreed)

    async def take_up(self, file: str, wishes: list[SeatWish], holder: str, lang: Lang, listed: bool) -> str:
        """A table that goes on from a game file."""
        match = await asyncio.to_thread(match_of_file, file)
        match.notes = {}  # who sat where when it was saved
        seats = self.seat_rows(match.game.name, wishes, holder)
        if len(seats) != match.game.seats:
            raise BadOption(f"the game of the file has {match.game.seats} seats, not {len(seats)}")
        steps = [written(step) for step in split_log(match.log)[1]]
        return await self.create(match, seats, lang, listed, steps, Agreement())

    async def fork(
        self, table: LiveTable, at: int, wishes: list[SeatWish], holder: str, lang: Lang, listed: bool
    ) -> str:
        """A table that goes on from a line of a finished game's log."""
        if not table.match.over and not table.all_held(holder):
            raise Refused("not-over", status=403)
        seats = self.seat_rows(table.game.name, wishes, holder)
        if len(seats) != len(table.seats):
            raise BadOption(f"the game has {len(table.seats)} seats, not {len(seats)}")
        lines = [line for line in await self.store.log_of(table.row.id) if line[0] <= at]
        if not 0 <= at <= table.seq:
            raise BadOption(f"the game has {table.seq} steps, there is no step {at}")
        forked = LiveTable(table.row, seats, lines)
        steps = [entry for _, entry in lines]
        return await self.create(forked.match, seats, lang, listed, steps, table.agreed)

    async def rematch(self, table: LiveTable, holder: str | None) -> str:
        """The same people once more; all who ask get the same table."""
        if not table.match.over:
            raise Refused("not-over", status=409)
        if not table.seats_held(holder):
            raise Refused("not-your-seat", status=403)
        if table.row.next is not None:
            return table.row.next
        match = Match(table.game, seed=SystemRandom())
        lang: Lang = table.row.lang  # type: ignore[assignment]
        code = await self.create(match, table.seats, lang, False, [], table.agreed)
        if not await self.store.set_next(table.row.id, code):
            made = await self.store.table(code)
            assert made is not None
            await self.store.remove(made.id)
        await self._reread(table)
        assert table.row.next is not None
        return table.row.next

    @staticmethod
    def seat_rows(game: str, wishes: list[SeatWish], holder: str) -> list[SeatRow]:
        """Rows for the seats of a new table."""
        rows = []
        for seat, wish in enumerate(wishes):
            if wish.kind == "bot":
                rows.append(_bot(game, seat, wish.level))
            elif wish.kind == "open":
                rows.append(SeatRow(seat, "open", "", None, None))
            else:
                rows.append(SeatRow(seat, "human", wish.name or f"{seat + 1}", None, holder))
        return rows

    # ---- seats -------------------------------------------------------------------------------------
    async def join(self, table: LiveTable, holder: str, name: str, wished: int | None) -> int:
        """Sit down; the seat."""
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        for seat in [wished] if wished is not None else free:
            if seat in free and await self.store.claim_seat(
                table.row.id, SeatRow(seat, "human", name, None, holder)
            ):
                await self._reread(table)
                return seat
        await self._reread(table)
        raise Refused("no-seat", status=409)

    async def leave(self, table: LiveTable, holder: str | None, seat: int, level: str | None) -> None:
        """Stand up: a bot plays on, or the seat is open again if the game has not begun."""
        if holder is None or not table.holds(holder, seat):
            raise Refused("not-your-seat", status=403)
        begun = table.seq > 0 or not table.waiting
        row = _bot(table.game.name, seat, level) if begun else SeatRow(seat, "open", "", None, None)
        await self.store.give_seat(table.row.id, row, holder)
        await self._reread(table)

    async def _reread(self, table: LiveTable) -> None:
        """Take over from the store who sits where."""
        row = await self.store.table(table.row.code)
        seats = await self.store.seats_of(table.row.id)
        async with table.lock:
            if row is not None:
                table.row = row
            table.seats = seats
            table.rendered.clear()
        self._tell(table)
        self._wake_bots(table, 0)

    # ---- playing -----------------------------------------------------------------------------------
    async def play(self, table: LiveTable, seat: int, action: str, seq: int) -> None:
        """Play on the state ``seq``; returns when the action is durable. Goes on if the caller leaves."""
        await asyncio.shield(self._start(self._play(table, seat, action, seq)))

    async def _play(self, table: LiveTable, seat: int, action: str, seq: int) -> None:
        async with table.lock:
            while not await self._write(table, seat, action, seq):
                pass  # another process wrote first: decide again on what is there now
        if table.match.over and not table.row.over:
            table.row = table.row._replace(over=True, open=False)
            await self.store.set_over(table.row.id)
        self._tell(table)
        self._wake_bots(table, 0)

    async def _write(self, table: LiveTable, seat: int, action: str, seq: int) -> bool:
        """Play and store one action; False if another process was faster and the table was read again."""
        if not table.fits(seat, seq):
            raise Refused("stale", status=409)
        if table.waiting:
            raise Refused("waiting", status=409)
        try:
            entry = table.play(seat, action)
        except CannotUndo as error:
            raise Refused("cannot-undo", str(table.match.undo_stop(seat) or ""), status=409) from error
        except IllegalAction as error:
            raise Refused("illegal", str(error), status=409) from error
        except RuleFault as fault:  # the match is as it was: the table plays on
            await asyncio.to_thread(self._faults.report, table, seat, action, fault)
            raise Refused("failed", status=500) from fault
        try:
            await self.store.append(table.row.id, table.seq + 1, entry)
        except StoreError as error:
            if await self._recover(table) and isinstance(error, Conflict):
                self._tell(table)
                return False
            raise Refused("busy", status=503) from error
        table.committed()
        return True

    async def _recover(self, table: LiveTable) -> bool:
        """The memory is ahead of the store: take the store's word; False if it cannot be heard."""
        try:
            table.reload(await self.store.log_of(table.row.id))
            return True
        except (SQLAlchemyError, OSError, GoldenLaneError):
            self._forget(table)  # whoever comes back loads it again
            for client in list(table.clients):
                client.reply(refusal("busy", client.lang))
                self.depart(client)
            return False

    def _tell(self, table: LiveTable) -> None:
        for client in table.clients:
            client.state_changed()

    # ---- open pages --------------------------------------------------------------------------------
    def enter(self, table: LiveTable, client: Client) -> None:
        self.depart(client)
        client.table = table
        table.clients.add(client)
        self._came_or_went(table)
        client.state_changed()

    def depart(self, client: Client) -> None:
        if client.table is not None:
            client.table.clients.discard(client)
            self._came_or_went(client.table)
            client.table = None

    def _came_or_went(self, table: LiveTable) -> None:
        self._presence(table)
        if self._online is not None:
            self._online.announce(table)

    def _presence(self, table: LiveTable) -> None:
        table.rendered.clear()
        for client in table.clients:
            client.presence_changed()

    # ---- other processes ---------------------------------------------------------------------------
    def _heard(self, table_id: int, seq: int) -> None:
        table = self._by_id.get(table_id)
        if table is None:
            return
        if seq < 0:
            self._start(self._reread(table))
        elif seq > table.seq:
            self._start(self._catch_up(table))

    def _missed(self) -> None:
        for table in list(self._live.values()):
            self._start(self._reread(table))
            self._start(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        async with table.lock:
            lines = await self.store.log_of(table.row.id, table.seq)
            if not lines:
                return
            table.follow(lines)
        self._tell(table)
        self._wake_bots(table, _GRACE)

    # ---- bots --------------------------------------------------------------------------------------
    def _wake_bots(self, table: LiveTable, grace: float) -> None:
        for seat in table.to_act:
            row = table.seats[seat] if 0 <= seat < len(table.seats) else None
            if row is not None and row.kind == "bot" and seat not in table.thinking:
                table.thinking.add(seat)
                self._presence(table)
                self._start(self._think(table, seat, row.level or "", grace))

    async def _think(self, table: LiveTable, seat: int, level: str, grace: float) -> None:
        pause = 0.0
        try:
            await asyncio.sleep(grace)
            async with table.lock:
                if seat not in table.to_act or table.seats[seat].kind != "bot":
                    return
                save = table.match.save()
            seconds = table.agreed.thinking
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
            self._presence(table)
            if self._live.get(table.row.code) is table:
                self._wake_bots(table, pause)


def _bot(game: str, seat: int, level: str | None) -> SeatRow:
    return SeatRow(seat, "bot", BOT_NAMES[seat % len(BOT_NAMES)], proper_level(game, level), None)
