"""Test on Student, Drink Potion, and the Custodian who lets you drink before Sell Potion."""

from typing import Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS, MINUS, NEUTRAL, POTIONS
from goldenlane.games.alchemists.mixing import clean_up, learn_mix, mix, pairs, too_few
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import CUSTODIAN, DRINK, ROUNDS, TEST_STUDENT
from goldenlane.kernel.action import Action

_POISON: Final = 0
_PARALYSIS: Final = 1
_INSANITY: Final = 2
"""The negative potions by color."""


class Experiment(SpaceAction):
    """Mix two different ingredients; all see the potion, nobody else sees the ingredients."""

    __slots__ = ()

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return too_few(state, seat)

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        return pairs(state.players[seat].hand)

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        first, second = action.data
        potion = mix(state, seat, first, second)
        learn_mix(state, seat, first, second, 1 << potion)
        state.players[seat].results.append(potion)
        names = (INGREDIENTS[first], INGREDIENTS[second])
        state.emit_secret(self.event, seat, (seat,), (POTIONS[potion], names), (POTIONS[potion],))
        clean_up(self.game, state, seat, seen=potion)
        if potion != NEUTRAL and potion % 2 == MINUS:
            self.suffer(state, seat, potion // 2)

    event = "test"

    def suffer(self, state: AlchemistsState, seat: int, color: int) -> None:
        """What a negative potion of this color does."""
        raise NotImplementedError  # pragma: no cover - abstract


class TestStudent(Experiment):
    """An unhappy student drinks only for 1 gold, paid before mixing (Ruling A-08)."""

    __slots__ = ()

    space = TEST_STUDENT

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return too_few(state, seat) or state.players[seat].gold < self._price(state)

    def _price(self, state: AlchemistsState) -> int:
        return self.number.unhappy_student_gold if state.unhappy else 0

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        add_gold(state, seat, -self._price(state), "student")
        super().do(state, seat, action)

    def suffer(self, state: AlchemistsState, seat: int, color: int) -> None:
        if not state.unhappy:
            state.unhappy = 1
            state.emit("unhappy-student", seat)


class DrinkPotion(Experiment):
    """Negative potions affect the drinker, each color once a round (Ruling A-09)."""

    __slots__ = ()

    space = DRINK
    event = "drink"

    def suffer(self, state: AlchemistsState, seat: int, color: int) -> None:
        player = state.players[seat]
        if player.immune >> color & 1:
            return
        player.immune |= 1 << color
        if color == _INSANITY:
            state.emit("insanity", seat)
            change(self.game, state, seat, -self.number.insanity_reputation)
        elif state.round < ROUNDS:
            if color == _POISON:
                player.hospital += self.number.poison_cubes
                state.emit("poisoning", seat)
            elif color == _PARALYSIS:
                state.paralyzed.append(seat)
                state.emit("paralysis", seat)


class CustodianDrink(DrinkPotion):
    """A Custodian card is a space of its own, resolved before Sell Potion (Ruling A-54)."""

    __slots__ = ()

    space = CUSTODIAN
