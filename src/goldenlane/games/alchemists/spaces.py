"""Action spaces: resolving them row by row, declining, and Boots of Speed."""

from typing import TYPE_CHECKING, ClassVar, Final

from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import BOOTS_OF_SPEED, SELL, SPACES
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_BOOTS: Final = tuple(act(f"boots {name}", space) for space, name in enumerate(SPACES))


class Resolve(Rule):
    """One space: the first action of every row from the top, then the second ones, and so on."""

    __slots__ = ("space",)

    def __init__(self, game: "AlchemistsGame", space: int) -> None:
        super().__init__(game)
        self.space = space

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        turn, row = frame[2], frame[3]
        rows = state.rows[self.space]
        costs = self.game.costs[self.space]
        seats = self.game.seats
        while turn < len(costs):
            if row == len(rows):
                turn, row = turn + 1, 0
                continue
            seat = rows[row]
            row += 1
            at = self.space * seats + seat
            if state.done[at] == turn < state.declared[at]:
                state.done[at] += 1
                state.stack[-1] = (self, NOBODY, turn, row)
                self.game.act(state, self.space, seat, costs[turn])
                return None
        state.stack.pop()
        self.game.push(state, "finish-space", NOBODY, self.space)
        return None


class FinishSpace(Rule):
    """A space is finished: Boots of Speed, then what is left on it is cleared.  Frame (NOBODY, space, 0)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        space = frame[2]
        if not frame[3]:
            state.stack[-1] = (self, NOBODY, space, 1)
            for seat in state.rows[space]:
                player = state.players[seat]
                if space != SELL and player.owns(BOOTS_OF_SPEED) and not player.boots_used:
                    self.game.push(state, "boots-of-speed", seat, space)
            return None
        state.stack.pop()
        self.game.clear(state, space)
        return None


class BootsOfSpeed(Rule):
    """Once a round: repeat an action on a space where you had a cube, when all cubes there are done.

    Also after declining, after an immediate publication, and on a Custodian card; not Sell Potion.
    """

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return [_BOOTS[frame[2]], DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DONE:
            state.players[seat].boots_used = 1
            state.emit("boots-of-speed", seat, SPACES[frame[2]])
            self.game.act(state, frame[2], seat, 0)


class SpaceAction(Rule):
    """One action of a player on a space: frame (seat, cubes that become unused if it is declined)."""

    __slots__ = ()

    always_ask = True
    space: ClassVar[int] = -1

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        """How the action can be done now."""
        raise NotImplementedError  # pragma: no cover - abstract

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        """Whether all at the table can see that the action cannot be done (Ruling A-04).

        When only the seat can see it, it is asked all the same, so that the others learn nothing.
        """
        raise NotImplementedError  # pragma: no cover - abstract

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        """Do it; the frame is off the stack already."""
        raise NotImplementedError  # pragma: no cover - abstract

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        if self.impossible(state, frame[1]):
            self._decline(state, frame)
            return None
        return [*self.ways(state, frame[1]), DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        if action is DONE:
            self._decline(state, frame)
            return
        state.stack.pop()
        self.do(state, seat, action)

    def _decline(self, state: AlchemistsState, frame: Frame) -> None:
        decline(state, frame, self.space)


def decline(state: AlchemistsState, frame: Frame, space: int) -> None:
    """The seat does not act: the cubes of the action go to the unused cubes space."""
    state.stack.pop()
    state.players[frame[1]].unused += frame[2]
    state.emit("decline", frame[1], SPACES[space])
