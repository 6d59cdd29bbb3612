"""HTTP as bare bytes, so that what is sent need not be proper, from any address of this machine."""

import asyncio
from random import Random
from typing import NamedTuple

from bench.players import HOST

PATIENCE_S = 5.0
"""A server that waits for the rest of a request says nothing; nobody waits longer for it."""
CLOSED = 0
"""In place of a status: the server closed the connection without an answer."""


def any_address(rng: Random) -> str:
    """One of the many addresses of the loopback network, and never the honest player's."""
    return f"127.{rng.randrange(1, 255)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"


class Request(NamedTuple):
    method: str
    path: str
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()

    def written(self, port: int) -> bytes:
        head = [f"{self.method} {self.path} HTTP/1.1", f"Host: {HOST}:{port}"]
        head += [f"{name}: {value}" for name, value in self.headers]
        if self.body or self.method == "POST":
            head += ["Content-Type: application/json", f"Content-Length: {len(self.body)}"]
        return "\r\n".join([*head, "", ""]).encode(errors="surrogatepass") + self.body


class Raw:
    """A connection; each answer is read before the next request is sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.usable = True
        """Whether something more can be asked: an answer of unknown length is the last one."""

    @classmethod
    async def open(cls, port: int, address: str) -> "Raw":
        async with asyncio.timeout(PATIENCE_S):
            return cls(*await asyncio.open_connection(HOST, port, local_addr=(address, 0)))

    def close(self) -> None:
        self._writer.close()

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def ask(self, data: bytes, *, bodyless: bool = False) -> tuple[int, bytes]:
        """Send something; the status and the body of the answer, unless it comes without one."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.send(data)
                return await self._answer(bodyless)
        except (OSError, EOFError, asyncio.LimitOverrunError):
            self.usable = False
            return CLOSED, b""

    async def _answer(self, bodyless: bool) -> tuple[int, bytes]:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lines = head.split("\r\n")
        fields = {
            name.strip().lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines[1:])
        }
        self.usable = "content-length" in fields and fields.get("connection") != "close"
        size = int(fields.get("content-length", "0"))
        body = await self._reader.readexactly(size) if size and not bodyless else b""
        return int(lines[0].split()[1]), body
