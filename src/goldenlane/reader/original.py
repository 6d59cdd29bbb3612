"""Codes of the original app, 4 letters from A to Z, by the algorithm that players worked out: "app:DEMO".

Unofficial and unproven: nobody outside the publisher can say that the printed game's app agrees. There is
no such algorithm for 5 letters. docs/reader-codes.md has the steps and the check values.
"""

import re

ORIGINAL = "app:"
_LETTERS = re.compile(r"app:([a-z]{4})", re.IGNORECASE | re.ASCII)
_ORDER = (5, 3, 1, 4, 2, 0, 7, 6)
"""R+ G+ B+ R- G- B- ++ -- as indices of our alchemicals."""
_INGREDIENTS = (1, 3, 0, 4, 5, 6, 2, 7)
"""Fern, claw, mushroom, flower, mandrake, scorpion, toad, feather."""


def original_of(text: str) -> str | None:
    """The code as it is written, if it is one of the original app; None for all others."""
    found = _LETTERS.fullmatch(text.strip())
    return ORIGINAL + found[1].upper() if found else None


def letters_of(code: str) -> list[int]:
    """The numbers of its letters, A is 0."""
    return [ord(letter) - ord("A") for letter in code.removeprefix(ORIGINAL)]


def original_assignment(code: str) -> tuple[int, ...]:
    """``assignment[ingredient] = alchemical``: the letters are digits of a factorial number."""
    a, b, c, d = letters_of(code)
    digits = (a % 8, b % 7, c % 6, d % 5, c // 6 % 4, b // 7 % 3, a // 8 % 2, 0)
    left = list(_ORDER)
    found = {ingredient: left.pop(digit) for ingredient, digit in zip(_INGREDIENTS, digits, strict=True)}
    return tuple(found[ingredient] for ingredient in range(len(found)))
