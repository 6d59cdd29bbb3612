"""Codes: every secret has exactly one, in both lengths, and its letters tell nothing.

The codes of 4 letters are all read one by one. Those of 5 letters, two and a half million, go through the
same `_scramble` as columns of numbers; the rest of the way is checked on samples.
"""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from goldenlane.reader import codes
from goldenlane.reader.codes import BASE, EXPANSION, GOLEMS, LETTERS, BadCode, code_of, new_code, secret_of
from goldenlane.reader.rude import RUDE

Ints = NDArray[np.int64]
SIZE = len(LETTERS)


@cache
def _digits(length: int) -> Ints:
    """`[position][code]`: the letters of all codes in alphabetical order, as numbers."""
    return np.stack(
        [np.arange(SIZE**length) // SIZE ** (length - 1 - position) % SIZE for position in range(length)]
    )


@cache
def _is_clean(length: int) -> NDArray[np.bool_]:
    digits = _digits(length)
    clean = np.ones(SIZE**length, dtype=bool)
    for group in RUDE:
        letters = [LETTERS.index(letter) for letter in group]
        for start in range(length - len(group) + 1):
            found = np.ones(SIZE**length, dtype=bool)
            for at, letter in enumerate(letters):
                found &= digits[start + at] == letter
            clean &= ~found
    return clean


@cache
def _places(length: int) -> Ints:
    """For every clean code in alphabetical order its place in the scrambled order."""
    count = codes.clean(length)
    places = codes._scramble(np.arange(count, dtype=np.uint64), length)
    while (outside := np.flatnonzero(places >= count)).size:
        places[outside] = codes._scramble(places[outside], length)
    return np.asarray(places, dtype=np.int64)


@pytest.mark.parametrize("length", [BASE, EXPANSION])
def test_every_secret_has_exactly_one_code(length: int) -> None:
    assert int(_is_clean(length).sum()) == codes.clean(length)
    used = np.sort(_places(length)[_places(length) < codes.secrets(length)])
    assert np.array_equal(used, np.arange(codes.secrets(length)))


@pytest.mark.parametrize("length", [BASE, EXPANSION])
def test_there_is_room_for_a_second_version(length: int) -> None:
    assert codes.clean(length) >= 2 * codes.secrets(length)


def test_all_codes_of_four_letters_read_one_by_one() -> None:
    seen: dict[tuple[int, ...], str] = {}
    for letters in product(LETTERS, repeat=BASE):
        code = "".join(letters)
        try:
            secret = secret_of(code)
        except BadCode:
            continue
        assert secret.version == 1
        assert secret.golem is None
        assert secret.assignment not in seen
        seen[secret.assignment] = code
    assert len(seen) == 40_320


@pytest.mark.parametrize("length", [BASE, EXPANSION])
def test_columns_and_single_codes_agree(length: int) -> None:
    """What the enumeration above computes is what `secret_of` says."""
    rng = Random(5)
    clean = np.flatnonzero(_is_clean(length))
    for rank in rng.sample(range(codes.clean(length)), 2_000):
        code = "".join(LETTERS[digit] for digit in _digits(length)[:, clean[rank]])
        place = int(_places(length)[rank])
        if place >= codes.secrets(length):
            with pytest.raises(BadCode, match=f"no game has the code {code}"):
                secret_of(code)
            continue
        assert code_of(place, length) == code
        secret = secret_of(code)
        if length == BASE:
            assert secret == (1, codes.assignment_of(place), None)
        else:
            assert secret == (1, codes.assignment_of(place // GOLEMS), place % GOLEMS)


@pytest.mark.parametrize("length", [BASE, EXPANSION])
def test_rude_codes_are_refused(length: int) -> None:
    rng = Random(6)
    for group in RUDE:
        free = length - len(group)
        if free < 0:
            continue
        before = rng.randrange(free + 1)
        filler = [rng.choice(LETTERS) for _ in range(free)]
        code = "".join([*filler[:before], group, *filler[before:]])
        with pytest.raises(BadCode) as refused:
            secret_of(code)
        assert refused.value.reason == "unused"


def test_the_list_of_rude_groups_is_sound() -> None:
    assert all(set(group) <= set(LETTERS) and 2 <= len(group) <= EXPANSION for group in RUDE)


@pytest.mark.parametrize(
    "skeleton",
    # English, Polish, Ukrainian transliterated, Ukrainian in letters that look alike (сракa).
    ["FCK", "CNT", "SHT", "KRW", "CHJ", "JBC", "GWN", "HJ", "KRV", "BLJD", "PDRS", "CPK", "KGB", "SS"],
)
def test_the_worst_words_are_in_no_code(skeleton: str) -> None:
    assert any(group in skeleton for group in RUDE)


def _chi_square(letters: Ints, values: Ints, kinds: int) -> float:
    """How far the letters are from telling nothing of the values, in standard deviations of the test."""
    table = np.bincount(letters * kinds + values, minlength=(letters.max() + 1) * kinds)
    table = table.reshape(-1, kinds).astype(float)
    table = table[table.sum(axis=1) > 0]
    expected = table.sum(axis=1, keepdims=True) * table.sum(axis=0) / table.sum()
    freedom = (len(table) - 1) * (kinds - 1)
    chi_square = ((table - expected) ** 2 / expected).sum()
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("length", [BASE, EXPANSION])
def test_no_letter_and_no_two_letters_tell_anything(length: int) -> None:
    clean = np.flatnonzero(_is_clean(length))
    places = _places(length)
    used = places < codes.secrets(length)
    digits, numbers = _digits(length)[:, clean[used]], places[used]
    assignments = np.array([codes.assignment_of(number) for number in range(codes.ASSIGNMENTS)])
    assignment = assignments[numbers if length == BASE else numbers // GOLEMS]
    facts: list[tuple[Ints, int]] = [(assignment[:, ingredient], 8) for ingredient in range(8)]
    if length == EXPANSION:
        facts.append((numbers % GOLEMS, GOLEMS))
    signs = [*digits, *(digits[at] * SIZE + digits[at + 1] for at in range(length - 1))]
    for letters in signs:
        for values, kinds in facts:
            assert abs(_chi_square(letters, values, kinds)) < 5


@pytest.mark.parametrize("length", [BASE, EXPANSION])
def test_most_slips_are_refused(length: int) -> None:
    """A wrong letter gives an unused code with the chance that a code is unused: 69 and 61 per cent."""
    rng = Random(7)
    refused = 0
    for _ in range(2_000):
        code = list(new_code(length, rng))
        at = rng.randrange(length)
        code[at] = rng.choice(LETTERS.replace(code[at], ""))
        try:
            secret_of("".join(code))
        except BadCode:
            refused += 1
    share = 1 - codes.secrets(length) / SIZE**length
    assert abs(refused / 2_000 - share) < 0.05


def test_a_new_game_draws_every_secret_alike() -> None:
    class Scripted(Random):
        def randrange(self, *args: Any, **kwargs: Any) -> int:
            assert args == (967_680,)
            return 967_679

    secret = secret_of(new_code(EXPANSION, Scripted()))
    assert secret == (1, (7, 6, 5, 4, 3, 2, 1, 0), 23)


def test_small_letters_spaces_and_cyrillic_lookalikes_are_understood() -> None:
    code = next(code for code in (code_of(n, BASE) for n in range(1_000)) if set(code) <= set("BCHKMPTX"))
    cyrillic = code.translate(str.maketrans("BCHKMPTX", "ВСНКМРТХ"))
    assert cyrillic != code
    assert secret_of(cyrillic.lower()) == secret_of(f" {code[:2]}-{code[2:].lower()} ") == secret_of(code)


@pytest.mark.parametrize(
    ("code", "reason", "words"),
    [
        ("BCD", "length", "a code has 4 or 5 letters, not 3: 'BCD'"),
        ("BCDFGH", "length", "a code has 4 or 5 letters, not 6: 'BCDFGH'"),
        ("", "length", "a code has 4 or 5 letters, not 0: ''"),
        ("BCDA", "letter", "the letter 'A' is in no code"),
        ("BC1D", "letter", "the letter '1' is in no code"),
        ("FCKB", "unused", "no game has the code FCKB: look at its letters again"),
    ],
)
def test_a_bad_code_is_said_in_words(code: str, reason: str, words: str) -> None:
    with pytest.raises(BadCode) as refused:
        secret_of(code)
    assert refused.value.reason == reason
    assert words in str(refused.value)
