"""`goldenlane play alchemists`: whole games through the terminal's table, and who sees what."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

import goldenlane as gl
from goldenlane.cli import app
from goldenlane.cli.board import Board, board_of
from goldenlane.cli.terminal import Leave, Table

ALL = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]


def run(*arguments: str, lines: list[str] | None = None) -> tuple[int, str]:
    """Exit code and what was printed; nothing may be said on standard error."""
    result = CliRunner().invoke(app, ["play", "alchemists", *arguments], input="\n".join(lines or []) + "\n")
    assert result.stderr == "", result.stderr
    return result.exit_code, result.stdout


def numbers(seed: int, count: int = 2500) -> list[str]:
    """Somebody who types numbers, some of them of no option."""
    return Random(seed).choices("1234", k=count)


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_a_whole_game_of_numbers(lang: str) -> None:
    options = ("--variant", "master", "--modules", "all", "--seed", "4", "--lang", lang)
    code, out = run("--seats", "me,random", *options, lines=numbers(3))
    assert code == 0
    winner = {"en": "wins with", "pl": "Wygrywa", "uk": "Перемагає"}
    assert winner[lang] in out.splitlines()[-1]


def test_the_base_game_on_paper() -> None:
    code, out = run("--seats", "me,me,random,me", "--notes", "paper", "--seed", "5", lines=numbers(5))
    assert code == 0
    assert "The game is over." in out
    assert "Results triangle\n" in out
    assert "worlds left" not in out
    assert "gold left" in out


def test_a_saved_game_goes_on_with_its_notebook(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--seats", "random,me", "--modules", "busy-days,royal-encyclopedia", "--notes", "paper")
    run(*options, "--seed", "3", "--save", str(file), lines=["1"] * 6)
    before = gl.load(file.read_text()).log
    code, out = run("--save", str(file), lines=["advise", *numbers(3)])
    assert code == 0
    match = gl.load(file.read_text())
    assert match.over
    assert match.log[: len(before)] == before
    assert match.game.options["modules"] == ["busy-days", "royal-encyclopedia"]
    assert match.notes == {"seats": ["random", "me"], "notebook": "paper"}
    assert "Advice needs the full notebook" in out


def test_a_saved_game_is_replayed_in_words(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("--seats", "random,random", "--modules", "all", "--promo", "on", "--seed", "3", "--save", str(file))
    result = CliRunner().invoke(app, ["replay", str(file), "--lang", "pl"])
    assert result.exit_code == 0
    assert "karty początkowe" in result.stdout
    assert "pozostałe złoto" in result.stdout


def test_commands_of_the_notebook_and_help() -> None:
    lines = [
        "help",
        "notes",
        "advise",
        "help printing press",
        "? 2a",
        "? startup 19",
        "? moon",
        "board",
        "quit",
    ]
    code, out = run("--seats", "me,random", "--modules", "all", "--seed", "3", lines=lines)
    assert code == 0
    assert "your notebook" in out
    assert "worlds left 967,680" in out
    assert "Likeliest theories" in out
    assert "Artifact Printing Press, deck I." in out
    assert "Order board 2A." in out
    assert "Startup card 19." in out
    assert "There is nothing called “moon”." in out
    assert "Exhibition" in out


def test_undo_takes_back_a_step_of_declaring(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["1", "1", "place forage 1", "undo", "place forage 2", "undo", "undo"]
    _, out = run("--seats", "me,random", "--seed", "3", "--save", str(file), lines=lines)
    assert out.count("Undone.") == 2
    assert "cannot be undone" in out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("alchemists", "--seats", "me"), "players must be one of 2, 3, 4, not 1"),
        (("alchemists", "--variant", "wizard"), "variant must be one of apprentice, master, not 'wizard'"),
        (("alchemists", "--modules", "tea"), "modules must be a list of"),
        (("alchemists", "--promo", "yes"), "promo must be one of off, on, not 'yes'"),
        (("golem", "--promo", "on"), "golem has no option --promo"),
        (("alchemists", "--modules", "golem-project"), "golem-project needs royal-encyclopedia"),
        (("alchemists", "--notes", "stone"), "notes must be one of full, paper, not 'stone'"),
        (("alchemists", "--next-adventurer", "never"), "next-adventurer must be one of always, covered"),
        (("golem", "--next-adventurer", "always"), "golem has no option --next-adventurer"),
        (("alchemists", "--setup", "intro"), "alchemists has no option --setup"),
        (("alchemists", "--lang", "de"), "language must be one of"),
        (("golem", "--variant", "master"), "golem has no option --variant"),
        (("golem", "--notes", "full"), "golem has no notebook"),
        (("chess",), "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_one_line(arguments: tuple[str, ...], reason: str) -> None:
    result = CliRunner().invoke(app, ["play", *arguments])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr


# ---- people at one screen ------------------------------------------------------------------------------
_CLEAR = "\x1b[2J"
_CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Room:
    """People at one terminal who type numbers; what stood on the screen is checked at every hand-over."""

    def __init__(self, match: gl.Match, seed: int) -> None:
        self.match = match
        self.rng = Random(seed)
        self.out = io.StringIO()
        self.seat = -1
        self.screens = self.secrets = 0
        seats = match.game.seats
        self.own: list[set[str]] = [set() for _ in range(seats)]
        """The lines that each person's own board has had."""
        self.said: list[set[str]] = [set() for _ in range(seats + 1)]
        """What each person, and at last a spectator, was told of what happened."""
        self.told = self.looked = 0
        console = Console(file=self.out, force_terminal=True, color_system=None, width=500, height=60)
        kinds = ["me"] * seats
        self.board: Board = board_of(match.game, "en", kinds)
        self.table = Table(
            match, self.board, [None] * seats, kinds, console=console, ask=self.ask, rng=self.rng, save=None
        )

    def ask(self, prompt: str) -> str:
        if "press Enter" in prompt:
            *_, screen, left = self.out.getvalue().split(_CLEAR)
            assert _CODES.sub("", left) == ""
            self.check(screen)
            self.out.seek(0)
            self.out.truncate()
            return ""
        self.seat = "ABCD".index(prompt[0])
        if len(self.match.log) != self.looked:
            self.looked = len(self.match.log)
            self.own[self.seat] |= self.lines(self.seat)
        answers: list[str] = [*"123412341234", "board", "log", "notes", "advise", "undo"]
        return self.rng.choice(answers)

    def check(self, screen: str) -> None:
        """Nothing stood there that only another one may read: its screen, its side of what happened."""
        everybody = [*range(self.match.game.seats), None]
        for who in everybody:
            said = {self.board.event(event) for event in self.match.events_for(who, self.told)}
            self.said[-1 if who is None else who] |= {" ".join(each.split()) for each in said}
        self.told = len(self.match.events)
        lines = set(_CODES.sub("", screen).splitlines())
        shown = " ".join(screen.split())
        for other in everybody[:-1]:
            if self.seat not in (-1, other) and other is not None:
                assert not (self.lines(other) - self.own[self.seat]) & lines
                secrets = self.said[other] - self.said[self.seat] - self.said[-1]
                assert [secret for secret in secrets if secret in shown] == []
                self.secrets = len(secrets)
        self.screens += self.seat >= 0

    def lines(self, seat: int) -> set[str]:
        """The lines of the board of a seat that are long enough to tell something."""
        console = Console(file=io.StringIO(), width=500)
        for section in self.board.sections(self.match.view(seat), seat):
            console.print(section.body)
        assert isinstance(console.file, io.StringIO)
        return {line for line in console.file.getvalue().splitlines() if len(line.split()) > 1}


@pytest.mark.parametrize("modules", [[], ALL])
def test_nobody_reads_the_secrets_of_another_person(modules: list[str]) -> None:
    match = gl.new("alchemists", players=2, seed=9, modules=modules)
    room = Room(match, 9)
    room.table.run()
    assert match.over
    assert room.screens > 10
    assert room.secrets > 10


def test_the_one_who_leaves_at_the_hand_over_sees_nothing() -> None:
    room = Room(gl.new("alchemists", players=2, seed=9), 9)
    answers = iter(["", "1"])
    room.table._ask = lambda prompt: next(answers, None)
    with pytest.raises(Leave):
        room.table.run()
    assert _CODES.sub("", room.out.getvalue().rpartition(_CLEAR)[2]).strip() == ""
