"""The 38 book cards: cost, immediate and active bonus (rulebook icons L706-709)."""

from typing import Any

import pytest

from tests.helpers import changes, options, play, rabbi, rows, table

Part = tuple[list[str], dict[str, int]]
DESTROYED = {"golems": -1, "destroyed": 1, "golem-marker": -1, "vp": 4}

# number, cost in knowledge (None: a student's step back), immediate bonus, active bonus
BOOKS: list[tuple[int, int | None, Part, Part]] = [
    (1, 1, ([], {"clay": 2}), ([], {"clay": 1})),
    (2, 1, ([], {"clay": 1, "vp": 1}), (["pay 1 clay"], {"clay": -1, "vp": 2})),
    (3, 2, ([], {"student red": 1}), ([], {"clay": 1})),
    (4, 2, (["golem-track up"], {"golem-marker": 1}), ([], {"vp": 1})),
    (5, 3, ([], {"clay": 3}), (["take 1 knowledge"], {"knowledge": 1})),
    (6, 3, (["destroy blue 2", "bury 1"], DESTROYED), ([], {"vp": 2})),
    (7, 4, (["upgrade torso"], {"upgraded": 1}), ([], {"clay": 2})),
    (8, 4, (["gold 4"], {"gold 4": 1}), ([], {"student red": 1})),
    (9, 1, ([], {"knowledge": 1}), (["pay 1 knowledge"], {"knowledge": -1, "research": 1})),
    (10, 1, ([], {"vp": 3}), ([], {"knowledge": 1})),
    (11, 2, ([], {"research": 1, "vp": 1}), ([], {"vp": 1})),
    (12, 2, ([], {"student blue": 1}), ([], {"knowledge": 1})),
    (13, 3, ([], {"research": 1, "vp": 2}), (["take 1 coin"], {"coin": 1})),
    (14, 3, (["upgrade column-1"], {"upgraded": 1}), ([], {"knowledge": 2})),
    (15, 4, ([], {"research": 1, "vp": 2}), (["pay 2 knowledge"], {"knowledge": -2, "research": 1, "vp": 1})),
    (16, 4, ([], {"vp": 2}), ([], {"research": 1})),
    (17, 1, ([], {"coin": 2}), ([], {"coin": 1})),
    (18, 1, ([], {"coin": 1, "vp": 1}), (["pay 1 coin"], {"coin": -1, "vp": 2})),
    (19, 2, ([], {"student yellow": 1}), ([], {"coin": 1})),
    (20, 2, (["gold 4"], {"gold 4": 1}), ([], {"vp": 1})),
    (21, 3, ([], {"coin": 3}), (["take 1 clay"], {"clay": 1})),
    (22, 3, (["upgrade torso"], {"upgraded": 1}), ([], {"coin": 1, "vp": 1})),
    (23, 4, (["gold 4"], {"gold 4": 1, "vp": 1}), (["pay 2 coin", "gold 3"], {"coin": -2, "gold 3": 1})),
    (24, 4, (["gold 4"], {"gold 4": 1}), ([], {"student yellow": 1})),
    (25, 1, ([], {"vp": 2}), ([], {"vp": 1})),
    (26, 1, ([], {"clay": 1, "coin": 1}), (["take 1 coin"], {"coin": 1})),
    (27, 2, (["student blue"], {"student blue": 1}), ([], {"vp": 1})),
    (28, 2, ([], {"vp": 3}), (["pay 1 knowledge"], {"knowledge": -1, "vp": 2})),
    (
        29,
        3,
        (["student blue"], {"student blue": 1}),
        (["pay 3 coin", "student red"], {"coin": -3, "student red": 1}),
    ),
    (30, 3, ([], {"vp": 4}), (["take 1 knowledge"], {"knowledge": 1})),
    (31, 4, (["student red"], {"student red": 1, "vp": 2}), ([], {"vp": 2})),
    (32, 4, ([], {"vp": 3}), (["pay 1 knowledge", "student red"], {"knowledge": -1, "student red": 1})),
    (33, None, ([], {"clay": 2, "coin": 2}), (["take 1 coin"], {"coin": 1})),
    (34, None, ([], {"knowledge": 3}), ([], {"knowledge": 1})),
    (35, None, ([], {"vp": 4}), ([], {"vp": 2})),
    (36, None, (["gold 4"], {"gold 4": 1, "vp": 1}), (["take 1 vp"], {"vp": 1})),
    (37, None, ([], {"research": 1}), (["pay 1 knowledge"], {"knowledge": -1, "research": 1})),
    (38, None, (["upgrade left-arm"], {"upgraded": 1}), (["take 1 coin"], {"coin": 1})),
]

CHOICES = {
    5: {"take 1 clay", "take 1 knowledge"},
    13: {"take 1 knowledge", "take 1 coin"},
    21: {"take 1 coin", "take 1 clay"},
    26: {"take 1 clay", "take 1 coin", "take 1 knowledge"},
    30: {"take 1 vp", "take 1 knowledge"},
    33: {"take 1 clay", "take 1 coin"},
    36: {"take 1 coin", "take 1 vp"},
    38: {"take 1 vp", "take 1 coin"},
}
"""Active bonuses "one of": a white slash on the card (rulebook L707)."""


def added(*parts: dict[str, int]) -> dict[str, int]:
    total: dict[str, int] = {}
    for part in parts:
        for name, n in part.items():
            total[name] = total.get(name, 0) + n
    return {name: n for name, n in total.items() if n}


def library(number: int) -> dict[str, Any]:
    others = [book for book in (1, 9, 17, 25, 33) if book != number][:4]
    return {"rows": rows(research="white"), "library": [number, *others]}


@pytest.mark.parametrize(("number", "cost", "immediate", "active"), BOOKS)
def test_buying(number: int, cost: int | None, immediate: Part, active: Part) -> None:
    """Bought from the leftmost, free slot by a Research action of power 1: immediate bonus, then active."""
    own: dict[str, Any] = {
        "goods": [1, 3, (cost or 0) + 3, 10],
        "golems": ["blue 2"],
        "students": [1, 3 if cost is None else 1, 1],
    }
    match = table(library(number), **own)
    found = changes(match, "marble white research", f"buy {number}", "column 5", *immediate[0], *active[0])
    price = {"knowledge": 1 - cost} if cost is not None else {"knowledge": 1, "student yellow": -1}
    assert found == added(price, {"books": 1}, immediate[1], active[1])


@pytest.mark.parametrize(("number", "cost"), [row[:2] for row in BOOKS if row[1] is not None and row[1] > 1])
def test_one_knowledge_short(number: int, cost: int) -> None:
    enough = play(table(library(number), goods=[0, 0, cost - 1, 10]), "marble white research")
    assert f"buy {number}" in options(enough)
    short = play(table(library(number), goods=[0, 0, cost - 2, 10]), "marble white research")
    assert f"buy {number}" not in options(short)


@pytest.mark.parametrize(("number", "active"), [(row[0], row[3]) for row in BOOKS])
def test_active_bonus_by_A9(number: int, active: Part) -> None:
    """Ruling G-44: A9 uses only the active bonus of the chosen card."""
    found = rabbi("A9", f"active {number}", *active[0], books=[[number]], goods=[3, 3, 3, 10])
    assert found == added({"research": 1}, active[1])


@pytest.mark.parametrize("number", CHOICES)
def test_white_slash(number: int) -> None:
    """Rulebook L707: one of the pictured ways, or none (L658)."""
    match = table({"action-tiles": [8, 0, 1]}, books=[[number]])
    play(match, "rabbi A9", f"active {number}")
    assert set(options(match)) == CHOICES[number] | {"done"}


def test_golem_track_of_book_4_goes_up_or_down() -> None:
    """Rulebook L706."""
    match = table(library(4), goods=[0, 0, 2, 10])
    play(match, "marble white research", "buy 4", "column 1")
    assert options(match) == ["golem-track up", "golem-track down", "done"]


@pytest.mark.parametrize(("number", "discount"), [(7, 3), (14, 2), (22, 3), (38, 4)])
def test_discounts_of_upgrade_books(number: int, discount: int) -> None:
    """The big tile of 8 coins shows the discount; without coins only what it covers whole is offered."""
    costs = {"torso": 3, "right-arm": 4, "right-leg": 6, "head": 8, "left-arm": 4, "left-leg": 4}
    match = table(library(number), goods=[0, 8 - discount, 9, 10], students=[2, 1, 1])
    play(match, "marble white research", f"buy {number}", "column 1")
    offered = {text.removeprefix("upgrade ") for text in options(match)}
    assert offered & set(costs) == {tile for tile, cost in costs.items() if cost <= discount}
    assert changes(match, "upgrade big")["coin"] == -(8 - discount) + (number == 22)
