"""A long run of the referees: ``python -m tests.referee [--games N] [--seed S]``.

Plays N seeds of every kind of game beside the referees, and ends with a table of what was compared.
"""

import argparse
from collections.abc import Iterator

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.referee import runs
from tests.referee.alchemists_referee import COVERED
from tests.referee.following import Report

SHOWN = 20
PER_SEED = {"golem": 12, "alchemists": 16}
"""How many reports a seed brings."""


def show(console: Console, name: str, report: Report, kinds: list[str]) -> None:
    """What was compared by kind of decision, and what never came up."""
    table = Table(title=f"{name}: decisions compared and seen")
    table.add_column("kind")
    table.add_column("compared", justify="right")
    table.add_column("seen", justify="right")
    for kind in sorted({*kinds, *report.seen}):
        style = "" if report.compared[kind] else "dim"
        table.add_row(kind, str(report.compared[kind]), str(report.seen[kind]), style=style)
    table.add_section()
    table.add_row("all", str(report.compared.total()), str(report.seen.total()))
    console.print(table)
    for line in report.disagreements[:SHOWN]:
        console.print(f"- {line}", highlight=False, markup=False)
    console.print(f"{name}: {len(report.disagreements)} disagreements")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.referee")
    parser.add_argument("--games", type=int, default=20, help="seeds of every kind of game")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    console = Console()
    games: dict[str, Iterator[Report]] = {"golem": runs.golem(seeds), "alchemists": runs.alchemists(seeds)}
    reports: dict[str, Report] = {}
    with Progress(console=console) as progress:
        for name, found in games.items():
            task = progress.add_task(name, total=PER_SEED[name] * len(seeds))
            reports[name] = Report()
            for report in found:
                reports[name].add(report)
                progress.advance(task)
    show(console, "golem", reports["golem"], runs.GOLEM_KINDS)
    show(console, "alchemists", reports["alchemists"], list(COVERED))
    if any(report.disagreements for report in reports.values()):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
