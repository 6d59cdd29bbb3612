"""The end of a round: top alchemist, unused cubes and hospital, and setting up the next round."""

from goldenlane.games.alchemists.conference import CONFERENCE_ROUNDS
from goldenlane.games.alchemists.draws import gain_favors
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import seals_of
from goldenlane.games.alchemists.vocabulary import COVERED, ROUNDS, SPACES
from goldenlane.kernel.action import Action
from goldenlane.kernel.state import CHANCE, NOBODY, Frame


class TopAlchemist(Rule):
    """The players with the most seals gain 1 reputation each; nobody without a seal."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        counts = [seals_of(state, seat) for seat in range(self.game.seats)]
        most = max(counts)
        for seat in state.clockwise():
            if counts[seat] == most > 0:
                state.begin()
                state.emit("top-alchemist", seat, most)
                change(self.game, state, seat, self.number.top_alchemist_reputation)
        return None


class UnusedCubes(Rule):
    """A favor for each pair of own unused cubes; then the cubes of the hospital move there.

    These are missing next round, and count for its pairs.
    """

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        for seat in reversed(state.clockwise()):
            player = state.players[seat]
            pairs = player.unused // self.number.unused_cubes_per_favor
            player.unused, player.hospital = player.hospital, 0
            if pairs:
                gain_favors(self.game, state, seat, pairs)
        return None


class NextRound(Rule):
    """Adventurer, ingredients, start player and cubes of the next round."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round == ROUNDS:
            return None
        coming = state.round + 1
        self.game.push(state, "draw-face-up", CHANCE, NOBODY, self.cards.setup.face_up_ingredients)
        # The stack shows the adventurer after the coming one; by an option a conference tile covers it
        # (Ruling A-72).
        covered = self.game.next_adventurer == COVERED and coming in CONFERENCE_ROUNDS
        known, state.adventurer = state.next_adventurer, state.next_adventurer
        state.next_adventurer = -1
        if coming < ROUNDS and not covered:
            self.game.push(state, "draw-adventurer", CHANCE, 1)
        if known < 0:
            self.game.push(state, "draw-adventurer", CHANCE, 0)
        else:
            state.emit("adventurer", NOBODY, self.cards.adventurer_names[known], "now")
        state.start_player = (state.start_player + 1) % self.game.seats
        state.rows = [[] for _ in SPACES]
        state.associates = [0] * len(SPACES)
        state.declared = [0] * (len(SPACES) * self.game.seats)
        state.done = [0] * (len(SPACES) * self.game.seats)
        state.order = []
        state.unhappy = 0
        state.sold = 0
        state.sales = 0
        for player in state.players:
            player.order_space = -1
            player.immune = 0
            player.boots_used = 0
            player.periscope_used = 0
            player.cubes = self.game.cubes[coming] - player.unused
        return None
