"""The store: one writer per table, group commit, seats, migrations."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from goldenlane.server.database import StoreError, driver_url
from goldenlane.server.schema import metadata
from goldenlane.server.store import Conflict, SeatRow, Store
from tests.server.serving import sqlite

ROW: dict[str, Any] = {
    "header": "{}",
    "opening": "",
    "lang": "en",
    "open": True,
    "over": False,
    "next": None,
}
OPEN = [SeatRow(0, "human", "Ann", None, "h1"), SeatRow(1, "open", "", None, None)]


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(sqlite(folder))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_lines_come_back_in_order(folder: Path) -> None:
    async def work(store: Store) -> None:
        table = await store.create({"code": "AAAAAA", **ROW}, OPEN, ["0 a"])
        await store.append(table, 2, "1 b\n* draw 1")
        await store.append(table, 3, "0 c")
        assert await store.log_of(table) == [(1, "0 a"), (2, "1 b\n* draw 1"), (3, "0 c")]
        assert await store.log_of(table, 2) == [(3, "0 c")]
        assert await store.written_at(table, 3)
        assert await store.written_at(table, 4) is None

    with_store(folder, work)


def test_a_place_of_the_log_is_written_once(folder: Path) -> None:
    """Others in the same group are not touched by a conflict."""

    async def work(store: Store) -> None:
        one = await store.create({"code": "AAAAAA", **ROW}, OPEN, ["0 a"])
        other = await store.create({"code": "CCCCCC", **ROW}, OPEN, [])
        results = await asyncio.gather(
            store.append(one, 1, "0 stolen"),
            store.append(other, 1, "0 b"),
            store.append(other, 2, "0 c"),
            store.append(other, 2, "0 d"),
            return_exceptions=True,
        )
        assert [isinstance(result, Conflict) for result in results] == [True, False, False, True]
        assert await store.log_of(one) == [(1, "0 a")]
        assert await store.log_of(other) == [(1, "0 b"), (2, "0 c")]

    with_store(folder, work)


def test_what_waits_is_committed_together(folder: Path) -> None:
    async def work(store: Store) -> None:
        tables = [await store.create({"code": f"{n:06}", **ROW}, OPEN, []) for n in range(50)]
        await asyncio.gather(*(store.append(table, 1, "0 a") for table in tables))
        assert store.commits < 10

    with_store(folder, work)


def test_a_seat_is_claimed_once(folder: Path) -> None:
    async def work(store: Store) -> None:
        table = await store.create({"code": "AAAAAA", **ROW}, OPEN, [])
        assert await store.open_codes() == ["AAAAAA"]

        def claim(holder: str, rows: list[SeatRow]) -> SeatRow:
            if rows[1].kind != "open":
                raise LookupError
            return SeatRow(1, "human", f"P{holder}", None, holder)

        claims = await asyncio.gather(
            *(store.sit(table, partial(claim, f"k{n}")) for n in range(5)), return_exceptions=True
        )
        assert [claim for claim in claims if not isinstance(claim, LookupError)] == [1]
        assert await store.open_codes() == []
        assert not await store.give_seat(table, SeatRow(0, "bot", "B", "random", None), "h2")
        assert await store.give_seat(table, SeatRow(0, "bot", "B", "random", None), "h1")
        assert await store.codes_held_by("h1") == []

    with_store(folder, work)


def test_a_rematch_is_noted_once(folder: Path) -> None:
    async def work(store: Store) -> None:
        table = await store.create({"code": "AAAAAA", **ROW}, OPEN, ["0 a"])
        assert await store.set_next(table, "CCCCCC")
        assert not await store.set_next(table, "DDDDDD")
        await store.set_over(table)
        row = await store.table("AAAAAA")
        assert row is not None
        assert (row.next, row.over, row.open) == ("CCCCCC", True, False)
        await store.remove(table)
        assert await store.table("AAAAAA") is None

    with_store(folder, work)


def test_the_migrations_make_the_schema(folder: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        assert await store._database.run(differences) == []

    with_store(folder, work)


def test_a_store_opens_again_as_it_was(folder: Path) -> None:
    async def first(store: Store) -> None:
        await store.create({"code": "AAAAAA", **ROW}, OPEN, ["0 a"])

    async def second(store: Store) -> None:
        assert await store.codes_held_by("h1") == ["AAAAAA"]

    with_store(folder, first)
    with_store(folder, second)


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(StoreError):
        driver_url(url)


def test_a_file_that_cannot_be_opened_is_told(folder: Path) -> None:
    async def run() -> None:
        await Store(f"sqlite:///{folder}/none/tables.db").open()

    with pytest.raises(StoreError, match="cannot open the database"):
        asyncio.run(run())


def test_a_closed_store_takes_nothing(folder: Path) -> None:
    async def run() -> None:
        store = Store(sqlite(folder))
        await store.open()
        await store.close()
        with pytest.raises(StoreError):
            await store.append(1, 1, "0 a")

    asyncio.run(run())
