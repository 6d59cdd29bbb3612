"""The search, with the simplest guide there is: it counts the points and plays on at random."""

from collections.abc import Hashable
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Budget, Seat
from goldenlane.bots.search import Clock, Search, win_shares
from goldenlane.kernel.action import Action
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import State, apply


class Counting:
    """Golem to the end of the round; every option deserves a look."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.roll_outs = 0

    def candidates(
        self, world: Any, seat: int, options: list[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        return [(option, 0.0) for option in options]

    def horizon(self, world: Any, seat: int) -> Hashable:
        return int(world.round)

    def reached(self, state: Any, horizon: Hashable) -> bool:
        return bool(state.round != horizon)

    def move(self, state: Any, seat: int, rng: Random, mine: bool) -> State:
        apply(state, seat, rng.choice(state.legal(seat)))
        assert isinstance(state, State)
        return state

    def points(self, state: Any) -> list[float]:
        self.roll_outs += 1
        return [float(row["total"]) for row in self.game.scores(state)]

    def spread(self, state: Any) -> float:
        return 10.0


def begun(players: int = 2) -> tuple[gl.Match, Seat]:
    """A match in which somebody has the first turn."""
    match = gl.new("golem", players=players, seed=3)
    rng = Random(3)
    while match.view(match.to_act[0])["decision"]["asks"] != "turn":
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match, Seat.of(match, match.to_act[0])


@pytest.mark.parametrize("iterations", [1, 5, 64, 201])
def test_iterations_are_roll_outs(iterations: int) -> None:
    match, seat = begun()
    guide = Counting(match.game)
    thoughts = Search(guide, Budget(iterations)).think(seat, Random(1))
    assert guide.roll_outs == iterations
    assert sum(thought.visits for thought in thoughts) == iterations
    assert sorted(str(thought.option) for thought in thoughts) == sorted(map(str, seat.options))


def test_the_best_options_are_looked_at_most() -> None:
    match, seat = begun()
    thoughts = Search(Counting(match.game), Budget(200)).think(seat, Random(1))
    visits = [thought.visits for thought in thoughts]
    assert visits[0] == max(visits)
    assert visits[0] > 3 * visits[-1] > 0


def test_the_same_generator_gives_the_same_thoughts() -> None:
    match, seat = begun(4)
    search = Search(Counting(match.game), Budget(100))
    assert search.think(seat, Random(5)) == search.think(seat, Random(5))
    assert search.think(seat, Random(5)) != search.think(seat, Random(6))


def test_a_search_ends_when_its_time_is_over() -> None:
    match, seat = begun()
    guide = Counting(match.game)
    thoughts = Search(guide, Budget(seconds=0.1)).think(seat, Random(1))
    assert sum(thought.visits for thought in thoughts) == guide.roll_outs > 0


def test_finds_the_points_that_lie_on_the_table() -> None:
    """At the end of the game with 8 clay: the head's 3 menorahs count for every golem created."""
    position = {"round": 4, "phase": 6, "players": [{"goods": [8, 0, 0, 10], "to-create": 0}, {}]}
    match = gl.new("golem", players=2, seed=1, position=position)
    while match.view(0)["decision"]["asks"] != "upgrade":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    thoughts = Search(Counting(match.game), Budget(100)).think(Seat.of(match, 0), Random(1))
    assert str(thoughts[0].option) == "upgrade head"


def test_the_chances_of_a_position_add_up() -> None:
    match, seat = begun(3)
    for number in range(3):
        chances = Search(Counting(match.game), Budget(16)).chances(
            Seat(seat.game, match.state, number), Random(1)
        )
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1)


def test_more_points_are_a_better_chance() -> None:
    even, ahead, far = (win_shares([50.0 + lead, 50.0], 8.0)[0] for lead in (0, 8, 40))
    assert even == 0.5 < ahead < far < 1
    assert sum(win_shares([30.0, 40.0, 50.0], 8.0)) == pytest.approx(1)
