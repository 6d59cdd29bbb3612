"""The games of the table."""

from typing import Any, Final

from goldenlane.kernel.errors import UnknownGame
from goldenlane.kernel.game import Game

_GAMES: Final = ("alchemists", "golem")


def games() -> tuple[str, ...]:
    """The names of the games."""
    return _GAMES


def game_of(name: str, /, **options: Any) -> Game:
    """The rules of a game for these options; BadOption names what is wrong with them."""
    if name == "golem":
        from goldenlane.games.golem.game import golem

        return golem(**options)
    if name == "alchemists":
        from goldenlane.games.alchemists.game import alchemists

        return alchemists(**options)
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(_GAMES)}")
