"""Debunk Theory: demonstrations, fallen theories and articles, conflicts.

Apprentices show the sign of one aspect of an ingredient; masters claim a potion of two ingredients,
and the reader says only whether they make it. What falls is judged by judging.py.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS, MIX, POTIONS, SIGN, SIGNS
from goldenlane.games.alchemists.article import read_article
from goldenlane.games.alchemists.judging import (
    AspectDemonstration,
    Demonstration,
    MixDemonstration,
    Theory,
    in_conflict,
    judge_article,
    judge_theory,
)
from goldenlane.games.alchemists.publisher import ON, play_publisher, second_thoughts
from goldenlane.games.alchemists.reputation import settle
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import end_conflicts, on_board
from goldenlane.games.alchemists.vocabulary import (
    ARTICLE_PLACES,
    ASPECT_FACT,
    DEBUNK,
    MIX_FACT,
    PLACE_NAMES,
    PLACES,
    SEALS,
    UNSTARRED,
    fact,
)
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_ASPECT: Final = [
    [act(f"debunk {name} {color}", i, c) for c, color in enumerate(COLORS)]
    for i, name in enumerate(INGREDIENTS)
]
_PAIR: Final = [
    act(f"debunk {INGREDIENTS[a]} {INGREDIENTS[b]}", a, b) for a in range(8) for b in range(a + 1, 8)
]
_POTION: Final = [act(f"claim {name}", potion) for potion, name in enumerate(POTIONS)]


class DebunkTheory(SpaceAction):
    """Possible while there is a theory or article on the boards.

    Apprentices name an ingredient that has a theory and any color, or any ingredient in the color of an
    article (Ruling A-80); masters any two ingredients (Ruling A-22). A Publisher is played in its place.
    """

    __slots__ = ()

    space: ClassVar[int] = DEBUNK

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return not any(on_board(state, place) for place in range(PLACES))

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        return [*self._demonstrations(state), *second_thoughts(state, seat)]

    def _demonstrations(self, state: AlchemistsState) -> list[Action]:
        if self.game.variant == "master":
            return _PAIR
        return [
            _ASPECT[ingredient][color]
            for ingredient in range(8)
            for color in range(3)
            if state.theories[ingredient] >= 0 or state.articles[color]
        ]

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        if action in ON:
            play_publisher(self.game, state, seat, action.data[0])
            return
        if self.game.variant == "master":
            self.game.push(state, "claim-potion", seat, *action.data)
            return
        ingredient, color = action.data
        sign = SIGN[state.alchemy[ingredient]][color]
        state.facts.append(fact(ASPECT_FACT, ingredient, ingredient, 2 * color + sign))
        state.reveal()
        state.emit("demonstration-aspect", seat, INGREDIENTS[ingredient], COLORS[color] + SIGNS[sign])
        demonstrate(self.game, state, seat, AspectDemonstration(ingredient, color, sign))


class ClaimPotion(Rule):
    """A master names the potion that two ingredients make: frame (seat, first, second)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return _POTION

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        _, _, first, second = frame
        claimed = action.data[0]
        right = MIX[state.alchemy[first]][state.alchemy[second]] == claimed
        potions = 1 << claimed if right else 0x7F ^ 1 << claimed
        state.facts.append(fact(MIX_FACT, first, second, potions))
        state.reveal()
        names = (INGREDIENTS[first], INGREDIENTS[second])
        state.emit("demonstration", seat, names, POTIONS[claimed], int(right))
        demonstrate(self.game, state, seat, MixDemonstration(first, second, claimed) if right else None)


def demonstrate(
    game: "AlchemistsGame", state: AlchemistsState, seat: int, shown: Demonstration | None
) -> None:
    """What a demonstration does; None is a wrong claim.

    +2 once if anything falls or comes into conflict, otherwise -1 (Ruling A-23). Every badly hedged
    seal on every fallen theory and article loses 5; each player's points are added up (Ruling A-25).
    """
    fallen = fell(game, state, shown) if shown is not None else []
    conflict = shown is not None and conflicting(game, state, shown)
    state.fallen = [0, 0, 0]
    if fallen:
        state.net[seat] += game.cards.number.debunk_success
    elif conflict:
        state.net[seat] += game.cards.rule.conflict_reputation
    else:
        state.net[seat] += game.cards.number.debunk_failure
        state.emit("debunk-failed", seat)
    for place, hedged in fallen:
        _remove(game, state, place, hedged)
    settle(game, state)
    # Pushed first, so done last: a grant's gold comes too late for the publication (Ruling A-75).
    game.push(state, "check-grants", seat)
    if fallen:
        game.push(state, "immediate-publication", seat)
    else:
        state.fallen = []


def fell(game: "AlchemistsGame", state: AlchemistsState, shown: Demonstration) -> list[tuple[int, list[int]]]:
    """The places of the theories and articles that fall, and who has hedged there; the others' losses are
    noted."""
    fallen = []
    for place in range(PLACES):
        if not on_board(state, place):
            continue
        if place < ARTICLE_PLACES:
            verdict = judge_theory(Theory(place, state.theories[place]), shown)
            hedges: list[int] = [0, 1, 2, -1]
        else:
            color = place - ARTICLE_PLACES
            verdict = judge_article(read_article(color, state.articles[color]), shown)
            hedges = state.articles[color][:4]
        if not verdict.debunked:
            continue
        hedged = []
        for owner in range(game.seats):
            kind = state.seals[place * game.seats + owner]
            if kind >= UNSTARRED and hedges[kind - UNSTARRED] in verdict.safe_hedges:
                hedged.append(owner)
            elif kind >= 0:
                state.net[owner] += game.cards.number.seal_loss
        fallen.append((place, hedged))
    return fallen


def conflicting(game: "AlchemistsGame", state: AlchemistsState, shown: Demonstration) -> bool:
    """Whether two theories come into conflict now: each is possible, both together are not.

    Only those about the two ingredients shown (Ruling A-59); two theories that are in conflict with
    each other already do not count again (Ruling A-26).
    """
    if not isinstance(shown, MixDemonstration):
        return False
    first, second = shown.first, shown.second
    if state.theories[first] < 0 or state.theories[second] < 0:
        return False
    pair = 8 * min(first, second) + max(first, second)
    tokens = game.cards.rule.conflict_tokens
    if pair in state.conflicts or (tokens and len(state.conflicts) >= tokens):
        return False
    one, other = Theory(first, state.theories[first]), Theory(second, state.theories[second])
    if not in_conflict(one, other, shown):
        return False
    state.conflicts = sorted([*state.conflicts, pair])
    state.emit("conflict", NOBODY, INGREDIENTS[first], INGREDIENTS[second])
    return True


def _remove(game: "AlchemistsGame", state: AlchemistsState, place: int, hedged: list[int]) -> None:
    """Take a fallen theory or article off the board.

    Its seals are lost for the game and stay face up beside the theory board (Ruling A-74).
    """
    seats = game.seats
    kinds = state.seals[place * seats : (place + 1) * seats]
    shown = tuple(SEALS[kind] if kind >= 0 else "-" for kind in kinds)
    state.emit("debunked", NOBODY, PLACE_NAMES[place], shown)
    for owner, kind in enumerate(kinds):
        if kind >= 0:
            state.players[owner].removed_seals[kind] += 1
            state.seals[place * seats + owner] = -1
            safe = owner in hedged
            loss = 0 if safe else game.cards.number.seal_loss
            state.emit("fallen-seal", owner, PLACE_NAMES[place], SEALS[kind], int(safe), loss)
    if place < ARTICLE_PLACES:
        state.fallen[0] |= 1 << place
        state.fallen[1] |= 1 << state.theories[place]
        state.theories[place] = -1
        end_conflicts(state, place)
    else:
        color = place - ARTICLE_PLACES
        state.fallen[2] |= 1 << color
        state.fallen += state.articles[color]
        state.articles[color] = []
