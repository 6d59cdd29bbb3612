"""Golem's vocabulary of the effect notation: what a line in the content file can say."""

import re
from collections.abc import Callable
from typing import Final

from goldenlane.games.golem import upgrades
from goldenlane.games.golem.artifacts import ActivateArtifact, PlaceGold
from goldenlane.games.golem.books import BuyBook, UseActive
from goldenlane.games.golem.gains import (
    MEASURES,
    GainPer,
    Goods,
    GoodsCost,
    NoControlCost,
    OneOfEach,
    ResearchDownCost,
    ResearchUp,
    StudentBackCost,
    StudentIncome,
)
from goldenlane.games.golem.goals import DrawGoals
from goldenlane.games.golem.golems import ActivateGolems, MoveGolem, StepAnyGolem, UseTile
from goldenlane.games.golem.making import Create, Destroy
from goldenlane.games.golem.names import DISTRICTS, GOODS, KINDS, UPGRADES
from goldenlane.games.golem.resources import AnyResources
from goldenlane.games.golem.students import ANY, StudentStep
from goldenlane.games.golem.tracks import MarkerStep
from goldenlane.kernel.effect import Cost, Effect, Repeat
from goldenlane.kernel.kinds import GRAMMAR
from goldenlane.kernel.notation import Notation, NotationError

_GOOD: Final = "|".join(GOODS)
_DISTRICT: Final = "|".join(DISTRICTS)
_N: Final = "([1-9][0-9]?)"


def _times(deed: PlaceGold | StudentStep | StepAnyGolem, times: int) -> Effect:
    return Repeat(deed, times) if times > 1 else deed


def _any_kind(kind: str) -> int:
    return upgrades.ANY if kind == "any" else KINDS.index(kind)


_Made = Callable[[re.Match[str]], Effect]

_ATOMS: Final[dict[str, list[tuple[str, _Made]]]] = {
    "gain": [(rf"{_N} ({_GOOD})", lambda m: Goods(int(m[1]), GOODS.index(m[2])))],
    "gain-per": [
        (
            rf"{_N} ({_GOOD}) per ({'|'.join(MEASURES)})",
            lambda m: GainPer(int(m[1]), GOODS.index(m[2]), m[3]),
        )
    ],
    "gain-each": [(rf"{_N} of each", lambda m: OneOfEach(int(m[1])))],
    "gain-any": [(rf"any {_N} resources", lambda m: AnyResources(int(m[1])))],
    "gold": [(rf"{_N} gold", lambda m: _times(PlaceGold(), int(m[1])))],
    "research": [(rf"research \+{_N}", lambda m: ResearchUp(int(m[1])))],
    "student": [
        (rf"student ({_DISTRICT}) \+1", lambda m: StudentStep(DISTRICTS.index(m[1]))),
        (r"student any \+1", lambda m: StudentStep(ANY)),
        (rf"{_N} student-steps", lambda m: _times(StudentStep(ANY), int(m[1]))),
    ],
    "student-income": [(r"student-income", lambda m: StudentIncome())],
    "golem-track": [(r"golem-track \+-1", lambda m: MarkerStep())],
    "create": [(rf"create golem(?: discount {_N})?", lambda m: Create(int(m[1] or 0)))],
    "destroy": [(r"destroy golem", lambda m: Destroy())],
    "activate": [(rf"activate (?:golem|{_N} golems)", lambda m: ActivateGolems(int(m[1] or 1)))],
    "move-golem": [
        (rf"move golem {_N} (forward|any)", lambda m: MoveGolem(int(m[1]), m[2] == "any")),
        (rf"move golems {_N} (forward|any)", lambda m: _times(StepAnyGolem(m[2] == "any"), int(m[1]))),
    ],
    "use-tile": [(r"use tile", lambda m: UseTile())],
    "no-control-cost": [(r"no-control-cost", lambda m: NoControlCost())],
    "upgrade": [
        (
            rf"upgrade (any|{'|'.join(KINDS)})(?: discount {_N})?( mix)?",
            lambda m: upgrades.Upgrade(_any_kind(m[1]), int(m[2] or 0), bool(m[3])),
        )
    ],
    "free-upgrade": [
        (rf"upgrade ({'|'.join(UPGRADES)}|gray) free", lambda m: upgrades.FreeUpgrade(m[1])),
    ],
    "buy-book": [
        (rf"buy book(?: discount {_N})?", lambda m: BuyBook(int(m[1] or 0))),
        (r"buy book slot-only", lambda m: BuyBook(0, slot_only=True)),
    ],
    "use-active": [(rf"use {_N} active", lambda m: UseActive(int(m[1])))],
    "activate-artifact": [(r"activate artifact", lambda m: ActivateArtifact())],
    "draw-goals": [(r"draw goals", lambda m: DrawGoals())],
}
"""A row for each kind of effect: how it is written, and what plays it."""
_COSTS: Final[dict[str, tuple[str, Callable[[re.Match[str]], Cost]]]] = {
    "gain": (rf"{_N} ({_GOOD})", lambda m: GoodsCost(int(m[1]), GOODS.index(m[2]))),
    "student": (rf"student ({_DISTRICT}) -1", lambda m: StudentBackCost(DISTRICTS.index(m[1]))),
    "research": (r"research -1", lambda m: ResearchDownCost()),
}
"""What can be paid: a kind of effect in reverse."""
EFFECT_KINDS: Final = (*GRAMMAR, *_ATOMS)
COST_KINDS: Final = tuple(_COSTS)
REPEATED_KINDS: Final = ("gold", "student", "move-golem")
"""Deeds that can be done several times (`_times`)."""
PAGE_LISTS: Final = {"Kind": EFFECT_KINDS, "Measure": tuple(MEASURES)}
"""What the page has a picture for."""


def atom(text: str) -> Effect:
    for ways in _ATOMS.values():
        for pattern, make in ways:
            if found := re.fullmatch(pattern, text):
                return make(found)
    raise NotationError(f"no effect of Golem: {text!r}")


def cost(text: str) -> Cost:
    for pattern, make in _COSTS.values():
        if found := re.fullmatch(pattern, text):
            return make(found)
    raise NotationError(f"no cost of Golem: {text!r}")


NOTATION: Final = Notation(atom, cost)
