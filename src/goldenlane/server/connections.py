"""Connections: nobody keeps others out by opening many of them and saying little.

A server has only so many descriptors. Each address may have so many connections; a request must come whole,
and its answer be taken, within a time; and when the house is full, whoever has been at the door longest
without having said what is wanted makes room for the next.
"""

import asyncio
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from goldenlane.server.limits import group_of

if TYPE_CHECKING:
    from collections.abc import Callable

REQUEST_S = 20.0
"""Within this time a request must be there as a whole, its body included."""
ANSWER_S = 60.0
"""Within this time the answer must be given and taken."""
_RESERVE = 128
"""Descriptors for everything else: the store, workers, files."""
_ENOUGH = 65_536


def room() -> int:
    """How many connections this process can hold; it asks the system for as many as it may have."""
    try:
        import resource
    except ImportError:  # pragma: no cover - Windows has no such limit
        return _ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(_RESERVE, (wanted if soft == resource.RLIM_INFINITY else soft) - _RESERVE)


class Crowd:
    """Who is connected; those who have not said yet what they want stand at the door, in order."""

    def __init__(self, most: int, each: int, trusted: frozenset[str] = frozenset()) -> None:
        self._most = most
        self._each = each
        self._trusted = trusted
        """Addresses that speak for many: a proxy."""
        self._by_address: Counter[str] = Counter()
        self._door: dict[object, Callable[[], None]] = {}

    def enter(self, who: object, address: str, leave: "Callable[[], None]") -> bool:
        """Whether there is room for one more, who can be sent away by ``leave`` until it has spoken."""
        if address not in self._trusted and self._by_address[address] >= self._each:
            return False
        if self._by_address.total() >= self._most and not self._make_room():
            return False
        self._by_address[address] += 1
        self._door[who] = leave
        return True

    def wait(self, who: object, leave: "Callable[[], None]") -> None:
        """Somebody begins to say something more."""
        self._door[who] = leave

    def spoken(self, who: object) -> None:
        """Somebody has said what is wanted."""
        self._door.pop(who, None)

    def left(self, who: object, address: str) -> None:
        self._door.pop(who, None)
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    def _make_room(self) -> bool:
        first = next(iter(self._door), None)
        if first is None:
            return False
        self._door.pop(first)()
        return True


class GuardedProtocol(H11Protocol):
    """HTTP with limits for connections that are slow, silent or many."""

    def __init__(
        self,
        crowd: Crowd,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._crowd = crowd
        self._address: str | None = None
        """Where it comes from, as long as it is counted."""
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = group_of(self.client[0] if self.client else "")
        if not self._crowd.enter(self, address, self._send_away):
            transport.abort()
            return
        self._address = address
        self._allow(REQUEST_S)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone()

    def data_received(self, data: bytes) -> None:
        if (
            self._limit is None and self.conn.their_state is h11.IDLE
        ):  # the next request over a kept connection
            self._crowd.wait(self, self._send_away)
            self._allow(REQUEST_S)
        super().data_received(data)
        if self._limit is not None and self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._crowd.spoken(self)
            self._allow(ANSWER_S)

    def on_response_complete(self) -> None:
        self._crowd.spoken(self)
        self._allow(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which has limits of its own; it is counted until it is closed."""
        self._crowd.spoken(self)
        self._allow(None)
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        closed = protocol.connection_lost

        def connection_lost(exc: Exception | None) -> None:
            self._gone()
            closed(exc)

        protocol.connection_lost = connection_lost

    def _allow(self, seconds: float | None) -> None:
        if self._limit is not None:
            self._limit.cancel()
        self._limit = None if seconds is None else self.loop.call_later(seconds, self._send_away)

    def _send_away(self) -> None:
        self.transport.abort()
        self._gone()

    def _gone(self) -> None:
        self._allow(None)
        if self._address is not None:
            self._crowd.left(self, self._address)
            self._address = None


def guarded(each: int, trusted: str = "127.0.0.1") -> Any:
    """The protocol for uvicorn's ``http``, with so many connections for each address but the proxy's."""
    crowd = Crowd(room(), each, frozenset(group_of(address.strip()) for address in trusted.split(",")))
    return partial(GuardedProtocol, crowd)
