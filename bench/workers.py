"""`python -m bench.workers`: how much faster a simulation is with several workers than with one.

The runs take turns, so that a machine that slows down does so for all of them; medians are shown. The games
are those of random bots, which are the shortest: what the workers cost weighs most there.
"""

import argparse
import json
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measuring import Row, Settings, run, say, verdict
from goldenlane.sim.plan import Plan
from goldenlane.sim.run import simulate
from goldenlane.sim.workers import Pool, cores, play_here

FOR_TWO = 1.8
"""How many times as fast two workers are to be on two cores."""


def measure(workers: int, games: int, seats: tuple[str, ...]) -> float:
    """Games a second, from the call to the written table: starting the workers counts, too."""
    play = play_here if workers == 1 else Pool(workers).play
    with TemporaryDirectory() as folder:
        start = perf_counter()
        simulate(Plan("golem", seats, games), play, out=Path(folder) / "games.csv")
        return games / (perf_counter() - start)


def rows(settings: Settings) -> list[Row]:
    """The rows of `make bench`: two workers, and as many as there are cores, beside one."""
    say("measuring simulations with several workers ...")
    rounds = min(settings.rounds, 2)  # they are long, so that starting the workers does not decide
    found = run(Path(sys.executable), "-m", "bench.workers", "--json", f"--rounds={rounds}", one_core=False)
    return [
        Row(
            f"simulation, {workers} workers, games of random bots",
            "/s",
            rates["games_per_s"],
            remark=verdict(rates["times"], FOR_TWO, "times one worker", True) if workers == "2" else "",
        )
        for workers, rates in found.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4000, help="games of one run")
    parser.add_argument("--rounds", type=int, default=3, help="runs with each number of workers")
    parser.add_argument("--workers", type=int, default=cores(), help="the largest number of workers")
    parser.add_argument("--seats", default="random,random,random,random", help="who plays")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    seats = tuple(given.seats.split(","))
    numbers = range(1, given.workers + 1)
    runs = [number for _ in range(given.rounds) for number in numbers]
    screen = Console(stderr=True)
    rates: dict[int, list[float]] = {number: [] for number in numbers}
    for number in track(runs, "measuring", console=screen, disable=not screen.is_terminal):
        rates[number].append(measure(number, given.games, seats))
    found = {number: median(rates[number]) for number in numbers}
    if given.json:
        rows = {
            str(number): {"games_per_s": rate, "times": rate / found[1]} for number, rate in found.items()
        }
        json.dump(rows, sys.stdout)
        print()
        return
    table = Table("workers", "games/s", "times one")
    for number, rate in found.items():
        table.add_row(str(number), f"{rate:.1f}", f"{rate / found[1]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
