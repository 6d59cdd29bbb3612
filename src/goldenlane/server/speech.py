"""Words for the page, in the language of the client.

The sentences come from the catalogues of ``goldenlane.i18n``; this is the one place of the server
that asks for them.
"""

from typing import Any

from goldenlane.kernel.game import Game
from goldenlane.server.wire import Lang

SayView = dict[str, Any]


def say_action(game: Game, lang: Lang, view: SayView, action: str) -> str:
    """An option in words."""
    return action


def say_event(game: Game, lang: Lang, view: SayView, event: dict[str, Any]) -> str:
    """What happened, as the one who asks may know it."""
    return " ".join([event["kind"], *(str(arg) for arg in event["args"])])


def say_prompt(game: Game, lang: Lang, view: SayView) -> str:
    """What is to be decided, by whom and why."""
    decision = view.get("decision")
    return "" if decision is None else str(decision["asks"])


def say_component(game: Game, lang: Lang, kind: str, cells: dict[str, str]) -> str:
    """A card or tile in words."""
    return " ".join([kind, *cells.values()])


def say_effect(game: Game, lang: Lang, face: dict[str, Any]) -> str:
    """An effect in words."""
    return str(face.get("do", ""))
