"""`goldenlane play`: a game in the terminal, alone, with others at one screen, and with bots."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console

from goldenlane.cli.options import OWN_OPTIONS, own_help, own_options
from goldenlane.games import kit_of
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.match import Match

play = typer.Typer(add_completion=False)
ALIASES = {"bot": "apprentice"}
PERSON = "me"
NOTEBOOK = "notebook"
"""The note of a saved game that says how much the notebook does."""


@play.command("play", context_settings=OWN_OPTIONS, epilog=own_help())
def at_a_table(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[
        str | None, typer.Option(help="Who plays, e.g. me,bot,master@5s: me, bot (apprentice), or a bot.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same draws.")] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.")] = "en",
    save: Annotated[
        Path | None, typer.Option(help="Saved here after every action; a game that is there goes on.")
    ] = None,
    notes: Annotated[
        str | None, typer.Option(help="Where a game has a notebook: full (deduces) or paper.")
    ] = None,
    content: Annotated[Path | None, typer.Option(help="A corrected data file.")] = None,
) -> None:
    """Play a game in the terminal. Type the number of an option, or help."""
    import goldenlane as gl
    from goldenlane.bots import bot
    from goldenlane.cli import saves
    from goldenlane.cli.board import board_of
    from goldenlane.cli.terminal import Leave, Table

    console = Console(highlight=False)
    kit = kit_of(game)
    own = own_options(kit, context.args)
    resumed = save is not None and save.exists()
    if save is not None and resumed:
        if own or content is not None:
            fixed = " and ".join(f"--{name}" for name in (*own, *(["content"] if content else [])))
            raise BadOption(f"{save} holds a game that goes on: {fixed} can be chosen only for a new one")
        match = saves.read(save, seed=seed)
        if match.game.name != game:
            raise BadOption(f"{save} holds a game of {match.game.name}, not of {game}")
        kinds = kept_seats(match) if seats is None else _seats(seats)
        if len(kinds) != match.game.seats:
            raise BadOption(f"{save} holds a game of {match.game.seats} players, not of {len(kinds)}")
    else:
        kinds = _seats(f"{PERSON},bot" if seats is None else seats)
        edited: dict[str, Any] = {} if content is None else {"content": content}
        match = gl.new(game, players=len(kinds), seed=seed, **own, **edited)
    kept = match.notes.get(NOTEBOOK) if notes is None else notes
    board = board_of(match.game, lang, kinds, kept)
    if kept is not None:
        match.notes[NOTEBOOK] = kept
    bots = [None if kind == PERSON else bot(kind, match.game) for kind in kinds]
    rng = Random() if seed is None else Random(f"bots {seed} {len(match.log)}")
    table = Table(match, board, bots, kinds, console=console, ask=_ask, rng=rng, save=save)
    if resumed:
        console.print(board.label("resumed", file=str(save)))
    elif save is not None:
        saves.write(match, save, kinds)
    try:
        table.run()
    except (Leave, KeyboardInterrupt):
        console.print()
        if table.saved_in is None:
            console.print(board.label("not-saved"), soft_wrap=True)
        else:
            console.print(board.label("go-on", game=game, file=str(table.saved_in)), soft_wrap=True)


def _seats(text: str) -> list[str]:
    """ "me,bot,random" as kinds of seats."""
    from goldenlane.bots import UnknownBot, bots, read_spec

    kinds = [ALIASES.get(word.strip(), word.strip()) for word in text.split(",")]
    for kind in kinds:
        if kind == PERSON:
            continue
        try:
            read_spec(kind)
        except UnknownBot:
            known = ", ".join((PERSON, *ALIASES, *bots()))
            raise BadOption(f"a seat is one of {known}, not {kind!r}") from None
    return kinds


def kept_seats(match: Match) -> list[str]:
    """Who holds the seats of a saved game; one that was saved elsewhere is played by people."""
    from goldenlane.cli.saves import SEATS

    noted = match.notes.get(SEATS)
    if not isinstance(noted, list) or not all(isinstance(kind, str) for kind in noted):
        return [PERSON] * match.game.seats
    return _seats(",".join(noted))


def _ask(prompt: str) -> str | None:
    """A line of input; without a terminal it is shown, so that the output reads like a game."""
    try:
        line = input(prompt)
    except EOFError:
        return None
    except UnicodeDecodeError as error:
        raise BadOption("the input is not UTF-8 text") from error
    if not sys.stdin.isatty():
        print(line)
    return line
