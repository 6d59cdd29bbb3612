"""Our games, from their sources and compiled, beside catanatron.

They take turns (sources, compiled, catanatron, sources, ...), so that a machine that slows down or speeds up
does so for all; the rows show medians. Everything is counted in processor time on one core.
"""

import sys
from pathlib import Path
from statistics import median

from bench.measuring import (
    PEERS,
    ROOT,
    Row,
    Settings,
    peer_python,
    run,
    say,
    verdict,
)
from goldenlane import fast

PEER = "catanatron"
PEER_GAMES = 60
RATIO = 10.0
"""How many times catanatron's choices a second are to be reached with four players."""
TAG = 100_000
"""Decisions a second of TAG, in Java, on games of this size (its authors' figure: 100 to 170 thousand)."""
COPY_US = 12.0
Rates = dict[str, float]
Runs = list[dict[str, Rates]]


def _ours(folder: str, seconds: float) -> dict[str, Rates]:
    program = Path(sys.executable).parent / "goldenlane"
    answer = run(program, "bench", "--json", f"--seconds={seconds}", GOLDENLANE_FAST=folder)
    return {name: rates for name, rates in answer.items() if "choices_per_s" in rates}


def _medians(runs: Runs) -> dict[str, Rates]:
    """The median of each number over the runs."""
    return {
        entry: {name: median(one[entry][name] for one in runs) for name in rates}
        for entry, rates in (runs[0].items() if runs else ())
    }


def _compiled_folder() -> str | None:
    """The compiled engine of these sources: what `make fast` made, or the one of the tests."""
    for folder in (fast.FOLDER, ROOT / ".fast" / "tested"):
        if fast.fits(folder):
            return str(folder)
    say("there is no compiled engine of these sources (make fast): not measured")
    return None


def rows(settings: Settings) -> list[Row]:
    """Cost of a decision by players and modules, choices beside catanatron's, copies."""
    compiled_folder = _compiled_folder()
    python = peer_python(PEER)
    pure: Runs = []
    compiled: Runs = []
    peers: Runs = []
    for turn in range(1, settings.rounds + 1):
        say(f"[{turn}/{settings.rounds}] measuring the games and {PEER} ...")
        pure.append(_ours(fast.OFF, settings.seconds))
        if compiled_folder:
            compiled.append(_ours(compiled_folder, settings.seconds))
        if python:
            peers.append(_peer(python))
    ours, quick = _medians(pure), _medians(compiled)
    theirs = _medians(peers).get(PEER, {}).get("choices_per_s")
    found = [
        Row(f"{PEER}, 4 players, choices", "/s", theirs, None, "" if theirs else "not measured"),
        *_choices(ours, quick, theirs),
    ]
    for name, rates in ours.items():
        fast_rates = quick.get(name, {})
        found.append(
            Row(
                f"{name}, a decision",
                "µs",
                1e6 / rates["decisions_per_s"],
                1e6 / fast_rates["decisions_per_s"] if fast_rates else None,
            )
        )
    for name, rates in ours.items():
        best = quick.get(name, rates)["copy_us"]
        found.append(
            Row(
                f"{name}, a copy",
                "µs",
                rates["copy_us"],
                quick.get(name, {}).get("copy_us"),
                verdict(best, COPY_US, "µs"),
            )
        )
    return found


def _peer(python: Path) -> dict[str, Rates]:
    return {PEER: run(python, str(PEERS / "catanatron_choices.py"), str(PEER_GAMES))}


def _choices(ours: dict[str, Rates], quick: dict[str, Rates], theirs: float | None) -> list[Row]:
    found = []
    for name, rates in ours.items():
        if not name.endswith("-4p"):
            continue
        value, best = rates["choices_per_s"], quick.get(name, {}).get("choices_per_s")
        remark = ""
        if theirs:
            times = " and ".join(f"{one / theirs:.1f}" for one in (value, best) if one)
            remark = f"{times} times {PEER}; " + verdict((best or value) / theirs, RATIO, "times", True)
        found.append(Row(f"{name}, choices", "/s", value, best, remark))
    decisions = [(name, (quick or ours)[name]["decisions_per_s"]) for name in ours if name.endswith("-4p")]
    found += [
        Row(
            f"{name}, decisions",
            "/s",
            ours[name]["decisions_per_s"],
            quick.get(name, {}).get("decisions_per_s"),
            "TAG (Java): " + verdict(value, TAG, "/s", True),
        )
        for name, value in decisions
    ]
    return found
