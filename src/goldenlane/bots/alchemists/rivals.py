"""What rivals' deeds suggest: a seal on a theory is a witness, the better the later in the game.

Who publishes knows something. How much a seal is worth as evidence was counted in games of apprentices: so
many times likelier is a world in which the theory is true than the facts of another seat alone would say.
"""

from typing import Any

from goldenlane.bots.alchemists.belief import Claim, Evidence
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.weights import APPRENTICE, Weights
from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS, SIGNS
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.judging import HAVING
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES

_TRUST = (1.0, 1.0, 4.0, 8.0, 16.0, 32.0, 64.0)
"""How many times likelier a theory with a rival's seal is, by round."""
_WITNESS = 2.0
"""The same for each further seal: whoever endorses has seen the first."""


class TrustingMind(Mind):
    """A mind that learns from what rivals have sealed, and is bold enough to act on it."""

    bold = True

    def __init__(self, game: AlchemistsGame, view: dict[str, Any], weights: Weights = APPRENTICE) -> None:
        super().__init__(game, view, weights)
        self.evidence = self._witnesses()

    def _witnesses(self) -> Evidence:
        found = []
        for place, owners in enumerate(self.owners):
            rivals = sum(owner != self.seat for owner in owners)
            if rivals:
                found.append((self._claim(place), _TRUST[self.round] * _WITNESS ** (rivals - 1)))
        return tuple(found)

    def _claim(self, place: int) -> Claim:
        if place < ARTICLE_PLACES:
            return ((place, 1 << self.theories[place]),)
        color = place - ARTICLE_PLACES
        article = self.view["articles"][COLORS[color]]
        signs = [SIGNS.index(sign) for sign in article["signs"]]
        return tuple(
            (INGREDIENTS.index(name), HAVING[color][signs[space // 2]])
            for space, name in enumerate(article["ingredients"])
        )
