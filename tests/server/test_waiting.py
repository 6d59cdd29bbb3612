"""A table that waits for players keeps every hand to itself."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenlane.server.client import Client
from goldenlane.server.hub import Hub
from goldenlane.server.limits import Bucket
from goldenlane.server.live import LiveTable
from goldenlane.server.store import Store
from goldenlane.server.thinking import Thinkers
from goldenlane.server.wire import NewTable, SeatWish
from tests.server.serving import sqlite

ANN, BEN, EVE = "a" * 64, "b" * 64, "e" * 64


def at_table(folder: Path, game: str, work: Callable[[Hub, LiveTable], Awaitable[None]]) -> None:
    """A table of three that Ann made, with two open seats."""

    async def run() -> None:
        hub = Hub(Store(sqlite(folder)), Thinkers(1))
        await hub.open()
        try:
            wish = NewTable(game, [SeatWish("me", "Ann"), SeatWish("open"), SeatWish("open")])
            await work(hub, await hub.table(await hub.founding.new(wish, ANN)))
        finally:
            await hub.close()

    asyncio.run(run())


async def shown(hub: Hub, table: LiveTable, holder: str, client: Client | None = None) -> dict[str, Any]:
    """What the page of a holder gets now."""
    if client is None:
        client = Client(holder, Bucket(1, 1))
        client.seat = next(iter(table.seats_held(holder)), None)
        hub.audience.enter(table, client)
    client.state_changed()
    message = await client._render()
    assert message is not None
    state: dict[str, Any] = msgspec.json.decode(message)
    return state


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_nobody_looks_into_a_hand_before_all_seats_are_taken(folder: Path, game: str) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        secrets = table.match.view(1)["players"][1]
        await hub.seating.join(table, EVE, "Eve", 1)
        eve = await shown(hub, table, EVE)
        stranger = await shown(hub, table, "s" * 64)
        for field in ("view", "events", "options", "prompt", "notebook"):
            assert eve[field] == stranger[field], field
        assert eve["seats"][1]["mine"]
        await hub.seating.leave(table, EVE, 1, None)
        await hub.seating.join(table, BEN, "Ben", 1)
        await hub.seating.join(table, EVE, "Eve", 2)
        ben = await shown(hub, table, BEN)
        assert ben["view"]["players"][1] == msgspec.json.decode(msgspec.json.encode(secrets))
        assert ben["view"]["players"][1] != stranger["view"]["players"][1]

    at_table(folder, game, work)


def test_a_page_that_waited_gets_all_that_its_seat_saw(folder: Path) -> None:
    """The number of an event depends on who counts: nothing of the spectator's list stays on the page."""

    async def work(hub: Hub, table: LiveTable) -> None:
        client = Client(ANN, Bucket(1, 1))
        client.seat = 0
        hub.audience.enter(table, client)
        assert (await shown(hub, table, ANN, client))["seat"] is None
        for seat, holder in ((1, BEN), (2, EVE)):
            await hub.seating.join(table, holder, "x" * seat, seat)
        state = await shown(hub, table, ANN, client)
        assert (state["seat"], state["events_from"]) == (0, 0)
        assert len(state["events"]) == len(table.match.events_for(0))

    at_table(folder, "golem", work)


def test_who_stands_up_from_a_full_table_leaves_the_seat_to_a_bot(folder: Path) -> None:
    """The cards were seen: no other person gets them."""

    async def work(hub: Hub, table: LiveTable) -> None:
        for seat, holder in ((1, BEN), (2, EVE)):
            await hub.seating.join(table, holder, "x" * seat, seat)
        await hub.seating.leave(table, EVE, 2, "random")
        assert [seat.kind for seat in table.seats] == ["human", "human", "bot"]

    at_table(folder, "golem", work)
