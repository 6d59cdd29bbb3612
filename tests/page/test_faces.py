"""The page can draw every effect that the shipped content holds, and place every action."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import goldenlane as gl

PAGE = Path(__file__).parents[2] / "frontend" / "src" / "golem"
BUTTONS = {"pass", "done", "work", "steps", "take", "pay", "draw", "first"}
"""Verbs that stand nowhere on the board: they are buttons in the prompt."""


def names(file: str, table: str) -> set[str]:
    """The keys of a table in a TypeScript file."""
    text = (PAGE / file).read_text(encoding="utf-8")
    body = re.search(rf"^const {table}\b.*?= \{{$(.*?)^\}};$", text, re.M | re.S)
    assert body is not None
    return set(re.findall(r'^  "?([\w-]+)"?: ', body[1], re.M))


def kinds(face: Any) -> Iterator[str]:
    if isinstance(face, dict):
        if "do" in face:
            yield face["do"]
        for part in face.values():
            yield from kinds(part)
    elif isinstance(face, list):
        for part in face:
            yield from kinds(part)


def test_every_effect_of_a_component_has_icons() -> None:
    game = gl.new("golem", players=2, seed=1).game
    components = (
        "neighborhood.",
        "action-tile.",
        "book.",
        "character.",
        "start-tile.",
        "artifact.",
        "graveyard.",
    )
    drawn = names("faces.ts", "DRAW")
    for key, effect in game.effects.items():
        if key.startswith(components):
            assert set(kinds(effect.face())) <= drawn, key


def test_every_action_has_a_place_or_a_button() -> None:
    known = names("places.ts", "WHERE") | BUTTONS
    rng = Random(4)
    for players in (2, 4):
        match = gl.new("golem", players=players, seed=players)
        while not match.over:
            seat = match.to_act[0]
            options = match.legal(seat)
            assert {option.verb for option in options} <= known
            match.play(seat, rng.choice(options))
