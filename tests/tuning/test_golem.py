"""The tuning of the Golem bots: the kept tables fit the code, and a short run makes such tables again."""

import json
import sys
from pathlib import Path

import pytest

from goldenlane.bots.golem.judge import tuned
from tuning import golem


def test_the_kept_weights_are_those_of_the_features() -> None:
    assert set(tuned()) == set(golem.WEIGHTS)
    assert set(golem.START) <= set(golem.WEIGHTS)


def test_the_kept_tables_say_how_they_were_made() -> None:
    for name in ("weights.json", "instinct.json"):
        assert "python -m tuning.golem --games " in json.loads((golem.BOTS / name).read_text())["about"]


def test_a_short_run_makes_tables_and_goes_on_from_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["golem", "--games", "2", "--rounds", "1", "--folder", str(tmp_path), "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", command)
    golem.main()
    assert "round 1: 2 games" in capsys.readouterr().out
    weights = (tmp_path / "weights.json").read_text()
    assert set(json.loads(weights)["weights"]) == set(golem.WEIGHTS)
    games = (tmp_path / "seed-1-round-1.jsonl").read_text()
    golem.main()
    assert (tmp_path / "seed-1-round-1.jsonl").read_text() == games
    assert (tmp_path / "weights.json").read_text() == weights
