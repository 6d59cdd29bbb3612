"""Final scoring (rules §20, A-17, A-27, A-49)."""

import pytest

from goldenlane.games.alchemists.vocabulary import (
    BLUE,
    BRONZE_CUP,
    CRYSTAL_CABINET,
    FEATHER_IN_CAP,
    GOLD,
    GREEN,
    MAGIC_MIRROR,
    RED,
    SILVER,
    SILVER_CHALICE,
    WHITE,
    WISDOM_IDOL,
)
from tests.alchemists.positions import Table
from tests.alchemists.test_publishing import theory


def table(players: int = 3) -> Table:
    at = Table(players=players, modules=[])
    at.state.final = 1
    for player in at.state.players:
        player.gold = 0
    return at


@pytest.mark.parametrize(
    ("alchemical", "seal", "points"),
    [
        ("pnP", GOLD, 5),
        ("pnP", SILVER, 3),
        ("pnP", RED, 0),
        ("Nnp", GOLD, -4),  # toad is pnP; Nnp has only red wrong
        ("Nnp", RED, 0),
        ("Nnp", GREEN, -4),
        ("PPP", GREEN, 0),
        ("pNn", BLUE, 0),
        ("pNn", RED, -4),
        ("npN", RED, -4),  # all three signs are wrong
        ("npN", BLUE, -4),
        ("Nnp", WHITE, -4),  # white hedges nothing on a theory
        ("pnP", WHITE, 0),
    ],
)
def test_big_revelation(alchemical: str, seal: int, points: int) -> None:
    at = table()
    theory(at, "toad", alchemical, a=seal)
    assert at.match.scores()[0]["points"]["theories"] == points


def test_conflict_tokens_are_ignored() -> None:
    at = table()
    theory(at, "toad", "pnP", a=GOLD)
    theory(at, "fern", "PPP", b=GOLD)
    at.state.conflicts = [8 * 1 + 2]
    assert [score["points"]["theories"] for score in at.match.scores()] == [5, -4, 0]


def test_artifacts() -> None:
    at = table()
    player = at.player(0)
    player.reputation = 14
    player.feather = [2, 0, 1, 0, 0, 0, 0, 0]
    theory(at, "toad", "pnP", a=RED)
    theory(at, "fern", "PPP", a=RED)
    for artifact, points in (
        (SILVER_CHALICE, 6),
        (BRONZE_CUP, 4),
        (CRYSTAL_CABINET, 2),
        (MAGIC_MIRROR, 2),
        (FEATHER_IN_CAP, 2),
        (WISDOM_IDOL, 1),
    ):
        player.artifacts = [artifact]
        assert at.match.scores()[0]["points"]["artifacts"] == points
    player.artifacts = [CRYSTAL_CABINET, SILVER_CHALICE, BRONZE_CUP]
    assert at.match.scores()[0]["points"]["artifacts"] == 6 + 6 + 4


def test_gold_and_favors() -> None:
    at = table()
    at.player(0).gold = 4
    at.player(0).favors = [1, 0, 1, 0, 0, 0, 0, 0, 0]
    score = at.match.scores()[0]
    assert (score["points"]["gold"], score["gold-left"]) == (2, 2)


def test_grants_and_total() -> None:
    at = table()
    at.player(0).grants = [0, 4]
    score = at.match.scores()[0]
    assert score["points"]["grants"] == 3
    assert score["total"] == 13


def test_a_total_may_be_negative() -> None:
    at = table()
    at.player(0).reputation = 1
    for ingredient, alchemical in (("toad", "npN"), ("fern", "pnP")):
        theory(at, ingredient, alchemical, a=GOLD)
    assert at.match.scores()[0]["total"] == 1 - 8


def test_ties_by_gold_left_over_then_shared() -> None:
    at = table(4)
    for seat, gold in enumerate((3, 4, 4, 1)):
        at.player(seat).gold = gold
    at.player(3).reputation = 11
    assert [score["total"] for score in at.match.scores()] == [11, 11, 11, 11]
    assert [score["place"] for score in at.match.scores()] == [4, 1, 1, 1]


def test_before_the_end_a_score_tells_no_secret() -> None:
    at = table()
    at.state.final = 0
    theory(at, "toad", "pnP", a=GOLD)
    at.player(0).artifacts = [WISDOM_IDOL, FEATHER_IN_CAP]
    at.player(0).feather = [1, 0, 0, 0, 0, 0, 0, 0]
    score = at.match.scores()[0]
    assert (score["points"]["theories"], score["points"]["artifacts"]) == (0, 0)


def test_everything_is_revealed_at_the_end() -> None:
    at = table()
    at.state.final = 0
    theory(at, "toad", "pnP", a=GOLD)
    at.player(1).hand[3] = 1
    assert "alchemy" not in at.match.view(None)
    at.run("final-scoring")
    shown = at.match.view(None)
    assert shown["alchemy"]["toad"] == "pnP"
    assert shown["theories"][0]["seals"] == [{"seat": 0, "seal": "gold"}]
    assert shown["players"][1]["hand"] == {"claw": 1}
    assert [score["total"] for score in shown["scores"]] == [15, 10, 10]
