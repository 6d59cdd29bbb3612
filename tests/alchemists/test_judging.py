"""The judge against a plain search through all 40,320 assignments."""

import random
from functools import cache
from itertools import combinations, permutations, product

import numpy as np
import pytest
from numpy.typing import NDArray

from goldenlane.games.alchemists.judging import (
    Article,
    AspectDemonstration,
    BadClaim,
    Demonstration,
    MixDemonstration,
    Theory,
    english,
    in_conflict,
    judge_article,
    judge_theory,
)

# Typed from the rules page, not taken from the program: plus signs and large aspects of every alchemical.
SIGNS = np.array([[0, 1, 0], [1, 0, 1], [1, 0, 0], [0, 1, 1], [0, 0, 1], [1, 1, 0], [0, 0, 0], [1, 1, 1]])
LARGE = np.array([[0, 0, 1], [0, 0, 1], [0, 1, 0], [0, 1, 0], [1, 0, 0], [1, 0, 0], [1, 1, 1], [1, 1, 1]])
WORLDS = np.array(list(permutations(range(8))))
Mask = NDArray[np.bool_]


@cache
def has(ingredient: int, color: int, sign: int) -> Mask:
    return np.asarray(SIGNS[WORLDS[:, ingredient], color] == 1 - sign)


@cache
def makes(first: int, second: int, potion: int) -> Mask:
    a, b = WORLDS[:, first], WORLDS[:, second]
    fits = (SIGNS[a] == SIGNS[b]) & (LARGE[a] != LARGE[b])
    if potion == 6:
        return np.asarray(~fits.any(axis=1))
    color, sign = divmod(potion, 2)
    return np.asarray(fits[:, color] & has(first, color, sign))


def consistent(demonstration: Demonstration) -> Mask:
    if isinstance(demonstration, MixDemonstration):
        return makes(demonstration.first, demonstration.second, demonstration.potion)
    return has(demonstration.ingredient, demonstration.color, demonstration.sign)


def random_demonstration(rng: random.Random) -> Demonstration:
    if rng.random() < 0.3:
        return AspectDemonstration(rng.randrange(8), rng.randrange(3), rng.randrange(2))
    first, second = rng.sample(range(8), 2)
    return MixDemonstration(first, second, rng.randrange(7))


def test_articles_against_brute_force() -> None:
    rng = random.Random(1)
    fallen = 0
    for _ in range(1500):
        demonstration = random_demonstration(rng)
        color = rng.randrange(3)
        # Equal signs in most articles: the interesting arguments count to four.
        bias = rng.choice([0.0, 0.1, 0.5, 1.0])
        entries = tuple((i, int(rng.random() < bias)) for i in rng.sample(range(8), 4))
        verdict = judge_article(Article(color, entries), demonstration)
        worlds = consistent(demonstration)
        right = [has(ingredient, color, sign) for ingredient, sign in entries]
        falls = not (worlds & np.logical_and.reduce(right)).any()
        safe = tuple(
            entries[e][0]
            for e in range(4)
            if (worlds & np.logical_and.reduce([right[other] for other in range(4) if other != e])).any()
        )
        assert (verdict.debunked, verdict.safe_hedges) == (falls, safe), (entries, demonstration)
        assert (verdict.why.code == "possible") == (not falls)
        assert english(verdict.why, demonstration)
        fallen += falls
    assert 300 < fallen < 1200


def test_every_all_plus_article_has_a_reason() -> None:
    """Every demonstration, up to renaming: nothing falls without a reason that can be named."""
    demonstrations: list[Demonstration] = [
        MixDemonstration(first, second, potion)
        for first, second in combinations(range(8), 2)
        for potion in range(7)
    ]
    demonstrations += [AspectDemonstration(*what) for what in product(range(8), range(3), range(2))]
    codes = set()
    for demonstration in demonstrations:
        for color, signs in product(range(3), product(range(2), repeat=4)):
            verdict = judge_article(Article(color, tuple(enumerate(signs))), demonstration)
            codes.add(verdict.why.code)
            if verdict.why.code == "wrong-sign":
                assert all(signs[ingredient] == verdict.why.sign for ingredient in verdict.why.ingredients)
    assert codes == {"possible", "wrong-sign", "two-color-rule", "opposite-signs", "only-four"}


def test_theories_against_brute_force() -> None:
    rng = random.Random(2)
    conflicts = 0
    for _ in range(1500):
        demonstration = random_demonstration(rng)
        worlds = consistent(demonstration)
        ingredients = rng.sample(range(8), 2)
        if isinstance(demonstration, MixDemonstration) and rng.random() < 0.7:
            ingredients = [demonstration.first, demonstration.second]
        one, other = (Theory(i, a) for i, a in zip(ingredients, rng.sample(range(8), 2), strict=True))
        claims = []
        for theory in (one, other):
            verdict = judge_theory(theory, demonstration)
            claim = WORLDS[:, theory.ingredient] == theory.alchemical
            claims.append(claim)
            signs = [has(theory.ingredient, c, 1 - int(SIGNS[theory.alchemical, c])) for c in range(3)]
            safe = tuple(color for color in range(3) if (worlds & signs[color - 1] & signs[color - 2]).any())
            assert verdict.debunked == (not (worlds & claim).any())
            assert verdict.safe_hedges == safe
            assert english(verdict.why, demonstration)
        together = (worlds & claims[0] & claims[1]).any()
        alone = (worlds & claims[0]).any() and (worlds & claims[1]).any()
        assert in_conflict(one, other, demonstration) == (alone and not together)
        conflicts += bool(alone and not together)
    assert 100 < conflicts < 1400


def test_master_debunking_of_a_theory() -> None:
    """A colored potion disproves exactly the claims with the other sign; the seal of that color is safe."""
    for potion, alchemical in product(range(7), range(8)):
        verdict = judge_theory(Theory(0, alchemical), MixDemonstration(0, 1, potion))
        if potion == 6:
            assert not verdict.debunked
            continue
        color, sign = divmod(potion, 2)
        assert verdict.debunked == (SIGNS[alchemical, color] == sign)
        if verdict.debunked:
            assert verdict.safe_hedges == (color,)
            assert (verdict.why.code, verdict.why.color) == ("wrong-sign", color)


def test_number_of_conflicts() -> None:
    """72 of the 128 ordered claims that are possible one by one are in conflict."""
    possible = conflicts = 0
    for a, b in ((a, b) for a in range(8) for b in range(8) if a != b):
        for potion in range(6):
            demonstration = MixDemonstration(0, 1, potion)
            one, other = Theory(0, a), Theory(1, b)
            if (
                not judge_theory(one, demonstration).debunked
                and not judge_theory(other, demonstration).debunked
            ):
                possible += 1
                conflicts += in_conflict(one, other, demonstration)
    neutral = MixDemonstration(0, 1, 6)
    neutral_conflicts = sum(
        in_conflict(Theory(0, a), Theory(1, b), neutral) for a in range(8) for b in range(8) if a != b
    )
    assert neutral_conflicts == 48
    assert possible + 56 == 128
    assert conflicts + neutral_conflicts == 72


def test_an_aspect_never_brings_theories_into_conflict() -> None:
    for color, sign, a, b in product(range(3), range(2), range(8), range(8)):
        if a != b:
            assert not in_conflict(Theory(0, a), Theory(1, b), AspectDemonstration(0, color, sign))


def test_bad_claims() -> None:
    with pytest.raises(BadClaim, match="toad cannot be mixed with itself"):
        MixDemonstration(2, 2, 0)
    with pytest.raises(BadClaim, match="4 entries, not 3"):
        Article(0, ((0, 0), (1, 0), (2, 0)))
    with pytest.raises(BadClaim, match="fern is twice"):
        Article(0, ((0, 0), (1, 0), (2, 0), (1, 1)))
