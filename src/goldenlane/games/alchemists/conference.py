"""Conferences at the end of rounds 3 and 5, and the artifacts that come after them."""

from goldenlane.games.alchemists.reputation import settle
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import seals_of
from goldenlane.games.alchemists.vocabulary import ARTIFACTS
from goldenlane.kernel.action import Action
from goldenlane.kernel.state import NOBODY, Frame

CONFERENCE_ROUNDS = (3, 5)


class Conference(Rule):
    """Theories and articles are counted; all tiles of a conference are one event (Ruling A-12)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round not in CONFERENCE_ROUNDS:
            return None
        number = CONFERENCE_ROUNDS.index(state.round) + 1
        state.emit("conference", NOBODY, number)
        golem = self.game.uses("golem-project")
        row = self.cards.conferences[number, self.game.variant, golem]
        for seat in range(self.game.seats):
            state.net[seat] += row[min(seals_of(state, seat), len(row) - 1)]
        for module in self.game.modules:
            module.conference(state, number)
        settle(self.game, state)
        return None


class NewArtifacts(Rule):
    """After a conference the next deck's artifacts replace those in the row and under the counter."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round not in CONFERENCE_ROUNDS:
            return None
        deck = CONFERENCE_ROUNDS.index(state.round) + 1
        state.row, state.rows_set[deck] = state.rows_set[deck], []
        state.counter[deck - 1] = -1
        state.emit("artifact-row", NOBODY, tuple(ARTIFACTS[card] for card in state.row))
        return None
