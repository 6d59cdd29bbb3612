"""`goldenlane study`: what components, places and strategies do to winning; writes or checks docs/balance."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from goldenlane.cli.counting import Bar
from goldenlane.kernel.errors import BadOption

if TYPE_CHECKING:
    from goldenlane.sim.study_page import Report

OUT = Path("docs/balance")
FOLDER = Path(".study")


def study(
    game: Annotated[str, typer.Argument(help="The game.")],
    level: Annotated[str | None, typer.Option(help="The bots, e.g. apprentice or master@16.")] = None,
    players: Annotated[str | None, typer.Option(help="Numbers of players with commas, e.g. 2,4.")] = None,
    games: Annotated[int | None, typer.Option(help="Games of each match that is played.", min=1)] = None,
    only: Annotated[
        str, typer.Option(help="Play only these matches, e.g. 'by-lot-*'; of others, count what is there.")
    ] = "*",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.", min=0)] = None,
    jobs: Annotated[int | None, typer.Option(help="Games at a time.", min=1)] = None,
    on: Annotated[str, typer.Option(help="Where: cores (of this machine), or ray.")] = "cores",
    content: Annotated[Path | None, typer.Option(help="A corrected data file.")] = None,
    out: Annotated[Path, typer.Option(help="The folder of the report.")] = OUT,
    folder: Annotated[Path, typer.Option(help="Where finished games are kept.")] = FOLDER,
    check: Annotated[
        bool, typer.Option("--check", help="Play the report's matches with fresh seeds; is it still true?")
    ] = False,
    pictures: Annotated[bool, typer.Option(help="Also draw pictures (needs the extra plots).")] = True,
    any_version: Annotated[
        bool,
        typer.Option("--any-version", help="Also count games that other versions of the bots have played."),
    ] = False,
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Study the balance of a game; interrupted work goes on where it was."""
    from goldenlane.cli.simulate import content_text, player
    from goldenlane.games import game_of
    from goldenlane.sim import study_page

    game_of(game, players=2)
    old = study_page.read(out, game) if check else None
    if old is not None:
        level, players = level or old.level, players or ",".join(map(str, old.players))
        seed = old.seed + 1 if seed is None else seed
    elif pictures:
        from goldenlane.sim.study_plots import pyplot

        pyplot()
    for needed in (folder,) if check else (folder, out):
        _make(needed)
    report = _study(
        game,
        level or "apprentice",
        _numbers(players or "2,4"),
        {} if old is None or games else old.games,
        games or (400 if old is None else 0),
        only,
        1 if seed is None else seed,
        content_text(content),
        player(on, jobs),
        folder,
        any_version,
    )
    if check:
        _tell(report, json_output)
        return
    names: list[str] = []
    if pictures:
        from goldenlane.sim.study_plots import draw

        names = draw(out, report)
    page = study_page.write(out, report, names)
    if json_output:
        _tell(report, json_output, verdict=False)
    else:
        typer.echo(f"{page}: written, bounds {'kept' if report.kept else 'BROKEN'}")


def _study(
    game: str,
    level: str,
    players: tuple[int, ...],
    numbers: dict[str, int],
    games: int,
    only: str,
    seed: int,
    content: str | None,
    play: Any,
    folder: Path,
    any_version: bool,
) -> Report:
    """Play what is left and count it; ``numbers`` has the games of each match, otherwise it is ``games``."""
    from goldenlane.sim import dataset
    from goldenlane.sim.playing import identity
    from goldenlane.sim.run import simulate
    from goldenlane.sim.study import count, findings, sources
    from goldenlane.sim.study_matches import STRATEGY, matches
    from goldenlane.sim.study_page import Report

    counted = []
    wanted = list(matches(game, level, players))
    names = ", ".join(match.name for match in wanted)
    digest = identity(wanted[0].plan(1, seed, content))["content"]
    with Bar() as bar:
        for number, match in enumerate(wanted, 1):
            bar.title = f"[{number}/{len(wanted)}] {match.name}"
            kept = folder / f"{game}-{match.name}-{level}-{digest}-seed{seed}.csv"
            many = numbers.get(match.name, games)
            if many and fnmatchcase(match.name, only):
                plan = match.plan(many, seed, content)
                simulate(plan, play, out=kept, any_version=any_version, progress=bar)
            if kept.exists():
                counted.append(count(match, dataset.read(kept)[1]))
    if not counted:
        raise BadOption(f"no match is called {only!r} and nothing was played yet; there are {names}")
    return Report(
        game,
        level,
        players,
        {counts.match.name: counts.games for counts in counted},
        seed,
        digest,
        ", ".join(sorted({code for counts in counted for code in counts.codes})),
        tuple(findings(counted)),
        {counts.match.name: sources(counts) for counts in counted if counts.match.kind != STRATEGY},
    )


def _numbers(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words) or len(set(words)) < len(words):
        raise BadOption(f"--players takes different numbers with commas, e.g. 2,4, not {text!r}")
    return tuple(map(int, words))


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"cannot make the folder {folder}: {error.strerror}") from error


def _tell(report: Report, json_output: bool, *, verdict: bool = True) -> None:
    """Say which bounds are not kept; with a verdict, the exit code says whether all are."""
    from dataclasses import asdict

    from goldenlane.sim.study import NO
    from goldenlane.sim.study_page import interval_of

    broken = [finding for finding in report.findings if NO in (finding.met, finding.pick_met)]
    if json_output:
        typer.echo(json.dumps({"kept": report.kept, **asdict(report)}, ensure_ascii=False))
    else:
        for finding in broken:
            typer.echo(f"broken: {finding.about}, {finding.item}: {interval_of(finding)}")
        bounded = sum(finding.met is not None for finding in report.findings)
        typer.echo(f"{report.game}: {bounded} figures with bounds, broken {len(broken)}, seed {report.seed}")
    if verdict and not report.kept:
        raise typer.Exit(1)
