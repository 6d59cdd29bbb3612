"""What an effect of Golem is worth in the middle of a game, in victory points, read from its face.

So a card that is corrected or added in the content file is judged without any change here.
"""

from typing import Final

from goldenlane.games.golem.gains import MEASURES
from goldenlane.games.golem.state import Player
from goldenlane.kernel.effect import Face

GOODS: Final = {"clay": 0.55, "coin": 0.6, "knowledge": 0.65, "vp": 1.0}
_USUAL: Final = {"golem-track": 4.0, "completed-artifact": 1.0, "grave": 1.0, "leftmost-student": 2.5}
_USUAL_UPGRADED: Final = 6.0
_PLAIN: Final = {
    "student-income": 4.5,
    "golem-track": 1.0,
    "destroy": 1.0,
    "use-tile": 2.2,
    "no-control-cost": 2.0,
    "activate-artifact": 2.0,
    "draw-goals": 1.5,
    "free-upgrade": 3.0,
}
_BEFORE_DISCOUNT: Final = {"create": 3.0, "upgrade": 1.5}
_EACH: Final = {"research": 1.5, "student": 1.5, "gold": 2.2, "activate": 1.8, "use-active": 1.2}


def worth(face: Face, player: Player | None = None) -> float:
    """The worth of a face; for a player, "per ..." counts what that player has now."""
    match face["do"]:
        case "gain":
            return float(GOODS[face["good"]] * face["n"])
        case "gain-each":
            return float(sum(GOODS.values()) - GOODS["vp"]) * int(face["n"])
        case "gain-any":
            return GOODS["knowledge"] * int(face["n"])
        case "gain-per":
            usual = _USUAL.get(face["per"], _USUAL_UPGRADED)
            many = usual if player is None else MEASURES[face["per"]](player)
            return float(GOODS[face["good"]] * face["n"] * many)
        case "all" | "then":
            return sum(worth(part, player) for part in face["of"])
        case "choice":
            return max(worth(part, player) for part in face["of"])
        case "repeat":
            return int(face["n"]) * worth(face["of"], player)
        case "pay":
            return max(0.0, worth(face["gain"], player) - abs(worth(face["cost"], player)))
        case "create" | "upgrade":
            return _BEFORE_DISCOUNT[face["do"]] + 0.5 * int(face["discount"])
        case "buy-book":
            return 3.0 if face["slot-only"] else 1.5 + 0.5 * int(face["discount"])
        case "move-golem":
            return 0.4 * int(face["steps"])
        case do:
            return _EACH[do] * int(face["n"]) if do in _EACH else _PLAIN.get(do, 0.0)
