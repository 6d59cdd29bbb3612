"""Players made of code: a bot gets a Seat and a random generator and answers with one of the options.

The same seat (what it may know) and the same generator always give the same answer, unless a bot's
time to think is counted in seconds.
"""

from collections.abc import Callable
from random import Random
from typing import Protocol

from goldenlane.bots.analysis import Analyst, Thought
from goldenlane.bots.budget import ONE_SECOND, Budget
from goldenlane.bots.errors import BadBudget, UnknownBot
from goldenlane.bots.random_bot import RandomBot
from goldenlane.bots.seat import Seat
from goldenlane.kernel.action import Action
from goldenlane.kernel.game import Game

__all__ = [
    "Analyst",
    "BadBudget",
    "Bot",
    "Budget",
    "RandomBot",
    "Seat",
    "Thought",
    "UnknownBot",
    "bot",
    "bots",
    "read_spec",
]


class Bot(Protocol):
    """Anything that can hold a seat."""

    name: str

    def choose(self, seat: Seat, rng: Random) -> Action:
        """One of ``seat.options``."""


def _golem_beginner(game: Game, budget: Budget) -> Bot:
    from goldenlane.bots.golem.beginner import beginner
    from goldenlane.games.golem.game import GolemGame

    assert isinstance(game, GolemGame)
    return beginner(game)


def _golem_apprentice(game: Game, budget: Budget) -> Bot:
    from goldenlane.bots.apprentice import Apprentice
    from goldenlane.bots.golem.judge import GolemJudge
    from goldenlane.games.golem.game import GolemGame

    assert isinstance(game, GolemGame)
    return Apprentice(GolemJudge(game.rules))


def _alchemists_beginner(game: Game, budget: Budget) -> Bot:
    from goldenlane.bots.alchemists.beginner import AlchemistsBeginner
    from goldenlane.games.alchemists.game import AlchemistsGame

    assert isinstance(game, AlchemistsGame)
    return AlchemistsBeginner(game)


def _golem_master(game: Game, budget: Budget) -> Bot:
    from goldenlane.bots.golem.master import GolemMaster
    from goldenlane.games.golem.game import GolemGame

    assert isinstance(game, GolemGame)
    return GolemMaster(game, budget)


def _alchemists_apprentice(game: Game, budget: Budget) -> Bot:
    from goldenlane.bots.alchemists.apprentice import AlchemistsApprentice
    from goldenlane.games.alchemists.game import AlchemistsGame

    assert isinstance(game, AlchemistsGame)
    return AlchemistsApprentice(game)


def _alchemists_master(game: Game, budget: Budget) -> Bot:
    from goldenlane.bots.alchemists.master import AlchemistsMaster
    from goldenlane.games.alchemists.game import AlchemistsGame

    assert isinstance(game, AlchemistsGame)
    return AlchemistsMaster(game, budget)


def _random(game: Game, budget: Budget) -> Bot:
    return RandomBot()


LEVELS = ("random", "beginner", "apprentice", "master")
"""The weakest first."""
SEARCHING = ("master",)
"""The levels that use as much time as they get."""
_BOTS: dict[tuple[str, str], Callable[[Game, Budget], Bot]] = {
    ("random", "golem"): _random,
    ("random", "alchemists"): _random,
    ("beginner", "golem"): _golem_beginner,
    ("apprentice", "golem"): _golem_apprentice,
    ("beginner", "alchemists"): _alchemists_beginner,
    ("master", "golem"): _golem_master,
    ("apprentice", "alchemists"): _alchemists_apprentice,
    ("master", "alchemists"): _alchemists_master,
}
"""Who plays a level of a game; a bot is loaded when it is first asked for."""


def bots() -> tuple[str, ...]:
    """The names of the bots, weakest first."""
    return LEVELS


def read_spec(spec: str) -> tuple[str, Budget | None]:
    """The name and the budget of a bot's spec: ``apprentice``, ``master@64``, ``master@0.5s``."""
    name, at, written = spec.partition("@")
    if name not in LEVELS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    if not at:
        return name, None
    if name not in SEARCHING:
        raise BadBudget(f"{spec!r}: the bot {name!r} does not search and needs no budget")
    return name, Budget.read(written)


def bot(spec: str, game: Game, budget: Budget | None = None) -> Bot:
    """The bot of a spec, ready for a game; a budget in the spec goes before the given one.

    A style may stand at the end of it: ``apprentice:impartial``.
    """
    plain, colon, style = spec.partition(":")
    if colon:
        from goldenlane.bots.styles import styled

        return styled(bot(plain, game, budget), style, game)
    name, own = read_spec(spec)
    make = _BOTS.get((name, game.name))
    if make is None:
        raise UnknownBot(f"the bot {name!r} does not play {game.name}")
    return make(game, own or budget or ONE_SECOND)
