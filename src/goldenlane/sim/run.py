"""A simulation from its plan to its results: what is finished already is kept, the rest is played."""

import os
import tempfile
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import msgspec

from goldenlane.sim import dataset
from goldenlane.sim import journal as journals
from goldenlane.sim.errors import BadTable
from goldenlane.sim.journal import Journal
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.playing import identity, version
from goldenlane.sim.results import Outcome, Tally, outcome

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
    code = None if any_version else version(plan)
    layout = dataset.Layout()
    if out is None:
        with tempfile.TemporaryDirectory(prefix="goldenlane-") as folder:
            kept = Path(folder) / f"games{journals.SUFFIX}"
            with Journal(kept, common, code) as journal:
                return _run(plan, play, journal, layout, told)
    dataset.check_name(out)
    if out.exists() and not journal_of(out).exists():
        _take_back(out, common, code)
    with Journal(journal_of(out), common, code) as journal:
        answer = _run(plan, play, journal, layout, told)
        _write(out, common, layout, journal, list(plan.jobs()), told)
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
        dataset.check_name(out)
    if not files:
        raise BadTable("there are no files to merge")
    common, first = _read(files[0])
    code = None if any_version else next((record["code"] for record in first), None)
    layout = dataset.Layout()
    tally = Tally(common["seats"])
    with (
        tempfile.TemporaryDirectory(prefix="goldenlane-") as folder,
        Journal(Path(folder) / f"games{journals.SUFFIX}", common, code) as journal,
    ):
        for file in files:
            told.begin(f"reading {file.name}", 0)
            _copy(file, common, code, journal, told)
        jobs = sorted(journal)
        told.begin("counting", len(jobs))
        for record in journal.records(jobs):
            tally.add(outcome(record))
            layout.see(record)
            told.step()
        if out is not None:
            _write(out, common, layout, journal, jobs, told)
    return tally.report()


def _copy(file: Path, common: dict[str, Any], code: str | None, journal: Journal, told: Progress) -> None:
    """Write the games of a file, which must be of the same simulation, into a journal."""
    found, records = _read(file)
    journals.compare(found, common, file)
    for record in records:
        journals.compare_version(record, code, file)
        line = msgspec.json.encode(record).decode()
        journal.add(Job(record["seed"], record["rotation"]), line)
        told.step()


def _read(file: Path) -> tuple[dict[str, Any], Iterator[dict[str, Any]]]:
    return journals.read(file) if file.suffix == journals.SUFFIX else dataset.read(file)


def _run(plan: Plan, play: Play, journal: Journal, layout: dataset.Layout, told: Progress) -> dict[str, Any]:
    jobs = list(plan.jobs())
    strange = set(journal) - set(jobs)
    if strange:
        raise BadTable(
            f"{journal.path} holds {len(strange)} games that are not of this simulation, for example that of "
            f"{min(strange)}: take another file, or the --seed, --games and --shard it was begun with"
        )
    resumed = [job for job in jobs if job in journal]
    tally = _InOrder(plan, jobs)
    told.begin("reading", len(resumed))
    for job, record in zip(resumed, journal.records(resumed), strict=True):
        tally.add(job, outcome(record))
        layout.see(record)
        told.step()
    told.begin("playing", len(jobs), len(resumed))
    start, decisions = perf_counter(), 0
    with closing(play(plan, iter([job for job in jobs if job not in journal]))) as games:
        for job, line in games:
            if journal.add(job, line):
                record = msgspec.json.decode(line)
                end = outcome(record)
                tally.add(job, end)
                layout.see(record)
                decisions += end.decisions
                told.step()
    return tally.counted.report(decisions / (perf_counter() - start) if decisions else None)


class _InOrder:
    """Counts games in the order of the plan, in whatever order they are finished."""

    def __init__(self, plan: Plan, jobs: list[Job]) -> None:
        self.counted = Tally(plan.seats)
        self._jobs = jobs
        self._waiting: dict[Job, Outcome] = {}

    def add(self, job: Job, end: Outcome) -> None:
        self._waiting[job] = end
        while self.counted.games < len(self._jobs):
            following = self._waiting.pop(self._jobs[self.counted.games], None)
            if following is None:
                return
            self.counted.add(following)


def _take_back(out: Path, common: dict[str, Any], code: str | None) -> None:
    """Make a journal of a finished table again, so that more games can join it."""
    making = out.with_name(f"{out.name}{journals.SUFFIX}.new")
    making.unlink(missing_ok=True)
    with Journal(making, common, code) as journal:
        _copy(out, common, code, journal, Silent())
    os.replace(making, journal_of(out))


def _write(
    out: Path,
    common: dict[str, Any],
    layout: dataset.Layout,
    journal: Journal,
    jobs: list[Job],
    told: Progress,
) -> None:
    """The games of a journal as a table, in the order of the jobs."""
    told.begin("writing", len(jobs))
    dataset.write(out, common, layout, _counted(journal.records(jobs), told))


def _counted(records: Iterable[dict[str, Any]], told: Progress) -> Iterator[dict[str, Any]]:
    for record in records:
        yield record
        told.step()
