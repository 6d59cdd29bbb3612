"""What a round of Golem will still cost a player, reckoned from a view."""

from typing import Any

from goldenlane.games.golem.names import ROUNDS
from goldenlane.games.golem.rules import Rules

_BEFORE_MOVEMENT = ("setup", "refresh")


def steps_due(view: dict[str, Any], seat: int, rules: Rules) -> tuple[bool, int] | None:
    """Golem steps of the next movement phase, and whether it belongs to this round; None after the last."""
    own = view["players"][seat]
    now = view["phase"] in _BEFORE_MOVEMENT
    number = view["round"] if now else view["round"] + 1
    if number > ROUNDS or view["over"] or not view["characters"]:
        return None
    character = rules.characters[view["characters"][max(1, number) - 1]]
    return now, rules.marker_steps[own["golem-marker"]] + character.steps


def control_owed(own: dict[str, Any], rules: Rules) -> int:
    """Knowledge that golem control would cost now: 1 per section ahead of the own student (Ruling G-56)."""
    if own["no-control-cost"]:
        return 0
    owed = 0
    for golem in own["golems"]:
        district, section, *_ = golem.split()
        ahead = max(0, int(section) - own["students"][district])
        owed += min(ahead, rules.torso_control) if "torso" in own["upgraded"] else ahead
    return owed
