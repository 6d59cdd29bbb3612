"""Visit Library: pay an approval token, take a book token and read it."""

from typing import ClassVar

from goldenlane.games.alchemists.approval import approval_ways, pay_approval
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import VISIT_LIBRARY
from goldenlane.kernel.action import Action, act


class VisitLibrary(SpaceAction):
    """One visit."""

    __slots__ = ()

    space: ClassVar[int] = VISIT_LIBRARY

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        return [act(f"visit{word}", way) for way, word in approval_ways(state, seat)]

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        player = state.players[seat]
        return not player.approval and not any(player.favors)

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        pay_approval(state, seat, action.data[0])
        self.game.push(state, "read-book", seat)
