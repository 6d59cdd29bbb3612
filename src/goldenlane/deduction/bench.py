"""How long the two things take that people wait for: learning a fact, and getting advice."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import ParamSpec

from goldenlane.deduction import facts
from goldenlane.deduction.advice import advise
from goldenlane.deduction.facts import Fact
from goldenlane.deduction.knowledge import Knowledge, Marginals

P = ParamSpec("P")

# One of each kind, on knowledge that excludes nothing yet: as many worlds as there can be.
_FACTS = (
    facts.mix(1, 2, [0]),
    facts.not_mix(1, 2, 6),
    facts.mix(0, 7, [0, 2, 4]),
    facts.aspect(3, 2, 1),
    facts.has_class(4, 0),
    facts.golem_test(2, True, False),
    facts.animate(5, 6, False),
)


def measure(repeats: int = 20) -> dict[str, float]:
    """Median processor milliseconds: `fact_ms` for a fact with fresh marginals, `advice_ms` for advice.

    Advice is measured at its slowest: every assignment is still possible, each with golems of its own.
    """
    everything = Knowledge()
    slowest = Knowledge([facts.golem_test(2, True, False)])
    advise(slowest)

    fact_times = [_milliseconds(_learn, everything, fact) for _ in range(repeats) for fact in _FACTS]
    advice_times = [_milliseconds(advise, slowest) for _ in range(repeats)]
    return {"fact_ms": median(fact_times), "advice_ms": median(advice_times)}


def _learn(knowledge: Knowledge, fact: Fact) -> Marginals:
    known = knowledge.copy()
    known.add(fact)
    return known.marginals()


def _milliseconds(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    start = process_time()
    work(*args, **kwargs)
    return 1000 * (process_time() - start)
