"""The worked examples of the action phase: marbles, students, rabbis, passing."""

from typing import Any

import pytest

from tests.helpers import changes, mine, numbers, options, play, pour, rabbi, rows, table


def test_power_is_the_number_of_marbles_before_taking() -> None:
    """Rulebook L391, constraint C6: two marbles in the Golem row are power 2."""
    match = table({"rows": rows(golem="white red")})
    assert changes(match, "marble white golem") == {"clay": 2}


def test_black_marble_moves_two_students_and_the_first_in_VIII_takes_the_menorah() -> None:
    """Rulebook L403, constraint C18."""
    match = table({"rows": rows(golem="black")}, students=[7, 3, 3])
    assert changes(match, "marble black golem", "student red", "student blue") == {
        "student red": 1,
        "student blue": 1,
        "clay": 1,
    }
    assert match.view(None)["menorahs"] == {"red": 0, "yellow": -1, "blue": -1}
    assert mine(match)["menorahs"] == {"red": 1, "yellow": 0, "blue": 0}


def test_work_of_power_3_with_three_golems_costs_2_knowledge() -> None:
    """Rulebook L431, constraint C6: 5 - 3 = 2; any order; each golem is laid down after another's tile."""
    match = table(
        {"rows": rows(work="white white white")},
        golems=["red 1", "yellow 1", "blue 1"],
        goods=[0, 0, 2, 10],
    )
    play(match, "marble white work")
    assert options(match) == ["work 0", "work 1", "work 2", "work 3"]
    play(match, "work 3")
    assert mine(match)["knowledge"] == 0
    play(match, "activate blue 1")
    assert mine(match)["knowledge"] == 2
    assert mine(match)["golems"] == ["red 1", "yellow 1", "blue 1 lying"]
    play(match, "activate red 1", "activate yellow 1")
    assert mine(match)["golems"] == ["red 1 lying", "yellow 1 lying", "blue 1 lying"]
    assert [mine(match)[good] for good in ("clay", "coin", "knowledge")] == [2, 2, 2]


def test_golem_action_of_power_4() -> None:
    """Rulebook L447, constraint C7: 4 clay, torso 3, a golem 3 in yellow and 6 elsewhere, marker +2."""
    start = {"rows": rows(golem="white white white white"), "streets": [[1, 2, 3, 4, 5, 6, 7]] * 3}
    match = table(start, golems=["red 2", "blue 3"], goods=[2, 0, 0, 10])
    play(match, "marble white golem", "upgrade torso")
    assert mine(match)["clay"] == 3
    assert options(match) == ["create yellow", "done"]
    assert changes(match, "create yellow") == {"clay": -3, "golems": 1, "golem-marker": 2}
    assert "yellow 1" in mine(match)["golems"]
    assert mine(match)["golem-marker"] == 5
    rich = table(start, golems=["red 2", "blue 3"], goods=[5, 0, 0, 10])
    play(rich, "marble white golem", "upgrade torso")
    assert changes(rich, "create blue") == {"clay": -6, "golems": 1, "golem-marker": 2}


def test_big_artifact_tile_costs_8_coins_and_shows_3_menorahs() -> None:
    """Rulebook L463, constraint C8."""
    match = table({"rows": rows(artifacts="white")}, goods=[0, 7, 0, 10])
    assert changes(match, "marble white artifacts", "upgrade big") == {"coin": -7, "upgraded": 1}
    assert mine(match)["menorahs"]["yellow"] == 3
    poor = table({"rows": rows(artifacts="white")}, goods=[0, 6, 0, 10])
    play(poor, "marble white artifacts")
    assert "upgrade big" not in options(poor)


def test_artifacts_action_of_power_2() -> None:
    """Rulebook L485, constraint C9: 2 coins; 2 for the tile in the top row; 3 for the gold that completes it.

    The artifact then brings research +1, 3 VP and 2 clay.
    """
    match = table(
        {"rows": rows(artifacts="white white")}, goods=[0, 3, 0, 10], gold=[0, 0, 0, 3], artifact_tile="1A"
    )
    play(match, "marble white artifacts")
    assert mine(match)["coin"] == 5
    play(match, "upgrade gray-2", "slot 4 a")
    assert mine(match)["coin"] == 3
    assert changes(match, "buy gold 4") == {"coin": -3, "gold 4": 1, "research": 1, "vp": 3, "clay": 2}


def test_research_action_of_power_2() -> None:
    """Rulebook L517, constraint C10: 2 knowledge; column 2 for 3; the leftmost book for 1 into column 2.

    It brings 1 knowledge, 2 VP, and 1 knowledge can be paid for research +1.
    """
    match = table(
        {"rows": rows(research="white white"), "library": [9, 1, 2, 3, 4]},
        goods=[0, 0, 2, 10],
        chance=("book 20",),
    )
    play(match, "marble white research", "upgrade column-2")
    assert mine(match)["knowledge"] == 1
    play(match, "buy 9")
    assert mine(match)["knowledge"] == 0
    play(match, "column 2")
    assert (mine(match)["knowledge"], mine(match)["vp"]) == (1, 12)
    assert options(match) == ["pay 1 knowledge", "done"]
    assert changes(match, "pay 1 knowledge") == {"knowledge": -1, "research": 1}
    assert [slot["book"] for slot in match.view(None)["library"]] == [1, 2, 3, 4, 20]


FOUR: dict[str, Any] = {"marbles": [4, 3], "rabbi": 0}


def test_rabbis_and_the_new_turn_order() -> None:
    """Rulebook L535 and L569, constraint C19: green, orange, purple, gray.

    Seats: 0 green, 1 purple, 2 orange, 3 gray. The printed space counts from left to right.
    """
    match = table(
        {
            "action-tiles": [7, 1, 9, 0, 2],
            "order": [2, 1, 0, 3],
            "players": [FOUR] * 4,
            "rows": rows(work="red"),
        },
        players=4,
    )
    play(match, "2: rabbi A10", "1: rabbi printed", "1: take 5 clay", "0: rabbi A8")
    tiles = match.view(None)["action-tiles"]
    assert [tile["rabbi"] for tile in tiles] == [0, -1, 2, -1, -1]
    play(match, "3: rabbi printed")
    assert match.view(None)["printed-space"] == [1, 3]
    play(match, "3: take 4 clay 1 coin")
    assert match.view(None)["order"] == [0, 2, 1, 3]
    assert [tile["rabbi"] for tile in match.view(None)["action-tiles"]] == [-1] * 5


def test_passing_twice() -> None:
    """Rulebook L559, constraint C20. Seats: 0 Denys (green), 1 Sofiia (purple), 2 and 3 are done."""
    one_left = {"marbles": [3], "rabbi": 1}
    done = [{"marbles": [4, 1], "rabbi": 1}, {"marbles": [3, 2], "rabbi": 1}]
    match = table(
        {
            "order": [1, 0, 2, 3],
            "players": [one_left, one_left, *done],
            "rabbis": [0, 1, 2, 3, -1],
            "rows": rows(work="red red red", golem="yellow yellow", artifacts="blue blue", mirror="white"),
        },
        players=4,
        chance=(
            pour(work="red red", golem="red yellow", artifacts="yellow blue", research="blue"),
            pour(golem="red yellow", artifacts="blue blue", research="red"),
        ),
    )
    play(match, "1: pass", "0: pass")
    assert match.view(None)["pass-tiles"] == [1, 0]
    assert match.to_act == (1,)
    assert set(options(match, 1)) == {"remove red", "remove yellow", "remove blue", "remove white"}
    play(match, "1: remove white")
    assert match.view(None)["removed"] == ["white"]
    assert match.view(None)["synagogue"]["golem"] == {"red": 1, "yellow": 1}
    assert match.to_act == (1,)
    play(match, "1: pass")
    assert match.to_act == (0,)
    assert "pass" in options(match, 0)
    assert changes(match, "0: marble yellow golem") == {"clay": 2, "student yellow": 1}
    assert match.to_act == (1,)
    play(match, "1: remove red")
    assert match.view(None)["removed"] == ["white", "red"]
    assert match.view(None)["synagogue"]["work"] == {}
    assert match.to_act == (1,)
    assert "pass" not in options(match, 1)
    assert changes(match, "1: marble yellow golem", seat=1)["clay"] == 2
    assert match.view(None)["phase"] != "actions"


def test_leftmost_student_in_section_II_is_worth_2_points() -> None:
    """Rulebook L667, constraint C21."""
    assert rabbi("A12", "student red", students=[1, 2, 4]) == {"student red": 1, "vp": 2}


@pytest.mark.parametrize(
    ("moves", "vp", "marker"), [(["destroy red 3 lying", "bury 9"], 4, 4), (["done"], 5, 5)]
)
def test_red_6_counts_after_the_destruction_and_also_without_it(
    moves: list[str], vp: int, marker: int
) -> None:
    """Rulebook L671, constraint C22."""
    match = table(
        {"streets": [[6] * 7, [1] * 7, [1] * 7], "rows": rows(work="white", mirror="red")},
        golems=["red 3"],
        marker=5,
    )
    play(match, "marble white work", "work 1", "activate red 3", *moves)
    assert numbers(match)["vp"] == 10 + vp
    assert numbers(match)["golem-marker"] == marker
