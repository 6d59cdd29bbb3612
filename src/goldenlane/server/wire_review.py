"""The review of a finished game as the page gets it: told in one language."""

from typing import Literal

from msgspec import Struct


class ReviewPoint(Struct, forbid_unknown_fields=True):
    """Everybody's chances to win before one decision; the last point is the result."""

    number: int
    round: int
    mark: str
    """The round in Roman numerals; empty in the set-up."""
    chances: list[float]


class ReviewChart(Struct, forbid_unknown_fields=True):
    """The winning chances over the game."""

    title: str
    people: list[str]
    points: list[ReviewPoint]


class ReviewTurn(Struct, forbid_unknown_fields=True):
    """A stretch that changed the chances of a player, with the decision that tells of it."""

    number: int
    seat: int
    way: Literal["up", "down"]
    when: str
    words: str
    why: str


class ReviewTurns(Struct, forbid_unknown_fields=True):
    """The turning points, in the order of the game."""

    title: str
    list: list[ReviewTurn]


class ReviewSlip(Struct, forbid_unknown_fields=True):
    """A decision that cost chances, and what the master would have played."""

    number: int
    when: str
    played: str
    better: str
    cost: str


class ReviewLesson(Struct, forbid_unknown_fields=True):
    """Something a player learned, in games of deduction."""

    number: int
    when: str
    words: str


class ReviewPublication(Struct, forbid_unknown_fields=True):
    """A seal, and how sure it could be when it was placed."""

    number: int
    when: str
    kind: Literal["proven", "likely", "gamble", "refuted"]
    right: bool
    words: str
    verdict: str


class ReviewKnowledge(Struct, forbid_unknown_fields=True):
    """What a player could have known, and when, in games of deduction."""

    title: str
    best: str | None
    known: list[str]
    lessons_title: str
    lessons: list[ReviewLesson]
    publications_title: str
    publications: list[ReviewPublication]


class ReviewPlayer(Struct, forbid_unknown_fields=True):
    """How one player decided."""

    seat: int
    name: str
    words: str
    slips: list[ReviewSlip]
    knowledge: ReviewKnowledge | None


class Review(Struct, forbid_unknown_fields=True):
    """The whole review in words."""

    title: str
    by: str
    own_view: str
    chart: ReviewChart
    turns: ReviewTurns
    players: list[ReviewPlayer]


class ReviewState(Struct):
    """How far a review is; ``none``: nobody has asked for it yet."""

    game: str
    state: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = 0.0
    """The part that is done, from 0 to 1."""
    review: Review | None = None
