"""Worlds that a master imagines: drawn with the evidence of rivals' seals, and rivals who know something.

What a rival has mixed is secret, but not which potion came of it: in an imagined world the rival has mixed
some two ingredients that make it there.
"""

from random import Random
from typing import Any

import numpy as np

from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.seat import Seat
from goldenlane.deduction.tables import PAIRS
from goldenlane.games.alchemists.alchemy import CLASS, MIX, REACTION
from goldenlane.games.alchemists.state import AlchemistsState, Player
from goldenlane.games.alchemists.vocabulary import CLASS_FACT, GOLEM_FACT, MIX_FACT, fact
from goldenlane.kernel.action import Action


class ImaginativeSeat(Seat):
    """A seat whose worlds are weighed by what its mind believes."""

    __slots__ = ("_mind", "_seat")

    def __init__(self, seat: Seat, mind: Mind) -> None:
        self.game = seat.game
        self.number = seat.number
        self._seat = seat
        self._mind = mind

    @property
    def view(self) -> dict[str, Any]:
        return self._seat.view

    @property
    def options(self) -> list[Action]:
        return self._seat.options

    def imagine(self, rng: Random) -> AlchemistsState:
        state = self._seat.imagine(rng)
        assert isinstance(state, AlchemistsState)
        if state.final:
            return state
        if not state.mixed:
            # Otherwise a colleague's cauldron holds what fits the world drawn first.
            generator = np.random.default_rng(rng.getrandbits(32))
            alchemy, golem = self._mind.belief.knowledge.sample(generator)
            state.alchemy = list(alchemy)
            if state.golem >= 0:
                state.golem = golem
        for number, player in enumerate(state.players):
            if number != self.number:
                player.facts = plausible_facts(state, player, rng)
        return state


def plausible_facts(state: AlchemistsState, player: Player, rng: Random) -> list[int]:
    """What a rival may have learned by all the tests, books and golem tests that everybody saw."""
    alchemy = state.alchemy
    made: list[list[tuple[int, int]]] = [[] for _ in range(7)]
    for first, second in PAIRS:
        made[MIX[alchemy[first]][alchemy[second]]].append((first, second))
    found = [fact(MIX_FACT, *rng.choice(made[potion]), 1 << potion) for potion in player.results]
    for ingredient in rng.sample(range(8), min(8, player.books)):
        found.append(fact(CLASS_FACT, ingredient, ingredient, CLASS[alchemy[ingredient]]))
    if state.golem >= 0:
        for ingredient in rng.sample(range(8), player.progress):
            chest, ears = REACTION[state.golem][alchemy[ingredient]]
            found.append(fact(GOLEM_FACT, ingredient, ingredient, 3 * chest + ears))
    return found
