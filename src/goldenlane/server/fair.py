"""Turns at something that many want and few can have at once: a place to think.

Those who wait take turns, first address by address, then person by person at one address, then table by
table of one person: whoever has fifty tables waits for the own ones and not the others for them. While
somebody waits, everybody gets only so much time that all who wait come to their turn within a second; who
has a place when somebody comes is asked to hurry.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Generic, NamedTuple, TypeVar

_T = TypeVar("_T")
ROUND_S = 1.0
"""Within this time all who wait come to their turn."""
LEAST_S = 0.02
"""A turn is never shorter: to begin one costs nearly as much."""


class Origin(NamedTuple):
    """For whom a turn is taken."""

    address: str
    person: str
    table: str
    present: bool = True
    """Whether somebody looks on; who does goes first."""


class Ring(Generic[_T]):
    """Those who wait, by their paths: each level of the path takes turns of its own."""

    def __init__(self) -> None:
        self._parts: OrderedDict[str, Ring[_T]] = OrderedDict()
        self._own: deque[_T] = deque()

    def __bool__(self) -> bool:
        return bool(self._parts or self._own)

    def add(self, path: tuple[str, ...], item: _T) -> None:
        if path:
            self._parts.setdefault(path[0], Ring()).add(path[1:], item)
        else:
            self._own.append(item)

    def take(self) -> _T:
        """Whose turn it is; the next turn is another's."""
        if self._own:
            return self._own.popleft()
        name, part = next(iter(self._parts.items()))
        item = part.take()
        if part:
            self._parts.move_to_end(name)
        else:
            del self._parts[name]
        return item

    def drop(self, path: tuple[str, ...], item: _T) -> None:
        """Somebody waits no more, if it was still waiting."""
        if not path:
            with suppress(ValueError):
                self._own.remove(item)
        elif (part := self._parts.get(path[0])) is not None:
            part.drop(path[1:], item)
            if not part:
                del self._parts[path[0]]

    def share(self, path: tuple[str, ...]) -> float:
        """The part of a round that one more of this path gets, if those who wait get theirs."""
        if not path:
            return 1 / (1 + len(self._own))
        part = self._parts.get(path[0])
        if part is None:
            return 1 / (1 + len(self._parts))
        return part.share(path[1:]) / len(self._parts)


class _Turn:
    """Somebody who waits or has a place."""

    def __init__(self, origin: Origin, seconds: float) -> None:
        self.path = (origin.address, origin.person, origin.table)
        self.present = origin.present
        self.seconds = seconds
        self.place: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Turns:
    """A few places, taken in turn. ``allow`` is told how long the one at a place may go on altogether."""

    def __init__(self, places: int, allow: Callable[[int, float], None]) -> None:
        self._places = places
        self._free = list(range(places))
        self._allow = allow
        self._present: Ring[_Turn] = Ring()
        self._absent: Ring[_Turn] = Ring()
        self._busy: dict[int, _Turn] = {}

    @asynccontextmanager
    async def place(self, origin: Origin, seconds: float) -> AsyncGenerator[int]:
        """Wait for a place; who has it keeps to the time that was allowed."""
        turn = _Turn(origin, seconds)
        self._ring(turn).add(turn.path, turn)
        self._fill()
        self._hurry()
        try:
            place = await turn.place
        except asyncio.CancelledError:
            self._leave(turn)
            raise
        try:
            yield place
        finally:
            self._give_back(place)

    def _ring(self, turn: _Turn) -> Ring[_Turn]:
        return self._present if turn.present else self._absent

    def _fill(self) -> None:
        """Free places go to whose turn it is; tables at which nobody looks on come last."""
        while self._free and (self._present or self._absent):
            turn = (self._present or self._absent).take()
            if turn.place.cancelled():  # whoever asked is just leaving
                continue
            place = self._free.pop()
            self._busy[place] = turn
            self._allow(place, self._fair(turn))
            turn.place.set_result(place)

    def _hurry(self) -> None:
        """Who has a place gets no more than a fair part, now that others wait."""
        for place, turn in self._busy.items():
            self._allow(place, self._fair(turn))

    def _fair(self, turn: _Turn) -> float:
        """How long somebody may go on, by what waits now."""
        if not turn.present and self._present:
            return LEAST_S
        ring = self._ring(turn)
        if not ring:
            return turn.seconds
        return min(turn.seconds, max(LEAST_S, ROUND_S * self._places * ring.share(turn.path)))

    def _leave(self, turn: _Turn) -> None:
        """Whoever asked is gone."""
        if not turn.place.cancelled():
            self._give_back(turn.place.result())
        else:
            self._ring(turn).drop(turn.path, turn)

    def _give_back(self, place: int) -> None:
        del self._busy[place]
        self._free.append(place)
        self._fill()
