"""The games of the table: every kit that an installed package registers."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from goldenlane.kernel.errors import UnknownGame, shown
from goldenlane.kernel.game import Game
from goldenlane.kernel.kit import GameKit

GROUP = "goldenlane.games"
"""The group of entry points: ``name = "package.kit:KIT"``."""


@cache
def kits() -> dict[str, GameKit]:
    """All games by their names: those of this program, then guests, each in alphabetical order."""
    found: dict[str, GameKit] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (_guest(point), point.name)):
        kit = point.load()
        if not isinstance(kit, GameKit) or kit.name != point.name:
            raise UnknownGame(f"the entry point {point.name!r} of {GROUP} is not the kit of that game")
        found[kit.name] = kit
    return found


def _guest(point: EntryPoint) -> bool:
    """Whether a game comes from another package than this one."""
    return point.module.partition(".")[0] != __name__.partition(".")[0]


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(kits())


def kit_of(name: str) -> GameKit:
    """The kit of a game."""
    kit = kits().get(name) if isinstance(name, str) else None
    if kit is None:
        raise UnknownGame(f"there is no game {shown(name)}; there are {', '.join(kits())}")
    return kit


def game_of(name: str, /, **options: Any) -> Game:
    """The rules of a game for these options; BadOption names what is wrong with them."""
    return kit_of(name).game(**options)
