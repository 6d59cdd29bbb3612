"""The engine of Golem and the referee agree on every option, board and score of random games."""

import pytest

from tests.referee import runs
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
