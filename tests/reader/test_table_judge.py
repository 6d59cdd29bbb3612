"""The judge for the table: the rulebook's examples with seals, and sums of everybody."""

import pytest

from goldenlane.cli.alchemists.reader_boards import read_article, read_demonstration, read_theory
from goldenlane.reader.reader import BadQuestion
from goldenlane.reader.table_judge import Ruling, judge_table

BLUE = "B toad+ mushroom+ fern+ feather+"
"""The article of the rulebook's examples: all four have the same sign in blue."""
SEALS = "Ash:gold You:red Wren:green Quill:blue Zed:white"
"""The unstarred seals hedge toad, mushroom, fern and feather."""


def judge(demonstration: str, *, theories: tuple[str, ...] = (), articles: tuple[str, ...] = ()) -> Ruling:
    return judge_table(
        [read_theory(text) for text in theories],
        [read_article(text) for text in articles],
        read_demonstration(demonstration.split()),
        "Debunker",
    )


def losses(ruling: Ruling) -> dict[str, int]:
    return {seal["player"]: seal["reputation"] for seal in ruling["claims"][0]["seals"]}


@pytest.mark.parametrize(
    ("demonstration", "safe"),
    [
        ("mushroom B-", {"Wren"}),
        ("scorpion B+", {"You", "Wren", "Quill", "Zed"}),
        ("flower mushroom B-", {"Wren"}),
        ("toad mushroom B-", set()),
        ("feather mushroom G+", {"Wren", "Zed"}),
        ("toad scorpion B+", {"Wren", "Quill", "Zed"}),
        ("scorpion mandrake B+", set()),
    ],
)
def test_the_examples_of_the_encyclopedia(demonstration: str, safe: set[str]) -> None:
    """The King's Golem, "Debunking articles": who is properly hedged in each example; a star never is."""
    ruling = judge(demonstration, articles=(f"{BLUE} {SEALS}",))
    assert ruling["success"]
    assert losses(ruling) == {
        player: 0 if player in safe else -5 for player in ("Ash", "You", "Wren", "Quill", "Zed")
    }
    assert ruling["totals"]["Debunker"] == 2


def test_the_unsuccessful_example() -> None:
    """Toad and mushroom make a red potion: the article stands, the debunker loses 1, no seal is revealed."""
    ruling = judge("toad mushroom R+", articles=(f"{BLUE} {SEALS}",))
    assert not ruling["success"]
    assert ruling["claims"][0]["seals"] == []
    assert ruling["totals"] == {"Debunker": -1}


def test_every_seal_has_its_reason() -> None:
    ruling = judge("feather mushroom G+", articles=(f"{BLUE} {SEALS}",))
    (claim,) = ruling["claims"]
    assert claim["why"]["code"] == "two-color-rule"
    assert claim["safe"] == ["mushroom", "feather"]
    assert [(seal["why"], seal["hedges"]) for seal in claim["seals"]] == [
        ("star", None),
        ("other-ingredient", "toad"),
        ("hedged", "mushroom"),
        ("other-ingredient", "fern"),
        ("hedged", "feather"),
    ]
    theory = judge("toad R-", theories=("toad=PPP Ash:silver You:red Wren:green Zed:white",))
    assert [seal["why"] for seal in theory["claims"][0]["seals"]] == [
        "star",
        "hedged",
        "other-color",
        "white",
    ]


def test_losses_on_everything_that_falls_are_added_up_and_the_gain_comes_once() -> None:
    """Rulings A-12 and A-25; who debunks an own theory nets +2 and -5."""
    ruling = judge(
        "toad B-",
        theories=("toad=PPP Debunker:gold Ash:gold", "fern=NNN Ash:gold"),
        articles=(f"{BLUE} Ash:silver Wren:red",),
    )
    assert [claim["debunked"] for claim in ruling["claims"]] == [True, False, True]
    assert ruling["totals"] == {"Debunker": -3, "Ash": -10, "Wren": 0}


def test_a_conflict_is_a_success_without_losses_but_only_once() -> None:
    theories = ("toad=PPP Ash:gold", "fern=Ppn Wren:gold")
    ruling = judge("toad fern R+", theories=theories)
    assert ruling["conflicts"] == [["toad", "fern"]]
    assert ruling["totals"] == {"Debunker": 2}
    again = judge_table(
        [read_theory(text) for text in theories],
        [],
        read_demonstration(["toad", "fern", "R+"]),
        "Debunker",
        [frozenset({1, 2})],
    )
    assert again["totals"] == {"Debunker": -1}


def test_a_wrong_claim_shows_nothing() -> None:
    ruling = judge_table([read_theory("toad=PPP Ash:gold")], [], None, "Debunker")
    assert ruling["claims"] == []
    assert ruling["totals"] == {"Debunker": -1}


@pytest.mark.parametrize(
    ("theories", "articles", "reason"),
    [
        (("toad=PPP", "toad=NNN"), (), "two-theories"),
        (("toad=PPP", "fern=PPP"), (), "two-tokens"),
        ((), (BLUE, BLUE), "two-articles"),
        ((), ("B toad+ mushroom- fern+ feather+",), "tokens"),
    ],
)
def test_boards_that_cannot_be_are_refused(
    theories: tuple[str, ...], articles: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(BadQuestion) as refused:
        judge("toad B-", theories=theories, articles=articles)
    assert refused.value.reason == reason
