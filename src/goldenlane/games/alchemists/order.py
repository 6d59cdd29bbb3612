"""Choosing play order: order spaces with their costs and benefits."""

from typing import TYPE_CHECKING

from goldenlane.games.alchemists.approval import approval_ways, pay_approval
from goldenlane.games.alchemists.bundle import Bundle, OrderSpace
from goldenlane.games.alchemists.draws import gain_cards
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.reputation import can_pay, change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import GREEN_SPACE, WITCHS_TRUNK
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


class ChooseOrder(Rule):
    """From the start player clockwise everybody takes a free order space.

    The paralyzed do not choose: they stand on the green space, in the order they were paralyzed, and
    get its benefit first (Ruling A-53).
    """

    __slots__ = ("_pick",)

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self._pick = PickOrderSpace(game)
        game.add("pick-order-space", self._pick)

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        turn = frame[2]
        order = state.clockwise()
        if turn > len(order):
            state.stack.pop()
            return None
        state.stack[-1] = (self, NOBODY, turn + 1, 0)
        if turn == 0:
            state.order, state.paralyzed = state.paralyzed, []
            for seat in reversed(state.order):
                state.players[seat].order_space = GREEN_SPACE
                state.begin()
                state.emit("order", seat, GREEN_SPACE + 1)
                self._pick.benefit(state, seat, self.cards.green_space)
        elif state.players[order[turn - 1]].order_space == -1:
            state.push(self._pick, order[turn - 1])
        return None


class PickOrderSpace(Rule):
    """One player's choice: a free space whose cost can be paid; cost, then benefit at once (Ruling A-38)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        seat = frame[1]
        taken = {player.order_space for player in state.players}
        options = []
        for number, space in enumerate(self.game.order_spaces(state)):
            if number in taken or self.game.seats not in space.players:
                continue
            for way, word in self._ways(state, seat, space.cost):
                options.append(act(f"order {number + 1}{word}", number, way))
        return options

    def _ways(self, state: AlchemistsState, seat: int, cost: Bundle) -> list[tuple[int, str]]:
        """How the seat could pay the cost: no way, one, or one with a token and one with a Courtier."""
        player = state.players[seat]
        if player.gold < cost.gold or player.cubes < cost.cubes:
            return []
        if not can_pay(self.game, state, seat, cost.reputation):
            return []
        return approval_ways(state, seat) if cost.approval else [(0, "")]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        number, way = action.data
        space: OrderSpace = self.game.order_spaces(state)[number]
        player = state.players[seat]
        player.order_space = number
        above = sum(state.players[other].order_space < number for other in state.order)
        state.order.insert(above, seat)
        state.emit("order", seat, number + 1)
        add_gold(state, seat, -space.cost.gold, "order")
        player.cubes -= space.cost.cubes
        player.unused += space.cost.cubes
        change(self.game, state, seat, -space.cost.reputation)
        pay_approval(state, seat, way)
        self.benefit(state, seat, space.benefit)

    def benefit(self, state: AlchemistsState, seat: int, gain: Bundle) -> None:
        """What a space gives; Witch's Trunk gets no ingredients from order spaces."""
        if state.players[seat].owns(WITCHS_TRUNK):
            gain = gain._replace(ingredients=0)
        state.emit(
            "order-benefit", seat, gain.gold, gain.ingredients, gain.favors, gain.books, gain.reputation
        )
        add_gold(state, seat, gain.gold, "order")
        change(self.game, state, seat, gain.reputation)
        gain_cards(self.game, state, seat, gain)
