"""A simulation from its plan to its results: what is finished already is kept, the rest is played."""

import json
import os
import tempfile
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from goldenlane.sim import journal as journals
from goldenlane.sim import table
from goldenlane.sim.errors import BadTable
from goldenlane.sim.journal import Journal
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.playing import identity
from goldenlane.sim.results import Outcome, outcome, report

Play = Callable[[Plan, Iterator[Job]], Generator[tuple[Job, str], None, None]]
"""Plays the games somewhere and gives each back once, when it is finished."""


class Progress(Protocol):
    """Somebody who wants to know how far it is."""

    def begin(self, what: str, total: int, done: int = 0) -> None:
        """A part of the work begins, some of which may be done already."""

    def step(self) -> None:
        """One game more."""


class Silent:
    """Nobody wants to know."""

    def begin(self, what: str, total: int, done: int = 0) -> None:
        pass

    def step(self) -> None:
        pass


def journal_of(out: Path) -> Path:
    """Where the games of a table are kept until it is written."""
    return out.with_name(out.name + journals.SUFFIX)


def simulate(
    plan: Plan,
    play: Play,
    *,
    out: Path | None = None,
    any_version: bool = False,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play what is left of a plan and report on all of it.

    With ``out``, games are kept in a journal beside it while they are played, and in the table itself in the
    end: whatever interrupts the work, the same call goes on with it.
    """
    told = progress or Silent()
    common = identity(plan)
    if out is None:
        with tempfile.TemporaryDirectory(prefix="goldenlane-") as folder:
            kept = Path(folder) / f"games{journals.SUFFIX}"
            with Journal(kept, common) as journal:
                return _run(plan, play, journal, told)
    table.check_name(out)
    if out.exists() and not journal_of(out).exists():
        _take_back(out, common, any_version=any_version)
    with Journal(journal_of(out), common, any_version=any_version) as journal:
        answer = _run(plan, play, journal, told)
        _write(out, common, journal, list(plan.jobs()), told)
    journal_of(out).unlink()
    return answer


def merge(
    files: Sequence[Path],
    *,
    out: Path | None = None,
    any_version: bool = False,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Report on the games of several files, tables or journals; with ``out``, write them as one table.

    A game that stands in several files is counted once.
    """
    told = progress or Silent()
    if out is not None:
        table.check_name(out)
    if not files:
        raise BadTable("there are no files to merge")
    common, _ = _read(files[0])
    with (
        tempfile.TemporaryDirectory(prefix="goldenlane-") as folder,
        Journal(Path(folder) / f"games{journals.SUFFIX}", common) as journal,
    ):
        for file in files:
            found, records = _read(file)
            journals.compare(found, common, file, any_version=any_version)
            told.begin(f"reading {file.name}", 0)
            for record in records:
                journal.add(Job(record["seed"], record["rotation"]), _line(record))
                told.step()
        jobs = sorted(journal)
        ends = [outcome(record) for record in journal.records(jobs)]
        told.begin("rating", len(jobs))
        answer = report(common["seats"], ends, step=told.step)
        if out is not None:
            _write(out, common, journal, jobs, told)
    return answer


def _read(file: Path) -> tuple[dict[str, Any], Iterator[dict[str, Any]]]:
    return journals.read(file) if file.suffix == journals.SUFFIX else table.read(file)


def _run(plan: Plan, play: Play, journal: Journal, told: Progress) -> dict[str, Any]:
    jobs = list(plan.jobs())
    strange = set(journal) - set(jobs)
    if strange:
        raise BadTable(
            f"{journal.path} holds {len(strange)} games that are not of this simulation, for example that of "
            f"{min(strange)}: take another file, or the --seed, --games and --shard it was begun with"
        )
    ends: dict[Job, Outcome] = {}
    resumed = [job for job in jobs if job in journal]
    told.begin("reading", len(resumed))
    for job, record in zip(resumed, journal.records(resumed), strict=True):
        ends[job] = outcome(record)
        told.step()
    told.begin("playing", len(jobs), len(resumed))
    start, decisions = perf_counter(), 0
    with closing(play(plan, iter([job for job in jobs if job not in ends]))) as games:
        for job, line in games:
            if journal.add(job, line):
                ends[job] = outcome(json.loads(line))
                decisions += ends[job].decisions
                told.step()
    speed = decisions / (perf_counter() - start) if decisions else None
    told.begin("rating", len(jobs))
    return report(plan.seats, [ends[job] for job in jobs], decisions_per_s=speed, step=told.step)


def _take_back(out: Path, common: dict[str, Any], *, any_version: bool) -> None:
    """Make a journal of a finished table again, so that more games can join it."""
    found, records = table.read(out)
    journals.compare(found, common, out, any_version=any_version)
    making = journal_of(out).with_suffix(".new")
    making.unlink(missing_ok=True)
    with Journal(making, common) as journal:
        for record in records:
            journal.add(Job(record["seed"], record["rotation"]), _line(record))
    os.replace(making, journal_of(out))


def _line(record: dict[str, Any]) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _write(out: Path, common: dict[str, Any], journal: Journal, jobs: list[Job], told: Progress) -> None:
    """The games of a journal as a table, in the order of the jobs."""
    layout = table.Layout()
    for record in journal.records(jobs):
        layout.see(record)
    told.begin("writing", len(jobs))
    table.write(out, common, layout, _counted(journal.records(jobs), told))


def _counted(records: Iterable[dict[str, Any]], told: Progress) -> Iterator[dict[str, Any]]:
    for record in records:
        yield record
        told.step()
