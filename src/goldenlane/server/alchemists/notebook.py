"""The notebook of a seat in Alchemists: exact deduction from the facts that its own view lists.

It knows no more than the seat: whoever writes down what was shown can work out the same by hand. How much
of it is said is agreed at the table; the rest is not sent.
"""

from functools import lru_cache
from typing import Any, Literal, TypedDict, TypeVar

import msgspec

from goldenlane.deduction import Knowledge, parse_fact
from goldenlane.deduction.advice import mix_advice
from goldenlane.deduction.answer import PAIR_NAMES, answer
from goldenlane.deduction.facts import aspect
from goldenlane.games.alchemists.alchemy import (
    COLORS,
    INGREDIENTS,
    SIGNS,
    Alchemical,
    Color,
    Ingredient,
    Organ,
    OrganAspect,
)
from goldenlane.kernel.view_types import Every
from goldenlane.server.wire import Notebook

Row = TypeVar("Row")
Column = TypeVar("Column")
_KEPT = 512
"""Sets of facts whose deduction is kept; a table needs a few at a time."""


class Paper(TypedDict):
    """Nothing: the notebook is kept by hand."""

    level: Literal["paper"]


class HintsOnly(TypedDict):
    """1 for what is possible, 0 for what is not."""

    level: Literal["hints"]
    alchemicals: Every[Ingredient, Every[Alchemical, int]]
    golem: Every[Organ, Every[OrganAspect, int]]


class Deduction(TypedDict):
    """The worlds left, and how many of them speak for each statement.

    ``mixes``: how many bits of knowledge each would bring. ``articles``: the chance that all of one is true.
    ``conflict``: the fewest facts that contradict each other.
    """

    level: Literal["full"]
    worlds: int
    assignments: int
    alchemicals: Every[Ingredient, Every[Alchemical, float]]
    golem: Every[Organ, Every[OrganAspect, float]]
    conflict: list[int] | None
    mixes: list[tuple[Ingredient, Ingredient, float]]
    articles: dict[Color, float]


NotebookSent = Paper | HintsOnly | Deduction


def notebook_of(view: dict[str, Any], level: Notebook = "full") -> NotebookSent | None:
    """What follows from the facts of a view; None for a spectator.

    On paper nothing. With hints what is possible and what is not; in full also how likely it is, how many
    worlds are left, what each mix would tell, and whether articles are true.
    """
    if view["seat"] is None:
        return None
    if level == "paper":
        return {"level": "paper"}
    facts = msgspec.json.encode(view["facts"])
    found = _deduced(facts)
    if level == "hints":
        return {
            "level": "hints",
            "alchemicals": _possible(found["alchemicals"]),
            "golem": _possible(found["golem"]),
        }
    articles = view.get("articles") or {}
    return {
        "level": "full",
        "worlds": found["worlds"],
        "assignments": found["assignments"],
        "alchemicals": found["alchemicals"],
        "golem": found["golem"],
        "conflict": found["conflict"],
        "mixes": found["mixes"],
        "articles": _articles(facts, msgspec.json.encode(articles)),
    }


def _possible(counts: dict[Row, dict[Column, float]]) -> dict[Row, dict[Column, int]]:
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
    found["mixes"] = [(*names, round(told, 2)) for names, told in zip(PAIR_NAMES, bits, strict=False)]
    return found


@lru_cache(maxsize=_KEPT)
def _articles(facts: bytes, articles: bytes) -> dict[Color, float]:
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
