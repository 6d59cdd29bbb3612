"""What happens in Alchemists, in words: the sentences of the log."""

from collections.abc import Callable, Sequence
from typing import Any

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.event_types import EVENTS as ROWS
from goldenlane.games.alchemists.vocabulary import FAVORS, GREEN_SPACE, SPACES
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
from goldenlane.kernel.event_types import OWN, marked, named

_QUALITIES = {"wrong sign": "wrong", "neutral": "neutral", "right sign": "sign", "exact": "exact"}
_SILENT = frozenset(("order-benefit",))
"""Kinds that have no sentence of their own: they belong to the line before them."""
_TOLD_GOLD = frozenset(("opening", "startup", "order", "endorsed", "grant"))
"""What gold comes and goes for that no other line tells."""
_LIKE = {"deal-favors": "favors", "discard-dealt": "discard-favors"}
"""Kinds that are said as another one is."""


_SPOKEN: dict[str, Callable[[Any], Any]] = {
    "potion": POTION_WORDS.__getitem__,
    "quality": _QUALITIES.__getitem__,
    "round": roman,
    "success": lambda value: "yes" if value else "no",
    "used": lambda value: "yes" if value else "no",
    "hedged": lambda value: "yes" if value else "no",
    "numbers": lambda value: ", ".join(map(str, value)),
    "number": str,
    "grant": grant_number,
}
"""Details that are said in another way than they are noted, in any language."""


def _details(cat: Catalogue, args: dict[str, Any], people: Sequence[str]) -> dict[str, Any]:
    """The details of an event as arguments of its message."""
    said: dict[str, Any] = {}
    for key, value in args.items():
        match key:
            case "other":
                said[key] = people[value]
            case "pair":
                said["first"], said["second"] = value
            case "tokens":
                said[key] = ", ".join(say_token(cat, token) for token in value)
            case "names":
                what = "favor" if value and value[0] in FAVORS else "ingredient"
                said[key] = names(cat, what, value)
            case _:
                said[key] = _SPOKEN[key](value) if key in _SPOKEN else value
    if "chest" in said:
        chest, ears = said.pop("chest"), said.pop("ears")
        said["reaction"] = "both" if chest and ears else "chest" if chest else "ears" if ears else "none"
    return said


def say_event(cat: Catalogue, event: dict[str, Any], people: Sequence[str]) -> str | None:
    """A sentence of the log for an event as a seat may know it; ``people`` are names by seat.

    None, if what it tells is part of the sentence before.
    """
    kind = event["kind"]
    if kind not in EVENTS:
        raise MissingWords(f"no words for the event {kind!r}")
    if kind in _SILENT:
        return None
    row = ROWS[kind]
    who = {"name": people[event["seat"]]} if event["seat"] >= 0 else {}
    kind = _LIKE.get(kind, kind)
    if kind in _SPECIAL:
        return _SPECIAL[kind](cat, event["args"], who)
    args = named(row, event["args"])
    own = "-own" if any(marked(row[name], OWN) for name in args) else ""
    return cat.text(f"alchemists-event-{kind}{own}", **_details(cat, args, people), **who)


Who = dict[str, str]

_STEPS = {
    "choose-order": "order",
    "pick-order-space": "order",
    "declare": "declare",
    "conference": "conference",
    "top-alchemist": "top-alchemist",
    "unused-cubes": "unused-cubes",
    "check-grants": "grant",
    "deal-startup": "startup",
    "keep-startup": "startup",
    "keep-startup.0": "startup",
    "choose-artifact": "startup",
    "discard-favor": "startup",
    "report": "reports",
    "report-tokens": "reports",
    "final-scoring": "final-scoring",
}
_CARDS = {
    "magic-mortar": ("artifact", "magic-mortar"),
    "mortar-card": ("artifact", "magic-mortar"),
    "periscope": ("artifact", "periscope"),
    "periscope-look": ("artifact", "periscope"),
    "altar-of-gold": ("artifact", "altar-of-gold"),
    "thinking-cap": ("artifact", "thinking-cap"),
    "boots-of-speed": ("artifact", "boots-of-speed"),
    "replicate": ("artifact", "replicator"),
    "herbalists": ("favor", "herbalist"),
    "discard-ingredients": ("favor", "herbalist"),
    "publisher": ("favor", "publisher"),
}
_ON_SPACES = {
    "bids": "sell",
    "sell-mix": "sell",
    "exhibit-mix": "exhibition",
    "show-feather": "exhibition",
    "claim-potion": "debunk",
    "choose-alchemical": "publish",
    "write-article": "publish",
    "place-seal": "publish",
    "immediate-publication": "debunk",
    "animate-golem": "research-golem",
    **{f"action-{space}": space for space in SPACES},
    **{f"resolve-{space}": space for space in SPACES},
}


def say_cause(cat: Catalogue, key: str) -> str | None:
    """What brought an event about, by the key of its effect: a card, a space, or a step of the round."""
    if key in _ON_SPACES:
        return cat.text("alchemists-space", space=_ON_SPACES[key])
    if key in _CARDS:
        kind, card = _CARDS[key]
        return cat.text(f"alchemists-{kind}", **{kind: card})
    return cat.text("alchemists-cause", cause=_STEPS[key]) if key in _STEPS else None


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


def _gold(cat: Catalogue, args: list[Any], who: Who) -> str | None:
    n, now, why = args
    if why not in _TOLD_GOLD:
        return None
    return cat.text(f"alchemists-event-{'pay-' if n < 0 else ''}gold", n=abs(n), now=now, **who)


def _approval(cat: Catalogue, args: list[Any], who: Who) -> str:
    pay = "pay-" if args[0] < 0 else ""
    return cat.text(f"alchemists-event-{pay}approval", n=abs(args[0]), **who)


def _reputation(cat: Catalogue, args: list[Any], who: Who) -> str:
    lose = "lose-" if args[0] < 0 else ""
    return cat.text(f"alchemists-event-{lose}reputation", n=abs(args[0]), now=args[1], **who)


def _conference_result(cat: Catalogue, args: list[Any], who: Who) -> str:
    net, seals = args[:2]
    change = f"{net:+}".replace("-", "−") if net else "0"
    return cat.text("alchemists-event-conference-result", n=seals, change=change, **who)


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


def _theory_verdict(cat: Catalogue, args: list[Any], who: Who) -> str:
    ingredient, claimed, _, right = args
    return cat.text(
        "alchemists-event-theory-verdict",
        ingredient=ingredient,
        aspects=say_alchemical(cat, claimed),
        right="yes" if right else "no",
    )


def _article_verdict(cat: Catalogue, args: list[Any], who: Who) -> str:
    color, wrong = args
    right = "no" if wrong else "yes"
    return cat.text("alchemists-event-article-verdict", color=COLOR_WORDS[color], right=right)


def _revelation(cat: Catalogue, args: list[Any], who: Who) -> str:
    entries = []
    for ingredient, alchemical in zip(INGREDIENTS, args[0], strict=True):
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
    "gold": _gold,
    "approval": _approval,
    "reputation": _reputation,
    "conference-result": _conference_result,
    "debunked": _debunked,
    "theory": _theory("theory"),
    "exchange-alchemical": _theory("exchange-alchemical"),
    "article": _article,
    "big-revelation": _revelation,
    "theory-verdict": _theory_verdict,
    "article-verdict": _article_verdict,
}

EVENTS = frozenset(ROWS)
"""The kinds of events that can be said."""
