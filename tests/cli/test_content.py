"""`goldenlane content`: export, correct, check."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import goldenlane as gl
from goldenlane.cli import app
from goldenlane.games.golem.game import shipped_content


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["content", *arguments])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    assert run("export", "golem", str(file)).exit_code == 0
    return file


def correct(file: Path, old: str, new: str) -> int:
    """Change a text of the file; the number of its line."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_export_to_standard_output() -> None:
    assert run("export", "golem").stdout == shipped_content()


def test_export_does_not_overwrite(file: Path) -> None:
    correct(file, "start-vp               | 10", "start-vp               | 11")
    before = file.read_text(encoding="utf-8")
    result = run("export", "golem", str(file))
    assert result.exit_code == 2
    assert "File exists" in result.stderr
    assert file.read_text(encoding="utf-8") == before


def test_what_was_exported_is_fine(file: Path) -> None:
    result = run("check", str(file))
    assert result.exit_code == 0
    digest = gl.game_of("golem").content.digest
    assert result.stdout == f"{file}: fine, digest {digest}, 0 rows differ from the shipped file\n"


def test_corrections_are_listed(file: Path) -> None:
    start = correct(file, "start-vp               | 10", "start-vp               | 11")
    tile = correct(file, "red      | 3      | 3 clay ", "red      | 3      | 4 clay ")
    result = run("check", str(file))
    assert result.exit_code == 0
    first, *rest = result.stdout.splitlines()
    assert first.endswith("2 rows differ from the shipped file")
    assert rest == [
        f"{file}:{start}: [number] start-vp: value '10' -> '11'",
        f"{file}:{tile}: [neighborhood] red 3: effect '3 clay' -> '4 clay'",
    ]
    found = json.loads(run("check", str(file), "--json").stdout)
    assert [(row["section"], row["row"]) for row in found["differs"]] == [
        ("number", "start-vp"),
        ("neighborhood", "red 3"),
    ]


def test_a_mistake_is_told_with_its_line(file: Path) -> None:
    line = correct(file, "red      | 3      | 3 clay ", "red      | 3      | 3 mud  ")
    result = run("check", str(file))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == f"{file}:{line}: [neighborhood] effect: no effect of Golem: '3 mud'\n"
    found = json.loads(run("check", str(file), "--json").stdout)
    assert (found["file"], found["line"]) == (str(file), line)


def test_a_corrected_file_is_played(file: Path) -> None:
    correct(file, "start-vp               | 10", "start-vp               | 50")
    result = CliRunner().invoke(app, ["play", "golem", "--seats", "me", "--content", str(file)])
    assert result.exit_code == 0
    assert "VP 50" in result.stdout


def test_the_file_of_alchemists_is_corrected_and_played_with(tmp_path: Path) -> None:
    file = tmp_path / "alchemists.txt"
    assert run("export", "alchemists", str(file)).exit_code == 0
    line = correct(
        file, "gold                    | 2     | rulebook", "gold                    | 4     | house"
    )
    result = run("check", str(file), "--game", "alchemists")
    assert result.exit_code == 0
    assert f"{file}:{line}: [setup] gold: value '2' -> '4'" in result.stdout
    match = gl.new("alchemists", players=2, seed=1, content=file)
    assert match.view(0)["players"][0]["gold"] == 4
