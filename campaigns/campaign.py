"""What all campaigns share: how one is described, how it counts, and what it reports."""

import os
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import isnan
from pathlib import Path
from random import Random

import msgspec

from goldenlane import __version__

FAULTS_SHOWN = 50
"""Faults that a report lists; further ones are only counted."""


class Figure(msgspec.Struct, frozen=True):
    """Something that was measured, and what is to be reached, if anything is."""

    said: str
    value: float
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None

    @property
    def reached(self) -> bool:
        """Whether the value is where it should be; one without a goal always is."""
        return (self.at_most is None or self.value <= self.at_most) and (
            self.at_least is None or self.value >= self.at_least
        )


class Report(msgspec.Struct):
    """One run of a campaign."""

    campaign: str
    command: str
    date: str
    version: str
    machine: str
    seed: int
    size: int
    seconds: float
    figures: list[Figure]
    faults: list[str]
    fault_count: int

    @property
    def well(self) -> bool:
        """Nothing was wrong, and every goal was reached."""
        return not self.fault_count and all(figure.reached for figure in self.figures)


@dataclass
class Run:
    """A campaign under way: how much it is to do, by which seed and where, and what it has found so far."""

    size: int
    seed: int
    folder: Path
    """Empty, and gone after the run."""
    short: bool = False
    """In the tests: as much as there is time for, and no figure counts."""
    step: Callable[[int], None] = lambda done: None
    """Called with how much more of the size is done."""
    tell: Callable[[str], None] = lambda text: None
    """Called with what the campaign does now."""
    done: int = 0
    figures: list[Figure] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    fault_count: int = 0

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)

    def advance(self, count: int = 1) -> None:
        self.done += count
        self.step(count)

    def fault(self, text: str) -> None:
        """Something that must never happen has happened."""
        self.fault_count += 1
        if len(self.faults) < FAULTS_SHOWN:
            self.faults.append(text)

    def figure(
        self,
        said: str,
        value: float,
        unit: str = "",
        *,
        at_most: float | None = None,
        at_least: float | None = None,
    ) -> None:
        if isnan(value):
            if not self.short:
                self.fault(f"not measured: {said}")
            return
        self.figures.append(Figure(said, value, unit, at_most, at_least))


class Campaign(msgspec.Struct, frozen=True):
    """A row of the list of campaigns."""

    name: str
    about: str
    """What it does, for the command's help and the documentation."""
    counts: str
    """What its size counts."""
    full: int
    """The size of a whole run."""
    short: int
    """The size of the form in the tests."""
    run: Callable[[Run], None]


def machine() -> str:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    return (
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, "
        f"load average {load:.1f} at the start"
    )


def carry_out(campaign: Campaign, run: Run) -> Report:
    """Run a campaign to its end, and report."""
    began, on = time.monotonic(), machine()
    date = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    campaign.run(run)
    return Report(
        campaign.name,
        f"python -m campaigns {campaign.name} --size {run.size} --seed {run.seed}",
        date,
        __version__,
        on,
        run.seed,
        run.size,
        round(time.monotonic() - began, 1),
        run.figures,
        run.faults,
        run.fault_count,
    )
