"""Logs are folded in threads of their own, so that no page waits for a long one.

A game file from outside is read here too, and a finished game is replayed. These threads do nothing else,
and few may wait for the latter: who asks for many at once keeps nobody from playing.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from goldenlane.server.errors import Refused

_P = ParamSpec("_P")
_T = TypeVar("_T")
_THREADS = 2
_FILES = 8
"""Files and replays that may wait; whoever comes then is asked to come again."""


class Folding:
    """Two threads, of which files and replays have at most one."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "folding")
        self._one_file = asyncio.Semaphore(_THREADS - 1)
        self._files = 0

    async def table(self, work: Callable[_P, _T], *args: _P.args, **more: _P.kwargs) -> _T:
        """Fold the log of a table of ours."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **more))

    async def file(self, work: Callable[_P, _T], *args: _P.args, **more: _P.kwargs) -> _T:
        """Read a file from outside, or replay a finished game."""
        if self._files >= _FILES:
            raise Refused("busy", "too many games wait to be read", status=503)
        self._files += 1
        try:
            async with self._one_file:
                return await self.table(work, *args, **more)
        finally:
            self._files -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
