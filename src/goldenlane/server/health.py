"""Whether the server can do its work: write to its store, and hear of what other processes write."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Literal

from sqlalchemy.exc import SQLAlchemyError

from goldenlane.server.store import Store

logger = logging.getLogger("goldenlane.server")
_KEPT_S = 5.0
"""So long an answer is good: who asks often does not make the store write often."""
_PATIENCE_S = 10.0
Trouble = Literal["store", "listening"]


class Health:
    """Asks the store to write something, and remembers for a moment whether it did."""

    def __init__(
        self, store: Store, listening: Callable[[], bool], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._listening = listening
        self._clock = clock
        self._lock = asyncio.Lock()
        self._asked: float | None = None
        self._writes = False

    async def trouble(self) -> Trouble | None:
        """What is wrong; None if nothing is."""
        async with self._lock:
            if self._asked is None or self._clock() - self._asked >= _KEPT_S:
                self._writes = await self._try_to_write()
                self._asked = self._clock()
        if not self._writes:
            return "store"
        return None if self._listening() else "listening"

    async def _try_to_write(self) -> bool:
        try:
            await asyncio.wait_for(self._store.probe(), _PATIENCE_S)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            logger.error("the store cannot be written: %s", error)
            return False
        return True
