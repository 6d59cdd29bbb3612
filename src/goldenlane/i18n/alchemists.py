"""Alchemists in words: actions, events, prompts, scores; components from their own module."""

from collections.abc import Callable, Sequence
from typing import Any

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.article import SPACE_COLORS
from goldenlane.games.alchemists.components import GUARANTEES, Alchemists
from goldenlane.games.alchemists.vocabulary import FAVORS, GREEN_SPACE, SPACES
from goldenlane.i18n import Catalogue, MissingWords, roman
from goldenlane.i18n.alchemists_components import (
    COLOR_WORDS,
    POTION_WORDS,
    names,
    say_alchemical,
    say_artifact,
    say_component,
    say_effect,
    say_favor,
    say_potion,
    say_token,
)

__all__ = [
    "say_action",
    "say_component",
    "say_effect",
    "say_event",
    "say_label",
    "say_potion",
    "say_prompt",
    "say_score",
]

View = dict[str, Any]
_SIGNS = {"+": "plus", "-": "minus"}
_QUALITIES = {"wrong sign": "wrong", "neutral": "neutral", "right sign": "sign", "exact": "exact"}


def say_score(cat: Catalogue, source: str) -> str:
    """A source of points in the final scoring."""
    return cat.text("alchemists-score", source=source)


def say_label(cat: Catalogue, kind: str, name: str) -> str:
    """The name of a thing: ingredient, artifact, favor, space, space-short, adventurer, seal, zone ..."""
    argument = {"space-short": "space", "grant-name": "grant"}.get(kind, kind)
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


def _signs(cat: Catalogue, w: Words) -> str:
    first, second = (_SIGNS[sign] for sign in w[0])
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
    "grant": _simple("grant", "grant"),
}

ACTIONS = frozenset(_ACTIONS)
"""The verbs of the actions that can be said."""


def say_action(cat: Catalogue, text: str, view: View | None = None, rules: Alchemists | None = None) -> str:
    """The words of an action; with view and content also what its card or space does."""
    verb, *words = text.split()
    if verb not in _ACTIONS:
        raise MissingWords(f"no words for the action {text!r}")
    if verb == "done" and view and str(view["asks"]).startswith("action-"):
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
        case "replicate":
            return say_effect(cat, cards.startup_cards[int(w[0]) - 1].face())
    return None


# ---- events ------------------------------------------------------------------------------------------
_PLAIN: dict[str, tuple[str, ...]] = {
    "round": ("round",),
    "adventurer": ("adventurer", "when"),
    "favor": ("favor", "n"),
    "order-board": ("board", "round"),
    "decline": ("space",),
    "boots-of-speed": ("space",),
    "forage": ("ingredient",),
    "unhappy-student": (),
    "insanity": (),
    "poisoning": (),
    "paralysis": (),
    "bid": ("discount", "n"),
    "offer": ("potion", "guarantee", "n"),
    "buy": ("artifact", "n"),
    "show-artifact": ("artifact",),
    "altar-of-gold": ("n",),
    "conference": ("n",),
    "debunk-failed": (),
    "conflict": ("first", "second"),
    "immediate-publication": (),
    "endorse": ("place",),
    "grant": ("grant",),
    "top-alchemist": ("n",),
    "kings-mood": ("n",),
    "book": (),
    "progress": ("n",),
    "animating": (),
    "starting-artifact": ("artifact",),
    "replicate": ("number", "used"),
    "score": ("n", "place"),
}
"""Events that are one message, and the names of their details in it."""
_SECRET: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "ingredients": (("n",), ("names",)),
    "favors": (("n",), ("favors",)),
    "discard-ingredient": ((), ("ingredient",)),
    "transmute": (("n",), ("ingredient",)),
    "test": (("potion",), ("pair",)),
    "drink": (("potion",), ("pair",)),
    "sell": (("", "quality", "n"), ("pair",)),
    "exhibit": (("potion", "success"), ("pair",)),
    "magic-mortar": ((), ("ingredient",)),
    "periscope": (("other",), ("ingredient",)),
    "seal": (("place",), ("seal",)),
    "read-book": ((), ("ingredient", "class")),
    "golem-test": ((), ("ingredient", "chest", "ears")),
    "animation": (("success",), ("first", "second")),
    "report": (("organ", "n"), ("tokens",)),
    "startup-dealt": ((), ("numbers",)),
    "secret-artifact": ((), ("artifact",)),
}
"""Events with a public and a private form: what all know of them, and what only some know besides."""


def _details(
    cat: Catalogue, keys: Sequence[str], values: Sequence[Any], people: Sequence[str]
) -> dict[str, Any]:
    """The details of an event as arguments of its message."""
    said: dict[str, Any] = {}
    for key, value in zip(keys, values, strict=True):
        match key:
            case "":
                continue
            case "potion":
                said[key] = POTION_WORDS[value]
            case "quality":
                said[key] = _QUALITIES[value]
            case "round":
                said[key] = roman(value)
            case "success" | "used":
                said[key] = "yes" if value else "no"
            case "other":
                said[key] = people[value]
            case "pair":
                said["first"], said["second"] = value
            case "names":
                said[key] = names(cat, "ingredient", value)
            case "favors":
                said["names"] = names(cat, "favor", value)
            case "tokens":
                said[key] = ", ".join(say_token(cat, token) for token in value)
            case "numbers":
                said[key] = ", ".join(map(str, value))
            case "number":
                said[key] = str(value)
            case _:
                said[key] = value
    if "chest" in said:
        chest, ears = said.pop("chest"), said.pop("ears")
        said["reaction"] = "both" if chest and ears else "chest" if chest else "ears" if ears else "none"
    return said


def say_event(cat: Catalogue, event: dict[str, Any], people: Sequence[str]) -> str | None:
    """A sentence of the log for an event as a seat may know it; ``people`` are names by seat."""
    kind, args = event["kind"], event["args"]
    who = {"name": people[event["seat"]]} if event["seat"] >= 0 else {}
    if kind in _PLAIN:
        return cat.text(f"alchemists-event-{kind}", **_details(cat, _PLAIN[kind], args, people), **who)
    if kind in _SECRET:
        public, private = _SECRET[kind]
        own = len(args) > len(public)
        details = _details(cat, public + private if own else public, args, people)
        if own and kind == "report":
            del details["n"]
        return cat.text(f"alchemists-event-{kind}{'-own' if own else ''}", **details, **who)
    if kind in _SPECIAL:
        return _SPECIAL[kind](cat, args, who)
    raise MissingWords(f"no words for the event {kind!r}")


Who = dict[str, str]


def _order(cat: Catalogue, args: list[Any], who: Who) -> str:
    if args[0] == GREEN_SPACE + 1:
        return cat.text("alchemists-event-order-green", **who)
    return cat.text("alchemists-event-order", n=args[0], **who)


def _declare(cat: Catalogue, args: list[Any], who: Who) -> str:
    counts, unused = args
    placed = [
        f"{cat.text('alchemists-space', space=space)} × {count}"
        for space, count in zip(SPACES, counts, strict=True)
        if count
    ]
    if not placed:
        return cat.text("alchemists-event-declare-nothing", n=unused, **who)
    return cat.text("alchemists-event-declare", spaces=", ".join(placed), n=unused, **who)


def _discarded_favors(cat: Catalogue, args: list[Any], who: Who) -> str | None:
    if not args[0]:
        return None
    what = names(cat, "favor", args[0])
    return cat.text("alchemists-event-discard-favors", n=len(args[0]), names=what, **who)


def _thinking_cap(cat: Catalogue, args: list[Any], who: Who) -> str:
    match args:
        case [potion, [first, second]]:
            return cat.text(
                "alchemists-event-thinking-cap-own",
                potion=POTION_WORDS[potion],
                first=first,
                second=second,
                **who,
            )
        case [potion]:
            return cat.text("alchemists-event-thinking-cap-result", potion=POTION_WORDS[potion], **who)
    return cat.text("alchemists-event-thinking-cap", **who)


def _approval(cat: Catalogue, args: list[Any], who: Who) -> str:
    pay = "pay-" if args[0] < 0 else ""
    return cat.text(f"alchemists-event-{pay}approval", n=abs(args[0]), **who)


def _reputation(cat: Catalogue, args: list[Any], who: Who) -> str:
    lose = "lose-" if args[0] < 0 else ""
    return cat.text(f"alchemists-event-{lose}reputation", n=abs(args[0]), now=args[1], **who)


def _demonstration(cat: Catalogue, args: list[Any], who: Who) -> str:
    if len(args) == 2:
        ingredient, sign = args
        return cat.text(
            "alchemists-event-demonstration-aspect", ingredient=ingredient, potion=POTION_WORDS[sign], **who
        )
    (first, second), potion, right = args
    return cat.text(
        "alchemists-event-demonstration",
        first=first,
        second=second,
        potion=POTION_WORDS[potion],
        success="yes" if right else "no",
        **who,
    )


def _debunked(cat: Catalogue, args: list[Any], who: Who) -> str:
    place, seals = args
    shown = sum(seal != "-" for seal in seals)
    if place in INGREDIENTS:
        return cat.text("alchemists-event-debunked", ingredient=place, n=shown)
    return cat.text("alchemists-event-debunked-article", color=COLOR_WORDS[place[-1]], n=shown)


def _theory(cat: Catalogue, args: list[Any], who: Who) -> str:
    return cat.text(
        "alchemists-event-theory", ingredient=args[0], aspects=say_alchemical(cat, args[1]), **who
    )


def _article(cat: Catalogue, args: list[Any], who: Who) -> str:
    """Each ingredient with the sign above it: two under the first result token, two under the second."""
    color, ingredients, signs = args
    entries = []
    for at, ingredient in enumerate(ingredients):
        sign = cat.text("alchemists-sign", potion=f"{COLOR_WORDS[color]}-{_SIGNS[signs[at // 2]]}")
        entries.append(cat.text("alchemists-entry", ingredient=ingredient, aspects=sign))
    said = ", ".join(entries)
    return cat.text("alchemists-event-article", color=COLOR_WORDS[color], entries=said, **who)


def _revelation(cat: Catalogue, args: list[Any], who: Who) -> str:
    entries = []
    for entry in args[0]:
        ingredient, alchemical = entry.split("=")
        aspects = say_alchemical(cat, alchemical)
        entries.append(cat.text("alchemists-entry", ingredient=ingredient, aspects=aspects))
    return cat.text("alchemists-event-big-revelation", truth="; ".join(entries))


def _artifact_row(cat: Catalogue, args: list[Any], who: Who) -> str:
    return cat.text("alchemists-event-artifact-row", names=names(cat, "artifact", args[0]))


def _artifacts(cat: Catalogue, args: list[Any], who: Who) -> str | None:
    if not args[1]:
        return None
    deck, shown = roman(args[0]), names(cat, "artifact", args[1])
    return cat.text("alchemists-event-artifacts", deck=deck, names=shown)


_SPECIAL: dict[str, Callable[[Catalogue, list[Any], Who], str | None]] = {
    "start-player": lambda cat, args, who: cat.text("ui-starts", **who),
    "artifacts": _artifacts,
    "artifact-row": _artifact_row,
    "face-up": lambda cat, args, who: cat.text(
        "alchemists-event-face-up", names=names(cat, "ingredient", args[0])
    ),
    "startup": lambda cat, args, who: cat.text(
        "alchemists-event-startup", numbers=", ".join(map(str, args[0])), **who
    ),
    "order": _order,
    "declare": _declare,
    "discard-favors": _discarded_favors,
    "thinking-cap": _thinking_cap,
    "approval": _approval,
    "reputation": _reputation,
    "demonstration": _demonstration,
    "debunked": _debunked,
    "theory": _theory,
    "article": _article,
    "big-revelation": _revelation,
}

EVENTS = frozenset((*_PLAIN, *_SECRET, *_SPECIAL))
"""The kinds of events that can be said."""


# ---- prompts -----------------------------------------------------------------------------------------
def say_prompt(cat: Catalogue, decision: dict[str, Any] | None, view: View, people: Sequence[str]) -> str:
    """What is to be decided; for a seat that has nothing to decide, for whom it waits.

    ``decision`` has "asks" and "seats"; None: as the view tells.
    """
    asks = decision["asks"] if decision else view["asks"]
    seats = decision["seats"] if decision else view["to-act"]
    if view["seat"] not in seats:
        return cat.text("ui-waiting", name=", ".join(people[seat] for seat in seats))
    if asks.startswith("action-"):
        return cat.text("alchemists-prompt-action", space=asks.removeprefix("action-"))
    if asks == "sell-mix":
        offer = view["offer"]
        potion = view["adventurer"]["wants"][offer["place"]]
        guarantee = GUARANTEES[offer["guarantee"]]
        return cat.text("alchemists-prompt-sell-mix", potion=POTION_WORDS[potion], guarantee=guarantee)
    return cat.text(f"alchemists-prompt-{asks}")
