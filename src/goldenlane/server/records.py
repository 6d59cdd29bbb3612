"""The store as its host sees it: who plays where, and what can be done about it, beside a running server.

Each change is one transaction and keeps to the rules of the store, so a server that runs on the same database
stays right: with PostgreSQL it is told at once (NOTIFY), with SQLite it notices within two seconds that
another program has written (``watching.py``). Nothing here shows a secret of a game or of a browser: who
somebody is, is told by the beginning of the hash that the store keeps.
"""

import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, NamedTuple, TypeVar

from sqlalchemy import Connection, Select, func, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.server import revisions
from goldenlane.server.database import StoreError, plain
from goldenlane.server.folding import Folding
from goldenlane.server.identity import proper_code
from goldenlane.server.live import LiveTable
from goldenlane.server.opening import fold_table
from goldenlane.server.schema import log, seats, tables
from goldenlane.server.seating import bot_row, open_row
from goldenlane.server.store import CHANNEL, SeatRow, Store, TableRow

_T = TypeVar("_T")
Kind = Literal["waiting", "playing", "over"]
SHOWN = 12
"""Letters of the hash by which a person is told apart."""


class NoSuchTable(GoldenLaneError):
    """A code or a seat that is not there."""


class Summary(NamedTuple):
    """A table in a list."""

    id: int
    code: str
    kind: Kind
    created: int
    moved: int
    lines: int
    people: int
    bots: int


class Held(NamedTuple):
    """A seat of a person."""

    person: str
    code: str
    seat: int
    name: str
    state: Literal["sits", "left"]
    host: bool


def _summaries() -> Select[Any]:
    """Every table with what can be counted about it."""
    count = func.count
    sitting = (
        select(
            seats.c.table_id,
            count().filter(seats.c.kind == "human").label("people"),
            count().filter(seats.c.kind == "bot").label("bots"),
            count().filter(seats.c.kind == "open").label("free"),
        )
        .group_by(seats.c.table_id)
        .subquery()
    )
    lines = (
        select(log.c.table_id, count().label("lines"), func.max(log.c.at).label("at"))
        .group_by(log.c.table_id)
        .subquery()
    )
    own = (tables.c.id, tables.c.code, tables.c.over, tables.c.created)
    return (
        select(*own, sitting, lines.c.lines, lines.c.at)
        .outerjoin(sitting, sitting.c.table_id == tables.c.id)
        .outerjoin(lines, lines.c.table_id == tables.c.id)
        .order_by(tables.c.id)
    )


def summaries(connection: Connection) -> list[Summary]:
    """All tables, the oldest first."""
    found = []
    for row in connection.execute(_summaries()):
        kind: Kind = "over" if row.over else "waiting" if row.free else "playing"
        moved = max(row.created, row.at or 0)
        sitting = (row.people or 0, row.bots or 0)
        found.append(Summary(row.id, row.code, kind, row.created, moved, row.lines or 0, *sitting))
    return found


def people(connection: Connection, person: str | None = None) -> list[Held]:
    """Every seat that somebody holds or may come back to, by person."""
    columns = (seats.c.seat, seats.c.name, seats.c.holder, seats.c.former, tables.c.code, tables.c.host)
    query = select(*columns).join(tables, tables.c.id == seats.c.table_id)
    query = query.where(or_(seats.c.holder.is_not(None), seats.c.former.is_not(None)))
    found = []
    for row in connection.execute(query.order_by(tables.c.id, seats.c.seat)):
        who = row.holder or row.former
        state: Literal["sits", "left"] = "sits" if row.holder else "left"
        found.append(Held(who[:SHOWN], row.code, row.seat, row.name, state, who == row.host))
    return sorted(
        (held for held in found if person is None or held.person.startswith(person[:SHOWN])),
        key=lambda held: held.person,
    )


class Records:
    """A store that is looked at and changed from outside; its schema is left as it is."""

    def __init__(self, database: str) -> None:
        self.store = Store(database)
        self._folding = Folding()

    async def __aenter__(self) -> "Records":
        file = self.store.url.database
        try:
            if not self.store.postgres and file and file != ":memory:" and not Path(file).exists():
                raise StoreError(f"there is no database {file}")
            found = await self.run(revisions.current)
            if found != revisions.newest():
                raise StoreError(
                    f"the database has the revision {found}, not {revisions.newest()}: "
                    "start the server of this version once, or use the version of the one that runs"
                )
        except (SQLAlchemyError, OSError) as error:
            await self._close()
            raise StoreError(f"cannot open the database: {plain(error)}") from error
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def _close(self) -> None:
        self._folding.close()
        await self.store.close()

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        """Do some work in a transaction of its own."""
        return await self.store.run(work)

    async def row(self, code: str) -> TableRow:
        found = await self.store.table(proper_code(code))
        if found is None:
            raise NoSuchTable(f"there is no table {code!r}")
        return found

    async def opened(self, code: str) -> LiveTable:
        """A table with its game, folded from its whole log; NoSuchTable tells why it cannot be."""
        try:
            found = await fold_table(self.store, self._folding, proper_code(code))
        except StoreError:
            raise
        except GoldenLaneError as error:
            raise NoSuchTable(f"table {code}: {error}") from error
        if found is None:
            raise NoSuchTable(f"there is no table {code!r}")
        return found

    async def free(self, code: str, seat: int, *, for_good: bool) -> SeatRow:
        """Take a seat from its person: while a table waits, the seat is open again; later a bot plays on, and
        the person may come back unless it is for good."""
        row = await self.row(code)
        sitting = await self.store.seats_of(row.id)
        if not 0 <= seat < len(sitting):
            raise NoSuchTable(f"table {row.code} has seats 0 to {len(sitting) - 1}, not {seat}")
        before = sitting[seat]
        if before.holder is None and not (for_good and before.former):
            raise NoSuchTable(f"nobody sits at seat {seat} of table {row.code}")
        if any(other.kind == "open" for other in sitting):
            after = open_row(seat)
        else:
            game = (await self.opened(code)).game.name
            after = bot_row(game, seat, before.level, None if for_good else before.holder)
        own = (seats.c.table_id == row.id, seats.c.seat == seat)
        unchanged = seats.c.holder == before.holder if before.holder else seats.c.holder.is_(None)

        def change(connection: Connection) -> int:
            _tell(connection, row.id)
            done: Any = connection.execute(update(seats).where(*own, unchanged).values(**after._asdict()))
            return int(done.rowcount)

        if not await self.run(change):
            raise NoSuchTable(f"seat {seat} of table {row.code} has just changed: look again")
        return after

    async def delete(self, numbers: Iterable[int]) -> None:
        """Forget tables for good."""
        for number in numbers:
            await self.store.remove(number)
            await self.run(partial(_tell, number=number))


def _tell(connection: Connection, number: int) -> None:
    """Let the processes that run on this database look at a table again, once this is committed."""
    if connection.dialect.name == "postgresql":
        told = {"channel": CHANNEL, "notice": f"{number}:-1"}
        connection.execute(text("SELECT pg_notify(:channel, :notice)"), told)


def days_ago(days: int) -> int:
    """The time so many days ago, in seconds since 1970."""
    return int(time.time()) - days * 24 * 3600
