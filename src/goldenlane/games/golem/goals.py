"""Goal cards drawn during the game: draw 2, keep 1, the other goes under the deck unseen."""

from typing import Final

from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.chance import Draw
from goldenlane.kernel.effect import Deed, Effect, Face
from goldenlane.kernel.state import CHANCE, Frame

_DRAW: Final = act("draw goals")
_CARDS: Final = 2


def put_under(state: GolemState, seat: int, card: int) -> None:
    """A goal goes under the deck, unseen by the others (Ruling G-12)."""
    state.goal_bottom.append(card)
    state.goal_bottom_by.append(seat)


class DrawGoals(Deed):
    """Draw 2 goals, keep 1; only 1 left: keep it; none: nothing happens (Ruling G-18)."""

    __slots__ = ()

    asks = "draw-goals"

    def options(self, state: GolemState, seat: int) -> list[Action]:
        return [_DRAW] if state.goal_bag or state.goal_bottom else []

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        state.push(state.rules.keep_goal, seat)
        state.push(state.rules.deal_goals, CHANCE, seat, _CARDS)

    def face(self) -> Face:
        return {"do": "draw-goals"}


class DealGoals(Draw):
    """A player draws goals into the hand; cards under the deck come last. Frame: a = seat, b = how many."""

    __slots__ = ()

    verb = "goals"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return state.goal_bag

    def count(self, state: GolemState, frame: Frame) -> int:
        return frame[3]

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        seat, wanted = frame[2], frame[3]
        hand = state.players[seat].hand
        for card in outcome:
            state.goal_bag.remove(card)
            hand.append(card)
        while len(hand) < wanted and state.goal_bottom:
            hand.append(state.goal_bottom.pop(0))
            state.goal_bottom_by.pop(0)
        hand.sort()
        state.emit_secret("draw-goals", seat, (seat,), (len(hand), *hand), (len(hand),))


class KeepGoal(Effect):
    """Keep 1 of the drawn goals, the other goes under the deck."""

    __slots__ = ()

    asks = "keep-goal"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        return [state.rules.keep[card] for card in state.players[frame[1]].hand]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        player = state.players[seat]
        state.stack.pop()
        kept = action.data[0]
        player.goals.append(kept)
        player.goals.sort()
        player.hand.remove(kept)
        state.emit_secret("keep-goal", seat, (seat,), (kept,))
        for card in player.hand:
            put_under(state, seat, card)
            state.emit_secret("return-goal", seat, (seat,), (card,))
        player.hand.clear()
