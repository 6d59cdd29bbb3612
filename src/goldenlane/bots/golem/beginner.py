"""The beginner of Golem: takes what an action brings at once, and likes everything that can be built."""

from typing import Final

from goldenlane.bots.apprentice import Apprentice
from goldenlane.bots.golem.features import FADING, LASTING, TILES
from goldenlane.bots.golem.judge import GolemJudge
from goldenlane.games.golem.game import GolemGame

_LIKES: Final = {
    "clay-to-pay-upgrade": 0.4,
    "coins-to-pay-upgrade": 0.4,
    "knowledge-to-pay-upgrade": 0.4,
    "students-a": 1.0,
    "research-a": 1.0,
    "golems-a": 2.0,
    "red-menorahs-a": 2.0,
    "yellow-menorahs-a": 2.0,
    "blue-menorahs-a": 2.0,
    "columns-a": 2.0,
    "gold-places-a": 4.0,
}
"""The features it has an eye for; no income, no price that comes later, no plan."""


def beginner(game: GolemGame) -> Apprentice:
    """Looks one decision ahead, with short sight."""
    seen = [f"{name}-{part}" for name in FADING for part in "ab"]
    weights = dict.fromkeys([*seen, *LASTING, *(f"tile-{name}" for name in TILES)], 0.0)
    return Apprentice(GolemJudge(game.rules, weights | _LIKES), "beginner")
