"""What follows from a set of facts: exact chances of mixes, theories and the golem, each counted on demand.

The chances are shares of the worlds that agree with all facts; soft evidence, such as what rivals have
published, weighs these worlds without excluding one.
"""

from functools import cache, cached_property, lru_cache
from math import log2

import numpy as np
from numpy.typing import NDArray

from goldenlane.deduction.advice import GolemAdvice, entropy, golem_advice
from goldenlane.deduction.facts import Fact, parse_fact
from goldenlane.deduction.knowledge import Floats, Knowledge
from goldenlane.deduction.tables import GOLEM_COUNT, PAIRS, alchemical_of, pair_code
from goldenlane.games.alchemists.alchemy import FLIP, MIX, NEUTRAL, QUALITY
from goldenlane.games.alchemists.view_types import Fact as ShownFact

Claim = tuple[tuple[int, int], ...]
"""(ingredient, mask of the alchemicals that it is said to be) for each entry of a theory or article."""
Evidence = tuple[tuple[Claim, float], ...]
"""(claim, how many times likelier a world is in which all of it is true)."""

_FLIPPED = np.array(FLIP)
_MIX = np.array(MIX)
# [8 * a + b][potion]; the diagonal, an ingredient with itself, makes none.
_MAKES = (_MIX.reshape(64, 1) == np.arange(NEUTRAL + 1)).astype(np.float64)
# [wanted][potion][guarantee]: whether the potion is good enough.
_GOOD = (np.array(QUALITY)[:, :, None] >= np.arange(4)).astype(np.float64)
_ANNOUNCED = (np.array(QUALITY)[:, :, None] == np.arange(4)).astype(np.float64)
# [mask][alchemical]: whether the mask holds it.
_WITHIN = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(bool)


@cache
def _pair_bins() -> NDArray[np.int32]:
    """`[pair][assignment]`: which of 28 x 64 bins the two ingredients fall into."""
    return pair_code().astype(np.int32) + 64 * np.arange(len(PAIRS), dtype=np.int32)[:, None]


@cache
def _bins() -> NDArray[np.int32]:
    """`[ingredient][assignment]`: which of 8 x 8 bins it falls into."""
    return alchemical_of().astype(np.int32) + 8 * np.arange(8, dtype=np.int32)[:, None]


class Belief:
    """Chances under one set of facts and one of evidence; pairs are numbered as in the deduction."""

    def __init__(self, facts: tuple[Fact, ...], evidence: Evidence = ()) -> None:
        certain = Knowledge(facts)
        self.knowledge = certain.weighted(_weights(evidence)) if evidence else certain

    def _count(self, bins: NDArray[np.int32], many: int) -> Floats:
        live, load = self.knowledge.live, self.knowledge.load()
        chosen = bins if len(live) == bins.shape[1] else bins[:, live]
        weights = None if load is None else np.broadcast_to(load, chosen.shape).ravel()
        return np.bincount(chosen.ravel(), weights, many).astype(np.float64)

    @cached_property
    def _mixes(self) -> Floats:
        counts = self._count(_pair_bins(), 28 * 64).reshape(28, 64) @ _MAKES
        shares: Floats = counts / counts.sum(axis=1, keepdims=True)
        return shares

    @cached_property
    def results(self) -> list[list[float]]:
        """`[pair][potion]`."""
        found: list[list[float]] = self._mixes.tolist()
        return found

    @cached_property
    def bits(self) -> list[float]:
        """`[pair]`: what mixing it would tell."""
        found: list[float] = entropy(self._mixes).tolist()
        return found

    @cached_property
    def met(self) -> list[list[list[float]]]:
        """`[pair][wanted potion][guarantee]`."""
        chances = np.einsum("pm,wmg->pwg", self._mixes, _GOOD)
        # Anything is always met; do not let rounding say 0.9999.
        chances[:, :, 0] = 1.0
        found: list[list[list[float]]] = chances.tolist()
        return found

    @cached_property
    def sale_bits(self) -> list[list[float]]:
        """`[pair][wanted potion]`."""
        found: list[list[float]] = entropy(np.einsum("pm,wmq->pwq", self._mixes, _ANNOUNCED)).tolist()
        return found

    @cached_property
    def _theories(self) -> Floats:
        counts = self._count(_bins(), 64).reshape(8, 8)
        shares: Floats = counts / counts.sum(axis=1, keepdims=True)
        return shares

    @cached_property
    def right(self) -> list[list[float]]:
        """`[ingredient][alchemical]`."""
        found: list[list[float]] = self._theories.tolist()
        return found

    @cached_property
    def hedged(self) -> list[list[list[float]]]:
        """`[ingredient][alchemical][color]`: right, or wrong in this color only."""
        right = self._theories
        found: list[list[list[float]]] = (right[:, :, None] + right[:, _FLIPPED]).tolist()
        return found

    @cached_property
    def entropy(self) -> float:
        """Bits that are missing to the truth, alchemy and golem together."""
        load = self.knowledge.load()
        if load is None:
            return log2(self.knowledge.worlds)
        shares = load[load > 0] / load.sum()
        golems = self.knowledge.golems
        each = np.full(len(load), GOLEM_COUNT) if golems is None else np.bitwise_count(golems)
        return float((shares * (np.log2(each[load > 0], dtype=np.float64) - np.log2(shares))).sum())

    @cached_property
    def _golem(self) -> GolemAdvice:
        return golem_advice(self.knowledge)

    @cached_property
    def golem_bits(self) -> list[float]:
        """`[ingredient]`: what testing it on the golem would tell."""
        found: list[float] = self._golem.bits.tolist()
        return found

    @cached_property
    def animation(self) -> list[float]:
        """`[pair]`."""
        found: list[float] = self._golem.animation.tolist()
        return found

    @cached_property
    def organs(self) -> tuple[list[float], list[float]]:
        """`[chest or ears][2 * color + size]`."""
        marginals = self.knowledge.marginals()
        return (marginals.chest / marginals.total).tolist(), (marginals.ears / marginals.total).tolist()


def _weights(evidence: Evidence) -> Floats:
    """The weight of every assignment under the evidence."""
    weights = np.ones(alchemical_of().shape[1])
    for claim, likelier in evidence:
        true = np.ones(len(weights), dtype=bool)
        for ingredient, mask in claim:
            true &= _WITHIN[mask].take(alchemical_of()[ingredient])
        weights[true] *= likelier
    return weights


@lru_cache(maxsize=2048)
def believe(facts: tuple[Fact, ...], evidence: Evidence = ()) -> Belief:
    """Everything that follows from the facts; kept, because most decisions add none."""
    return Belief(facts, evidence)


_FACTS: dict[str, Fact] = {}


def read_facts(data: list[ShownFact]) -> tuple[Fact, ...]:
    """The facts of a view; there are only some hundreds, so each is read once."""
    found = []
    for each in data:
        key = repr(each)
        if key not in _FACTS:
            _FACTS[key] = parse_fact(each)
        found.append(_FACTS[key])
    return tuple(found)
