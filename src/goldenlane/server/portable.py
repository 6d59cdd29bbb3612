"""Tables in a file that any database can take in: for backups of PostgreSQL, for moving, and for the archive.

The file is gzip of lines of JSON: one about the file, one for each thing that tables share, one for each
table with everything that belongs to it, and one that says how many there were, so that a file that was cut
off is noticed. Numbers of tables are given anew when a file is taken in; a code that is there already stays.
"""

import base64
import gzip
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, select, text

import goldenlane
from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.server import revisions
from goldenlane.server.schema import metadata, tables

FORMAT = 1
SUFFIX = ".jsonl.gz"
_LEFT_OUT = {"probe", "alembic_version"}
Row = dict[str, Any]
Progress = Callable[[int, int], None]
"""Called with how many are done, and of how many."""


class BadFile(GoldenLaneError):
    """A file of tables that cannot be taken in."""


def unseen(done: int, of: int) -> None:
    """Nobody looks at the progress."""


def parts(schema: MetaData) -> tuple[list[Table], list[Table]]:
    """What belongs to one table each, and what tables share."""
    others = [part for part in schema.sorted_tables if part.name != "tables" and part.name not in _LEFT_OUT]
    own = [part for part in others if "table_id" in part.c]
    return own, [part for part in others if part not in own]


# ---- writing ---------------------------------------------------------------------------------------------
def still(connection: Connection) -> None:
    """From now on this transaction sees the database as it is at this moment, whatever others write."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    else:
        connection.exec_driver_sql("BEGIN")


def write(
    connection: Connection, file: Path, chosen: Sequence[int] | None, progress: Progress = unseen
) -> int:
    """Write tables (all, if chosen is None) whole or not at all; how many. The file must not be there yet."""
    still(connection)
    own, shared = parts(metadata)
    numbers = list(connection.scalars(select(tables.c.id).order_by(tables.c.id)))
    if chosen is not None:
        numbers = [number for number in numbers if number in set(chosen)]
    beside = file.with_name(f".{file.name}.part")
    if file.exists():
        raise BadFile(f"{file} is there already")
    try:
        with beside.open("wb") as raw:
            with gzip.open(raw, "wb") as out:
                for line in _lines(connection, own, shared, numbers, chosen is not None, progress):
                    out.write(msgspec.json.encode(line) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(beside, file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"cannot write {file}: {error.strerror}") from error
    return len(numbers)


def _lines(
    connection: Connection,
    own: list[Table],
    shared: list[Table],
    numbers: list[int],
    some: bool,
    progress: Progress,
) -> Iterator[Row]:
    yield {
        "format": FORMAT,
        "version": goldenlane.__version__,
        "revision": revisions.newest(),
        "written": int(time.time()),
    }
    games = [_game(connection, own, number) for number in numbers] if some else None
    needed = msgspec.json.encode(games).decode() if some else None
    for part in shared:
        [key] = part.primary_key.columns
        for row in connection.execute(select(part)).mappings():
            if needed is None or str(row[key.name]) in needed:
                yield {"shared": str(part.name), "row": _plain(row)}
    for done, number in enumerate(numbers):
        progress(done, len(numbers))
        yield games[done] if games is not None else _game(connection, own, number)
    yield {"tables": len(numbers)}


def _game(connection: Connection, own: list[Table], number: int) -> Row:
    """A table with everything that belongs to it."""
    row = connection.execute(select(tables).where(tables.c.id == number)).mappings().one()
    parts_of = {
        str(part.name): [
            _plain(line, "table_id")
            for line in connection.execute(
                select(part).where(part.c.table_id == number).order_by(*part.primary_key.columns)
            ).mappings()
        ]
        for part in own
    }
    return {"table": _plain(row, "id"), "parts": parts_of}


def _plain(row: Mapping[Any, Any], left_out: str = "") -> Row:
    """A row with names that are nothing but text: those of some columns know how they are quoted."""
    return {str(name): value for name, value in row.items() if name != left_out}


# ---- reading ---------------------------------------------------------------------------------------------
def read(file: Path) -> Iterator[Row]:
    """The lines of a file; BadFile if it is none, is cut off, or comes from a newer version."""
    count, ended = 0, False
    try:
        with gzip.open(file, "rb") as lines:
            for number, line in enumerate(lines):
                row = msgspec.json.decode(line)
                if not number:
                    _proper(file, row)
                count += "table" in row
                ended = row.get("tables") == count
                yield row
    except OSError as error:
        raise BadFile(f"cannot read {file}: {error.strerror or 'not compressed with gzip'}") from error
    except (EOFError, msgspec.DecodeError, AttributeError) as error:
        raise BadFile(f"{file} is damaged or cut off") from error
    if not ended:
        raise BadFile(f"{file} is cut off")


def _proper(file: Path, head: Row) -> None:
    if head.get("format") != FORMAT:
        raise BadFile(f"{file} is no file of tables of this version")
    if not revisions.known(str(head.get("revision"))):
        raise BadFile(f"{file} was written by a newer version of Golden Lane ({head.get('version')})")


def unpack(connection: Connection, file: Path) -> None:
    """Put a file into an empty database, at the revision at which it was written."""
    rows = read(file)
    head = next(rows, None)
    if head is None:
        raise BadFile(f"{file} is empty")
    revisions.upgrade(connection, head["revision"])
    schema = MetaData()
    schema.reflect(connection)
    number = 0
    for row in rows:
        if "shared" in row:
            part = schema.tables[row["shared"]]
            connection.execute(insert(part).values(_typed(part, row["row"])))
        elif "table" in row:
            number += 1
            connection.execute(insert(schema.tables["tables"]).values(id=number, **row["table"]))
            for name, lines in row["parts"].items():
                add_lines(connection, schema.tables[name], number, lines)


def add_lines(connection: Connection, part: Table, number: int, lines: list[Row]) -> None:
    """Write what belongs to a table."""
    if lines:
        connection.execute(insert(part), [{"table_id": number, **_typed(part, line)} for line in lines])


def _typed(part: Table, row: Row) -> Row:
    """Bytes are written as base64."""
    return {
        name: base64.b64decode(value)
        if isinstance(value, str) and isinstance(part.c[name].type, LargeBinary)
        else value
        for name, value in row.items()
    }


def desk() -> tempfile.TemporaryDirectory[str]:
    """A folder for a database that is thrown away."""
    return tempfile.TemporaryDirectory(prefix="goldenlane-")
