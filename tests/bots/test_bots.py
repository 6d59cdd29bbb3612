"""The registry, the seat that a bot gets, and the random bot."""

from random import Random

import pytest

import goldenlane as gl
from goldenlane.bots import BadBudget, Budget, Seat, UnknownBot, bot, bots, read_spec


def test_the_bots_by_name_weakest_first() -> None:
    assert bots() == ("random", "beginner", "apprentice", "master")


@pytest.mark.parametrize("game", ["golem", "alchemists"])
@pytest.mark.parametrize("name", ["random", "apprentice"])
def test_a_bot_knows_its_name(game: str, name: str) -> None:
    assert bot(name, gl.game_of(game, players=2)).name == name


@pytest.mark.parametrize("name", ["beginner", "master"])
def test_alchemists_has_all_levels(name: str) -> None:
    assert bot(name, gl.game_of("alchemists", players=2)).name == name


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'clever'; there are random, beginner, apprentice, master"):
        bot("clever", gl.game_of("golem", players=2))


def test_a_spec_may_say_how_long_to_think() -> None:
    assert read_spec("apprentice") == ("apprentice", None)
    assert read_spec("master@64") == ("master", Budget(iterations=64))
    assert read_spec("master@0.5s") == ("master", Budget(seconds=0.5))


@pytest.mark.parametrize("spec", ["master@", "master@0", "master@-1", "master@1.5", "master@0s", "master@1m"])
def test_a_budget_that_cannot_be_is_refused(spec: str) -> None:
    with pytest.raises(BadBudget):
        read_spec(spec)


def test_a_bot_that_does_not_search_has_no_budget() -> None:
    with pytest.raises(BadBudget, match=r"'random@64': the bot 'random' does not search"):
        read_spec("random@64")


@pytest.mark.parametrize("text", ["1", "64", "0.5s", "2s"])
def test_a_budget_is_written_as_it_is_read(text: str) -> None:
    assert str(Budget.read(text)) == text


def test_a_budget_is_either_iterations_or_seconds() -> None:
    with pytest.raises(BadBudget, match="either"):
        Budget()
    with pytest.raises(BadBudget, match="either"):
        Budget(64, 1.0)


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
