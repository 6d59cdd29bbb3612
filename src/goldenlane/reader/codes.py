"""Game codes: 4 letters for the base game, 5 for the expansion; each names one secret of the world.

Every device with the same code has the same secret, with no network. The specification, which the
page's TypeScript follows too, is docs/reader-codes.md; shared test vectors hold the two together.
"""

from functools import cache
from math import factorial
from random import Random
from typing import Any, NamedTuple

from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.reader.original import original_assignment, original_of
from goldenlane.reader.rude import RUDE

LETTERS = "BCDFGHJKLMNPQRSTVWX"
"""No vowels, so that codes spell no words; no Z, which reads as S or 2, and is a sign of war."""
BASE, EXPANSION = 4, 5
ASSIGNMENTS = factorial(8)
GOLEMS = 24
VERSION = 1
"""Of the blocks of codes, the first is in use."""

LOOKALIKES = str.maketrans("ВСНКМРТХ", "BCHKMPTX")
"""Cyrillic letters that look like letters of a code are taken for them."""
_ROUNDS = 8
_MASK = 0xFFFFFFFF
_GROUPS = frozenset(RUDE)
_BEGINNINGS = frozenset(group[:size] for group in RUDE for size in range(len(group)))


class BadCode(GoldenLaneError):
    """Not a code of any game. `reason` is "length", "letter" or "unused"; `shown` is what is wrong."""

    def __init__(self, reason: str, code: str, shown: str) -> None:
        words = {
            "length": f"a code has {BASE} or {EXPANSION} letters, not {len(shown)}: {code!r}",
            "letter": f"the letter {shown!r} is in no code ({' '.join(LETTERS)}): {code!r}",
            "unused": f"no game has the code {shown}: look at its letters again",
        }
        super().__init__(words[reason])
        self.reason = reason
        self.shown = shown


class Secret(NamedTuple):
    """What a code stands for."""

    version: int
    assignment: tuple[int, ...]
    """``assignment[ingredient] = alchemical``."""
    golem: int | None
    """Index of the golem; None in the base game."""


# ---- the clean codes in alphabetical order -----------------------------------------------------------
@cache
def _after(ending: str, letter: str) -> str | None:
    """What of a text matters for the letters that follow: its longest end that begins a rude group.

    From the end of the text before and the next letter; None if a rude group is complete.
    """
    text = ending + letter
    ends = [text[at:] for at in range(len(text) + 1)]
    if not _GROUPS.isdisjoint(ends):
        return None
    return next(end for end in ends if end in _BEGINNINGS)


@cache
def _clean(ending: str | None, left: int) -> int:
    """How many ways there are to go on with so many letters without a rude group."""
    if ending is None:
        return 0
    return sum(_clean(_after(ending, letter), left - 1) for letter in LETTERS) if left else 1


def clean(length: int) -> int:
    """How many codes of this length have no rude group."""
    return _clean("", length)


def _rank(code: str) -> int | None:
    """The place of a code in the alphabetical list of clean codes; None if it is not clean."""
    rank, ending = 0, ""
    for at, letter in enumerate(code):
        left = len(code) - at - 1
        for smaller in LETTERS[: LETTERS.index(letter)]:
            rank += _clean(_after(ending, smaller), left)
        following = _after(ending, letter)
        if following is None:
            return None
        ending = following
    return rank


def _clean_code(rank: int, length: int) -> str:
    """The clean code at this place of the alphabetical list."""
    code, ending = "", ""
    for left in range(length - 1, -1, -1):
        for letter in LETTERS:
            following = _after(ending, letter)
            ways = _clean(following, left)
            if rank < ways:
                assert following is not None
                code, ending = code + letter, following
                break
            rank -= ways
    return code


# ---- the scrambled order -----------------------------------------------------------------------------
def hashed(value: Any) -> Any:
    """A 32-bit integer hash (the finalizer of MurmurHash3), of a number or of a column of them."""
    value = value ^ value >> 16
    value = value * 0x85EBCA6B & _MASK
    value = value ^ value >> 13
    value = value * 0xC2B2AE35 & _MASK
    return value ^ value >> 16


def _halves(length: int) -> tuple[int, int]:
    return len(LETTERS) ** (length - 2), len(LETTERS) ** 2


def _scramble(number: Any, length: int) -> Any:
    """A fixed permutation of the numbers below 19 ** length: eight rounds, each moves one half by the other.

    Also of a column of numbers: that is how all codes are enumerated.
    """
    high_size, low_size = _halves(length)
    high, low = number // low_size, number % low_size
    for turn in range(_ROUNDS):
        key = (8 * length + turn) << 16
        if turn % 2:
            low = (low + hashed(high + key)) % low_size
        else:
            high = (high + hashed(low + key)) % high_size
    return high * low_size + low


def _unscramble(number: int, length: int) -> int:
    high_size, low_size = _halves(length)
    high, low = divmod(number, low_size)
    for turn in reversed(range(_ROUNDS)):
        key = (8 * length + turn) << 16
        if turn % 2:
            low = (low - hashed(high + key)) % low_size
        else:
            high = (high - hashed(low + key)) % high_size
    return high * low_size + low


def _place(rank: int, length: int) -> int:
    """The place of a clean code in the scrambled order: scrambled until it is a place of a clean code."""
    place: int = _scramble(rank, length)
    while place >= clean(length):
        place = _scramble(place, length)
    return place


def _rank_at(place: int, length: int) -> int:
    rank = _unscramble(place, length)
    while rank >= clean(length):
        rank = _unscramble(rank, length)
    return rank


# ---- codes and secrets -------------------------------------------------------------------------------
def secrets(length: int) -> int:
    """How many secrets codes of this length name: the assignments, times the golems with 5 letters."""
    return ASSIGNMENTS if length == BASE else ASSIGNMENTS * GOLEMS


def normal(code: str) -> str:
    """A code as it is written: capitals, no spaces or hyphens; BadCode for what cannot be one."""
    original = original_of(code)
    if original:
        return original
    letters = "".join(code.replace("-", " ").split()).upper().translate(LOOKALIKES)
    for letter in letters:
        if letter not in LETTERS:
            raise BadCode("letter", code, letter)
    if len(letters) not in (BASE, EXPANSION):
        raise BadCode("length", code, letters)
    return letters


def secret_of(code: str) -> Secret:
    """The secret of a code; an unused code is refused as a slip of the pen.

    All clean codes stand in one scrambled order. The first block of as many codes as there are secrets is
    version 1; the next block is free for a version 2.
    """
    letters = normal(code)
    if original_of(letters):
        return Secret(VERSION, original_assignment(letters), None)
    length = len(letters)
    rank = _rank(letters)
    block, number = (VERSION, 0) if rank is None else divmod(_place(rank, length), secrets(length))
    if block >= VERSION:
        raise BadCode("unused", code, letters)
    if length == BASE:
        return Secret(VERSION, assignment_of(number), None)
    return Secret(VERSION, assignment_of(number // GOLEMS), number % GOLEMS)


def code_of(number: int, length: int) -> str:
    """The code of a secret's number, from 0 to ``secrets(length) - 1``."""
    return _clean_code(_rank_at(number, length), length)


def new_code(length: int, rng: Random) -> str:
    """A code for a new game, every secret equally likely."""
    return code_of(rng.randrange(secrets(length)), length)


def assignment_of(number: int) -> tuple[int, ...]:
    """The assignment of a number from 0 to 40 319: the permutations of the alchemicals in lexical order."""
    left = list(range(8))
    assignment = []
    for size in range(7, -1, -1):
        digit, number = divmod(number, factorial(size))
        assignment.append(left.pop(digit))
    return tuple(assignment)
