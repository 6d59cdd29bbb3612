"""The sockets of each address: how many there are, how fast they come, how much they say together."""

from collections.abc import Generator
from contextlib import contextmanager

from goldenlane.server.limits import Bucket, PerMinute
from goldenlane.server.settings import Settings

_TOGETHER = 5
"""All sockets of one address together may say as much as so many single ones."""
HELLO = 10.0
"""To come to a table costs as much as so many other messages: all of it is rendered."""


class _Caller:
    """One address with open sockets."""

    def __init__(self, talk: Bucket) -> None:
        self.sockets = 0
        self.talk = talk


class Callers:
    """Keeps one address from costing the others their time."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.sockets_per_address
        self._rate = settings.messages_per_second * _TOGETHER
        self._new = PerMinute(2 * settings.sockets_per_address)
        self._callers: dict[str, _Caller] = {}

    def admits(self, address: str) -> bool:
        """Whether one more socket may be opened; asked once for each, before anything is done for it."""
        caller = self._callers.get(address)
        return (caller is None or caller.sockets < self._most) and self._new.take(address)

    @contextmanager
    def open(self, address: str) -> Generator[Bucket]:
        """As long as a socket is open; what its address may say is shared with its other sockets."""
        caller = self._callers.setdefault(address, _Caller(Bucket(self._rate, 4 * self._rate)))
        caller.sockets += 1
        try:
            yield caller.talk
        finally:
            caller.sockets -= 1
            if not caller.sockets:
                del self._callers[address]
