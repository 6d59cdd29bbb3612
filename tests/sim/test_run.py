"""Simulations from the plan to the table: resumed, extended, merged."""

import csv
import json
from collections.abc import Generator, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from goldenlane.sim.errors import BadTable
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.playing import version
from goldenlane.sim.run import journal_of, merge, simulate
from goldenlane.sim.workers import Pool, play_here

SEATS = ("random", "random", "random")
PLAN = Plan("golem", SEATS, 12)


def rows(path: Path, *, seconds: bool = False) -> list[dict[str, str]]:
    """A CSV table, usually without the durations."""
    with path.open(newline="") as file:
        found = list(csv.DictReader(file))
    for row in found:
        if not seconds:
            del row["seconds"]
    return found


class Counted:
    """Plays games and remembers which; interrupted after some, if so wanted."""

    def __init__(self, until: int | None = None) -> None:
        self.jobs: list[Job] = []
        self._until = until

    def __call__(self, plan: Plan, jobs: Iterator[Job]) -> Generator[tuple[Job, str], None, None]:
        for job, line in play_here(plan, islice(jobs, self._until)):
            self.jobs.append(job)
            yield job, line
        if self._until is not None:
            raise KeyboardInterrupt


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_interrupted_work_goes_on(tmp_path: Path, name: str) -> None:
    whole = simulate(PLAN, play_here)
    out = tmp_path / name
    for until in (5, 0, 3):
        with pytest.raises(KeyboardInterrupt):
            simulate(PLAN, Counted(until), out=out)
        assert not out.exists()
    rest = Counted()
    answer = simulate(PLAN, rest, out=out)
    assert rest.jobs == list(PLAN.jobs())[8:]
    assert answer["games"] == 12
    assert answer["results"] == whole["results"]
    assert not journal_of(out).exists()
    again = Counted()
    assert simulate(PLAN, again, out=out)["results"] == whole["results"]
    assert again.jobs == []


def test_a_finished_table_can_be_extended(tmp_path: Path) -> None:
    out, direct = tmp_path / "games.csv", tmp_path / "direct.csv"
    simulate(Plan("golem", SEATS, 6), play_here, out=out)
    first = [(row["seed"], row["rotation"], row["seconds"]) for row in rows(out, seconds=True)]
    more = Counted()
    simulate(PLAN, more, out=out)
    assert len(more.jobs) == 6
    again = [(row["seed"], row["rotation"], row["seconds"]) for row in rows(out, seconds=True)]
    assert again[: len(first)] == first
    simulate(PLAN, play_here, out=direct)
    assert rows(out) == rows(direct)


def test_the_number_of_workers_changes_no_row(tmp_path: Path) -> None:
    tables = []
    for workers in (1, 2, 3):
        out = tmp_path / f"{workers}.csv"
        simulate(PLAN, Pool(workers).play, out=out)
        tables.append(rows(out))
    assert tables[0] == tables[1] == tables[2]
    assert [(row["seed"], row["rotation"], row["seat"]) for row in tables[0]] == [
        (str(job.seed), str(job.rotation), str(seat)) for job in PLAN.jobs() for seat in range(3)
    ]


def test_shards_are_merged(tmp_path: Path) -> None:
    whole = simulate(PLAN, play_here, out=tmp_path / "whole.csv")
    parts = []
    for part, suffix in ((1, "csv"), (2, "parquet"), (3, "csv")):
        parts.append(tmp_path / f"part{part}.{suffix}")
        simulate(Plan("golem", SEATS, 12, shard=(part, 3)), play_here, out=parts[-1])
    answer = merge(parts, out=tmp_path / "merged.csv")
    assert answer["games"] == 12
    assert answer["results"] == whole["results"]
    assert rows(tmp_path / "merged.csv") == rows(tmp_path / "whole.csv")


def test_a_game_in_several_files_is_counted_once(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    simulate(PLAN, play_here, out=out)
    assert merge([out, out])["games"] == 12


def test_an_interrupted_part_can_be_merged_too(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, Counted(4), out=out)
    assert merge([journal_of(out)])["games"] == 4


@pytest.mark.parametrize(
    "other",
    [
        Plan("golem", ("random", "random"), 2),
        Plan("golem", SEATS, 3, options={"setup": "intro"}),
        Plan("alchemists", SEATS, 3),
    ],
)
def test_only_games_of_one_simulation_are_merged(tmp_path: Path, other: Plan) -> None:
    simulate(Plan("golem", SEATS, 3), play_here, out=tmp_path / "one.csv")
    simulate(other, play_here, out=tmp_path / "other.csv")
    with pytest.raises(BadTable, match=r"other\.csv holds another simulation"):
        merge([tmp_path / "one.csv", tmp_path / "other.csv"])
    with pytest.raises(BadTable, match="holds another simulation"):
        simulate(other, play_here, out=tmp_path / "one.csv")


def test_nothing_to_merge() -> None:
    with pytest.raises(BadTable, match="no files"):
        merge([])


@pytest.mark.parametrize("change", [{"seed": 2}, {"games": 6}, {"shard": (1, 2)}])
def test_games_that_are_not_planned_are_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    out = tmp_path / "games.csv"
    simulate(PLAN, play_here, out=out)
    plan = Plan(**{**json.loads(PLAN.text()), "seats": SEATS, "shard": (1, 1), **change})
    with pytest.raises(BadTable, match="games that are not of this simulation"):
        simulate(plan, play_here, out=out)


def test_games_that_come_back_twice_are_counted_once(tmp_path: Path) -> None:
    def twice(plan: Plan, jobs: Iterator[Job]) -> Generator[tuple[Job, str], None, None]:
        for job, line in play_here(plan, jobs):
            yield job, line
            yield job, line

    answer = simulate(PLAN, twice, out=tmp_path / "games.csv")
    assert answer["games"] == 12
    assert answer["results"]["random"]["seats"] == 36
    assert len(rows(tmp_path / "games.csv")) == 36


def test_somebody_is_told_how_far_it_is() -> None:
    class Listener:
        def __init__(self) -> None:
            self.parts: list[list[Any]] = []

        def begin(self, what: str, total: int, done: int = 0) -> None:
            self.parts.append([what, total, done])

        def step(self) -> None:
            self.parts[-1][2] += 1

    listener = Listener()
    simulate(PLAN, play_here, progress=listener)
    assert listener.parts == [["reading", 0, 0], ["playing", 12, 12]]


def test_games_of_another_version_are_counted_when_they_are_welcome(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    simulate(Plan("golem", SEATS, 6), play_here, out=out)
    out.write_text(out.read_text().replace(version(PLAN), "older"))
    with pytest.raises(BadTable, match=r"another version of the rules or bots \(older, here"):
        simulate(PLAN, play_here, out=out)
    simulate(PLAN, play_here, out=out, any_version=True)
    codes = [row["code"] for row in rows(out)]
    assert codes == ["older"] * 18 + [version(PLAN)] * 18
    with pytest.raises(BadTable, match="another version"):
        merge([out])
    assert merge([out], any_version=True)["games"] == 12
