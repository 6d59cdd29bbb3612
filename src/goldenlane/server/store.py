"""The store: what was acknowledged is on disk.

All writes go through one task that gathers what is waiting and commits it together, so that a
thousand actions a second need only a few dozen commits. An action is acknowledged after its commit.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from alembic.util import CommandError
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Select,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from goldenlane.server import revisions
from goldenlane.server.damage import look_for_damage
from goldenlane.server.database import StoreError, database, driver_url, insert_or, newest, plain
from goldenlane.server.schema import Card, cards, contents, log, probe, seats, snapshots, tables

_T = TypeVar("_T")
CHANNEL = "goldenlane"
_BATCH = 500
LISTED_EACH = 5
"""Open tables of one person in the list."""
_MIGRATION_LOCK = 0x601DE


class Conflict(StoreError):
    """Somebody else wrote this place of the log first."""


class TableRow(NamedTuple):
    id: int
    code: str
    header: str
    opening: str
    lang: str
    open: bool
    over: bool
    created: int
    next: str | None
    agreed: str = "{}"
    origin: str = "fresh"
    host: str | None = None


class SeatRow(NamedTuple):
    seat: int
    kind: str
    name: str
    level: str | None
    holder: str | None
    former: str | None = None
    """Who left the seat to a bot."""


class _Job:
    """One write: statements, or a line of a log with the table's new card."""

    __slots__ = ("card", "line", "notice", "ready", "statements")

    def __init__(
        self,
        notice: str,
        *,
        statements: list[Executable] | None = None,
        line: dict[str, Any] | None = None,
        card: dict[str, Any] | None = None,
    ) -> None:
        self.notice = notice
        self.statements = statements or []
        self.line = line
        self.card = card
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """Tables, seats and logs in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = driver_url(url)
        self._shown = self.url.render_as_string(hide_password=True)
        self._database = database(self.url)
        self.postgres = self._database.postgres
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    # ---- life ------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Connect, look for damage, bring the schema up to date, try to write, start to write."""
        try:
            if not self.postgres:
                await self._database.run(look_for_damage)
            await self._database.run(self._migrate)
            await self.probe()
        except CommandError as error:
            await self._database.close()
            raise StoreError(
                f"the database {self._shown} was written by another version of Golden Lane: {plain(error)}"
            ) from error
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            await self._database.close()
            raise StoreError(f"cannot open the database {self._shown}: {plain(error)}") from error
        self._writer = asyncio.create_task(self._write_forever())

    def _migrate(self, connection: Connection) -> None:
        if self.postgres:  # several processes may start at once
            connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        revisions.upgrade(connection)

    async def close(self) -> None:
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._database.close()

    @property
    def waiting(self) -> int:
        """Writes that wait for their transaction."""
        return self._queue.qsize()

    # ---- writing -----------------------------------------------------------------------------------
    async def append(self, table: int, seq: int, entry: str, card: Card | None = None) -> None:
        """Write one line of a table's log; Conflict if that place is taken. Returns when it is durable."""
        line = {"table_id": table, "seq": seq, "entry": entry, "at": int(time.time())}
        shown = None if card is None else {"table_id": table, **card._asdict()}
        await self._submit(_Job(f"{table}:{seq}", line=line, card=shown))

    async def keep(self, table: int, seq: int, program: str, body: bytes, card: Card) -> None:
        """The newest snapshot of a table, and its card."""
        row = {"table_id": table, "seq": seq, "program": program, "body": body}
        snapshot = newest(snapshots, self.postgres).values(row)
        await self._submit(_Job("", statements=[snapshot], card={"table_id": table, **card._asdict()}))

    async def show(self, table: int, card: Card) -> None:
        """The card of a table."""
        await self._submit(_Job("", card={"table_id": table, **card._asdict()}))

    async def create(
        self,
        row: dict[str, Any],
        seat_rows: list[SeatRow],
        entries: list[str],
        content: dict[str, str] | None = None,
        card: Card | None = None,
    ) -> int:
        """A new table with its seats, its content and (imported, forked) the log so far; its id."""
        now = int(time.time())

        def work(connection: Connection) -> int:
            if content is not None:
                connection.execute(
                    insert_or(contents, self.postgres).values(content).on_conflict_do_nothing()
                )
            found = connection.execute(insert(tables).values(**row, created=now).returning(tables.c.id))
            table = int(found.scalar_one())
            connection.execute(insert(seats), [{"table_id": table, **seat._asdict()} for seat in seat_rows])
            if entries:
                lines = [
                    {"table_id": table, "seq": seq, "entry": entry, "at": now}
                    for seq, entry in enumerate(entries, 1)
                ]
                connection.execute(insert(log), lines)
            if card is not None:
                connection.execute(insert(cards).values(table_id=table, **card._asdict()))
            return table

        return await self._database.run(work)

    async def sit(self, table: int, choose: Callable[[list[SeatRow]], SeatRow]) -> int:
        """Somebody sits down as ``choose`` decides on the seats as they are; meanwhile nobody else does."""

        def work(connection: Connection) -> int:
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            seat = choose([SeatRow(*row) for row in connection.execute(_seats_of(table))])
            at = (seats.c.table_id == table, seats.c.seat == seat.seat)
            connection.execute(update(seats).where(*at).values(**seat._asdict()))
            self._notify(connection, [f"{table}:-1"])
            return seat.seat

        return await self._database.run(work)

    async def give_seat(self, table: int, seat: SeatRow, holder: str) -> bool:
        """Somebody else (a bot) takes over the seat of this holder."""
        return await self._set_seat(table, seat, seats.c.holder == holder)

    async def _set_seat(self, table: int, seat: SeatRow, *only: ColumnElement[bool]) -> bool:
        """Write a seat if it still is as the caller thinks."""
        at = (seats.c.table_id == table, seats.c.seat == seat.seat)
        return await self._change(table, update(seats).where(*at, *only).values(**seat._asdict()))

    async def set_next(self, table: int, code: str) -> bool:
        """Note the rematch of a table; False if there is one already."""
        return await self._change(
            table, update(tables).where(tables.c.id == table, tables.c.next.is_(None)).values(next=code)
        )

    async def set_over(self, table: int) -> None:
        await self._submit(
            _Job("", statements=[update(tables).where(tables.c.id == table).values(over=True, open=False)])
        )

    async def remove(self, table: int) -> None:
        """Forget a table (a rematch that somebody else made first)."""

        def work(connection: Connection) -> None:
            for part in (log, seats, snapshots, cards):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(tables).where(tables.c.id == table))

        await self._database.run(work)

    async def probe(self) -> None:
        """Write something: a disk that is full or read-only is noticed before somebody plays."""
        await self._database.run(
            lambda connection: connection.execute(update(probe).values(at=time.time_ns()))
        )

    async def _change(self, table: int, statement: Executable) -> bool:
        def work(connection: Connection) -> bool:
            done: Any = connection.execute(statement)
            if done.rowcount:
                self._notify(connection, [f"{table}:-1"])
            return bool(done.rowcount)

        return await self._database.run(work)

    async def _submit(self, job: _Job) -> None:
        if self._writer is None or self._writer.done():
            raise StoreError("the store is closed")
        self._queue.put_nowait(job)
        await job.ready

    async def _write_forever(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < _BATCH and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            try:
                await self._commit(jobs)
            finally:
                for _ in jobs:
                    self._queue.task_done()

    async def _commit(self, jobs: list[_Job]) -> None:
        """All in one transaction; if one of them cannot be, each in its own."""
        try:
            await self._database.run(lambda connection: self._write(connection, jobs))
        except IntegrityError as error:
            if len(jobs) == 1:
                _refuse(jobs[0], Conflict(f"somebody else wrote first: {jobs[0].notice}"), error)
                return
            for job in jobs:
                await self._commit([job])
        except (SQLAlchemyError, OSError) as error:
            for job in jobs:
                _refuse(job, StoreError("the database does not answer"), error)
        else:
            self.commits += 1
            for job in jobs:
                if not job.ready.done():
                    job.ready.set_result(None)

    def _write(self, connection: Connection, jobs: list[_Job]) -> None:
        lines = [job.line for job in jobs if job.line is not None]
        if lines:
            connection.execute(insert(log), lines)
        shown = [job.card for job in jobs if job.card is not None]
        if shown:
            connection.execute(newest(cards, self.postgres), shown)
        for job in jobs:
            for statement in job.statements:
                connection.execute(statement)
        self._notify(connection, [job.notice for job in jobs if job.notice])

    def _notify(self, connection: Connection, notices: list[str]) -> None:
        """Told to all processes when, and only if, the transaction commits; with SQLite there is but one."""
        if self.postgres and notices:
            connection.execute(
                text("SELECT pg_notify(:channel, :notice)"),
                [{"channel": CHANNEL, "notice": notice} for notice in notices],
            )

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        """Some other work, in a transaction of its own."""
        return await self._database.run(work)

    # ---- reading -----------------------------------------------------------------------------------
    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        return await self._database.run(lambda connection: connection.execute(query).all())

    async def table(self, code: str) -> TableRow | None:
        rows = await self._rows(select(tables).where(tables.c.code == code))
        return TableRow(*rows[0]) if rows else None

    async def seats_of(self, table: int) -> list[SeatRow]:
        return [SeatRow(*row) for row in await self._rows(_seats_of(table))]

    async def log_of(self, table: int, after: int = 0) -> list[tuple[int, str]]:
        """Lines of a table's log, (seq, entry), in order."""
        query = select(log.c.seq, log.c.entry).where(log.c.table_id == table, log.c.seq > after)
        return [(row.seq, row.entry) for row in await self._rows(query.order_by(log.c.seq))]

    async def content(self, digest: str) -> str | None:
        """The text of a content that a table was begun with."""
        rows = await self._rows(select(contents.c.text).where(contents.c.digest == digest))
        return rows[0].text if rows else None

    async def snapshot_of(self, table: int) -> tuple[str, bytes] | None:
        """The newest snapshot of a table: which program wrote it, and its body."""
        query = select(snapshots.c.program, snapshots.c.body).where(snapshots.c.table_id == table)
        rows = await self._rows(query)
        return (rows[0].program, rows[0].body) if rows else None

    async def last_of(self, table: int) -> tuple[int, int] | None:
        """Number and time of the last line."""
        query = select(log.c.seq, log.c.at).where(log.c.table_id == table).order_by(log.c.seq.desc()).limit(1)
        rows = await self._rows(query)
        return (rows[0].seq, rows[0].at) if rows else None

    async def written_at(self, table: int, seq: int) -> int | None:
        """When a line of a table's log was written; None if there is no such line."""
        rows = await self._rows(select(log.c.at).where(log.c.table_id == table, log.c.seq == seq))
        return rows[0].at if rows else None

    async def codes_held_by(self, holder: str, limit: int = 50) -> list[str]:
        """Tables at which somebody sits, or may sit again, the newest first."""
        query = (
            select(tables.c.code, tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(or_(seats.c.holder == holder, seats.c.former == holder))
            .distinct()
            .order_by(tables.c.id.desc())
            .limit(limit)
        )
        return [row.code for row in await self._rows(query)]

    async def open_codes(self, limit: int = 50) -> list[str]:
        """Open tables with a free seat, the newest first, and a few of each host at most."""
        free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
        host = func.coalesce(tables.c.host, tables.c.code)
        nth = func.row_number().over(partition_by=host, order_by=tables.c.id.desc()).label("nth")
        listed = select(tables.c.code, tables.c.id, nth).where(tables.c.open, ~tables.c.over, free).subquery()
        query = select(listed.c.code).where(listed.c.nth <= LISTED_EACH).order_by(listed.c.id.desc())
        return [row.code for row in await self._rows(query.limit(limit))]


def _seats_of(table: int) -> Select[Any]:
    columns = (seats.c.seat, seats.c.kind, seats.c.name, seats.c.level, seats.c.holder, seats.c.former)
    return select(*columns).where(seats.c.table_id == table).order_by(seats.c.seat)


def _refuse(job: _Job, reason: StoreError, cause: BaseException) -> None:
    if not job.ready.done():
        reason.__cause__ = cause
        job.ready.set_exception(reason)


Listener = Callable[[int, int], None]
"""Called with (table id, seq) when another process may have changed a table; seq -1: its seats."""


def check(store: Store) -> None:
    """Open a store once, so that a wrong address is told before anything is served."""

    async def once() -> None:
        await store.open()
        await store.close()

    asyncio.run(once())
