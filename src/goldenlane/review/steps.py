"""A game decision by decision, as it stood before each of them."""

from collections.abc import Iterator
from typing import NamedTuple

from goldenlane.kernel.action import Action
from goldenlane.kernel.match import UNDO, Entry, Match, replay
from goldenlane.kernel.state import CHANCE


class Step(NamedTuple):
    """One decision, before it was made."""

    number: int
    """From 1, what was taken back not counted."""
    round: int
    seat: int
    action: Action
    match: Match
    """The game as it stood then."""


def effective(log: list[Entry]) -> list[Entry]:
    """The log without what was taken back. Nobody can take back what chance has followed."""
    kept: list[Entry] = []
    for entry in log:
        if entry[1] == UNDO:
            kept.pop()
        else:
            kept.append(entry)
    return kept


def steps(match: Match) -> Iterator[Step]:
    """Every decision of a match, in order; the last one is followed by the end of the iteration.

    The matches that are handed out are one and the same, which goes on with the iteration.
    """
    log = effective(match.log)
    at = _after_draws(log, 0)
    again = replay(match.game, log[:at], position=match.start_position)
    number = 0
    while at < len(log):
        seat, text = log[at]
        number += 1
        yield Step(number, again.state.round, seat, again.find(seat, text), again)  # type: ignore[attr-defined]
        at = _after_draws(log, at + 1)
        again.follow(log[:at])


def decisions(match: Match) -> int:
    """How many decisions a match has."""
    return sum(seat != CHANCE for seat, _ in effective(match.log))


def _after_draws(log: list[Entry], at: int) -> int:
    while at < len(log) and log[at][0] == CHANCE:
        at += 1
    return at
