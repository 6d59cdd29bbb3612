"""The smallest set of facts that contradict each other, exactly.

Take any set of facts that agree and to which no fact can be added: whoever contradicts must use a fact
outside it. Collect such "outsides"; the smallest set that hits all of them is a lower bound, and once it
contradicts itself it is the answer. (This is the implicit hitting set method.) The hitting set is always the
first in order among the smallest. Every true answer hits all outsides, so the first one that is true is also
the first of all true ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, Self, TypeVar

from goldenlane.deduction.facts import Fact


class Worlds(Protocol):
    """The part of `Knowledge` that the search needs."""

    @property
    def assignments(self) -> int: ...
    def add(self, fact: Fact) -> None: ...
    def copy(self) -> Self: ...


W = TypeVar("W", bound=Worlds)


def smallest_conflict(facts: Sequence[Fact], knowledge: Callable[[Iterable[Fact]], W]) -> tuple[int, ...]:
    """Positions of a smallest contradictory subset of contradictory facts, the first such subset in order."""
    outsides: list[int] = []
    size = 0
    turn = 0
    while True:
        size, chosen = _first_smallest_hitting_set(outsides, len(facts), size)
        worlds = knowledge(facts[position] for position in chosen)
        if not worlds.assignments:
            return chosen
        # Starting elsewhere every time gives outsides that overlap little.
        order = [(position + turn) % len(facts) for position in range(len(facts))]
        outsides.append(_outside(worlds, facts, chosen, order))
        turn += 1


def _outside(worlds: W, facts: Sequence[Fact], chosen: Sequence[int], order: Iterable[int]) -> int:
    """Add every fact that still agrees; the mask of those that do not."""
    outside = 0
    for position in order:
        if position in chosen:
            continue
        more = worlds.copy()
        more.add(facts[position])
        if more.assignments:
            worlds = more
        else:
            outside |= 1 << position
    return outside


def _first_smallest_hitting_set(sets: list[int], count: int, size: int) -> tuple[int, tuple[int, ...]]:
    """The smallest set of positions that meets every mask, first in order; it has at least `size`."""
    everything = (1 << count) - 1
    while not _can_hit(sets, size, everything):
        size += 1
    chosen: list[int] = []
    left = sets
    for budget in range(size - 1, -1, -1):
        for position in range(chosen[-1] + 1 if chosen else 0, count):
            rest = [mask for mask in left if not mask >> position & 1]
            if _can_hit(rest, budget, everything >> (position + 1) << (position + 1)):
                chosen.append(position)
                left = rest
                break
    return size, tuple(chosen)


def _can_hit(sets: list[int], budget: int, allowed: int) -> bool:
    """Whether at most `budget` of the allowed positions meet every mask."""
    if not sets:
        return True
    if not budget:
        return False
    choices = min((mask & allowed for mask in sets), key=int.bit_count)
    while choices:
        lowest = choices & -choices
        if _can_hit([mask for mask in sets if not mask & lowest], budget - 1, allowed):
            return True
        # Everything with this position has been tried.
        allowed ^= lowest
        choices ^= lowest
    return False
