"""The end of the game: everything is revealed."""

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.kernel.action import Action
from goldenlane.kernel.state import NOBODY, Frame


class FinalScoring(Rule):
    """The big revelation; the points are counted by scoring.py (Ruling A-49)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        state.final = 1
        state.reveal()
        truth = tuple(f"{INGREDIENTS[i]}={ALCHEMICALS[a]}" for i, a in enumerate(state.alchemy))
        state.emit("big-revelation", NOBODY, truth)
        for seat, score in enumerate(self.game.scores(state)):
            state.emit("score", seat, score["total"], score["place"])
        return None
