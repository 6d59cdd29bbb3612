"""`goldenlane review`: a finished game in words and as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import goldenlane as gl
from goldenlane.cli import app
from goldenlane.i18n import catalogue
from tests.playing import finish


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A short game: alone, with the introductory set-up."""
    file = tmp_path_factory.mktemp("review") / "game.json"
    match = finish(gl.new("golem", players=1, seed=3, setup="intro"), 3)
    file.write_text(match.save(), encoding="utf-8")
    return str(file)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["review", *arguments, "--budget", "1"])
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_the_review_in_words(file: str) -> None:
    for lang, title in (("en", "Game review"), ("pl", "Omówienie gry"), ("uk", "Огляд гри")):
        said = run(file, "--lang", lang)
        assert said.startswith(title)
        assert "█" in said, "the chart ends with the winner"
        assert catalogue(lang).text("review-chance", n=0) in said, "the chart in per cent as the sentences"


def test_the_review_as_json(file: str) -> None:
    found = json.loads(run(file, "--json"))
    assert found["budget"] == "1"
    assert found["chart"][-1]["number"] == found["words"]["chart"]["points"][-1]["number"]
    assert [player["seat"] for player in found["players"]] == [0]
    assert len(found["words"]["chart"]["people"]) == 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["{open}"], "not over"),
        (["{broken}"], "not a saved game"),
        (["{none}"], "none.json"),
        (["{over}", "--budget", "much"], "budget"),
        (["{over}", "--lang", "xx"], "xx"),
    ],
)
def test_what_cannot_be_reviewed(file: str, tmp_path: Path, arguments: list[str], says: str) -> None:
    """One clear line, no traceback."""
    files = {name: tmp_path / f"{name}.json" for name in ("open", "broken", "none")}
    files["open"].write_text(gl.new("golem", players=2, seed=1).save(), encoding="utf-8")
    files["broken"].write_text("{}", encoding="utf-8")
    named = {name: str(path) for name, path in files.items()}
    result = CliRunner().invoke(app, ["review", *(each.format(over=file, **named) for each in arguments)])
    assert result.exit_code != 0
    assert says in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.output
