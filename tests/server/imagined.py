"""An event loop whose clock is imagined: while all wait, the time until the next event is over at once."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

_T = TypeVar("_T")


class _NoWaiting(selectors.SelectSelector):
    """Adds up what it would have waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for ever"
        self.now += timeout
        return super().select(0)


class ImaginedLoop(asyncio.SelectorEventLoop):
    """A loop for what waits only for times and for each other: no threads, no sockets."""

    def __init__(self) -> None:
        self._clock = _NoWaiting()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """Run to the end by the imagined clock."""
    loop = ImaginedLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
