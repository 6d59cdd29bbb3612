"""Which bots play a game."""

from goldenlane.bots import LEVELS, RANDOM
from goldenlane.games import kit_of


def levels(game: str) -> list[str]:
    """The names of the bots that play a game, the weakest first."""
    known = kit_of(game).bots
    return [name for name in LEVELS if name == RANDOM or name in known]
