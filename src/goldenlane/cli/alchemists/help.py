"""Help on the things of Alchemists: which card, space or board a few typed words mean, and what it does."""

import re

from goldenlane.cli.alchemists.words import AlchemistsWords
from goldenlane.cli.spelling import folded
from goldenlane.games.alchemists.components import Alchemists
from goldenlane.games.alchemists.vocabulary import SPACES

_SPELLED = {"bird-claw": "claw", "mandrake-root": "mandrake", "ravens-feather": "feather"}
_KINDS = {
    "startup": "startup-card",
    "startup-card": "startup-card",
    "card": "startup-card",
    "board": "order-board",
    "order-board": "order-board",
    "space": "space",
    "favor": "favor",
    "seal": "seal",
    "grant": "grant",
    "artifact": "artifact",
    "ingredient": "ingredient",
    "adventurer": "adventurer",
}
_SPOKEN = {
    "ingredient": "ingredient",
    "favor": "favor",
    "artifact": "artifact",
    "space": "space",
    "space-short": "space",
    "adventurer": "adventurer",
    "seal": "seal",
    "grant-name": "grant",
}
"""Kinds of labels, and of the components that they name."""


def _named(cards: Alchemists) -> dict[str, list[str]]:
    """By kind of component what it may be called."""
    return {
        "ingredient": [row.text("name") for row in cards.content.sections["ingredient"]],
        "favor": [favor.name for favor in cards.favors],
        "artifact": [artifact.name for artifact in cards.artifacts],
        "space": [name for name in SPACES if name in {space.name for space in cards.spaces}],
        "adventurer": list(cards.adventurer_names),
        "grant": [grant.name for grant in cards.grants],
        "seal": [seal.name for seal in cards.seals],
        "startup-card": [str(card.number) for card in cards.startup_cards],
        "order-board": [board.name for board in cards.order_boards],
    }


def components(cards: Alchemists, topic: str) -> list[tuple[str, str]]:
    """The kinds and ids that a topic means: "printing press", "startup 19", "2A", "custodian", "grant 1"."""
    words = re.sub("['’]", "", topic.lower()).split()
    if not words:
        return []
    names = _named(cards)
    name = "-".join(words)
    name = _SPELLED.get(name, name)
    found = [(kind, ident) for kind, idents in names.items() for ident in idents if ident.lower() == name]
    if words[0] in _KINDS and len(words) > 1:
        kind, rest = _KINDS[words[0]], "-".join(words[1:])
        found += [(kind, ident) for ident in names[kind] if ident.lower() in (rest, name)]
    return list(dict.fromkeys(found))


def answer(words: AlchemistsWords, topic: str) -> list[str] | None:
    """What is to be said about a topic; None if nothing is called so."""
    found = components(words.cards, topic) or _spoken(words, topic)
    return [words.component(kind, ident) for kind, ident in found] or None


def _spoken(words: AlchemistsWords, topic: str) -> list[tuple[str, str]]:
    """What is called so in the language of the table."""
    wanted = folded(topic)
    names = _named(words.cards)
    called = [
        ((plain, ident), words.thing(kind, ident))
        for kind, plain in _SPOKEN.items()
        for ident in names[plain]
    ]
    called += [
        ((kind, ident), f"{words.label(f'kind-{kind}')} {ident}")
        for kind in ("startup-card", "order-board")
        for ident in names[kind]
    ]
    return list(dict.fromkeys(found for found, name in called if folded(name) == wanted))
