"""Game codes: 4 letters for the base game, 5 for the expansion; each names one secret of the world.

Every device with the same code has the same secret, with no network. The specification, which the
page's TypeScript follows too, is docs/reader-codes.md; shared test vectors hold the two together.
"""

from bisect import bisect_left
from functools import cache
from math import factorial
from random import Random
from typing import NamedTuple

from goldenlane.kernel.errors import GoldenLaneError

LETTERS = "BCDGHKLMNPQRSTVXZ"
"""No vowels and no F, J, W: codes spell no words, in any of the three languages."""
BASE, EXPANSION = 4, 5
ASSIGNMENTS = factorial(8)
GOLEMS = 24
RUDE = """
    BTCH CHM CLT CNT CPC CRP DCK DMB DPC DPS GNT GVN HTL KCP KKK KLT KRV KTS MRD NGR NZS PDL PDR PNS PRC PRN
    PSS PTZ PZD SCK SHT SKR SLT SRC SRK SSS STL SXX TTS TVT TZP XXX ZBS ZDK
""".split()  # noqa: SIM905
"""Letter groups that somebody could read as a rude word or worse in English, Polish or Ukrainian."""
_ROUNDS = 8
_MASK = 0xFFFFFFFF


class BadCode(GoldenLaneError):
    """Not a code of any game; the message says why."""


class Secret(NamedTuple):
    """What a code stands for."""

    version: int
    assignment: tuple[int, ...]
    """``assignment[ingredient] = alchemical``."""
    golem: int | None
    """Index of the golem; None in the base game."""


def _mix(value: int) -> int:
    """A 32-bit integer hash (the finalizer of MurmurHash3)."""
    value ^= value >> 16
    value = value * 0x85EBCA6B & _MASK
    value ^= value >> 13
    value = value * 0xC2B2AE35 & _MASK
    return value ^ value >> 16


def _scramble(number: int, length: int) -> int:
    """A fixed permutation of all letter combinations of a length: eight rounds on two halves."""
    size = len(LETTERS)
    low_size = size**2
    high_size = size ** (length - 2)
    high, low = divmod(number, low_size)
    for turn in range(_ROUNDS):
        if turn % 2:
            low = (low + _mix(high + 1000 * turn + length)) % low_size
        else:
            high = (high + _mix(low + 1000 * turn + length)) % high_size
    return high * low_size + low


def _unscramble(number: int, length: int) -> int:
    size = len(LETTERS)
    low_size = size**2
    high_size = size ** (length - 2)
    high, low = divmod(number, low_size)
    for turn in reversed(range(_ROUNDS)):
        if turn % 2:
            low = (low - _mix(high + 1000 * turn + length)) % low_size
        else:
            high = (high - _mix(low + 1000 * turn + length)) % high_size
    return high * low_size + low


def _number(code: str) -> int:
    number = 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def _letters(number: int, length: int) -> str:
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(reversed(letters))


@cache
def _rude(length: int) -> list[int]:
    """The scrambled numbers of all codes with a rude group, ascending."""
    found = set()
    for group in RUDE:
        free = length - len(group)
        for before in range(free + 1):
            after = free - before
            for head in range(len(LETTERS) ** before):
                for tail in range(len(LETTERS) ** after):
                    found.add(_letters(head, before) + group + _letters(tail, after))
    return sorted(_scramble(_number(code), length) for code in found)


def secrets(length: int) -> int:
    """How many secrets codes of this length name: the assignments, times the golems with 5 letters."""
    return ASSIGNMENTS if length == BASE else ASSIGNMENTS * GOLEMS


def normal(code: str) -> str:
    """A code as it is written: capitals, no spaces; BadCode for what cannot be one."""
    letters = "".join(code.split()).upper()
    if len(letters) not in (BASE, EXPANSION):
        raise BadCode(f"a code has {BASE} or {EXPANSION} letters: {code!r}")
    for letter in letters:
        if letter not in LETTERS:
            raise BadCode(f"the letter {letter!r} is in no code: {code!r}")
    return letters


def secret_of(code: str) -> Secret:
    """The secret of a code; an unused code is refused as a slip of the pen.

    All codes stand in one scrambled order, rude ones left out; the first block of as many codes as
    there are secrets is version 1, the next block would be version 2.
    """
    letters = normal(code)
    length = len(letters)
    place = _scramble(_number(letters), length)
    rude = _rude(length)
    at = bisect_left(rude, place)
    block, number = divmod(place - at, secrets(length))
    if block or (at < len(rude) and rude[at] == place):
        raise BadCode(f"no game has the code {letters}")
    if length == BASE:
        return Secret(1, assignment_of(number), None)
    return Secret(1, assignment_of(number // GOLEMS), number % GOLEMS)


def code_of(number: int, length: int) -> str:
    """The code of a secret's number, from 0 to ``secrets(length) - 1``."""
    place = number
    for rude in _rude(length):
        if rude > place:
            break
        place += 1
    return _letters(_unscramble(place, length), length)


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
