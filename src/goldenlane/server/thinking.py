"""Bots think in processes of their own, so that nobody waits for them.

A job is the text of a saved match and a seat; the answer is the notation of an action, or of several where
the others see only the last. A worker keeps the matches it has seen and only follows what was played since.
Jobs take turns (``fair``); a worker looks while it thinks how long it still may.
"""

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from time import perf_counter
from typing import Any

from goldenlane.bots import Budget, Seat, bot
from goldenlane.front_door import load
from goldenlane.kernel.action import Action
from goldenlane.kernel.errors import BadSave
from goldenlane.kernel.match import Match
from goldenlane.kernel.save import parse_save
from goldenlane.kernel.state import apply
from goldenlane.server.fair import LEAST_S, Origin, Turns
from goldenlane.server.live import LiveTable

_KEPT = 32
_PART = 0.2
"""The part of what is left that a bot gives to each of its unseen decisions in a row."""
_matches: OrderedDict[str, Match] = OrderedDict()
_allowed: Any = None
"""In a worker: by place, the seconds that the bot there has altogether. Shared with the server."""


def _begin(allowed: Any) -> None:
    """In a worker, once."""
    global _allowed
    _allowed = allowed
    end_with_the_server()


def end_with_the_server() -> None:
    """A worker does not outlive a server that was killed."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def choose(key: str, save: str, seat: int, level: str, seconds: float, place: int = 0) -> list[str]:
    """In a worker: what a bot of this level does at this seat, if it thinks no longer than this.

    Decisions that the others cannot see are taken at once up to the last of them.
    """
    match = _match(key, save)
    began = perf_counter()

    def left() -> float:
        allowed = seconds if _allowed is None else min(seconds, _allowed[place])
        return allowed - (perf_counter() - began)

    actions: list[str] = []
    while True:
        unseen = match.state.stack[-1][0].unseen
        time = max(LEAST_S, left()) * (_PART if unseen else 1)
        thinker = bot(level, match.game, Budget(seconds=time, allowed=left))
        action = match.find(seat, thinker.choose(Seat.of(match, seat), Random()))
        actions.append(action.text)
        if not unseen or not _goes_on_unseen(match, seat, action):
            return actions
        match.play(seat, action)


def _goes_on_unseen(match: Match, seat: int, action: Action) -> bool:
    """Whether an unseen decision leads to the next of its kind."""
    world = match.state.copy()
    effect, _, _, _ = world.stack[-1]
    depth = len(world.stack)
    apply(world, seat, action)
    return len(world.stack) == depth and world.stack[-1][:2] == (effect, seat)


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


def origin_of(table: LiveTable) -> Origin:
    """For whom a bot of a table thinks: for those who sit there, at the address of one of them."""
    sitting = [client for client in table.clients if table.seats_held(client.holder)]
    address = min((client.address for client in sitting or table.clients), default="")
    return Origin(address, table.row.host or "", table.row.code, bool(table.clients or table.elsewhere))


class Thinkers:
    """The workers, started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._allowed = multiprocessing.get_context("spawn").RawArray("d", workers)
        self._turns = Turns(workers, self._allowed.__setitem__)

    async def choose(self, origin: Origin, save: str, seat: int, level: str, seconds: float) -> list[str]:
        """The choice of a bot, when it is its turn to think."""
        async with self._turns.place(origin, seconds) as place:
            return await self._choose(origin.table, save, seat, level, seconds, place)

    async def _choose(
        self, key: str, save: str, seat: int, level: str, seconds: float, place: int
    ) -> list[str]:
        """A worker that died is replaced once."""
        for attempt in range(2):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self._workers, mp_context=context, initializer=_begin, initargs=(self._allowed,)
                )
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, choose, key, save, seat, level, seconds, place
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
