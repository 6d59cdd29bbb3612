"""Games told again: a finished one from start to end, and what happened since the last turns of a seat."""

from typing import Any

from msgspec import Struct

from goldenlane.server.wire import Happened, Score, Table


class ReplayStep(Struct):
    """One action of a finished game, with what it brought."""

    seq: int
    seat: int
    action: str
    words: str
    round: int
    totals: list[int]
    events: list[Happened]


class Replay(Struct):
    """A finished game from start to end."""

    table: Table
    opening: list[Happened]
    steps: list[ReplayStep]
    scores: list[Score]


class ReplayFrame(Struct):
    """Everything at one point of a finished game: the view of every seat."""

    seq: int
    views: list[dict[str, Any]]


class SinceStep(Struct):
    """One action of anybody: what the seat saw of it, and what the seat saw after it."""

    seq: int
    events: list[Happened]
    view: dict[str, Any]


class Since(Struct):
    """The last actions at a table, as one seat (null: a spectator) saw them.

    ``view`` is that before the first of them; ``events_from`` is the number of its first event in the seat's
    own list, in which ``root`` counts too.
    """

    seq: int
    seat: int | None
    events_from: int
    view: dict[str, Any]
    steps: list[SinceStep]
