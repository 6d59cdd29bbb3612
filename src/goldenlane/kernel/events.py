"""Events: what happened, born with the knowledge of who may see it.

Events come in chains: what a player's act brings about follows the event that began it. A chain goes on as
long as the effects run that its first event has put on the stack; whatever the table does by itself (a new
round, a draw) begins a chain that holds no more than the events of the same step.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

Detail = int | str | tuple[int | str, ...]
Seen = dict[str, Any]


class Event(NamedTuple):
    """Something that happened.

    ``audience`` is None when all may know ``args``; otherwise a tuple of seats, and everybody else
    sees ``public`` in place of ``args``, or nothing at all when ``public`` is None. ``because`` is the key
    of the effect that brought it about; ``begins``, whether it is the first of a chain.
    """

    kind: str
    seat: int
    args: tuple[Detail, ...]
    audience: tuple[int, ...] | None = None
    public: tuple[Detail, ...] | None = None
    because: str = ""
    begins: bool = True

    def known_to(self, seat: int | None) -> tuple[Detail, ...] | None:
        """What this seat (None: a spectator) may know of it; None if not even that it happened."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.args
        return self.public

    def seen_by(self, seat: int | None) -> Seen | None:
        """The event as this seat (None: a spectator) may know it; None if it may not at all."""
        args = self.known_to(seat)
        if args is None:
            return None
        return {
            "kind": self.kind,
            "seat": self.seat,
            "args": [list(a) if isinstance(a, tuple) else a for a in args],
        }


class Seats:
    """Which events each seat has seen, counted as far as anybody asked; and where their chains began."""

    def __init__(self) -> None:
        self._counts: dict[int | None, list[int]] = {}
        self._roots: list[int] = []

    def forget(self, events: int) -> None:
        """Only so many events have happened after all."""
        del self._roots[events:]
        for counts in self._counts.values():
            del counts[events + 1 :]

    def before(self, events: Sequence[Event], seat: int | None, at: int) -> int:
        """How many of the first ``at`` events the seat saw."""
        counts = self._counts.setdefault(seat, [0])
        for event in events[len(counts) - 1 :]:
            counts.append(counts[-1] + (event.known_to(seat) is not None))
        return counts[at]

    def seen(self, events: Sequence[Event], seat: int | None, since: int = 0) -> list[Seen]:
        """The events from a number on as the seat may know them, each with its cause and its root.

        The root is where its chain began, counted among the events that this seat has seen: the first of them
        that belongs to the chain. So nothing tells of events that the seat could not see.
        """
        roots = self._roots
        for at in range(len(roots), len(events)):
            roots.append(at if events[at].begins or not at else roots[-1])
        found = []
        for at in range(since, len(events)):
            seen = events[at].seen_by(seat)
            if seen is not None:
                seen["because"] = events[at].because
                seen["root"] = self.before(events, seat, roots[at])
                found.append(seen)
        return found
