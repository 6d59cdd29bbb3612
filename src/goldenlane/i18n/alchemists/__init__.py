"""Alchemists in words: actions, prompts, scores; events and components from their own modules."""

from collections.abc import Callable, Sequence
from typing import Any

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.article import SPACE_COLORS
from goldenlane.games.alchemists.components import GUARANTEES, Alchemists
from goldenlane.games.alchemists.vocabulary import FAVORS, SEALS
from goldenlane.i18n import Catalogue, MissingWords
from goldenlane.i18n.alchemists.components import (
    COLOR_WORDS,
    POTION_WORDS,
    SIGN_WORDS,
    grant_number,
    say_alchemical,
    say_artifact,
    say_component,
    say_effect,
    say_favor,
    say_potion,
)
from goldenlane.i18n.alchemists.events import EVENTS, say_cause, say_event

__all__ = [
    "EVENTS",
    "say_action",
    "say_cause",
    "say_component",
    "say_effect",
    "say_event",
    "say_label",
    "say_potion",
    "say_prompt",
    "say_score",
]

View = dict[str, Any]


def say_score(cat: Catalogue, source: str) -> str:
    """A source of points in the final scoring."""
    return cat.text("alchemists-score", source=source)


def say_label(cat: Catalogue, kind: str, name: str) -> str:
    """The name of a thing: ingredient, artifact, favor, space, space-short, adventurer, seal, zone ..."""
    if kind == "grant-name":
        return cat.text("alchemists-grant-name", grant=grant_number(name))
    argument = {"space-short": "space"}.get(kind, kind)
    return cat.text(f"alchemists-{kind}", **{argument: name})


# ---- actions -----------------------------------------------------------------------------------------
Words = list[str]
_PLAYED = ("sage", "barmaid", "merchant", "shopkeeper", "courtier")
"""Favors that are played with an action: their word, and a number if it is more than one."""
_NAMED = ("keep", "discard")
"""Actions about a favor card itself."""


def _split_favors(words: Words) -> tuple[Words, list[tuple[str, int]]]:
    """The words of the action itself, and the favors played with it."""
    own = list(words)
    favors: list[tuple[str, int]] = []
    for at in range(len(words) - 1, 0, -1):
        if words[at] in _PLAYED:
            count = int(words[at + 1]) if words[at + 1 : at + 2] and words[at + 1].isdigit() else 1
            favors.insert(0, (words[at], count))
            own = own[:at]
    return own, favors


def _mix(cat: Catalogue, w: Words) -> str:
    return cat.text("alchemists-action-mix", first=w[0], second=w[1])


def _forage(cat: Catalogue, w: Words) -> str:
    if w[0] == "deck":
        return cat.text("alchemists-action-forage-deck")
    return cat.text("alchemists-action-forage", ingredient=w[0])


def _debunk(cat: Catalogue, w: Words) -> str:
    if w[1] in COLOR_WORDS:
        return cat.text("alchemists-action-debunk-aspect", ingredient=w[0], color=COLOR_WORDS[w[1]])
    return cat.text("alchemists-action-debunk-pair", first=w[0], second=w[1])


def _exchange(cat: Catalogue, w: Words) -> str:
    if w[0] in SEALS:
        return cat.text("alchemists-action-exchange-seal", seal=w[0])
    return cat.text("alchemists-action-exchange-alchemical", aspects=say_alchemical(cat, w[0]))


def _signs(cat: Catalogue, w: Words) -> str:
    first, second = (SIGN_WORDS[sign] for sign in w[0])
    return cat.text("alchemists-action-signs", first=first, second=second)


def _token(cat: Catalogue, w: Words) -> str:
    color, size = w[0].split("-")
    return cat.text("alchemists-action-token", color=COLOR_WORDS[color], size=size)


def _keep(cat: Catalogue, w: Words) -> str:
    if w[0].isdigit():
        return cat.text("alchemists-action-keep-startup", a=w[0], b=w[1])
    return cat.text("alchemists-action-keep-favor", favor=w[0])


def _discard(cat: Catalogue, w: Words) -> str:
    if w[0] in FAVORS:
        return cat.text("alchemists-action-discard-favor", favor=w[0])
    return cat.text("alchemists-action-discard-ingredient", ingredient=w[0])


def _grant(cat: Catalogue, w: Words) -> str:
    return cat.text("alchemists-action-grant", grant=grant_number(w[0]))


def _sell(cat: Catalogue, w: Words) -> str:
    return cat.text("alchemists-action-sell", potion=POTION_WORDS[w[0]], guarantee=w[1])


def _simple(ident: str, *arguments: str) -> Callable[[Catalogue, Words], str]:
    """An action whose words are the arguments of its message."""

    def say(cat: Catalogue, w: Words) -> str:
        return cat.text(f"alchemists-action-{ident}", **dict(zip(arguments, w, strict=True)))

    return say


def _counted(ident: str, *arguments: str) -> Callable[[Catalogue, Words], str]:
    """An action whose last word is a number."""

    def say(cat: Catalogue, w: Words) -> str:
        said = dict(zip(arguments, w, strict=False))
        return cat.text(f"alchemists-action-{ident}", n=int(w[-1]), **said)

    return say


def _lay(color: str) -> Callable[[Catalogue, Words], str]:
    return lambda cat, w: cat.text("alchemists-action-lay", color=color, ingredient=w[0])


_ACTIONS: dict[str, Callable[[Catalogue, Words], str]] = {
    "done": lambda cat, w: cat.text("ui-done"),
    "order": _counted("order"),
    "place": _counted("place", "space"),
    "assistant": _counted("assistant"),
    "associate": _simple("associate", "space"),
    "boots": _simple("boots", "space"),
    "forage": _forage,
    "transmute": _simple("transmute", "ingredient"),
    "mix": _mix,
    "periscope": _simple("periscope"),
    "set-aside": _simple("set-aside", "which"),
    "bid": _counted("bid"),
    "sell": _sell,
    "buy": _simple("buy", "artifact"),
    "altar": _counted("altar"),
    "debunk": _debunk,
    "claim": lambda cat, w: cat.text("alchemists-action-claim", potion=POTION_WORDS[w[0]]),
    "theory": _simple("theory", "ingredient"),
    "alchemical": lambda cat, w: cat.text("alchemists-action-alchemical", aspects=say_alchemical(cat, w[0])),
    "seal": _simple("seal", "seal"),
    "publisher": _simple("publisher", "ingredient"),
    "exchange": _exchange,
    "endorse": _simple("endorse", "place"),
    "article": lambda cat, w: cat.text("alchemists-action-article", color=COLOR_WORDS[w[0]]),
    "signs": _signs,
    **{color: _lay(color) for color in SPACE_COLORS},
    "exhibit": lambda cat, w: cat.text("alchemists-action-exhibit", potion=POTION_WORDS[w[0]]),
    "show": _simple("show", "artifact"),
    "visit": _simple("visit"),
    "read": _simple("read", "ingredient"),
    "report": _counted("report", "organ"),
    "take-back": _simple("take-back", "organ"),
    "token": _token,
    "test": _simple("test", "ingredient"),
    "animate": _simple("animate"),
    "name": _simple("name", "ingredient"),
    "keep": _keep,
    "discard": _discard,
    "take": _simple("take", "artifact"),
    "replicate": _simple("replicate", "number"),
    "drop": _simple("drop", "number"),
    "grant": _grant,
}

ACTIONS = frozenset(_ACTIONS)
"""The verbs of the actions that can be said."""


def say_action(cat: Catalogue, text: str, view: View | None = None, rules: Alchemists | None = None) -> str:
    """The words of an action; with view and content also what its card or space does."""
    verb, *words = text.split()
    if verb not in _ACTIONS:
        raise MissingWords(f"no words for the action {text!r}")
    asks = view["decision"]["asks"] if view and view["decision"] else ""
    if verb == "done" and asks.startswith("action-"):
        return cat.text("ui-decline")
    own, favors = ([verb, *words], []) if verb in _NAMED else _split_favors([verb, *words])
    said = _ACTIONS[verb](cat, own[1:])
    for favor, count in favors:
        said = cat.text("alchemists-action-with-favor", action=said, favor=favor, n=count)
    effect = _action_effect(cat, rules, view, verb, own[1:]) if view and rules else None
    return cat.text("alchemists-action-with-effect", action=said, effect=effect) if effect else said


def _action_effect(cat: Catalogue, cards: Alchemists, view: View, verb: str, w: Words) -> str | None:
    """What the card or space of an action does."""
    match verb:
        case "order":
            return say_effect(cat, view["order-spaces"][int(w[0]) - 1])
        case "buy" | "take":
            return say_artifact(cat, cards, w[0])
        case "keep" if w[0].isdigit():
            return " ".join(say_effect(cat, cards.startup_cards[int(card) - 1].face()) for card in w)
        case "keep" | "discard" if w[0] in FAVORS:
            return say_favor(cat, cards, w[0])
        case "publisher":
            return say_favor(cat, cards, verb)
        case "replicate":
            return say_effect(cat, cards.startup_cards[int(w[0]) - 1].face())
    return None


# ---- prompts -----------------------------------------------------------------------------------------
def say_prompt(
    cat: Catalogue,
    decision: dict[str, Any],
    view: View,
    people: Sequence[str],
    components: Alchemists | None = None,
) -> str:
    """What is to be decided; for a seat that has nothing to decide, for whom it waits."""
    asks, seats = decision["asks"], decision["seats"]
    if view["seat"] not in seats:
        return cat.text("ui-waiting", name=", ".join(people[seat] for seat in seats))
    if asks.startswith("action-"):
        return cat.text("alchemists-prompt-action", space=asks.removeprefix("action-"))
    if asks == "sell-mix":
        offer = view["offer"]
        potion = view["adventurer"]["wants"][offer["place"]]
        guarantee = GUARANTEES[offer["guarantee"]]
        return cat.text("alchemists-prompt-sell-mix", potion=POTION_WORDS[potion], guarantee=guarantee)
    if asks == "mortar-card":
        return cat.text("alchemists-prompt-mortar-card", ingredient=INGREDIENTS[decision["numbers"][0]])
    return cat.text(f"alchemists-prompt-{asks}")
