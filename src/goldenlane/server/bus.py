"""Changes announced by other server processes on the same PostgreSQL database (LISTEN/NOTIFY).

Announced are only the table and the number of the new line of its log; every process reads the line
itself and renders the views of its own sockets. The announcement is part of the transaction that
writes the line, so there is none without a change and no change without one.

A connection can also fall silent without being lost (a cable, a firewall, a pooler). So this process tells
itself something through the database from time to time, and what it does not hear means a new connection.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any

from sqlalchemy.engine import URL

from goldenlane.server.store import CHANNEL, Listener

logger = logging.getLogger("goldenlane.server")
_RETRY = 1.0
_WAITING = 10_000
ONLINE = f"{CHANNEL}-online"
BEAT = f"{CHANNEL}-beat"
BEAT_S = 5.0
"""So long after one beat of the heart was heard the next is sent."""
SILENCE_S = 10.0
"""A beat that is not heard within this time was not heard at all."""


class Bus:
    """Listens on a connection of its own, and connects again when it is lost."""

    def __init__(
        self, url: URL, changed: Listener, missed: Callable[[], None], online: Callable[[str], None]
    ) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._changed = changed
        self._missed = missed
        self._online = online
        self._told: asyncio.Queue[tuple[str, str]] = asyncio.Queue(_WAITING)
        self._process = token_hex(8)
        self._beaten = asyncio.Event()
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
            self._told.put_nowait((ONLINE, notice))

    async def _tell_forever(self, connection: Any) -> None:
        while True:
            await connection.execute("SELECT pg_notify($1, $2)", *await self._told.get())

    async def _beat_forever(self) -> None:
        """Ends with TimeoutError when a beat is not heard."""
        while True:
            self._beaten.clear()
            with suppress(asyncio.QueueFull):
                self._told.put_nowait((BEAT, self._process))
            async with asyncio.timeout(SILENCE_S):
                await self._beaten.wait()
            await asyncio.sleep(BEAT_S)

    async def _listen_forever(self) -> None:
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self._dsn, timeout=SILENCE_S)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("no connection to hear of other processes: %s", type(error).__name__)
                await asyncio.sleep(_RETRY)
                continue
            try:
                await self._listen(connection)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning(
                    "the connection that hears of other processes is lost: %s", type(error).__name__
                )
            finally:
                self.listening.clear()
                connection.terminate()  # to close it in good order, somebody would have to answer

    async def _listen(self, connection: Any) -> None:
        """Listen and tell until the connection is lost or silent."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        listeners: tuple[tuple[str, Callable[..., None]], ...] = (
            (CHANNEL, self._heard),
            (ONLINE, lambda *notice: self._online(str(notice[3]))),
            (BEAT, self._heard_beat),
        )
        for channel, listener in listeners:
            async with asyncio.timeout(SILENCE_S):
                await connection.add_listener(channel, listener)
        self.listening.set()
        self._missed()  # what changed while nobody listened
        work = [
            asyncio.create_task(part)
            for part in (ended.wait(), self._tell_forever(connection), self._beat_forever())
        ]
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for part in done:
                part.result()
        finally:
            for part in work:
                part.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    def _heard_beat(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if payload == self._process:
            self._beaten.set()

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        table, _, seq = str(payload).partition(":")
        with suppress(ValueError):
            self._changed(int(table), int(seq))
