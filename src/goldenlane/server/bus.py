"""Changes announced by other server processes on the same PostgreSQL database (LISTEN/NOTIFY).

Announced are only the table and the number of the new line of its log; every process reads the line
itself and renders the views of its own sockets. The announcement is part of the transaction that
writes the line, so there is none without a change and no change without one.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

from goldenlane.server.store import CHANNEL, Listener

_RETRY = 1.0
_WAITING = 10_000
ONLINE = f"{CHANNEL}-online"


class Bus:
    """Listens on a connection of its own, and connects again when it is lost."""

    def __init__(
        self, url: URL, changed: Listener, missed: Callable[[], None], online: Callable[[str], None]
    ) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._changed = changed
        self._missed = missed
        self._online = online
        self._told: asyncio.Queue[str] = asyncio.Queue(_WAITING)
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._listen_forever())
        await self.listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def tell(self, notice: str) -> None:
        """Tell all processes who is online; what cannot be told now is said again later."""
        with suppress(asyncio.QueueFull):
            self._told.put_nowait(notice)

    async def _tell_forever(self, connection: Any) -> None:
        while True:
            await connection.execute("SELECT pg_notify($1, $2)", ONLINE, await self._told.get())

    async def _listen_forever(self) -> None:
        import asyncpg

        while True:
            lost = asyncio.Event()
            telling: asyncio.Task[None] | None = None
            try:
                connection = await asyncpg.connect(self._dsn)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(_RETRY)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                await connection.add_listener(ONLINE, lambda *notice: self._online(str(notice[3])))
                self.listening.set()
                self._missed()  # what changed while nobody listened
                telling = asyncio.create_task(self._tell_forever(connection))
                await lost.wait()
            finally:
                self.listening.clear()
                if telling is not None:
                    telling.cancel()
                    await asyncio.gather(telling, return_exceptions=True)
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.close(timeout=1)

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        table, _, seq = str(payload).partition(":")
        with suppress(ValueError):
            self._changed(int(table), int(seq))
