"""The boards' tables: tracks, streets, quarters, graveyard, library."""

from typing import Any

import pytest

from tests.helpers import activate, changes, mine, options, play, rows, table

DISTRICT_GOODS = [("red", "clay"), ("yellow", "coin"), ("blue", "knowledge")]
STREET = [(0, 0), (1, 0), (2, 0), (1, 1), (2, 1), (2, 2), (3, 2), (2, 4), (3, 5), (3, 7)]


@pytest.mark.parametrize(("section", "resource", "vp"), [(i, *pay) for i, pay in enumerate(STREET, 1)])
@pytest.mark.parametrize("district", range(3))
def test_street_income(district: int, section: int, resource: int, vp: int) -> None:
    """Each street pays its district's resource and VP."""
    students = [1, 1, 1]
    students[district] = section
    match = table({"phase": 6, "round": 4}, students=students, marker=0)
    player = mine(match)
    good = DISTRICT_GOODS[district][1]
    assert [player[name] for name in ("clay", "coin", "knowledge")] == [
        resource if name == good else 0 for name in ("clay", "coin", "knowledge")
    ]
    assert player["vp"] == 10 + vp


# position: column limit and knowledge, base and with the track tile; points at the end
RESEARCH = [
    (0, 1, 2, 0, 1, 0),
    (1, 2, 3, 1, 2, 0),
    (2, 2, 3, 1, 2, 0),
    (3, 2, 3, 2, 3, 0),
    (4, 3, 4, 2, 3, 0),
    (5, 3, 4, 2, 3, 0),
    (6, 3, 4, 3, 4, 0),
    (7, 4, 5, 3, 4, 0),
    (8, 4, 5, 3, 4, 3),
    (9, 4, 5, 4, 5, 6),
    (10, 5, 5, 4, 5, 10),
]
REDS = [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("position", "limit", "better", "income", "more", "vp"), RESEARCH)
def test_research_track(position: int, limit: int, better: int, income: int, more: int, vp: int) -> None:
    """Income, column limit (Ruling G-39: checked when a card is placed) and the points of the space reached.

    Ruling G-58: only the space where the marker stands counts.
    """
    for upgraded, cards, knowledge in (([], limit, income), (["track-tile"], better, more)):
        match = table({"phase": 6, "round": 4}, research=position, upgraded=upgraded, marker=0)
        while not match.over:
            play(match, "done")
        assert mine(match)["knowledge"] == knowledge
        assert match.scores()[0]["points"]["research"] == vp
        for held in range(1, 5):
            books = [REDS[:held]]
            start = {"rows": rows(research="white", mirror="red"), "library": [6, 10, 18, 26, 35]}
            buyer = table(start, books=books, research=position, upgraded=upgraded, goods=[0, 0, 9, 10])
            play(buyer, "marble white research")
            assert ("buy 6" in options(buyer)) == (held < cards)


STEPS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@pytest.mark.parametrize(("number", "steps"), list(enumerate(STEPS)))
def test_golem_track(number: int, steps: int) -> None:
    """The number is the VP income; the steps are those of phase 2 (with character 41: 1 more)."""
    income = table({"phase": 6, "round": 4}, marker=number)
    assert mine(income)["vp"] == 10 + number
    moved = table(
        {"phase": 2, "characters": [41, 39, 40, 46]}, marker=number, golems=["red 1"], goods=[0, 0, 9, 0]
    )
    while moved.view(None)["phase"] == "movement":
        play(moved, next(text for text in options(moved) if text.endswith("knowledge")))
    assert mine(moved)["golems"] == [f"red {1 + steps + 1}"]


def test_track_ends() -> None:
    """Ruling G-34: a marker at an end stays there; creating and destroying are still allowed."""
    match = table({"action-tiles": [2, 0, 1]}, marker=9)
    assert changes(match, "rabbi A3", "create red", "done") == {"golems": 1, "golem-marker": 1}
    low = table({"action-tiles": [4, 0, 1]}, marker=0, golems=["red 1"])
    assert changes(low, "rabbi A5", "destroy red 1", "bury 9") == {
        "golems": -1,
        "destroyed": 1,
        "vp": 1,
        "clay": 1,
    }
    top = table({"action-tiles": [8, 0, 1]}, research=10)
    assert changes(top, "rabbi A9") == {}
    marker = table({"action-tiles": [0, 1, 2]}, marker=10)
    play(marker, "rabbi A1")
    assert "golem-track up" not in options(marker)


@pytest.mark.parametrize(("section", "price"), [(7, 0), (8, 1), (9, 3), (10, 5)])
def test_quarter_prices(section: int, price: int) -> None:
    """Rulebook L352: the price of the section entered, in knowledge or VP (Ruling G-07: one currency)."""
    for good in ("knowledge", "vp"):
        match = table({"action-tiles": [7, 0, 1]}, golems=[f"red {section - 1}"], goods=[0, 0, 5, 10])
        play(match, "rabbi A8")
        step = f"step red {section - 1}" + (f" for {good}" if price else "")
        assert changes(match, step) == ({good: -price} if price else {})


# slot, players from which it is used, moves, bonus
GRAVEYARD: list[tuple[int, int, list[str], dict[str, int]]] = [
    (1, 1, [], {"vp": 4}),
    (2, 1, [], {"knowledge": 3}),
    (3, 1, ["student blue"], {"student blue": 1}),
    (4, 1, ["pay 2 coin", "gold 2"], {"coin": -2, "gold 2": 1}),
    (5, 3, [], {"research": 1, "vp": 1}),
    (6, 3, [], {"coin": 3}),
    (7, 4, [], {"clay": 3}),
    (8, 4, [], {"vp": 3}),
    (9, 1, [], {}),
]


@pytest.mark.parametrize(("slot", "players", "moves", "bonus"), GRAVEYARD)
def test_graveyard_slot(slot: int, players: int, moves: list[str], bonus: dict[str, int]) -> None:
    """Rulebook L455; Ruling G-35. Tile red 6 also gives VP for the marker, which goes from 3 to 2."""
    own: dict[str, Any] = {"golems": ["red 3"], "goods": [0, 2, 0, 10]}
    found = activate("red", 6, "destroy red 3 lying", f"bury {slot}", *moves, players=max(players, 2), **own)
    expected = {"golems": -1, "destroyed": 1, "golem-marker": -1, **bonus}
    expected["vp"] = expected.get("vp", 0) + 2
    assert found == expected


@pytest.mark.parametrize(
    ("players", "slots"),
    [
        (1, [1, 2, 3, 4, 9]),
        (2, [1, 2, 3, 4, 9]),
        (3, [1, 2, 3, 4, 5, 6, 9]),
        (4, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_slots_by_number_of_players_and_taken_slots(players: int, slots: list[int]) -> None:
    """Rulebook L455: one golem per slot, the rightmost takes any number."""
    match = table(
        {"action-tiles": [4, 0, 1, 2, 3][: max(players, 2) + 1]}, players=players, golems=["red 1", "red 2"]
    )
    play(match, "rabbi A5", "destroy red 1")
    assert options(match) == [f"bury {slot}" for slot in slots]
    taken = [0, -1, 1, -1, -1, -1, -1, -1]
    other = table(
        {"action-tiles": [4, 0, 1, 2, 3][: max(players, 2) + 1], "graveyard": taken},
        players=players,
        golems=["red 1"],
    )
    play(other, "rabbi A5", "destroy red 1")
    assert options(other) == [f"bury {slot}" for slot in slots if slot not in (1, 3)]


@pytest.mark.parametrize(("slot", "cost"), list(enumerate([0, 0, 1, 2, 3])))
def test_library_slots(slot: int, cost: int) -> None:
    """Rulebook L509: card and slot are paid together; book 25 costs 1."""
    books = [1, 2, 9, 10]
    books.insert(slot, 25)
    start = {"rows": rows(research="white", mirror="red"), "library": books}
    match = table(start, goods=[0, 0, cost, 10])
    assert changes(match, "marble white research", "buy 25", "column 1") == {
        "books": 1,
        "vp": 3,
        **({"knowledge": -cost} if cost else {}),
    }
    if cost:
        short = play(table(start, goods=[0, 0, cost - 1, 10]), "marble white research")
        assert "buy 25" not in options(short)
