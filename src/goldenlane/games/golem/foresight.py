"""What a player has still to expect: golem steps, the price of control, income.

All of it follows from what lies open, so everybody may know it of everybody.
"""

from typing import Any

from goldenlane.games.golem.flow import CONTROL, INCOME, MOVEMENT
from goldenlane.games.golem.names import DISTRICTS, GOODS, KNOWLEDGE, ROUNDS, TRACK_TILE, VP
from goldenlane.games.golem.phases import control_price
from goldenlane.games.golem.state import GolemState


def foresight(state: GolemState, seat: int) -> dict[str, Any]:
    """Steps of the next golem movement, knowledge owed for each golem, income of students and markers."""
    player = state.players[seat]
    return {
        "steps": _steps(state, seat),
        "control": [control_price(state, player, golem) for golem in player.golems],
        "income": _income(state, seat),
    }


def _steps(state: GolemState, seat: int) -> int:
    """Steps that the golems must make in the next movement phase; 0 when there is none any more."""
    player = state.players[seat]
    coming = max(state.round, 1) if state.phase <= MOVEMENT else state.round + 1
    if not player.golems or coming > ROUNDS or len(state.characters) < coming:
        return 0
    extra = state.rules.characters[state.characters[coming - 1]].steps
    return state.rules.marker_steps[player.marker] + extra


def _income(state: GolemState, seat: int) -> dict[str, int]:
    """What phase 6 would pay now; completed artifacts come on top."""
    player, rules = state.players[seat], state.rules
    income = [0] * len(GOODS)
    if state.round == ROUNDS and state.phase in (INCOME, CONTROL, CONTROL + 1):
        return dict(zip(GOODS, income, strict=True))
    for district in range(len(DISTRICTS)):
        resource, vp = rules.street[player.students[district]]
        income[district] += resource
        income[VP] += vp
    income[KNOWLEDGE] += rules.research_income[player.has(TRACK_TILE)][player.research]
    income[VP] += rules.marker_vp[player.marker]
    return dict(zip(GOODS, income, strict=True))
