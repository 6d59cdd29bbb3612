"""Exact knowledge over all 8! x 24 = 967,680 worlds.

Potions speak of the assignment alone, and the golem meets the assignment only through what one or two
ingredients are. So it is enough to keep, for every assignment that is still possible, the set of golems that
are possible with it: one 24-bit number. A fact is a table lookup and an "and"; a count is a bit count.
Nothing is sampled or approximated.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from goldenlane.deduction.conflict import smallest_conflict
from goldenlane.deduction.facts import Fact
from goldenlane.deduction.tables import (
    ALL_GOLEMS,
    ASSIGNMENTS,
    GOLEM_COUNT,
    PAIR_INDEX,
    QUADS,
    alchemical_of,
    pair_code,
    quad_code,
)
from goldenlane.games.alchemists.alchemy import GOLEMS

Floats = NDArray[np.float64]
T = TypeVar("T", bound=np.generic)

_HALF = 12
_LOW = np.uint32((1 << _HALF) - 1)
# [mask of 12 golems][golem]: 0 or 1.
_MEMBERS = (np.arange(1 << _HALF)[:, None] >> np.arange(_HALF) & 1).astype(np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class Marginals:
    """How many worlds (or how much weight) speak for each single statement."""

    total: float
    alchemicals: Floats
    """`[ingredient][alchemical]`."""
    golems: Floats
    """`[golem]`."""

    @property
    def chest(self) -> Floats:
        """`[2 * color + size]`, in the order of `ORGANS`."""
        return _per_organ([2 * golem.chest_color + golem.chest_size for golem in GOLEMS], self.golems)

    @property
    def ears(self) -> Floats:
        """`[2 * color + size]`, in the order of `ORGANS`."""
        return _per_organ([2 * golem.ears_color + golem.ears_size for golem in GOLEMS], self.golems)


def _per_organ(organs: list[int], golems: Floats) -> Floats:
    return np.bincount(organs, weights=golems, minlength=6).astype(np.float64)


class Knowledge:
    """The worlds that agree with every fact so far. `copy` costs nothing: arrays are shared, never changed.

    >>> from goldenlane.deduction import facts
    >>> known = Knowledge([facts.mix(2, 1, [0])])   # toad and fern make R+
    >>> known.worlds
    138240
    """

    __slots__ = ("_golems", "_live", "_weights", "facts")

    def __init__(self, facts: Iterable[Fact] = ()) -> None:
        self.facts: tuple[Fact, ...] = ()
        self._live: NDArray[np.intp] | None = None
        """Numbers of the assignments that are left; None is all of them."""
        self._golems: NDArray[np.uint32] | None = None
        """For each of these the mask of its golems; None is all 24 everywhere."""
        self._weights: Floats | None = None
        """For each of all 40,320 assignments its weight; None is 1 everywhere."""
        for fact in facts:
            self.add(fact)

    def copy(self) -> Knowledge:
        """An independent copy."""
        other = Knowledge()
        other.facts, other._live = self.facts, self._live
        other._golems, other._weights = self._golems, self._weights
        return other

    def add(self, fact: Fact) -> None:
        """Learn a fact: drop every world in which it is false."""
        self.facts += (fact,)
        masks = fact.table.take(self.restrict(_column(fact)))
        if not fact.about_golem:
            self._keep(np.flatnonzero(masks))
            return
        if self._golems is not None:
            masks &= self._golems
        self._golems = masks
        self._keep(np.flatnonzero(masks))

    def _keep(self, places: NDArray[np.intp]) -> None:
        if len(places) == self.assignments:
            return
        self._live = places if self._live is None else self._live.take(places)
        if self._golems is not None:
            self._golems = self._golems.take(places)

    def restrict(self, column: NDArray[T]) -> NDArray[T]:
        """A column over all 40,320 assignments, cut down to the live ones."""
        return column if self._live is None else column.take(self._live)

    def weighted(self, weights: Floats) -> Knowledge:
        """The same worlds under soft evidence: a weight of at least 0 for each of the 40,320 assignments,
        in the order of the columns of `alchemical_of()`.

        Weights multiply those given before. Counts become sums of weights; `worlds` and `assignments`
        stay counts of worlds that no fact excludes.
        """
        if weights.shape != (ASSIGNMENTS,):
            raise ValueError(f"{ASSIGNMENTS} weights are needed, not an array of shape {weights.shape}")
        other = self.copy()
        other._weights = weights.astype(np.float64) if self._weights is None else self._weights * weights
        return other

    @property
    def assignments(self) -> int:
        """How many assignments are left, each with at least one golem."""
        return ASSIGNMENTS if self._live is None else len(self._live)

    @property
    def worlds(self) -> int:
        """How many worlds are left."""
        if self._golems is None:
            return GOLEM_COUNT * self.assignments
        return int(np.bitwise_count(self._golems).sum(dtype=np.int64))

    @property
    def live(self) -> NDArray[np.intp]:
        """The numbers of the assignments left, ascending."""
        return np.arange(ASSIGNMENTS) if self._live is None else self._live

    @property
    def golems(self) -> NDArray[np.uint32] | None:
        """The mask of golems of every live assignment; None if the golem was never spoken of."""
        return self._golems

    def load(self) -> Floats | None:
        """The weight of every live assignment with all its golems; None if it is 24 for each."""
        weights = None if self._weights is None else self.restrict(self._weights)
        if self._golems is None:
            return None if weights is None else weights * GOLEM_COUNT
        counts = np.bitwise_count(self._golems).astype(np.float64)
        return counts if weights is None else counts * weights

    def weights(self) -> Floats | None:
        """The weight of every live assignment, golems aside; None if it is 1 for each."""
        return None if self._weights is None else self.restrict(self._weights)

    def marginals(self, quads: Floats | None = None) -> Marginals:
        """Counts for every ingredient and alchemical and for every golem.

        Who already has the `quad_counts` of all quads hands them over.
        """
        if quads is None:
            quads = self.quad_counts((0, len(QUADS) - 1))
        alchemicals = np.empty((8, 8))
        for quad, table in ((QUADS[0], quads[0]), (QUADS[-1], quads[-1])):
            for axis, ingredient in enumerate(quad):
                others = tuple(other for other in range(4) if other != axis)
                alchemicals[ingredient] = table.sum(axis=others)
        total = float(alchemicals[0].sum())
        return Marginals(total, alchemicals, self._golem_counts(total))

    def quad_counts(self, quads: Iterable[int]) -> Floats:
        """For each of these `QUADS` the counts `[alchemical of the first]...[alchemical of the fourth]`."""
        load = self.load()
        codes = quad_code()
        tables = np.stack(
            [np.bincount(self.restrict(codes[quad]), weights=load, minlength=4096) for quad in quads]
        ).astype(np.float64)
        if load is None:
            tables *= GOLEM_COUNT
        return tables.reshape(-1, 8, 8, 8, 8)

    def _golem_counts(self, total: float) -> Floats:
        if self._golems is None:
            return np.full(GOLEM_COUNT, total / GOLEM_COUNT)
        one_group = np.zeros(len(self._golems), dtype=np.uint8)
        (table,) = golem_sums(self._golems, self.weights(), [one_group], 1)
        return table.reshape(GOLEM_COUNT)

    def count(self, fact: Fact) -> float:
        """In how many worlds (or how much weight) the fact is true as well."""
        masks = fact.table.take(self.restrict(_column(fact)))
        if self._golems is not None:
            masks &= self._golems
        weights = self.weights()
        bits = np.bitwise_count(masks)
        return float(bits.sum(dtype=np.int64) if weights is None else bits @ weights)

    def conflict(self) -> tuple[int, ...] | None:
        """Positions of a smallest contradictory set of facts, first in order; None without contradiction."""
        if self.assignments:
            return None
        return smallest_conflict(self.facts, Knowledge)

    def sample(self, generator: np.random.Generator) -> tuple[tuple[int, ...], int]:
        """One world drawn at random: (assignment, golem)."""
        load = self.load()
        if not self.assignments or (load is not None and not load.any()):
            raise ValueError("no world is left to draw from")
        place = int(generator.integers(self.assignments))
        if load is not None:
            sums = load.cumsum()
            place = int(np.searchsorted(sums, generator.random() * sums[-1], side="right"))
            place = min(place, int(np.flatnonzero(load)[-1]))
        number = int(self.live[place])
        mask = ALL_GOLEMS if self._golems is None else int(self._golems[place])
        golems = [golem for golem in range(GOLEM_COUNT) if mask >> golem & 1]
        assignment = tuple(int(alchemical) for alchemical in alchemical_of()[:, number])
        return assignment, golems[int(generator.integers(len(golems)))]


def _column(fact: Fact) -> NDArray[np.uint8]:
    """What the ingredients of a fact are in every assignment, as the rows of its table are numbered."""
    column: NDArray[np.uint8]
    if len(fact.ingredients) == 1:
        column = alchemical_of()[fact.ingredients[0]]
    else:
        first, second = fact.ingredients
        column = pair_code()[PAIR_INDEX[first, second]]
    return column


def golem_sums(
    masks: NDArray[np.uint32], weights: Floats | None, groups: Iterable[NDArray[np.uint8]], count: int
) -> list[Floats]:
    """For each grouping `[group][golem]`: the weight of all masks of a group that hold the golem.

    A grouping gives every mask a number below `count`. Golems are counted by two histograms, of half a mask
    each: a histogram costs the same whether it has one bar or thousands.
    """
    halves = [(masks & _LOW).astype(np.intp), (masks >> np.uint32(_HALF)).astype(np.intp)]
    tables = []
    for grouping in groups:
        offset = grouping.astype(np.intp) << _HALF
        bars = [np.bincount(half + offset, weights, count << _HALF).reshape(count, -1) for half in halves]
        tables.append(np.concatenate([bar @ _MEMBERS for bar in bars], axis=1))
    return tables
