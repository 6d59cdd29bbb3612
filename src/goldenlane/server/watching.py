"""Changes that another program made to the SQLite file of a running server: `goldenlane admin` is one.

SQLite counts the changes that other connections commit (``PRAGMA data_version``); this process asks for the
number from time to time, and looks at its tables again when it is another one.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from goldenlane.server.store import Store

logger = logging.getLogger("goldenlane.server")
_EVERY_S = 1.0


class FileWatch:
    """For SQLite what ``Bus`` is for PostgreSQL, but that nobody is told who is online."""

    def __init__(self, store: Store, missed: Callable[[], None]) -> None:
        self._store = store
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._watch_forever(await self._version()))
        self.listening.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def tell(self, notice: str) -> None:
        """There is nobody to tell."""

    async def _version(self) -> int:
        return await self._store.run(
            lambda connection: int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
        )

    async def _watch_forever(self, seen: int) -> None:
        again = False
        while True:
            await asyncio.sleep(_EVERY_S)
            try:
                version = await self._version()
            except (SQLAlchemyError, OSError):
                continue  # health tells of it
            if version != seen or again:
                again = version != seen  # once more, for tables that were being read at this moment
                seen = version
                self._missed()
