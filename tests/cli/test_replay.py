"""`goldenlane replay`: a saved game again, in words and as JSON."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import goldenlane as gl
from goldenlane.cli import app


@pytest.fixture(scope="module")
def match() -> gl.Match:
    match = gl.new("golem", players=2, seed=8)
    rng = Random(8)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if len(match.log) == 60 and match.undo_stop(seat) is None:
            match.undo(seat)
    return match


@pytest.fixture
def file(match: gl.Match, tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_text(match.save(), encoding="utf-8")
    return str(file)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["replay", *arguments])
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def run_json(*arguments: str) -> dict[str, Any]:
    found = json.loads(run(*arguments, "--json"))
    assert isinstance(found, dict)
    return found


def test_the_whole_game_as_json(match: gl.Match, file: str) -> None:
    found = run_json(file)
    assert found["game"] == "golem"
    assert found["over"] is True
    assert found["scores"] == match.scores()
    seats = [-1 if entry["seat"] is None else entry["seat"] for entry in found["log"]]
    assert [(seat, entry["action"]) for seat, entry in zip(seats, found["log"], strict=True)] == match.log
    assert [entry["number"] for entry in found["log"]] == list(range(1, len(match.log) + 1))


def test_every_event_is_told_once(match: gl.Match, file: str) -> None:
    told = [event for entry in run_json(file)["log"] for event in entry["events"]]
    assert [event for event in told if event in match.events_for(None)] == told
    assert len(told) >= len(match.events_for(None))
    assert [event["kind"] for event in told if event["kind"] != "points"][-1] == "end"


def test_a_part_of_the_game(match: gl.Match, file: str) -> None:
    found = run_json(file, "--at", "50")
    assert found["over"] is False
    assert 50 <= len(found["log"]) < 60
    assert "If the game ended now:" in run(file, "--at", "50")


@pytest.mark.parametrize(("lang", "total"), [("en", "total"), ("pl", "razem"), ("uk", "разом")])
def test_in_words(match: gl.Match, file: str, lang: str, total: str) -> None:
    out = run(file, "--lang", lang)
    assert total in out
    last = match.log[-1]
    assert f"{'AB'[last[0]]} {last[1]}" in out


def test_more_entries_than_there_are(match: gl.Match, file: str) -> None:
    result = CliRunner().invoke(app, ["replay", file, "--at", "9999"])
    assert result.exit_code == 2
    assert f"has {len(match.log)} log entries, not 9999" in result.stderr
