"""Alone against the automa (house rules)."""

from typing import Any

import pytest

import goldenlane as gl
from tests.helpers import changes, mine, options, play, pour, rows, table


def automa(match: gl.Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["players"][1]
    return found


def test_setup() -> None:
    """As for two players; four goals are dealt, three kept; two artifact tiles are offered."""
    match = gl.new("golem", players=1, seed=4)
    assert len(mine(match)["goals"]) == 4
    assert [option.split()[0] for option in options(match)] == ["return"] * 4
    match.play(0, match.legal(0)[0])
    assert len(mine(match)["goals"]) == 3
    assert len(options(match)) == 2
    assert len(match.view(0)["action-tiles"]) == 3
    assert automa(match)["vp"] == 10
    assert automa(match)["students"] == {"red": 1, "yellow": 1, "blue": 1}
    assert automa(match)["golems"] == []


def test_it_takes_a_marble_of_the_fullest_row() -> None:
    """3 VP per power (even); a tie goes to the topmost row; a colored marble moves its student."""
    start = {"rows": rows(work="white", golem="red red", research="blue blue")}
    match = table(start, players=1)
    play(match, "marble white work")
    assert automa(match)["vp"] == 10 + 3 * 2
    assert automa(match)["marbles"] == ["red"]
    assert automa(match)["students"]["red"] == 2
    assert match.view(None)["synagogue"]["golem"] == {"red": 1}
    assert match.to_act == (0,)


def test_black_moves_two_of_its_students_and_tokens_are_gone() -> None:
    start = {"rows": rows(work="white", golem="black"), "players": [{}, {"students": [7, 7, 7]}]}
    match = table(start, players=1, chance=("automa-marble 4", "automa-students 0 2"))
    play(match, "marble white work")
    assert automa(match)["students"] == {"red": 8, "yellow": 7, "blue": 8}
    assert match.view(None)["menorahs"] == {"red": 1, "yellow": -1, "blue": 1}


def test_its_rabbi_blocks_the_topmost_free_tile() -> None:
    """6 VP (even), the tile is not used; the turn order follows from the rabbis."""
    start = {
        "action-tiles": [9, 0, 1],
        "rows": rows(golem="white white", mirror="red"),
        "players": [{"marbles": [4], "rabbi": 0}, {"marbles": [3, 3]}],
    }
    match = table(start, players=1)
    play(match, "rabbi A10")
    assert [tile["rabbi"] for tile in match.view(None)["action-tiles"]] == [0, 1, -1]
    assert automa(match)["vp"] == 16
    play(match, "marble white golem")
    assert match.view(None)["order"] == [0, 1]


def test_passing_waits_for_the_automa() -> None:
    """It finishes its turns first and never passes; the pass phase is the player's alone."""
    start = {
        "rows": rows(golem="white white white", research="red red", mirror="blue"),
        "players": [{"marbles": [4], "rabbi": 1}, {}],
        "rabbis": [0, -1, -1],
    }
    match = table(start, players=1)
    play(match, "pass")
    assert automa(match)["rabbi-placed"] is True
    assert len(automa(match)["marbles"]) == 2
    assert match.view(None)["decision"]["asks"] == "remove"
    assert match.to_act == (0,)


def test_it_gains_8_points_at_the_end_of_every_round_and_wins_ties() -> None:
    match = table(
        {"phase": 7, "round": 4, "players": [{"goods": [0, 0, 0, 18]}, {"goods": [0, 0, 0, 10]}]}, players=1
    )
    assert match.over
    scores = match.scores()
    assert [score["total"] for score in scores] == [18, 18]
    assert [score["place"] for score in scores] == [2, 1]
    won = table(
        {"phase": 7, "round": 4, "players": [{"goods": [0, 0, 0, 19]}, {"goods": [0, 0, 0, 10]}]}, players=1
    )
    assert [score["place"] for score in won.scores()] == [1, 2]


def test_it_takes_no_part_in_movement_characters_income_and_control() -> None:
    start = {"phase": 2, "order": [1, 0], "players": [{"golems": ["red 1", "blue 1"]}, {"marbles": [3, 3]}]}
    match = table(start, players=1)
    assert match.to_act == (0,)
    income = table(
        {"phase": 5, "round": 4, "players": [{}, {"marbles": [3, 3], "students": [5, 5, 5]}]}, players=1
    )
    assert income.over
    assert automa(income)["vp"] == 10 + 8
    assert automa(income)["coin"] == 0


def test_graveyard_of_one_player() -> None:
    match = table({"action-tiles": [4, 0, 1]}, players=1, golems=["red 1"])
    play(match, "rabbi A5", "destroy red 1")
    assert options(match) == ["bury 1", "bury 2", "bury 3", "bury 4", "bury 9"]
    assert changes(match, "bury 1")["vp"] == 4 + 1


@pytest.mark.parametrize(
    ("level", "per_power", "rabbi", "round_"), [("gentle", 2, 4, 5), ("even", 3, 6, 8), ("stern", 3, 8, 12)]
)
def test_whole_game_alone(level: str, per_power: int, rabbi: int, round_: int) -> None:
    """Its points of a game: by power for 8 marbles, 4 rabbis, 4 rounds, at each level."""
    match = gl.new("golem", players=1, seed=9, automa=level)
    while not match.over:
        match.play(0, match.legal(0)[0])
    powers = [
        event["args"][2]
        for event in match.events_for(None)
        if event["kind"] == "marble" and event["seat"] == 1
    ]
    assert len(powers) == 8
    assert automa(match)["vp"] == 10 + per_power * sum(powers) + 4 * rabbi + 4 * round_


def test_a_pour_of_ones_own_may_lie_in_any_way() -> None:
    """Ruling G-69: room and evenness are habits of the program's tower; only the marbles must be the same."""
    tower = rows(
        work="red red", golem="yellow yellow", artifacts="blue blue", research="white white", mirror="white"
    )
    start = {
        "rows": tower,
        "players": [{"marbles": [4], "rabbi": 1}, {"marbles": [3, 3], "rabbi": 1}],
        "rabbis": [0, 1, -1],
    }
    every = "red red yellow yellow blue blue white white"
    match = table(start, players=1, chance=(pour(mirror=every),))
    play(match, "pass", "remove white")
    assert match.view(None)["synagogue"]["mirror"] == {"red": 2, "yellow": 2, "blue": 2, "white": 2}
    assert "marble red mirror" in options(match)
    wrong = table(start, players=1, chance=(pour(mirror=every + " white"),))
    with pytest.raises(gl.GoldenLaneError):
        play(wrong, "pass", "remove white")


def test_levels_are_for_one_player() -> None:
    with pytest.raises(gl.BadOption, match="single player"):
        gl.new("golem", players=2, automa="stern")
    with pytest.raises(gl.BadOption, match="gentle, even, stern"):
        gl.new("golem", players=1, automa="kind")
    assert gl.load(gl.new("golem", players=1, automa="stern").save()).game.options["automa"] == "stern"
