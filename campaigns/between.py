"""A wire between a server and its database that can be slow, hold everything back, or fall silent."""

import asyncio
from contextlib import suppress

from bench.players import HOST

_LISTEN = b"LISTEN "


class _Wire:
    """One connection: both its directions, and whether the server listens on it for what others write."""

    def __init__(self) -> None:
        self.listens = False
        self.silent = False


class Between:
    """Passes bytes on from a port of its own."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._wires: set[_Wire] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()
        self._free.set()
        self.delay = 0.0
        """Seconds by which everything comes later."""
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hold(self) -> None:
        """Nothing passes, and nothing is lost, until ``release``."""
        self._free.clear()

    def release(self) -> None:
        self._free.set()

    def silence(self) -> int:
        """What the server listens on falls silent for good, without an end that it could notice."""
        listening = [wire for wire in self._wires if wire.listens and not wire.silent]
        for wire in listening:
            wire.silent = True
        return len(listening)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        with suppress(asyncio.CancelledError):  # the end of ``close``
            await self._pass_on(reader, writer)
        self._tasks.discard(task)
        writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(HOST, self._to)
        except OSError:
            return
        wire = _Wire()
        self._wires.add(wire)
        both = [
            asyncio.create_task(self._copy(wire, reader, back)),
            asyncio.create_task(self._copy(wire, there, writer)),
        ]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._wires.discard(wire)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            back.close()

    async def _copy(self, wire: _Wire, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if _LISTEN in data.upper():
                    wire.listens = True
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._free.wait()
                if not wire.silent:
                    writer.write(data)
                    await writer.drain()
