"""The notebook of a seat in Alchemists: exact deduction from the facts that its own view lists.

It knows no more than the seat: whoever writes down what was shown can work out the same by hand. How much
of it is said is agreed at the table; the rest is not sent.
"""

from functools import lru_cache
from typing import Any

import msgspec

from goldenlane.deduction import Knowledge, parse_fact
from goldenlane.deduction.advice import mix_advice
from goldenlane.deduction.answer import PAIR_NAMES, answer
from goldenlane.deduction.facts import aspect
from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS, SIGNS
from goldenlane.server.wire import Notebook

_KEPT = 512
"""Sets of facts whose deduction is kept; a table needs a few at a time."""


def notebook_of(view: dict[str, Any], level: Notebook = "full") -> dict[str, Any] | None:
    """What follows from the facts of a view; None for a spectator.

    On paper nothing. With hints what is possible and what is not; in full also how likely it is, how many
    worlds are left, what each mix would tell, and whether articles are true.
    """
    if view["seat"] is None:
        return None
    if level == "paper":
        return {"level": level}
    facts = msgspec.json.encode(view["facts"])
    found = _deduced(facts)
    if level == "hints":
        return {"level": level, **{part: _possible(found[part]) for part in ("alchemicals", "golem")}}
    articles = view.get("articles") or {}
    return {"level": level, **found, "articles": _articles(facts, msgspec.json.encode(articles))}


def _possible(counts: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """1 for each thing that some world left speaks for, otherwise 0."""
    return {name: {what: int(n > 0) for what, n in row.items()} for name, row in counts.items()}


@lru_cache(maxsize=_KEPT)
def _knowledge(facts: bytes) -> Knowledge:
    return Knowledge(parse_fact(fact) for fact in msgspec.json.decode(facts))


@lru_cache(maxsize=_KEPT)
def _deduced(facts: bytes) -> dict[str, Any]:
    """Worlds left, the chances of every statement, and how much each mix would tell."""
    knowledge = _knowledge(facts)
    found = answer(knowledge)
    bits = mix_advice(knowledge).bits.tolist() if knowledge.assignments else []
    found["mixes"] = [[*names, round(told, 2)] for names, told in zip(PAIR_NAMES, bits, strict=False)]
    return found


@lru_cache(maxsize=_KEPT)
def _articles(facts: bytes, articles: bytes) -> dict[str, float]:
    """For each article on the board the chance that all of it is true."""
    knowledge = _knowledge(facts)
    if not knowledge.worlds:
        return {}
    chances = {}
    for color, article in msgspec.json.decode(articles).items():
        true = knowledge.copy()
        for place, ingredient in enumerate(article["ingredients"]):
            sign = SIGNS.index(article["signs"][place // 2])
            true.add(aspect(INGREDIENTS.index(ingredient), COLORS.index(color), sign))
        chances[color] = true.worlds / knowledge.worlds
    return chances
