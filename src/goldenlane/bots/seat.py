"""A bot's place at the table: what its seat may know, its options, and worlds it can imagine.

A bot never holds the state of the match. What its seat cannot know is drawn anew in every imagined
world, so that two matches which look alike from the seat are alike to the bot.
"""

from random import Random
from typing import Any

from goldenlane.kernel.action import Action
from goldenlane.kernel.game import Game
from goldenlane.kernel.match import Match
from goldenlane.kernel.state import State


class Seat:
    """One seat of a game in progress, as a bot sees it."""

    __slots__ = ("__state", "game", "number")

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.number = number
        self.__state = state

    @classmethod
    def of(cls, match: Match, number: int) -> "Seat":
        return cls(match.game, match.state, number)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self.game.view(self.__state, self.number)

    @property
    def options(self) -> list[Action]:
        """What the seat can do now."""
        return list(self.__state.legal(self.number))

    def imagine(self, rng: Random) -> State:
        """A world that the seat cannot tell from the real one."""
        return self.game.imagine(self.__state, self.number, rng)
