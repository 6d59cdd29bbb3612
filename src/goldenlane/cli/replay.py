"""`goldenlane replay`: a saved game from its log, in words or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.match import Match
from goldenlane.kernel.match import replay as replay_log
from goldenlane.kernel.save import Entry
from goldenlane.kernel.seam import SEAM
from goldenlane.kernel.state import CHANCE


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    at: Annotated[int | None, typer.Option(help="Stop after so many entries of the log.", min=0)] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.")] = "en",
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play a saved game again from its log and print what happened and the scores.

    The file holds every secret of the game, and so does its log.
    """
    from goldenlane.cli import saves
    from goldenlane.cli.board import board_of, say_event
    from goldenlane.cli.play import kept_seats
    from goldenlane.cli.scores import score_table

    match = saves.read(file)
    kinds = kept_seats(match)
    if at is not None:
        if at > len(match.log):
            raise BadOption(f"{file} has {len(match.log)} log entries, not {at}")
        match = match.fork(at=at)
    if json_output:
        typer.echo(json.dumps(_as_json(match), ensure_ascii=False))
        return
    board = board_of(match.game, lang, kinds)
    console = Console(highlight=False)
    for number, (seat, notation), events in _steps(match):
        who = "*" if seat == CHANCE else board.name(seat)
        console.print(Text(f"{number:4} {who} {notation}", "bold" if seat != CHANCE else "dim"))
        said = " ".join(filter(None, (say_event(board, event) for event in events)))
        if said:
            console.print(Padding(Text(said), (0, 0, 0, 5)))
    console.print()
    console.print(board.label("over" if match.over else "if-ended"))
    console.print(score_table(board, match.scores()))


def _as_json(match: Match) -> dict[str, Any]:
    return {
        **{key: value for key, value in match.header().items() if key != "goldenlane"},
        "over": match.over,
        "log": [
            {"number": number, "seat": None if seat == CHANCE else seat, "action": text, "events": events}
            for number, (seat, text), events in _steps(match)
        ],
        "scores": match.scores(),
    }


def _steps(match: Match) -> Iterator[tuple[int, Entry, list[dict[str, Any]]]]:
    """Each entry of the log with its number and what a spectator saw of it.

    Draws belong to the action before them: what they brought is told with the last of them.
    """
    log = match.log
    last_seam = max((at for at, entry in enumerate(log) if entry[0] == SEAM), default=-1)
    end = _draws(log, 0)
    position = match.start_position
    again = replay_log(match.game, log[:end], position=position, seam_ahead=last_seam >= 0)
    start, seen = 0, 0
    while True:
        events = again.events_for(None, min(seen, len(again.events)))
        for number in range(start, end):
            yield number + 1, log[number], events if number == end - 1 else []
        seen = len(again.events)
        if end == len(log):
            return
        start, end = end, _draws(log, end + 1)
        again.go_on(log[start:end], seam_ahead=start < last_seam)


def _draws(log: list[Entry], start: int) -> int:
    """Where the draws that begin at ``start`` end."""
    while start < len(log) and log[start][0] == CHANCE:
        start += 1
    return start
