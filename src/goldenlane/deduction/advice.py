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
    BLOCK,
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
        _one_hot(
            [2 * chest + ears for chest, ears in (REACTION[golem][2 * kind] for golem in range(GOLEM_COUNT))],
            4,
        )
        for kind in range(4)
    ]
)
# [8 * a + b]: the share of all golems that a and b animate.
_ANIMATES = np.array(
    [
        sum(needed == (a, b) or needed == (b, a) for needed in ANIMATION) / 24
        for a in range(8)
        for b in range(8)
    ]
)
_FLIPPED = np.array(FLIP)


# Every three ingredients, as the quad that holds them without the ingredient at one of its four places.
_THREES = [quad[:left_out] + quad[left_out + 1 :] for left_out in range(4) for quad in QUADS]
# [three][looked at]: the pair that stays when one of the three is looked at.
_PAIR_BESIDE = np.array(
    [
        [PAIR_INDEX[three[1], three[2]], PAIR_INDEX[three[0], three[2]], PAIR_INDEX[three[0], three[1]]]
        for three in _THREES
    ]
)
# [pair]: some three that holds it, and which of the three is not in the pair.
_PAIR_THREE, _PAIR_BUT = np.array(
    [np.argwhere(pair == _PAIR_BESIDE)[0] for pair in range(len(PAIRS))], dtype=np.intp
).T


def entropy(chances: Floats) -> Floats:
    """Bits of information in a result with these chances (along the last axis)."""
    logs = np.zeros_like(chances)
    np.log2(chances, out=logs, where=chances > 0)
    # Adding zero turns the -0.0 of a certain result into 0.0.
    bits: Floats = -(chances * logs).sum(axis=-1) + 0.0
    return bits


@dataclass(frozen=True, slots=True, eq=False)
class _Counts:
    """Joint counts shared by several kinds of advice."""

    marginals: Marginals
    threes: Floats
    """`[three][alchemical][alchemical][alchemical]`."""
    pairs: Floats
    """`[pair][alchemical][alchemical]`."""


def _counts(knowledge: Knowledge) -> _Counts:
    quads = knowledge.quad_counts(range(len(QUADS)))
    marginals = knowledge.marginals(quads)
    if not marginals.total > 0:
        raise NoWorlds
    threes = np.concatenate([quads.sum(axis=left_out + 1) for left_out in range(4)])
    sums = np.stack([threes.sum(axis=but + 1) for but in range(3)])
    return _Counts(marginals, threes, sums[_PAIR_BUT, _PAIR_THREE])


def advise(knowledge: Knowledge) -> Advice:
    """Advice on everything; like all advice it raises `NoWorlds` if the facts contradict each other."""
    counts = _counts(knowledge)
    mixes = _mix_advice(counts)
    theories = theory_advice(counts.marginals)
    return Advice(mixes, sale_advice(mixes), theories, _golem_advice(knowledge, counts))


def mix_advice(knowledge: Knowledge) -> MixAdvice:
    """Advice on mixing alone."""
    return _mix_advice(_counts(knowledge))


def golem_advice(knowledge: Knowledge) -> GolemAdvice:
    """Advice on golem tests and animation alone."""
    return _golem_advice(knowledge, _counts(knowledge))


def theory_advice(marginals: Marginals) -> TheoryAdvice:
    """Advice on theories alone; it needs nothing but the marginals."""
    if not marginals.total > 0:
        raise NoWorlds
    right = marginals.alchemicals / marginals.total
    hedged = right[:, :, None] + right[:, _FLIPPED]
    return TheoryAdvice(right, hedged, hedged.argmax(axis=2))


def _mix_advice(counts: _Counts) -> MixAdvice:
    marginals, pairs = counts.marginals, counts.pairs
    results = pairs.reshape(28, 64) @ _MAKES / marginals.total
    worlds_after = (results**2).sum(axis=1) * marginals.total
    # Squares left after each result, [pair][potion]: of the two mixed ingredients ...
    makes = _MAKES.reshape(8, 8, 7)
    possible = (pairs[:, :, :, None] > 0) & (makes > 0)
    left = possible.any(axis=2).sum(axis=1) + possible.any(axis=1).sum(axis=1)
    # ... and of the six others, from the joint counts of three ingredients.
    for looked_at in range(3):
        tables = np.moveaxis(counts.threes, looked_at + 1, 1).reshape(-1, 8, 64)
        squares = (tables @ _MAKES > 0).sum(axis=1)
        np.add.at(left, _PAIR_BESIDE[:, looked_at], squares)
    now = np.count_nonzero(marginals.alchemicals)
    crossed_out = (results * (now - left)).sum(axis=1)
    return MixAdvice(results, entropy(results), worlds_after, crossed_out)


def sale_advice(mixes: MixAdvice) -> SaleAdvice:
    """Advice on selling; it needs nothing but the chances of the mixes."""
    announced = np.einsum("pm,wmq->pwq", mixes.results, _ANNOUNCES)
    met = announced[:, :, ::-1].cumsum(axis=2)[:, :, ::-1]
    # Anything is always met; do not let rounding say 0.9999.
    met[:, :, 0] = 1.0
    return SaleAdvice(met, entropy(announced))


def _golem_advice(knowledge: Knowledge, counts: _Counts) -> GolemAdvice:
    marginals = counts.marginals
    masks = knowledge.golems
    if masks is None:
        # Without a word about the golem, all 24 are equally likely with every assignment.
        kinds = marginals.alchemicals.reshape(8, 4, 2).sum(axis=2)
        reactions = np.einsum("ik,kgr->ir", kinds, _REACTS) / GOLEM_COUNT
        animation = counts.pairs.reshape(28, 64) @ _ANIMATES
    else:
        reactions = _reaction_counts(knowledge, masks)
        animation = _animation_counts(knowledge, masks)
    reactions /= marginals.total
    return GolemAdvice(reactions, entropy(reactions), animation / marginals.total)


def _reaction_counts(knowledge: Knowledge, masks: NDArray[np.uint32]) -> Floats:
    """`[ingredient][reaction]`: what the golem does depends on the neutralizing pairs alone.

    So assignments of one block with the same golems, which stand side by side, are counted as one.
    """
    live, weights = knowledge.live, knowledge.weights()
    blocks = live // BLOCK
    starts = np.flatnonzero(np.append(True, (blocks[1:] != blocks[:-1]) | (masks[1:] != masks[:-1])))
    sums = np.add.reduceat(np.ones(len(live)) if weights is None else weights, starts)
    kinds = (column.take(live.take(starts)) >> np.uint8(1) for column in alchemical_of())
    tables = golem_sums(masks.take(starts), sums, kinds, 4)
    return np.stack([np.einsum("kg,kgr->r", table, _REACTS) for table in tables])


def _animation_counts(knowledge: Knowledge, masks: NDArray[np.uint32]) -> Floats:
    """`[pair]`: the worlds in which this pair of ingredients animates the golem."""
    weights = knowledge.weights()
    counts = np.zeros(64)
    for number in range(len(ANIMATING_PAIRS)):
        golems: Floats = np.bitwise_count(masks & np.uint32(ANIMATED_BY[number])).astype(np.float64)
        if weights is not None:
            golems = golems * weights
        counts += np.bincount(knowledge.restrict(animating_ingredients()[number]), golems, 64)
    return counts[[8 * first + second for first, second in PAIRS]]
