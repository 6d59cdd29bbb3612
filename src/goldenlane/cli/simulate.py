"""`goldenlane simulate`: many games between bots, and what they show."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from goldenlane.cli.counting import Bar
from goldenlane.cli.options import OWN_OPTIONS, own_help, own_options
from goldenlane.games import kits
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.kit import GameKit

simulate = typer.Typer(help="Play many games between bots and count who wins.", add_completion=False)

Seats = Annotated[
    str,
    typer.Option(
        help="Bots with commas: NAME, NAME@64 (iterations) or NAME@0.5s; your own as package.module:Name."
    ),
]
Games = Annotated[int, typer.Option(help="How many games.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Jobs = Annotated[int | None, typer.Option(help="Games at a time; without it, one for each core.", min=1)]
On = Annotated[str, typer.Option(help="Where: cores (of this machine), or ray (a Ray cluster).")]
Shard = Annotated[str, typer.Option(help="Only a part of the games: i/n, to be merged later.")]
Out = Annotated[
    Path | None,
    typer.Option(help="A table, .csv or .parquet, of all games; interrupted work goes on from there."),
]
Content = Annotated[Path | None, typer.Option(help="A corrected data file.")]
AnyVersion = Annotated[
    bool, typer.Option("--any-version", help="Also count games that other versions of the bots have played.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _command(kit: GameKit) -> None:
    """A command for the games of one kind."""

    @simulate.command(
        kit.name, context_settings=OWN_OPTIONS, epilog=own_help(kit), help=f"Play games of {kit.title}."
    )
    def play(
        context: typer.Context,
        seats: Seats,
        games: Games = 100,
        seed: Seed = 1,
        jobs: Jobs = None,
        on: On = "cores",
        shard: Shard = "1/1",
        out: Out = None,
        content: Content = None,
        any_version: AnyVersion = False,
        json_output: AsJson = False,
    ) -> None:
        options = {**own_options(kit, context.args), "content": content_text(content)}
        _simulate(kit.name, seats, games, seed, jobs, on, shard, out, options, any_version, json_output)


for _kit in kits().values():
    _command(_kit)


@simulate.command()
def merge(
    files: Annotated[list[Path], typer.Argument(help="Tables of the parts of a simulation.")],
    out: Out = None,
    any_version: AnyVersion = False,
    json_output: AsJson = False,
) -> None:
    """Count the games of several files together; a game that stands in several is counted once."""
    from goldenlane.sim.run import merge as merge_files

    with Bar() as bar:
        answer = merge_files(files, out=out, any_version=any_version, progress=bar)
    _tell(answer, json_output)


def player(on: str, jobs: int | None) -> Any:
    """What plays the games: this process, a pool of workers, or a Ray cluster."""
    from goldenlane.sim.on_ray import play_on_ray
    from goldenlane.sim.workers import Pool, cores, play_here

    if on == "ray":
        if jobs is not None:
            raise BadOption("--jobs is for the cores of this machine: a Ray cluster uses all it has")
        return play_on_ray
    if on != "cores":
        raise BadOption(f"--on must be cores or ray, not {on!r}")
    number = cores() if jobs is None else jobs
    return play_here if number == 1 else Pool(number).play


def _simulate(
    game: str,
    seats: str,
    games: int,
    seed: int,
    jobs: int | None,
    on: str,
    shard: str,
    out: Path | None,
    options: dict[str, Any],
    any_version: bool,
    json_output: bool,
) -> None:
    from goldenlane.sim.plan import Plan
    from goldenlane.sim.run import simulate as run

    plan = Plan(
        game,
        tuple(word.strip() for word in seats.split(",")),
        games,
        seed,
        {name: value for name, value in options.items() if value is not None},
        _shard(shard),
    )
    # Bots of one's own are also looked for where the command is given; workers inherit the path.
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    play = player(on, jobs)
    with Bar() as bar:
        try:
            answer = run(plan, play, out=out, any_version=any_version, progress=bar)
        except KeyboardInterrupt:
            bar.close()
            kept = (
                "nothing is kept without --out" if out is None else "the same command goes on with the rest"
            )
            typer.echo(f"interrupted after {bar.done} of {plan.count()} games: {kept}", err=True)
            raise
    _tell(answer, json_output)


def _shard(text: str) -> tuple[int, int]:
    part, slash, parts = text.partition("/")
    if not (slash and part.isdecimal() and parts.isdecimal()):
        raise BadOption(f"a shard is i/n, for example 1/4, not {text!r}")
    return int(part), int(parts)


def content_text(content: Path | None) -> str | None:
    """The text of a content file, which goes wherever the games are played."""
    if content is None:
        return None
    try:
        return content.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not a text file"
        raise BadOption(f"cannot read {content}: {reason}") from error


def _tell(answer: dict[str, Any], json_output: bool) -> None:
    if json_output:
        typer.echo(json.dumps(answer, ensure_ascii=False))
        return
    from rich.console import Console

    from goldenlane.cli.counting import results_table

    console = Console(highlight=False)
    console.print(results_table(answer["results"]))
    console.print(f"{answer['games']} games, {answer['decisions_per_s']:,.0f} decisions a second")
