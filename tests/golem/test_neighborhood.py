"""The 30 neighborhood tiles, activated by a Work action, with the values of the rulebook (L671-691)."""

from typing import Any

import pytest

from tests.helpers import activate

TILES: list[tuple[str, int, list[str], dict[str, Any], dict[str, int]]] = [
    ("red", 1, [], {}, {"clay": 2}),
    ("red", 2, ["create yellow"], {"goods": [2, 0, 0, 10]}, {"clay": -2, "golems": 1, "golem-marker": 2}),
    ("red", 3, [], {}, {"clay": 3}),
    ("red", 4, ["student blue"], {}, {"student blue": 1}),
    ("red", 5, ["create red"], {"goods": [3, 0, 0, 10]}, {"clay": -3, "golems": 1, "golem-marker": 2}),
    (
        "red",
        6,
        ["destroy red 3 lying", "bury 2"],
        {},
        {"golems": -1, "lying": 0, "destroyed": 1, "golem-marker": -1, "knowledge": 3, "vp": 2},
    ),
    ("red", 6, ["done"], {"marker": 6}, {"vp": 6}),
    ("red", 7, ["upgrade head"], {"goods": [3, 0, 0, 10]}, {"clay": -3, "upgraded": 1}),
    ("red", 7, ["upgrade torso"], {}, {"upgraded": 1}),
    ("red", 8, ["pay student red -1"], {"students": [2, 1, 1]}, {"student red": -1, "vp": 4, "clay": 3}),
    ("red", 9, ["pay 3 clay"], {"goods": [3, 0, 0, 10]}, {"clay": -3, "vp": 6}),
    (
        "red",
        10,
        ["create yellow"],
        {"goods": [1, 0, 0, 10]},
        {"clay": -1, "golems": 1, "golem-marker": 2, "vp": 5},
    ),
    (
        "red",
        10,
        ["take 1 vp per golem-track", "create yellow"],
        {"goods": [1, 0, 0, 10]},
        {"clay": -1, "golems": 1, "golem-marker": 2, "vp": 3},
    ),
    ("yellow", 1, [], {}, {"coin": 2}),
    ("yellow", 2, ["upgrade gray-1", "slot 3 b"], {"goods": [0, 1, 0, 10]}, {"coin": -1, "upgraded": 1}),
    ("yellow", 3, ["pay 1 coin", "gold 2"], {"goods": [0, 1, 0, 10]}, {"coin": -1, "gold 2": 1}),
    (
        "yellow",
        4,
        ["destroy yellow 3 lying", "bury 1"],
        {},
        {"coin": 3, "golems": -1, "lying": 0, "destroyed": 1, "golem-marker": -1, "vp": 4},
    ),
    ("yellow", 4, ["done"], {}, {"coin": 3}),
    (
        "yellow",
        5,
        ["pay 4 coin", "student red", "student blue"],
        {"goods": [0, 4, 0, 10]},
        {"coin": -4, "student red": 1, "student blue": 1},
    ),
    (
        "yellow",
        5,
        ["pay 4 coin", "student red", "student red"],
        {"goods": [0, 4, 0, 10]},
        {"coin": -4, "student red": 2},
    ),
    ("yellow", 6, ["draw goals", "keep 70"], {"chance": ("goals 55 70",)}, {"coin": 2, "goals": 1}),
    (
        "yellow",
        7,
        ["pay student yellow -1", "gold 1"],
        {"students": [1, 5, 1]},
        {"student yellow": -1, "vp": 3 + 1, "gold 1": 1, "knowledge": 1},
    ),
    ("yellow", 8, ["pay 5 coin"], {"goods": [0, 5, 0, 10]}, {"coin": -5, "vp": 7}),
    ("yellow", 9, ["artifact 2"], {"gold": [1, 2, 0, 0]}, {"coin": 2, "vp": 4}),
    ("yellow", 10, [], {"students": [2, 3, 4]}, {"clay": 1, "coin": 2, "knowledge": 1, "vp": 1}),
    ("blue", 1, [], {}, {"knowledge": 2}),
    ("blue", 2, ["pay 2 knowledge"], {"goods": [0, 0, 2, 10]}, {"knowledge": -2, "research": 1}),
    ("blue", 3, [], {}, {"knowledge": 3}),
    (
        "blue",
        4,
        ["buy 5", "column 1", "take 1 clay"],
        {"goods": [0, 0, 3, 10]},
        {"knowledge": -3, "books": 1, "clay": 4},
    ),
    (
        "blue",
        5,
        ["pay student blue -1"],
        {"students": [1, 1, 2]},
        {"student blue": -1, "vp": 3, "research": 1},
    ),
    ("blue", 6, ["upgrade column-5"], {"goods": [0, 0, 4, 10]}, {"knowledge": -4, "upgraded": 1}),
    (
        "blue",
        7,
        ["pay research -1", "student yellow"],
        {"research": 2},
        {"research": -1, "vp": 3, "student yellow": 1},
    ),
    ("blue", 8, ["pay 4 knowledge"], {"goods": [0, 0, 4, 10]}, {"knowledge": -4, "vp": 4, "research": 1}),
    (
        "blue",
        9,
        ["buy 5", "column 1", "take 1 clay"],
        {"goods": [0, 0, 1, 10]},
        {"knowledge": -1, "books": 1, "clay": 4},
    ),
    ("blue", 10, ["active 1", "active 25", "active 11"], {"books": [[1], [25], [11]]}, {"clay": 1, "vp": 2}),
    ("blue", 10, ["active 1", "done"], {"books": [[1], [25], [11]]}, {"clay": 1}),
]


@pytest.mark.parametrize(("district", "tile", "moves", "own", "expected"), TILES)
def test_tile(
    district: str, tile: int, moves: list[str], own: dict[str, Any], expected: dict[str, int]
) -> None:
    laid = {"lying": 1, **expected}
    assert activate(district, tile, *moves, **own) == {name: n for name, n in laid.items() if n}


def test_every_tile_is_here() -> None:
    assert {(district, tile) for district, tile, *_ in TILES} == {
        (district, tile) for district in ("red", "yellow", "blue") for tile in range(1, 11)
    }


CANNOT: list[tuple[str, int, dict[str, Any]]] = [
    ("red", 2, {"goods": [1, 0, 0, 10]}),
    ("red", 2, {"goods": [20, 0, 0, 10], "to_create": 0}),
    ("red", 8, {"students": [1, 9, 9]}),
    ("red", 9, {"goods": [2, 0, 0, 10]}),
    ("yellow", 2, {}),
    ("yellow", 3, {"goods": [0, 0, 9, 10]}),
    ("yellow", 3, {"goods": [0, 5, 0, 10], "gold": [1, 2, 3, 4]}),
    ("yellow", 5, {"goods": [0, 3, 0, 10]}),
    ("yellow", 7, {"students": [9, 1, 9]}),
    ("yellow", 8, {"goods": [0, 4, 0, 10]}),
    ("yellow", 9, {"gold": [0, 1, 2, 3]}),
    ("blue", 2, {"goods": [0, 0, 1, 10]}),
    ("blue", 5, {"students": [9, 9, 1]}),
    ("blue", 6, {"upgraded": ["column-1", "column-2", "column-3"]}),
    ("blue", 7, {"research": 0}),
    ("blue", 8, {"goods": [0, 0, 3, 10]}),
    ("blue", 10, {}),
]


@pytest.mark.parametrize(("district", "tile", "own"), CANNOT)
def test_tile_that_cannot_be_used_only_lays_the_golem_down(
    district: str, tile: int, own: dict[str, Any]
) -> None:
    """Ruling G-04: all or nothing for a cost. Ruling G-05: section I and research 0 cannot go back.

    Rulings G-02, G-63: no gold is bought that finds no place. Without an option nothing is asked.
    """
    assert activate(district, tile, **own) == {"lying": 1}
