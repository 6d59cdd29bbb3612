"""Declaring actions: from the lowest order space upward, each player sets down all cubes at once."""

from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.draws import play_favor
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ASSISTANT, ASSOCIATE, CUSTODIAN, CUSTODIAN_CARD, SPACES
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_COUNT: Final = len(SPACES)
_ASSISTANT_AT: Final = 2 * _COUNT
STAGED: Final = 2 * _COUNT + 1
"""What is set down: actions by space, Associates by space, Assistants."""
_ASSOCIATES: Final = _COUNT + 1
"""The stages of declaring: 0 Assistants, 1 to 12 the spaces, then Associates."""
_SPACE: Final = tuple(tuple(act(f"place {name} {number}", number) for number in range(7)) for name in SPACES)
_ASSISTANTS: Final = tuple(act(f"assistant {number}", number) for number in range(5))
_ASSOCIATE: Final = tuple(act(f"associate {name}", space) for space, name in enumerate(SPACES))


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
        state.declaring = [0] * STAGED
        state.push(self._declare, state.order[-1 - turn])
        return None


class Declare(Rule):
    """One player declares: Assistants, then space by space how many actions, then Associates.

    What is set down stays in front of the player (``state.declaring``), cards included, until all of
    it is placed and played at once (Ruling A-60).
    """

    __slots__ = ()

    # Who holds an Assistant, a Custodian or an Associate is asked more.
    unseen = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        _, seat, stage, _ = frame
        player = state.players[seat]
        if stage == 0:
            if player.favors[ASSISTANT]:
                return list(_ASSISTANTS[: player.favors[ASSISTANT] + 1])
            stage = 1
        left = self.cubes_left(state, seat)
        for space in range(stage - 1, _COUNT):
            most = self._most(state, seat, space, left)
            if most:
                state.stack[-1] = (self, seat, space + 1, 0)
                return list(_SPACE[space][: most + 1])
        state.stack[-1] = (self, seat, _ASSOCIATES, 0)
        if player.favors[ASSOCIATE] > sum(state.declaring[_COUNT:_ASSISTANT_AT]):
            spaces = [space for space in range(_COUNT) if self._may_associate(state, space)]
            if spaces:
                return [*[_ASSOCIATE[space] for space in spaces], DONE]
        self._place(state, seat)
        return None

    def cubes_left(self, state: AlchemistsState, seat: int) -> int:
        """Cubes that the seat has not set down yet."""
        left = state.players[seat].cubes + state.declaring[_ASSISTANT_AT]
        for space in range(_COUNT):
            number = state.declaring[space]
            if number:
                left -= self.game.cubes_of(space, number)
        return left

    def _most(self, state: AlchemistsState, seat: int, space: int, left: int) -> int:
        """How many actions the seat could declare on a space with the cubes it has left."""
        if not left or not self.game.open(space, state.round):
            return 0
        if space == CUSTODIAN:
            return min(state.players[seat].favors[CUSTODIAN_CARD], left)
        most, cubes = 0, 0
        for cost in self.game.costs[space]:
            cubes += cost
            if cubes > left:
                break
            most += 1
        return most

    def _may_associate(self, state: AlchemistsState, space: int) -> bool:
        return space != CUSTODIAN and state.declaring[space] > 0 and not state.declaring[_COUNT + space]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        stage = frame[2]
        if stage == _ASSOCIATES:
            if action is DONE:
                self._place(state, seat)
            else:
                state.declaring[_COUNT + action.data[0]] = 1
            return
        state.declaring[_ASSISTANT_AT if stage == 0 else stage - 1] = action.data[0]
        state.stack[-1] = (self, seat, stage + 1, 0)

    def _place(self, state: AlchemistsState, seat: int) -> None:
        """Place the cubes: the lowest empty row of each space, or with an Associate the top (Ruling A-07)."""
        state.stack.pop()
        player = state.players[seat]
        staged, state.declaring = state.declaring, []
        player.unused += player.cubes + staged[_ASSISTANT_AT]
        player.cubes = 0
        for space in range(_COUNT):
            number = staged[space]
            if not number:
                continue
            player.unused -= self.game.cubes_of(space, number)
            state.declared[space * self.game.seats + seat] = number
            if staged[_COUNT + space]:
                state.rows[space].insert(0, seat)
                state.associates[space] += 1
            else:
                state.rows[space].insert(state.associates[space], seat)
        state.emit("declare", seat, tuple(staged[:_COUNT]), player.unused)
        play_favor(state, seat, ASSISTANT, staged[_ASSISTANT_AT])
        play_favor(state, seat, CUSTODIAN_CARD, staged[CUSTODIAN])
        play_favor(state, seat, ASSOCIATE, sum(staged[_COUNT:_ASSISTANT_AT]))
