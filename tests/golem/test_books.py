"""Books: columns, the order of bonuses, prices, the library's deck."""

from typing import Any

from tests.helpers import activate, changes, mine, options, play, rows, table

RESEARCH = {"rows": rows(research="white", mirror="red")}


def columns(book: int, **own: Any) -> list[str]:
    """Where a book may go; nothing asked means one place only."""
    others = [other for other in (8, 16, 24, 32) if other != book]
    match = table(
        {**RESEARCH, "library": [book, *others]}, **{"goods": [0, 0, 9, 10], "students": [3, 3, 3], **own}
    )
    play(match, "marble white research")
    if f"buy {book}" not in options(match):
        return []
    play(match, f"buy {book}")
    if any(option.endswith("back") for option in options(match)):
        play(match, options(match)[0])
    found = [option.split()[1] for option in options(match) if option.startswith("column")]
    return found or [str(1 + i) for i, column in enumerate(mine(match)["books"]) if book in column]


def test_one_color_per_column_and_one_column_per_color() -> None:
    """Rulebook L497; Ruling G-38."""
    assert columns(2) == ["1", "2", "3", "4", "5"]
    assert columns(2, books=[[9]]) == ["2", "3", "4", "5"]
    assert columns(2, books=[[9], [1]], research=1) == ["2"]
    assert columns(2, books=[[9], [1]], research=0) == []


def test_black_books_and_columns() -> None:
    """Ruling G-38: a column of black books has no color yet; black books go anywhere with room."""
    assert columns(2, books=[[33]], research=1) == ["1", "2", "3", "4", "5"]
    assert columns(2, books=[[33, 1], [34]], research=4) == ["1"]
    assert columns(2, books=[[33, 9], [34]], research=4) == ["2", "3", "4", "5"]
    assert columns(35, books=[[1], [9]], research=1) == ["1", "2", "3", "4", "5"]
    assert columns(35, books=[[1], [9]], research=0) == ["3", "4", "5"]
    assert columns(35, books=[[1], [9], [17], [25]], research=0) == ["5"]


def test_a_marker_that_goes_down_removes_nothing() -> None:
    """Ruling G-39."""
    assert columns(5, books=[[1, 2, 3]], research=1) == []
    match = table(books=[[1, 2, 3]], research=0)
    assert mine(match)["books"][0] == [1, 2, 3]


def test_order_of_the_bonuses() -> None:
    """Rulebook L497; Ruling G-40: immediate, column tile, then active from the lowest to the new card."""
    start = {**RESEARCH, "library": [1, 9, 10, 17, 18]}
    match = table(start, books=[[2, 5]], research=4, upgraded=["column-1"], goods=[0, 0, 0, 10])
    play(match, "marble white research", "buy 1")
    assert mine(match)["clay"] == 3  # 2 of the card and 1 of the tile come before the lower cards
    assert options(match) == ["pay 1 clay", "done"]
    play(match, "pay 1 clay")
    assert options(match) == ["take 1 clay", "take 1 knowledge", "done"]
    assert changes(match, "take 1 knowledge") == {"knowledge": 1, "clay": 1}


def test_bonuses_are_optional() -> None:
    """Ruling G-40; rulebook L658."""
    match = table({**RESEARCH, "library": [28, 9, 10, 17, 18]}, goods=[0, 0, 2, 10])
    assert changes(match, "marble white research", "buy 28", "column 1", "done") == {
        "books": 1,
        "vp": 3,
        "knowledge": -1,
    }


def test_black_book_costs_a_student_and_its_slot() -> None:
    """Rulebook L489; Rulings G-05, G-43: with all students in I it cannot be bought."""
    start = {**RESEARCH, "library": [1, 2, 9, 10, 35]}
    match = table(start, goods=[0, 0, 2, 10], students=[2, 1, 4])
    play(match, "marble white research", "buy 35")
    assert options(match) == ["student red back", "student blue back"]
    assert changes(match, "student blue back", "column 1") == {"student blue": -1, "books": 1, "vp": 6}
    assert mine(match)["knowledge"] == 0
    stuck = play(table(start, goods=[0, 0, 9, 10]), "marble white research")
    assert "buy 35" not in options(stuck)


def test_discounts_touch_only_the_slot_of_a_black_book() -> None:
    """Ruling G-43; A4 drops the student's step, the slot is paid."""
    shelf = {"library": [1, 2, 9, 10, 35]}
    found = activate_buy(4, shelf, students=[2, 1, 1])
    assert found == {"lying": 1, "student red": -1, "books": 1, "vp": 6}
    match = table({"action-tiles": [3, 0, 1], **shelf}, goods=[0, 0, 3, 10])
    assert changes(match, "rabbi A4", "buy 35", "column 1") == {"knowledge": -3, "books": 1, "vp": 6}
    poor = play(table({"action-tiles": [3, 0, 1], **shelf}, goods=[0, 0, 2, 10]), "rabbi A4")
    assert "buy 35" not in options(poor)


def activate_buy(tile: int, shelf: dict[str, Any], **own: Any) -> dict[str, int]:
    start = {"streets": [[1] * 7, [1] * 7, [tile] * 7], "rows": rows(work="white", mirror="red"), **shelf}
    match = table(start, golems=["blue 2"], **own)
    return changes(match, "marble white work", "work 1", "activate blue 2", "buy 35", "column 1")


def test_a_bought_card_is_replaced_before_its_bonuses() -> None:
    """Ruling G-17."""
    match = table({**RESEARCH, "library": [27, 2, 9, 10, 17]}, goods=[0, 0, 2, 10], chance=("book 38",))
    play(match, "marble white research", "buy 27", "column 1")
    assert options(match) == ["student red", "student yellow", "student blue", "done"]
    assert [slot["book"] for slot in match.view(None)["library"]] == [2, 9, 10, 17, 38]


def test_an_empty_deck_refills_nothing() -> None:
    """Ruling G-17: cards still shift left; phase 1 then takes no card away."""
    match = table({**RESEARCH, "library": [25, 2, 9, 10, 17], "book-bag": []}, goods=[0, 0, 2, 10])
    play(match, "marble white research", "buy 25", "column 1")
    assert [slot["book"] for slot in match.view(None)["library"]] == [2, 9, 10, 17]
    fresh = table({"phase": 1, "round": 2, "library": [2, 9, 10], "book-bag": []})
    assert [slot["book"] for slot in fresh.view(None)["library"]] == [2, 9, 10]


def test_refresh_of_the_library() -> None:
    """Rulebook L332: the leftmost card goes under the deck, the others shift left, one is added."""
    match = table(
        {"phase": 1, "round": 2, "library": [2, 9, 10, 17, 25], "book-bag": [], "book-bottom": [30]}
    )
    assert [slot["book"] for slot in match.view(None)["library"]] == [9, 10, 17, 25, 30]
    assert match.view(None)["decks"]["books-below"] == [2]


def test_active_bonuses_of_different_cards_once_each() -> None:
    """Ruling G-44; blue 10 uses one to three."""
    match = table(
        {"streets": [[1] * 7, [1] * 7, [10] * 7], "rows": rows(work="white", mirror="red")},
        golems=["blue 2"],
        books=[[1, 3], [25], [11]],
    )
    play(match, "marble white work", "work 1", "activate blue 2", "active 25")
    assert options(match) == ["active 1", "active 3", "active 11", "done"]


def test_an_active_bonus_that_can_do_nothing_is_not_offered() -> None:
    """Ruling G-63: its cost cannot be paid, or its ingot finds no place (Ruling G-02)."""
    assert activate("blue", 10, books=[[9], [23]], goods=[0, 1, 0, 10]) == {"lying": 1}
    full = activate("blue", 10, books=[[], [23]], goods=[0, 2, 0, 10], gold=[1, 2, 3, 4])
    assert full == {"lying": 1}
