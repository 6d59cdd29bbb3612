"""Deduction in Alchemists: ours, and the way of public helpers, which try every assignment in a loop."""

import time
from collections import Counter
from itertools import permutations
from statistics import median

from bench.measuring import Row, Settings, say
from goldenlane.deduction.bench import measure
from goldenlane.games.alchemists.alchemy import MIX


def rows(settings: Settings) -> list[Row]:
    say("measuring deduction ...")
    ours = measure()
    loop = median(_by_loop_ms() for _ in range(settings.rounds))
    return [
        Row("deduction: a fact and fresh marginals, 967 680 worlds", "ms", ours["fact_ms"]),
        Row("deduction: advice on all 28 pairs", "ms", ours["advice_ms"]),
        Row("deduction by a plain loop over the 40 320 assignments, as public helpers do it", "ms", loop),
    ]


def _by_loop_ms() -> float:
    """One mixture and the odds of every alchemical, the plain way: milliseconds of the processor."""
    start = time.process_time()
    left = [world for world in permutations(range(8)) if MIX[world[1]][world[2]] == 0]
    odds = [Counter(world[ingredient] for world in left) for ingredient in range(8)]
    assert all(odds)
    return 1000 * (time.process_time() - start)
