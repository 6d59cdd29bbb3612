"""Bots think in processes of their own, so that nobody waits for them.

A job is the text of a saved match and a seat; the answer is the notation of an action. A worker
keeps the matches it has seen and only follows what was played since.
"""

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from goldenlane.bots import Budget, Seat, bot
from goldenlane.kernel.errors import BadSave
from goldenlane.kernel.match import Match
from goldenlane.kernel.save import parse_save
from goldenlane.table import load

_KEPT = 32
_matches: OrderedDict[str, Match] = OrderedDict()


def end_with_the_server() -> None:
    """A worker does not outlive a server that was killed."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def choose(key: str, save: str, seat: int, level: str, seconds: float) -> str:
    """In a worker: what a bot of this level does at this seat, if it thinks no longer than this."""
    match = _match(key, save)
    return str(bot(level, match.game, Budget(seconds=seconds)).choose(Seat.of(match, seat), Random()))


def _match(key: str, save: str) -> Match:
    match = _matches.pop(key, None)
    if match is not None:
        entries = parse_save(save)[1]
        if match.log == entries[: len(match.log)]:
            try:
                match.follow(entries)
            except BadSave:
                match = None
        else:
            match = None
    if match is None:
        match = load(save)
    _matches[key] = match
    while len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return match


class Thinkers:
    """The workers, started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, key: str, save: str, seat: int, level: str, seconds: float) -> str:
        """The choice of a bot; a worker that died is replaced once."""
        for attempt in range(2):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self._workers, mp_context=context, initializer=end_with_the_server
                )
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, choose, key, save, seat, level, seconds
                )
            except BrokenProcessPool:
                if self._pool is pool:
                    pool.shutdown(wait=False, cancel_futures=True)
                    self._pool = None
                if attempt:
                    raise
        raise AssertionError  # pragma: no cover - the loop returns or raises

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
