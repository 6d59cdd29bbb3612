"""The content of a game for the page: every component with its icons, words and sources."""

import gzip
import hashlib
from collections import OrderedDict
from functools import lru_cache
from threading import Lock

import msgspec

from goldenlane.games import game_of
from goldenlane.kernel.content import idents
from goldenlane.kernel.game import Game
from goldenlane.server import speech
from goldenlane.server.wire import Component, EffectFace, GameContent, Lang


def content_of(game: Game, lang: Lang) -> GameContent:
    """Every row of the content file, and every effect that the rules made of them."""
    components = []
    for kind, rows in game.content.sections.items():
        for row, ident in zip(rows, idents(rows) if rows else (), strict=True):
            cells = {name: cell for name, cell in row.cells.items() if name != "source"}
            sources = {name: row.source_of(name) for name in cells}
            words = speech.say_component(game, lang, kind, ident)
            components.append(Component(f"{kind}.{ident.replace(' ', '.')}", kind, cells, sources, words))
    effects = {
        key: EffectFace(face, speech.say_effect(game, lang, face)) for key, face in game.faces().items()
    }
    return GameContent(
        game.name, speech.say_title(game.name, lang), lang, game.content.digest, components, effects
    )


class Written:
    """The content of a game as JSON, plain and compressed, with its ETag."""

    def __init__(self, content: GameContent) -> None:
        self.plain = msgspec.json.encode(content)
        # Of all that is sent: words can change while the content stays the same.
        self.etag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'
        self.packed = gzip.compress(self.plain, 9, mtime=0)

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.packed)


_KEPT_BYTES = 8 * 1024 * 1024
_own: OrderedDict[tuple[str, str, str, Lang], Written] = OrderedDict()
_own_lock = Lock()
"""Contents of files from outside that were last asked for."""


@lru_cache(maxsize=16)
def shipped_content(name: str, lang: Lang) -> Written:
    """The shipped content of a game."""
    return Written(content_of(game_of(name), lang))


def written_content(game: Game, lang: Lang) -> Written:
    """The content of a table's game; one that is not shipped is kept while it is among the last few."""
    if game.content.digest == game_of(game.name).content.digest:
        return shipped_content(game.name, lang)
    key = (game.name, game.content.digest, str(game.options), lang)
    with _own_lock:
        found = _own.get(key)
        if found is not None:
            _own.move_to_end(key)
            return found
    found = Written(content_of(game, lang))
    with _own_lock:
        _own[key] = found
        while len(_own) > 1 and sum(kept.size for kept in _own.values()) > _KEPT_BYTES:
            _own.popitem(last=False)
    return found
