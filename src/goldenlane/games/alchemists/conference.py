"""Conferences at the end of rounds 3 and 5, and the artifacts that come after them."""

from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import seals_of
from goldenlane.kernel.action import Action
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

CONFERENCE_ROUNDS: Final = (3, 5)


class Conference(Rule):
    """Theories and articles are counted; all tiles of a conference are one event (Ruling A-12)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round not in CONFERENCE_ROUNDS:
            return None
        number = CONFERENCE_ROUNDS.index(state.round) + 1
        state.emit("conference", NOBODY, number)
        for seat in state.clockwise():
            theories = for_seals(self.game, state, number, seat)
            golem = sum(module.conference(state, number, seat) for module in self.game.modules)
            net = theories + golem
            state.emit("conference-result", seat, net, seals_of(state, seat), theories, golem)
            change(self.game, state, seat, net)
        return None


def ladder(game: "AlchemistsGame", number: int) -> tuple[int, ...]:
    """Reputation of a conference for 0, 1, 2 ... own seals that count; the last also for more."""
    return game.cards.conferences[number, game.variant, game.uses("golem-project")]


def for_seals(game: "AlchemistsGame", state: AlchemistsState, number: int, seat: int) -> int:
    """What the conference gives the seat for its theories and articles as they stand."""
    row = ladder(game, number)
    return row[min(seals_of(state, seat), len(row) - 1)]


def coming_conference(game: "AlchemistsGame", state: AlchemistsState) -> int | None:
    """1 or 2: the next conference; None after the last one.

    The artifacts of the next deck, which come after it, tell whether that of this round is over.
    """
    for number, round_ in enumerate(CONFERENCE_ROUNDS, 1):
        if state.round < round_ or (state.round == round_ and state.rows_set[number]):
            return number
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
        state.emit("artifact-row", NOBODY, tuple(self.cards.artifact_names[card] for card in state.row))
        return None
