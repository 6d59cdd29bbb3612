"""Advice against what learning each possible result would leave."""

import math
import random

import numpy as np
import pytest

from goldenlane.deduction import Fact, Knowledge, advise, facts
from goldenlane.deduction.advice import (
    GUARANTEES,
    REACTIONS,
    NoWorlds,
    entropy,
    golem_advice,
    mix_advice,
    theory_advice,
)
from goldenlane.deduction.answer import advice
from goldenlane.deduction.bench import measure
from goldenlane.deduction.tables import PAIRS
from goldenlane.games.alchemists.alchemy import POTIONS, QUALITY, SIGN

REACTION_FLAGS = [(False, False), (False, True), (True, False), (True, True)]


def random_knowledge(rng: random.Random, size: int) -> Knowledge:
    """Facts of every kind that are true in one secret world."""
    assignment, golem = tuple(rng.sample(range(8), 8)), rng.randrange(24)
    known = Knowledge()
    while len(known.facts) < size:
        first, second = rng.sample(range(8), 2)
        candidates: list[Fact] = [
            facts.mix(first, second, [rng.randrange(7)]),
            facts.has_class(first, rng.randrange(2)),
            facts.golem_test(first, rng.random() < 0.5, rng.random() < 0.5),
            facts.animate(first, second, False),
        ]
        fact = rng.choice(candidates)
        if fact.holds(assignment, golem):
            known.add(fact)
    return known


CASES = [random_knowledge(random.Random(seed), size) for seed, size in enumerate([0, 1, 2, 3, 4, 5, 6, 8])]
WEIGHTS = np.random.default_rng(3).random(40_320)
CASES += [known.weighted(WEIGHTS) for known in CASES[1:4]]


def total(known: Knowledge) -> float:
    return known.marginals().total


def bits(chances: list[float]) -> float:
    return -sum(chance * math.log2(chance) for chance in chances if chance > 0)


@pytest.mark.parametrize("known", CASES)
def test_mixes(known: Knowledge) -> None:
    mixes = mix_advice(known)
    now = np.count_nonzero(known.marginals().alchemicals)
    for row, pair in enumerate(PAIRS):
        chances, worlds_after, crossed_out = [], 0.0, 0.0
        for potion in range(7):
            later = known.copy()
            later.add(facts.mix(*pair, [potion]))
            chance = total(later) / total(known)
            chances.append(chance)
            worlds_after += chance * total(later)
            crossed_out += chance * (now - np.count_nonzero(later.marginals().alchemicals))
        assert mixes.results[row] == pytest.approx(chances)
        assert mixes.bits[row] == pytest.approx(bits(chances), abs=1e-9)
        assert mixes.worlds_after[row] == pytest.approx(worlds_after)
        assert mixes.crossed_out[row] == pytest.approx(crossed_out, abs=1e-9)


@pytest.mark.parametrize("known", CASES)
def test_sales(known: Knowledge) -> None:
    given = advise(known)
    for row in range(28):
        for wanted in range(6):
            announced = [0.0] * 4
            for made in range(7):
                announced[QUALITY[wanted][made]] += given.mixes.results[row, made]
            for guarantee in range(4):
                chance = sum(announced[guarantee:])
                assert given.sales.met[row, wanted, guarantee] == pytest.approx(chance)
            assert given.sales.bits[row, wanted] == pytest.approx(bits(announced), abs=1e-9)


@pytest.mark.parametrize("known", CASES)
def test_theories(known: Knowledge) -> None:
    theories = theory_advice(known.marginals())
    for ingredient in range(8):
        chances = known.marginals().alchemicals[ingredient] / total(known)
        assert theories.right[ingredient] == pytest.approx(chances)
        for claimed in range(8):
            hedged = []
            for color in range(3):
                others = [c for c in range(3) if c != color]
                agrees = [a for a in range(8) if all(SIGN[a][c] == SIGN[claimed][c] for c in others)]
                hedged.append(sum(chances[a] for a in agrees))
            assert theories.hedged[ingredient, claimed] == pytest.approx(hedged)
            assert hedged[theories.best_hedge[ingredient, claimed]] == pytest.approx(max(hedged))


@pytest.mark.parametrize("known", CASES)
def test_golem_tests_and_animations(known: Knowledge) -> None:
    golem = golem_advice(known)
    for ingredient in range(8):
        chances = [known.count(facts.golem_test(ingredient, *seen)) / total(known) for seen in REACTION_FLAGS]
        assert golem.reactions[ingredient] == pytest.approx(chances)
        assert golem.bits[ingredient] == pytest.approx(bits(chances), abs=1e-9)
    for row, pair in enumerate(PAIRS):
        assert golem.animation[row] == pytest.approx(known.count(facts.animate(*pair, True)) / total(known))
    assert golem.animation.sum() == pytest.approx(1)


def test_fresh_knowledge() -> None:
    given = advise(Knowledge())
    assert given.mixes.results == pytest.approx(np.full((28, 7), 1 / 7))
    assert given.mixes.bits == pytest.approx(np.full(28, math.log2(7)))
    assert given.golem.reactions == pytest.approx(np.full((8, 4), 1 / 4))
    assert given.golem.animation == pytest.approx(np.full(28, 1 / 28))
    assert (given.sales.met[:, :, GUARANTEES.index("anything")] == 1).all()


def test_no_advice_without_worlds() -> None:
    contradiction = Knowledge([facts.aspect(0, 0, 0), facts.aspect(0, 0, 1)])
    for ask in (advise, mix_advice, golem_advice, lambda known: theory_advice(known.marginals())):
        with pytest.raises(NoWorlds):
            ask(contradiction)
    with pytest.raises(NoWorlds):
        advise(Knowledge().weighted(np.zeros(40_320)))
    assert advice(contradiction) is None


def test_entropy_of_a_certain_result_is_plain_zero() -> None:
    certain = entropy(np.array([1.0, 0.0]))
    assert str(float(certain)) == "0.0"


def test_advice_as_json() -> None:
    given = advice(CASES[3])
    assert given is not None
    assert [len(given[key]) for key in ("mixes", "sales", "theories", "golem_tests", "animations")] == [
        28,
        28,
        8,
        8,
        28,
    ]
    assert list(given["mixes"][0]["results"]) == list(POTIONS)
    assert list(given["golem_tests"][0]["reactions"]) == list(REACTIONS)
    assert set(given["sales"][0]["potions"]["R+"]) == {*GUARANTEES, "bits"}
    assert given["theories"]["toad"]["npN"]["best_hedge"] in "RGB"


def test_measure_names_what_it_measured() -> None:
    measured = measure(repeats=1)
    assert list(measured) == ["fact_ms", "advice_ms"]
    assert all(value > 0 for value in measured.values())
