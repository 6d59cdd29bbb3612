"""Work in a process of its own, so that it has its own share of the machine and its own clock for waiting."""

import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from queue import Empty
from typing import Any

ENDS_S = 60.0


class Ending:
    """How work in another process is told to end, and tells how much it has done."""

    def __init__(self, told: Any, count: Any) -> None:
        self._told = told
        self._count = count

    def is_set(self) -> bool:
        return bool(self._told.is_set())

    def advance(self, done: int) -> None:
        with self._count.get_lock():
            self._count.value += done


Work = Callable[..., Any]
"""Called with the ending and its own arguments; what it returns is the result."""


def _begin(work: Work, told: Any, count: Any, results: Any, nice: int, args: tuple[Any, ...]) -> None:
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    try:
        results.put((True, work(Ending(told, count), *args)))
    except BaseException as error:
        results.put((False, repr(error)))
        raise


class Apart:
    """Work that has begun; ``nice`` work leaves the cores to whoever else wants them."""

    def __init__(self, work: Work, *args: Any, nice: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self._told = context.Event()
        self._count = context.Value("q", 0)
        self._results: Any = context.Queue()
        self._process = context.Process(
            target=_begin, args=(work, self._told, self._count, self._results, nice, args), daemon=True
        )
        self._process.start()

    @property
    def done(self) -> int:
        """How much it has done, as it counts."""
        return int(self._count.value)

    @property
    def lives(self) -> bool:
        return self._process.is_alive()

    def end(self, patience: float = ENDS_S) -> Any:
        """Tell it to end; its result."""
        self._told.set()
        try:
            well, result = self._results.get(timeout=patience)
        except Empty:
            raise RuntimeError("a process does not end") from None
        finally:
            self.stop()
        if not well:
            raise RuntimeError(f"a process failed: {result}")
        return result

    def stop(self) -> None:
        """Whatever it does now."""
        self._told.set()
        self._process.join(1)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        with suppress(OSError, ValueError):
            self._results.close()
            self._results.join_thread()
