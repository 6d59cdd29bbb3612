"""Players for measuring the server: the leanest client that still speaks the real protocol.

The players share the machine with the server that they measure, so they do as little as they can: one
protocol object for each socket, frames cut out of a buffer, and of a message only what a player needs.
"""

import asyncio
import base64
import os
import time
from typing import Any

import httpx
import msgspec

HOST = "127.0.0.1"
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FINAL = _MASKED = 0x80
_NO_MASK = bytes(4)
"""Frames of a client are masked; this key leaves them as they are. Nobody stands in between here."""


class Option(msgspec.Struct):
    action: str


class Message(msgspec.Struct):
    """The little that a player needs of a message; the rest is skipped."""

    type: str
    seq: int | None = None
    options: list[Option] = []
    over: bool = False
    code: str = ""


_READ = msgspec.json.Decoder(Message)
_WRITE = msgspec.json.Encoder()


class Refused(RuntimeError):
    """The server refused a message, or closed the socket; the message shows what it said."""


class Player(asyncio.Protocol):
    """A socket at a table, looking as one of its seats."""

    def __init__(self) -> None:
        self.state = Message("")
        self.arrived = 0.0
        """When the newest state came."""
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self._wanted = 0
        self._waiter: asyncio.Future[None] | None = None

    # ---- the socket --------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self._fail(Refused("the socket was closed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._shake():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _shake(self) -> bool:
        """The answer to the request for a socket; whether it is there already."""
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self._fail(Refused(head.partition(b"\r\n")[0].decode(errors="replace")))
            return False
        self._open, self._buffer = True, rest
        self._done()
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: what kind, and its payload. Servers neither mask nor, this one, split."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 0xF, buffer[start : start + size]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            self._fail(Refused(f"the server closed the socket: {payload[2:].decode(errors='replace')}"))
        elif kind == _TEXT:
            message = _READ.decode(payload)
            if message.type == "error":
                self._fail(Refused(message.code))
            elif message.type == "state":
                self.state = message
                self.arrived = time.perf_counter()
                if message.seq is not None and message.seq >= self._wanted:
                    self._done()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((_FINAL | kind, _MASKED | size)) if size < 126 else bytes((_FINAL | kind, _MASKED | 126))
        assert self._transport is not None
        self._transport.write(
            head + (b"" if size < 126 else size.to_bytes(2, "big")) + _NO_MASK + payload  # never more
        )

    # ---- waiting -----------------------------------------------------------------------------------
    def _done(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _fail(self, error: Exception) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_exception(error)

    async def _wait(self) -> None:
        self._waiter = asyncio.get_running_loop().create_future()
        await self._waiter

    # ---- what a player does ------------------------------------------------------------------------
    async def sit(self, port: int, secret: str, table: str, seat: int) -> None:
        """Open the socket and wait for the first view."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/socket HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        assert self._transport is not None
        self._transport.write(f"{head}Cookie: goldenlane={secret}\r\n\r\n".encode())
        await self._wait()
        self.say("hello", table=table, seat=seat)
        await self.until(0)

    def say(self, kind: str, **fields: Any) -> None:
        self._send(_TEXT, _WRITE.encode({"type": kind, **fields}))

    async def until(self, seq: int) -> None:
        """Wait for the state of a line of the log."""
        if self.state.seq is None or self.state.seq < seq:
            self._wanted = seq
            await self._wait()

    def leave(self) -> None:
        if self._transport is not None:
            self._waiter = None
            self._transport.abort()


async def sit_down(browser: httpx.AsyncClient, game: str, count: int) -> list[Player]:
    """A new table with a socket for each of its seats."""
    port = browser.base_url.port
    assert port is not None
    browser.cookies.clear()
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(count)]
    answer = await browser.post("/api/new", json={"game": game, "seats": seats})
    code, secret = answer.json()["code"], answer.cookies["goldenlane"]
    players = [Player() for _ in range(count)]
    for seat, player in enumerate(players):
        await player.sit(port, secret, code, seat)
    return players
