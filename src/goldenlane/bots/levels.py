"""Which bots play a game."""

from goldenlane.bots import bot, bots
from goldenlane.bots.errors import UnknownBot
from goldenlane.kernel.game import Game


def levels(game: Game) -> list[str]:
    """The names of the bots that play a game, the weakest first."""
    found = []
    for name in bots():
        try:
            bot(name, game)
        except UnknownBot:
            continue
        found.append(name)
    return found
