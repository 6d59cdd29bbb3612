"""Research Golem: test an ingredient on the golem, or try to animate it.

The first two uses must be tests. A test tells in private whether the chest glows and the ears steam; the
flask moves up as far as its third space from below. Whoever has made two tests may animate: two ingredients
are named in secret, no cards are needed, and the outcome is public. Each test and each success takes an
approval token from the space while there are any (Rulings A-41, A-42). A test mixes no potion, so Magic
Mortar and Periscope do not work with it (Ruling A-15).
"""

from typing import ClassVar, Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS, REACTION, animates
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ANIMATE_FACT, GOLEM_FACT, RESEARCH_GOLEM, fact
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import Frame

ANIMATED: Final = 3
"""The topmost space of a golem progress marker."""

_TEST: Final = tuple(act(f"test {name}", i) for i, name in enumerate(INGREDIENTS))
_ANIMATE: Final = act("animate")
_NAME: Final = tuple(act(f"name {name}", i) for i, name in enumerate(INGREDIENTS))


class ResearchGolem(SpaceAction):
    """One action: test an ingredient from the hand, or proclaim an animation."""

    __slots__ = ()

    space: ClassVar[int] = RESEARCH_GOLEM

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        player = state.players[seat]
        options = [_TEST[card] for card in range(8) if player.hand[card]]
        if self._may_animate(state, seat):
            options.append(_ANIMATE)
        return options

    def _may_animate(self, state: AlchemistsState, seat: int) -> bool:
        return self.number.tests_before_animation <= state.players[seat].progress < ANIMATED

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return not any(state.players[seat].hand) and not self._may_animate(state, seat)

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        if action is _ANIMATE:
            state.emit("animating", seat)
            self.game.push(state, "animate-golem", seat, -1)
        else:
            self._test(state, seat, action.data[0])

    def _test(self, state: AlchemistsState, seat: int, ingredient: int) -> None:
        player = state.players[seat]
        player.hand[ingredient] -= 1
        state.ingredient_discards[ingredient] += 1
        chest, ears = REACTION[state.golem][state.alchemy[ingredient]]
        learn(state, seat, fact(GOLEM_FACT, ingredient, ingredient, 3 * chest + ears))
        state.emit_secret("golem-test", seat, (seat,), (INGREDIENTS[ingredient], int(chest), int(ears)))
        state.reveal()
        if player.progress < ANIMATED - 1:
            player.progress += 1
            state.emit("progress", seat, player.progress)
        _take_token(state, seat)


class AnimateGolem(Rule):
    """Name the two ingredients in secret; the first int is the first of them, -1 before it is named."""

    __slots__ = ()

    # A second name with one option is asked all the same, or the others could tell the first.
    always_ask = True
    unseen = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        # The order does not matter, so the second stands behind the first and no pair is named twice.
        return list(_NAME[:7]) if frame[2] < 0 else list(_NAME[frame[2] + 1 :])

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        named = action.data[0]
        if frame[2] < 0:
            self.game.push(state, "animate-golem", seat, named)
            return
        first = frame[2]
        player = state.players[seat]
        success = animates(state.golem, state.alchemy[first], state.alchemy[named])
        learn(state, seat, fact(ANIMATE_FACT, first, named, int(success)))
        names = (INGREDIENTS[first], INGREDIENTS[named])
        state.emit_secret("animation", seat, (seat,), (int(success), *names), (int(success),))
        state.reveal()
        if success:
            player.progress = ANIMATED
            state.emit("progress", seat, ANIMATED)
            _take_token(state, seat)
        else:
            change(self.game, state, seat, self.number.animation_failure)


def learn(state: AlchemistsState, seat: int, learned: int) -> None:
    """Keep a fact, once."""
    if learned not in state.players[seat].facts:
        state.players[seat].facts.append(learned)


def _take_token(state: AlchemistsState, seat: int) -> None:
    if state.approval:
        state.approval -= 1
        state.players[seat].approval += 1
        state.emit("approval", seat, 1)
