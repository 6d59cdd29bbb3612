"""The 12 action tiles and the printed space, with the values of the rulebook (L662-667)."""

from typing import Any

import pytest

from tests.helpers import changes, mine, options, play, rabbi, table

DEEDS: list[tuple[str, list[str], dict[str, Any], dict[str, int]]] = [
    ("A1", ["golem-track up"], {}, {"golem-marker": 1, "vp": 4, "knowledge": 4}),
    (
        "A1",
        ["take 1 vp per golem-track", "golem-track down"],
        {},
        {"golem-marker": -1, "vp": 3, "knowledge": 2},
    ),
    ("A1", ["done"], {"marker": 7}, {"vp": 7, "knowledge": 7}),
    ("A2", ["gold 1"], {"gold": [0, 2, 0, 0]}, {"gold 1": 1, "knowledge": 1, "vp": 3}),
    ("A2", ["take 1 vp per completed-artifact", "gold 1"], {}, {"gold 1": 1, "knowledge": 1, "vp": 1}),
    ("A3", ["create red", "step red 1"], {}, {"golems": 1, "golem-marker": 2}),
    (
        "A3",
        ["step blue 4 back", "create blue"],
        {"golems": ["blue 4"], "goods": [3, 0, 0, 0]},
        {"golems": 1, "clay": -3, "golem-marker": 2},
    ),
    ("A3", ["done"], {}, {"clay": 3}),
    (
        "A4",
        ["buy 5", "column 1", "take 1 clay"],
        {"goods": [0, 0, 3, 10]},
        {"knowledge": -3, "books": 1, "clay": 4},
    ),
    (
        "A5",
        ["destroy red 2", "bury 2"],
        {"golems": ["red 2"], "destroyed": 1},
        {"golems": -1, "destroyed": 1, "golem-marker": -1, "knowledge": 3, "vp": 2, "clay": 2},
    ),
    ("A5", [], {"destroyed": 3}, {"vp": 3, "clay": 3}),
    (
        "A6",
        ["upgrade head", "pay 2 clay 2 coin 1 knowledge"],
        {"goods": [2, 2, 2, 10]},
        {"clay": -2, "coin": -2, "knowledge": -1, "upgraded": 1},
    ),
    ("A6", ["upgrade golden-1", "slot 4 a"], {}, {"upgraded": 1}),
    (
        "A7",
        ["step red 2", "step red 3", "done", "activate red 4", "student blue"],
        {"golems": ["red 2"]},
        {"lying": 1, "student blue": 1},
    ),
    ("A7", ["activate blue 3", "step blue 3 lying"], {"golems": ["blue 3"]}, {"knowledge": 3}),
    (
        "A8",
        ["step red 3 back", "step blue 2", "activate blue 3"],
        {"golems": ["red 3", "blue 2"]},
        {"knowledge": 3, "lying": 1},
    ),
    (
        "A9",
        ["active 9", "pay 1 knowledge"],
        {"books": [[9]], "goods": [0, 0, 1, 10]},
        {"research": 2, "knowledge": -1},
    ),
    ("A9", [], {}, {"research": 1}),
    ("A10", ["use yellow 1"], {"golems": ["yellow 1 lying"]}, {"coin": 2}),
    ("A11", ["done"], {}, {"clay": 1, "coin": 1, "knowledge": 1}),
    ("A12", ["student yellow"], {"students": [3, 2, 3]}, {"student yellow": 1, "vp": 3}),
    (
        "A12",
        ["take 1 vp per leftmost-student", "student yellow"],
        {"students": [3, 2, 3]},
        {"student yellow": 1, "vp": 2},
    ),
]


@pytest.mark.parametrize(("tile", "moves", "own", "expected"), DEEDS)
def test_action_tile(tile: str, moves: list[str], own: dict[str, Any], expected: dict[str, int]) -> None:
    """Ruling G-08: parts in any order, each once, any may be left out. Ruling G-10: at its moment."""
    assert rabbi(tile, *moves, **own) == expected


def test_A11_draws_two_goals_and_keeps_one() -> None:
    """Rulebook L666; the other goes under the deck."""
    match = table({"action-tiles": [10, 0, 1]}, chance=("goals 51 60",))
    deck = match.view(0)["decks"]["goals"]
    assert changes(match, "rabbi A11", "draw goals", "keep 60")["goals"] == 1
    assert mine(match)["goals"] == [60]
    assert match.view(0)["decks"]["goals"] == deck - 1


def test_A8_moves_one_golem_back_and_another_forward() -> None:
    """Ruling G-22: up to two steps in total, split between golems and directions."""
    match = table({"action-tiles": [7, 0, 1]}, golems=["red 3", "blue 2"])
    play(match, "rabbi A8", "step red 3", "step red 4", "done")
    assert mine(match)["golems"] == ["red 5", "blue 2"]


def test_A7_saves_golem_control_for_this_round_only() -> None:
    """Rulebook L662; Ruling G-56: with A7 all prices are 0 this round."""
    start = {
        "phase": 7,
        "round": 1,
        "players": [{"golems": ["red 5"], "goods": [0, 0, 9, 10], "no-control": 1}],
    }
    match = table(start)
    assert mine(match)["knowledge"] == 9
    assert mine(match)["no-control-cost"] is False
    marked = table({"action-tiles": [6, 0, 1]}, golems=["red 2"])
    play(marked, "rabbi A7", "done")
    assert mine(marked)["no-control-cost"] is True


def test_A10_needs_a_tile_beside_the_golem() -> None:
    """Ruling G-30: a golem in VIII-X has no tile beside it, for A10 and for activation alike."""
    match = table({"action-tiles": [9, 0, 1]}, golems=["red 8", "red 7", "red 7 lying"])
    play(match, "rabbi A10")
    assert options(match) == ["use red 7", "done"]


@pytest.mark.parametrize(
    ("mix", "expected"),
    [
        ("take 5 clay", {"clay": 5}),
        ("take 4 clay 1 coin", {"clay": 4, "coin": 1}),
        ("take 3 clay 2 knowledge", {"clay": 3, "knowledge": 2}),
        ("take 5 coin", {"coin": 5}),
        ("take 1 clay 2 coin 2 knowledge", {"clay": 1, "coin": 2, "knowledge": 2}),
        ("take 5 knowledge", {"knowledge": 5}),
    ],
)
def test_printed_space(mix: str, expected: dict[str, int]) -> None:
    """Any five resources; gold is none (Ruling G-01)."""
    match = table()
    play(match, "rabbi printed")
    assert len(options(match)) == 21
    assert changes(match, mix) == expected


def test_a_tile_holds_one_rabbi_and_the_printed_space_any_number() -> None:
    """Rulebook L531."""
    match = table({"rabbis": [1, -1, -1], "printed": []}, players=2)
    assert "rabbi A1" not in options(match)
    assert {"rabbi A2", "rabbi A3", "rabbi printed"} <= set(options(match))
    both = table({"rabbis": [-1, -1, -1], "printed": [1], "players": [{}, {"rabbi": 1}]})
    assert "rabbi printed" in options(both)
    play(both, "rabbi printed", "take 5 coin")
    assert both.view(None)["printed-space"] == [1, 0]
    assert not [text for text in options(both, 1) if text.startswith("rabbi")]
