"""The alchemy of the world: ingredients, alchemicals, potions and the king's golem.

Everything is a small int, an index into one of the name tuples below, so that engine, deduction and
reader share one vocabulary:

* ingredient 0..7, alchemical 0..7, color 0..2 (R, G, B);
* sign 0 is plus, 1 is minus; size 0 is large, 1 is small;
* potion = 2 * color + sign, and 6 is the neutral potion;
* golem 0..23 indexes `GOLEMS`.

An assignment is a tuple of eight different alchemicals: `assignment[ingredient] = alchemical`.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Ingredient = Literal["mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather"]
INGREDIENTS: Final[tuple[Ingredient, ...]] = get_args(Ingredient)
Alchemical = Literal["npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP"]
ALCHEMICALS: Final[tuple[Alchemical, ...]] = get_args(Alchemical)
Color = Literal["R", "G", "B"]
COLORS: Final[tuple[Color, ...]] = get_args(Color)
Sign = Literal["+", "-"]
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)
SIZES: Final = ("large", "small")
Class = Literal["solar", "lunar"]
CLASSES: Final[tuple[Class, ...]] = get_args(Class)
Potion = Literal["R+", "R-", "G+", "G-", "B+", "B-", "0"]
POTIONS: Final[tuple[Potion, ...]] = get_args(Potion)

PLUS: Final = 0
MINUS: Final = 1
LARGE: Final = 0
SMALL: Final = 1
SOLAR: Final = 0
LUNAR: Final = 1
NEUTRAL: Final = 6

# A code such as "npN" spells the aspects in the order R, G, B: p is plus, n is minus, a capital is large.
_CODES: Final[tuple[str, ...]] = ALCHEMICALS  # mypyc cannot loop over the letters of a literal type
SIGN: Final = tuple(tuple(MINUS if letter in "nN" else PLUS for letter in code) for code in _CODES)
"""`SIGN[alchemical][color]`."""

SIZE: Final = tuple(tuple(LARGE if letter.isupper() else SMALL for letter in code) for code in _CODES)
"""`SIZE[alchemical][color]`."""

CLASS: Final = tuple(sum(signs) % 2 for signs in SIGN)
"""`CLASS[alchemical]`: solar with 0 or 2 negative aspects, lunar with 1 or 3."""

PARTNER: Final = tuple(alchemical ^ 1 for alchemical in range(8))
"""`PARTNER[alchemical]`: the other half of its neutralizing pair (same sizes, opposite signs)."""

FLIP: Final = tuple(
    tuple(SIGN.index(tuple(s ^ (c == color) for c, s in enumerate(signs))) for color in range(3))
    for signs in SIGN
)
"""`FLIP[alchemical][color]`: the alchemical that differs from it in the sign of that color only."""


def potion(color: int, sign: int) -> int:
    """The potion of a color and a sign. Back again: color = potion // 2, sign = potion % 2."""
    return 2 * color + sign


def _mix(a: int, b: int) -> int:
    """The color in which the signs are equal and the sizes differ; with no such color, neutral."""
    if a == b:
        return -1
    for color in range(3):
        if SIGN[a][color] == SIGN[b][color] and SIZE[a][color] != SIZE[b][color]:
            return potion(color, SIGN[a][color])
    return NEUTRAL


MIX: Final = tuple(tuple(_mix(a, b) for b in range(8)) for a in range(8))
"""`MIX[a][b]`: the potion of two alchemicals; -1 on the diagonal (an ingredient is not mixed with itself)."""

WRONG_SIGN: Final = 0
NEUTRAL_SALE: Final = 1
RIGHT_SIGN: Final = 2
EXACT: Final = 3
Quality = Literal["wrong sign", "neutral", "right sign", "exact"]
QUALITIES: Final[tuple[Quality, ...]] = get_args(Quality)


def _quality(wanted: int, made: int) -> int:
    if made == wanted:
        return EXACT
    if made == NEUTRAL:
        return NEUTRAL_SALE
    return RIGHT_SIGN if made % 2 == wanted % 2 else WRONG_SIGN


QUALITY: Final = tuple(tuple(_quality(wanted, made) for made in range(7)) for wanted in range(6))
"""`QUALITY[wanted][made]`: what the card reader announces at a sale, an index into `QUALITIES`.

A guarantee is met when the quality is at least the guaranteed one: exact 3, sign 2, neutral 1, anything 0.
"""


class Golem(NamedTuple):
    """What the golem reacts to: the chest to one aspect of one size, the ears to one of another color."""

    chest_color: int
    chest_size: int
    ears_color: int
    ears_size: int


GOLEMS: Final = tuple(
    Golem(chest_color, chest_size, ears_color, ears_size)
    for chest_color in range(3)
    for chest_size in range(2)
    for ears_color in range(3)
    if ears_color != chest_color
    for ears_size in range(2)
)
"""The 24 golems, ordered by chest color, chest size, ears color, ears size."""


def _reaction(golem: Golem, alchemical: int) -> tuple[bool, bool]:
    sizes = SIZE[alchemical]
    return sizes[golem.chest_color] == golem.chest_size, sizes[golem.ears_color] == golem.ears_size


REACTION: Final = tuple(tuple(_reaction(golem, alchemical) for alchemical in range(8)) for golem in GOLEMS)
"""`REACTION[golem][alchemical]`: (the chest glows, the ears steam). Sizes count, signs do not."""


def _animation(golem: Golem) -> tuple[int, int]:
    """Large asks for plus, small for minus; size and sign are numbered alike, so they just compare."""
    first, second = (
        alchemical
        for alchemical, signs in enumerate(SIGN)
        if signs[golem.chest_color] == golem.chest_size and signs[golem.ears_color] == golem.ears_size
    )
    return first, second


ANIMATION: Final = tuple(_animation(golem) for golem in GOLEMS)
"""`ANIMATION[golem]`: the two alchemicals, smaller first, whose ingredients animate it."""

Organ = Literal["chest", "ears"]
OrganAspect = Literal["R-large", "R-small", "G-large", "G-small", "B-large", "B-small"]
ORGANS: Final[tuple[OrganAspect, ...]] = get_args(OrganAspect)
"""Names of what an organ reacts to: "R-large" ... "B-small"; index = 2 * color + size."""


def animates(golem: int, a: int, b: int) -> bool:
    """Whether two alchemicals, in any order, animate the golem."""
    return ANIMATION[golem] == ((a, b) if a < b else (b, a))


class UnknownName(ValueError):
    """A word that names no ingredient, alchemical, potion, color, sign, class ..."""

    def __init__(self, kind: str, word: object, names: tuple[str, ...]) -> None:
        shown = repr(word) if len(repr(word)) <= 60 else repr(word)[:57] + "..."
        super().__init__(f"unknown {kind} {shown} (one of {', '.join(names)})")
        self.word = word


# The glossary's longer code names of three ingredients are understood too.
_ALIASES: Final = {"bird-claw": "claw", "mandrake-root": "mandrake", "ravens-feather": "feather"}


def _parse(kind: str, names: tuple[str, ...], word: object) -> int:
    if not isinstance(word, str) or word not in names:
        raise UnknownName(kind, word, names)
    return names.index(word)


def parse_ingredient(word: object) -> int:
    """`parse_ingredient("toad") == 2`."""
    return _parse("ingredient", INGREDIENTS, _ALIASES.get(word, word) if isinstance(word, str) else word)


def parse_alchemical(word: object) -> int:
    """`parse_alchemical("npN") == 0`."""
    return _parse("alchemical", ALCHEMICALS, word)


def parse_potion(word: object) -> int:
    """`parse_potion("R-") == 1`."""
    return _parse("potion", POTIONS, word)


def parse_color(word: object) -> int:
    """`parse_color("B") == 2`."""
    return _parse("color", COLORS, word)


def parse_sign(word: object) -> int:
    """`parse_sign("-") == 1`."""
    return _parse("sign", SIGNS, word)


def parse_class(word: object) -> int:
    """`parse_class("lunar") == 1`."""
    return _parse("class", CLASSES, word)


def parse_golem(chest: object, ears: object) -> int:
    """`parse_golem("R-large", "G-small")`, as written on the deduction grid, to its place in `GOLEMS`."""
    chest_color, chest_size = divmod(_parse("organ", ORGANS, chest), 2)
    ears_color, ears_size = divmod(_parse("organ", ORGANS, ears), 2)
    if chest_color == ears_color:
        raise ValueError(f"chest {chest} and ears {ears} react to the same color")
    return GOLEMS.index(Golem(chest_color, chest_size, ears_color, ears_size))
