"""`goldenlane ladder`: measure every level of the bots and write docs/ladder.md, or check what it says."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any

import typer

from goldenlane.cli.counting import Bar
from goldenlane.kernel.errors import BadOption

PAGE = Path("docs/ladder.md")
FOLDER = Path(".ladder")


def ladder(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    levels: Annotated[
        str | None, typer.Option(help="Bots with commas, weakest first, e.g. random,apprentice,master@64.")
    ] = None,
    only: Annotated[str, typer.Option(help="Only these matches, e.g. '*-duel-*'; --list names them.")] = "*",
    games: Annotated[int | None, typer.Option(help="Games of a match.", min=1)] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.", min=0)] = None,
    jobs: Annotated[
        int | None, typer.Option(help="Games at a time; without it, one for each core.", min=1)
    ] = None,
    on: Annotated[
        str, typer.Option(help="Where: cores (of this machine), or ray (a Ray cluster).")
    ] = "cores",
    out: Annotated[Path, typer.Option(help="The page; its numbers are kept beside it as JSON.")] = PAGE,
    folder: Annotated[
        Path, typer.Option(help="Finished games are kept here; interrupted work goes on.")
    ] = FOLDER,
    check: Annotated[bool, typer.Option("--check", help="Measure with fresh seeds and compare.")] = False,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Forget what the page says of other matches.")
    ] = False,
    any_version: Annotated[
        bool,
        typer.Option("--any-version", help="Also count games that other versions of the bots have played."),
    ] = False,
    list_only: Annotated[bool, typer.Option("--list", help="Name the matches and stop.")] = False,
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the levels of the bots against each other; write the page after every match."""
    from goldenlane.cli.simulate import player
    from goldenlane.sim import ladder as ladders

    kept = ladders.read(out)
    if check:
        if not kept:
            raise BadOption(f"there is nothing to check: {ladders.data_of(out)} holds no results")
        wanted = [result.piece for result in kept.values() if game in (None, result.piece.game)]
    else:
        wanted = _pieces(game, levels)
    wanted = [piece for piece in wanted if fnmatchcase(piece.name, only)]
    if not wanted:
        raise BadOption(f"no match of the ladder is called {only!r}; --list names them all")
    if list_only:
        names = [piece.name for piece in wanted]
        typer.echo(json.dumps(names) if json_output else "\n".join(names))
        return
    play = player(on, jobs)
    _make(folder)
    results = {} if fresh or check else dict(kept)
    compared: list[dict[str, Any]] = []
    with Bar() as bar:
        for number, piece in enumerate(wanted, 1):
            bar.title = f"[{number}/{len(wanted)}] {piece.name}"
            old = kept.get(piece.name)
            if check and old is not None:
                at = old.seed + 1 if seed is None else seed
                result = _measure(piece, games or old.games, at, play, folder, any_version, bar)
                compared.append(_compare(old, result))
                continue
            result = _measure(
                piece, games or 400, 1 if seed is None else seed, play, folder, any_version, bar
            )
            results[piece.name] = result
            ladders.write(out, results)
    if check:
        _tell_check(compared, json_output)
    elif json_output:
        typer.echo(json.dumps([_told(results[piece.name]) for piece in wanted], ensure_ascii=False))
    else:
        typer.echo(f"{out}: written, matches: {len(results)}")


def _pieces(game: str | None, levels: str | None) -> list[Any]:
    from goldenlane.games import game_of, games
    from goldenlane.sim.ladder import levels_of, pieces

    named = None if levels is None else tuple(word.strip() for word in levels.split(","))
    if game is not None:
        game_of(game, players=2)
    return [
        piece
        for name in ((game,) if game else reversed(games()))
        for piece in pieces(name, levels_of(name, named))
    ]


def _measure(piece: Any, games: int, seed: int, play: Any, folder: Path, any_version: bool, bar: Bar) -> Any:
    """Play a match, or what is left of it."""
    from goldenlane.sim.ladder import plan_of, result_of
    from goldenlane.sim.playing import version
    from goldenlane.sim.run import simulate

    plan = plan_of(piece, games, seed)
    out = folder / f"{piece.name}-seed{seed}.csv"
    answer = simulate(plan, play, out=out, any_version=any_version, progress=bar)
    return result_of(piece, seed, version(plan), answer)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"cannot make the folder {folder}: {error.strerror}") from error


def _told(result: Any) -> dict[str, Any]:
    low, high = result.interval()
    return {
        "match": result.piece.name,
        "seats": list(result.piece.seats),
        "games": result.games,
        "seed": result.seed,
        "win_rate": round(result.rate, 6),
        "wilson95": [round(low, 6), round(high, 6)],
    }


def _compare(old: Any, new: Any) -> dict[str, Any]:
    return {"match": old.piece.name, "page": _told(old), "fresh": _told(new), "agrees": old.agrees(new)}


def _tell_check(compared: list[dict[str, Any]], json_output: bool) -> None:
    """Say of each match whether the fresh games agree with the page; the exit code says it of all."""
    agree = all(row["agrees"] for row in compared)
    if json_output:
        typer.echo(json.dumps({"agrees": agree, "matches": compared}, ensure_ascii=False))
    else:
        from rich.console import Console
        from rich.table import Table

        from goldenlane.sim.ladder_page import interval, percent

        table = Table("match", "page", "fresh", "agrees")
        for row in compared:
            told = [
                f"{percent(row[key]['win_rate'])} ({interval(row[key]['wilson95'])})"
                for key in ("page", "fresh")
            ]
            table.add_row(row["match"], *told, "yes" if row["agrees"] else "NO")
        Console(highlight=False).print(table)
    if not agree:
        raise typer.Exit(1)
