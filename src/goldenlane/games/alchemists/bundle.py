"""Bundles: what an order space costs and gives, and what a startup card gives.

In the notation a bundle is a list such as ``2 gold, 1 favor, -2 reputation``; a space with a cost is
written ``1 cube -> 1 book, 1 favor``, and ``-`` is nothing. A bundle is one thing that is paid or
received at once, so it is a tuple of amounts and not an effect with parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, get_args

from goldenlane.kernel.effect import Face
from goldenlane.kernel.notation import NotationError, Phrase, parse


class Bundle(NamedTuple):
    """Amounts of everything that can be paid or received."""

    gold: int = 0
    ingredients: int = 0
    favors: int = 0
    books: int = 0
    reputation: int = 0
    delayed: int = 0
    """Reputation that comes after round 1."""
    cubes: int = 0
    approval: int = 0

    def face(self) -> Face:
        """Its icons and words, in the order in which the parts are resolved."""
        parts = self.parts()
        return parts[0] if len(parts) == 1 else {"do": "all", "of": parts}

    def parts(self) -> list[Face]:
        """The faces of its amounts."""
        return [{"do": word, "n": amount} for word, amount in zip(WORDS, self, strict=True) if amount]

    def text(self) -> str:
        """The notation, which `read_bundle` reads back."""
        parts = [f"{amount} {word}" for word, amount in zip(WORDS, self, strict=True) if amount]
        return ", ".join(parts) or "-"


NOTHING: Final = Bundle()

Thing = Literal[
    "gold", "ingredient", "favor", "book", "reputation", "delayed reputation", "cube", "approval"
]  # fmt: skip
WORDS: Final[tuple[Thing, ...]] = get_args(Thing)
"""The words of the notation, in the order of the fields of `Bundle`."""

ARTIFACT_CARDS: Final = ("", "secret artifact", "starting artifact")
"""What a startup card may be in place of a bundle; none, NO_ARTIFACT, is the first."""
NO_ARTIFACT: Final = 0
SECRET_ARTIFACT: Final = 1
STARTING_ARTIFACT: Final = 2

PART_KINDS: Final = (*WORDS, *(card.replace(" ", "-") for card in ARTIFACT_CARDS if card))
"""The kinds of what is paid or received, a row each; a bundle is "all" of some, a space "pay"."""

COSTS: Final = ("gold", "reputation", "cube", "approval")
"""What an order space may cost."""
BENEFITS: Final = ("gold", "ingredient", "favor", "book", "reputation")
"""What an order space may give."""
FUNDS: Final = ("gold", "ingredient", "favor", "book", "reputation", "delayed reputation")
"""What a startup card may give; reputation may be lost too."""
FUND_KINDS: Final = tuple(kind for kind in PART_KINDS if kind in FUNDS or kind not in WORDS)
"""The kinds that a startup card can give."""
SPACE_KINDS: Final = tuple(word for word in WORDS if word in COSTS or word in BENEFITS)
"""The kinds on order spaces."""


def read_bundle(text: str, words: tuple[str, ...], low: int = 1) -> Bundle:
    """The bundle of a notation that uses these words; only reputation may be as low as ``low``."""
    return _bundle(parse(text), words, low)


def _bundle(phrase: Phrase, words: tuple[str, ...], low: int = 1) -> Bundle:
    return read_phrases(phrase.parts if phrase.do == "all" else (phrase,), phrase.text, words, low)


def read_phrases(phrases: Iterable[Phrase], text: str, words: tuple[str, ...], low: int) -> Bundle:
    """The bundle of the parts of a list, which stand in this text."""
    amounts = [0] * len(WORDS)
    for part in phrases:
        number, _, word = part.text.partition(" ")
        if word not in words:
            raise NotationError(f"{part.text!r} is not a number and one of {', '.join(words)}")
        if not re.fullmatch("-?[0-9]{1,3}", number):
            raise NotationError(f"{number!r} is no number in {part.text!r}")
        amount = int(number)
        if amount == 0 or amount < (low if word == "reputation" else 1) or amount > 20:
            raise NotationError(f"{part.text!r} is not a possible amount")
        at = WORDS.index(word)
        if amounts[at]:
            raise NotationError(f"{word} stands twice in {text!r}")
        amounts[at] = amount
    return Bundle(*amounts)


class OrderSpace(NamedTuple):
    """A space of the order track: what it costs, what it gives, and with how many players it is used."""

    cost: Bundle
    benefit: Bundle
    players: tuple[int, ...]

    def face(self) -> Face:
        if self.cost == NOTHING:
            return self.benefit.face()
        return {"do": "pay", "cost": self.cost.face(), "gain": self.benefit.face()}


def read_space(text: str, players: tuple[int, ...]) -> OrderSpace:
    """The order space of a notation "cost -> benefit" or "benefit"."""
    phrase = parse(text)
    cost, benefit = phrase.parts if phrase.do == "pay" else (Phrase("all", "-"), phrase)
    return OrderSpace(_bundle(cost, COSTS), _bundle(benefit, BENEFITS), players)
