"""`goldenlane review`: what the master thinks of a finished game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.text import Text

_BARS = " ▁▂▃▄▅▆▇█"
_VERDICTS = {"proven": "green", "likely": "cyan", "gamble": "yellow", "refuted": "red"}


def review(
    file: Annotated[Path, typer.Argument(help="A saved game that is over.")],
    budget: Annotated[str, typer.Option(help="How closely to look at each decision: 64, or 0.5s.")] = "64",
    seed: Annotated[int, typer.Option(help="Of the worlds that are imagined.")] = 1,
    lang: Annotated[str, typer.Option(help="en, pl or uk.")] = "en",
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Look at every decision of a finished game as the master would have.

    Winning chances over the game, turning points, slips and what would have been better; in games of
    deduction also what each player could have known and when.
    """
    from goldenlane.bots import Budget
    from goldenlane.cli import saves
    from goldenlane.cli.board import board_of
    from goldenlane.cli.play import kept_seats
    from goldenlane.i18n import catalogue
    from goldenlane.review import review as look
    from goldenlane.review.words import tell

    given = Budget.read(budget)
    words = catalogue(lang)
    match = saves.read(file)
    board = board_of(match.game, lang, kept_seats(match))
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(file.name, total=1.0)
        found = look(match, budget=given, seed=seed, progress=lambda part: bar.update(task, completed=part))
    people = [board.name(seat) for seat in range(len(match.scores()))]
    told = tell(found, match, lang, people)
    if json_output:
        typer.echo(json.dumps({**found.to_json(), "words": told}, ensure_ascii=False))
        return
    _show(Console(highlight=False), told, lambda chance: words.text("review-chance", n=round(100 * chance)))


def _show(console: Console, told: dict[str, Any], percent: Callable[[float], str]) -> None:
    console.print(Text(told["title"], "bold"))
    console.print(Text(f"{told['by']}. {told['own_view']}", "dim"))
    console.print()
    _chart(console, told["chart"], percent)
    console.print()
    console.print(Text(told["turns"]["title"], "bold"))
    for turn in told["turns"]["list"]:
        console.print(Text(turn["when"], "dim"))
        console.print(Padding(Text(f"{turn['words']}\n{turn['why']}"), (0, 0, 0, 2)))
    for player in told["players"]:
        console.print()
        console.print(Text(player["name"], "bold"), Text(player["words"]))
        for slip in player["slips"]:
            console.print(Text(slip["when"], "dim"))
            said = Text(f"{slip['played']}\n").append(f"{slip['better']}\n", "green").append(slip["cost"])
            console.print(Padding(said, (0, 0, 0, 2)))
        if player["knowledge"] is not None:
            _knowledge(console, player["knowledge"])


def _chart(console: Console, chart: dict[str, Any], percent: Callable[[float], str]) -> None:
    """A line of bars for each player: full is certain to win."""
    console.print(Text(chart["title"], "bold"))
    width = max(map(len, chart["people"]))
    for seat, name in enumerate(chart["people"]):
        chances = [point["chances"][seat] for point in chart["points"]]
        bars = "".join(_BARS[round(chance * (len(_BARS) - 1))] for chance in chances)
        console.print(
            Text(f"{name:{width}} ")
            .append(bars, "yellow")
            .append(f" {percent(chances[0])} … {percent(chances[-1])}")
        )


def _knowledge(console: Console, told: dict[str, Any]) -> None:
    from goldenlane.i18n import capital

    console.print(Text(told["title"], "bold"))
    if told["best"]:
        console.print(Padding(Text(told["best"]), (0, 0, 0, 2)))
    for said in told["known"]:
        console.print(Padding(Text(said), (0, 0, 0, 2)))
    console.print(Text(told["publications_title"], "bold"))
    for each in told["publications"]:
        said = Text(f"{each['when']}. ", "dim").append(capital(each["words"]), "not dim")
        console.print(Padding(said, (0, 0, 0, 2)))
        console.print(Padding(Text(each["verdict"], _VERDICTS[each["kind"]]), (0, 0, 0, 4)))
