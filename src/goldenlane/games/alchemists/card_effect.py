"""What artifacts and favor cards do, as their rows say it.

    4 favor                                   received at once
    3 ingredient then discard 2 ingredient    received at once, then some of it is given back
    1 vp per 5 reputation                     points at the end of the game
    periscope                                 the card's deed
    7 ingredient, witchs-trunk                a list of these; - is nothing

A *deed* is what the notation cannot say. It is called as its card, which has to have it and alone can, and
the rules know it by this name; the numbers that it counts with are rows of [number].
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from goldenlane.games.alchemists.bundle import FUND_KINDS, PART_KINDS, Bundle, read_phrases
from goldenlane.kernel.effect import Face
from goldenlane.kernel.notation import NotationError, Phrase, parse

Deeds = dict[str, tuple[str, ...]]
"""By the name of a deed the rows of [number] that it counts with, at most two."""

ARTIFACT_DEEDS: Final[Deeds] = {
    "boots-of-speed": (),
    "discount-card": ("discount_card_first", "discount_card_later"),
    "magic-mortar": (),
    "periscope": (),
    "printing-press": (),
    "robe-of-respect": ("robe_of_respect",),
    "replicator": (),
    "seal-of-authority": ("seal_of_authority",),
    "thinking-cap": ("thinking_cap",),
    "witchs-trunk": (),
    "altar-of-gold": ("altar_of_gold",),
    "feather-in-cap": (),
}
FAVOR_DEEDS: Final[Deeds] = {
    "assistant": (),
    "associate": (),
    "custodian": (),
    "barmaid": ("barmaid_reputation",),
    "merchant": ("merchant_gold",),
    "sage": ("sage_gold",),
    "shopkeeper": ("shopkeeper_discount",),
    "courtier": (),
    "publisher": (),
}
AT_ONCE: Final = ("gold", "ingredient", "favor", "reputation", "approval")
"""What a card may give at once; reputation may be lost too."""
MEASURES: Final = ("artifact", "set-aside", "reputation", "correct-seal", "book")
"""What points are counted for."""
CARD_KINDS: Final = ("taken", "drawn", "points", "deed")
"""The kinds of parts of these cards; what is received when a card is taken or drawn has parts."""
DISCARD: Final = "discard"
GIVEN_KINDS: Final = (*FUND_KINDS, "approval", DISCARD)
"""The kinds that a space or a card can give; the others can only be paid."""
FACE_KINDS: Final = (*PART_KINDS, DISCARD, *CARD_KINDS)
"""All kinds that the page draws."""

_LOWEST: Final = -20
_POINTS: Final = re.compile(r"(-?[0-9]{1,2}) vp per (?:([1-9][0-9]?) )?([a-z-]+)")
_DISCARD: Final = re.compile(r"discard ([1-9][0-9]?) ingredient")


class Points(NamedTuple):
    """``n`` victory points for every ``each`` of what is counted."""

    n: int
    each: int
    measure: str

    def face(self) -> Face:
        return {"do": "points", "n": self.n, "each": self.each, "measure": self.measure}


class CardEffect(NamedTuple):
    gain: Bundle
    """Received at once."""
    discard: int
    """Ingredients that are discarded after that."""
    points: Points | None
    deed: str
    """Empty for a card without a deed."""
    numbers: tuple[int, ...]
    """What the deed counts with."""

    def face(self, when: Literal["taken", "drawn"]) -> Face:
        """Its icons and words, in the order in which the parts are resolved."""
        given = self.gain.parts()
        if self.discard:
            given.append({"do": DISCARD, "n": self.discard})
        parts: list[Face] = [{"do": when, "of": given}] if given else []
        if self.deed:
            n, m = (*self.numbers, 0, 0)[:2]
            parts.append({"do": "deed", "deed": self.deed, "n": n, "m": m})
        if self.points is not None:
            parts.append(self.points.face())
        return parts[0] if len(parts) == 1 else {"do": "all", "of": parts}


def read_effect(text: str, name: str, deeds: Deeds, numbers: object) -> CardEffect:
    """The effect of a card of this name; ``numbers`` are what deeds count with."""
    phrase = parse(text)
    discard = 0
    if phrase.do == "then":
        phrase, discard = phrase.parts[0], _discard(phrase)
    given: list[Phrase] = []
    points: Points | None = None
    found = ""
    for part in phrase.parts if phrase.do == "all" else (phrase,):
        if part.text in deeds:
            found = _deed(part.text, name, found)
        elif " per " in part.text:
            if points is not None:
                raise NotationError("only one kind of points is counted for a card")
            points = _points(part.text)
        else:
            given.append(part)
    if name in deeds and not found:
        raise NotationError(f"{name} must have its deed, {name!r}")
    gain = read_phrases(given, text, AT_ONCE, _LOWEST)
    counted = tuple(getattr(numbers, row) for row in deeds[found]) if found else ()
    return CardEffect(gain, discard, points, found, counted)


def _deed(deed: str, name: str, before: str) -> str:
    if deed != name:
        raise NotationError(f"{deed!r} is what the card {deed} does, and no other")
    if before:
        raise NotationError(f"{deed!r} stands twice")
    return deed


def _points(text: str) -> Points:
    read = _POINTS.fullmatch(text)
    if read is None or read[3] not in MEASURES:
        raise NotationError(f"{text!r} is not like '1 vp per 5 reputation' with one of {', '.join(MEASURES)}")
    if read[2] and read[3] != "reputation":
        raise NotationError(f"only reputation is counted by several, not like {text!r}")
    return Points(int(read[1]), int(read[2] or 1), read[3])


def _discard(phrase: Phrase) -> int:
    read = _DISCARD.fullmatch(phrase.parts[-1].text)
    if read is None or len(phrase.parts) > 2:
        raise NotationError(f"what comes then must be like 'discard 2 ingredient' in {phrase.text!r}")
    return int(read[1])
