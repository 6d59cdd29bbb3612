"""`python -m bench.beside REV`: the speed of these sources beside that of another commit, in one run.

The other commit is checked out into a temporary folder. Engine and environments of both trees take turns,
each in a process of its own on one core, so that a machine that slows down or speeds up does so for both. The
table shows the best of the rounds, for what else runs on a machine can only slow it down, and the ratio of
the two: 1.03 means that this tree is 3 % faster. ``--fast`` compiles both trees and measures the compiled
engines, too.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import geometric_mean
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.measuring import ROOT, MeasurementFailed, Settings, number, run, say
from goldenlane.fast import OFF

ALLOWED = 0.97
"""The least ratio of all measurements together that is no loss."""
PYTHON = Path(sys.executable)
Rates = dict[str, float]


class Tree(NamedTuple):
    """A checkout, and its compiled engine (``OFF``: its sources)."""

    folder: Path
    engine: str

    def rates(self, seconds: float) -> Rates:
        """Choices and steps a second, by what is played."""
        games = self._run("goldenlane", "bench", "--json", f"--seconds={seconds}")
        steps = self._run("bench.environments", str(seconds))
        found = {
            f"{name}, choices": one["choices_per_s"] for name, one in games.items() if "choices_per_s" in one
        }
        return found | {f"environment {name}, steps": rate for name, rate in steps.items()}

    def _run(self, *module: str) -> dict[str, Any]:
        path = f"{self.folder / 'src'}:{self.folder}"
        return run(PYTHON, "-m", *module, folder=self.folder, PYTHONPATH=path, GOLDENLANE_FAST=self.engine)


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """Another commit of this repository in a temporary folder, which is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="beside-") as parent:
        folder = Path(parent) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        made = subprocess.run(
            [*git, "add", "--quiet", "--detach", str(folder), revision],
            stderr=subprocess.PIPE,
            text=True,
        )
        if made.returncode:
            raise MeasurementFailed(f"no commit {revision!r}: {made.stderr.strip().splitlines()[-1]}")
        try:
            yield folder
        finally:
            subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def compiled(folder: Path, into: Path) -> Tree:
    """The compiled engine of a tree."""
    say(f"compiling {folder} ...")
    done = subprocess.run([folder / "scripts" / "fast", sys.prefix, into], stdout=subprocess.DEVNULL)
    if done.returncode:
        raise MeasurementFailed(f"{folder} does not compile")
    return Tree(folder, str(into))


def measured(
    here: Tree, there: Tree, settings: Settings, progress: Progress
) -> dict[str, tuple[float, float]]:
    """By what was measured the best rate of both trees."""
    task = progress.add_task("measuring", total=2 * settings.rounds)
    runs: dict[Tree, list[Rates]] = {here: [], there: []}
    for turn in range(settings.rounds):
        for tree in (here, there) if turn % 2 else (there, here):
            runs[tree].append(tree.rates(settings.seconds))
            progress.advance(task)
    both = [name for name in runs[here][0] if name in runs[there][0]]
    return {name: (_best(runs[here], name), _best(runs[there], name)) for name in both}


def _best(runs: list[Rates], name: str) -> float:
    return max(one[name] for one in runs)


def shown(title: str, rates: dict[str, tuple[float, float]]) -> Table:
    table = Table(title=title)
    for name in ("a second", "this tree", "other", "ratio"):
        table.add_column(name, justify="left" if name == "a second" else "right", no_wrap=True)
    for name, (here, there) in rates.items():
        table.add_row(name, number(here), number(there), f"{here / there:.3f}")
    return table


def together(rates: dict[str, tuple[float, float]]) -> float:
    """One ratio for all: the geometric mean."""
    return geometric_mean(here / there for here, there in rates.values())


def compare(revision: str, settings: Settings, fast: bool) -> dict[str, dict[str, tuple[float, float]]]:
    """By "sources" and "compiled" what was measured."""
    found = {}
    screen = Console(stderr=True)
    with (
        checked_out(revision) as other,
        tempfile.TemporaryDirectory(prefix="beside-fast-") as engines,
        Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress,
    ):
        found["sources"] = measured(Tree(ROOT, OFF), Tree(other, OFF), settings, progress)
        if fast:
            trees = [compiled(folder, Path(engines) / name) for name, folder in (("a", ROOT), ("b", other))]
            found["compiled"] = measured(trees[0], trees[1], settings, progress)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure this tree beside another commit.")
    parser.add_argument("revision", help="the other commit")
    parser.add_argument("--rounds", type=int, default=7, help="runs of each, taking turns")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each game is played in a run")
    parser.add_argument("--fast", action="store_true", help="compile both trees and measure that, too")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("there must be a round, and it must take some time")
    try:
        found = compare(arguments.revision, Settings(arguments.rounds, arguments.seconds), arguments.fast)
    except MeasurementFailed as error:
        say(str(error))
        return 1
    ratios = {name: together(rates) for name, rates in found.items()}
    if arguments.json:
        print(json.dumps({"ratios": ratios, "rates": found}))
    else:
        console = Console() if sys.stdout.isatty() else Console(width=120)
        for name, rates in found.items():
            console.print(shown(f"{name}: this tree beside {arguments.revision}", rates))
            console.print(f"{name}, all together: {ratios[name]:.3f} times as fast")
    return 0 if min(ratios.values()) >= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
