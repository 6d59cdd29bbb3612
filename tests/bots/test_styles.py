"""Bots with a style: drawn by lot what they begin with, or with a taste for one strategy."""

from collections import Counter
from random import Random

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, UnknownBot, bot
from goldenlane.bots.golem.judge import tuned
from goldenlane.bots.golem.strategies import STRATEGIES
from goldenlane.kernel.match import Match


def until(match: Match, verb: str) -> Match:
    """Play with the first option until a seat can do something."""
    while not any(option.verb == verb for option in match.legal(match.to_act[0])):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("verb", ["start", "artifact-tile"])
def test_an_impartial_bot_begins_golem_with_anything(verb: str) -> None:
    match = until(gl.new("golem", players=2, seed=1), verb)
    seat = Seat.of(match, match.to_act[0])
    player = bot("apprentice:impartial", match.game)
    chosen = Counter(player.choose(seat, Random(luck)).text for luck in range(60))
    assert set(chosen) == {option.text for option in seat.options}


@pytest.mark.parametrize("verb", ["keep", "order"])
def test_an_impartial_bot_begins_alchemists_with_anything(verb: str) -> None:
    game = gl.new("alchemists", players=2, seed=1, modules=["startup-funding", "busy-days"])
    seat = Seat.of(until(game, verb), game.to_act[0])
    player = bot("random:impartial", game.game)
    chosen = Counter(player.choose(seat, Random(luck)).text for luck in range(90))
    assert set(chosen) == {option.text for option in seat.options}


def test_an_impartial_bot_plays_like_the_other_in_everything_else() -> None:
    match = until(gl.new("golem", players=2, seed=1), "keep")
    seat = Seat.of(match, match.to_act[0])
    impartial, apprentice = (bot(spec, match.game) for spec in ("apprentice:impartial", "apprentice"))
    for luck in range(10):
        assert impartial.choose(seat, Random(luck)) is apprentice.choose(seat, Random(luck))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_strategy_likes_what_the_apprentice_knows(strategy: str) -> None:
    assert set(STRATEGIES[strategy]) <= set(tuned())
    assert bot(f"apprentice:{strategy}", gl.game_of("golem", players=2)).name == f"apprentice:{strategy}"


def test_styles_that_cannot_be() -> None:
    with pytest.raises(UnknownBot, match="no style 'bold' in golem; there are impartial, golems, art"):
        bot("apprentice:bold", gl.game_of("golem", players=2))
    with pytest.raises(UnknownBot, match="the strategy 'golems' is for the apprentice, not for random"):
        bot("random:golems", gl.game_of("golem", players=2))
    with pytest.raises(UnknownBot, match="no style 'golems' in alchemists; there are impartial"):
        bot("apprentice:golems", gl.game_of("alchemists", players=2))
