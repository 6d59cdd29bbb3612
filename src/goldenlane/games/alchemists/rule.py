"""What every effect of Alchemists has: the game (players, variant, modules) and its content."""

from typing import TYPE_CHECKING

from goldenlane.kernel.chance import Chance
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.seats import Simultaneous

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


class Rule(Effect):
    """An effect made once per game."""

    __slots__ = ("cards", "game", "number")

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__()
        self.game = game
        self.cards = game.cards
        self.number = game.cards.number


class ChanceRule(Chance):
    """A draw of chance."""

    __slots__ = ("cards", "game", "number")

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__()
        self.game = game
        self.cards = game.cards
        self.number = game.cards.number


class SecretRule(Simultaneous):
    """A choice that several seats make at once and secretly."""

    __slots__ = ("cards", "game", "number")

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__()
        self.game = game
        self.cards = game.cards
        self.number = game.cards.number
