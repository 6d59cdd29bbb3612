"""The engine of Golem and the referee agree on every option, board and score of random games."""

import re
from pathlib import Path

import pytest

import goldenlane as gl
from tests.referee import golem_referee, runs
from tests.referee.following import Report

SEEDS = range(10)


@pytest.fixture(scope="module")
def report() -> Report:
    return runs.total(runs.golem(SEEDS))


def test_engine_and_referee_agree(report: Report) -> None:
    assert report.disagreements == []


def test_every_decision_is_compared(report: Report) -> None:
    """Nothing is left out: each kind of decision is one of the list, and each decision was compared."""
    assert set(report.seen) <= set(runs.GOLEM_KINDS)
    assert report.compared == report.seen


def test_most_kinds_come_up(report: Report) -> None:
    """A short run meets nearly every kind, and thousands of decisions."""
    assert len(set(runs.GOLEM_KINDS) - set(report.seen)) <= 3
    assert report.seen.total() > 5000


def test_four_book_columns(tmp_path: Path) -> None:
    """The number of columns is a value of the content."""
    text, changes = re.subn(r"(?m)^(book-columns +\|) +5", r"\1 4", gl.new("golem", seed=1).game.content.text)
    assert changes == 1
    content = tmp_path / "four.txt"
    content.write_text(text, encoding="utf-8")
    report = Report()
    for seed in range(6):
        golem_referee.whole(2 + seed % 3, "normal", seed, report, content=content)
    assert report.disagreements == []
    assert report.compared["column"] > 0
