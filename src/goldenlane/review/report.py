"""The whole review of a game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any, Protocol

from goldenlane.bots import Analyst, Budget, UnknownBot, bot
from goldenlane.bots.seat import Seat
from goldenlane.games import kit_of
from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.kernel.match import Match
from goldenlane.review.moments import Moment, look
from goldenlane.review.steps import decisions, steps

BUDGET = Budget(iterations=64)
"""For each look at a decision; the same on every machine."""
_SAMPLES = 40
"""Points of the chart, about."""
_TURN = 0.1
"""A change of chances that makes a turning point."""
_TURNS = 5


class NotOver(GoldenLaneError):
    """A review tells secrets, so the game must be over."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The chances of all players at one point of the game, as they could be seen by all of them together."""

    number: int
    round: int
    chances: list[float]


@dataclass(frozen=True, slots=True)
class Turn:
    """A stretch of the game in which the chances changed most."""

    first: int
    last: int
    """Numbers of the decisions between which it happened."""
    round: int
    seat: int
    """Whose chances changed most."""
    before: float
    after: float
    slips: list[int]
    """Numbers of the slips in it."""


class SeatKnowledge(Protocol):
    """What a seat could have known: a game of deduction brings its own."""

    seat: int

    def to_json(self) -> dict[str, Any]: ...


@dataclass(slots=True)
class Review:
    """What the review of a game found."""

    game: str
    budget: str
    seats: range
    scores: list[dict[str, Any]]
    chart: list[Sample] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    """Every decision with more than one option."""
    turns: list[Turn] = field(default_factory=list)
    notebooks: list[SeatKnowledge] = field(default_factory=list)
    """What each seat could have known, in games of deduction."""

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "budget": self.budget,
            "scores": self.scores,
            "chart": [
                {"number": s.number, "round": s.round, "chances": [round(c, 3) for c in s.chances]}
                for s in self.chart
            ],
            "moments": [moment.to_json() for moment in self.moments],
            "turns": [
                {
                    "first": turn.first,
                    "last": turn.last,
                    "round": turn.round,
                    "seat": turn.seat,
                    "before": round(turn.before, 3),
                    "after": round(turn.after, 3),
                    "slips": turn.slips,
                }
                for turn in self.turns
            ],
            "players": [player_summary(self.moments, seat) for seat in self.seats],
            "notebooks": [notebook.to_json() for notebook in self.notebooks],
        }


def player_summary(moments: list[Moment], seat: int) -> dict[str, Any]:
    """How a seat decided: how often like the master, what it gave away, its costliest slips."""
    own = [moment for moment in moments if moment.seat == seat]
    slips = sorted((moment for moment in own if moment.slip), key=lambda moment: -moment.loss)
    return {
        "seat": seat,
        "decisions": len(own),
        "like_master": sum(moment.played == moment.best for moment in own),
        "lost": round(sum(moment.loss for moment in own), 3),
        "slips": [moment.number for moment in slips],
    }


def review(
    match: Match,
    *,
    budget: Budget = BUDGET,
    seed: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Review:
    """Look at every decision of a finished match; ``progress`` hears the part that is done."""
    if not match.over:
        raise NotOver("the game is not over: a review would tell its secrets")
    analyst = bot("master", match.game, budget)
    if not isinstance(analyst, Analyst):
        raise UnknownBot(f"the master of {match.game.name} cannot explain itself")
    rng = Random(seed)
    found = Review(match.game.name, str(budget), range(match.game.seats), match.scores())
    total = decisions(match)
    every = max(1, total // _SAMPLES)
    for step in steps(match):
        if (step.number - 1) % every == 0:
            found.chart.append(Sample(step.number, step.round, _chances(step.match, analyst, rng)))
        moment = look(step, analyst, rng)
        if moment is not None:
            found.moments.append(moment)
        if progress is not None:
            progress(step.number / total)
    found.chart.append(Sample(total + 1, found.chart[-1].round, _result(match)))
    found.turns = turning_points(found.chart, found.moments, found.seats)
    kit = kit_of(match.game.name)
    if kit.knowledge is not None:
        found.notebooks = kit.load("knowledge").notebooks(match)
    return found


def _chances(match: Match, analyst: Analyst, rng: Random) -> list[float]:
    """The mean of what every seat could believe."""
    views = [analyst.chances(Seat.of(match, seat), rng) for seat in range(match.game.seats)]
    return [sum(column) / len(views) for column in zip(*views, strict=True)]


def _result(match: Match) -> list[float]:
    """The win itself, shared by all in first place."""
    first = [score["place"] == 1 for score in match.scores()]
    return [won / sum(first) for won in first]


def turning_points(chart: list[Sample], moments: list[Moment], seats: range) -> list[Turn]:
    """The stretches of the game that changed somebody's chances most, in the order of the game."""
    found = []
    for before, after in pairwise(chart):
        changes = [round(abs(after.chances[seat] - before.chances[seat]), 6) for seat in seats]
        seat = changes.index(max(changes))
        if changes[seat] < _TURN:
            continue
        between = range(before.number, after.number)
        slips = [moment.number for moment in moments if moment.slip and moment.number in between]
        found.append(
            Turn(
                before.number,
                after.number - 1,
                before.round,
                seat,
                before.chances[seat],
                after.chances[seat],
                slips,
            )
        )
    largest = sorted(found, key=lambda turn: -abs(turn.after - turn.before))[:_TURNS]
    return sorted(largest, key=lambda turn: turn.first)
