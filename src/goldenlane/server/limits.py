"""Limits for what comes in from outside."""

import time

MESSAGE_BYTES = 4_096
"""A message over the socket."""
BODY_BYTES = 1_100_000
"""A request; the largest is the import of a game file."""
LOG_ENTRIES = 20_000
"""Lines of the log of a file; the longest real game has less than a tenth of that."""
UNDOS_UNTIL = LOG_ENTRIES // 2
"""Lines of a table's log after which nothing more is taken back: so every game here ends, and its file can
be read again."""
STRIKES = 50
"""Refused messages in a row after which a socket is closed."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Whether there is one left; then it is taken."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < price:
            return False
        self._left -= price
        return True
