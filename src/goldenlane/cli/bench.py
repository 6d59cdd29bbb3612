"""`goldenlane bench`: how fast the games are, on one core."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pkgutil import resolve_name
from random import Random
from statistics import median
from time import process_time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from goldenlane.games import kits
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import CHANCE, State, advance, apply

_COPIES = 50
"""Copies of each state that is copied; the time of one alone would be that of the clock."""
_COPIED_GAMES = 5

Rates = dict[str, float]


def bench(
    seconds: Annotated[float, typer.Option(help="How long each game is played.", min=0.01)] = 1.0,
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure games, decisions and choices a second by random play, copies of a state, and more of a game.

    A decision is a call for a player to decide; a choice is a decision with more than one option. Games are
    timed by the processor, so that other work on the machine hardly counts.
    """
    found: dict[str, Rates] = {}
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        tables = list(_tables())
        more = {name: where for kit in kits().values() for name, where in kit.benches.items()}
        task = progress.add_task("measuring", total=len(tables) + len(more))
        for name, game in tables:
            progress.update(task, description=name)
            found[name] = measure(game, seconds)
            progress.advance(task)
        for name, where in more.items():
            progress.update(task, description=name)
            found[name] = resolve_name(where)()
            progress.advance(task)
    if json_output:
        typer.echo(json.dumps(found))
        return
    _show(found)


def _tables() -> Iterator[tuple[str, Game]]:
    """Every game with every number of players that it can be played with, also with all its modules."""
    for kit in kits().values():
        whole = {choice.name: list(choice.values) for choice in kit.options if choice.many}
        for kind, options in {"": {}, "-all": whole}.items():
            if kind and not whole:
                continue
            for players in kit.players:
                yield f"{kit.name}{kind}-{players}p", kit.game(players=players, **options)


def measure(game: Game, seconds: float) -> Rates:
    """Play random games for so long (at least one), after one to warm up; then copy states."""
    _play(game, Random(0))
    played = decisions = choices = 0
    start = process_time()
    while not played or process_time() - start < seconds:
        more = _play(game, Random(played + 1))
        played += 1
        decisions += more[0]
        choices += more[1]
    took = process_time() - start
    return {
        "games_per_s": played / took,
        "decisions_per_s": decisions / took,
        "choices_per_s": choices / took,
        "copy_us": _copy_us(game),
    }


def _play(game: Game, rng: Random, kept: list[State] | None = None) -> tuple[int, int]:
    """Play one random game; count its decisions and its choices, and keep every tenth state."""
    state = game.start()
    advance(state)
    decisions = choices = 0
    while state.stack:
        (seat, *_) = state.to_act
        if seat == CHANCE:
            frame = state.stack[-1]
            effect = frame[0]
            assert isinstance(effect, Chance)
            apply(state, CHANCE, effect.draw(state, frame, rng))
            continue
        options = state.legal(seat)
        decisions += 1
        choices += len(options) > 1
        if kept is not None and decisions % 10 == 0:
            kept.append(state.copy())
        apply(state, seat, rng.choice(options))
    return decisions, choices


def _copy_us(game: Game) -> float:
    """Median microseconds of a copy, over states from the middle third of some games."""
    times = []
    for seed in range(_COPIED_GAMES):
        kept: list[State] = []
        _play(game, Random(seed), kept=kept)
        third = len(kept) // 3
        for state in kept[third : len(kept) - third]:
            start = process_time()
            for _ in range(_COPIES):
                state.copy()
            times.append((process_time() - start) / _COPIES)
    return median(times) * 1e6


def _show(found: dict[str, Rates]) -> None:
    console = Console()
    table = Table("", "games/s", "decisions/s", "choices/s", "copy µs")
    for name, rates in found.items():
        if "games_per_s" in rates:
            rates_of = (rates[key] for key in ("games_per_s", "decisions_per_s", "choices_per_s", "copy_us"))
            table.add_row(name, *(f"{rate:,.1f}" for rate in rates_of))
    console.print(table)
    for name, rates in found.items():
        if "games_per_s" not in rates:
            numbers = ", ".join(f"{key} {value:.2f}" for key, value in rates.items())
            console.print(f"{name}: {numbers}", highlight=False)
