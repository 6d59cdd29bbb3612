"""The 12 characters: coins, bonus (rulebook L697-702), steps and pair of marbles."""

from typing import Any

import pytest

from tests.helpers import changes, mine, options, play, table

RED, YELLOW, BLUE, WHITE, BLACK = range(5)
RY, YB, RB = (RED, YELLOW), (YELLOW, BLUE), (RED, BLUE)

# number, coins, steps, pair, moves of the bonus, own things, expected beside the coins
CHARACTERS: list[tuple[int, int, int, tuple[int, int], list[str], dict[str, Any], dict[str, int]]] = [
    (39, 2, 2, RY, ["upgrade left-arm"], {}, {"upgraded": 1, "vp": 1}),
    (40, 3, 2, YB, [], {}, {"research": 2}),
    (
        41,
        3,
        1,
        RB,
        ["step red 1", "activate red 2", "activate blue 1"],
        {"golems": ["red 1", "blue 1"], "to_create": 0},
        {"knowledge": 2, "lying": 2},
    ),
    (41, 3, 1, RB, ["activate blue 3", "step blue 3 lying back"], {"golems": ["blue 3"]}, {"knowledge": 3}),
    (42, 3, 3, RY, ["gold 2", "gold 2"], {}, {"gold 2": 2, "coin": 2, "vp": 4}),
    (43, 4, 1, RB, ["create red"], {"golems": []}, {"golems": 1, "golem-marker": 2, "student red": 1}),
    (44, 3, 2, YB, [], {}, {"research": 1, "student blue": 1}),
    (45, 3, 2, RY, ["gold 3"], {}, {"gold 3": 1, "student yellow": 1}),
    (46, 5, 2, YB, [], {"upgraded": ["torso", "big", "column-2"]}, {"vp": 3}),
    (47, 6, 3, RB, [], {"students": [4, 6, 5]}, {"vp": 12}),
    (48, 4, 3, RY, [], {"marker": 6}, {"vp": 18}),
    (
        49,
        6,
        3,
        YB,
        ["buy 5", "column 2", "take 1 knowledge"],
        {"goods": [0, 6, 1, 10]},
        {"vp": 4, "books": 1, "clay": 3},
    ),
    (
        50,
        5,
        2,
        RB,
        ["destroy blue 9", "bury 9"],
        {"golems": ["blue 9"], "destroyed": 2},
        {"golems": -1, "destroyed": 1, "golem-marker": -1, "vp": 6},
    ),
    (50, 5, 2, RB, ["done"], {"golems": ["blue 9"], "destroyed": 2}, {"vp": 4}),
]


def influence(number: int, marbles: list[int], **own: Any) -> Any:
    """Phase 5 with this character; the second player is asked as well, so the phase waits there.

    Both have a golem and an upgraded tile, so that every bonus could do something (Ruling G-70).
    """
    some = {"golems": ["red 1"], "upgraded": ["torso"]}
    start = {
        "phase": 5,
        "characters": [number, 40 if number != 40 else 39, 41 if number != 41 else 42, 46],
        "players": [some, {"marbles": [WHITE, WHITE], "goods": [0, 9, 0, 10], **some}],
    }
    return table(start, marbles=marbles, **own)


@pytest.mark.parametrize(("number", "coins", "steps", "pair", "moves", "own", "expected"), CHARACTERS)
def test_bonus(
    number: int,
    coins: int,
    steps: int,
    pair: tuple[int, int],
    moves: list[str],
    own: dict[str, Any],
    expected: dict[str, int],
) -> None:
    things = {"goods": [0, coins, 0, 10], **own}
    match = influence(number, list(pair), **things)
    assert options(match) == ["character bonus", "character coins"]
    found = changes(match, "character bonus", *moves)
    paid = found.pop("coin", 0) - expected.get("coin", 0)
    assert paid == -coins
    assert found == {name: n for name, n in expected.items() if name != "coin"}


@pytest.mark.parametrize(("number", "coins", "pair"), [(*row[:2], row[3]) for row in CHARACTERS])
def test_three_coins_instead_and_too_few_coins(number: int, coins: int, pair: tuple[int, int]) -> None:
    """Rulebook L573-578; Ruling G-53: the bonus only if its coins can be paid."""
    rich = influence(number, list(pair), goods=[0, coins, 0, 10])
    assert changes(rich, "character coins") == {"coin": 3}
    poor = influence(number, list(pair), goods=[0, coins - 1, 0, 10])
    assert mine(poor)["coin"] == coins - 1 + 3
    assert poor.to_act == (1,)


@pytest.mark.parametrize(("number", "pair"), [(row[0], row[3]) for row in CHARACTERS])
def test_pair(number: int, pair: tuple[int, int]) -> None:
    """White is any color, the order is irrelevant, black matches nothing (Ruling G-53)."""
    a, b = pair
    other = ({RED, YELLOW, BLUE} - {a, b}).pop()
    for marbles in ([a, b], [b, a], [a, WHITE], [WHITE, b], [WHITE, WHITE]):
        assert influence(number, marbles).state.players[0].goods[1] == 3, marbles
    for marbles in ([a, a], [b, b], [a, other], [other, WHITE], [a, BLACK], [WHITE, BLACK], [other, other]):
        assert influence(number, marbles).state.players[0].goods[1] == 0, marbles


@pytest.mark.parametrize(("number", "steps"), [(row[0], row[2]) for row in CHARACTERS])
def test_steps(number: int, steps: int) -> None:
    """The steps of the active character are added to those of the golem marker (1 at number 0)."""
    match = table({"phase": 2, "characters": [number, 39, 40, 46]}, golems=["red 1"], marker=0)
    assert mine(match)["golems"] == [f"red {1 + 1 + steps}"]


def test_one_use_per_player_in_the_new_turn_order() -> None:
    """Ruling G-53; rulebook L571: the turn order of phase 4 counts."""
    both = {"marbles": [WHITE, WHITE], "goods": [0, 9, 0, 10]}
    match = table({"phase": 4, "rabbis": [1, 0, -1], "players": [both, both]})
    assert match.view(None)["order"] == [1, 0]
    assert match.to_act == (1,)
    play(match, "1: character coins")
    assert match.to_act == (0,)
    play(match, "0: character coins")
    assert match.view(None)["phase"] == "income"


def test_41_activates_two_different_golems() -> None:
    """Ruling G-29: "1-2 golems" are different ones."""
    match = influence(41, [RED, BLUE], goods=[0, 3, 0, 10], golems=["blue 1", "blue 3"])
    play(match, "character bonus", "activate blue 3")
    assert options(match) == ["activate blue 1", "done"]


def test_43_brings_its_student_even_without_a_golem() -> None:
    """Rulebook L658: a bonus may be used in part."""
    match = influence(43, [RED, BLUE], goods=[0, 4, 0, 10])
    assert changes(match, "character bonus", "done") == {"coin": -4, "student red": 1}
