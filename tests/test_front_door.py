"""Saving and taking up a match through the front door."""

import json
from pathlib import Path

import pytest

import goldenlane as gl
from goldenlane.kernel.content import LARGEST
from goldenlane.kernel.save import check_sum


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


@pytest.mark.parametrize("game", ["golem", "alchemists"])
@pytest.mark.parametrize("lines", ["{file}", "{file}\n"])
def test_the_content_of_a_save_is_never_a_path(game: str, lines: str, tmp_path: Path) -> None:
    """A stranger's game file names no file of this machine: neither is it read nor is it shown."""
    match = gl.new(game, players=2, seed=1)
    file = tmp_path / "content.txt"
    file.write_text(match.game.content.text, encoding="utf-8")
    data = {**json.loads(match.save()), "content-text": lines.format(file=file)}
    del data["check"]
    with pytest.raises(
        gl.BadSave, match=r"content must be the text|before the first|no proper 'content-text'"
    ):
        gl.load(json.dumps({**data, "check": check_sum(data)}))


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_a_content_has_a_greatest_length(game: str, tmp_path: Path) -> None:
    long = gl.new(game, players=2).game.content.text + "#" * LARGEST
    with pytest.raises(gl.ContentError, match="too long"):
        gl.new(game, players=2, content=long)
    with pytest.raises(gl.ContentError, match="too long"):
        gl.new(game, players=2, content=Path("/dev/zero"))


def test_notes_must_be_an_object() -> None:
    data = json.loads(gl.new("golem", players=2, seed=1).save())
    with pytest.raises(gl.BadSave, match="notes"):
        gl.load(json.dumps({**data, "notes": "me"}))
