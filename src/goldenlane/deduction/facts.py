"""What a player can learn: one small value per fact, and its JSON form.

A world is a pair (assignment, golem). Every fact speaks of one or two ingredients, so it is a table: for each
alchemical (or ordered pair of alchemicals) that they may be, the set of golems with which the fact is true. A
fact about potions allows all 24 golems or none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldenlane.deduction.tables import ALL_GOLEMS, GOLEM_COUNT
from goldenlane.games.alchemists.alchemy import (
    CLASS,
    CLASSES,
    COLORS,
    INGREDIENTS,
    MIX,
    POTIONS,
    QUALITY,
    REACTION,
    SIGN,
    SIGNS,
    animates,
    parse_class,
    parse_color,
    parse_ingredient,
    parse_potion,
    parse_sign,
)

NO, YES, UNKNOWN = 0, 1, 2
"""How an organ reacted in a golem test."""


class BadFact(ValueError):
    """A fact that says nothing sensible; `position` leads to the offending key."""

    def __init__(self, message: str, *position: str | int) -> None:
        super().__init__(message)
        self.position = position


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact: make it with `mix`, `not_mix`, `sale`, `aspect`, `has_class`, `golem_test` or `animate`."""

    kind: str
    ingredients: tuple[int, ...]
    """One ingredient, or two in ascending order."""
    value: int
    """What was seen, in the numbering of its kind (see the function that makes it)."""

    @property
    def about_golem(self) -> bool:
        """Whether it tells golems apart."""
        return self.kind in ("golem", "animate")

    @property
    def table(self) -> NDArray[np.uint32]:
        """The golems allowed, by alchemical (8 rows) or by 8 * first + second alchemical (64 rows)."""
        return _table(self.kind, self.value)

    def holds(self, assignment: tuple[int, ...], golem: int) -> bool:
        """Whether the fact is true in one world."""
        code = 0
        for ingredient in self.ingredients:
            code = 8 * code + assignment[ingredient]
        return bool(int(self.table[code]) >> golem & 1)

    def to_json(self) -> dict[str, Any]:
        """The JSON form; `parse_fact` reads it back."""
        names = [INGREDIENTS[ingredient] for ingredient in self.ingredients]
        if self.kind in ("mix", "not_mix"):
            seen = self.value if self.kind == "mix" else ~self.value
            potions = [name for potion, name in enumerate(POTIONS) if seen >> potion & 1]
            outcome = {"result": potions[0]} if len(potions) == 1 else {"result_in": potions}
            return {"type": self.kind, "ingredients": names, **outcome}
        if self.kind == "aspect":
            color, sign = divmod(self.value, 2)
            return {"type": "aspect", "ingredient": names[0], "colour": COLORS[color], "sign": SIGNS[sign]}
        if self.kind == "class":
            return {"type": "class", "ingredient": names[0], "class": CLASSES[self.value]}
        if self.kind == "golem":
            organs = zip(("chest", "ears"), divmod(self.value, 3), strict=True)
            seen_organs = {organ: seen == YES for organ, seen in organs if seen != UNKNOWN}
            return {"type": "golem", "ingredient": names[0], **seen_organs}
        return {"type": "animate", "ingredients": names, "success": bool(self.value)}


@cache
def _table(kind: str, value: int) -> NDArray[np.uint32]:
    pairs = [(a, b) for a in range(8) for b in range(8)]
    rows: list[int]
    if kind in ("mix", "not_mix"):
        rows = [ALL_GOLEMS if a != b and value >> MIX[a][b] & 1 else 0 for a, b in pairs]
    elif kind == "aspect":
        rows = [ALL_GOLEMS if SIGN[a][value // 2] == value % 2 else 0 for a in range(8)]
    elif kind == "class":
        rows = [ALL_GOLEMS if CLASS[a] == value else 0 for a in range(8)]
    elif kind == "golem":
        chest, ears = divmod(value, 3)
        rows = [_golems(_reacts(a, chest, ears)) for a in range(8)]
    else:
        rows = [
            _golems(animates(golem, a, b) == bool(value) for golem in range(GOLEM_COUNT)) for a, b in pairs
        ]
    table = np.array(rows, dtype=np.uint32)
    table.setflags(write=False)
    return table


def _golems(allowed: Iterable[bool]) -> int:
    """The mask of the golems that are allowed, one answer for each of the 24."""
    return sum(1 << golem for golem, yes in enumerate(allowed) if yes)


def _reacts(alchemical: int, chest: int, ears: int) -> Iterable[bool]:
    """For each golem: whether it reacts to the alchemical as seen."""
    reactions = (REACTION[golem][alchemical] for golem in range(GOLEM_COUNT))
    return (chest in (UNKNOWN, glow) and ears in (UNKNOWN, steam) for glow, steam in reactions)


def _two(first: int, second: int) -> tuple[int, int]:
    if first == second:
        raise BadFact(
            f"{INGREDIENTS[first]} is named twice, two different ingredients are needed", "ingredients"
        )
    return min(first, second), max(first, second)


def mix(first: int, second: int, potions: Iterable[int]) -> Fact:
    """Two ingredients make one of these potions. Value: a mask of potions."""
    mask = sum(1 << potion for potion in set(potions))
    if not mask:
        raise BadFact("no potion is named", "result_in")
    return Fact("mix", _two(first, second), mask)


def not_mix(first: int, second: int, potion: int) -> Fact:
    """Two ingredients do not make this potion. Value: the mask of the other potions."""
    return Fact("not_mix", _two(first, second), 0x7F ^ 1 << potion)


def sale(first: int, second: int, wanted: int, quality: int) -> Fact:
    """At a sale of a wanted potion the reader announced this quality: a mix of one of several potions."""
    return mix(first, second, (made for made in range(7) if QUALITY[wanted][made] == quality))


def aspect(ingredient: int, color: int, sign: int) -> Fact:
    """An ingredient has this sign in this color. Value: 2 * color + sign."""
    return Fact("aspect", (ingredient,), 2 * color + sign)


def has_class(ingredient: int, class_: int) -> Fact:
    """A book says that an ingredient's alchemical is solar or lunar. Value: the class."""
    return Fact("class", (ingredient,), class_)


def golem_test(ingredient: int, chest: bool | None, ears: bool | None) -> Fact:
    """The golem was fed an ingredient; None is "not known". Value: 3 * chest + ears (no, yes, unknown)."""
    seen = [UNKNOWN if organ is None else int(organ) for organ in (chest, ears)]
    return Fact("golem", (ingredient,), 3 * seen[0] + seen[1])


def animate(first: int, second: int, success: bool) -> Fact:
    """Somebody named two ingredients to animate the golem. Value: 1 success, 0 failure."""
    return Fact("animate", _two(first, second), int(success))


# Required and optional keys of every type; `mix` needs one of its two results.
_KEYS = {
    "mix": (("ingredients",), ("result", "result_in")),
    "not_mix": (("ingredients", "result"), ()),
    "aspect": (("ingredient", "colour", "sign"), ()),
    "class": (("ingredient", "class"), ()),
    "golem": (("ingredient",), ("chest", "ears")),
    "animate": (("ingredients", "success"), ()),
}


def _proper(data: object) -> dict[str, Any]:
    """The JSON form of a fact, if it has all the keys of its type and no others."""
    if not isinstance(data, dict):
        raise BadFact("a fact is an object with a type")
    if "type" not in data:
        raise BadFact('the key "type" is missing', "type")
    kind = data["type"]
    if not isinstance(kind, str) or kind not in _KEYS:
        raise BadFact(f"unknown type {kind!r} (one of {', '.join(_KEYS)})", "type")
    required, optional = _KEYS[kind]
    for key in required:
        if key not in data:
            raise BadFact(f'the key "{key}" is missing', key)
    for key in data:
        if key not in ("type", *required, *optional):
            raise BadFact(f"unknown key {key!r}", key)
    return data


def parse_fact(written: object) -> Fact:
    """A fact from its JSON form. `BadFact` shows what is wrong and where."""
    data = _proper(written)
    kind = data["type"]
    if kind == "mix":
        return mix(*_pair(data), _results(data))
    if kind == "not_mix":
        return not_mix(*_pair(data), _read(parse_potion, data, "result"))
    if kind == "animate":
        success = _flag(data, "success")
        return animate(*_pair(data), bool(success))
    ingredient = _read(parse_ingredient, data, "ingredient")
    if kind == "aspect":
        return aspect(ingredient, _read(parse_color, data, "colour"), _read(parse_sign, data, "sign"))
    if kind == "class":
        return has_class(ingredient, _read(parse_class, data, "class"))
    return golem_test(ingredient, _flag(data, "chest"), _flag(data, "ears"))


def _read(parse: Callable[[object], int], data: dict[str, Any], *path: str | int) -> int:
    value: Any = data
    for step in path:
        value = value[step]
    try:
        return parse(value)
    except ValueError as error:
        raise BadFact(str(error), *path) from None


def _pair(data: dict[str, Any]) -> tuple[int, int]:
    words = data["ingredients"]
    if not isinstance(words, list) or len(words) != 2:
        raise BadFact("two ingredients are needed, as a list", "ingredients")
    first, second = (_read(parse_ingredient, data, "ingredients", place) for place in range(2))
    return _two(first, second)


def _results(data: dict[str, Any]) -> list[int]:
    if "result" in data and "result_in" in data:
        raise BadFact('"result" and "result_in" exclude each other', "result_in")
    if "result" in data:
        return [_read(parse_potion, data, "result")]
    if "result_in" not in data:
        raise BadFact('the key "result" (or "result_in") is missing', "result")
    if not isinstance(data["result_in"], list):
        raise BadFact("a list of potions is needed", "result_in")
    return [_read(parse_potion, data, "result_in", place) for place in range(len(data["result_in"]))]


def _flag(data: dict[str, Any], key: str) -> bool | None:
    value = data.get(key)
    if key in data and not isinstance(value, bool):
        raise BadFact(f"true or false is needed, not {value!r}", key)
    return value
