"""The content of a game for the page: every component with its icons, words and sources."""

from functools import lru_cache

import msgspec

from goldenlane.games import game_of
from goldenlane.kernel.game import Game
from goldenlane.server import speech
from goldenlane.server.wire import Component, EffectFace, GameContent, Lang

_IDS = ("id", "number", "side", "slot", "position", "section", "name", "players", "seat", "types", "golems")
_UPGRADES = dict.fromkeys(("golem-tile", "artifact-upgrade", "research-tile"), "upgrade")
"""Sections whose rows are tiles of one kind to people."""


def content_of(game: Game, lang: Lang) -> GameContent:
    """Every row of the content file, and every effect that the rules made of them."""
    components = []
    for kind, rows in game.content.sections.items():
        for number, row in enumerate(rows, 1):
            cells = {name: cell for name, cell in row.cells.items() if name != "source"}
            ident = next((cells[name] for name in _IDS if name in cells), str(number))
            if "district" in cells:
                ident = f"{cells['district']} {ident}"
            sources = {name: row.source_of(name) for name in cells}
            words = speech.say_component(game, lang, _UPGRADES.get(kind, kind), ident)
            components.append(Component(f"{kind}.{ident.replace(' ', '.')}", kind, cells, sources, words))
    effects = {}
    for key, effect in game.effects.items():
        face = effect.face()
        effects[key] = EffectFace(face, speech.say_effect(game, lang, face))
    return GameContent(game.name, lang, game.content.digest, components, effects)


@lru_cache(maxsize=16)
def shipped_content(name: str, lang: Lang) -> tuple[str, bytes]:
    """The shipped content of a game as JSON, with its ETag."""
    content = content_of(game_of(name), lang)
    return f'"{content.digest}-{lang}"', msgspec.json.encode(content)
