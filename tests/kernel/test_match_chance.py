"""A match draws from the generator it is given."""

from random import Random, SystemRandom

import goldenlane as gl


def test_a_match_takes_a_generator_of_ones_own_in_place_of_a_seed() -> None:
    given = gl.new("golem", players=2, seed=Random(5))
    assert given.log == gl.new("golem", players=2, seed=5).log
    assert given.log != gl.new("golem", players=2, seed=SystemRandom()).log
