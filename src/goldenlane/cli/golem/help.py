"""Help on the things of Golem: which card or tile a few typed words mean, and what it does."""

import re
from typing import Any

from goldenlane.cli.golem.words import Words
from goldenlane.cli.spelling import folded
from goldenlane.games.golem.names import DISTRICTS, UPGRADES
from goldenlane.games.golem.rules import Rules
from goldenlane.i18n import MissingWords

_KINDS = {
    "book": "book",
    "character": "character",
    "goal": "goal",
    "start": "start-tile",
    "start-tile": "start-tile",
    "tile": "action-tile",
    "action-tile": "action-tile",
    "artifact": "artifact",
    "grave": "graveyard",
    "graveyard": "graveyard",
}


def component(rules: Rules, topic: str) -> tuple[str, str] | None:
    """The kind and id of the component that a topic means: "book 9", "A7", "red 3", "39", "right arm"."""
    words = topic.split()
    if not words:
        return None
    low = [word.lower() for word in words]
    if low[0] in DISTRICTS and len(words) == 2:
        return "neighborhood", f"{low[0]} {low[1]}"
    if low[0] in _KINDS and len(words) == 2:
        return _KINDS[low[0]], words[1].upper()
    name = "-".join(low)
    if name in UPGRADES:
        return "upgrade", name
    if re.fullmatch(r"a\d+", name):
        return "action-tile", name.upper()
    if re.fullmatch(r"\d+[ab]", name):
        return "artifact", name.upper()
    if re.fullmatch(r"\d{1,3}", name):
        number = int(name)
        return (rules.card_kinds[number], str(number)) if number in rules.card_kinds else None
    return None


def answer(words: Words, rules: Rules, topic: str, view: dict[str, Any]) -> list[str] | None:
    """What is to be said about a topic; None if nothing is called so. "tiles" or a district: its street."""
    low = folded(topic)
    low = _streets(words).get(low, low)
    if low in ("tiles", *DISTRICTS):
        return [
            f"{name} {number}: {words.short(rules.neighborhood[place][number - 1].face())}"
            for place, district in enumerate(DISTRICTS)
            if low in ("tiles", district)
            for name in [words.label(f"district-{district}")]
            for number in view["streets"][district]
        ]
    found = _spoken(words, topic) or component(rules, topic)
    if found is None:
        return None
    try:
        return [words.component(*found)]
    except MissingWords:
        return None


def _streets(words: Words) -> dict[str, str]:
    """The districts by what the language calls them."""
    return {
        folded(name): district
        for district in DISTRICTS
        for name in (
            words.label(f"district-{district}"),
            words.text("golem-district-name", district=district),
            words.text("golem-color-name", color=district),
        )
    }


def _spoken(words: Words, topic: str) -> tuple[str, str] | None:
    """The component that is called so in the language of the table."""
    wanted = folded(topic)
    for tile in UPGRADES:
        if wanted in (
            folded(words.label(f"tile-{tile}")),
            folded(words.text("golem-upgrade-tile", tile=tile)),
        ):
            return "upgrade", tile
    kind, _, ident = wanted.rpartition(" ")
    streets = _streets(words)
    if kind in streets:
        return "neighborhood", f"{streets[kind]} {ident}"
    kinds = {folded(words.label(f"kind-{name}")): name for name in dict.fromkeys(_KINDS.values())}
    return (kinds[kind], ident.upper()) if kind in kinds else None
