"""Decisions compared with what the master finds: how much each cost, in chances to win and in points."""

from random import Random
from typing import Any, NamedTuple

from goldenlane.bots.analysis import Analyst, Thought
from goldenlane.bots.seat import Seat
from goldenlane.review.steps import Step

SLIP = 0.04
"""A decision that costs so much of a win is worth a word."""


class Moment(NamedTuple):
    """One decision and what the master thinks of it, from what the seat knew."""

    number: int
    round: int
    seat: int
    asks: str
    played: str
    best: str
    chance: float
    """The seat's chance to win with what it played."""
    loss: float
    """What the best option would have added to it."""
    points: float
    """What the best option would have added to the lead in points."""

    @property
    def slip(self) -> bool:
        return self.loss >= SLIP

    def to_json(self) -> dict[str, Any]:
        rounded = {name: round(getattr(self, name), 3) for name in ("chance", "loss", "points")}
        return {**self._asdict(), **rounded}


def look(step: Step, analyst: Analyst, rng: Random) -> Moment | None:
    """What the master thinks of a decision; None where there is nothing to think about."""
    seat = Seat.of(step.match, step.seat)
    if len(seat.options) == 1:
        return None
    thoughts = analyst.think(seat, rng, also=step.action)
    best, played = _compare(step, thoughts)
    if best is not played and best.chance - played.chance >= SLIP:
        # One look has its luck: a slip is what a second look at just these two agrees on.
        best, played = _compare(step, analyst.think(seat, rng, among=(best.option, step.action)))
    loss, points = best.chance - played.chance, max(0.0, best.margin - played.margin)
    asks = step.match.view(step.seat)["decision"]["asks"]
    return Moment(
        step.number,
        step.round,
        step.seat,
        asks,
        played.option.text,
        best.option.text,
        played.chance,
        loss,
        points,
    )


def _compare(step: Step, thoughts: list[Thought]) -> tuple[Thought, Thought]:
    """The best option and the one that was played."""
    played = next(thought for thought in thoughts if thought.option == step.action)
    best = thoughts[0]
    return (played, played) if best.chance <= played.chance else (best, played)
