"""Bots think in turn: nobody's tables keep another's waiting. All by an imagined clock."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from goldenlane.server import bot_turns
from goldenlane.server.bot_turns import BotTurns
from goldenlane.server.client import Client
from goldenlane.server.fair import LEAST_S, ROUND_S, Origin, Ring, Turns
from goldenlane.server.limits import Bucket
from goldenlane.server.live import LiveTable
from goldenlane.server.tasks import Tasks
from tests.server.imagined import run
from tests.server.test_countable import two_worlds
from tests.server.test_secrets import table_of

_TICK = 0.005
"""How often a thinking bot looks how long it may."""


class Workers:
    """Places with imagined bots, which think as long as they may."""

    def __init__(self, places: int) -> None:
        self._allowed = [0.0] * places
        self.turns = Turns(places, self._allowed.__setitem__)

    async def think(self, origin: Origin, seconds: float) -> float:
        """Think about one decision; how long it took from the question to the answer."""
        now = asyncio.get_running_loop().time
        asked = now()
        async with self.turns.place(origin, seconds) as place:
            began = now()
            while now() - began < min(seconds, self._allowed[place]):
                await asyncio.sleep(_TICK)
        return now() - asked

    async def always(self, origin: Origin, seconds: float) -> None:
        while True:
            await self.think(origin, seconds)


@asynccontextmanager
async def greedy(workers: Workers, origins: list[Origin]) -> AsyncGenerator[None]:
    """Tables of four masters that think for a minute, again and again."""
    tasks = [asyncio.create_task(workers.always(origin, 60.0)) for origin in origins for _ in range(4)]
    await asyncio.sleep(0.3)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


HONEST = Origin("10.0.0.1", "ann", "AAAAAA")
ONE_ADDRESS = [Origin("10.9.9.9", f"eve{i % 5}", f"T{i}") for i in range(50)]
FIFTY_ADDRESSES = [Origin(f"10.9.9.{i}", f"eve{i}", f"T{i}") for i in range(50)]


@pytest.mark.parametrize("places", [1, 2])
@pytest.mark.parametrize("origins", [ONE_ADDRESS, FIFTY_ADDRESSES])
def test_an_honest_bot_answers_within_twice_its_time(origins: list[Origin], places: int) -> None:
    async def work() -> None:
        workers = Workers(places)
        async with greedy(workers, origins):
            for _ in range(20):
                assert await workers.think(HONEST, 1.0) <= 2.0
                await asyncio.sleep(0.7)

    run(work())


def test_who_floods_from_one_address_leaves_the_others_half_of_the_time() -> None:
    async def work() -> None:
        workers = Workers(1)
        async with greedy(workers, ONE_ADDRESS):
            assert await workers.think(HONEST, 1.0) >= ROUND_S / 2

    run(work())


def test_alone_a_bot_has_all_its_time_until_somebody_comes() -> None:
    async def work() -> None:
        workers = Workers(1)
        assert await workers.think(HONEST, 30.0) == pytest.approx(30.0, abs=0.01)
        long = asyncio.create_task(workers.think(HONEST, 60.0))
        await asyncio.sleep(10.0)
        assert await workers.think(FIFTY_ADDRESSES[0], 1.0) <= 1.0 + 2 * _TICK
        assert await long == pytest.approx(10.0, abs=0.1)

    run(work())


def test_where_nobody_looks_on_bots_come_last() -> None:
    async def work() -> None:
        workers = Workers(1)
        async with greedy(workers, [origin._replace(present=False) for origin in FIFTY_ADDRESSES]):
            took = await workers.think(HONEST, 1.0)
            assert took == pytest.approx(1.0, abs=LEAST_S + 2 * _TICK)

    run(work())


def test_who_gives_up_waits_no_more() -> None:
    async def work() -> None:
        workers = Workers(1)
        first, second = (asyncio.create_task(workers.think(origin, 5.0)) for origin in FIFTY_ADDRESSES[:2])
        await asyncio.sleep(0.1)
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert await workers.think(HONEST, 1.0) == pytest.approx(1.0, abs=0.01)

    run(work())


def test_turns_are_taken_by_address_then_person_then_table() -> None:
    ring: Ring[str] = Ring()
    for path in ("a p t", "a p t", "a p u", "a q t", "b p t"):
        ring.add(tuple(path.split()), path)
    assert ring.share(("c", "p", "t")) == 1 / 3
    assert ring.share(("a", "p", "v")) == pytest.approx(1 / 2 / 2 / 3)
    order = []
    while ring:
        order.append(ring.take())
    assert order == ["a p t", "b p t", "a q t", "a p u", "a p t"]


# ---- secret decisions ------------------------------------------------------------------------------
class Secretive:
    """Stands for the workers: thinks as long as there is to think about, a moment for each question."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.questions = 0

    async def choose(self, origin: Origin, save: str, seat: int, level: str, seconds: float) -> list[str]:
        match = self._table.match.fork()
        actions: list[str] = []
        while match.to_act == (seat,):
            texts = [str(option) for option in match.legal(seat)]
            quiet = [text for text in ("assistant 0", "place custodian 0", "done") if text in texts]
            actions.append(quiet[0] if quiet else texts[min(1, len(texts) - 1)])
            match.play(seat, actions[-1])
            await asyncio.sleep(seconds / 50)
        self.questions = len(actions)
        return actions


class Nobody:
    """Stands for what a table is shown to, and for where it is kept."""

    def presence_changed(self, table: LiveTable) -> None: ...

    def has(self, table: LiveTable) -> bool:
        return False


@pytest.mark.parametrize("level", ["apprentice", "master"])
def test_a_secret_decision_of_a_bot_takes_its_time_whatever_it_holds(level: str) -> None:
    """Hidden steps are played at once; the one that all can see comes when the time is over."""
    _, declarer, *worlds = two_worlds()

    async def seen(table: LiveTable, workers: Secretive) -> list[float]:
        times: list[float] = []

        async def play(table: LiveTable, seat: int, action: str, seq: int) -> None:
            before = table.number(None)
            table.play(seat, action)
            table.committed()
            if table.number(None) != before:
                times.append(asyncio.get_running_loop().time())

        nobody: Any = Nobody()
        thinkers: Any = workers
        tasks = Tasks()
        turns = BotTurns(nobody, thinkers, nobody, tasks, play)
        table.seats[declarer] = table.seats[declarer]._replace(kind="bot", level=level, holder=None)
        turns.wake(table)
        assert table.thinking == {declarer}
        await asyncio.gather(*tasks._running)
        return times

    results = []
    for world in worlds:
        table = table_of(world)
        workers = Secretive(table)
        results.append((run(seen(table, workers)), workers.questions))
    (rich, many), (poor, few) = results
    assert many > few
    expected = bot_turns._AT_ONCE_S if level == "apprentice" else 1.0
    assert rich == poor == [pytest.approx(expected)]


def test_a_game_among_bots_goes_on_only_while_somebody_looks_on() -> None:
    async def work() -> None:
        _, declarer, world, _ = two_worlds()
        table = table_of(world)
        table.seats = [seat._replace(kind="bot", level="random", holder=None) for seat in table.seats]
        nobody: Any = Nobody()
        tasks = Tasks()
        turns = BotTurns(nobody, nobody, nobody, tasks, nobody)
        turns.wake(table)
        assert not table.thinking
        table.clients.add(Client(None, Bucket(1, 1)))
        turns.wake(table)
        assert table.thinking == {declarer}
        await tasks.cancel()

    run(work())
