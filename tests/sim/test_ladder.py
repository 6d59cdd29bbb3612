"""The ladder: its matches, its verdicts and its page."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from goldenlane.bots import UnknownBot
from goldenlane.sim.errors import BadPlan, BadTable, CannotKeep
from goldenlane.sim.ladder import (
    AMONG,
    DUEL,
    MIRROR,
    Piece,
    Result,
    data_of,
    levels_of,
    pieces,
    plan_of,
    read,
    result_of,
    write,
    z_of_all,
)
from goldenlane.sim.run import simulate
from goldenlane.sim.workers import play_here

DUEL_PIECE = Piece("golem", DUEL, ("apprentice", "random"))
MIRROR_PIECE = Piece("golem", MIRROR, ("random", "random"))
AMONG_PIECE = Piece("golem", AMONG, ("apprentice", "random", "random", "random"))


def result(piece: Piece, wins: float, games: int = 100, **more: Any) -> Result:
    fields: dict[str, Any] = {
        "seed": 1,
        "code": "abc",
        "mean_score": 90.0,
        "rivals_score": 20.0,
        "rating": 30.0,
        "rivals_rating": 20.0,
    }
    return Result(piece, games, wins=wins, **{**fields, **more})


def test_all_levels_play_each_other() -> None:
    found = [(piece.kind, piece.seats) for piece in pieces("golem", ("a", "b", "c"))]
    assert found == [
        (DUEL, ("b", "a")),
        (DUEL, ("c", "a")),
        (DUEL, ("c", "b")),
        (AMONG, ("b", "a", "a", "a")),
        (AMONG, ("c", "b", "b", "b")),
        (MIRROR, ("a", "a")),
        (MIRROR, ("b", "b")),
        (MIRROR, ("c", "c")),
    ]


def test_matches_have_names() -> None:
    assert DUEL_PIECE.name == "golem-duel-apprentice-random"
    assert MIRROR_PIECE.name == "golem-mirror-random"
    assert AMONG_PIECE.name == "golem-one-among-three-apprentice-random"


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_the_levels_of_a_game_play_it(game: str) -> None:
    levels = levels_of(game)
    assert levels[0] == "random"
    assert "apprentice" in levels
    assert levels_of(game, ("random", "apprentice")) == ("random", "apprentice")


def test_levels_that_make_no_ladder() -> None:
    with pytest.raises(UnknownBot, match="'nobody'"):
        levels_of("golem", ("random", "nobody"))
    for levels in (("random",), ("random", "random")):
        with pytest.raises(BadPlan, match="two or more different bots"):
            levels_of("golem", levels)


def test_a_measured_match() -> None:
    piece = Piece("golem", MIRROR, ("random", "random"))
    answer = simulate(plan_of(piece, 10, 3), play_here)
    found = result_of(piece, 3, "abc", answer)
    half = answer["results"]["random"]["players"]["random#1"]
    assert (found.games, found.seed, found.wins) == (10, 3, half["wins"])
    assert found.interval() == pytest.approx(half["wilson95"], abs=1e-6)


def test_one_among_three_is_measured_against_the_mean_of_the_others() -> None:
    players = {
        f"random#{number}": {"wins": 1, "mean_score": 10.0 * number, "rating": 20.0} for number in (1, 2, 3)
    }
    first = {"wins": 5, "mean_score": 70.0, "rating": 30.0}
    answer = {"games": 8, "results": {"apprentice": first, "random": {"players": players}}}
    found = result_of(AMONG_PIECE, 1, "abc", answer)
    assert (found.wins, found.rate, found.mean_score, found.rivals_score) == (5, 0.625, 70, 20)


def test_stronger_is_beyond_the_interval() -> None:
    assert result(DUEL_PIECE, 60).stronger
    assert not result(DUEL_PIECE, 55).stronger
    assert result(AMONG_PIECE, 35).stronger
    assert not result(AMONG_PIECE, 30).stronger


def test_measurements_agree_when_their_intervals_meet() -> None:
    assert result(DUEL_PIECE, 60).agrees(result(DUEL_PIECE, 75))
    assert not result(DUEL_PIECE, 60).agrees(result(DUEL_PIECE, 90))
    assert not result(DUEL_PIECE, 90).agrees(result(DUEL_PIECE, 60))


def test_many_controls_need_wider_intervals() -> None:
    assert z_of_all(1) == pytest.approx(1.96, abs=0.001)
    assert z_of_all(10) == pytest.approx(2.807, abs=0.001)


def test_results_are_kept_beside_the_page(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    assert read(page) == {}
    found = [result(MIRROR_PIECE, 52), result(AMONG_PIECE, 90), result(DUEL_PIECE, 100)]
    results = {one.piece.name: one for one in found}
    write(page, results)
    assert read(page) == results
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.json", "ladder.md"]


def test_the_page(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    other = replace(result(DUEL_PIECE, 50), piece=Piece("alchemists", DUEL, ("apprentice", "random")))
    uneven = result(Piece("golem", MIRROR, ("apprentice", "apprentice")), 80)
    found = [other, result(MIRROR_PIECE, 52), uneven, result(AMONG_PIECE, 90), result(DUEL_PIECE, 100)]
    write(page, {one.piece.name: one for one in found})
    text = page.read_text()
    assert text.index("## Golem") < text.index("### Two players") < text.index("### Four players")
    assert text.index("### Mirror controls") < text.index("## Alchemists")
    assert (
        "| apprentice | random | 100.0 % | 96.3 - 100.0 % | 90.0 : 20.0 | 30.0 : 20.0 | 100 | 1 | yes |"
        in text
    )
    assert "| apprentice | 3 x random | 90.0 % |" in text
    assert "| random | 52.0 % | 42.3 - 61.5 % | 90.0 : 20.0 | 100 | 1 | yes |" in text
    assert "| apprentice | 80.0 % | 71.1 - 86.7 % | 90.0 : 20.0 | 100 | 1 | no |" in text
    assert "| 50.0 % | 40.4 - 59.6 % | 90.0 : 20.0 | 30.0 : 20.0 | 100 | 1 | not shown |" in text


def test_the_page_tells_versions_apart(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    found = [result(MIRROR_PIECE, 52), result(DUEL_PIECE, 100, code="xyz")]
    write(page, {one.piece.name: one for one in found})
    assert "With 2 versions of rules and bots (`xyz`, `abc`)" in page.read_text()


@pytest.mark.parametrize("text", ["hello", "{}x", "[1]", '[{"piece": {}}]'])
def test_broken_numbers_are_refused(tmp_path: Path, text: str) -> None:
    page = tmp_path / "ladder.md"
    data_of(page).write_text(text)
    with pytest.raises(BadTable, match="holds no results of a ladder"):
        read(page)


def test_a_page_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match="No such file"):
        write(tmp_path / "none" / "ladder.md", {})
