"""Saving and taking up a match through the front door."""

import json

import pytest

import goldenlane as gl


def test_notes_of_the_table_are_saved_with_the_match() -> None:
    match = gl.new("golem", players=2, seed=1)
    assert "notes" not in json.loads(match.save())
    match.notes = {"seats": ["me", "apprentice"]}
    assert gl.load(match.save()).notes == {"seats": ["me", "apprentice"]}


def test_altered_notes_are_noticed() -> None:
    match = gl.new("golem", players=2, seed=1)
    match.notes = {"seats": ["me", "apprentice"]}
    with pytest.raises(gl.BadSave, match="check sum"):
        gl.load(match.save().replace("apprentice", "random"))


def test_notes_must_be_an_object() -> None:
    data = json.loads(gl.new("golem", players=2, seed=1).save())
    with pytest.raises(gl.BadSave, match="notes"):
        gl.load(json.dumps({**data, "notes": "me"}))
