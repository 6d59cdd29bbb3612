"""Exact chances of every article that could be written.

An article speaks of four ingredients in one color, two under each sign token. What matters of a world is
which four ingredients have plus in that color, so chances are sums over the 70 such patterns.
"""

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldenlane.bots.alchemists.belief import Evidence, believe
from goldenlane.deduction.facts import Fact
from goldenlane.deduction.knowledge import Floats
from goldenlane.deduction.tables import alchemical_of
from goldenlane.games.alchemists.alchemy import MINUS, PLUS, SIGN

Claim = tuple[int, int, int, int, int, int]
"""Ingredients on the red, green, blue and white space, sign of the first and of the second two."""


def _claims() -> tuple[Claim, ...]:
    pairs = list(combinations(range(8), 2))
    return tuple(
        (*first, *second, one, two)
        for one in (PLUS, MINUS)
        for two in (PLUS, MINUS)
        for first in pairs
        for second in pairs
        if not set(first) & set(second)
    )


CLAIMS = _claims()
"""Every article about a color; in each pair the ingredient with the smaller number lies first."""


class Chances(NamedTuple):
    """Of each of `CLAIMS`."""

    right: Floats
    """`[claim]`: all four entries are right."""
    hedged: Floats
    """`[claim][space]`: the three entries but this one are right."""


_PATTERNS = np.array([pattern for pattern in range(256) if pattern.bit_count() == 4])
"""A bit for each ingredient, 1 is minus: in every color four ingredients have it."""


def _agrees(entries: list[tuple[int, int]]) -> NDArray[np.bool_]:
    """`[pattern]`: whether a pattern has all these signs."""
    agrees = np.ones(len(_PATTERNS), dtype=bool)
    for ingredient, sign in entries:
        agrees &= _PATTERNS >> ingredient & 1 == sign
    return agrees


@cache
def _tables() -> Floats:
    """`[claim][4 for all entries, or the space that is left out][pattern]`: 1 where it is right."""
    rows = []
    for claim in CLAIMS:
        entries = entries_of(claim)
        rows.append([_agrees(entries[:out] + entries[out + 1 :]) for out in range(5)])
    return np.array(rows, dtype=np.float64)


@cache
def _patterns(color: int) -> NDArray[np.uint8]:
    """`[assignment]`: the pattern of signs in a color."""
    signs = np.array([SIGN[alchemical][color] for alchemical in range(8)], dtype=np.uint8)
    pattern: NDArray[np.uint8] = np.zeros(alchemical_of().shape[1], dtype=np.uint8)
    for ingredient in range(8):
        pattern |= signs[alchemical_of()[ingredient]] << np.uint8(ingredient)
    return pattern


def entries_of(claim: Claim) -> list[tuple[int, int]]:
    """(ingredient, sign) on each space."""
    return [(claim[space], claim[4 + space // 2]) for space in range(4)]


@lru_cache(maxsize=64)
def _seen(facts: tuple[Fact, ...], evidence: Evidence, color: int) -> Floats:
    """`[pattern]`: its chance."""
    knowledge = believe(facts, evidence).knowledge
    counts = np.bincount(knowledge.restrict(_patterns(color)), weights=knowledge.load(), minlength=256)
    shares: Floats = counts[_PATTERNS] / counts.sum()
    return shares


@lru_cache(maxsize=64)
def chances(facts: tuple[Fact, ...], evidence: Evidence, color: int) -> Chances:
    """The chances of all articles about a color."""
    found = _tables() @ _seen(facts, evidence, color)
    return Chances(found[:, 4], found[:, :4])


def chance(facts: tuple[Fact, ...], evidence: Evidence, color: int, entries: list[tuple[int, int]]) -> float:
    """The chance that an article with these entries is right."""
    return float(_seen(facts, evidence, color)[_agrees(entries)].sum())
