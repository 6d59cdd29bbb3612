"""A game decision by decision, as it stood before each of them."""

from collections.abc import Iterator
from typing import NamedTuple

from goldenlane.kernel.action import Action
from goldenlane.kernel.match import Match, replay
from goldenlane.kernel.save import Entry, effective
from goldenlane.kernel.seam import SEAM
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


def steps(match: Match) -> Iterator[Step]:
    """Every decision of a match, in order; the last one is followed by the end of the iteration.

    The matches that are handed out are one and the same, which goes on with the iteration. A match that has
    gone on under corrected rules is looked at from there on.
    """
    log = effective(match.log)
    at = _start(log)
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
    log = effective(match.log)
    return sum(seat != CHANCE for seat, _ in log[_start(log) :])


def _start(log: list[Entry]) -> int:
    """Where the decisions begin: after the opening draws, or after the last seam."""
    seams = [at for at, (seat, _) in enumerate(log) if seat == SEAM]
    return _after_draws(log, seams[-1] + 1 if seams else 0)


def _after_draws(log: list[Entry], at: int) -> int:
    while at < len(log) and log[at][0] == CHANCE:
        at += 1
    return at
