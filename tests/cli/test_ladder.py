"""`goldenlane ladder`: measured piece by piece, and checked with fresh seeds."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from goldenlane.cli import app

LEVELS = ("--levels", "random,apprentice")


def call(*args: object) -> Result:
    return CliRunner().invoke(app, ["ladder", *map(str, args)])


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a folder of its own, with docs."""
    monkeypatch.chdir(tmp_path)
    Path("docs").mkdir()


def test_the_matches_are_named() -> None:
    result = call("--list", "--json", *LEVELS)
    names = json.loads(result.stdout)
    assert len(names) == 8
    assert names[0] == "golem-duel-apprentice-random"
    assert names[-1] == "alchemists-mirror-apprentice"
    assert call("--list", "--game", "golem", "--only", "*mirror*", *LEVELS).stdout.split() == [
        "golem-mirror-random",
        "golem-mirror-apprentice",
    ]


def test_the_page_grows_match_by_match() -> None:
    first = call("--only", "golem-mirror-random", "--games", 6, "--jobs", 1, "--json", *LEVELS)
    assert first.exit_code == 0, first.output
    [told] = json.loads(first.stdout)
    assert (told["match"], told["games"], told["seed"]) == ("golem-mirror-random", 6, 1)
    assert "| random |" in Path("docs/ladder.md").read_text()
    second = call("--only", "alchemists-mirror-random", "--games", 4, "--jobs", 1, *LEVELS)
    assert second.stdout == "docs/ladder.md: written, matches: 2\n"
    page = Path("docs/ladder.md").read_text()
    assert "## Golem" in page
    assert "## Alchemists" in page
    again = call("--only", "golem-mirror-random", "--games", 6, "--jobs", 1, "--json", *LEVELS)
    assert again.stdout == first.stdout
    assert Path("docs/ladder.md").read_text() == page
    fresh = call("--only", "golem-mirror-random", "--games", 6, "--jobs", 1, "--fresh", *LEVELS)
    assert fresh.stdout == "docs/ladder.md: written, matches: 1\n"


def test_a_check_plays_fresh_seeds_and_compares() -> None:
    call("--only", "golem-mirror-random", "--games", 10, "--jobs", 1, *LEVELS)
    page = Path("docs/ladder.md").read_text()
    result = call("--check", "--jobs", 1, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["agrees"]
    [row] = found["matches"]
    assert (row["page"]["seed"], row["fresh"]["seed"]) == (1, 2)
    assert row["fresh"]["games"] == 10
    assert "golem-mirror" in call("--check", "--jobs", 1, "--seed", 5, "--games", 4).stdout
    assert Path("docs/ladder.md").read_text() == page


def test_a_page_that_says_something_else_is_found_out() -> None:
    call("--only", "golem-mirror-random", "--games", 40, "--jobs", 1, *LEVELS)
    data = Path("docs/ladder.json")
    [row] = json.loads(data.read_text())
    row["wins"] = 0
    data.write_text(json.dumps([row]))
    result = call("--check", "--jobs", 1, "--json")
    assert result.exit_code == 1
    assert not json.loads(result.stdout)["agrees"]


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--check",), "there is nothing to check"),
        (("--only", "chess-*"), "no match of the ladder is called 'chess-*'"),
        (("--game", "chess"), "there is no game 'chess'"),
        (("--levels", "random,nobody"), "there is no bot 'nobody'"),
        (("--levels", "random"), "two or more different bots"),
        (("--on", "moon"), "cores or ray"),
        (("--games", "0"), "'--games'"),
    ],
)
def test_a_mistake_is_told_in_one_line(args: tuple[str, ...], reason: str) -> None:
    result = call(*args)
    assert result.exit_code == 2
    [line] = result.stderr.splitlines()
    assert reason in line
