"""Words for the page, in the language of the client.

The sentences come from the catalogues of ``goldenlane.i18n``; this is the one place of the server
that asks for them.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from goldenlane.kernel.game import Game
from goldenlane.server.wire import Lang

_STOPS = (
    (r"nothing has been played yet", "nothing"),
    (r"hidden information has become known", "revealed"),
    (r"chance has decided something since", "chance"),
    (r"seat (\d+) has acted since", "player"),
)


@cache
def _bundle(lang: Lang) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = files("goldenlane.i18n").joinpath(lang, "server.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _say(lang: Lang, key: str, **args: str) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return str(words)


def say_refusal(lang: Lang, code: str) -> str:
    """Why a wish was not granted."""
    return _say(lang, f"refused-{code}")


def say_undo_stop(lang: Lang, names: list[str], reason: str) -> str:
    """Why no more can be taken back, from the reason that the match gives."""
    for pattern, key in _STOPS:
        if found := re.fullmatch(pattern, reason):
            player = names[int(found[1])] if found.groups() else ""
            return _say(lang, f"undo-stop-{key}", player=player)
    raise KeyError(reason)


def say_action(game: Game, lang: Lang, view: dict[str, Any], action: str) -> str:
    """An option in words."""
    return action


def say_event(game: Game, lang: Lang, names: list[str], seat: int | None, event: dict[str, Any]) -> str:
    """What happened, as the one who asks may know it."""
    return " ".join([event["kind"], *(str(arg) for arg in event["args"])])


def say_prompt(game: Game, lang: Lang, names: list[str], seat: int | None, view: dict[str, Any]) -> str:
    """What is to be decided, by whom and why."""
    decision = view.get("decision")
    return "" if decision is None else str(decision["asks"])


def say_component(game: Game, lang: Lang, kind: str, cells: dict[str, str]) -> str:
    """A card or tile in words."""
    return " ".join([kind, *cells.values()])


def say_effect(game: Game, lang: Lang, face: dict[str, Any]) -> str:
    """An effect in words."""
    return str(face.get("do", ""))
