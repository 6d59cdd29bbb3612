"""Content files: rows with their sources; a mistake is reported with file, line and reason."""

import pytest

from goldenlane.kernel.content import Content, by_number
from goldenlane.kernel.errors import ContentError

GOOD = """# stones
[stone]
number | color | source
1      | red   | house
2      | blue  | rulebook; color: house

[word]
name | source
a    | computed
"""


def test_rows_know_their_cells_place_and_sources() -> None:
    first, second = Content(GOOD, "toy.txt").rows("stone", "number color", 2)
    assert (first.int("number"), first.text("color"), first.line) == (1, "red", 4)
    assert (second.source_of("color"), second.source_of("number")) == ("house", "rulebook")


def test_the_digest_is_that_of_the_values() -> None:
    assert (
        Content(GOOD, "a").digest
        == Content(GOOD.replace("# stones", "# rocks").replace("  ", " "), "b").digest
    )
    assert Content(GOOD, "a").digest != Content(GOOD.replace("red", "pink"), "a").digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1 | red | house\n", r"toy.txt:1: a row stands before the first \[section\]"),
        (GOOD + "[stone]\n", r"toy.txt:10: section \[stone\] stands twice"),
        ("[stone]\nnumber | color\n", r"toy.txt:2: \[stone\] needs different columns, one of them source"),
        ("[stone]\nnumber | number | source\n", r"toy.txt:2: \[stone\] needs different columns"),
        (GOOD.replace("| red ", ""), r"toy.txt:4: \[stone\] has 3 columns, this row has 2 cells"),
        (
            GOOD.replace("house\n2", "hearsay\n2"),
            r"toy.txt:4: \[stone\] source must be one of .*, not 'hearsay'",
        ),
        (
            GOOD.replace("color: house", "size: house"),
            r"toy.txt:5: \[stone\] the source names a column 'size'",
        ),
        (GOOD.replace("color: house", "color: x"), r"toy.txt:5: \[stone\] source must be one of"),
    ],
)
def test_a_mistake_in_the_form_is_reported_where_it_stands(text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        Content(text, "toy.txt")


@pytest.mark.parametrize("value", ["x", "", "1.5", "²", "٣", "--1", "1 2", "9" * 5000])
def test_a_number_must_be_a_number(value: str) -> None:
    row = Content(GOOD.replace("1      |", f"{value} |"), "toy.txt").rows("stone", "number color")[0]
    with pytest.raises(ContentError, match=r"^toy.txt:4: \[stone\] number (must be a whole number|is empty)"):
        row.int("number")


def test_a_number_must_be_within_its_bounds() -> None:
    row = Content(GOOD.replace("1      |", "-7 |"), "toy.txt").rows("stone", "number color")[0]
    with pytest.raises(ContentError, match="number must be from 0 to 999, not -7"):
        row.int("number")
    assert row.int("number", -9, 9) == -7


def test_words_must_be_known() -> None:
    row = Content(GOOD, "toy.txt").rows("stone", "number color")[0]
    with pytest.raises(ContentError, match=r"toy.txt:4: .*color must be one of green, blue, not 'red'"):
        row.word("color", ("green", "blue"))


@pytest.mark.parametrize(
    ("section", "columns", "count", "message"),
    [
        ("rock", "number", None, r"toy.txt:10: section \[rock\] is missing"),
        ("stone", "number", None, r"toy.txt:3: \[stone\] must have the columns number, source"),
        ("stone", "number color", 3, r"toy.txt:3: \[stone\] must have 3 rows, not 2"),
    ],
)
def test_a_section_must_be_as_the_game_needs_it(
    section: str, columns: str, count: int | None, message: str
) -> None:
    with pytest.raises(ContentError, match=message):
        Content(GOOD, "toy.txt").rows(section, columns, count)


def test_an_empty_section_is_reported_where_it_stands() -> None:
    for text, line in (("\n[stone]\n", 2), ("[stone]\nnumber | source\n", 2)):
        with pytest.raises(ContentError, match=f"toy.txt:{line}: "):
            Content(text, "toy.txt").rows("stone", "number")


def test_unknown_sections_are_refused() -> None:
    with pytest.raises(ContentError, match=r"toy.txt:8: unknown section \[word\]"):
        Content(GOOD, "toy.txt").check_sections(["stone"])


def test_numbers_must_run() -> None:
    rows = Content(GOOD.replace("2      |", "3      |"), "toy.txt").rows("stone", "number color")
    with pytest.raises(ContentError, match=r"toy.txt:5: .*number must be 2 here, not 3"):
        by_number(rows, "number", 1)
