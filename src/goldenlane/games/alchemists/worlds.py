"""Drawing a world (alchemy and golem) uniformly among those that agree with given facts."""

from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Final

from goldenlane.games.alchemists.alchemy import CLASS, GOLEMS, MIX, REACTION, SIGN, animates
from goldenlane.games.alchemists.vocabulary import (
    ASPECT_FACT,
    CLASS_FACT,
    GOLEM_FACT,
    MIX_FACT,
    read_fact,
)

_TRIES: Final = 8
"""Blind draws before all worlds are listed: cheap while little is known, and as uniform."""
_EVERY_GOLEM: Final = (1 << len(GOLEMS)) - 1

World = tuple[tuple[int, ...], int]
"""The alchemical of each ingredient, and the mask of golems that agree."""


def golems(facts: tuple[int, ...], alchemy: tuple[int, ...] | list[int]) -> int:
    """The mask of golems with which the facts are true under an alchemy; 0 if they cannot be."""
    mask = _EVERY_GOLEM
    for code in facts:
        kind, first, second, value = read_fact(code)
        mask &= _table(kind, value)[8 * alchemy[first] + alchemy[second]]
    return mask


@lru_cache(maxsize=1024)
def _table(kind: int, value: int) -> tuple[int, ...]:
    """The golems allowed, by 8 * first + second alchemical."""
    return tuple(_allowed(kind, value, a, b) for a in range(8) for b in range(8))


def _allowed(kind: int, value: int, a: int, b: int) -> int:
    if kind == MIX_FACT:
        true = a != b and bool(value >> MIX[a][b] & 1)
    elif kind == ASPECT_FACT:
        true = SIGN[a][value // 2] == value % 2
    elif kind == CLASS_FACT:
        true = CLASS[a] == value
    elif kind == GOLEM_FACT:
        seen = (value // 3 == 1, value % 3 == 1)
        return sum(1 << golem for golem in range(len(GOLEMS)) if REACTION[golem][a] == seen)
    else:
        return sum(1 << golem for golem in range(len(GOLEMS)) if animates(golem, a, b) == bool(value))
    return _EVERY_GOLEM if true else 0


def worlds(facts: tuple[int, ...]) -> tuple[World, ...]:
    """All worlds that agree with the facts, found ingredient by ingredient."""
    by_last: list[list[int]] = [[] for _ in range(8)]
    for code in facts:
        _, first, second, _ = read_fact(code)
        by_last[max(first, second)].append(code)
    found: list[World] = []
    alchemy = [0] * 8

    def place(ingredient: int, used: int, mask: int) -> None:
        if ingredient == 8:
            found.append((tuple(alchemy), mask))
            return
        checks = tuple(by_last[ingredient])
        for alchemical in range(8):
            if used >> alchemical & 1:
                continue
            alchemy[ingredient] = alchemical
            left = mask & golems(checks, alchemy) if checks else mask
            if left:
                place(ingredient + 1, used | 1 << alchemical, left)

    place(0, 0, _EVERY_GOLEM)
    return tuple(found)


def sample_world(facts: list[int], rng: Random) -> tuple[list[int], int]:
    """An alchemy and a golem, every pair that agrees with the facts as likely as every other."""
    known = tuple(sorted(set(facts)))
    for _ in range(_TRIES):
        alchemy = rng.sample(range(8), 8)
        golem = rng.randrange(len(GOLEMS))
        if golems(known, alchemy) >> golem & 1:
            return alchemy, golem
    every, weights = _weighted(known)
    chosen, mask = rng.choices(every, cum_weights=weights)[0]
    return list(chosen), rng.choice([golem for golem in range(len(GOLEMS)) if mask >> golem & 1])


@lru_cache(maxsize=256)
def _weighted(facts: tuple[int, ...]) -> tuple[tuple[World, ...], list[int]]:
    """All worlds of the facts, and how many golems agree with them, added up."""
    every = worlds(facts)
    return every, list(accumulate(mask.bit_count() for _, mask in every))
