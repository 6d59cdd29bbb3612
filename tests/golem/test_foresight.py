"""What a player is told about the rest of the round comes true."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.golem.names import GOODS, VP
from goldenlane.games.golem.phases import control_price, take_income
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.state import NOBODY, advance, apply
from tests.playing import play_on


def _foresight(match: gl.Match, seat: int = 0) -> dict[str, Any]:
    told = match.view(seat)["foresight"]
    assert isinstance(told, dict)
    return told


def _position(**player: Any) -> dict[str, Any]:
    return {
        "round": 2,
        "phase": 3,
        "order": [0, 1],
        "characters": [39, 40, 41, 46],
        "turn": 0,
        "players": [player, {}],
    }


def test_a_spectator_has_nothing_to_foresee() -> None:
    assert gl.new("golem", players=2, seed=1).view(None)["foresight"] is None


def test_golems_ahead_of_their_students_owe_a_knowledge_a_section() -> None:
    match = gl.new(
        "golem",
        players=2,
        position=_position(students=[2, 1, 4], golems=["red 5", "blue 4"], goods=[0, 0, 1, 10]),
    )
    control = _foresight(match)["control"]
    assert control["owed"] == 3
    assert control["golems"] == [{"golem": "red 5", "price": 3}, {"golem": "blue 4", "price": 0}]
    assert control["penalty-now"] == 5
    assert control["knowledge"] == 1


def test_the_cheapest_golems_are_paid_first() -> None:
    match = gl.new(
        "golem",
        players=2,
        position=_position(students=[1, 1, 1], golems=["red 5", "yellow 3", "blue 2"], goods=[0, 0, 3, 10]),
    )
    assert _foresight(match)["control"]["penalty-now"] == 5


def test_the_torso_limits_what_is_owed() -> None:
    position = _position(students=[1, 1, 1], golems=["red 7"], upgraded=["torso"])
    assert _foresight(gl.new("golem", players=2, position=position))["control"]["owed"] == 2


def test_a_goal_tells_how_far_it_is() -> None:
    match = gl.new("golem", players=2, position=_position(students=[4, 1, 1], goals=[51]))
    assert _foresight(match)["goals"] == [
        {"goal": 51, "kind": "student-red", "have": 4, "need": 5, "vp": 2, "done": False}
    ]


def test_steps_due_are_those_of_the_next_movement() -> None:
    match = gl.new("golem", players=2, position=_position(marker=3))
    told = _foresight(match)["movement"]
    rules = match.game.rules  # type: ignore[attr-defined]
    assert told["round"] == 3
    assert told["marker-steps"] == rules.marker_steps[3]
    assert told["character-steps"] == rules.characters[41].steps
    assert told["may-ignore"] == 0


@pytest.mark.parametrize("seed", range(3))
def test_income_comes_as_foreseen(seed: int) -> None:
    for match in play_on(gl.new("golem", players=3, seed=seed), Random(seed)):
        world = _copy(match)
        for seat, player in enumerate(world.players):
            told = _foresight(match, seat)["income"]["goods"]
            before = list(player.goods)
            for source in range(5):
                take_income(world, seat, source)
            assert told == {good: player.goods[i] - before[i] for i, good in enumerate(GOODS)}


@pytest.mark.parametrize("seed", range(3))
def test_control_costs_what_was_foreseen(seed: int) -> None:
    for match in play_on(gl.new("golem", players=3, seed=seed), Random(seed)):
        if not match.view(None)["order"]:
            continue
        world = _copy(match)
        world.stack = []
        world.push(world.rules.control_phase, NOBODY)
        before = [player.goods[VP] for player in world.players]
        told = [_foresight(match, seat)["control"]["penalty-now"] for seat in range(3)]
        advance(world)
        while not world.over:
            seat = world.to_act[0]
            cheapest = min(
                world.legal(seat), key=lambda o: control_price(world, world.players[seat], o.data[0])
            )
            apply(world, seat, cheapest)
        assert told == [before[seat] - player.goods[VP] for seat, player in enumerate(world.players)]


def _copy(match: gl.Match) -> GolemState:
    assert isinstance(match.state, GolemState)
    return match.state.copy()
