"""Random players for the tests: they choose evenly among the options of a seat."""

from collections.abc import Iterator
from random import Random

import goldenlane as gl


def move(match: gl.Match, rng: Random) -> tuple[int, gl.Action]:
    """A seat that must act and one of its options."""
    seat = rng.choice(match.to_act)
    return seat, rng.choice(match.legal(seat))


def play_on(match: gl.Match, rng: Random) -> Iterator[gl.Match]:
    """Play to the end; yields before every decision and once when the game is over."""
    while not match.over:
        yield match
        match.play(*move(match, rng))
    yield match


def finish(match: gl.Match, seed: int) -> gl.Match:
    """Play to the end."""
    rng = Random(seed)
    while not match.over:
        match.play(*move(match, rng))
    return match
