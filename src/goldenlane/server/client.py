"""One open page: what it looks at, and what it still has to be sent."""

import asyncio
from collections import deque
from typing import Protocol

import msgspec

from goldenlane.server.limits import Bucket
from goldenlane.server.live import LiveTable
from goldenlane.server.render import as_seen_by, seats_of, state_of
from goldenlane.server.wire import Lang, Presence, Seat, ToPage

_ENCODER = msgspec.json.Encoder()
_REPLIES = 64


class Wire(Protocol):
    """What a client needs of a socket."""

    async def send_text(self, data: str) -> None: ...


class Client:
    """A socket with its seat and language.

    Changes only mark what is to be sent; one task sends. A slow page therefore gets the newest state
    when it can take it, and never makes anybody wait.
    """

    def __init__(self, holder: str | None, hints: Bucket, address: str = "") -> None:
        self.holder = holder
        self.address = address
        self.hints = hints
        """How often it may ask for a hint."""
        self.asking: asyncio.Task[bool] | None = None
        """The hint that it waits for."""
        self.table: LiveTable | None = None
        self.seat: int | None = None
        self.lang: Lang = "en"
        self.sent = -1
        """The number, as its seat counts, of what the page has got."""
        self.sent_as: int | None = None
        """As whom the page got it."""
        self._replies: deque[bytes] = deque(maxlen=_REPLIES)
        self._state = False
        self._line = False
        self._presence = False
        self._told: tuple[list[Seat], str | None] | None = None
        """What was last said about the seats and the rematch."""
        self._wake = asyncio.Event()

    def reply(self, message: ToPage) -> None:
        self._replies.append(_ENCODER.encode(message))
        self._wake.set()

    def line_written(self) -> None:
        """The log has a new line, which this page perhaps cannot see."""
        self._line = True
        self._wake.set()

    def state_changed(self) -> None:
        """The page needs the whole state, whatever it has."""
        self._state = True
        self._wake.set()

    def presence_changed(self) -> None:
        self._presence = True
        self._wake.set()

    def looking_as(self) -> int | None:
        """The seat whose view is sent; a seat that is no longer mine is not looked into.

        While a table waits for players nobody looks into a hand: a seat can still be given up then, and
        whoever takes it next plays with the same cards. So the cards are dealt, as it were, when the last
        seat is taken; from then on a seat that is given up goes to a bot and not to the next person. To deal
        anew at that moment would do for a new game, but not for one that is taken up from a file.
        """
        table = self.table
        if table is None or self.seat is None or table.waiting or not table.holds(self.holder, self.seat):
            return None
        return self.seat

    async def send_forever(self, wire: Wire) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await wire.send_text(self._replies.popleft().decode())
            message = await self._render()
            if message is not None:
                await wire.send_text(message.decode())

    async def _render(self) -> bytes | None:
        table = self.table
        if table is None or not (self._state or self._line or self._presence):
            return None
        async with table.lock:  # what is not in the store yet is not shown
            seat = self.looking_as()
            number = table.number(seat)
            told = seats_of(table, self.holder), table.row.next
            whole = self._state or (self._line and (seat, number) != (self.sent_as, self.sent))
            news = self._presence and told != self._told
            self._state = self._line = self._presence = False
            if not whole and not news:
                return None
            self._told = told
            if not whole:
                return _ENCODER.encode(Presence(number, *told))
            message = self._state_message(table, seat)
            self.sent = number
            return message

    def _state_message(self, table: LiveTable, seat: int | None) -> bytes:
        if seat != self.sent_as:  # events are counted as each seat sees them: they are sent anew
            self.sent = -1
            self.sent_as = seat
        key = (seat, self.lang, self.sent, *as_seen_by(table, self.holder))
        message = table.rendered.get(key)
        if message is None:
            message = _ENCODER.encode(state_of(table, seat, self.holder, self.lang, self.sent))
            table.rendered[key] = message
        return message
