"""Junk on the command line: one line and an exit code of the documented ones, never a traceback."""

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import goldenlane as gl
from goldenlane.cli import app
from tests import fuzz
from tests.playing import finish

CODES = {0, 1, 2}
"""Fine; a content file with a mistake; whatever else the caller did wrong."""
CASES = {
    "deduce": '[{"facts": [{"type": "mix", "ingredients": ["toad", "fern"], "result": "R+"}]}]',
    "judge": '{"theory": {"ingredient": "toad", "alchemical": "pNn"},'
    ' "demonstration": {"aspect": ["toad", "red"], "sign": "+"}}',
}
CODE = "TKQDN"
ROUNDS = 80


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The texts of good files, by the kind of command that reads them; the test writes them damaged."""
    monkeypatch.chdir(tmp_path)
    saves = [finish(gl.new(name, players=2, seed=2), 2).save() for name in ("golem", "alchemists")]
    history = tmp_path / "history.json"
    for words in ("mix toad fern", "golem toad", "sell toad fern G-"):
        CliRunner().invoke(app, ["reader", CODE, *words.split(), "--history", str(history)])
    return {
        "reader": history.read_text(encoding="utf-8"),
        "save": saves[0],
        "save-2": saves[1],
        "content": gl.game_of("golem").content.text,
        "content-2": gl.game_of("alchemists").content.text,
        "table": "game,seed\n1,2\n",
        **CASES,
    }


COMMANDS: dict[str, list[str]] = {
    "play": ["play GAME --save FILE", "play GAME --content FILE", "play GAME --save FILE --seats me,random"],
    "replay": ["replay FILE", "replay FILE --json", "replay FILE --at WORD"],
    "review": ["review FILE --budget 1", "review FILE --budget WORD", "review FILE --json --budget 1"],
    "content": ["content check FILE", "content check FILE --json --game GAME", "content export GAME FILE"],
    "deduce": ["deduce FILE", "deduce FILE --json"],
    "judge": ["judge FILE", "judge FILE --json"],
    "reader": [
        "reader WORD mix toad fern",
        "reader TKQDN history --history FILE",
        "reader TKQDN WORD WORD --history FILE",
    ],
    "print": ["print reader FILE --copies WORD", "print reader FILE --paper WORD --lang WORD", "print WORD"],
    "simulate": [
        "simulate GAME --seats random,random --games 1 --jobs 1 --content FILE",
        "simulate GAME --seats random,random --games 1 --jobs 1 --out FILE",
        "simulate GAME --seats WORD --games WORD --jobs 1",
        "simulate merge FILE FILE",
    ],
}  # fmt: skip


def _line(command: str, rng: Random, file: str) -> list[str]:
    """The words of a command with a file and junk in their places, and sometimes more junk."""
    words = []
    for word in rng.choice(COMMANDS[command]).split():
        if word == "FILE":
            word = file
        elif word == "GAME":
            word = rng.choice(("golem", "alchemists", "golem", "alchemists", rng.choice(fuzz.WORDS)))
        elif word == "WORD":
            word = rng.choice((*fuzz.WORDS, "2", "a4", "pl", "mix"))
        words.append(word)
    if rng.random() < 0.3:
        words.insert(
            rng.randrange(1, len(words) + 1),
            rng.choice((*fuzz.WORDS, "--json", "--seed", "--lang", "--help")),
        )
    return words


@pytest.mark.parametrize("command", COMMANDS)
def test_junk_on_the_command_line(command: str, files: dict[str, str], tmp_path: Path) -> None:
    rng = Random(f"cli {command}")
    kinds = [kind for kind in files if command in kind or kind[:4] in ("save", "cont", "tabl")]
    runner = CliRunner()
    for number in range(ROUNDS):
        file = tmp_path / f"{number}.{rng.choice(('json', 'txt', 'csv', 'parquet', ''))}"
        text = files[rng.choice([kind for kind in kinds if kind == command] or kinds)]
        how = rng.random()
        if how < 0.5:
            file.write_bytes(fuzz.damaged_bytes(text, rng))
        elif how < 0.7 and text[0] in "[{":
            file.write_text(fuzz.changed_json(text, rng), encoding="utf-8")
        elif how < 0.8:
            file.mkdir()
        elif how < 0.9:
            file.write_text(text, encoding="utf-8")
        words = _line(command, rng, str(file))
        done = runner.invoke(app, words, input=rng.choice((b"", b"1\n2\nquit\n", b"\xff\n", b"help\nx\n")))
        assert done.exception is None or isinstance(done.exception, SystemExit), (words, done.exception)
        assert done.exit_code in CODES, (words, done.output)
        assert "Traceback" not in done.output, words
        if done.exit_code:
            said = [line for line in done.stderr.splitlines() if line.strip()]
            assert len(said) <= 1 or "Usage" in done.output, (words, done.stderr)
