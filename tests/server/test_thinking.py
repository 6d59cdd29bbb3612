"""Bots think in other processes."""

import asyncio
import os
import signal
from random import Random

import goldenlane as gl
from goldenlane.server import thinking
from goldenlane.server.thinking import Thinkers, choose
from tests.playing import move


def test_a_worker_follows_a_match_it_knows() -> None:
    match = gl.new("golem", players=2, seed=1)
    rng = Random(1)
    for _ in range(30):
        seat = match.to_act[0]
        assert choose("AAAAAA", match.save(), seat, "random", 1.0) in [
            str(option) for option in match.legal(seat)
        ]
        match.play(*move(match, rng))
    kept = thinking._matches["AAAAAA"]
    assert kept.log == match.log[: len(kept.log)]


def test_a_worker_starts_anew_when_the_match_is_another() -> None:
    one, other = gl.new("golem", players=2, seed=1), gl.new("golem", players=3, seed=2)
    for match in (one, other, one):
        seat = match.to_act[0]
        assert choose("CCCCCC", match.save(), seat, "random", 1.0) in [
            str(option) for option in match.legal(seat)
        ]


def test_a_worker_that_died_is_replaced() -> None:
    match = gl.new("golem", players=2, seed=1)
    seat = match.to_act[0]
    options = [str(option) for option in match.legal(seat)]

    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            assert await thinkers.choose("AAAAAA", match.save(), seat, "random", 1.0) in options
            assert thinkers._pool is not None
            (worker,) = thinkers._pool._processes
            assert worker != os.getpid()
            os.kill(worker, signal.SIGKILL)
            assert await thinkers.choose("AAAAAA", match.save(), seat, "random", 1.0) in options
        finally:
            thinkers.close()

    asyncio.run(run())
