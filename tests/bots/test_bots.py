"""The registry, the seat that a bot gets, and the random bot."""

from random import Random

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, UnknownBot, bot, bots


def test_the_bots_by_name() -> None:
    game = gl.game_of("golem", players=2)
    assert bots() == ("random", "greedy")
    assert [bot(name, game).name for name in bots()] == list(bots())


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'clever'; there are random, greedy"):
        bot("clever", gl.game_of("golem", players=2))


def test_a_seat_knows_its_view_and_options_and_not_the_state() -> None:
    match = gl.new("golem", players=2, seed=1)
    seat = Seat.of(match, 0)
    assert seat.view == match.view(0)
    assert seat.options == match.legal(0)
    assert [name for name in dir(seat) if not name.startswith("_")] == [
        "game",
        "imagine",
        "number",
        "of",
        "options",
        "view",
    ]


def test_an_imagined_world_is_not_the_state_of_the_match() -> None:
    match = gl.new("golem", players=3, seed=1)
    world = Seat.of(match, 0).imagine(Random(0))
    assert world is not match.state
    assert match.game.view(world, 0) == match.view(0)
    assert match.game.position(world) != match.position()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_random_bot_plays_whole_games(players: int) -> None:
    match = gl.new("golem", players=players, seed=players)
    player = bot("random", match.game)
    rng = Random(players)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, player.choose(Seat.of(match, seat), rng))
    assert len(match.scores()) == max(2, players)
