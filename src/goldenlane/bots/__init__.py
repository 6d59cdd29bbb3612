"""Players made of code: a bot gets a Seat and a random generator and answers with one of the options.

The same seat (what it may know) and the same generator always give the same answer.
"""

from collections.abc import Callable
from random import Random
from typing import Protocol

from goldenlane.bots.errors import UnknownBot
from goldenlane.bots.greedy import Greedy
from goldenlane.bots.random_bot import RandomBot
from goldenlane.bots.seat import Seat
from goldenlane.kernel.action import Action
from goldenlane.kernel.game import Game

__all__ = ["Bot", "Greedy", "RandomBot", "Seat", "UnknownBot", "bot", "bots"]


class Bot(Protocol):
    """Anything that can hold a seat."""

    name: str

    def choose(self, seat: Seat, rng: Random) -> Action:
        """One of ``seat.options``."""


def _greedy(game: Game) -> Bot:
    from goldenlane.games.golem.game import GolemGame

    if isinstance(game, GolemGame):
        from goldenlane.bots.golem_judge import GolemJudge

        return Greedy(GolemJudge(game.rules))
    from goldenlane.games.alchemists.game import AlchemistsGame

    if isinstance(game, AlchemistsGame):
        from goldenlane.bots.alchemists_greedy import AlchemistsGreedy

        return AlchemistsGreedy(game)
    raise UnknownBot(f"the bot 'greedy' does not play {game.name}")


_BOTS: dict[str, Callable[[Game], Bot]] = {"random": lambda game: RandomBot(), "greedy": _greedy}


def bots() -> tuple[str, ...]:
    """The names of the bots, weakest first."""
    return tuple(_BOTS)


def bot(name: str, game: Game) -> Bot:
    """The bot of a name, ready for a game."""
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(_BOTS)}")
    return _BOTS[name](game)
