"""Whether everything in a store is as it should be: nothing is changed."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import Connection, func, or_, select

from goldenlane.server.portable import parts
from goldenlane.server.records import NoSuchTable, Records
from goldenlane.server.schema import log, metadata, seats, tables


class Problem(NamedTuple):
    """Something that is wrong with a table (by its code), or with the whole (None)."""

    table: str | None
    what: str


def in_the_database(connection: Connection) -> list[Problem]:
    """What can be seen without opening a game."""
    return [*_damage(connection), *_foreign(connection), *_gaps(connection), *_seatless(connection)]


def _damage(connection: Connection) -> list[Problem]:
    """What SQLite itself finds; PostgreSQL checks its pages when it reads them."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.exec_driver_sql("PRAGMA integrity_check").scalars()
    return [Problem(None, f"the file: {line}") for line in found if line != "ok"]


def _foreign(connection: Connection) -> list[Problem]:
    """Rows of tables that are not there."""
    problems = []
    for part in parts(metadata)[0]:
        lost = select(part.c.table_id, func.count().label("rows")).where(
            part.c.table_id.not_in(select(tables.c.id))
        )
        for row in connection.execute(lost.group_by(part.c.table_id)):
            problems.append(Problem(None, f"{row.rows} rows of {part.name} belong to no table"))
    return problems


def _gaps(connection: Connection) -> list[Problem]:
    """A log begins with line 1, and no line is missing."""
    first, last, count = func.min(log.c.seq), func.max(log.c.seq), func.count()
    broken = (
        select(tables.c.code)
        .join(log, log.c.table_id == tables.c.id)
        .group_by(tables.c.code)
        .having(or_(first != 1, last != count))
    )
    return [Problem(code, "lines of the log are missing") for code in connection.scalars(broken)]


def _seatless(connection: Connection) -> list[Problem]:
    lone = select(tables.c.code).where(tables.c.id.not_in(select(seats.c.table_id)))
    return [Problem(code, "has no seats") for code in connection.scalars(lone)]


async def by_opening(records: Records) -> AsyncIterator[tuple[int, int, Problem | None]]:
    """Open every table as a server would: how many are done, of how many, and what is wrong with this one."""
    codes = await records.run(lambda connection: list(connection.scalars(select(tables.c.code))))
    for done, code in enumerate(codes, 1):
        yield done, len(codes), await _opening(records, code)


async def _opening(records: Records, code: str) -> Problem | None:
    try:
        table = await records.opened(code)
    except NoSuchTable as error:
        if await records.store.table(code) is None:
            return None  # deleted meanwhile
        return Problem(code, f"cannot be opened: {error}")
    if table.match.over != table.row.over:
        return Problem(code, "the game is over, but that is not noted")
    return None
