"""The command line as a whole: help, version, and mistakes that end in one line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import goldenlane
from goldenlane.cli import COMMANDS, app


def run(*arguments: str, text: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments), input=text)
    return result.exit_code, result.stdout, result.stderr


def test_version() -> None:
    assert run("--version") == (0, f"goldenlane {goldenlane.__version__}\n", "")


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_lists_the_commands(arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert "Usage:" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("fly",), "No such command 'fly'"),
        (("--nothing",), "No such option"),
        (("play",), "'game'"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "golem", "--seats", "me,you"), "not 'you'"),
        (("play", "golem", "--seats", ""), "not ''"),
        (("play", "golem", "--seats", "bot,bot,bot,bot,bot"), "players must be one of 1, 2, 3, 4"),
        (("play", "golem", "--seed", "x"), "--seed"),
        (("play", "golem", "--lang", "xx"), "'xx'"),
        (("play", "golem", "--setup", "odd"), "'odd'"),
        (("play", "golem", "--content", "missing.txt"), "missing.txt:1"),
        (("play", "golem", "--seats", "bot,bot", "--save", "no/where.json"), "no/where.json"),
        (("replay", "missing.json"), "missing.json"),
        (("replay",), "'file'"),
        (("content", "export", "chess"), "'chess'"),
        (("content", "check", "x", "--game", "chess"), "'chess'"),
        (("content",), "Missing command"),
        (("bench", "--seconds", "soon"), "--seconds"),
        (("judge", "missing.json"), "missing.json"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert said in err


def test_a_mistake_is_json_too_where_json_was_asked_for() -> None:
    code, out, err = run("replay", "missing.json", "--json")
    assert code == 2
    assert "missing.json" in json.loads(out)["error"]
    assert err == f"error: {json.loads(out)['error']}\n"


def test_nobody_reads_on() -> None:
    """A closed pipe ends the command without a word."""
    program = [sys.executable, "-c", "from goldenlane.cli import main; main()", "content", "export", "golem"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1


def test_starting_does_not_import_what_another_command_needs() -> None:
    code = (
        "import sys\nfrom goldenlane.cli import app\n"
        "try: app(['--version'])\nexcept SystemExit: pass\n"
        "print({'numpy', 'fluent', 'goldenlane.bots', 'goldenlane.deduction'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"
