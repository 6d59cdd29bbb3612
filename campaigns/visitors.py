"""People at the server: a cookie, requests and open pages, from an address of their own on this machine."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from bench.players import HOST

Message = dict[str, Any]
COOKIE = "goldenlane"
PATIENCE_S = 60.0
"""Whoever waits longer than this waits for ever."""
LOST = (OSError, WebSocketException, InvalidHandshake, httpx.TransportError, TimeoutError)
"""What happens to a visitor whose server is gone."""


class Refused(RuntimeError):
    """The server refused a request or a message; the code says why."""

    def __init__(self, code: str, status: int = 0) -> None:
        super().__init__(f"{code} ({status})" if status else code)
        self.code = code
        self.status = status


def wishes(*seats: str) -> list[dict[str, str]]:
    """Seats of a new table by name: "" is open, "*" a bot and "*master" one of a level."""
    found = []
    for seat in seats:
        if seat.startswith("*"):
            found.append({"kind": "bot", **({"level": seat[1:]} if seat[1:] else {})})
        else:
            found.append({"kind": "me", "name": seat} if seat else {"kind": "open"})
    return found


class Visitor:
    """A person with a browser; everything that the browser gets can be kept."""

    def __init__(
        self,
        port: int,
        *,
        address: str = HOST,
        secret: str | None = None,
        keep: Callable[[str, bytes], None] | None = None,
    ) -> None:
        self.port = port
        self.address = address
        self._keep = keep
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}", transport=transport, timeout=PATIENCE_S
        )
        if secret is not None:
            self.http.cookies.set(COOKIE, secret)
        self._open = AsyncExitStack()

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._open.aclose()
        await self.http.aclose()

    @property
    def secret(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    def kept(self, channel: str, data: bytes) -> None:
        if self._keep is not None:
            self._keep(channel, data)

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Any request to the API."""
        answer = await self.http.request(method, f"/api{path}", json=body if method == "POST" else None)
        self.kept(f"{method} {path}", answer.content)
        return answer

    async def get(self, path: str) -> Any:
        return _proper(await self.ask("GET", path))

    async def post(self, path: str, **body: Any) -> Any:
        return _proper(await self.ask("POST", path, **body))

    async def new(self, game: str, *seats: str, **more: Any) -> str:
        """A table with a new game; its code."""
        return str((await self.post("/new", game=game, seats=wishes(*seats), **more))["code"])

    async def file(self, code: str) -> str:
        """The game of a table as a save."""
        answer = await self.ask("GET", f"/tables/{code}/file")
        if answer.status_code != 200:
            raise Refused(answer.json()["code"], answer.status_code)
        return answer.text

    async def page(self, code: str, **hello: Any) -> "Page":
        """Open a table, and wait for what it shows."""
        page = await self.socket()
        page.say("hello", table=code, **hello)
        await page.until(lambda message: bool(message["type"] == "state"))
        return page

    async def socket(self) -> "Page":
        headers = {"Cookie": f"{COOKIE}={self.secret}"} if self.secret else {}
        connection = await self._open.enter_async_context(
            connect(
                f"ws://{HOST}:{self.port}/api/socket",
                additional_headers=headers,
                max_size=None,
                open_timeout=PATIENCE_S,
                close_timeout=1,
                ping_interval=None,
                compression=None,
                local_addr=(self.address, 0),
            )
        )
        return Page(self, connection)


def _proper(answer: httpx.Response) -> Any:
    if answer.status_code != 200:
        raise Refused(answer.json().get("code", ""), answer.status_code)
    return answer.json()


class Page:
    """An open table. One who acts here waits for what the server says to it before acting again."""

    def __init__(self, visitor: Visitor, connection: ClientConnection) -> None:
        self._visitor = visitor
        self._connection = connection
        self._said: list[str] = []
        self.state: Message = {}

    def say(self, kind: str, **fields: Any) -> None:
        """Sent with the next wait."""
        self._said.append(msgspec.json.encode({"type": kind, **fields}).decode())

    async def raw(self, data: str | bytes) -> None:
        await self._connection.send(data)

    async def receive(self, patience: float = PATIENCE_S) -> Message:
        for text in self._said:
            await self._connection.send(text)
        self._said.clear()
        async with asyncio.timeout(patience):
            data = await self._connection.recv(decode=False)
        message: Message = msgspec.json.decode(data)
        self._visitor.kept("socket", data)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, wanted: Callable[[Message], bool], patience: float = PATIENCE_S) -> Message:
        """The first message of a kind; a refusal that comes instead is raised."""
        async with asyncio.timeout(patience):
            while True:
                message = await self.receive(patience)
                if wanted(message):
                    return message
                if message["type"] == "error":
                    raise Refused(message["code"])

    async def look(self, seat: int | None) -> Message:
        """On one device: look as another of my seats."""
        self.say("look", seat=seat)
        return await self.until(lambda message: message["type"] == "state" and message["seat"] == seat)

    async def act(self, action: str) -> Message:
        """Play an option of the present state; returns when the server has acknowledged it.

        It is acknowledged by a later state of the same seat: nobody else may act at this table meanwhile.
        """
        seat, seq = self.state["seat"], self.state["seq"]
        self.say("act", seq=seq, action=action)
        return await self.until(
            lambda message: (
                message["type"] == "state" and message["seat"] == seat and bool(message["seq"] > seq)
            )
        )

    async def undo(self) -> Message:
        seat, seq = self.state["seat"], self.state["seq"]
        self.say("undo", seq=seq)
        return await self.until(
            lambda message: (
                message["type"] == "state" and message["seat"] == seat and bool(message["seq"] != seq)
            )
        )

    def close(self) -> None:
        """At once, without a word."""
        self._connection.transport.abort()
