"""Copies of the whole store, made and taken in beside a running server.

A copy that ends in ``.db`` is a SQLite file, made by SQLite's own online backup; one that ends in
``.jsonl.gz`` is portable (``portable.py``) and can be made of either database. Either kind is taken in by
either database. It is first brought up to date in a database that is thrown away, so that copies of older
versions can be read.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, insert, select
from sqlalchemy.exc import SQLAlchemyError

from goldenlane.server import portable
from goldenlane.server.database import plain
from goldenlane.server.portable import SUFFIX, BadFile, Progress, Row, unseen
from goldenlane.server.records import Records
from goldenlane.server.schema import metadata, tables
from goldenlane.server.store import Store

_PAGES = 256
"""Pages of a SQLite file that are copied at once; in between, the server writes."""


async def back_up(records: Records, file: Path, progress: Progress = unseen) -> int:
    """Copy the whole store to a file that is not there yet; how many tables it has."""
    if file.exists():
        raise BadFile(f"{file} is there already")
    if file.name.endswith(SUFFIX):
        return await records.run(lambda connection: portable.write(connection, file, None, progress))
    if file.suffix != ".db":
        raise BadFile(f"a copy ends in .db (SQLite) or in {SUFFIX} (portable), not {file.name!r}")
    if records.store.postgres:
        raise BadFile(f"a copy of PostgreSQL ends in {SUFFIX}, not {file.name!r}")
    return await records.run(lambda connection: _copy(connection, file, progress))


def _copy(connection: Connection, file: Path, progress: Progress) -> int:
    beside = file.with_name(f".{file.name}.part")
    ours: Any = connection.connection.driver_connection
    try:
        with closing(sqlite3.connect(beside)) as copy:
            ours.backup(copy, pages=_PAGES, progress=lambda _, left, of: progress(of - left, of))
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, that can be carried away
            [(count,)] = copy.execute("SELECT count(*) FROM tables").fetchall()
        os.replace(beside, file)
    except (OSError, sqlite3.Error) as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"cannot write {file}: {error}") from error
    return int(count)


async def restore(database: str, file: Path, progress: Progress = unseen) -> tuple[int, int]:
    """Take the tables of a copy or of an archive into a store: how many came, how many were there already."""
    if not file.is_file():
        raise BadFile(f"cannot read {file}: there is no such file")
    with portable.desk() as folder:
        staged = Path(folder) / "staged.db"
        _stage(file, staged)
        middle = Store(f"sqlite:///{staged}")
        await middle.open()  # brought up to date
        await middle.close()
        target = Store(database)
        await target.open()
        try:
            return await target.run(lambda connection: _take_in(connection, staged, progress))
        finally:
            await target.close()


def _stage(file: Path, staged: Path) -> None:
    """The copy as a SQLite file of the revision at which it was made."""
    if file.name.endswith(SUFFIX):
        engine = create_engine(f"sqlite:///{staged}", hide_parameters=True)
        try:
            with engine.begin() as connection:
                portable.unpack(connection, file)
        except (SQLAlchemyError, KeyError, TypeError) as error:
            raise BadFile(f"{file} is damaged: {plain(error)}") from error
        finally:
            engine.dispose()
        return
    try:
        with (
            closing(sqlite3.connect(f"file:{file.absolute()}?mode=ro", uri=True)) as copy,
            closing(sqlite3.connect(staged)) as ours,
        ):
            copy.backup(ours)
    except sqlite3.Error as error:
        raise BadFile(f"{file} is no copy of a store: {error}") from error


def _take_in(connection: Connection, staged: Path, progress: Progress) -> tuple[int, int]:
    own, shared = portable.parts(metadata)
    engine = create_engine(f"sqlite:///{staged}")
    try:
        with engine.connect() as source:
            there = set(connection.scalars(select(tables.c.code)))
            for part in shared:
                _add_missing(connection, part, [dict(row) for row in source.execute(select(part)).mappings()])
            games = source.execute(select(tables).order_by(tables.c.id)).mappings().all()
            came = 0
            for done, game in enumerate(games):
                progress(done, len(games))
                if game["code"] in there:
                    continue
                row = {name: value for name, value in game.items() if name != "id"}
                number = connection.execute(insert(tables).values(row).returning(tables.c.id)).scalar_one()
                for part in own:
                    lines = source.execute(select(part).where(part.c.table_id == game["id"])).mappings()
                    moved = [{**line, "table_id": number} for line in lines]
                    portable.add_lines(connection, part, number, moved)
                came += 1
            return came, len(games) - came
    finally:
        engine.dispose()


def _add_missing(connection: Connection, part: Any, rows: list[Row]) -> None:
    """Things that tables share are kept once."""
    [key] = part.primary_key.columns
    there = set(connection.scalars(select(key)))
    missing = [row for row in rows if row[key.name] not in there]
    if missing:
        connection.execute(insert(part), missing)
