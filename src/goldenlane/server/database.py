"""The database behind the store: work is a function of a connection, and each work is one transaction.

For SQLite the work is done in one thread of its own, so that a commit costs the others one handing over
and no waiting; for PostgreSQL on connections of a pool. An error tells the statement, not its values (names,
hashes, lines of a log): ``hide_parameters``.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.server.metrics import timed_work

_T = TypeVar("_T")


class StoreError(GoldenLaneError):
    """The database cannot be used."""


def driver_url(url: str) -> URL:
    """The address of a database with the driver that is used for it."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError as error:
        raise StoreError(f"not the address of a database: {url!r}") from error
    family = parsed.get_backend_name()
    if family not in ("sqlite", "postgresql"):
        raise StoreError(f"the database must be sqlite or postgresql, not {family!r}")
    return parsed.set(drivername="sqlite+pysqlite" if family == "sqlite" else "postgresql+asyncpg")


class Sqlite:
    """A file of this machine."""

    postgres = False

    def __init__(self, url: URL) -> None:
        self._engine: Engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
        self._thread = ThreadPoolExecutor(1, "sqlite")

        @event.listens_for(self._engine, "connect")
        def _pragmas(connection: sqlite3.Connection, record: object) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            # A commit is on the disk, also when the power fails.
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        """Do the work in a transaction; returns when it is durable."""
        return await timed_work(asyncio.get_running_loop().run_in_executor(self._thread, self._run, work))

    def _run(self, work: Callable[[Connection], _T]) -> _T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class Postgres:
    """A server, shared by several processes."""

    postgres = True

    def __init__(self, url: URL) -> None:
        try:
            self._engine: AsyncEngine = create_async_engine(
                url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True
            )
        except ModuleNotFoundError as error:
            raise StoreError(f"PostgreSQL needs {error.name}: pip install 'goldenlane[postgres]'") from error

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        """Do the work in a transaction; returns when it is durable."""
        return await timed_work(self._run(work))

    async def _run(self, work: Callable[[Connection], _T]) -> _T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


Database = Sqlite | Postgres


def database(url: URL) -> Database:
    """The database of an address."""
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url)


def insert_or(into: Table, postgres: bool) -> Any:
    """An insert that can say what to do where there is a row already; both databases spell it alike."""
    return postgresql.insert(into) if postgres else sqlite.insert(into)


def newest(into: Table, postgres: bool) -> Any:
    """Write the row of a table unless there is a newer one: two processes may come in any order."""
    statement = insert_or(into, postgres)
    new = {column.name: statement.excluded[column.name] for column in into.c if column.name != "table_id"}
    return statement.on_conflict_do_update(
        index_elements=["table_id"], set_=new, where=into.c.seq <= new["seq"]
    )


def plain(error: BaseException) -> str:
    """What the driver says, in one line."""
    said: Any = getattr(error, "orig", None) or error
    return str(said).splitlines()[0]
