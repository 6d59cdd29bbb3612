"""The big revelation: points of theories, articles and reports."""

import pytest

from goldenlane.cli.alchemists.reader_boards import read_article, read_report, read_theory
from goldenlane.reader.codes import BASE, EXPANSION, code_of, secret_of
from goldenlane.reader.reader import BadQuestion
from goldenlane.reader.revelation import Row, reveal

SECRET = secret_of(code_of(0, EXPANSION))
"""Mushroom npN, fern pnP, toad pNn, claw nPp, flower Nnp, mandrake Ppn, scorpion NNN, feather PPP; chest
large red, ears large green."""


def points(rows: list[Row]) -> dict[str, int]:
    return {seal["player"]: seal["points"] for row in rows for seal in row["seals"]}


def test_theories() -> None:
    """Stars of a correct theory; wrong: -4, unless the seal's color is the only wrong one."""
    right = read_theory("feather=PPP Ash:gold Wren:silver You:red")
    told = reveal(SECRET, [right])
    assert points(told["theories"]) == {"Ash": 5, "Wren": 3, "You": 0}
    # Only red is wrong: toad is pNn, claimed is NNN.
    told = reveal(SECRET, [read_theory("toad=NNN Ash:gold Wren:green You:red Zed:white")])
    assert told["theories"][0]["wrong"] == ["R"]
    assert points(told["theories"]) == {"Ash": -4, "Wren": -4, "You": 0, "Zed": -4}
    # Two aspects are wrong: nothing hedges that.
    told = reveal(SECRET, [read_theory("toad=Nnp Ash:red Wren:green You:blue")])
    assert set(points(told["theories"]).values()) == {-4}


def test_articles() -> None:
    """Correct 5/3/0; one wrong ingredient: -4 except the seal that hedges it; two: all -4."""
    seals = "Ash:gold You:red Wren:green Quill:blue Zed:white"
    told = reveal(SECRET, [], [read_article(f"R fern+ toad+ mandrake+ feather+ {seals}")])
    assert points(told["articles"]) == {"Ash": 5, "You": 0, "Wren": 0, "Quill": 0, "Zed": 0}
    told = reveal(SECRET, [], [read_article(f"R fern+ toad+ claw+ feather+ {seals}")])
    assert told["articles"][0]["wrong"] == ["claw"]
    assert points(told["articles"]) == {"Ash": -4, "You": -4, "Wren": -4, "Quill": 0, "Zed": -4}
    told = reveal(SECRET, [], [read_article(f"R fern+ flower+ claw+ feather+ {seals}")])
    assert set(points(told["articles"]).values()) == {-4}


@pytest.mark.parametrize(
    ("report", "worth"),
    [
        ("Ash chest R-large", 4),
        ("Ash chest R-large G-small", 2),
        ("Ash chest B-large G-small", -6),
        ("Ash ears R-large", -8),
        ("Ash ears G-large", 4),
    ],
)
def test_reports(report: str, worth: int) -> None:
    told = reveal(SECRET, reports=[read_report(report)])
    assert told["reports"][0]["points"] == worth
    assert told["totals"] == {"Ash": worth}


def test_the_golem_and_the_sums() -> None:
    told = reveal(SECRET, [read_theory("feather=PPP Ash:gold")], reports=[read_report("Ash ears G-large")],
                  animated=["Ash", "Wren"])  # fmt: skip
    assert told["golem"] == {"chest": "R-large", "ears": "G-large", "animated-by": ["mandrake", "feather"]}
    assert told["totals"] == {"Ash": 14, "Wren": 5}
    assert told["ingredients"]["toad"] == "pNn"


def test_what_cannot_be_is_refused() -> None:
    base = secret_of(code_of(0, BASE))
    assert reveal(base)["golem"] is None
    with pytest.raises(BadQuestion, match="belong to a code of 5 letters"):
        reveal(base, animated=["Ash"])
    with pytest.raises(BadQuestion, match="1 or 2 different tokens: Ash"):
        reveal(SECRET, reports=[read_report("Ash chest R-large R-large")])
    with pytest.raises(BadQuestion, match="two reports of Ash about the chest"):
        reveal(SECRET, reports=[read_report("Ash chest R-large"), read_report("Ash chest G-large")])
