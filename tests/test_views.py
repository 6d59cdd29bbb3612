"""Views are what their types declare: what the page relies on is true of every game."""

from random import Random
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from goldenlane.games import kits
from goldenlane.kernel.game import Game
from goldenlane.kernel.match import Match
from goldenlane.kernel.view_types import Every
from tests.declared import Declared
from tests.playing import play_on

KITS = [kit for kit in kits().values() if kit.view is not None]
OFTEN = 0.04
"""How many of the decisions are looked at, besides the first and the end."""


def look_on(game: Game, seed: int, declared: Declared) -> None:
    """A random game: its views now and then, of every seat and of a spectator."""
    rng = Random(seed)
    match = Match(game, seed=seed)
    for step, now in enumerate(play_on(match, rng)):
        if step == 0 or now.over or rng.random() < OFTEN:
            for seat in (*range(game.seats), None):
                assert declared.faults(now.view(seat)) == [], f"{game.options}, seed {seed}, step {step}"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
def test_views_are_as_declared(kit: Any) -> None:
    """All numbers of players with all options; and no key is declared that no view has."""
    declared = Declared(kit.load("view"))
    for seed, game in enumerate(kit.kinds()):
        look_on(game, seed, declared)
    assert declared.unseen() == set()


class Inner(TypedDict):
    kind: Literal["inner"]
    more: NotRequired[int]


class Outer(TypedDict):
    number: int
    share: float
    each: Every[Literal["a", "b"], int]
    some: dict[Literal["a", "b"], int]
    inner: Inner | None
    pair: tuple[str, str]
    names: list[str]


GOOD: dict[str, Any] = {
    "number": 1,
    "share": 1,
    "each": {"a": 1, "b": 2},
    "some": {},
    "inner": {"kind": "inner"},
    "pair": ("x", "y"),
    "names": ["x"],
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": True},
        {"number": None},
        {"share": "1"},
        {"each": {"a": 1}},
        {"some": {"c": 1}},
        {"some": []},
        {"inner": {"kind": "outer"}},
        {"inner": {"kind": "inner", "less": 1}},
        {"inner": {}},
        {"pair": ("x",)},
        {"names": ["x", None]},
        {"undeclared": 1},
    ],
    ids=str,
)
def test_what_is_not_declared_is_found(wrong: dict[str, Any]) -> None:
    declared = Declared(Outer)
    assert declared.faults(GOOD) == []
    assert declared.faults({**GOOD, "inner": None}) == []
    assert ("Inner", "more") in declared.unseen()
    assert len(declared.faults({**GOOD, **wrong})) == 1
    assert len(declared.faults({key: GOOD[key] for key in GOOD if key != "number"})) == 1
