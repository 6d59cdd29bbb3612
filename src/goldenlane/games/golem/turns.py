"""The action phase: turns, the rabbi, passing and the two pass phases."""

from typing import Final

from goldenlane.games.golem.marbles import MARBLE, take_marble
from goldenlane.games.golem.names import COLORS, MARBLE_ACTIONS
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, NOBODY, Frame

PASS: Final = act("pass")
_PRINTED: Final = act("rabbi printed", -1)
_REMOVE: Final = tuple(act(f"remove {color}", c) for c, color in enumerate(COLORS))

MAIN: Final = 0
FIRST_PASS: Final = 1
FINAL: Final = 2
"""Stages of the phase: everybody's turns, the pass phase, the final pass phase."""


class Turn(Effect):
    """One action: take a marble (two a round), place the rabbi (once a round), or pass.

    Frame: a = stage; nobody passes in the final pass phase.
    """

    __slots__ = ()

    asks = "turn"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, stage, _ = frame
        player = state.players[seat]
        found: list[Action] = []
        if len(player.marbles) < MARBLE_ACTIONS:
            rows = state.rows
            for row in range(5):
                names = MARBLE[row]
                for color in range(5):
                    if rows[row * 5 + color]:
                        found.append(names[color])
        if not player.rabbi:
            for tile, rabbi in zip(state.action_tiles, state.rabbis, strict=True):
                if rabbi < 0:
                    found.append(state.rules.rabbi[tile])
            found.append(_PRINTED)
        if stage != FINAL:
            found.append(PASS)
        return found

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is PASS:
            self._pass(state, seat, frame[2])
        elif action.verb == "marble":
            take_marble(state, seat, *action.data)
        else:
            place_rabbi(state, seat, action.data[0])
            tile = action.data[0]
            rules = state.rules
            state.push(rules.printed_space if tile < 0 else rules.action_tiles[tile], seat)

    def _pass(self, state: GolemState, seat: int, stage: int) -> None:
        """Take the lowest free pass tile, or pass a second time and keep it (Rulings G-49, G-51)."""
        if stage == MAIN:
            state.pass_tiles.append(seat)
            state.emit("pass", seat, len(state.pass_tiles))
        else:
            state.second_pass.append(seat)
            state.emit("pass-again", seat, state.pass_tiles.index(seat) + 1)


def place_rabbi(state: GolemState, seat: int, tile: int) -> None:
    """One rabbi per action tile; the printed space holds any number."""
    state.players[seat].rabbi = 1
    if tile < 0:
        state.printed.append(seat)
        state.emit("rabbi", seat, "printed")
    else:
        state.rabbis[state.action_tiles.index(tile)] = seat
        state.emit("rabbi", seat, f"A{tile + 1}")


class ActionPhase(Effect):
    """In turn order one action at a time until everybody has done all three or passed.

    Then the pass phase (in pass-tile order) and, after second passes, the final one (Rulings G-49 to
    G-52): before each the holder of tile "1" removes a marble and the rest is poured again.
    Frame: a = stage, b = place in the stage's order of who is next.
    """

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, _, stage, at = frame
        order = state.order if stage == MAIN else state.pass_tiles
        for i in range(len(order)):
            place = (at + i) % len(order)
            seat = order[place]
            if state.players[seat].done or self._waits(state, seat, stage):
                continue
            state.stack[-1] = (self, NOBODY, stage, place + 1)
            automa = state.solo and seat == 1
            state.push(
                state.rules.automa_turn if automa else state.rules.turn, NOBODY if automa else seat, stage
            )
            return None
        if (stage == MAIN and state.pass_tiles) or (stage == FIRST_PASS and state.second_pass):
            state.stack[-1] = (self, NOBODY, stage + 1, 0)
            state.emit("pass-phase", -1, stage + 1)
            state.push(state.rules.pour, CHANCE)
            state.push(state.rules.remove_marble, state.pass_tiles[0])
            return None
        state.stack.pop()
        state.pass_tiles.clear()
        state.second_pass.clear()
        return None

    def _waits(self, state: GolemState, seat: int, stage: int) -> bool:
        if stage == MAIN:
            return seat in state.pass_tiles
        return stage == FIRST_PASS and seat in state.second_pass


class RemoveMarble(Effect):
    """The holder of pass tile "1" must remove 1 marble of choice onto the tile (Ruling G-52)."""

    __slots__ = ()

    asks = "remove"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        return [_REMOVE[color] for color in range(5) if any(state.rows[color::5])]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        color = action.data[0]
        row = next(row for row in range(5) if state.rows[row * 5 + color])
        state.rows[row * 5 + color] -= 1
        state.removed.append(color)
        state.emit("remove", seat, COLORS[color])
