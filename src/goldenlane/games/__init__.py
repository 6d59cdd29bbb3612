"""The games of the table."""

from typing import Any, Final

from goldenlane.kernel.errors import UnknownGame
from goldenlane.kernel.game import Game

_GAMES: Final = ("alchemists", "golem")


def games() -> tuple[str, ...]:
    """The names of the games."""
    return _GAMES


_BEFORE: Final[dict[str, dict[str, Any]]] = {"alchemists": {"next-adventurer": "covered"}}
"""How games were played before there was an option: what a stored match means that does not name it."""


def game_of_save(name: str, options: dict[str, Any]) -> Game:
    """The rules of a stored match, whose options may be older than some that there are now (Ruling A-72)."""
    return game_of(name, **{**_BEFORE.get(name, {}), **options})


def game_of(name: str, /, **options: Any) -> Game:
    """The rules of a game for these options; BadOption names what is wrong with them.

    JSON spells an option as the rulings do, Python with an underscore: next-adventurer, next_adventurer.
    """
    options = {key.replace("-", "_"): value for key, value in options.items()}
    if name == "golem":
        from goldenlane.games.golem.game import golem

        return golem(**options)
    if name == "alchemists":
        from goldenlane.games.alchemists.game import alchemists

        return alchemists(**options)
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(_GAMES)}")
