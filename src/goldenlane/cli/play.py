"""`goldenlane play`: a game in the terminal, alone, with others at one screen, and with bots."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console

from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.match import Match

ALIASES = {"bot": "apprentice"}
PERSON = "me"
NOTEBOOK = "notebook"
"""The note of a saved game that says how much the notebook does."""
OPTIONS = {
    "golem": {"setup", "content"},
    "alchemists": {"variant", "modules", "next-adventurer", "content"},
}
"""By game the options that a new match may have."""


def play(
    game: Annotated[str, typer.Argument(help="The game: golem or alchemists.")],
    seats: Annotated[
        str | None, typer.Option(help="Who plays, e.g. me,bot,master@5s: me, bot (apprentice), or a bot.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same draws.")] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.")] = "en",
    save: Annotated[
        Path | None, typer.Option(help="Saved here after every action; a game that is there goes on.")
    ] = None,
    setup: Annotated[str | None, typer.Option(help="Golem: normal or intro.")] = None,
    variant: Annotated[str | None, typer.Option(help="Alchemists: apprentice or master.")] = None,
    modules: Annotated[
        str | None, typer.Option(help="Alchemists: modules of The King's Golem with commas, or all.")
    ] = None,
    next_adventurer: Annotated[
        str | None, typer.Option(help="Alchemists: the next adventurer is public always, or can be covered.")
    ] = None,
    promo: Annotated[str | None, typer.Option(help="Alchemists: on for the promo card Publisher.")] = None,
    notes: Annotated[
        str | None, typer.Option(help="Alchemists: a notebook that is full (deduces) or paper.")
    ] = None,
    content: Annotated[Path | None, typer.Option(help="A corrected data file.")] = None,
) -> None:
    """Play a game in the terminal. Type the number of an option, or help."""
    from goldenlane.bots import bot
    from goldenlane.cli import saves
    from goldenlane.cli.board import board_of
    from goldenlane.cli.table import Leave, Table

    console = Console(highlight=False)
    resumed = save is not None and save.exists()
    if save is not None and resumed:
        if any(given is not None for given in (setup, variant, modules, next_adventurer, content)):
            fixed = "--setup, --variant, --modules, --next-adventurer and --content"
            raise BadOption(f"{save} holds a game that goes on: {fixed} are for a new one")
        match = saves.read(save, seed=seed)
        if match.game.name != game:
            raise BadOption(f"{save} holds a game of {match.game.name}, not of {game}")
        kinds = kept_seats(match) if seats is None else _seats(seats)
        if len(kinds) != match.game.seats:
            raise BadOption(f"{save} holds a game of {match.game.seats} players, not of {len(kinds)}")
    else:
        kinds = _seats(f"{PERSON},bot" if seats is None else seats)
        options: dict[str, Any] = {
            "setup": setup,
            "variant": variant,
            "modules": None if modules is None else modules_of(modules),
            "next-adventurer": next_adventurer,
            "promo": promo,
            "content": None if content is None else str(content),
        }
        given = {name: value for name, value in options.items() if value is not None}
        match = _new(game, len(kinds), seed, given)
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


def _new(game: str, players: int, seed: int | None, options: dict[str, Any]) -> Match:
    """A new match; an option that only another game has is refused by its name."""
    import goldenlane as gl

    if game in OPTIONS:
        for name in options.keys() - OPTIONS[game]:
            raise BadOption(f"{game} has no option --{name}")
    return gl.new(game, players=players, seed=seed, **options)


def modules_of(text: str) -> list[str]:
    """ "busy-days,royal-encyclopedia" or "all" as names of modules."""
    from goldenlane.games.alchemists.vocabulary import MODULES

    return list(MODULES) if text == "all" else [word.strip() for word in text.split(",") if word.strip()]


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
