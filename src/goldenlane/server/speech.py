"""Words for the page, in the language of the client.

The sentences come from the catalogues of ``goldenlane.i18n``; this is the one place of the server
that asks for them. A game without words for something (a content of one's own can do that) shows its
notation instead.
"""

import logging
from collections.abc import Callable
from typing import Any

from goldenlane.games import kit_of
from goldenlane.i18n import MissingWords, capital, catalogue
from goldenlane.kernel.game import Game
from goldenlane.kernel.seam import CHANGED
from goldenlane.kernel.undo import UndoStop
from goldenlane.server.wire import Lang

logger = logging.getLogger("goldenlane.server")


def say_refusal(lang: Lang, code: str) -> str:
    """Why a wish was not granted."""
    return catalogue(lang).text(f"server-refused-{code}")


def say_undo_stop(lang: Lang, names: list[str], stop: UndoStop) -> str:
    """Why no more can be taken back, from the reason that the match gives."""
    args = {"player": names[stop.seat]} if stop.reason in ("player", "choosing") else {}
    return catalogue(lang).text(f"server-undo-stop-{stop.reason}", **args)


def say_title(game: str, lang: Lang) -> str:
    """What a game is called."""
    return catalogue(lang).text(f"{game}-title")


def say_option(game: str, lang: Lang, option: str, value: str | None = None) -> str:
    """An option of a game, or one of its values."""
    return catalogue(lang).text(f"{game}-option-{option}" + (f"-{value}" if value else ""))


def players(lang: Lang, names: list[str]) -> list[str]:
    """What the players are called; alone, the second one is the automa."""
    return [*names, catalogue(lang).text("server-automa")] if len(names) == 1 else names


def _or_plain(plain: str, say: Callable[[], str | None]) -> str:
    try:
        return say() or ""
    except MissingWords as missing:
        logger.warning("no words: %s", missing)
        return plain


def _words(game: Game) -> Any:
    return kit_of(game.name).load("words")


def say_action(game: Game, lang: Lang, view: dict[str, Any], action: str) -> str:
    """An option in words, with what its card or tile does."""
    return _or_plain(action, lambda: _words(game).say_action(catalogue(lang), action, view, game.components))


def say_event(game: Game, lang: Lang, names: list[str], event: dict[str, Any]) -> str:
    """What happened, as the one who asks may know it; "" if there is nothing to say.

    ``names`` are those of all ``players``.
    """
    if event["kind"] == CHANGED:
        return catalogue(lang).text("terminal-rules-changed")
    return _or_plain(event["kind"], lambda: _words(game).say_event(catalogue(lang), event, names))


def say_cause(game: Game, lang: Lang, key: str) -> str:
    """What brought an event about, by the key of its effect; "" for what needs no reason."""
    say = getattr(_words(game), "say_cause", None)
    return "" if say is None else _or_plain("", lambda: say(catalogue(lang), key))


def say_prompt(game: Game, lang: Lang, names: list[str], view: dict[str, Any]) -> str:
    """What is to be decided and why, or for whom one waits."""
    said = players(lang, names)
    asked = view.get("decision")
    return _or_plain("", lambda: _words(game).say_prompt(catalogue(lang), asked, view, said, game.components))


def say_score(game: Game, lang: Lang, source: str) -> str:
    """A source of points."""
    return _or_plain(source, lambda: capital(_words(game).say_score(catalogue(lang), source)))


def say_component(game: Game, lang: Lang, kind: str, ident: str) -> str:
    """A card or tile in words; "" for rows that are not a component."""
    try:
        return str(_words(game).say_component(catalogue(lang), game.components, kind, ident))
    except MissingWords:
        return ""


def say_effect(game: Game, lang: Lang, face: dict[str, Any]) -> str:
    """An effect in words; "" for steps of the game that are no effect of a component."""
    try:
        return str(_words(game).say_effect(catalogue(lang), face))
    except (MissingWords, KeyError):
        return ""
