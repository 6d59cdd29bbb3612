"""The sequence of the game (Ruling A-48): rounds, their steps, and where the modules' steps stand.

A round: choose order, declare actions, resolve the action spaces in their order, progress reports,
top alchemist, unused cubes and hospital, conference and new artifacts (rounds 3 and 5), Replicator,
delayed reputation, next round. After round 6 the final scoring.

How a module plugs in: a file with one subclass of ``module.Module``, entered in ``modules.MODULES``.
``steps(place)`` gives effects for the named places below; ``action(space)`` gives the effect of one
action on a new space, whose cubes and rounds are rows of the content; publications, conference tiles,
scoring and view have hooks of their own. Every effect that stands in a frame is named once by
``game.add(key, effect)`` and pushed by ``game.push(state, key, seat, a, b)``, so that a saved frame
can name it. State for all modules is in state.py.
"""

from typing import TYPE_CHECKING

from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.conference import Conference, NewArtifacts
from goldenlane.games.alchemists.declare import DeclareActions
from goldenlane.games.alchemists.end_of_round import NextRound, TopAlchemist, UnusedCubes
from goldenlane.games.alchemists.final import FinalScoring
from goldenlane.games.alchemists.order import ChooseOrder
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.sell import ResolveSell
from goldenlane.games.alchemists.setup import Opening, SetUp
from goldenlane.games.alchemists.spaces import Resolve
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ROUNDS, SELL, SPACES
from goldenlane.kernel.action import Action
from goldenlane.kernel.effect import Effect, Sequence
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


class Rounds(Rule):
    """Six rounds, one after the other."""

    __slots__ = ("round",)

    def __init__(self, game: "AlchemistsGame", round_: Effect) -> None:
        super().__init__(game)
        self.round = round_

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        if state.round == ROUNDS:
            state.stack.pop()
            return None
        state.round += 1
        state.emit("round", NOBODY, state.round)
        state.push(self.round, NOBODY)
        return None

    def children(self) -> tuple[Effect, ...]:
        return (self.round,)


class DuringConference(Rule):
    """Steps of modules that belong to a conference, in the rounds that have one."""

    __slots__ = ("steps",)

    def __init__(self, game: "AlchemistsGame", steps: Effect) -> None:
        super().__init__(game)
        self.steps = steps

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round in self.game.conference_rounds:
            state.push(self.steps, NOBODY)
        return None

    def children(self) -> tuple[Effect, ...]:
        return (self.steps,)


def whole_game(game: "AlchemistsGame") -> Effect:
    """The effect whose frame is the whole game."""

    def steps(place: str) -> list[Effect]:
        return [effect for module in game.modules for effect in module.steps(place)]

    spaces: list[Effect] = [
        game.add(f"resolve-{name}", ResolveSell(game) if space == SELL else Resolve(game, space))
        for space, name in enumerate(SPACES)
        if game.actions[space] is not None
    ]
    parts = [
        game.add("choose-order", ChooseOrder(game)),
        game.add("declare-actions", DeclareActions(game)),
        *spaces,
        *steps(places.REPORTS),
        game.add("top-alchemist", TopAlchemist(game)),
        game.add("unused-cubes", UnusedCubes(game)),
        game.add("conference", Conference(game)),
        *(DuringConference(game, step) for step in steps(places.AFTER_CONFERENCE)),
        game.add("new-artifacts", NewArtifacts(game)),
        *steps(places.REPLICATOR),
        *steps(places.DELAYED),
        game.add("next-round", NextRound(game)),
        *steps(places.NEXT_ROUND),
    ]
    return Sequence(
        (
            game.add("set-up", SetUp(game)),
            *steps(places.SET_UP),
            *(steps(places.OPENING) or [game.add("opening", Opening(game))]),
            game.add("rounds", Rounds(game, game.add("round", Sequence(tuple(parts))))),
            *steps(places.BEFORE_SCORING),
            game.add("final-scoring", FinalScoring(game)),
        )
    )
