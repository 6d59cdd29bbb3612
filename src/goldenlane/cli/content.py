"""`goldenlane content`: take the data file of a game out, correct it, check it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from goldenlane.games import game_of, games
from goldenlane.kernel.content import Content, idents
from goldenlane.kernel.errors import BadOption, ContentError

content = typer.Typer(help="Export and check the data file of a game.", add_completion=False)


def _shipped(game: str) -> Content:
    return game_of(game).content


def _game_of(file: Path) -> str:
    """The game whose sections a file has most of; which mistakes it has is found later."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(
            str(file), 1, f"cannot be read: {getattr(error, 'strerror', None) or 'not a text file'}"
        ) from error
    named = set(re.findall(r"^\[([a-z-]+)\]", text, re.MULTILINE))
    return max(games(), key=lambda name: len(named & _shipped(name).sections.keys()))


@content.command()
def export(
    game: Annotated[str, typer.Argument(help="The game.")],
    file: Annotated[Path | None, typer.Argument(help="Where to; without it, standard output.")] = None,
) -> None:
    """Write the data file that comes with the program, to be corrected and played with --content FILE."""
    text = _shipped(game).text
    if file is None:
        sys.stdout.write(text)
        return
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise BadOption(f"cannot write {file}: {error.strerror}") from error
    typer.echo(f"{file}: written")


@content.command()
def check(
    file: Annotated[Path, typer.Argument(help="A corrected data file.")],
    game: Annotated[
        str | None, typer.Option(help="The game; without it, the one whose sections it has.")
    ] = None,
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a data file; say the mistake with its line, or what differs from the shipped file."""
    game = game or _game_of(file)
    shipped = _shipped(game)
    try:
        given = game_of(game, content=file).content
    except ContentError as error:
        if json_output:
            mistake = {"file": error.file, "line": error.line, "reason": error.reason}
            typer.echo(json.dumps({"error": str(error), **mistake}, ensure_ascii=False))
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error
    changes = differences(shipped, given)
    if json_output:
        typer.echo(json.dumps({"digest": given.digest, "differs": changes}, ensure_ascii=False))
        return
    typer.echo(f"{file}: fine, digest {given.digest}, {len(changes)} rows differ from the shipped file")
    for change in changes:
        cells = ", ".join(f"{column} {old!r} -> {new!r}" for column, (old, new) in change["cells"].items())
        typer.echo(f"{file}:{change['line']}: [{change['section']}] {change['row']}: {cells}")


def differences(shipped: Content, given: Content) -> list[dict[str, Any]]:
    """The rows that differ, each with its changed cells (old, new). Rows are paired by their place."""
    changes = []
    for section, rows in given.sections.items():
        before = shipped.sections.get(section, [])
        for place, (row, called) in enumerate(zip(rows, idents(rows) if rows else (), strict=True)):
            old = before[place].cells if place < len(before) else {}
            cells = {
                column: (old.get(column, ""), value)
                for column, value in row.cells.items()
                if old.get(column, "") != value
            }
            if cells:
                changes.append({"section": section, "row": called, "line": row.line, "cells": cells})
    return changes
