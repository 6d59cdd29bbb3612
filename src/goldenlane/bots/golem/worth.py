"""What an effect of Golem is worth in the middle of a game, in victory points, read from its face.

So a card that is corrected or added in the content file is judged without any change here.
"""

from collections.abc import Callable
from typing import Final

from goldenlane.games.golem.gains import MEASURES
from goldenlane.games.golem.state import Player
from goldenlane.games.golem.vocabulary import EFFECT_KINDS
from goldenlane.kernel.effect import Face
from goldenlane.kernel.kinds import complete

GOODS: Final = {"clay": 0.55, "coin": 0.6, "knowledge": 0.65, "vp": 1.0}
_USUAL: Final = complete(
    "usual values of what is counted",
    MEASURES,
    {
        "golem-track": 4.0,
        "completed-artifact": 1.0,
        "grave": 1.0,
        "leftmost-student": 2.5,
        "upgraded-tile": 6.0,
    },
)

Worth = Callable[[Face, Player | None], float]


def worth(face: Face, player: Player | None = None) -> float:
    """The worth of a face; for a player, "per ..." counts what that player has now."""
    return _WORTH[face["do"]](face, player)


def _gain(face: Face, player: Player | None) -> float:
    return float(GOODS[face["good"]] * face["n"])


def _gain_per(face: Face, player: Player | None) -> float:
    many = _USUAL[face["per"]] if player is None else MEASURES[face["per"]](player)
    return float(GOODS[face["good"]] * face["n"] * many)


def _sum(face: Face, player: Player | None) -> float:
    return sum(worth(part, player) for part in face["of"])


def _best(face: Face, player: Player | None) -> float:
    return max(worth(part, player) for part in face["of"])


def _repeated(face: Face, player: Player | None) -> float:
    return int(face["n"]) * worth(face["of"], player)


def _paid(face: Face, player: Player | None) -> float:
    return max(0.0, worth(face["gain"], player) - abs(worth(face["cost"], player)))


def _buy_book(face: Face, player: Player | None) -> float:
    return 3.0 if face["slot-only"] else 1.5 + 0.5 * int(face["discount"])


def _plain(value: float) -> Worth:
    return lambda face, player: value


def _each(value: float, part: str = "n") -> Worth:
    return lambda face, player: value * int(face[part])


def _discounted(value: float) -> Worth:
    return lambda face, player: value + 0.5 * int(face["discount"])


_WORTH: Final[dict[str, Worth]] = complete(
    "worth of the effects of Golem",
    EFFECT_KINDS,
    {
        "all": _sum,
        "then": _sum,
        "choice": _best,
        "repeat": _repeated,
        "pay": _paid,
        "gain": _gain,
        "gain-each": _each(sum(GOODS.values()) - GOODS["vp"]),
        "gain-any": _each(GOODS["knowledge"]),
        "gain-per": _gain_per,
        "gold": _each(2.2),
        "research": _each(1.5),
        "student": _each(1.5),
        "student-income": _plain(4.5),
        "golem-track": _plain(1.0),
        "create": _discounted(3.0),
        "destroy": _plain(1.0),
        "activate": _each(1.8),
        "move-golem": _each(0.4, "steps"),
        "use-tile": _plain(2.2),
        "no-control-cost": _plain(2.0),
        "upgrade": _discounted(1.5),
        "free-upgrade": _plain(3.0),
        "buy-book": _buy_book,
        "use-active": _each(1.2),
        "activate-artifact": _plain(2.0),
        "draw-goals": _plain(1.5),
    },
)
