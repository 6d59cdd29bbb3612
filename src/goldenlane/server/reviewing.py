"""Reviews of finished games, made in a process of their own that gives way to everything else.

Bots think in other processes, so no table waits for a review. Games are reviewed one after the other. A
review is made once and kept as it is told in every language; which one is read is chosen by who reads it.
"""

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.sharedctypes import Synchronized
from typing import Any

import msgspec

from goldenlane.bots import Budget
from goldenlane.front_door import load
from goldenlane.review import review
from goldenlane.review.words import tell
from goldenlane.server import speech, wire_review
from goldenlane.server.errors import Refused
from goldenlane.server.live import LiveTable
from goldenlane.server.thinking import end_with_the_server
from goldenlane.server.wire import LANGS, Lang

logger = logging.getLogger("goldenlane.server")
_WAITING = 16
"""Games that may wait for their review; whoever comes then is asked to come again."""
_WAITING_EACH = 4
"""Games of one address that may wait: nobody fills the queue alone."""
_KEPT = 128
"""Reviews in memory, a few kB each."""
_GENTLE = 10
Told = dict[Lang, bytes]
_progress: "Synchronized[float] | None" = None


def _begin(progress: "Synchronized[float]") -> None:
    """In the worker, once: everything else on the machine goes first."""
    global _progress
    _progress = progress
    if hasattr(os, "nice"):
        os.nice(_GENTLE)
    end_with_the_server()


def make(save: str, budget: Budget, names: list[str]) -> Told:
    """In the worker: the review of a game, told in every language."""
    match = load(save)
    found = review(match, budget=budget, progress=_tell_progress)
    return {lang: _written(tell(found, match, lang, speech.players(lang, names))) for lang in LANGS}


def _tell_progress(part: float) -> None:
    if _progress is not None:
        _progress.value = part


def _written(told: dict[str, Any]) -> bytes:
    """As the wire wants it; what does not fit is noticed here and not on the page."""
    return msgspec.json.encode(msgspec.convert(told, wire_review.Review))


@dataclass(slots=True)
class _Order:
    """A review that somebody asked for."""

    save: str
    names: list[str]
    address: str
    """Of who asked for it."""
    told: Told | None = None
    failed: bool = False


class Reviews:
    """Finds reviews, and has those made that are not there yet."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._orders: OrderedDict[str, _Order] = OrderedDict()
        self._due: asyncio.Queue[str] = asyncio.Queue()
        self._now: str | None = None
        """The table whose game is being reviewed."""
        self._work: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._progress: Synchronized[float] = multiprocessing.get_context("spawn").Value("d", 0.0)

    def ask(self, table: LiveTable, address: str) -> None:
        """Have a game reviewed, unless that was done before."""
        _check(table)
        code = table.row.code
        known = self._orders.get(code)
        if known is not None and not known.failed:
            return
        if self._due.qsize() >= _WAITING:
            raise Refused("busy", "too many games wait for their review", status=503)
        waiting = [order for order in self._orders.values() if order.told is None and not order.failed]
        if sum(order.address == address for order in waiting) >= _WAITING_EACH:
            raise Refused("busy", "too many of your games wait for their review", status=503)
        self._orders[code] = _Order(table.match.save(), table.names, address)
        self._make_room()
        self._due.put_nowait(code)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on())

    def state(self, table: LiveTable, lang: Lang) -> wire_review.ReviewState:
        """How far the review of a table's game is, and the review itself when it is there."""
        _check(table)
        game, order = table.game.name, self._orders.get(table.row.code)
        if order is None:
            return wire_review.ReviewState(game, "none")
        if order.told is not None:
            self._orders.move_to_end(table.row.code)
            told = msgspec.json.decode(order.told[lang], type=wire_review.Review)
            return wire_review.ReviewState(game, "done", 1.0, told)
        if order.failed:
            return wire_review.ReviewState(game, "failed")
        if table.row.code == self._now:
            return wire_review.ReviewState(game, "running", round(self._progress.value, 3))
        return wire_review.ReviewState(game, "waiting")

    def _make_room(self) -> None:
        done = [code for code, order in self._orders.items() if order.told is not None or order.failed]
        for code in done[: max(0, len(self._orders) - _KEPT)]:
            del self._orders[code]

    async def _go_on(self) -> None:
        """One review after the other, until none is due."""
        while not self._due.empty():
            self._now = self._due.get_nowait()
            order = self._orders[self._now]
            self._progress.value = 0.0
            try:
                order.told = await self._made(order)
            except asyncio.CancelledError:
                raise
            except Exception:
                order.failed = True
                logger.exception("a review failed")
            finally:
                self._now = None

    async def _made(self, order: _Order) -> Told:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=_begin, initargs=(self._progress,)
            )
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._pool, make, order.save, self._budget, order.names
            )
        except BrokenProcessPool:  # whoever asks again gets a new worker
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            raise

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _check(table: LiveTable) -> None:
    """A review tells secrets."""
    if not table.match.over:
        raise Refused("not-over", status=403)
