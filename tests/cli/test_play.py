"""`goldenlane play`: whole games through the terminal's table, piped in."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import goldenlane as gl
from goldenlane.cli import app


def run(*arguments: str, lines: list[str] | None = None) -> tuple[int, str]:
    """Exit code and what was printed; nothing may be said on standard error."""
    result = CliRunner().invoke(app, ["play", *arguments], input="\n".join(lines or []) + "\n")
    assert result.stderr == "", result.stderr
    return result.exit_code, result.stdout


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_a_whole_game_of_numbers(lang: str) -> None:
    code, out = run("golem", "--seats", "me,bot", "--seed", "3", "--lang", lang, lines=["1"] * 400)
    assert code == 0
    winner = {"en": "wins with", "pl": "Wygrywa", "uk": "Перемагає"}
    assert winner[lang] in out.splitlines()[-1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_people_alone_play_to_the_end(players: int) -> None:
    seats = ",".join(["me"] * players)
    code, out = run("golem", "--seats", seats, "--seed", "2", lines=["1"] * 1500)
    assert code == 0
    assert "The game is over." in out


def test_bots_play_by_themselves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, out = run("golem", "--seats", "bot,random", "--seed", "1", "--save", str(file))
    assert code == 0
    match = gl.load(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.notes == {"seats": ["apprentice", "random"]}
    first = next(row for row in match.scores() if row["place"] == 1)
    assert f"{'AB'[first['player']]}\N{NO-BREAK SPACE}wins with {first['total']}\N{NO-BREAK SPACE}VP." in out


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file in files:
        run("golem", "--seats", "bot,random", "--seed", "4", "--save", str(file))
    assert files[0].read_text() == files[1].read_text()


def test_input_that_ends_leaves_a_hint(tmp_path: Path) -> None:
    code, out = run("golem", "--seats", "me,bot", "--seed", "3", lines=["1"])
    assert code == 0
    assert "--save FILE" in out.splitlines()[-1]
    file = tmp_path / "game.json"
    code, out = run("golem", "--seats", "me,bot", "--seed", "3", "--save", str(file), lines=["1"])
    assert code == 0
    assert out.splitlines()[-1] == f"Continue with: goldenlane play golem --save {file}"


def test_a_saved_game_goes_on_with_its_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("golem", "--seats", "random,me,bot", "--seed", "3", "--save", str(file), lines=["1"] * 10)
    before = gl.load(file.read_text()).log
    code, out = run("golem", "--save", str(file), lines=["1"] * 400)
    assert code == 0
    match = gl.load(file.read_text())
    assert match.over
    assert match.log[: len(before)] == before
    assert match.notes == {"seats": ["random", "me", "apprentice"]}
    assert "B you" in out


def test_other_people_can_take_over_the_seats_of_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("golem", "--seats", "me,me", "--seed", "3", "--save", str(file), lines=["1"] * 5)
    code, _ = run("golem", "--save", str(file), "--seats", "bot,bot")
    assert code == 0
    assert gl.load(file.read_text()).over


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["play", *arguments])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_save_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("golem", "--seats", "me,me", "--save", str(file))
    assert "2 players, not of 3" in refused("golem", "--save", str(file), "--seats", "me,me,me")
    assert "--setup can be chosen only for a new one" in refused(
        "golem", "--save", str(file), "--setup", "intro"
    )
    assert "a game of golem, not of alchemists" in refused("alchemists", "--save", str(file))
    file.write_text(file.read_text().replace('"0 ', '"1 ').replace("seats", "chairs"), encoding="utf-8")
    assert f"{file}: the save was altered" in refused("golem", "--save", str(file))
    file.write_text("no game", encoding="utf-8")
    assert f"{file}: not a saved game" in refused("golem", "--save", str(file))


def test_a_save_without_seats_is_played_by_people(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(gl.new("golem", players=2, seed=1).save(), encoding="utf-8")
    _, out = run("golem", "--save", str(file))
    assert "A> " in out


def test_notation_is_understood_and_mistakes_are_told() -> None:
    lines = ["99", "fly to the moon", "keep 1", "", "KEEP  52"]
    _, out = run("golem", "--seats", "me,bot", "--seed", "3", lines=lines)
    assert "There is no option 99; the last one is 4." in out
    assert "“fly to the moon” is neither an option number" in out
    assert "possible: keep " in out


def test_commands_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = ["1"] * 12 + ["help", "help book 9", "? red 3", "? wing", "board", "options", "log"]
    lines += ["save", "save mine.json", "save no/where.json", "quit"]
    code, out = run("golem", "--seats", "me,bot", "--seed", "3", lines=lines)
    assert code == 0
    assert "help THING" in out
    assert "Book 9, blue." in out
    assert "Neighborhood tile 3 of the red district." in out
    assert "There is nothing called “wing”." in out
    assert "Graveyard" in out
    assert "Turn order:" in out
    assert "Save it where? Type: save FILE" in out
    assert "Saved in mine.json." in out
    assert "cannot save to no/where.json" in out
    assert json.loads((tmp_path / "mine.json").read_text())["notes"] == {"seats": ["me", "apprentice"]}


def test_undo_takes_back_the_last_action(tmp_path: Path) -> None:
    """A step of golem movement can be taken back; what the set-up drew cannot."""
    file = tmp_path / "game.json"
    options = ("golem", "--seats", "me", "--setup", "intro", "--seed", "3", "--save", str(file))
    _, out = run(*options, lines=["undo", "1", "undo"])
    assert "Something random has happened since: it cannot be undone." in out
    assert "Undone." in out
    actions = [text for seat, text in gl.load(file.read_text()).log if seat == 0]
    assert actions == ["step red 1", "undo"]


def test_undo_stops_at_what_others_did() -> None:
    _, out = run("golem", "--seats", "me,me", "--seed", "3", lines=["1", "undo"])
    assert "A has acted since: it cannot be undone." in out


def test_each_person_sees_only_the_own_goals() -> None:
    match = gl.new("golem", players=2, seed=3)
    hands = [match.view(seat)["players"][seat]["hand"] for seat in range(2)]
    _, out = run("golem", "--seats", "me,random", "--seed", "3")
    options = [line.rstrip() for line in out.splitlines() if "  keep " in line]
    assert all(any(line.endswith(f"keep {goal}") for line in options) for goal in hands[0])
    assert not any(line.endswith(f"keep {goal}") for line in options for goal in hands[1])


def test_the_introductory_setup_needs_no_choices() -> None:
    _, out = run("golem", "--seats", "me,bot", "--setup", "intro", "--seed", "3")
    assert "round I of IV" in out
