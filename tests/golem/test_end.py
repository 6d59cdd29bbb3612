"""Income, golem control, the end of the game."""

from typing import Any

import pytest

from tests.helpers import mine, options, play, table

END = {"phase": 7, "round": 4}


def test_income_counts_a_student_moved_first() -> None:
    """Ruling G-54: each source once, for the position it has when taken."""
    start = {"phase": 6, "round": 4}
    things: dict[str, Any] = {"artifact_tile": "2B", "gold": [0, 0, 3, 0], "students": [2, 2, 2], "marker": 0}
    match = table(start, **things)
    assert options(match) == ["income yellow", "income artifact 3"]  # only the yellow student can move
    assert [mine(match)[good] for good in ("clay", "coin", "knowledge")] == [1, 0, 1]
    play(match, "income artifact 3")
    assert mine(match)["coin"] == 2
    late = play(table(start, **things), "income yellow")
    assert mine(late)["coin"] == 1
    assert mine(late)["students"]["yellow"] == 3


def test_income_in_turn_order_one_player_after_the_other() -> None:
    """Ruling G-54."""
    things = {"artifact-tile": "1A", "gold": [0, 0, 0, 4], "research": 4}
    match = table({"phase": 6, "order": [1, 0], "players": [things, things]})
    assert match.to_act == (1,)
    play(match, "1: income artifact 4")
    assert match.to_act == (0,)


def test_all_sources_pay_once() -> None:
    """Rulebook L589-597: students, both markers, every completed artifact."""
    match = table(
        {"phase": 6, "round": 4},
        students=[3, 4, 5],
        research=1,
        marker=2,
        artifact_tile="3A",
        gold=[1, 2, 0, 4],
    )
    player = mine(match)
    assert (player["clay"], player["coin"]) == (2, 1 + 1 + 2)
    assert player["knowledge"] == 2 + 1 + 3
    assert player["vp"] == 10 + 1 + 1 + 1 + 2 + 2 + 6


@pytest.mark.parametrize(("covered", "vp"), [("cover red 5", 0), ("cover blue 3", 5)])
def test_control_choice_when_short(covered: str, vp: int) -> None:
    """Ruling G-56: the player chooses whom to pay in full, while the knowledge lasts; the rest is discarded.

    Prices 4, 3 and 2 with 5 knowledge: after blue, yellow must be paid too; after red, 1 is left over.
    """
    match = table(END, golems=["red 5", "yellow 4", "blue 3"], goods=[0, 0, 5, 10])
    assert options(match) == ["cover red 5", "cover yellow 4", "cover blue 3"]
    play(match, covered)
    assert match.over
    assert (mine(match)["knowledge"], mine(match)["vp"]) == (0, vp)


def test_control_without_any_knowledge() -> None:
    """Rulings G-06, G-56: 5 VP per golem with a price; the points may become negative."""
    match = table(END, golems=["red 5", "blue 1", "yellow 4"], goods=[0, 0, 0, 3])
    assert match.over
    assert mine(match)["vp"] == 3 - 10


@pytest.mark.parametrize(
    ("goods", "vp"), [([1, 1, 2], 0), ([5, 0, 0], 1), ([3, 3, 3], 1), ([4, 4, 2], 2), ([0, 0, 14], 2)]
)
def test_resources_at_the_end(goods: list[int], vp: int) -> None:
    """Ruling G-60: summed, divided by 5, rounded down; gold does not count (Ruling G-01)."""
    match = table(END, goods=[*goods, 0], gold=[0, 1, 2, 3])
    assert match.scores()[0]["points"]["resources"] == vp


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_tie(order: list[int]) -> None:
    """Rulebook L632; Ruling G-61: the higher place on the turn-order track after round 4."""
    match = table({**END, "order": order}, players=3)
    places = [score["place"] for score in match.scores()]
    assert places == [order.index(seat) + 1 for seat in range(3)]


def test_the_game_ends_after_phase_7_of_round_4() -> None:
    """Rulebook L617-621."""
    assert table(END).over
    assert not table({**END, "round": 3}).over
    assert table({**END, "round": 3}).view(None)["round"] == 4
