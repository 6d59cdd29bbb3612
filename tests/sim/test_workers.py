"""The pool: the same games whatever the number of workers, also when workers are killed."""

import json
import os
import signal
from typing import Any

import pytest

from goldenlane.bots import Seat
from goldenlane.bots.random_bot import RandomBot
from goldenlane.sim.errors import GameFailed
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.workers import Pool, cores, play_here

PLAN = Plan("golem", ("random", "random"), 40)


def told(line: str) -> dict[str, Any]:
    """A record without its duration."""
    record: dict[str, Any] = json.loads(line)
    del record["seconds"]
    return record


@pytest.fixture(scope="module")
def expected() -> dict[Job, dict[str, Any]]:
    return {job: told(line) for job, line in play_here(PLAN, PLAN.jobs())}


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_number_of_workers_changes_no_game(workers: int, expected: dict[Job, dict[str, Any]]) -> None:
    played = [(job, told(line)) for job, line in Pool(workers).play(PLAN, PLAN.jobs())]
    assert len(played) == 40
    assert dict(played) == expected


def test_a_killed_worker_loses_no_game_and_repeats_none(expected: dict[Job, dict[str, Any]]) -> None:
    pool = Pool(2)
    played: list[tuple[Job, dict[str, Any]]] = []
    killed: list[int] = []
    for job, line in pool.play(PLAN, PLAN.jobs()):
        played.append((job, told(line)))
        if len(played) in (3, 11, 20):
            killed.append(pool.pids[len(killed) % 2])
            os.kill(killed[-1], signal.SIGKILL)
    assert len(set(killed)) == 3
    assert len(played) == 40
    assert dict(played) == expected


def test_all_workers_killed_at_once(expected: dict[Job, dict[str, Any]]) -> None:
    pool = Pool(2)
    played: list[tuple[Job, dict[str, Any]]] = []
    for job, line in pool.play(PLAN, PLAN.jobs()):
        played.append((job, told(line)))
        if len(played) == 5:
            first = pool.pids
            for pid in first:
                os.kill(pid, signal.SIGKILL)
        if len(played) == 39:
            assert not set(first) & set(pool.pids)
    assert len(played) == 40
    assert dict(played) == expected


class Doomed(Pool):
    """A pool whose workers are killed before they finish anything."""

    def _fill(self, worker: Any, again: Any, jobs: Any) -> None:
        super()._fill(worker, again, jobs)
        os.kill(worker.process.pid, signal.SIGKILL)


def test_a_game_that_kills_every_worker_ends_the_run() -> None:
    pool = Doomed(1)
    with pytest.raises(
        GameFailed, match=r"3 workers died \(killed by signal 9\) in the game with seed 1000000"
    ):
        list(pool.play(PLAN, PLAN.jobs()))
    assert pool.pids == []


def test_workers_end_when_nobody_wants_more_games() -> None:
    pool = Pool(2)
    games = pool.play(PLAN, PLAN.jobs())
    next(games)
    pids = pool.pids
    assert len(pids) == 2
    games.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_bot_that_fails_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: RandomBot, seat: Seat, rng: Any) -> Any:
        raise ZeroDivisionError("nothing\nto divide")

    monkeypatch.setattr(RandomBot, "choose", fail)
    reason = "seed 1000000 and rotation 0 failed: ZeroDivisionError nothing to divide"
    with pytest.raises(GameFailed, match=reason):
        list(play_here(PLAN, PLAN.jobs()))


def test_an_illegal_choice_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from goldenlane.kernel.action import act

    monkeypatch.setattr(RandomBot, "choose", lambda self, seat, rng: act("cheat"))
    with pytest.raises(GameFailed, match="the bot 'random' cannot play 'cheat' here"):
        list(play_here(PLAN, PLAN.jobs()))


def test_a_worker_tells_what_failed() -> None:
    """The workers know no such bot; the plan was not tried before."""
    plan = Plan("golem", ("random", "nobody"), 4)
    with pytest.raises(GameFailed, match="there is no bot 'nobody'"):
        list(Pool(1).play(plan, plan.jobs()))


def test_there_are_cores() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
