"""The test of fairness for bots: what a seat cannot know changes nothing of what is chosen there."""

from random import Random

import goldenlane as gl
from goldenlane.bots import Seat, bot


def chooses_alike(match: gl.Match, level: str) -> None:
    """Play a game; in a world that looks the same to the seat, a bot that never saw the other one chooses
    the same, given the same generator."""
    game = match.game
    player, twin_player = bot(level, game), bot(level, game)
    rng = Random(3)
    differed = 0
    while not match.over:
        seat = match.to_act[0]
        twin = game.imagine(match.state, seat, rng)
        assert game.view(twin, seat) == match.view(seat)
        differed += game.position(twin) != match.position()
        seed = rng.getrandbits(32)
        choice = player.choose(Seat.of(match, seat), Random(seed))
        assert twin_player.choose(Seat(game, twin, seat), Random(seed)) is choice
        match.play(seat, choice)
    assert differed > 50, "the worlds hardly differed"
