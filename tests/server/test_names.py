"""Names that everybody can read and tell apart."""

import pytest

from goldenlane.server.errors import Refused
from goldenlane.server.names import looks_like, proper_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\u00a0 Prague\n", "Ann of Prague"),
        ("\u202eAnn\u202c", "Ann"),
        ("A\u200bn\u2066n\0", "Ann"),
        ("Ha\u0301jek", "Hájek"),
        ("Łucja 🐱", "Łucja 🐱"),
        ("Ігор’", "Ігор’"),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert proper_name(typed) == shown


@pytest.mark.parametrize("typed", [" ", "\u3164", "\u2800\u2800", "\u202e", "\0\x1b", "\u200b", "\u0301"])
def test_a_name_of_nothing_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        proper_name(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Peter", "Реtеr"),
        ("Bob", "B0b"),
        ("Olli", "0lIi"),
        ("Ann", "Ａｎｎ"),
        ("An na", "Anna"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_like(one) == looks_like(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Jan", "Ján"), ("Іван", "Ірина"), ("1", "2")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert looks_like(one) != looks_like(other)
