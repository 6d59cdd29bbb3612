"""Imagined worlds: uniform among those that agree with the facts, and playable to the end."""

from collections import Counter
from random import Random

import pytest

from goldenlane.games.alchemists.alchemy import parse_ingredient, parse_potion
from goldenlane.games.alchemists.vocabulary import (
    ANIMATE_FACT,
    ASPECT_FACT,
    CLASS_FACT,
    GOLEM_FACT,
    MIX_FACT,
    fact,
)
from goldenlane.games.alchemists.worlds import golems, sample_world, worlds
from goldenlane.kernel.state import CHANCE
from tests.alchemists.walks import KINDS, Walk, walk

TOAD, FERN, CLAW = map(parse_ingredient, ("toad", "fern", "claw"))


def test_without_facts_every_world() -> None:
    assert len(worlds(())) == 40320


@pytest.mark.parametrize(
    ("known", "count"),
    [
        (fact(MIX_FACT, TOAD, FERN, 1 << parse_potion("R+")), 40320 // 7),  # each result has 4 of 28 pairs
        (fact(ASPECT_FACT, TOAD, TOAD, 0), 40320 // 2),
        (fact(CLASS_FACT, TOAD, TOAD, 1), 40320 // 2),
    ],
)
def test_worlds_of_one_fact(known: int, count: int) -> None:
    assert len(worlds((known,))) == count


def test_golems_of_facts() -> None:
    """Each organ reacts to 4 alchemicals, so each of the four reactions leaves a quarter of all worlds."""
    known = fact(GOLEM_FACT, TOAD, TOAD, 3 * 1 + 0)
    assert sum(mask.bit_count() for _, mask in worlds((known,))) == 40320 * 24 // 4
    animated = fact(ANIMATE_FACT, TOAD, FERN, 1)
    assert sum(mask.bit_count() for _, mask in worlds((animated,))) == 40320 * 24 // 28


def test_samples_are_uniform() -> None:
    known = [
        fact(MIX_FACT, TOAD, FERN, 1 << parse_potion("0")),
        fact(ASPECT_FACT, TOAD, TOAD, 0),
        fact(MIX_FACT, TOAD, CLAW, 1 << parse_potion("R+")),
    ]
    every = worlds(tuple(sorted(known)))
    groups = Counter(alchemy[TOAD] for alchemy, _ in every)
    rng = Random(1)
    drawn = Counter(sample_world(known, rng)[0][TOAD] for _ in range(3000))
    assert set(drawn) == set(groups)
    for alchemical, share in groups.items():
        expected = 3000 * share / len(every)
        assert abs(drawn[alchemical] - expected) < 5 * expected**0.5


@pytest.mark.parametrize(("players", "variant", "modules"), KINDS[::5])
def test_imagined_games_can_be_played_to_the_end(
    players: int, variant: str, modules: tuple[str, ...]
) -> None:
    game = walk(players, variant, modules, seed=players)
    rng = Random(2)
    for step, seat in enumerate(game.due()):
        if seat != CHANCE and step % 40 == 7:
            me = rng.randrange(players)
            imagined = Walk(game.game, step)
            imagined.state = game.game.imagine(game.state, me, rng)
            facts = (*imagined.state.facts, *imagined.state.players[me].facts)
            assert golems(facts, imagined.state.alchemy)
            for who in imagined.due():
                imagined.go(who)
            assert imagined.state.final
        game.go(seat)
