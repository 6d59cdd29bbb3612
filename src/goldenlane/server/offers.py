"""What a table can be: the games, their options, and the levels of the bots."""

from typing import Any

import goldenlane
from goldenlane.bots.levels import levels
from goldenlane.games import kits
from goldenlane.kernel.errors import BadOption, UnknownGame
from goldenlane.kernel.kit import GameKit
from goldenlane.server.wire import LANGS, NOTEBOOKS, GameInfo, Offer, OptionChoice


def _info(kit: GameKit) -> GameInfo:
    return GameInfo(
        kit.name,
        min(kit.players),
        max(kit.players),
        [
            OptionChoice(choice.name, list(choice.values), choice.many, choice.usual, choice.players)
            for choice in kit.options
        ],
        levels(kit.name),
        [] if kit.notebook is None else list(NOTEBOOKS),
    )


GAMES = {name: _info(kit) for name, kit in reversed(kits().items())}
BOT_NAMES = ("Tycho", "Kepler", "Kelley", "Hájek")
"""Names of bots: people at the court in Prague, the same in all languages."""


def offer() -> Offer:
    return Offer(goldenlane.__version__, list(GAMES.values()), list(LANGS))


def proper_options(game: str, players: int, wished: dict[str, Any]) -> dict[str, Any]:
    """The options of a new game, none but those that are offered."""
    if game not in GAMES:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    info = GAMES[game]
    if not info.min_players <= players <= info.max_players:
        raise BadOption(f"{game} is for {info.min_players} to {info.max_players} players, not {players}")
    known = {option.name: option for option in info.options}
    options: dict[str, Any] = {"players": players}
    for name, value in wished.items():
        if name not in known:
            raise BadOption(f"{game} has no option {name!r}; it has {', '.join(known)}")
        option = known[name]
        taken = value if option.many and isinstance(value, list) else [value]
        if isinstance(value, list) != option.many or any(one not in option.values for one in taken):
            raise BadOption(f"{name} must be of {', '.join(option.values)}, not {value!r}")
        options[name] = value
    return options


def proper_level(game: str, level: str | None) -> str:
    """The level of a bot; the strongest if none is named."""
    known = GAMES[game].levels if game in GAMES else []
    if not known:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    if level is not None and level not in known:
        raise BadOption(f"there is no bot {level!r} for {game}; there are {', '.join(known)}")
    return level or known[-1]
