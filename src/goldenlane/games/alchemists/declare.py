"""Declaring actions: from the lowest order space upward, each player sets down all cubes at once."""

from typing import TYPE_CHECKING

from goldenlane.games.alchemists.draws import play_favor
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ASSISTANT, ASSOCIATE, CUSTODIAN, CUSTODIAN_CARD, SPACES
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_COUNT = len(SPACES)
_ASSOCIATES = _COUNT + 1
"""The stages of declaring: 0 Assistants, 1 to 12 the spaces, then Associates."""
_SPACE = tuple(tuple(act(f"place {name} {number}", number) for number in range(7)) for name in SPACES)
_ASSISTANTS = tuple(act(f"assistant {number}", number) for number in range(5))
_ASSOCIATE = tuple(act(f"associate {name}", space) for space, name in enumerate(SPACES))


class DeclareActions(Rule):
    """Everybody declares, the lowest on the order spaces first."""

    __slots__ = ("_declare",)

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self._declare = game.add("declare", Declare(game))

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        turn = frame[2]
        if turn == len(state.order):
            state.stack.pop()
            return None
        state.stack[-1] = (self, NOBODY, turn + 1, 0)
        state.declaring = [0] * (2 * _COUNT)
        state.push(self._declare, state.order[-1 - turn])
        return None


class Declare(Rule):
    """One player declares: Assistants, then space by space how many actions, then Associates.

    What is set down stays between the player and the table's edge (``state.declaring``) until all of
    it is placed at once.
    """

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        effect, seat, stage, b = frame
        player = state.players[seat]
        options: list[Action] = []
        if stage == 0:
            if player.favors[ASSISTANT]:
                options = list(_ASSISTANTS[: player.favors[ASSISTANT] + 1])
        elif stage < _ASSOCIATES:
            most = self._most(state, seat, stage - 1)
            if most:
                options = list(_SPACE[stage - 1][: most + 1])
        else:
            spaces = [space for space in range(_COUNT) if self._may_associate(state, space)]
            if player.favors[ASSOCIATE] and spaces:
                return [*(_ASSOCIATE[space] for space in spaces), DONE]
            self._place(state, seat)
            return None
        if options:
            return options
        state.stack[-1] = (effect, seat, stage + 1, b)
        return None

    def _most(self, state: AlchemistsState, seat: int, space: int) -> int:
        """How many actions the seat could declare on a space with the cubes it has left."""
        if not self.game.open(space, state.round):
            return 0
        player = state.players[seat]
        if space == CUSTODIAN:
            return min(player.favors[CUSTODIAN_CARD], player.cubes)
        most, cubes = 0, 0
        for cost in self.game.costs[space]:
            cubes += cost
            if cubes > player.cubes:
                break
            most += 1
        return most

    def _may_associate(self, state: AlchemistsState, space: int) -> bool:
        return space != CUSTODIAN and state.declaring[space] > 0 and not state.declaring[_COUNT + space]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        effect, _, stage, b = frame
        player = state.players[seat]
        if stage == 0:
            play_favor(state, seat, ASSISTANT, action.data[0])
            player.cubes += action.data[0]
        elif stage < _ASSOCIATES:
            space, number = stage - 1, action.data[0]
            state.declaring[space] = number
            player.cubes -= self.game.cubes_of(space, number)
            if space == CUSTODIAN:
                play_favor(state, seat, CUSTODIAN_CARD, number)
        elif action is DONE:
            self._place(state, seat)
            return
        else:
            play_favor(state, seat, ASSOCIATE, 1)
            state.declaring[_COUNT + action.data[0]] = 1
            return
        state.stack[-1] = (effect, seat, stage + 1, b)

    def _place(self, state: AlchemistsState, seat: int) -> None:
        """Place the cubes: the lowest empty row of each space, or with an Associate the top (Ruling A-07)."""
        state.stack.pop()
        for space in range(_COUNT):
            number = state.declaring[space]
            if not number:
                continue
            state.declared[space * self.game.seats + seat] = number
            if state.declaring[_COUNT + space]:
                state.rows[space].insert(0, seat)
                state.associates[space] += 1
            else:
                state.rows[space].insert(state.associates[space], seat)
        player = state.players[seat]
        player.unused += player.cubes
        player.cubes = 0
        state.emit("declare", seat, tuple(state.declaring[:_COUNT]), player.unused)
        state.declaring = []
