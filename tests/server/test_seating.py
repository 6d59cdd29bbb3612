"""Who may sit where: one seat for each guest, a host who keeps order, and a way back from a bot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from goldenlane.server.errors import Refused
from goldenlane.server.hub import Hub
from goldenlane.server.live import LiveTable
from goldenlane.server.render import seats_of
from goldenlane.server.store import Store
from goldenlane.server.thinking import Thinkers
from goldenlane.server.wire import NewTable, SeatWish
from tests.server.serving import sqlite

ANN, BEN, EVE = "a" * 64, "b" * 64, "e" * 64
ME, OPEN = SeatWish("me", "Ann"), SeatWish("open")


def at_table(
    folder: Path, work: Callable[[Hub, LiveTable], Awaitable[None]], *seats: SeatWish, game: str = "golem"
) -> None:
    """A table that Ann made."""

    async def run() -> None:
        hub = Hub(Store(sqlite(folder)), Thinkers(1))
        await hub.open()
        try:
            await work(hub, await hub.table(await hub.founding.new(NewTable(game, list(seats)), ANN)))
        finally:
            await hub.close()

    asyncio.run(run())


def kinds(table: LiveTable) -> list[str]:
    return [seat.kind for seat in table.seats]


def test_a_guest_has_one_seat_and_the_host_may_take_several(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        assert await hub.seating.join(table, EVE, "Eve", None) == 1
        for wished in (2, None):
            with pytest.raises(Refused, match="one-seat"):
                await hub.seating.join(table, EVE, "Eva", wished)
        assert await hub.seating.join(table, ANN, "Amy", None) == 2
        assert kinds(table) == ["human", "human", "human", "open"]

    at_table(folder, work, ME, OPEN, OPEN, OPEN)


def test_a_guest_who_asks_twice_at_once_has_one_seat(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        asked = (hub.seating.join(table, EVE, "Eve", seat) for seat in (1, 2, 3))
        await asyncio.gather(*asked, return_exceptions=True)
        assert table.seats_held(EVE) == [1]

    at_table(folder, work, ME, OPEN, OPEN, OPEN)


def test_nobody_sits_down_under_the_name_of_another(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        for name in ("Ann", " ann", "\u202eАnn", "A\u200bnn"):
            with pytest.raises(Refused, match="name-taken"):
                await hub.seating.join(table, EVE, name, 1)
        with pytest.raises(Refused, match="bad-name"):
            await hub.seating.join(table, EVE, "\u3164", 1)
        await hub.seating.join(table, EVE, " Eve\u202e ", 1)
        assert table.names[:2] == ["Ann", "Eve"]

    at_table(folder, work, ME, OPEN, OPEN)


def test_seats_are_taken_on_what_the_store_knows(folder: Path) -> None:
    """Another process may have seated somebody a moment ago."""

    async def work(hub: Hub, table: LiveTable) -> None:
        late = LiveTable(table.row, table.seats[:], [])
        await hub.seating.join(table, EVE, "Eve", 1)
        for holder, name, reason in ((BEN, "Еvе", "name-taken"), (EVE, "Ben", "one-seat")):
            stale = LiveTable(late.row, late.seats[:], [])
            with pytest.raises(Refused, match=reason):
                await hub.seating.join(stale, holder, name, 2)
            assert stale.names[1] == "Eve"
        assert await hub.seating.join(late, BEN, "Ben", None) == 2

    at_table(folder, work, ME, OPEN, OPEN, OPEN)


def test_no_bot_has_the_name_of_a_person(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        assert table.names[:3] == ["Kepler", "Kelley", "Hájek"]
        await hub.seating.join(table, BEN, "Tycho", 3)
        await hub.seating.leave(table, ANN, 0, "random")
        assert len(set(table.names)) == 4

    bot = SeatWish("bot", level="random")
    at_table(folder, work, SeatWish("me", "Kepler"), bot, bot, OPEN)


def test_the_host_sends_somebody_away_before_the_game_begins(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        await hub.seating.join(table, EVE, "Eve", 1)
        assert [seat.removable for seat in seats_of(table, ANN)] == [False, True, False]
        for holder, seat in ((BEN, 1), (EVE, 0), (EVE, 1), (None, 1), (ANN, 0), (ANN, 2), (ANN, 7)):
            with pytest.raises(Refused, match="not-your-table"):
                await hub.seating.remove(table, holder, seat)
        await hub.seating.remove(table, ANN, 1)
        assert kinds(table) == ["human", "open", "open"]
        assert not any(seat.back for seat in seats_of(table, EVE))
        await hub.seating.join(table, BEN, "Ben", 1)
        await hub.seating.join(table, EVE, "Eve", 2)
        with pytest.raises(Refused, match="not-your-table"):  # the game has begun
            await hub.seating.remove(table, ANN, 1)

    at_table(folder, work, ME, OPEN, OPEN)


def test_who_left_comes_back_while_a_bot_plays_on(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        await hub.seating.join(table, BEN, "Ben", 1)
        await hub.seating.leave(table, BEN, 1, "random")
        assert [seat.back for seat in seats_of(table, BEN)] == [False, True]
        assert not any(seat.back for seat in seats_of(table, EVE))
        assert table.row.code in await hub.store.codes_held_by(BEN)
        for wished in (1, None):
            with pytest.raises(Refused, match="no-seat"):
                await hub.seating.join(table, EVE, "Eve", wished)
        assert await hub.seating.join(table, BEN, "Ben", None) == 1
        assert kinds(table) == ["human", "human"]
        assert not any(seat.back for seat in seats_of(table, BEN))
        with pytest.raises(Refused, match="no-seat"):
            await hub.seating.join(table, EVE, "Eve", 1)

    at_table(folder, work, ME, OPEN)


def test_the_bots_of_a_table_are_nobodys_to_come_back_to(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        for holder in (ANN, EVE):
            with pytest.raises(Refused, match="no-seat"):
                await hub.seating.join(table, holder, "Eve", 1)

    at_table(folder, work, ME, SeatWish("bot", level="random"))


def test_everybody_is_told_where_a_table_comes_from(folder: Path) -> None:
    """Who took up or forked a game may know its cards."""

    async def work(hub: Hub, table: LiveTable) -> None:
        file = table.match.save()
        taken_up = await hub.founding.take_up(file, [ME, OPEN], ANN, "en", False)
        forked = await hub.founding.fork(table, 0, [ME, OPEN], ANN, "en", False)
        origins = [(await hub.table(code)).row.origin for code in (table.row.code, taken_up, forked)]
        assert origins == ["fresh", "imported", "forked"]
        assert not await hub.store.open_codes()

    at_table(folder, work, ME, ME)
