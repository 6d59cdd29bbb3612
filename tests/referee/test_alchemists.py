"""The engine of Alchemists and the referee agree on debunking, sales, publishing and declaring."""

import pytest

from tests.referee import runs
from tests.referee.alchemists_referee import COVERED, NOT_COVERED
from tests.referee.following import Report

SEEDS = range(12)


@pytest.fixture(scope="module")
def report() -> Report:
    return runs.total(runs.alchemists(SEEDS))


def test_engine_and_referee_agree(report: Report) -> None:
    assert report.disagreements == []


def test_every_decision_of_a_covered_kind_is_compared(report: Report) -> None:
    """A kind is covered, or it is named as one that is only counted."""
    assert set(report.seen) <= {*COVERED, *NOT_COVERED}
    assert report.compared == {kind: n for kind, n in report.seen.items() if kind in COVERED}


def test_every_covered_kind_comes_up(report: Report) -> None:
    assert set(report.compared) == set(COVERED)
