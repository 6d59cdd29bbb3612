"""`goldenlane study`: one command from games to the page, and the check with fresh seeds."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from goldenlane.cli import app

SMALL = ("--level", "random", "--players", "2", "--games", "4", "--jobs", "1", "--no-pictures")


def call(*args: object) -> Result:
    return CliRunner().invoke(app, ["study", *map(str, args)])


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_the_page_is_written_and_written_again(game: str) -> None:
    first = call(game, *SMALL)
    assert first.exit_code == 0, first.output
    assert first.stdout == f"docs/balance/{game}.md: written, bounds kept\n"
    page = Path(f"docs/balance/{game}.md").read_text()
    assert "## Place in the turn order, played-2" in page
    kept = sorted(path.name for path in Path(".study").iterdir())
    assert all(name.startswith(f"{game}-") and name.endswith("-seed1.csv") for name in kept)
    assert call(game, *SMALL).exit_code == 0
    assert Path(f"docs/balance/{game}.md").read_text() == page


def test_a_check_plays_fresh_seeds() -> None:
    call("golem", *SMALL)
    page = Path("docs/balance/golem.md").read_text()
    result = call("golem", "--check", "--jobs", "1", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["kept"], found["seed"], found["level"]) == (True, 2, "random")
    assert found["games"] == {"played-2": 4, "by-lot-2": 4}
    assert Path("docs/balance/golem.md").read_text() == page


def test_a_study_in_pieces() -> None:
    assert call("golem", *SMALL, "--only", "by-lot-*").exit_code == 0
    assert json.loads(Path("docs/balance/golem.json").read_text())["games"] == {"by-lot-2": 4}
    more = (*SMALL[:5], "6", *SMALL[6:])
    assert call("golem", *more, "--only", "played-*").exit_code == 0
    found = json.loads(Path("docs/balance/golem.json").read_text())
    assert found["games"] == {"played-2": 6, "by-lot-2": 4}
    result = call("golem", "--check", "--jobs", "1", "--json")
    assert json.loads(result.stdout)["games"] == found["games"]


def test_a_check_that_fails() -> None:
    """A start tile that decides the game is found."""
    call("golem", *SMALL)
    text = files("goldenlane.games.golem").joinpath("content/golem.txt").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith("18     | 2 clay"))
    Path("strong.txt").write_text(text.replace(row, "18 | 99 vp | house"), encoding="utf-8")
    result = call("golem", "--check", "--jobs", "1", "--games", "150", "--content", "strong.txt")
    assert result.exit_code == 1, result.output
    assert "broken: start tiles, 18: +" in result.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "chess"),
        (("golem", "--players", "2,2"), "different numbers"),
        (("golem", "--players", "two"), "different numbers"),
        (("golem", "--players", "6"), "2, 3 or 4 players"),
        (("golem", "--level", "nobody"), "no bot 'nobody'"),
        (("golem", "--only", "duel"), "no match is called 'duel'"),
        (("golem", "--check"), "cannot read docs/balance/golem.json"),
        (("golem", "--content", "nothing.txt"), "cannot read nothing.txt"),
    ],
)
def test_mistakes_end_in_one_line(args: tuple[str, ...], said: str) -> None:
    result = call(*args, "--no-pictures")
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
