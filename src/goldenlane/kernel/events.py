"""Events: what happened, born with the knowledge of who may see it."""

from typing import Any, NamedTuple

Detail = int | str | tuple[int | str, ...]


class Event(NamedTuple):
    """Something that happened.

    ``audience`` is None when all may know ``args``; otherwise a tuple of seats, and everybody else
    sees ``public`` in place of ``args``, or nothing at all when ``public`` is None.
    """

    kind: str
    seat: int
    args: tuple[Detail, ...]
    audience: tuple[int, ...] | None = None
    public: tuple[Detail, ...] | None = None

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """The event as this seat (None: a spectator) may know it; None if it may not at all."""
        if self.audience is None or (seat is not None and seat in self.audience):
            args: tuple[Detail, ...] | None = self.args
        else:
            args = self.public
        if args is None:
            return None
        return {
            "kind": self.kind,
            "seat": self.seat,
            "args": [list(a) if isinstance(a, tuple) else a for a in args],
        }
