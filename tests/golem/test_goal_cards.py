"""The 27 goals: threshold met and just missed, and the points."""

from typing import Any

import pytest

from tests.helpers import table

TILES = ["torso", "right-arm", "right-leg", "head", "left-arm", "left-leg", "big"]
TILES += ["column-1", "column-2", "column-3"]
GOLD = {5: [0, 0, 1, 4], 6: [0, 0, 2, 4], 7: [0, 0, 3, 4], 8: [0, 1, 3, 4], 9: [0, 2, 3, 4], 10: [1, 2, 3, 4]}
CARDS = [[1, 2, 3, 4, 5], [9, 10, 11, 12]]


def reach(kind: str, n: int) -> dict[str, Any]:
    """A player's things with exactly so many of a kind, and plenty of everything near it."""
    match kind:
        case "red":
            return {"students": [n, 10, 10]}
        case "yellow":
            return {"students": [10, n, 10]}
        case "blue":
            return {"students": [10, 10, n]}
        case "created":
            return {"to_create": 4 - n}
        case "gold":
            return {"gold": GOLD[n]}
        case "upgrades":
            return {"upgraded": TILES[:n]}
        case "research":
            return {"research": n}
        case "books":
            return {"books": [CARDS[0][: min(n, 5)], CARDS[1][: max(0, n - 5)]]}
        case _:
            return {"destroyed": n}


KINDS = ["red", "blue", "yellow", "created", "gold", "upgrades", "research", "books", "destroyed"]
LEVELS = [
    (51, 2, [5, 5, 5, 2, 6, 5, 5, 5, 2]),
    (60, 4, [7, 7, 7, 3, 8, 7, 6, 7, 3]),
    (69, 6, [9, 9, 9, 4, 10, 10, 8, 8, 4]),
]
ALL_GOLD = 73
"""The goal that asks for every ingot has more points than its level."""
GOALS = [
    (first + i, kind, threshold, 12 if first + i == ALL_GOLD else vp)
    for first, vp, thresholds in LEVELS
    for i, (kind, threshold) in enumerate(zip(KINDS, thresholds, strict=True))
]
END = {"phase": 7, "round": 4}


@pytest.mark.parametrize(("number", "kind", "threshold", "vp"), GOALS)
def test_goal(number: int, kind: str, threshold: int, vp: int) -> None:
    met = table(END, goals=[number], **reach(kind, threshold)).scores()[0]["points"]
    missed = table(END, goals=[number], **reach(kind, threshold - 1)).scores()[0]["points"]
    assert (met["goals"], met["goal-set"]) == (vp, 0)
    assert (missed["goals"], missed["goal-set"]) == (0, 0)


@pytest.mark.parametrize(
    ("goals", "points", "bonus"),
    [
        ([51], 2, 0),
        ([51, 60, 69], 12, 0),
        ([51, 52], 4, 2),
        ([51, 52, 53], 6, 5),
        ([51, 52, 53, 57], 8, 9),
        ([51, 52, 53, 57, 66, 75], 18, 9),
    ],
)
def test_set_of_different_types(goals: list[int], points: int, bonus: int) -> None:
    """Rulebook L650-652; Ruling G-59: three student goals are three types, levels of one type are one."""
    match = table(END, goals=goals, students=[10, 10, 10], research=9)
    found = match.scores()[0]["points"]
    assert (found["goals"], found["goal-set"]) == (points, bonus)
