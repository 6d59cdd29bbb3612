"""The worked examples of golem movement, characters, income, golem control and final scoring."""

from typing import Any

import pytest

from tests.helpers import changes, mine, options, play, table


def test_steps_of_marker_and_character_are_added_and_split() -> None:
    """Rulebook L348-350, constraint C4: 2 + 2 steps, one golem 1 section and the other 3."""
    match = table({"phase": 2, "characters": [39, 40, 41, 46]}, golems=["red 1", "yellow 1"], marker=3)
    play(match, "step yellow 1", "step red 1", "step yellow 2")
    assert match.view(None)["phase"] == "movement"
    play(match, "step yellow 3")
    assert mine(match)["golems"] == ["red 2", "yellow 4"]
    assert match.view(None)["phase"] == "actions"


@pytest.mark.parametrize(("currency", "paid"), [("knowledge", {"knowledge": -5}), ("vp", {"vp": -5})])
def test_last_section_costs_5_knowledge_or_5_points(currency: str, paid: dict[str, int]) -> None:
    """Rulebook L356, constraint C5."""
    match = table(
        {"phase": 2, "characters": [41, 40, 42, 46]},
        golems=["yellow 9", "red 1"],
        marker=0,
        goods=[0, 0, 5, 10],
    )
    assert options(match) == ["step red 1", "step yellow 9 for knowledge", "step yellow 9 for vp"]
    assert changes(match, f"step yellow 9 for {currency}") == paid
    assert "yellow 10" in mine(match)["golems"]


def test_red_and_blue_marbles_influence_a_character_for_3_coins() -> None:
    """Rulebook L585, constraint C11: card 41 shows red and blue, its bonus costs 3 coins."""
    match = table(
        {"phase": 5, "characters": [41, 40, 39, 46]}, marbles=[2, 0], goods=[0, 3, 0, 10], golems=["red 2"]
    )
    assert options(match) == ["character bonus", "character coins"]
    assert changes(match, "character bonus") == {"coin": -3}
    assert options(match) == ["step red 2", "step red 2 back", "activate red 2", "done"]


def test_income_of_the_picture() -> None:
    """Rulebook L595, constraint C12: 4 coins, 6 VP, research +1, then 2 knowledge for the new position.

    1A: 4-gold "research +1, 3 VP" with the 2-coin tile; yellow student III; golem number 3.
    """
    things: dict[str, Any] = {
        "artifact_tile": "1A",
        "gold": [0, 0, 0, 4],
        "gray": [-1, -1, -1, 4],
        "students": [1, 3, 1],
        "marker": 3,
        "research": 2,
    }
    match = table({"phase": 6}, **things)
    assert options(match) == ["income research", "income artifact 4"]
    play(match, "income artifact 4")
    player = mine(match)
    assert (player["coin"], player["vp"], player["research"], player["knowledge"]) == (4, 16, 3, 2)
    hasty = table({"phase": 6}, **things)
    play(hasty, "income research")
    assert (mine(hasty)["research"], mine(hasty)["knowledge"]) == (3, 1)


def test_a_golem_two_sections_ahead_costs_2_knowledge() -> None:
    """Rulebook L609, constraint C13: the golem's section counts, the student's does not."""
    match = table(
        {"phase": 7, "round": 4},
        golems=["red 5", "yellow 2", "blue 1"],
        students=[3, 2, 4],
        goods=[0, 0, 4, 10],
    )
    assert match.over
    assert mine(match)["knowledge"] == 2
    assert mine(match)["vp"] == 10


def test_short_of_knowledge_for_control() -> None:
    """Rulebook L615, constraint C13: 5 owed, 3 owned: blue is paid, the rest discarded, 5 VP lost once."""
    match = table(
        {"phase": 7, "round": 4},
        golems=["red 4", "yellow 2", "blue 5"],
        students=[1, 3, 3],
        goods=[0, 0, 3, 10],
    )
    assert options(match) == ["cover red 4", "cover blue 5"]
    play(match, "cover blue 5")
    assert match.over
    assert (mine(match)["knowledge"], mine(match)["vp"]) == (0, 5)


def test_final_scoring() -> None:
    """Rulebook L636-642, constraint C14: 4 + 21 + 15 + 0 + 1 + 8 + 2 = 51."""
    match = table(
        {"phase": 7, "round": 4, "menorahs": [0, 0, 0]},
        goods=[3, 2, 2, 0],
        to_create=2,
        upgraded=["torso", "big", "golden-1", "gray-1", "gray-2", "column-5", "column-1"],
        gold=[1, 0, 3, 4],
        books=[[1], [9], [17]],
        goals=[63, 64, 65],
        research=7,
    )
    assert match.over
    assert mine(match)["menorahs"] == {"red": 2, "yellow": 7, "blue": 5}
    score = match.scores()[0]
    assert score["points"] == {
        "track": 0,
        "golems": 4,
        "artifacts": 21,
        "books": 15,
        "research": 0,
        "goals": 8,
        "goal-set": 2,
        "resources": 1,
    }
    assert score["total"] == 51


LOWEST: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (51, {"students": [5, 1, 1]}, {"students": [4, 10, 10]}),
    (52, {"students": [1, 1, 5]}, {"students": [10, 10, 4]}),
    (53, {"students": [1, 5, 1]}, {"students": [10, 4, 10]}),
    (54, {"to_create": 2}, {"to_create": 3}),
    (55, {"gold": [0, 0, 2, 4]}, {"gold": [0, 2, 3, 0]}),
    (
        56,
        {"upgraded": ["torso", "head", "big", "column-1", "track-tile"]},
        {"upgraded": ["torso", "head", "big"]},
    ),
    (57, {"research": 5}, {"research": 4}),
    (58, {"books": [[1, 2], [9, 10], [17]]}, {"books": [[1, 2], [9, 10]]}),
    (59, {"destroyed": 2}, {"destroyed": 1}),
]


@pytest.mark.parametrize(("goal", "met", "missed"), LOWEST)
def test_nine_kinds_of_goals_at_2_points(goal: int, met: dict[str, Any], missed: dict[str, Any]) -> None:
    """Rulebook L713-715, constraint C15."""
    end = {"phase": 7, "round": 4}
    assert table(end, goals=[goal], **met).scores()[0]["points"]["goals"] == 2
    assert table(end, goals=[goal], **missed).scores()[0]["points"]["goals"] == 0
