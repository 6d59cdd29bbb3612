"""Bots of Golem that lean on a strategy: they like what it builds more than they should."""

from goldenlane.bots.apprentice import Apprentice
from goldenlane.bots.errors import UnknownBot
from goldenlane.bots.golem.judge import GolemJudge, tuned
from goldenlane.games.golem.game import GolemGame

STRATEGIES = {
    "golems": {"created-a": 3.0, "red-menorahs-a": 2.0},
    "artifacts": {"artifacts-a": 3.0, "yellow-menorahs-a": 2.0, "gold-places-a": 4.0},
    "research": {"columns-a": 3.0, "blue-menorahs-a": 2.0},
}
"""What is added to the apprentice's weights: for what a strategy builds, what multiplies it, and the way
there (gold in cauldrons). More would make a fool of the bot: it would pay any price for its strategy."""


def leaning(level: str, style: str, game: GolemGame) -> Apprentice:
    """The apprentice with a strategy."""
    if level != "apprentice":
        raise UnknownBot(f"the strategy {style!r} is for the apprentice, not for {level}")
    weights = dict(tuned())
    for name, more in STRATEGIES[style].items():
        weights[name] += more
    return Apprentice(GolemJudge(game.rules, weights), f"apprentice:{style}")
