"""Mixing potions: two different ingredients in the cauldron, Magic Mortar, Periscope."""

from random import Random
from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS, MIX, NEUTRAL
from goldenlane.games.alchemists.rule import ChanceRule, Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import (
    ASPECT_FACT,
    FEATHER_IN_CAP,
    MAGIC_MORTAR,
    MIX_FACT,
    PERISCOPE,
    fact,
)
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import CHANCE, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

MIXES: Final = tuple(
    tuple(act(f"mix {INGREDIENTS[a]} {INGREDIENTS[b]}", a, b) for b in range(8)) for a in range(8)
)
_LOOK: Final = act("periscope")
_BOTH: Final = act("set-aside both")
_ONE: Final = act("set-aside one")


def pairs(hand: list[int]) -> list[Action]:
    """The pairs of different ingredients that can be mixed from these cards."""
    have = [card for card in range(8) if hand[card]]
    return [MIXES[a][b] for i, a in enumerate(have) for b in have[i + 1 :]]


def too_few(state: AlchemistsState, seat: int) -> bool:
    """Whether all can see that the seat cannot mix: it has fewer than two cards."""
    return sum(state.players[seat].hand) < 2


def mix(state: AlchemistsState, seat: int, first: int, second: int) -> int:
    """Put two cards from the hand into the cauldron: the potion, which the reader knows."""
    hand = state.players[seat].hand
    hand[first] -= 1
    hand[second] -= 1
    state.mixed = [first, second]
    state.reveal()
    return MIX[state.alchemy[first]][state.alchemy[second]]


def learn_mix(state: AlchemistsState, seat: int, first: int, second: int, potions: int) -> None:
    """The seat knows that the mix is one of these potions (a mask)."""
    state.players[seat].facts.append(fact(MIX_FACT, first, second, potions))


def clean_up(
    game: "AlchemistsGame", state: AlchemistsState, seat: int, *, seen: int = -1, keep: bool = False
) -> None:
    """After a mix: a colleague's Periscope (``seen``: the potion all know of), then the cards go.

    ``keep``: the potion was exhibited, so Feather in Cap may keep its ingredients.
    """
    game.push(state, "discard-mixed", seat, int(keep))
    if seen >= 0:
        for other, player in enumerate(state.players):
            if other != seat and player.owns(PERISCOPE) and not player.periscope_used:
                game.push(state, "periscope", other, seat, seen)


def mixer(state: AlchemistsState) -> int:
    """The seat whose ingredients are in the cauldron, -1 when it is empty."""
    if state.mixed:
        for effect, seat, a, _ in reversed(state.stack):
            if effect.key in ("discard-mixed", "mortar-card"):
                return seat
            if effect.key == "magic-mortar":
                return a
    return -1


class DiscardMixed(Rule):
    """The ingredients of a mix are discarded face down; with a Magic Mortar only one of them.

    Feather in Cap sets aside what would be discarded after a successful exhibition, face down (Ruling A-57).
    """

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        _, seat, keep, _ = frame
        state.stack.pop()
        if state.players[seat].owns(MAGIC_MORTAR):
            self.game.push(state, "magic-mortar", CHANCE, seat, keep)
        else:
            _put_all_away(state, seat, keep)
        return None


def _put_all_away(state: AlchemistsState, seat: int, keep: int) -> None:
    for card in state.mixed:
        put_away(state, seat, card, keep)
    state.mixed = []


def put_away(state: AlchemistsState, seat: int, card: int, keep: int) -> None:
    """A used ingredient is discarded, or kept on Feather in Cap."""
    player = state.players[seat]
    if keep and player.owns(FEATHER_IN_CAP):
        player.feather[card] += 1
    else:
        state.ingredient_discards[card] += 1


class MagicMortar(ChanceRule):
    """A colleague takes one of the two used cards at random; the other returns to the hand.

    Who also has Feather in Cap sees the returning card and decides about it (Ruling A-82).
    """

    __slots__ = ()

    verb = "mortar"

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return (rng.randrange(2),)

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return outcome in ((0,), (1,))

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        _, _, seat, keep = frame
        card = state.mixed[1 - outcome[0]]
        if keep and state.players[seat].owns(FEATHER_IN_CAP):
            self.game.push(state, "mortar-card", seat, card)
        else:
            take_back(state, seat, card, keep)


class MortarCard(Rule):
    """The owner of Feather in Cap sees which card the Magic Mortar returns: frame (seat, ingredient).

    The card is taken back, or left so that both are set aside (Ruling A-82). Nobody else learns which it is.
    """

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return [_BOTH, _ONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is _BOTH:
            _put_all_away(state, seat, 1)
        else:
            take_back(state, seat, frame[2], 1)


def take_back(state: AlchemistsState, seat: int, card: int, keep: int) -> None:
    """One of the two used cards returns to the hand, the other is put away."""
    state.mixed.remove(card)
    state.players[seat].hand[card] += 1
    _put_all_away(state, seat, keep)
    state.emit_secret("magic-mortar", seat, (seat,), (INGREDIENTS[card],))


class Periscope(Rule):
    """Once a round, right after a colleague sells or tests a potion (Ruling A-50).

    Frame (owner, seat that mixed, potion all know of).
    """

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return [_LOOK, DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is _LOOK:
            state.players[seat].periscope_used = 1
            self.game.push(state, "periscope-look", CHANCE, 8 * seat + frame[2], frame[3])


class PeriscopeLook(ChanceRule):
    """One of the two ingredients, at random; the watched player does not learn which."""

    __slots__ = ()

    verb = "look"

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return (rng.randrange(2),)

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return outcome in ((0,), (1,))

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        owner, seat = divmod(frame[2], 8)
        card, potion = state.mixed[outcome[0]], frame[3]
        if potion < NEUTRAL:
            # A potion's color and sign are in both of its ingredients.
            state.players[owner].facts.append(fact(ASPECT_FACT, card, card, potion))
        state.emit_secret("periscope", owner, (owner,), (seat, INGREDIENTS[card]), (seat,))
