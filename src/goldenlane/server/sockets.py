"""The live socket of a page."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from goldenlane.kernel.errors import IllegalAction
from goldenlane.kernel.save import UNDO
from goldenlane.server.callers import HELLO, Callers
from goldenlane.server.client import Client
from goldenlane.server.errors import Refused, refusal
from goldenlane.server.hub import Hub
from goldenlane.server.identity import COOKIE, holder_of, proper_code
from goldenlane.server.limits import MESSAGE_BYTES, STRIKES, Bucket, PerMinute, address_of
from goldenlane.server.live import LiveTable
from goldenlane.server.metrics import SOCKETS
from goldenlane.server.render import preview_of
from goldenlane.server.settings import Settings
from goldenlane.server.wire import Act, Ask, Hello, LookAs, Preview, SetLang, ToServer, Undo

logger = logging.getLogger("goldenlane.server")
_DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_POLICY = 1008
_TOO_LARGE = 1009
_HINTS_AT_ONCE = 5
_HELLO = '"hello"'
_PAUSE_S = 0.05
HELLO_S = 30.0
"""So long a socket may be open before its page comes to a table."""
Socket = WebSocket[Any, Any, Any]


def same_origin(headers: Any) -> bool:
    """A page of another site may not open a socket in a visitor's name."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


class _Line:
    """The socket as the sender has it: who is gone, or was closed meanwhile, gets nothing more, which is no
    fault of the server."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def send_text(self, data: str) -> None:
        try:
            await self._socket.send_text(data)
        except Exception as error:
            raise WebSocketDisconnect(detail="gone") from error


class Sockets:
    """Opens sockets, and keeps each of them within its limits."""

    def __init__(self, hub: Hub, settings: Settings, guesses: PerMinute) -> None:
        self._hub = hub
        self._guesses = guesses
        self._settings = settings
        self._callers = Callers(settings)

    async def serve(self, socket: Socket) -> None:
        address = address_of(socket)
        if not same_origin(socket.headers) or not self._callers.admits(address):
            await socket.close(_POLICY)
            return
        with self._callers.open(address) as talk:
            try:
                await socket.accept()
            except OSError:  # gone before it was open
                return
            await self._live(socket, address, talk)

    async def _live(self, socket: Socket, address: str, talk: Bucket) -> None:
        """Listen and tell until either ends."""
        hints = Bucket(self._settings.hints_per_minute / 60, _HINTS_AT_ONCE)
        client = Client(holder_of(socket.cookies.get(COOKIE)), hints, address)
        SOCKETS.inc()
        sender = asyncio.create_task(client.send_forever(_Line(socket)))
        receiver = asyncio.create_task(self._receive(socket, client, talk))
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._hub.audience.depart(client)
            SOCKETS.dec()
            if client.asking is not None:
                client.asking.cancel()
            for task in (sender, receiver):
                task.cancel()
            for error in await asyncio.gather(sender, receiver, return_exceptions=True):
                if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | OSError):
                    logger.error("a socket failed", exc_info=error)
            with suppress(Exception):  # it may be closed already, by either side
                await socket.close()

    async def _receive(self, socket: Socket, client: Client, talk: Bucket) -> None:
        bucket = Bucket(self._settings.messages_per_second, self._settings.messages_per_second * 4)
        strikes = 0
        with suppress(WebSocketDisconnect, TimeoutError):
            while strikes < STRIKES:
                # Who comes to no table does not keep a socket; at a table one may be silent for long.
                async with asyncio.timeout(HELLO_S if client.table is None else None):
                    text = await socket.receive_data(mode="text")
                if not bucket.take() or not talk.take(HELLO if _HELLO in text[:60] else 1.0):
                    strikes += 1
                    client.reply(refusal("too-fast", client.lang))
                    await asyncio.sleep(_PAUSE_S)  # who is too fast is not even listened to for a moment
                    continue
                if len(text) > MESSAGE_BYTES:
                    client.reply(refusal("too-large", client.lang))
                    await asyncio.sleep(0)
                    await socket.close(_TOO_LARGE)
                    return
                strikes = 0 if await self._handle(client, text) else strikes + 1
            await socket.close(_POLICY)

    async def _handle(self, client: Client, text: str) -> bool:
        """Do what a message asks; whether it could be done. Never fails."""
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            client.reply(refusal("malformed", client.lang, str(error)))
            return False
        return await self._attempt(client, self._do(client, message))

    async def _attempt(self, client: Client, deed: Coroutine[Any, Any, None]) -> bool:
        """Whether a deed could be done; if not, the client is told why."""
        try:
            await deed
        except Refused as refused:
            seq = client.table.number(client.sent_as) if client.table is not None else None
            client.reply(refusal(refused.code, client.lang, refused.detail, seq))
            if refused.code == "stale":
                client.state_changed()
            return False
        except Exception:
            logger.exception("a message failed")
            client.reply(refusal("failed", client.lang))
            return False
        return True

    async def _do(self, client: Client, message: ToServer) -> None:
        match message:
            case Hello():
                await self._hello(client, message)
            case SetLang():
                client.lang = message.lang
                client.sent = -1
                client.state_changed()
            case LookAs():
                table = self._table(client)
                if message.seat is not None and not table.holds(client.holder, message.seat):
                    raise Refused("not-your-seat")
                client.seat = message.seat
                client.sent = -1
                client.state_changed()
            case Act():
                table, seat = self._seat(client, message.seat)
                if " ".join(message.action.split()) == UNDO:
                    raise Refused("illegal", message.action)
                await self._hub.playing.play(table, seat, message.action, _line(client, message))
            case Undo():
                table, seat = self._seat(client, message.seat)
                await self._hub.playing.play(table, seat, UNDO, _line(client, message))
            case Preview():
                await self._preview(client, message)
            case Ask():
                self._ask(client, message)

    async def _preview(self, client: Client, message: Preview) -> None:
        table, seat = self._seat(client, message.seat)
        async with table.lock:
            if not table.fits(seat, _line(client, message)):
                raise Refused("stale")
            if table.waiting:
                raise Refused("waiting")
            try:
                client.reply(preview_of(table, seat, client.lang, message.action))
            except IllegalAction as error:
                raise Refused("illegal", str(error)) from error

    def _ask(self, client: Client, message: Ask) -> None:
        table, seat = self._seat(client, message.seat)
        if client.asking is not None and not client.asking.done():
            raise Refused("too-fast")
        if not client.hints.take():
            raise Refused("too-fast")
        deed = self._advise(client, table, seat, _line(client, message))
        client.asking = asyncio.create_task(self._attempt(client, deed))

    async def _advise(self, client: Client, table: LiveTable, seat: int, seq: int) -> None:
        """The bot thinks while its client goes on to act and look."""
        client.reply(await self._hub.advisor.advise(table, seat, seq, client.lang))

    async def _hello(self, client: Client, message: Hello) -> None:
        client.lang = message.lang
        if self._guesses.spent(client.address):
            raise Refused("too-fast")
        try:
            table = await self._hub.table(proper_code(message.table))
        except Refused as refused:
            if refused.code == "no-table":
                self._guesses.take(client.address)
            raise
        mine = table.seats_held(client.holder)
        if message.seat is not None and message.seat not in mine:
            raise Refused("not-your-seat")
        due = [seat for seat in mine if seat in table.to_act]
        client.seat = message.seat if message.seat is not None else next(iter(due or mine), None)
        self._hub.audience.enter(table, client)
        client.sent_as = client.looking_as()
        client.sent = message.last_seq if message.last_seq <= table.number(client.sent_as) else -1

    @staticmethod
    def _table(client: Client) -> LiveTable:
        if client.table is None:
            raise Refused("hello-first")
        return client.table

    def _seat(self, client: Client, wished: int | None) -> tuple[LiveTable, int]:
        """The table and the seat for which the client may act."""
        table = self._table(client)
        seat = client.seat if wished is None else wished
        if seat is None or not table.holds(client.holder, seat):
            raise Refused("not-your-seat")
        return table, seat


def _line(client: Client, message: Act | Undo | Preview | Ask) -> int:
    """The line of the log that the page had in view when it sent this."""
    assert client.table is not None
    return client.table.last_line(client.sent_as, message.seq)


def socket_route(sockets: Sockets) -> Any:
    @websocket("/api/socket", unlimited=True)
    async def live(socket: Socket) -> None:
        await sockets.serve(socket)

    return live
