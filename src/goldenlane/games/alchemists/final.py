"""The end of the game: everything is revealed."""

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.scoring import seal_points
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import SEALS
from goldenlane.kernel.action import Action
from goldenlane.kernel.state import NOBODY, Frame


class FinalScoring(Rule):
    """The big revelation; the points are counted by scoring.py (Ruling A-49)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        state.final = 1
        state.reveal()
        state.emit("big-revelation", NOBODY, tuple(ALCHEMICALS[a] for a in state.alchemy))
        scores = self.game.scores(state)
        for source in scores[0]["points"]:
            self._verdicts(state, source)
            for seat, score in enumerate(scores):
                if score["points"][source]:
                    state.emit("points", seat, source, score["points"][source])
        for seat, score in enumerate(scores):
            state.emit("score", seat, score["total"], score["place"])
        return None

    def _verdicts(self, state: AlchemistsState, source: str) -> None:
        """What a source of points is made of, one by one: theories here, the others by the modules."""
        if source == "theories":
            for ingredient, claimed in enumerate(state.theories):
                if claimed >= 0:
                    self._theory(state, ingredient, claimed)
        for module in self.game.modules:
            module.verdicts(state, source)

    def _theory(self, state: AlchemistsState, ingredient: int, claimed: int) -> None:
        truth, name = state.alchemy[ingredient], INGREDIENTS[ingredient]
        right = int(claimed == truth)
        state.emit("theory-verdict", NOBODY, name, ALCHEMICALS[claimed], ALCHEMICALS[truth], right)
        for seat in range(self.game.seats):
            kind = state.seals[ingredient * self.game.seats + seat]
            if kind >= 0:
                state.emit(
                    "seal-verdict", seat, name, SEALS[kind], seal_points(self.game, state, ingredient, seat)
                )
