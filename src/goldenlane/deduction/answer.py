"""Knowledge and advice as plain JSON objects, named as the rest of the project names things."""

from __future__ import annotations

from typing import Any

from goldenlane.deduction.advice import GUARANTEES, REACTIONS, Advice, advise
from goldenlane.deduction.knowledge import Floats, Knowledge
from goldenlane.deduction.tables import PAIRS
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS, ORGANS, POTIONS

PAIR_NAMES = tuple([INGREDIENTS[first], INGREDIENTS[second]] for first, second in PAIRS)


def answer(knowledge: Knowledge) -> dict[str, Any]:
    """How many worlds are left, and how many of them speak for each statement."""
    marginals = knowledge.marginals()
    conflict = knowledge.conflict()
    return {
        "worlds": knowledge.worlds,
        "assignments": knowledge.assignments,
        "alchemicals": {
            name: _counts(ALCHEMICALS, row)
            for name, row in zip(INGREDIENTS, marginals.alchemicals, strict=True)
        },
        "golem": {"chest": _counts(ORGANS, marginals.chest), "ears": _counts(ORGANS, marginals.ears)},
        "conflict": None if conflict is None else list(conflict),
    }


def advice(knowledge: Knowledge) -> dict[str, Any] | None:
    """Advice on everything; None if the facts contradict each other."""
    return _advice(advise(knowledge)) if knowledge.assignments else None


def _advice(given: Advice) -> dict[str, Any]:
    mixes, sales, theories, golem = given.mixes, given.sales, given.theories, given.golem
    return {
        "mixes": [
            {
                "ingredients": names,
                "results": _chances(POTIONS, mixes.results[pair]),
                "bits": float(mixes.bits[pair]),
                "worlds_after": float(mixes.worlds_after[pair]),
                "crossed_out": float(mixes.crossed_out[pair]),
            }
            for pair, names in enumerate(PAIR_NAMES)
        ],
        "sales": [
            {
                "ingredients": names,
                "potions": {
                    POTIONS[wanted]: {
                        **_chances(GUARANTEES, sales.met[pair, wanted]),
                        "bits": float(sales.bits[pair, wanted]),
                    }
                    for wanted in range(6)
                },
            }
            for pair, names in enumerate(PAIR_NAMES)
        ],
        "theories": {
            ingredient: {
                alchemical: {
                    "right": float(theories.right[i, a]),
                    "hedged": _chances(COLORS, theories.hedged[i, a]),
                    "best_hedge": COLORS[theories.best_hedge[i, a]],
                }
                for a, alchemical in enumerate(ALCHEMICALS)
            }
            for i, ingredient in enumerate(INGREDIENTS)
        },
        "golem_tests": [
            {
                "ingredient": ingredient,
                "reactions": _chances(REACTIONS, golem.reactions[i]),
                "bits": float(golem.bits[i]),
            }
            for i, ingredient in enumerate(INGREDIENTS)
        ],
        "animations": [
            {"ingredients": names, "success": float(golem.animation[pair])}
            for pair, names in enumerate(PAIR_NAMES)
        ],
    }


def _counts(names: tuple[str, ...], values: Floats) -> dict[str, int | float]:
    """Counts of worlds are whole numbers; sums of weights need not be."""
    return {
        name: int(value) if value.is_integer() else value
        for name, value in zip(names, values.tolist(), strict=True)
    }


def _chances(names: tuple[str, ...], values: Floats) -> dict[str, float]:
    return dict(zip(names, values.tolist(), strict=True))
