"""Busy Days: every round another board of order spaces, with new costs and rewards.

Two boards of each of three groups come into the game, group 1 in rounds 1 and 2 and so on. This round's
board and the next one are open (Ruling A-37). Costs are paid before the benefit is taken, at once (Ruling
A-38): gold, reputation as its zone has it, an action cube to the unused cubes space, an approval token.
"""

from random import Random
from typing import TYPE_CHECKING

from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.module import Module
from goldenlane.games.alchemists.palace_library import open_library
from goldenlane.games.alchemists.rule import ChanceRule, Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.view_types import ModuleBoard, ModuleView
from goldenlane.games.alchemists.vocabulary import ROUNDS
from goldenlane.kernel.action import Action
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


class TurnUpBoard(ChanceRule):
    """The next board of the stack is turned up; the first int is the round it is for.

    The stack's order is decided only now: the board is any one of its group that has not been seen. A group
    is used for two rounds, so which two of its boards were chosen comes out by itself.
    """

    __slots__ = ()

    verb = "order-board"

    def bag(self, state: AlchemistsState, frame: Frame) -> list[int]:
        """The boards that can come in this round."""
        group = (frame[2] - 1) // self.cards.setup.order_boards_per_group
        return [board for board in state.board_bag if self.cards.order_boards[board].group == group]

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return (rng.choice(self.bag(state, frame)),)

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return len(outcome) == 1 and outcome[0] in self.bag(state, frame)

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        board = outcome[0]
        state.board_bag.remove(board)
        state.next_board = board
        state.emit("order-board", NOBODY, self.cards.order_boards[board].name, frame[2])


class StackBoards(Rule):
    """Set up: sort the boards and turn up those of rounds 1 and 2."""

    __slots__ = ("change",)

    def __init__(self, game: "AlchemistsGame", change: "ChangeBoard") -> None:
        super().__init__(game)
        self.change = change

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        golem = self.game.uses("golem-project")
        state.board_bag = [i for i, board in enumerate(self.cards.order_boards) if golem or not board.golem]
        state.stack.pop()
        state.push(self.change, NOBODY)
        state.push(self.change.turn_up, CHANCE, 1)
        return None


class ChangeBoard(Rule):
    """The board on top of the stack covers the order spaces, and the one below it is turned up."""

    __slots__ = ("turn_up",)

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self.turn_up = TurnUpBoard(game)

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        if state.round == ROUNDS:
            return None
        state.order_board = state.next_board
        state.next_board = -1
        following = state.round + 2
        if following <= ROUNDS:
            state.push(self.turn_up, CHANCE, following)
        return None

    def children(self) -> tuple[Effect, ...]:
        return (self.turn_up,)


class BusyDays(Module):
    """The stack of order boards; the spaces themselves are used by choosing order."""

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        open_library(game)
        change = ChangeBoard(game)
        self._steps: dict[str, list[Effect]] = {
            places.SET_UP: [StackBoards(game, change)],
            places.NEXT_ROUND: [change],
        }

    def steps(self, place: str) -> list[Effect]:
        return self._steps.get(place, [])

    def view(self, state: AlchemistsState, seat: int | None, shown: ModuleView) -> None:
        def name(board: int) -> str | None:
            return None if board < 0 else self.cards.order_boards[board].name

        shown["order-board"] = name(state.order_board)
        shown["next-order-board"] = name(state.next_board)

    def view_player(self, state: AlchemistsState, seat: int | None, owner: int, shown: ModuleBoard) -> None:
        shown["books"] = state.players[owner].books
