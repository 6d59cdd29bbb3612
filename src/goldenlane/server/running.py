"""The process that serves: it starts, and it ends in good order when it is told to stop.

Told to stop (SIGTERM), it first serves on for ``drain_seconds`` while ``/api/ready`` says no, so that a proxy
sends new requests elsewhere. Then it takes no more connections, closes every socket with the code 1012
(pages connect again by themselves, to another process or to the next one here), answers what is under way,
and writes every action that was taken in. A second signal, or Ctrl+C, skips the first part.
"""

import asyncio
import signal
from contextlib import suppress
from types import FrameType

import uvicorn
from litestar import Litestar

from goldenlane.server.connections import guarded
from goldenlane.server.limits import MESSAGE_BYTES
from goldenlane.server.settings import Settings


class DrainingServer(uvicorn.Server):
    """Gives a proxy time to notice before it stops."""

    def __init__(self, config: uvicorn.Config, app: Litestar, drain_seconds: float) -> None:
        super().__init__(config)
        self._app = app
        self._drain_seconds = drain_seconds
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, *args: object, **more: object) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(*args, **more)  # type: ignore[arg-type]

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        draining, self._app.state.draining = self._app.state.draining, True
        if sig == signal.SIGINT and self.should_exit:
            self.force_exit = True
        elif sig != signal.SIGTERM or draining or not self._drain_seconds or self._loop is None:
            self._stop()
        else:
            self._loop.call_soon_threadsafe(self._loop.call_later, self._drain_seconds, self._stop)

    def _stop(self) -> None:
        """End in good order, with the exit code 0; to die of the signal would leave things behind."""
        self.should_exit = True


def run(app: Litestar, settings: Settings) -> None:
    """Serve until somebody stops the process."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=guarded(2 * settings.sockets_per_address),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES * 4,  # characters may need four bytes; what is longer closes the socket
        ws_per_message_deflate=False,  # a view is a few kB; packing it costs more time than sending it
        ws_ping_interval=20,
        server_header=False,
        timeout_graceful_shutdown=max(1, round(settings.stop_seconds)),
    )
    server = DrainingServer(config, app, settings.drain_seconds)
    with suppress(KeyboardInterrupt):
        server.run()
