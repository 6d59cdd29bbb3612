"""Games in processes of this machine.

A worker gets the plan as text and then seeds and rotations, and answers with lines of JSON; nothing of the
engine is ever sent. A worker that dies is replaced, and the game it was playing is played again.
"""

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.sim.errors import GameFailed
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.playing import play_line

_AHEAD = 2
"""Games that a worker has: the one that it plays, and the next, so that it never waits."""
_DEATHS = 3
"""So many workers may die of one game."""


def cores() -> int:
    """The cores that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(plan: Plan, jobs: Iterator[Job]) -> Generator[tuple[Job, str], None, None]:
    """Play the games one after the other in this process."""
    text = plan.text()
    for job in jobs:
        try:
            line = play_line(text, job)
        except Exception as error:
            raise GameFailed(failure(job, error)) from error
        yield job, line


def failure(job: Job, error: BaseException) -> str:
    """What went wrong in a game, in one line."""
    kind = "" if isinstance(error, GoldenLaneError) else f"{type(error).__name__} "
    reason = " ".join(f"{kind}{error}".split())
    return f"the game with seed {job.seed} and rotation {job.rotation} failed: {reason}"


def _work(pipe: Connection, text: str) -> None:
    """What a worker does until nobody wants it any more. Ctrl-C is for the program that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = Job(*pipe.recv())
        except (EOFError, OSError):
            return
        try:
            answer = (True, play_line(text, job))
        except Exception as error:
            answer = (False, failure(job, error))
        try:
            pipe.send(answer)
        except OSError:
            return


class _Worker(NamedTuple):
    process: BaseProcess
    pipe: Connection
    games: deque[Job]
    """The games it has, the one being played first."""


class Pool:
    """A number of workers; killed ones are replaced."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []

    @property
    def pids(self) -> list[int]:
        """The process numbers of the workers."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    def play(self, plan: Plan, jobs: Iterator[Job]) -> Generator[tuple[Job, str], None, None]:
        """Play the games; each comes back once, in the order in which they are finished."""
        text = plan.text()
        again: deque[Job] = deque()
        deaths: Counter[Job] = Counter()
        try:
            self._workers = [self._start(text) for _ in range(self._number)]
            while True:
                for worker in self._workers:
                    self._fill(worker, again, jobs)
                busy = {worker.pipe: worker for worker in self._workers if worker.games}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index]
                    try:
                        good, answer = worker.pipe.recv()
                    except (EOFError, OSError):
                        self._bury(worker, again, deaths)
                        self._workers[self._workers.index(worker)] = self._start(text)
                        continue
                    job = worker.games.popleft()
                    if not good:
                        raise GameFailed(answer)
                    yield job, answer
        finally:
            for worker in self._workers:
                worker.process.terminate()
            for worker in self._workers:
                worker.process.join()
                worker.pipe.close()
            self._workers = []

    def _start(self, text: str) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs, text), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, ours, deque())

    def _fill(self, worker: _Worker, again: deque[Job], jobs: Iterator[Job]) -> None:
        while len(worker.games) < _AHEAD:
            job = again.popleft() if again else next(jobs, None)
            if job is None:
                return
            worker.games.append(job)
            try:
                worker.pipe.send(tuple(job))
            except OSError:
                return  # it is dead: reading from it says so, and its games are given out again

    def _bury(self, worker: _Worker, again: deque[Job], deaths: Counter[Job]) -> None:
        """A worker is dead: its games are played again, unless one of them keeps killing."""
        worker.process.join()
        worker.pipe.close()
        playing = worker.games[0]
        deaths[playing] += 1
        if deaths[playing] == _DEATHS:
            code = worker.process.exitcode or 0
            how = f"killed by signal {-code}" if code < 0 else f"exit code {code}"
            raise GameFailed(
                f"{_DEATHS} workers died ({how}) in the game with seed {playing.seed} and rotation "
                f"{playing.rotation}: perhaps there is too little memory for so many jobs"
            )
        again.extendleft(reversed(worker.games))
