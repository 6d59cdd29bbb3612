"""Work that the server does by itself, beside answering requests."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from goldenlane.kernel.errors import GoldenLaneError

logger = logging.getLogger("goldenlane.server")
_T = TypeVar("_T")


class Tasks:
    """Keeps hold of every task until it ends; what one of them does wrong is logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self.ending = False
        """Nothing new is to be started."""

    def start(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, GoldenLaneError):
            logger.error("a task failed", exc_info=error)

    async def finish(self, seconds: float) -> None:
        """Wait for what is under way, but no longer than this."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)

    async def cancel(self) -> None:
        """End all of them."""
        self.ending = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
