"""Saved games of the terminal: the match with a note of who holds which seat."""

import os
from pathlib import Path

import goldenlane as gl
from goldenlane.kernel.errors import BadOption, BadSave
from goldenlane.kernel.match import Match

SEATS = "seats"


def write(match: Match, file: Path, kinds: list[str]) -> None:
    """Save whole or not at all: a full disk or a power cut leaves the last save as it was."""
    match.notes[SEATS] = kinds
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_text(match.save() + "\n", encoding="utf-8")
        os.replace(beside, file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadOption(f"cannot save to {file}: {error.strerror}") from error


def read(file: Path, *, seed: int | None = None) -> Match:
    """A saved match; every mistake names the file."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadSave(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadSave(f"{file}: not a saved game: not UTF-8 text") from error
    try:
        return gl.load(text, seed=seed)
    except BadSave as error:
        raise BadSave(f"{file}: {error}") from error
