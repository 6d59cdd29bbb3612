"""Advice from exact knowledge: what a mix, sale, theory, golem test or animation promises.

All chances are exact shares of the worlds left (or of their weights). The result of a test is fixed by the
world, so the expected information of a test is the entropy of its result, in bits.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from goldenlane.deduction.knowledge import Floats, Knowledge, Marginals, golem_sums
from goldenlane.deduction.tables import (
    ANIMATED_BY,
    ANIMATING_PAIRS,
    GOLEM_COUNT,
    PAIR_INDEX,
    PAIRS,
    QUADS,
    alchemical_of,
    animating_ingredients,
)
from goldenlane.games.alchemists.alchemy import ANIMATION, FLIP, MIX, QUALITY, REACTION

REACTIONS = ("none", "ears", "chest", "both")
"""Results of a golem test; index = 2 * chest + ears."""

GUARANTEES = ("anything", "neutral", "sign", "exact")
"""What a seller may promise; met when the announced quality is at least the index."""


class NoWorlds(ValueError):
    """Advice was asked of knowledge that no world (or no weight) supports."""

    def __init__(self) -> None:
        super().__init__("no world agrees with all facts, so there is nothing to advise")


@dataclass(frozen=True, slots=True, eq=False)
class MixAdvice:
    """What mixing each of the 28 pairs would tell. Rows are in the order of `PAIRS`."""

    results: Floats
    """`[pair][potion]`: the chance of each potion."""
    bits: Floats
    """`[pair]`: expected information."""
    worlds_after: Floats
    """`[pair]`: expected number of worlds (or weight) left."""
    crossed_out: Floats
    """`[pair]`: expected number of squares (ingredient, alchemical) that leave the deduction grid."""


@dataclass(frozen=True, slots=True, eq=False)
class SaleAdvice:
    """What offering each pair for each potion promises."""

    met: Floats
    """`[pair][wanted potion][guarantee]`: the chance that the guarantee is met."""
    bits: Floats
    """`[pair][wanted potion]`: expected information of the announcement."""


@dataclass(frozen=True, slots=True, eq=False)
class TheoryAdvice:
    """What publishing "ingredient = alchemical" promises."""

    right: Floats
    """`[ingredient][alchemical]`: the chance that the theory is right."""
    hedged: Floats
    """`[ingredient][alchemical][color]`: the chance that it is right, or wrong in this color only."""
    best_hedge: NDArray[np.intp]
    """`[ingredient][alchemical]`: the color of the unstarred seal that is safest, R before G before B."""


@dataclass(frozen=True, slots=True, eq=False)
class GolemAdvice:
    """What testing each ingredient on the golem would tell, and how likely each pair animates it."""

    reactions: Floats
    """`[ingredient][reaction]`, in the order of `REACTIONS`."""
    bits: Floats
    """`[ingredient]`: expected information of the test."""
    animation: Floats
    """`[pair]`: the chance that the pair animates the golem."""


@dataclass(frozen=True, slots=True, eq=False)
class Advice:
    """Everything at once."""

    mixes: MixAdvice
    sales: SaleAdvice
    theories: TheoryAdvice
    golem: GolemAdvice


def _one_hot(values: list[int], width: int) -> Floats:
    return np.eye(width + 1)[values][:, :width]


# [8 * a + b][potion]; the diagonal, an ingredient with itself, makes none.
_MAKES = _one_hot([made if made >= 0 else 7 for row in MIX for made in row], 7)
# [wanted][potion][quality]
_ANNOUNCES = np.stack([_one_hot(list(row), 4) for row in QUALITY])
# [neutralizing pair][golem][reaction]; both halves of a neutralizing pair have the same sizes.
_REACTS = np.stack(
    [
        _one_hot([2 * chest + ears for chest, ears in (REACTION[golem][2 * kind] for golem in range(GOLEM_COUNT))], 4)
        for kind in range(4)
    ]
)
# [8 * a + b]: the share of all golems that a and b animate.
_ANIMATES = np.array([sum(needed == (a, b) or needed == (b, a) for needed in ANIMATION) / 24 for a in range(8) for b in range(8)])
_FLIPPED = np.array(FLIP)


def _places_of_pairs() -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """For every pair of ingredients a quad that holds it, and which of the quad's six pairs it is."""
    quads, places = [], []
    for pair in PAIRS:
        quad = next(number for number, four in enumerate(QUADS) if set(pair) <= set(four))
        quads.append(quad)
        places.append(PAIR_INDEX_OF_FOUR[QUADS[quad].index(pair[0]), QUADS[quad].index(pair[1])])
    return np.array(quads), np.array(places)


PAIRS_OF_FOUR = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
PAIR_INDEX_OF_FOUR = {pair: index for index, pair in enumerate(PAIRS_OF_FOUR)}
_PAIR_QUAD, _PAIR_PLACE = _places_of_pairs()


def _triples() -> NDArray[np.intp]:
    """`[left-out axis][quad][place]`: the pair of ingredients that stays when one of the three is looked at."""
    rows = []
    for left_out in range(4):
        for quad in QUADS:
            three = [ingredient for axis, ingredient in enumerate(quad) if axis != left_out]
            rows.append([PAIR_INDEX[three[1], three[2]], PAIR_INDEX[three[0], three[2]], PAIR_INDEX[three[0], three[1]]])
    return np.array(rows)


_TRIPLE_PAIRS = _triples()


def entropy(chances: Floats) -> Floats:
    """Bits of information in a result with these chances (along the last axis)."""
    logs = np.zeros_like(chances)
    np.log2(chances, out=logs, where=chances > 0)
    # Adding zero turns the -0.0 of a certain result into 0.0.
    return -(chances * logs).sum(axis=-1) + 0.0


def advise(knowledge: Knowledge) -> Advice:
    """Advice on everything; raises `NoWorlds` if the facts contradict each other."""
    marginals = knowledge.marginals()
    if not marginals.total > 0:
        raise NoWorlds
    quads = knowledge.quad_counts(range(len(QUADS)))
    pairs = _pair_counts(quads)
    mixes = _mix_advice(quads, pairs, marginals)
    return Advice(mixes, _sale_advice(mixes.results), theory_advice(marginals), _golem_advice(knowledge, pairs, marginals))


def theory_advice(marginals: Marginals) -> TheoryAdvice:
    """Advice on theories alone; it needs nothing but the marginals."""
    if not marginals.total > 0:
        raise NoWorlds
    right = marginals.alchemicals / marginals.total
    hedged = right[:, :, None] + right[:, _FLIPPED]
    return TheoryAdvice(right, hedged, hedged.argmax(axis=2))


def _pair_counts(quads: Floats) -> Floats:
    """`[pair][alchemical][alchemical]`."""
    tables = []
    for kept in PAIRS_OF_FOUR:
        tables.append(quads.sum(axis=tuple(axis + 1 for axis in range(4) if axis not in kept)))
    return np.stack(tables, axis=1)[_PAIR_QUAD, _PAIR_PLACE]


def _mix_advice(quads: Floats, pairs: Floats, marginals: Marginals) -> MixAdvice:
    results = pairs.reshape(28, 64) @ _MAKES / marginals.total
    worlds_after = (results**2).sum(axis=1) * marginals.total
    # Squares left after each result, [pair][potion]: of the two mixed ingredients ...
    makes = _MAKES.reshape(8, 8, 7)
    left = ((pairs[:, :, :, None] * makes).sum(axis=2) > 0).sum(axis=1)
    left += ((pairs[:, :, :, None] * makes).sum(axis=1) > 0).sum(axis=1)
    # ... and of the six others, from the joint counts of three ingredients.
    threes = np.concatenate([quads.sum(axis=axis + 1) for axis in range(4)])
    for looked_at in range(3):
        tables = np.moveaxis(threes, looked_at + 1, 1).reshape(-1, 8, 64)
        squares = (tables @ _MAKES > 0).sum(axis=1)
        np.add.at(left, _TRIPLE_PAIRS[:, looked_at], squares)
    now = np.count_nonzero(marginals.alchemicals)
    crossed_out = (results * (now - left)).sum(axis=1)
    return MixAdvice(results, entropy(results), worlds_after, crossed_out)


def _sale_advice(results: Floats) -> SaleAdvice:
    announced = np.einsum("pm,wmq->pwq", results, _ANNOUNCES)
    met = announced[:, :, ::-1].cumsum(axis=2)[:, :, ::-1]
    # Anything is always met; do not let rounding say 0.9999.
    met[:, :, 0] = 1.0
    return SaleAdvice(met, entropy(announced))


def _golem_advice(knowledge: Knowledge, pairs: Floats, marginals: Marginals) -> GolemAdvice:
    masks = knowledge.golems
    if masks is None:
        # Without a word about the golem, all 24 are equally likely with every assignment.
        kinds = marginals.alchemicals.reshape(8, 4, 2).sum(axis=2)
        reactions = np.einsum("ik,kgr->ir", kinds, _REACTS) / GOLEM_COUNT
        animation = pairs.reshape(28, 64) @ _ANIMATES
    else:
        reactions = _reaction_counts(knowledge, masks)
        animation = _animation_counts(knowledge, masks)
    reactions /= marginals.total
    return GolemAdvice(reactions, entropy(reactions), animation / marginals.total)


def _reaction_counts(knowledge: Knowledge, masks: NDArray[np.uint32]) -> Floats:
    """`[ingredient][reaction]`: what the golem does depends on the neutralizing pair alone."""
    live, weights = knowledge.live, knowledge.weights()
    counts = np.zeros((8, 4))
    for ingredient in range(8):
        kinds = alchemical_of()[ingredient].take(live) >> 1
        for kind in range(4):
            places = np.flatnonzero(kinds == kind)
            part = None if weights is None else weights.take(places)
            counts[ingredient] += golem_sums(masks.take(places), part) @ _REACTS[kind]
    return counts


def _animation_counts(knowledge: Knowledge, masks: NDArray[np.uint32]) -> Floats:
    """`[pair]`: the worlds in which this pair of ingredients animates the golem."""
    live, weights = knowledge.live, knowledge.weights()
    counts = np.zeros(64)
    for number in range(len(ANIMATING_PAIRS)):
        golems: Floats = np.bitwise_count(masks & np.uint32(ANIMATED_BY[number])).astype(np.float64)
        if weights is not None:
            golems = golems * weights
        counts += np.bincount(animating_ingredients()[number].take(live), golems, 64)
    return counts[[8 * first + second for first, second in PAIRS]]
