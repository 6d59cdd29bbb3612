"""Drawing ingredients and favors, and the Herbalist that a draw may bring."""

from random import Random
from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.bundle import Bundle
from goldenlane.games.alchemists.card_effect import CardEffect
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import ChanceRule, Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import FAVORS, HERBALIST
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import CHANCE, NOBODY, WAIT, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


class DeckDraw(ChanceRule):
    """Chance draws cards out of a bag that is counted by kind: frame (CHANCE, seat, number).

    When the deck is empty the discards are shuffled into a new one; when there is still nothing,
    the rest of the draw is lost (Ruling A-03).
    """

    __slots__ = ()

    def bag(self, state: AlchemistsState) -> list[int]:
        raise NotImplementedError  # pragma: no cover - abstract

    def discards(self, state: AlchemistsState) -> list[int]:
        raise NotImplementedError  # pragma: no cover - abstract

    def receive(self, state: AlchemistsState, seat: int, cards: tuple[int, ...]) -> None:
        raise NotImplementedError  # pragma: no cover - abstract

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        bag = self.bag(state)
        if frame[3] > 0 and not any(bag):
            discards = self.discards(state)
            bag[:] = discards
            discards[:] = [0] * len(discards)
        if frame[3] <= 0 or not any(bag):
            state.stack.pop()
            return None
        return WAIT

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        cards = [card for card, count in enumerate(self.bag(state)) for _ in range(count)]
        return tuple(rng.sample(cards, min(frame[3], len(cards))))

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        bag = self.bag(state)
        return len(outcome) == min(frame[3], sum(bag)) and all(
            0 <= card < len(bag) and outcome.count(card) <= bag[card] for card in outcome
        )

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        bag = self.bag(state)
        for card in outcome:
            bag[card] -= 1
        if len(outcome) < frame[3]:
            state.push(self, CHANCE, frame[2], frame[3] - len(outcome))
        self.receive(state, frame[2], outcome)


class DrawIngredients(DeckDraw):
    """A seat draws ingredients from the deck."""

    __slots__ = ()

    verb = "ingredients"

    def bag(self, state: AlchemistsState) -> list[int]:
        return state.ingredient_bag

    def discards(self, state: AlchemistsState) -> list[int]:
        return state.ingredient_discards

    def receive(self, state: AlchemistsState, seat: int, cards: tuple[int, ...]) -> None:
        hand = state.players[seat].hand
        for card in cards:
            hand[card] += 1
        names = tuple(INGREDIENTS[card] for card in cards)
        state.emit_secret("ingredients", seat, (seat,), (len(cards), names), (len(cards),))


class DrawFaceUp(DrawIngredients):
    """Ingredients are laid face up to be foraged."""

    __slots__ = ()

    verb = "face-up"

    def receive(self, state: AlchemistsState, seat: int, cards: tuple[int, ...]) -> None:
        state.face_up = sorted([*state.face_up, *cards])
        state.emit("face-up", NOBODY, tuple(INGREDIENTS[card] for card in cards))


class DrawFavors(DeckDraw):
    """A seat draws favor cards."""

    __slots__ = ()

    verb = "favors"

    def bag(self, state: AlchemistsState) -> list[int]:
        return state.favor_bag

    def discards(self, state: AlchemistsState) -> list[int]:
        return state.favor_discards

    def receive(self, state: AlchemistsState, seat: int, cards: tuple[int, ...]) -> None:
        favors = state.players[seat].favors
        for card in cards:
            favors[card] += 1
        names = tuple(FAVORS[card] for card in cards)
        state.emit_secret("favors", seat, (seat,), (len(cards), names), (len(cards),))


class Herbalists(Rule):
    """Each Herbalist just drawn is played (Rulings A-05, A-81)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        seat = frame[1]
        player = state.players[seat]
        if not player.favors[HERBALIST]:
            state.stack.pop()
            return None
        play_favor(state, seat, HERBALIST, 1)
        receive(self.game, state, seat, self.cards.favors[HERBALIST].effect)
        return None


class DiscardIngredients(Rule):
    """A seat discards ingredients of its choice, face down; with too few all of them go."""

    __slots__ = ()

    # With one kind of card in hand there is one option; going on by itself would tell that.
    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        _, seat, left, _ = frame
        hand = state.players[seat].hand
        if left <= 0 or sum(hand) <= left:
            state.stack.pop()
            if left > 0:
                for card in range(8):
                    for _ in range(hand[card]):
                        self._discard(state, seat, card)
            return None
        return [DISCARD[card] for card in range(8) if hand[card]]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        effect, _, left, b = frame
        state.stack[-1] = (effect, seat, left - 1, b)
        self._discard(state, seat, action.data[0])

    def _discard(self, state: AlchemistsState, seat: int, card: int) -> None:
        state.players[seat].hand[card] -= 1
        state.ingredient_discards[card] += 1
        state.emit_secret("discard-ingredient", seat, (seat,), (INGREDIENTS[card],))


DISCARD: Final = tuple(act(f"discard {name}", card) for card, name in enumerate(INGREDIENTS))


def play_favor(state: AlchemistsState, seat: int, favor: int, count: int) -> None:
    """Play favor cards from the hand onto the face-up discard pile."""
    if count:
        state.players[seat].favors[favor] -= count
        state.favor_discards[favor] += count
        state.emit("favor", seat, FAVORS[favor], count)


def gain_cards(game: "AlchemistsGame", state: AlchemistsState, seat: int, gain: Bundle) -> None:
    """Ingredients, then favors, then books; the Herbalists among the favors last (Ruling A-81)."""
    if gain.favors:
        game.push(state, "herbalists", seat)
    for _ in range(gain.books):
        game.push(state, "read-book", seat)
    if gain.favors:
        game.push(state, "draw-favors", CHANCE, seat, gain.favors)
    if gain.ingredients:
        game.push(state, "draw-ingredients", CHANCE, seat, gain.ingredients)


def gain_favors(game: "AlchemistsGame", state: AlchemistsState, seat: int, count: int) -> None:
    """Draw favors; Herbalists among them are played when the draw is finished."""
    game.push(state, "herbalists", seat)
    game.push(state, "draw-favors", CHANCE, seat, count)


def receive(game: "AlchemistsGame", state: AlchemistsState, seat: int, effect: CardEffect) -> None:
    """What a card gives at once, and what is discarded then."""
    gain, player = effect.gain, state.players[seat]
    if effect.discard:
        game.push(state, "discard-ingredients", seat, effect.discard)
    player.gold += gain.gold
    change(game, state, seat, gain.reputation)
    if gain.approval:
        player.approval += gain.approval
        state.emit("approval", seat, gain.approval)
    gain_cards(game, state, seat, gain)
