"""The alchemy of the world, by enumeration: all 8! worlds, and what a demonstration leaves of them."""

from functools import cache
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

INGREDIENTS = ("mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather")
ALCHEMICALS = ("npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP")
"""A letter for each of red, green, blue: p or n for the sign, a capital for a large aspect."""
COLORS = "RGB"
POTIONS = ("R+", "R-", "G+", "G-", "B+", "B-", "0")

Worlds = NDArray[np.bool_]
"""For each world whether it is among those meant."""


def sign(alchemical: str, color: str) -> str:
    return "+" if alchemical[COLORS.index(color)] in "pP" else "-"


def mix(one: str, other: str) -> str:
    """The color in which signs are equal and sizes differ; neutral if there is none."""
    for color, a, b in zip(COLORS, one, other, strict=True):
        if a != b and a.lower() == b.lower():
            return color + ("+" if a in "pP" else "-")
    return "0"


@cache
def worlds() -> NDArray[np.int8]:
    """Every way to assign the alchemicals to the ingredients, a row each."""
    return np.array(list(permutations(range(8))), dtype=np.int8)


def every_world() -> Worlds:
    return np.ones(len(worlds()), dtype=np.bool_)


@cache
def with_sign(ingredient: str, color: str, wanted: str) -> Worlds:
    """Worlds in which an ingredient has this sign in a color."""
    right = np.array([sign(alchemical, color) == wanted for alchemical in ALCHEMICALS])
    found: Worlds = right[worlds()[:, INGREDIENTS.index(ingredient)]]
    return found


@cache
def with_potion(one: str, other: str, potion: str) -> Worlds:
    """Worlds in which two ingredients make a potion."""
    table = np.array([[a != b and mix(a, b) == potion for b in ALCHEMICALS] for a in ALCHEMICALS])
    of = worlds()
    found: Worlds = table[of[:, INGREDIENTS.index(one)], of[:, INGREDIENTS.index(other)]]
    return found


@cache
def with_alchemical(ingredient: str, alchemical: str) -> Worlds:
    """Worlds in which an ingredient is an alchemical."""
    found: Worlds = worlds()[:, INGREDIENTS.index(ingredient)] == ALCHEMICALS.index(alchemical)
    return found


def possible(*conditions: Worlds) -> bool:
    """Whether some world meets all conditions."""
    left = every_world()
    for condition in conditions:
        left = left & condition
    return bool(left.any())
