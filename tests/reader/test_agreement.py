"""Page, terminal and an independent computation answer alike; docs/reader-codes.md is enough for it."""

import hashlib
import re

import pytest

from goldenlane.reader.check import CHECK_SYMBOLS, check_of
from goldenlane.reader.codes import LETTERS, secret_of
from goldenlane.reader.original import original_assignment
from goldenlane.reader.rude import RUDE
from tests.reader import independent
from tests.reader.agreement import disagreements

PAGE = independent.PAGE.read_text(encoding="utf-8")
ORDER = dict(zip((5, 3, 1, 4, 2, 0, 7, 6), ["R+", "G+", "B+", "R-", "G-", "B-", "++", "--"], strict=True))


def test_three_ways_agree() -> None:
    """A small part; ``python -m tests.reader.agreement 10000`` asks more."""
    assert disagreements(150) == []


def test_the_page_prints_the_frozen_groups_and_their_digest() -> None:
    assert independent.groups() == list(RUDE)
    digest = hashlib.sha256(" ".join(RUDE).encode()).hexdigest()
    assert digest in PAGE


def test_the_page_names_the_symbols_of_the_check() -> None:
    assert " ".join(CHECK_SYMBOLS) in " ".join(PAGE.split())
    for code, symbols in re.findall(r"^\| `([\w:]+)` \| (\w+ \w+ \w+) \|$", PAGE, re.MULTILINE):
        assert check_of(code) == tuple(symbols.split())


def test_the_examples_of_the_page_are_right() -> None:
    rows = re.findall(r"^\| `([A-Z]+)` \| [\d,]+ \| [\d,]+ \| ([\w ]+) \| (\S+) \|$", PAGE, re.MULTILINE)
    assert len(rows) == 6
    for code, forms, golem in rows:
        assert set(code) <= set(LETTERS)
        found = independent.secret(code)
        assert found == (
            dict(zip(independent.NAMES, forms.split(), strict=True)),
            None if golem == "–" else int(golem),
        )
        assert secret_of(code).golem == found[1]


@pytest.mark.parametrize(
    ("code", "listed"),
    [
        ("AAAA", "R+ G+ B+ R- G- B- ++ --"),
        ("ZZZZ", "G+ B- B+ R+ R- G- -- ++"),
        ("PUXE", "-- ++ B- G- R- B+ G+ R+"),
        ("DEMO", "R- B- R+ -- G- G+ B+ ++"),
    ],
)
def test_check_values_of_the_original_app(code: str, listed: str) -> None:
    """Fern, claw, mushroom, flower, mandrake, scorpion, toad, feather; the page prints them, too."""
    assignment = original_assignment(f"app:{code}")
    assert " ".join(ORDER[assignment[at]] for at in (1, 3, 0, 4, 5, 6, 2, 7)) == listed
    assert f"| {code} | {listed} |" in PAGE
