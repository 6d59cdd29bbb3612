"""Changes announced by other server processes on the same PostgreSQL database (LISTEN/NOTIFY).

Announced are only the table and the number of the new line of its log; every process reads the line
itself and renders the views of its own sockets. The announcement is part of the transaction that
writes the line, so there is none without a change and no change without one.
"""

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

from goldenlane.server.store import CHANNEL, Listener

_RETRY = 1.0


class Bus:
    """Listens on a connection of its own, and connects again when it is lost."""

    def __init__(self, url: URL, changed: Listener, missed: Any) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._changed = changed
        self._missed = missed
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

    async def _listen_forever(self) -> None:
        import asyncpg

        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._dsn)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(_RETRY)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                self.listening.set()
                self._missed()  # what changed while nobody listened
                await lost.wait()
            finally:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.close(timeout=1)

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        table, _, seq = str(payload).partition(":")
        with suppress(ValueError):
            self._changed(int(table), int(seq))
