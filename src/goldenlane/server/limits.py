"""Limits for what comes in from outside."""

import ipaddress
import time
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from goldenlane.server.errors import Refused

MESSAGE_BYTES = 4_096
"""A message over the socket."""
BODY_BYTES = 1_100_000
"""A request; the largest is the import of a game file."""
LOG_ENTRIES = 20_000
"""Lines of the log of a file; the longest real game has less than a tenth of that."""
UNDOS_EACH = 1_000
"""So often each seat of a table can take something back: so every game here ends, and its file can be read
again. The lines of the log are not counted: a player could count along."""
STRIKES = 50
"""Refused messages in a row after which a socket is closed."""


_MINUTE = 60.0
_ADDRESSES = 10_000
"""Addresses that are remembered at once."""


class PerMinute:
    """So many a minute for each address, by a clock that nobody sets: not the time of day."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._counts: dict[str, tuple[float, int]] = {}
        """By address: when its minute began, and how many there were since."""

    def spent(self, address: str) -> bool:
        """Whether there is none left."""
        return self._now(address)[1] >= self._most

    def take(self, address: str) -> bool:
        """Whether there is one left; then it is taken."""
        began, count = self._now(address)
        if count >= self._most:
            return False
        if address not in self._counts and len(self._counts) >= _ADDRESSES:
            self._forget()
        self._counts[address] = (began, count + 1)
        return True

    def _now(self, address: str) -> tuple[float, int]:
        began, count = self._counts.get(address, (self._clock(), 0))
        return (began, count) if self._clock() - began < _MINUTE else (self._clock(), 0)

    def _forget(self) -> None:
        """Drop whose minute is over; if that is too few, the oldest half too."""
        end = self._clock() - _MINUTE
        kept = [(address, count) for address, count in self._counts.items() if count[0] > end]
        self._counts = dict(kept if len(kept) < _ADDRESSES else kept[len(kept) // 2 :])

    async def guard(self, connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        """Refuse a request when its address has none left, unless its route has no limit."""
        if not handler.opt.get("unlimited") and not self.take(address_of(connection)):
            raise Refused("too-fast", status=429)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from."""
    return group_of(connection.client.host if connection.client else "")


def group_of(address: str) -> str:
    """The addresses that one subscriber has: with IPv6 that is a network of 64 bits, and nobody counts as
    many because of using many of them."""
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(parsed.ipv4_mapped or ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._clock = clock
        self._then = clock()

    def take(self, price: float = 1.0) -> bool:
        """Whether there is one left; then it is taken."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < price:
            return False
        self._left -= price
        return True
