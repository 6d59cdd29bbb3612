"""What a bot that searches can tell of a position: for hints, and for the review of a game."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from goldenlane.bots.seat import Seat
from goldenlane.kernel.action import Action


class Thought(NamedTuple):
    """What the search found about one option of a seat."""

    option: Action
    chance: float
    """The estimated share of a win for the seat, from 0 to 1."""
    margin: float
    """The expected difference to the best rival in final points."""
    visits: int
    """Roll-outs that say so."""


@runtime_checkable
class Analyst(Protocol):
    """A bot that can say why."""

    name: str

    def choose(self, seat: Seat, rng: Random) -> Action:
        """One of ``seat.options``."""

    def think(
        self, seat: Seat, rng: Random, also: Action | None = None, among: Sequence[Action] = ()
    ) -> list[Thought]:
        """The options that were looked at, best first; ``choose`` takes the first of them.

        The option ``also`` is one of them, however little it promises; if ``among`` is given, all
        thinking goes into these options.
        """

    def chances(self, seat: Seat, rng: Random) -> list[float]:
        """Each player's estimated share of a win, from what the seat knows; they add up to 1.

        The seat need not be to act.
        """
