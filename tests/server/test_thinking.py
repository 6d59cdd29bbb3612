"""Bots think in other processes."""

import asyncio
import os
import signal
from random import Random

import goldenlane as gl
from goldenlane.bots import Budget
from goldenlane.bots.search import Clock
from goldenlane.server import thinking
from goldenlane.server.fair import Origin
from goldenlane.server.thinking import Thinkers, choose
from tests.playing import move
from tests.server.test_countable import two_worlds

ORIGIN = Origin("127.0.0.1", "ann", "AAAAAA")


def test_a_worker_follows_a_match_it_knows() -> None:
    match = gl.new("golem", players=2, seed=1)
    rng = Random(1)
    for _ in range(30):
        seat = match.to_act[0]
        (chosen,) = choose("AAAAAA", match.save(), seat, "random", 1.0)
        assert chosen in [str(option) for option in match.legal(seat)]
        match.play(*move(match, rng))
    kept = thinking._matches["AAAAAA"]
    assert kept.log == match.log[: len(kept.log)]


def test_a_worker_starts_anew_when_the_match_is_another() -> None:
    one, other = gl.new("golem", players=2, seed=1), gl.new("golem", players=3, seed=2)
    for match in (one, other, one):
        seat = match.to_act[0]
        (chosen,) = choose("CCCCCC", match.save(), seat, "random", 1.0)
        assert chosen in [str(option) for option in match.legal(seat)]


def test_a_worker_that_died_is_replaced() -> None:
    match = gl.new("golem", players=2, seed=1)
    seat = match.to_act[0]
    options = [str(option) for option in match.legal(seat)]

    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            (chosen,) = await thinkers.choose(ORIGIN, match.save(), seat, "random", 1.0)
            assert chosen in options
            assert thinkers._pool is not None
            (worker,) = thinkers._pool._processes
            assert worker != os.getpid()
            os.kill(worker, signal.SIGKILL)
            (chosen,) = await thinkers.choose(ORIGIN, match.save(), seat, "random", 1.0)
            assert chosen in options
        finally:
            thinkers.close()

    asyncio.run(run())


def test_unseen_decisions_are_taken_in_one_go() -> None:
    """All that the colleagues see is the last of them; the worker's match knows the others already."""
    _, declarer, world, _ = two_worlds()
    actions = choose("DDDDDD", world.save(), declarer, "apprentice", 1.0)
    assert len(actions) > 1
    assert thinking._matches.pop("DDDDDD").log[-1] == (declarer, actions[-2])
    for action in actions:
        assert world.to_act == (declarer,)
        world.play(declarer, action)
    assert world.to_act != (declarer,)


def test_who_thinks_stops_when_others_need_the_time() -> None:
    left = 100.0
    clock = Clock(Budget(seconds=1000.0, allowed=lambda: left))
    assert not clock.rings
    assert clock.spent < 1
    left = -1.0
    assert clock.rings
    assert clock.spent == 1
