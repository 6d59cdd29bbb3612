"""The scripts that find the weights of the Alchemists bots."""

import numpy as np
import pytest

from goldenlane.bots.alchemists.weights import APPRENTICE
from tuning.alchemists import KNOBS, Knob, play, step, tables, turned
from tuning.alchemists_evidence import best_factor


def test_every_knob_turns_its_weights_and_no_others() -> None:
    for knob in KNOBS:
        new = knob.turned(APPRENTICE, 2.0)
        changed = [
            field for field in APPRENTICE.__slots__ if getattr(new, field) != getattr(APPRENTICE, field)
        ]
        assert changed == [knob.field]


def test_a_knob_turns_some_places_of_a_table() -> None:
    new = Knob("late", "bit", (3, 4)).turned(APPRENTICE, 2.0)
    assert new.bit[:3] == APPRENTICE.bit[:3]
    assert new.bit[3] == 2 * APPRENTICE.bit[3]
    first = Knob("coins", "coins", (0,), 1).turned(APPRENTICE, 2.0).coins
    assert first == ((2, 2 * APPRENTICE.coins[0][1]), *APPRENTICE.coins[1:])


def test_a_step_goes_uphill_where_the_slope_is_sure() -> None:
    steps = step([3.0, -3.0, 0.1], [1.0, 1.0, 1.0])
    assert steps[0] > 0 > steps[1]
    assert steps[2] == 0


def test_no_turn_changes_nothing() -> None:
    assert turned(APPRENTICE, np.zeros(len(KNOBS))) == APPRENTICE


def test_the_same_seed_gives_the_same_points() -> None:
    game = tables()[0]
    assert play(game, [APPRENTICE] * 2, 5) == play(game, [APPRENTICE] * 2, 5)


@pytest.mark.parametrize(("right", "wrong", "factor"), [(1, 1, 1), (4, 1, 4), (16, 1, 16)])
def test_the_best_factor_is_that_of_the_odds(right: int, wrong: int, factor: int) -> None:
    rows = [(0.5, True)] * right + [(0.5, False)] * wrong
    assert best_factor([*rows, (1.0, True), (0.0, False)]) == factor
