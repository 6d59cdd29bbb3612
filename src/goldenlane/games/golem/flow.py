"""The course of a game: set-up, four rounds of seven phases, the end."""

from typing import Final

from goldenlane.games.golem.automa import AUTOMA
from goldenlane.games.golem.gains import gain
from goldenlane.games.golem.names import ROUNDS, VP, Phase
from goldenlane.games.golem.phases import new_turn_order
from goldenlane.games.golem.scoring import tell_points
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Draw
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, NOBODY, Frame

PHASES: Final[tuple[Phase, ...]] = (
    "setup",
    "refresh",
    "movement",
    "actions",
    "turn-order",
    "characters",
    "income",
    "control",
)
REFRESH: Final = 1
MOVEMENT: Final = 2
ACTIONS: Final = 3
TURN_ORDER: Final = 4
CHARACTERS: Final = 5
INCOME: Final = 6
CONTROL: Final = 7


class Rounds(Effect):
    """Four rounds of seven phases. The state's round and phase say which one has begun last."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        if state.phase in (0, CONTROL):
            if state.phase == CONTROL:
                end_round(state)
            if state.round == ROUNDS:
                state.stack.pop()
                state.phase = CONTROL + 1
                state.reveal()  # the goals are shown now
                state.emit("end", -1)
                tell_points(state)
                return None
            state.round += 1
            state.phase = REFRESH
            state.emit("round", -1, state.round)
        else:
            state.phase += 1
            state.emit("phase", -1, PHASES[state.phase])
        self._begin(state)
        return None

    def _begin(self, state: GolemState) -> None:
        rules = state.rules
        match state.phase:
            case 1:
                if state.round > 1:
                    state.push(rules.refresh, NOBODY)
            case 2:
                state.push(rules.movement, NOBODY)
            case 3:
                state.push(rules.action_phase, NOBODY)
            case 4:
                new_turn_order(state)
            case 5:
                state.push(rules.character_phase, NOBODY)
            case 6:
                state.push(rules.upgrade_phase, NOBODY)
                state.push(rules.income_phase, NOBODY)
            case _:
                state.push(rules.control_phase, NOBODY)


def end_round(state: GolemState) -> None:
    """After phase 7: the automa's points, and what lasts for one round ends."""
    for player in state.players:
        player.no_control = 0
    if state.solo:
        gain(state, AUTOMA, VP, state.rules.automa[state.level].round_vp)


class Refresh(Effect):
    """Phase 1: marbles through the tower, new action tiles, a new book. Frame: a = the step."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        for player in state.players:
            for color in player.marbles:
                state.rows[color] += 1
            player.marbles.clear()
        for color in state.removed:
            state.rows[color] += 1
        state.removed.clear()
        state.rabbis.clear()
        state.tile_discard = sorted(state.tile_discard + state.action_tiles)
        state.action_tiles.clear()
        rules = state.rules
        if (state.book_bag or state.book_bottom) and state.library:
            # With an empty deck no card is taken away (Ruling G-17).
            state.book_bottom.append(state.library.pop(0))
            state.push(rules.refill, CHANCE)
        state.push(rules.lay_tiles, NOBODY)
        state.push(rules.pour, CHANCE)
        return None


class LayTiles(Effect):
    """Lay players + 1 action tiles; when the stack is empty the discards are shuffled (Ruling G-16)."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        if len(state.action_tiles) == len(state.players) + 1:
            state.stack.pop()
            return None
        if not state.tile_bag:
            state.tile_bag, state.tile_discard = state.tile_discard, []
        if not state.tile_bag:  # only in a set-up position without the other tiles
            state.stack.pop()
            return None
        state.push(state.rules.draw_tiles, CHANCE)
        return None


class DrawTiles(Draw):
    """Action tiles from the stack, top to bottom."""

    __slots__ = ()

    verb = "tiles"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return state.tile_bag

    def count(self, state: GolemState, frame: Frame) -> int:
        return len(state.players) + 1 - len(state.action_tiles)

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        for tile in outcome:
            state.tile_bag.remove(tile)
            state.action_tiles.append(tile)
            state.rabbis.append(-1)
        state.emit("action-tiles", -1, *(f"A{tile + 1}" for tile in outcome))
