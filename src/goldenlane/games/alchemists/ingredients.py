"""Forage for Ingredient and Transmute Ingredient."""

from typing import ClassVar, Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.draws import play_favor
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import FORAGE, SAGE, TRANSMUTE
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import CHANCE

_FORAGE: Final = tuple(act(f"forage {name}", card) for card, name in enumerate(INGREDIENTS))
_FORAGE_DECK: Final = act("forage deck", -1)


class Forage(SpaceAction):
    """Take a face-up ingredient, which is not replaced this round, or the top card of the deck."""

    __slots__ = ()

    space: ClassVar[int] = FORAGE

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return not (state.face_up or any(state.ingredient_bag) or any(state.ingredient_discards))

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        ways = [_FORAGE[card] for card in sorted(set(state.face_up))]
        if any(state.ingredient_bag) or any(state.ingredient_discards):
            ways.append(_FORAGE_DECK)
        return ways

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        card = action.data[0]
        if card < 0:
            self.game.push(state, "draw-ingredients", CHANCE, seat, 1)
            return
        state.face_up.remove(card)
        state.players[seat].hand[card] += 1
        state.emit("forage", seat, INGREDIENTS[card])


def discard_face_up(state: AlchemistsState) -> None:
    """The face-up ingredients that nobody took are discarded when the space is finished."""
    for card in state.face_up:
        state.ingredient_discards[card] += 1
    state.face_up = []


class Transmute(SpaceAction):
    """Discard an ingredient secretly for 1 gold; each Sage played with it adds 1."""

    __slots__ = ()

    space: ClassVar[int] = TRANSMUTE

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return not any(state.players[seat].hand)

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        player = state.players[seat]
        return [
            act(f"transmute {INGREDIENTS[card]}{with_cards('sage', sages)}", card, sages)
            for card in range(8)
            if player.hand[card]
            for sages in range(player.favors[SAGE] + 1)
        ]

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        card, sages = action.data
        player = state.players[seat]
        player.hand[card] -= 1
        state.ingredient_discards[card] += 1
        gold = self.number.transmute_gold + sages * self.number.sage_gold
        state.emit_secret("transmute", seat, (seat,), (gold, INGREDIENTS[card]), (gold,))
        play_favor(state, seat, SAGE, sages)
        add_gold(state, seat, gold, "transmute")


def with_cards(name: str, count: int) -> str:
    """The words of a notation for playing so many copies of a favor with an action."""
    return "" if not count else f" {name}" if count == 1 else f" {name} {count}"
