"""Golem movement in phase 2 and outside it."""

from typing import Any

from tests.helpers import changes, mine, options, play, table

PHASE: dict[str, Any] = {"phase": 2, "characters": [41, 40, 39, 46]}
"""One step of the character; with marker 0 one more, with marker 3 two more."""


def test_each_player_makes_all_steps_before_the_next() -> None:
    """Ruling G-19: step by step, changing the golem as often as wanted; turn order."""
    both = {"golems": ["red 1", "blue 1"], "marker": 3}
    match = table({**PHASE, "order": [1, 0], "players": [both, both]})
    play(match, "1: step red 1", "1: step blue 1", "1: step red 2")
    assert match.to_act == (0,)
    assert mine(match, 1)["golems"] == ["red 3", "blue 2"]
    assert mine(match, 0)["golems"] == ["red 1", "blue 1"]
    assert "done" not in options(match, 0)


def test_only_a_golem_that_moves_stands_up() -> None:
    """Ruling G-21; rulebook L344: standing up is no step."""
    match = table(PHASE, golems=["red 1 lying", "blue 1 lying"], marker=0)
    play(match, "step red 1 lying", "step red 2")
    assert mine(match)["golems"] == ["red 3", "blue 1 lying"]
    back = play(
        table({"action-tiles": [2, 0, 1]}, golems=["red 3 lying"]), "rabbi A3", "step red 3 lying back"
    )
    assert mine(back)["golems"] == ["red 2"]


def test_price_is_paid_per_section_in_one_currency_each() -> None:
    """Rulings G-07, G-19: 1 for VIII, 3 for IX, each in knowledge or VP."""
    match = table(
        {**PHASE, "players": [{}, {"golems": ["red 1", "blue 1"]}]},
        golems=["red 7"],
        marker=0,
        goods=[0, 0, 4, 10],
    )
    assert changes(match, "step red 7 for knowledge", "step red 8 for vp") == {"knowledge": -1, "vp": -3}


def test_forced_price_may_drive_points_below_zero() -> None:
    """Ruling G-06: only if the knowledge does not suffice either."""
    wait = {"players": [{}, {"golems": ["red 1", "blue 1"]}]}
    poor = table({**PHASE, **wait}, golems=["red 9", "blue 10"], marker=0, goods=[0, 0, 4, 3])
    assert mine(poor)["vp"] == 3 - 5 - 5  # the price of X, and a step left over with all golems in X
    assert mine(poor)["knowledge"] == 4
    able = table({**PHASE, **wait}, golems=["red 9", "blue 10"], marker=0, goods=[0, 0, 5, 3])
    assert mine(able)["knowledge"] == 0
    assert mine(able)["vp"] == 3 - 5


def test_a_price_that_is_not_forced_must_be_payable() -> None:
    """Rulings G-06, G-22."""
    match = play(table({"action-tiles": [7, 0, 1]}, golems=["red 9"], goods=[0, 0, 4, 4]), "rabbi A8")
    assert options(match) == ["step red 9 back", "done"]


def test_all_golems_in_X() -> None:
    """Rulebook L360; Ruling G-20: 5 VP per step left over, at most 5 per golem."""
    wait = {"players": [{}, {"golems": ["red 1", "blue 1"]}]}
    two = table({**PHASE, **wait}, golems=["red 10", "blue 10"], marker=6)
    assert mine(two)["vp"] == 10 - 10
    one_step = table(
        {**PHASE, **wait, "characters": [41, 40, 39, 46]}, golems=["red 10", "blue 10"], marker=0
    )
    assert mine(one_step)["vp"] == 10 - 10
    single = table({**PHASE, **wait}, golems=["red 10"], marker=6)
    assert mine(single)["vp"] == 10 - 5


def test_without_golems_nothing_moves_and_nothing_is_lost() -> None:
    """Ruling G-20."""
    match = table(
        {**PHASE, "players": [{}, {"golems": ["red 1", "blue 1"]}]}, marker=6, upgraded=["left-arm"]
    )
    assert match.to_act == (1,)
    assert mine(match)["vp"] == 10


def test_golems_not_in_X_go_first() -> None:
    """Rulebook L358: a golem in X takes no step while another can."""
    match = table(
        {**PHASE, "players": [{}, {"golems": ["red 1", "blue 1"]}]}, golems=["red 10", "blue 1"], marker=0
    )
    assert mine(match)["golems"] == ["red 10", "blue 3"]


def test_moves_outside_phase_2_stay_between_I_and_X() -> None:
    """Ruling G-22: optional, up to the number, backward free, not below I, not beyond X."""
    match = play(table({"action-tiles": [7, 0, 1]}, golems=["red 1", "blue 10"]), "rabbi A8")
    assert options(match) == ["step red 1", "step blue 10 back", "activate red 1", "done"]
    only_forward = play(
        table({"action-tiles": [6, 0, 1]}, golems=["red 2", "blue 2"]), "rabbi A7", "step red 2"
    )
    assert options(only_forward) == ["step red 3", "done"]  # A7 moves one golem
    play(only_forward, "step red 3", "step red 4", "step red 5")
    assert "step red 6" not in options(only_forward)


def test_a_golem_may_be_activated_and_then_moved() -> None:
    """Ruling G-29: because of the free order; it stands again."""
    match = table({"action-tiles": [7, 0, 1]}, golems=["blue 1"])
    play(match, "rabbi A8", "activate blue 1", "step blue 1 lying", "done")
    assert mine(match)["golems"] == ["blue 2"]
    assert mine(match)["knowledge"] == 2


def test_a_part_is_done_in_one_go() -> None:
    """Ruling G-64: the activation of A8 comes before or after its steps, not between them."""
    match = play(table({"action-tiles": [7, 0, 1]}, golems=["blue 1"]), "rabbi A8", "step blue 1")
    assert options(match) == ["step blue 2", "step blue 2 back", "done"]
    play(match, "done")
    assert options(match) == ["activate blue 2", "done"]
