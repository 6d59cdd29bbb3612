"""The 40,320 assignments as numpy columns, built once on first use.

An assignment is known by its number, its column in `alchemical_of()`. A fact about one ingredient reads
`alchemical_of()[ingredient]`, a fact about two reads `pair_code()[pair]`; sums over all assignments read
`quad_code()`, which packs four ingredients into one number below 4,096.
"""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations, permutations

import numpy as np
from numpy.typing import NDArray

from goldenlane.games.alchemists.alchemy import ANIMATION

ASSIGNMENTS = 40_320
BLOCK = 16
"""Assignments stand in blocks that differ only inside neutralizing pairs: to a golem test they are one."""

GOLEM_COUNT = 24
ALL_GOLEMS = (1 << GOLEM_COUNT) - 1
"""A set of golems is a mask of 24 bits; this one holds them all."""

PAIRS = tuple(combinations(range(8), 2))
"""The 28 pairs of ingredients (or alchemicals), smaller first."""

PAIR_INDEX = {pair: index for index, pair in enumerate(PAIRS)}

QUADS = tuple(quad for quad in combinations(range(8), 4) if quad[0] ^ quad[1] ^ quad[2] ^ quad[3] == 0)
"""Fourteen sets of four ingredients that hold every three ingredients exactly once.

(The Steiner system S(3,4,8): the numbers of a set cancel out under exclusive or.) Fourteen histograms give
all joint counts of three ingredients; the first and the last set are disjoint and give all of one.
"""

ANIMATING_PAIRS = tuple(sorted(set(ANIMATION)))
"""The 12 pairs of alchemicals that animate some golem; each animates two."""

ANIMATED_BY = tuple(
    sum(1 << golem for golem, needed in enumerate(ANIMATION) if needed == pair) for pair in ANIMATING_PAIRS
)
"""The mask of the two golems that each of `ANIMATING_PAIRS` animates."""


def _frozen(array: NDArray[np.uint8] | NDArray[np.uint16]) -> None:
    array.setflags(write=False)


@cache
def alchemical_of() -> NDArray[np.uint8]:
    """`[ingredient][assignment]`: the alchemical."""
    flat = np.fromiter(chain.from_iterable(permutations(range(8))), dtype=np.uint8, count=8 * ASSIGNMENTS)
    rows = flat.reshape(ASSIGNMENTS, 8)
    neutralizing_pairs = (rows >> 1) @ (4 ** np.arange(7, -1, -1))
    table = np.ascontiguousarray(rows[np.argsort(neutralizing_pairs, kind="stable")].T)
    _frozen(table)
    return table


@cache
def pair_code() -> NDArray[np.uint8]:
    """`[pair][assignment]`: 8 * alchemical of the first + alchemical of the second."""
    alchemical = alchemical_of()
    table = np.stack([alchemical[first] * np.uint8(8) + alchemical[second] for first, second in PAIRS])
    _frozen(table)
    return table


@cache
def quad_code() -> NDArray[np.uint16]:
    """`[quad][assignment]`: the four alchemicals as digits in base 8."""
    alchemical = alchemical_of().astype(np.uint16)
    table = np.stack(
        [
            ((alchemical[a] * 8 + alchemical[b]) * 8 + alchemical[c]) * 8 + alchemical[d]
            for a, b, c, d in QUADS
        ]
    )
    _frozen(table)
    return table


@cache
def animating_ingredients() -> NDArray[np.uint8]:
    """`[animating pair][assignment]`: 8 * smaller + larger of the two ingredients that are this pair."""
    alchemical = alchemical_of()
    ingredient = np.argsort(alchemical, axis=0).astype(np.uint8)
    rows = [(ingredient[first], ingredient[second]) for first, second in ANIMATING_PAIRS]
    table = np.stack([np.minimum(a, b) * np.uint8(8) + np.maximum(a, b) for a, b in rows])
    _frozen(table)
    return table
