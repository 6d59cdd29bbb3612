"""The beginner of Alchemists: remembers only the last experiments, and often places cubes by whim.

Everything else is judged as the apprentice would with so short a memory: so a beginner mixes, sells and
publishes sensibly, but repeats experiments, overlooks what older ones have told, and comes to Publish
Theory without gold or to the student without ingredients.
"""

from random import Random
from typing import Any

from goldenlane.bots.alchemists.apprentice import AlchemistsApprentice
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.weights import APPRENTICE
from goldenlane.bots.seat import Seat
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.kernel.action import Action

_REMEMBERED = 5
"""Facts that the beginner keeps in mind: the last ones."""
_WHIM = 0.2
"""How often cubes and order spaces are chosen without a thought."""
_BY_WHIM = ("declare", "pick-order-space")


class ForgetfulMind(Mind):
    """A mind with a short memory."""

    def __init__(self, game: AlchemistsGame, view: dict[str, Any]) -> None:
        super().__init__(game, view, APPRENTICE)
        self.facts = self.facts[-_REMEMBERED:]


class AlchemistsBeginner(AlchemistsApprentice):
    """Forgets, and follows whims."""

    name = "beginner"

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.options
        if len(options) > 1 and seat.view["decision"]["asks"] in _BY_WHIM and rng.random() < _WHIM:
            return rng.choice(options)
        return super().choose(seat, rng)

    def mind(self, view: dict[str, Any]) -> ForgetfulMind:
        return ForgetfulMind(self._game, view)
