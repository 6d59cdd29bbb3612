"""Marble actions: students, rows, the Mirror, creating and destroying."""

import json
from typing import Any

import pytest

import goldenlane as gl
from tests.helpers import activate, changes, mine, options, play, rabbi, rows, street, table
from tests.states import differences


@pytest.mark.parametrize(
    ("section", "asked"), [(1, False), (2, False), (3, True), (4, True), (7, True), (8, True)]
)
def test_student_step_of_a_marble_is_optional(section: int, asked: bool) -> None:
    """Ruling G-24; Ruling G-62: only where no step of the street so far pays less is it taken unasked.

    From IV on a step may be unwelcome even if it pays more: a step back would then end in IV, not in III.
    """
    match = table({"rows": rows(golem="red", mirror="white")}, students=[section, 1, 1])
    play(match, "marble red golem")
    if asked:
        assert options(match) == ["student red", "done"]
        assert changes(match, "done") == {"clay": 1}
    else:
        assert mine(match)["students"]["red"] == section + 1


def test_student_in_X_stays() -> None:
    """Ruling G-24."""
    match = table({"rows": rows(golem="red", mirror="white")}, students=[10, 1, 1])
    assert changes(match, "marble red golem") == {"clay": 1}


def test_black_marble_moves_different_students_or_fewer() -> None:
    """Ruling G-24: one or both may be left out."""
    start = {"rows": rows(golem="black", mirror="white")}
    match = play(table(start, students=[10, 2, 3]), "marble black golem")
    assert options(match) == ["student yellow", "student blue", "done"]
    play(match, "student blue")
    assert options(match) == ["student yellow", "done"]
    assert changes(match, "done") == {"clay": 1}
    assert changes(table(start), "marble black golem", "done") == {"clay": 1}


def test_menorah_token_stays_with_the_first() -> None:
    """Ruling G-57: also if the student goes back; a second arrival gets nothing."""
    match = table(
        {
            "rows": rows(golem="red", artifacts="red", mirror="white"),
            "players": [{}, {"students": [7, 1, 1]}],
        },
        students=[7, 1, 1],
        golems=["red 3"],
    )
    play(match, "0: marble red golem", "0: student red", "1: marble red artifacts", "1: student red")
    assert match.view(None)["menorahs"]["red"] == 0
    back = {"streets": street("red", 8), "menorahs": [0, -1, -1], "rows": rows(work="white", mirror="red")}
    gone = table(back, students=[8, 1, 1], golems=["red 3"])
    play(gone, "marble white work", "work 1", "activate red 3", "pay student red -1")
    assert mine(gone)["students"]["red"] == 7
    assert mine(gone)["menorahs"]["red"] == 1


def test_an_empty_row_gives_no_action_but_the_mirror_copies_it() -> None:
    """Ruling G-25; rulebook L523: the copied action has the Mirror's power and its gain."""
    match = table({"rows": rows(mirror="white white white")}, goods=[0, 1, 0, 10], golems=["blue 1"])
    assert [text for text in options(match) if text.startswith("marble")] == ["marble white mirror"]
    play(match, "marble white mirror")
    assert options(match) == ["mirror work", "mirror golem", "mirror artifacts", "mirror research", "done"]
    assert changes(match, "mirror golem") == {"coin": -1, "clay": 3}
    assert options(match) == [
        "upgrade torso",
        "create red",
        "create yellow",
        "done",
    ]


def test_mirror_pays_for_research_before_or_after() -> None:
    """Rulebook L525: 3 coins for research +1; each once, in any order."""
    start = {"rows": rows(mirror="white white")}
    match = table(start, goods=[0, 4, 0, 10])
    play(match, "marble white mirror", "mirror research-marker")
    assert (mine(match)["coin"], mine(match)["research"]) == (1, 1)
    assert "mirror research-marker" not in options(match)
    assert changes(match, "mirror golem") == {"coin": -1, "clay": 2}
    copied_first = table(start, goods=[0, 2, 0, 10])
    play(copied_first, "marble white mirror", "mirror artifacts", "done")
    assert changes(copied_first, "mirror research-marker") == {"coin": -3, "research": 1}


def test_mirror_copies_work_with_its_power() -> None:
    match = table({"rows": rows(mirror="white white white")}, goods=[0, 1, 0, 10], golems=["red 1", "blue 1"])
    play(match, "marble white mirror", "mirror work", "work 2", "activate red 1", "activate blue 1")
    assert (mine(match)["clay"], mine(match)["knowledge"]) == (2, 2)


@pytest.mark.parametrize("row", ["golem", "artifacts", "research", "mirror"])
def test_a_marble_can_be_taken_without_doing_the_action(row: str) -> None:
    """Ruling G-26."""
    match = table({"rows": rows(**{row: "white"}, work="red")}, goods=[9, 9, 9, 10])
    play(match, f"marble white {row}", "done")
    assert match.to_act == (1,)
    assert mine(match)["upgraded"] == []


def test_work_without_golems_to_activate_asks_nothing() -> None:
    """Ruling G-26; rulebook L419: golems must stand."""
    match = table(
        {"rows": rows(work="white", mirror="red")}, golems=["red 1 lying", "blue 8"], goods=[0, 0, 9, 10]
    )
    play(match, "marble white work")
    assert match.to_act == (1,)


@pytest.mark.parametrize(
    ("power", "prices"), [(1, [0, 0, 2, 4, 7]), (3, [0, 0, 0, 2, 5]), (5, [0, 0, 0, 0, 3])]
)
def test_work_prices(power: int, prices: list[int]) -> None:
    """Rulebook L421: 1/3/5/8 knowledge for 1/2/3/4 golems, less the power, not below 0 (Ruling G-03)."""
    for golems, price in enumerate(prices):
        start = {"rows": rows(work=" ".join(["white"] * power), mirror="red")}
        match = table(start, golems=["red 4"] * 4, goods=[0, 0, price, 10])
        play(match, "marble white work", f"work {golems}")
        assert mine(match)["knowledge"] == 0
        if price:
            poor = table(start, golems=["red 4"] * 4, goods=[0, 0, price - 1, 10])
            assert f"work {golems}" not in options(play(poor, "marble white work"))


def test_a_paid_activation_without_a_standing_golem_is_lost() -> None:
    """Ruling G-27: two are paid; the first one's tile destroys the second golem."""
    match = table(
        {"rows": rows(work="white", mirror="red"), "streets": street("yellow", 4)},
        golems=["yellow 2", "blue 5"],
        goods=[0, 0, 2, 10],
    )
    play(match, "marble white work", "work 2", "activate yellow 2", "destroy blue 5", "bury 9")
    assert match.to_act == (1,)
    assert mine(match)["knowledge"] == 0


def test_knowledge_gained_by_the_golems_does_not_pay_for_them() -> None:
    """Ruling G-27: paid first, with the knowledge owned at that moment."""
    match = table(
        {"rows": rows(work="white", mirror="red")}, golems=["blue 3", "blue 3"], goods=[0, 0, 1, 10]
    )
    assert options(play(match, "marble white work")) == ["work 0", "work 1"]


def test_a_golem_created_during_work_is_not_activated_in_it() -> None:
    """Rulebook L427; later actions may activate it (Ruling G-33)."""
    match = table(
        {"rows": rows(work="white white white", mirror="red"), "streets": street("red", 5)},
        golems=["red 2", "yellow 1 lying", "blue 1"],
        goods=[3, 0, 0, 10],
    )
    play(match, "marble white work", "work 2", "activate red 2", "create yellow")
    assert options(match) == ["activate blue 1", "done"]
    play(match, "activate blue 1")
    assert match.to_act == (1,)
    assert mine(match)["golems"] == ["red 2 lying", "yellow 1", "yellow 1 lying", "blue 1 lying"]


def at_work_with_a_new_golem() -> gl.Match:
    """A Work action in which red 5 has created a golem; red 7 asks for an upgrade."""
    streets = [[5, 7, 7, 7, 7, 7, 7], [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]]
    tower = rows(work="white white white white white", mirror="red")
    match = table(
        {"rows": tower, "streets": streets, "action-tiles": [6, 0, 1]},
        golems=["red 1", "red 2", "yellow 1 lying", "yellow 8"],
        goods=[1, 0, 0, 10],
    )
    return play(match, "marble white work", "work 2", "activate red 1", "create blue", "activate red 2")


def test_nothing_activates_a_golem_created_during_work_in_it() -> None:
    """Ruling G-65: the right leg, upgraded by a tile, finds no golem for its activation "at once"."""
    match = at_work_with_a_new_golem()
    assert "blue 1 new" in mine(match)["golems"]
    play(match, "upgrade right-leg")
    assert match.to_act == (1,)
    assert mine(match)["golems"] == ["red 1 lying", "red 2 lying", "yellow 1 lying", "yellow 8", "blue 1"]
    assert mine(match)["knowledge"] == 0


def test_the_right_leg_at_once_takes_an_older_golem_during_work() -> None:
    """Ruling G-65: a golem that was there before the Work action, and no other."""
    match = table(
        {
            "rows": rows(work="white white white white white", mirror="red"),
            "streets": [[5, 7, 7, 7, 7, 7, 7], [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]],
        },
        golems=["red 1", "red 2", "yellow 1"],
        goods=[1, 0, 0, 10],
    )
    play(match, "marble white work", "work 2", "activate red 1", "create blue", "activate red 2")
    play(match, "upgrade right-leg")
    assert options(match) == ["activate yellow 1", "done"]


def test_a_golem_created_during_work_works_in_the_next_action() -> None:
    """Ruling G-65: the ban ends with the Work action, here with the second golem."""
    match = play(at_work_with_a_new_golem(), "done", "1: pass", "0: rabbi A7")
    assert "activate blue 1" in options(match)


def test_a_position_in_the_middle_of_work_keeps_who_is_new() -> None:
    """Ruling G-65: the golem is new in the position too, and after it."""
    match = at_work_with_a_new_golem()
    position = match.game.position(match.state)
    assert position["working"] == 1
    assert "blue 1 new" in position["players"][0]["golems"]
    again = gl.new("golem", players=2, seed=1, position=json.loads(json.dumps(position)))
    assert differences(again.state, match.state) == []
    assert options(again) == options(match)
    play(again, "upgrade right-leg")
    assert again.to_act == (1,)
    assert "blue 1" in mine(again)["golems"]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": [{"golems": ["red 1 new"]}]}, "new during a Work action only"),
        ({"working": 1}, "working must be 1 during a Work action and 0 at other times"),
        ({"stack": [["work.golems", 0, 2, 0]]}, "working must be 1 during a Work action"),
    ],
)
def test_a_golem_is_new_only_at_work(wrong: dict[str, Any], reason: str) -> None:
    """Ruling G-65: nothing would ever end it."""
    with pytest.raises(gl.BadPosition, match=reason):
        table(wrong)


def test_an_effect_inside_an_effect_is_resolved_first() -> None:
    """Ruling G-09: an upgrade by a tile activates another golem, whose tile comes before the next golem."""
    match = table(
        {"rows": rows(work="white white white", mirror="red"), "streets": street("red", 7)},
        golems=["red 1", "yellow 5", "blue 3"],
        goods=[1, 4, 0, 10],
    )
    play(match, "marble white work", "work 2", "activate red 1", "upgrade right-leg", "activate yellow 5")
    assert options(match) == ["pay 4 coin", "done"]
    play(match, "pay 4 coin", "student red", "student red")
    assert options(match) == ["activate blue 3", "done"]
    assert changes(match, "activate blue 3") == {"knowledge": 3, "lying": 1}


def test_the_rows_two_options_once_each_in_any_order() -> None:
    """Ruling G-31: gain first."""
    start = {"rows": rows(golem="white white", mirror="red")}
    match = table(start, goods=[9, 0, 0, 10])
    play(match, "marble white golem")
    assert mine(match)["clay"] == 11
    play(match, "create red")
    assert not [text for text in options(match) if text.startswith("create")]
    play(match, "upgrade torso")
    assert match.to_act == (1,)
    other = play(table(start, goods=[9, 0, 0, 10]), "marble white golem", "upgrade torso")
    assert not [text for text in options(other) if text.startswith("upgrade")]
    assert "create red" in options(other)


def test_creating() -> None:
    """Ruling G-32: four in a game; only own golems on the board count for the price."""
    start = {"rows": rows(golem="white", mirror="red"), "players": [{}, {"golems": ["yellow 1"]}]}
    match = table(start, goods=[8, 0, 0, 10], golems=["red 9", "red 2 lying"], destroyed=3)
    play(match, "marble white golem")
    prices = {}
    for district in ("red", "yellow"):
        branch = match.fork()
        prices[district] = changes(branch, f"create {district}")["clay"]
    assert prices == {"red": -9, "yellow": -3}
    play(match, "create blue")
    assert "blue 1" in mine(match)["golems"]
    none = table(start, goods=[20, 0, 0, 10], to_create=0)
    assert not [text for text in options(play(none, "marble white golem")) if text.startswith("create")]


def test_any_golem_can_be_destroyed() -> None:
    """Ruling G-35: standing or lying, any section; the marker moves before the bonus."""
    match = play(table({"action-tiles": [4, 0, 1]}, golems=["red 1 lying", "blue 10"]), "rabbi A5")
    assert [text for text in options(match) if "destroy" in text] == [
        "destroy red 1 lying",
        "destroy blue 10",
    ]


def test_created_and_destroyed_golems_are_counted() -> None:
    """Ruling G-37: created = 4 less those on the player board, also when destroyed later."""
    match = table({"phase": 7, "round": 4}, to_create=1, destroyed=2, upgraded=["head"], goals=[59, 63])
    points = match.scores()[0]["points"]
    assert points["golems"] == 3 * 3
    assert points["goals"] == 2 + 4


def test_pay_for_a_gain_used_in_part() -> None:
    """Ruling G-04: the cost is paid whole and first; the gain is optional in part."""
    found = activate("yellow", 5, "pay 4 coin", "student red", "done", goods=[0, 4, 0, 10])
    assert found == {"lying": 1, "coin": -4, "student red": 1}


def test_fixed_gains_come_at_once() -> None:
    """Ruling G-62: resources, VP and research are taken whole and without asking."""
    assert rabbi("A11", "done") == {"clay": 1, "coin": 1, "knowledge": 1}
    assert activate("red", 3) == {"lying": 1, "clay": 3}
