"""What the page shows of the costs and gains to come."""

from typing import Any

import goldenlane as gl


def due(position: dict[str, Any], **player: Any) -> dict[str, Any]:
    match = gl.new("golem", players=2, position={**position, "players": [player, {}]})
    found: dict[str, Any] = match.view(1)["players"][0]["due"]
    return found


ACTIONS = {"round": 1, "phase": 3, "order": [0, 1], "turn": 0, "characters": [41, 42, 45, 46]}


def test_control_costs_a_knowledge_per_section_ahead_of_the_student() -> None:
    golems = ["red 3", "yellow 7", "blue 1"]
    assert due(ACTIONS, students=[1, 2, 2], golems=golems)["control"] == [2, 5, 0]
    assert due(ACTIONS, students=[1, 2, 2], golems=golems, upgraded=["torso"])["control"] == [2, 2, 0]


def test_steps_are_those_of_the_marker_and_of_the_character_of_the_next_movement() -> None:
    assert due(ACTIONS, golems=["red 1"], marker=3)["steps"] == 2 + 3
    assert due({**ACTIONS, "round": 4}, golems=["red 1"], marker=3)["steps"] == 0
    assert due(ACTIONS, golems=[], marker=3)["steps"] == 0


def test_income_is_that_of_students_and_markers() -> None:
    income = due(ACTIONS, students=[3, 4, 8], research=5, marker=6)["income"]
    assert income == {"clay": 2, "coin": 1, "knowledge": 2 + 2, "vp": 0 + 1 + 4 + 6}
