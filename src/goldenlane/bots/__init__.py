"""Players made of code: a bot gets a Seat and a random generator and answers with one of the options.

The same seat (what it may know) and the same generator always give the same answer, unless a bot's
time to think is counted in seconds.
"""

from pkgutil import resolve_name
from random import Random
from typing import Protocol

from goldenlane.bots.analysis import Analyst, Thought
from goldenlane.bots.budget import ONE_SECOND, Budget
from goldenlane.bots.errors import BadBudget, UnknownBot
from goldenlane.bots.own import own_bot
from goldenlane.bots.random_bot import RandomBot
from goldenlane.bots.seat import Seat
from goldenlane.games import kit_of
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
    "split_style",
]


class Bot(Protocol):
    """Anything that can hold a seat."""

    name: str

    def choose(self, seat: Seat, rng: Random) -> Action:
        """One of ``seat.options``."""


RANDOM = "random"
"""The level that every game has."""
LEVELS = (RANDOM, "beginner", "apprentice", "master")
"""The weakest first."""
SEARCHING = ("master",)
"""The levels that use as much time as they get."""


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


def split_style(spec: str) -> tuple[str, str | None]:
    """A spec without its style, and the style if it has one: ``apprentice:impartial``.

    What is no level before the first colon is the module of a bot of one's own: ``package.module:Name``.
    """
    head, colon, rest = spec.partition(":")
    if not colon:
        return spec, None
    if head.partition("@")[0] in LEVELS:
        return head, rest
    name, colon, style = rest.partition(":")
    return f"{head}:{name}", style if colon else None


def bot(spec: str, game: Game, budget: Budget | None = None) -> Bot:
    """The bot of a spec, ready for a game; a budget in the spec goes before the given one.

    A spec is a level, or where a bot of one's own is found; a style may follow.
    """
    plain, style = split_style(spec)
    if style is not None:
        from goldenlane.bots.styles import styled

        return styled(bot(plain, game, budget), style, game)
    if ":" in plain:
        return own_bot(plain, game, budget)
    name, own = read_spec(plain)
    if name == RANDOM:
        return RandomBot()
    make = kit_of(game.name).bots.get(name)
    if make is None:
        raise UnknownBot(f"the bot {name!r} does not play {game.name}")
    made: Bot = resolve_name(make)(game, own or budget or ONE_SECOND)
    return made
