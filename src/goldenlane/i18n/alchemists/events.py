"""What happens in Alchemists, in words: the sentences of the log."""

from collections.abc import Callable, Sequence
from typing import Any

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.vocabulary import GREEN_SPACE, SPACES
from goldenlane.i18n import Catalogue, MissingWords, roman
from goldenlane.i18n.alchemists.components import (
    COLOR_WORDS,
    POTION_WORDS,
    SIGN_WORDS,
    grant_number,
    names,
    say_alchemical,
    say_token,
)

_QUALITIES = {"wrong sign": "wrong", "neutral": "neutral", "right sign": "sign", "exact": "exact"}
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
    "merchant": ("n",),
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
    "exchange-seal": (("place",), ("seal",)),
    "read-book": ((), ("ingredient", "class")),
    "golem-test": ((), ("ingredient", "chest", "ears")),
    "animation": (("success",), ("first", "second")),
    "report": (("organ", "n"), ("tokens",)),
    "startup-dealt": ((), ("numbers",)),
    "secret-artifact": ((), ("artifact",)),
}
"""Events with a public and a private form: what all know of them, and what only some know besides."""


_SPOKEN: dict[str, Callable[[Any], Any]] = {
    "potion": POTION_WORDS.__getitem__,
    "quality": _QUALITIES.__getitem__,
    "round": roman,
    "success": lambda value: "yes" if value else "no",
    "used": lambda value: "yes" if value else "no",
    "numbers": lambda value: ", ".join(map(str, value)),
    "number": str,
    "grant": grant_number,
}
"""Details that are said in another way than they are noted, in any language."""


def _details(
    cat: Catalogue, keys: Sequence[str], values: Sequence[Any], people: Sequence[str]
) -> dict[str, Any]:
    """The details of an event as arguments of its message."""
    said: dict[str, Any] = {}
    for key, value in zip(keys, values, strict=True):
        match key:
            case "":
                continue
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
            case _:
                said[key] = _SPOKEN[key](value) if key in _SPOKEN else value
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


def _theory(kind: str) -> Callable[[Catalogue, list[Any], Who], str]:
    """A theory has an alchemical now: it was published, or exchanged."""

    def say(cat: Catalogue, args: list[Any], who: Who) -> str:
        aspects = say_alchemical(cat, args[1])
        return cat.text(f"alchemists-event-{kind}", ingredient=args[0], aspects=aspects, **who)

    return say


def _article(cat: Catalogue, args: list[Any], who: Who) -> str:
    """Each ingredient with the sign above it: two under the first result token, two under the second."""
    color, ingredients, signs = args
    entries = []
    for at, ingredient in enumerate(ingredients):
        sign = cat.text("alchemists-sign", potion=f"{COLOR_WORDS[color]}-{SIGN_WORDS[signs[at // 2]]}")
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
    "start-player": lambda cat, args, who: cat.text("alchemists-event-start-player", **who),
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
    "theory": _theory("theory"),
    "exchange-alchemical": _theory("exchange-alchemical"),
    "article": _article,
    "big-revelation": _revelation,
}

EVENTS = frozenset((*_PLAIN, *_SECRET, *_SPECIAL))
"""The kinds of events that can be said."""
