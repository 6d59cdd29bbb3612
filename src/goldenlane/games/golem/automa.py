"""The solo opponent: it has students, a rabbi and VP, takes marbles and blocks tiles (house rules)."""

from typing import Final, NamedTuple

from goldenlane.games.golem.gains import gain
from goldenlane.games.golem.names import BLACK, COLORS, MARBLE_ACTIONS, ROWS, VP
from goldenlane.games.golem.state import GolemState
from goldenlane.games.golem.students import step_forward
from goldenlane.games.golem.turns import place_rabbi
from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Draw
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, Frame

AUTOMA: Final = 1
"""The automa's place among the players; it has no seat."""
LEVELS: Final = ("gentle", "even", "stern")


class AutomaLevel(NamedTuple):
    """How many VP the automa takes: per marble in its row, for its rabbi, at the end of a round."""

    vp_per_power: int
    rabbi_vp: int
    round_vp: int


class AutomaTurn(Effect):
    """First two turns of a round: a random marble of the fullest row, topmost in a tie. Third: the rabbi.

    The rabbi goes on the topmost free tile, which is blocked and not used.
    """

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        rules = state.rules
        if len(state.players[AUTOMA].marbles) < MARBLE_ACTIONS:
            fullest = max(range(5), key=lambda row: (state.power(row), -row))
            state.push(rules.automa_marble, CHANCE, fullest)
        else:
            free = [tile for tile, rabbi in zip(state.action_tiles, state.rabbis, strict=True) if rabbi < 0]
            place_rabbi(state, AUTOMA, free[0] if free else -1)
            gain(state, AUTOMA, VP, rules.automa[state.level].rabbi_vp)
        return None


class AutomaMarble(Draw):
    """Which marble of the row (frame: a) it takes; VP by the row's power."""

    __slots__ = ()

    verb = "automa-marble"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        row = frame[2]
        return [color for color in range(5) for _ in range(state.rows[row * 5 + color])]

    def count(self, state: GolemState, frame: Frame) -> int:
        return 1

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        row, color = frame[2], outcome[0]
        power = state.power(row)
        state.rows[row * 5 + color] -= 1
        state.players[AUTOMA].marbles.append(color)
        state.emit("marble", AUTOMA, COLORS[color], ROWS[row], power)
        gain(state, AUTOMA, VP, state.rules.automa[state.level].vp_per_power * power)
        if color == BLACK:
            state.push(state.rules.automa_students, CHANCE)
        elif color < 3:
            step_forward(state, AUTOMA, color)


class AutomaStudents(Draw):
    """A black marble moves two random different students."""

    __slots__ = ()

    verb = "automa-students"

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return [0, 1, 2]

    def count(self, state: GolemState, frame: Frame) -> int:
        return 2

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        for district in outcome:
            step_forward(state, AUTOMA, district)
