"""A game decision by decision."""

from random import Random

import goldenlane as gl
from goldenlane.kernel.match import Match
from goldenlane.kernel.save import effective
from goldenlane.review.steps import decisions, steps


def played(seed: int, *, undo: bool) -> Match:
    """A whole random game of Golem, with second thoughts if ``undo``."""
    match, rng = gl.new("golem", players=2, seed=seed), Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if undo and rng.random() < 0.2 and match.undo_stop(seat) is None:
            match.undo(seat)
    return match


def test_every_decision_is_met_as_it_stood() -> None:
    match = played(3, undo=False)
    told = []
    for step in steps(match):
        assert step.action in step.match.legal(step.seat)
        told.append((step.seat, step.action.text))
    assert told == [entry for entry in match.log if entry[0] >= 0]
    assert decisions(match) == len(told)


def test_what_was_taken_back_is_not_reviewed() -> None:
    match = played(4, undo=True)
    assert any(text == "undo" for _, text in match.log)
    told = [(step.seat, step.action.text) for step in steps(match)]
    assert told == [entry for entry in effective(match.log) if entry[0] >= 0]
    assert all(text != "undo" for _, text in told)
    assert decisions(match) == len(told)
