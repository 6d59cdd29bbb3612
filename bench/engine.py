"""Our games, from their sources and compiled, beside catanatron.

They take turns (sources, compiled, catanatron, sources, ...), so that a machine that slows down or speeds up
does so for all; the rows show medians. Everything is counted in processor time on one core.
"""

import sys
from collections.abc import Callable
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
TAG = (100_000, 170_000)
"""Decisions a second published of TAG, a framework in Java, on games of this size; not measured here."""
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


def compiled_folder() -> str | None:
    """The compiled engine of these sources: what `make fast` made, or the one of the tests."""
    for folder in (fast.FOLDER, ROOT / ".fast" / "tested"):
        if fast.fits(folder):
            return str(folder)
    say("there is no compiled engine of these sources (make fast): not measured")
    return None


def rows(settings: Settings) -> list[Row]:
    """Cost of a decision by players and modules, choices beside catanatron's, copies."""
    folder = compiled_folder()
    python = peer_python(PEER)
    pure: Runs = []
    compiled: Runs = []
    peers: Runs = []
    for turn in range(1, settings.rounds + 1):
        say(f"[{turn}/{settings.rounds}] measuring the games and {PEER} ...")
        pure.append(_ours(fast.OFF, settings.seconds))
        if folder:
            compiled.append(_ours(folder, settings.seconds))
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
        copied = quick.get(name, {}).get("copy_us")
        remark = both(rates["copy_us"], copied, lambda one: verdict(one, COPY_US, "µs"))
        found.append(Row(f"{name}, a copy", "µs", rates["copy_us"], copied, remark))
    return found


def _peer(python: Path) -> dict[str, Rates]:
    return {PEER: run(python, str(PEERS / "catanatron_choices.py"), str(PEER_GAMES))}


def both(value: float, compiled: float | None, say_of: Callable[[float], str]) -> str:
    """What is to be said of the sources and of the compiled engine: once, where it is the same."""
    remarks = [say_of(value)] if compiled is None else [say_of(value), say_of(compiled)]
    if len(set(remarks)) == 1:
        return remarks[0]
    return f"sources {remarks[0]}; compiled {remarks[1]}"


def _beside_tag(rate: float) -> str:
    low, high = TAG
    place = "below" if rate < low else "above" if rate > high else "within"
    return f"{place} TAG's published {low:,} to {high:,}"


def _choices(ours: dict[str, Rates], quick: dict[str, Rates], theirs: float | None) -> list[Row]:
    """With four players: choices beside catanatron's, decisions beside what is published of TAG."""
    found = []
    for name in (name for name in ours if name.endswith("-4p")):
        value, compiled = ours[name]["choices_per_s"], quick.get(name, {}).get("choices_per_s")
        remark = ""
        if theirs:
            times = " and ".join(f"{one / theirs:.1f}" for one in (value, compiled) if one)
            compiled_ratio = compiled / theirs if compiled else None
            reached = both(value / theirs, compiled_ratio, lambda one: verdict(one, RATIO, "times", True))
            remark = f"{times} times {PEER}'s; {reached}"
        found.append(Row(f"{name}, choices", "/s", value, compiled, remark))
    for name in (name for name in ours if name.endswith("-4p")):
        value, compiled = ours[name]["decisions_per_s"], quick.get(name, {}).get("decisions_per_s")
        found.append(Row(f"{name}, decisions", "/s", value, compiled, both(value, compiled, _beside_tag)))
    return found
