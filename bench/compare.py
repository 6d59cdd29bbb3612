"""`make bench`: Golden Lane's speed beside catanatron's, in one run; then its server and page.

The two take turns (ours, peer, ours, peer, ..., ours), so that a machine that slows down or speeds up does so
for both; the table shows medians. The peer lives in an environment of its own under .bench/. Where it cannot
be installed, the table says "not measured" and shows our numbers alone.

The server and the page are measured on all cores, against the figures that they are to reach. The peer's
web server is not in its published package and cannot be measured in the same run: the ratios are to what was
noted of it once.
"""

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from math import isnan
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ROOT / "bench" / "peer-requirements.txt"
PEER = "catanatron"
PEER_ENVIRONMENT = ROOT / ".bench" / PEER
INSTALL_TIMEOUT_S = 300
MEASURE_TIMEOUT_S = 120

Rates = dict[str, float]
"""What one measurement found, by name: choices_per_s, copy_us, ..."""


class MeasurementFailed(ValueError):
    """A measuring command did not answer with numbers; the message shows what it said instead."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def install_peer() -> bool:
    """Make the peer's environment, once for each state of its requirements; tell whether it is there."""
    stamp = PEER_ENVIRONMENT / "installed.txt"
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return True
    say(f"bench: installing {PEER} into {PEER_ENVIRONMENT.relative_to(ROOT)}")
    pip = [str(PEER_ENVIRONMENT / "bin" / "pip"), "-qq", "--disable-pip-version-check", "--retries=1"]
    try:
        venv.create(PEER_ENVIRONMENT, clear=True, with_pip=True)
        subprocess.run([*pip, "install", "-r", str(REQUIREMENTS)], check=True, timeout=INSTALL_TIMEOUT_S)
    except (OSError, subprocess.SubprocessError) as error:
        reason = "pip failed" if isinstance(error, subprocess.CalledProcessError) else error
        say(f"bench: {PEER} cannot be installed ({reason}): not measured")
        return False
    stamp.write_text(wanted, encoding="utf-8")
    return True


def run(program: Path, *arguments: str) -> dict[str, Any]:
    """Run a measuring program and read the JSON it prints."""
    shown = " ".join([program.name, *arguments])
    # catanatron lists options in the order of sets: without a fixed hash seed its games would not repeat.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    try:
        done = subprocess.run(
            [program, *arguments],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            timeout=MEASURE_TIMEOUT_S,
        )
    except subprocess.TimeoutExpired:
        raise MeasurementFailed(f"{shown} took longer than {MEASURE_TIMEOUT_S} s") from None
    if done.returncode != 0:
        raise MeasurementFailed(f"{shown} ended with exit code {done.returncode}")
    try:
        answer = json.loads(done.stdout)
    except json.JSONDecodeError:
        raise MeasurementFailed(f"{shown} printed no JSON: {done.stdout[:200]!r}") from None
    if not isinstance(answer, dict):
        raise MeasurementFailed(f"{shown} printed no JSON object: {done.stdout[:200]!r}")
    return answer


def measure_us() -> dict[str, Rates]:
    """One run of our own measurements, by what was measured: golem-4p, deduction, ..."""
    answer = run(Path(sys.executable).parent / "goldenlane", "bench", "--json")
    return {
        entry: {name: float(value) for name, value in rates.items() if isinstance(value, int | float)}
        for entry, rates in answer.items()
        if isinstance(rates, dict)
    }


def measure_peer(games: int) -> dict[str, Rates]:
    script = Path("bench") / "catanatron_choices.py"
    return {PEER: run(PEER_ENVIRONMENT / "bin" / "python", str(script), str(games))}


def medians(runs: list[dict[str, Rates]]) -> dict[str, Rates]:
    """The median of each number over the runs."""
    return {
        entry: {name: median(run[entry][name] for run in runs) for name in rates}
        for entry, rates in runs[0].items()
    }


def measure(rounds: int, games: int, with_peer: bool) -> tuple[dict[str, Rates], dict[str, Rates]]:
    """The medians of our runs and of the peer's, each run of the peer between two of ours."""
    ours: list[dict[str, Rates]] = []
    peers: list[dict[str, Rates]] = []
    turn = ["goldenlane", PEER] if with_peer else ["goldenlane"]
    order = turn * rounds + ["goldenlane"]
    for number, who in enumerate(order, start=1):
        start = time.perf_counter()
        say(f"bench: [{number}/{len(order)}] measuring {who} ...")
        if who == PEER:
            peers.append(measure_peer(games))
        else:
            ours.append(measure_us())
        say(f"bench: [{number}/{len(order)}] {who} took {time.perf_counter() - start:.1f} s")
    return medians(ours), medians(peers) if peers else {}


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3g}"


def table(ours: dict[str, Rates], peers: dict[str, Rates]) -> Table:
    """One row for each entry, one column for each number; the ratio compares choices per second."""
    rows = {**ours, **peers}
    columns = list(dict.fromkeys(name for rates in rows.values() for name in rates))
    result = Table(title="Golden Lane: medians, one core")
    result.add_column("measured", no_wrap=True)
    for name in columns:
        result.add_column(name.replace("_per_s", "/s").replace("_", " "), justify="right")
    result.add_column(f"choices/s : {PEER}", justify="right")
    peer_choices = peers.get(PEER, {}).get("choices_per_s")
    for entry, rates in rows.items():
        choices = rates.get("choices_per_s")
        ratio = f"{choices / peer_choices:.2f}" if choices and peer_choices else ""
        result.add_row(entry, *(number(rates[name]) if name in rates else "" for name in columns), ratio)
    if not peers:
        result.add_row(PEER, *("" for _ in columns), "not measured")
    return result


class Figure(NamedTuple):
    """One number of the server or the page: its name, how it is said, and what is to be reached."""

    name: str
    said: str
    unit: str
    target: float | None = None
    at_least: bool = False
    noted: float | None = None
    """What was noted of the peer's server."""

    def ratio(self, value: float) -> str:
        """How many times better than the peer."""
        if self.noted is None or not value:
            return ""
        times = value / self.noted if self.at_least else self.noted / value
        return f"{number(times)} x ({number(self.noted)} {self.unit})"

    def verdict(self, value: float) -> str:
        if self.target is None:
            return ""
        sign = ">=" if self.at_least else "<="
        reached = value >= self.target if self.at_least else value <= self.target
        return f"{sign} {number(self.target)} {self.unit}: {'reached' if reached else 'missed'}"


FIGURES = (
    Figure("actions_per_s", "actions, each durable before it is acknowledged", "/s", 1000, True, noted=35),
    Figure("actions_per_cpu_s", "the same for each second of a processor", "/s"),
    Figure("cpu_ms_per_action", "processor time of the server for an action", "ms"),
    Figure("player_cpu_ms_per_action", "processor time of the player who makes it", "ms"),
    Figure("waited_share", "share of the time that others had the server's core", ""),
    Figure("bytes_per_action", "stored for an action", "bytes", 1024, noted=80_000),
    Figure("p50_ms", "action to view, 100 tables of 4 sockets, median", "ms"),
    Figure("p99_ms", "action to view, 99th percentile", "ms", 50),
    Figure("latency_waited_share", "share of the time that others had the server's core", ""),
    Figure("memory_mb", "memory of the server with these tables", "MB"),
    Figure("start_s", "start until the first answer", "s"),
    Figure("start_memory_mb", "memory after the start", "MB"),
    Figure("entry_kb", "page and the files it names, compressed", "kB", 200),
    Figure("first_load_kb", "all that the browser fetches first", "kB", 200),
    Figure("interactive_s", "until the lobby can be used (Chromium)", "s", 1),
)


def measure_server(seconds: float) -> Rates:
    """The server under load, then the page on a server without load."""
    found: Rates = {}
    python = Path(sys.executable)
    parts = {"server": ["bench.server_load", f"--seconds={seconds}"], "page": ["bench.page_load"]}
    for part, arguments in parts.items():
        start = time.perf_counter()
        say(f"bench: measuring the {part} ...")
        try:
            found |= run(python, "-m", *arguments, "--json")
        except MeasurementFailed as error:
            say(f"bench: {error}: not measured")
        say(f"bench: the {part} took {time.perf_counter() - start:.1f} s")
    return found


def server_table(found: Rates) -> Table:
    """One row for each figure, and what is to be reached."""
    result = Table(title="Golden Lane: server (one process, SQLite) and page, all on this machine")
    result.add_column("measured", no_wrap=True)
    result.add_column("", justify="right", no_wrap=True)
    result.add_column("to reach", no_wrap=True)
    result.add_column(f"better than {PEER} (noted)", justify="right", no_wrap=True)
    for figure in FIGURES:
        value = found.get(figure.name)
        if value is None or isnan(value):
            result.add_row(figure.said, "not measured")
        else:
            said = f"{number(value)} {figure.unit}".strip()
            result.add_row(figure.said, said, figure.verdict(value), figure.ratio(value))
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Golden Lane beside catanatron.")
    parser.add_argument("--rounds", type=int, default=3, help="runs of the peer, each between two of ours")
    parser.add_argument("--games", type=int, default=100, help="games of catanatron in a run")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each load of the server lasts")
    arguments = parser.parse_args()
    served = measure_server(arguments.seconds)
    if hasattr(os, "sched_setaffinity"):
        # Both sides inherit the core; the last one is the least likely to serve interrupts.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        ours, peers = measure(arguments.rounds, arguments.games, install_peer())
    except MeasurementFailed as error:
        say(f"bench: {error}")
        return 1
    # Wide enough for every column when the output is not a terminal.
    console = Console() if sys.stdout.isatty() else Console(width=140)
    console.print(table(ours, peers))
    console.print(server_table(served))
    return 0


if __name__ == "__main__":
    sys.exit(main())
