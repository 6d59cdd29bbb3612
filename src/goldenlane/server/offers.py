"""What a table can be: the games, their options, and the levels of the bots."""

from typing import Any

import goldenlane
from goldenlane.bots.levels import levels
from goldenlane.games import kit_of, kits
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.kit import GameKit
from goldenlane.server import speech
from goldenlane.server.wire import LANGS, NOTEBOOKS, GameInfo, Lang, Offer, OptionChoice


def _info(kit: GameKit, lang: Lang) -> GameInfo:
    return GameInfo(
        kit.name,
        speech.say_title(kit.name, lang),
        min(kit.players),
        max(kit.players),
        [
            OptionChoice(
                choice.name,
                speech.say_option(kit.name, lang, choice.name),
                list(choice.values),
                [speech.say_option(kit.name, lang, choice.name, value) for value in choice.values],
                choice.many,
                choice.usual,
                choice.players,
            )
            for choice in kit.options
        ],
        levels(kit.name),
        [] if kit.notebook is None else list(NOTEBOOKS),
    )


BOT_NAMES = ("Tycho", "Kepler", "Kelley", "Hájek")
"""Names of bots: people at the court in Prague, the same in all languages."""


def offer(lang: Lang) -> Offer:
    """All games, the last in the alphabet first."""
    games = [_info(kit, lang) for kit in reversed(kits().values())]
    return Offer(goldenlane.__version__, games, list(LANGS))


def proper_options(game: str, players: int, wished: dict[str, Any]) -> dict[str, Any]:
    """The options of a new game, none but those that are offered."""
    kit = kit_of(game)
    kit.check("players", players)
    for name, value in wished.items():
        kit.choice(name).check(value)
    return {"players": players, **wished}


def proper_level(game: str, level: str | None) -> str:
    """The level of a bot; the strongest if none is named."""
    known = levels(game)
    if level is not None and level not in known:
        raise BadOption(f"there is no bot {level!r} for {game}; there are {', '.join(known)}")
    return level or known[-1]
