"""The card reader once more, from docs/reader-codes.md and the rules alone: it imports nothing of ours.

Only the deterministic questions: what is drawn at random has no right answer. Codes are ranked by listing all
of them, potions are mixed by comparing three aspects; nothing is taken from a table.
"""

import re
from functools import cache
from itertools import permutations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

PAGE = Path(__file__).parents[2] / "docs" / "reader-codes.md"
LETTERS = "BCDFGHJKLMNPQRSTVWX"
NAMES = ["mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather"]
FORMS = ["npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP"]
COLORS = "RGB"


def groups() -> list[str]:
    """The frozen list of excluded groups, as the page prints it."""
    return re.findall(r"[A-Z]+", PAGE.read_text(encoding="utf-8").split("<!-- groups -->")[1])


@cache
def _clean(length: int) -> NDArray[np.int64]:
    """How many clean codes there are up to each one, itself included; a struck-out one adds nothing."""
    size = len(LETTERS)
    numbers = np.arange(size**length)
    digits = [numbers // size ** (length - 1 - at) % size for at in range(length)]
    struck = np.zeros(len(numbers), dtype=bool)
    for group in groups():
        for start in range(length - len(group) + 1):
            here = np.ones(len(numbers), dtype=bool)
            for at, letter in enumerate(group):
                here &= digits[start + at] == LETTERS.index(letter)
            struck |= here
    return np.cumsum(~struck)


def _mix(x: int) -> int:
    x ^= x >> 16
    x = x * 0x85EBCA6B % 2**32
    x ^= x >> 13
    x = x * 0xC2B2AE35 % 2**32
    return x ^ x >> 16


def _scrambled(number: int, length: int) -> int:
    high, low = divmod(number, 361)
    for turn in range(8):
        key = (8 * length + turn) * 65_536
        if turn % 2:
            low = (low + _mix(high + key)) % 361
        else:
            high = (high + _mix(low + key)) % 19 ** (length - 2)
    return high * 361 + low


@cache
def _orders() -> list[tuple[str, ...]]:
    return list(permutations(FORMS))


def secret(code: str) -> tuple[dict[str, str], int | None] | None:
    """The form of each ingredient and the number of the golem; None for a code that is not in use."""
    length, number = len(code), 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    counted = _clean(length)
    rank = int(counted[number]) - 1
    if number and counted[number] == counted[number - 1]:
        return None
    place = _scrambled(rank, length)
    while place >= counted[-1]:
        place = _scrambled(place, length)
    if place >= (40_320 if length == 4 else 967_680):
        return None
    order, golem = (place, None) if length == 4 else divmod(place, 24)
    return dict(zip(NAMES, _orders()[order], strict=True)), golem


def potion(one: str, other: str) -> str:
    """Same sign, different size: a potion of that color and sign; no such color: the neutral one."""
    for color, a, b in zip(COLORS, one, other, strict=True):
        if a.lower() == b.lower() and a != b:
            return color + ("+" if a.lower() == "p" else "-")
    return "0"


def quality(wanted: str, made: str) -> str:
    if wanted == made:
        return "exact"
    if made == "0":
        return "neutral"
    return "right sign" if wanted[1] == made[1] else "wrong sign"


def golems() -> list[tuple[int, bool, int, bool]]:
    """Color of the chest, whether it is large, color and size of the ears."""
    sizes = (True, False)
    return [
        (chest, large, ears, wide)
        for chest in range(3)
        for large in sizes
        for ears in range(3)
        if ears != chest
        for wide in sizes
    ]


def answer(code: str, use: str, words: list[str]) -> object:
    """What the reader tells: the potion, the quality, yes or no, the sign, the class, both organs."""
    found = secret(code)
    assert found is not None
    forms, number = found
    own = [forms[word] for word in words if word in forms]
    if use == "mix":
        return potion(*own)
    if use == "sell":
        return quality(words[2], potion(*own))
    if use in ("exhibit", "claim"):
        return potion(*own) == words[2]
    if use == "aspect":
        return "+" if own[0][COLORS.index(words[1])].lower() == "p" else "-"
    if use == "library":
        return "lunar" if own[0].lower().count("n") % 2 else "solar"
    assert number is not None
    chest, large, ears, wide = golems()[number]
    if use == "golem":
        return [own[0][chest].isupper() == large, own[0][ears].isupper() == wide]
    signs = {form[chest].lower() + form[ears].lower() for form in own}
    return signs == {("p" if large else "n") + ("p" if wide else "n")}
