"""Artifacts: gold, the rewards of the 8 sides with every gray tile, golden tiles."""

from typing import Any

import pytest

from tests.helpers import activate, changes, mine, options, play, rows, street, table

# side: rewards of the artifacts of 1, 2, 3 and 4 ingots; "any" is a student of choice
SIDES: dict[str, list[dict[str, int]]] = {
    "1A": [{"knowledge": 1, "vp": 1}, {"coin": 2, "vp": 4}, {"any": 1, "vp": 4}, {"research": 1, "vp": 3}],
    "1B": [{"coin": 1}, {"knowledge": 2}, {"clay": 1, "vp": 4}, {"any": 1, "vp": 5}],
    "2A": [{"clay": 1, "vp": 1}, {"clay": 1, "knowledge": 1, "vp": 2}, {"any": 1, "vp": 4}, {"vp": 8}],
    "2B": [
        {"vp": 1},
        {"clay": 1, "coin": 1},
        {"student yellow": 1, "vp": 3},
        {"research": 1, "knowledge": 2, "vp": 3},
    ],
    "3A": [
        {"coin": 1, "vp": 1},
        {"coin": 2, "vp": 2},
        {"student red": 1, "vp": 4},
        {"knowledge": 3, "vp": 6},
    ],
    "3B": [{"knowledge": 1}, {"clay": 2, "vp": 1}, {"vp": 5}, {"research": 1, "coin": 2, "vp": 3}],
    "4A": [
        {"clay": 1, "vp": 1},
        {"coin": 1, "knowledge": 1, "vp": 2},
        {"student blue": 1, "vp": 4},
        {"coin": 3, "vp": 6},
    ],
    "4B": [
        {"coin": 1, "vp": 1},
        {"clay": 1, "coin": 1, "vp": 1},
        {"knowledge": 2, "vp": 3},
        {"any": 1, "vp": 5},
    ],
}
GRAY: list[dict[str, int]] = [
    {"knowledge": 2},
    {"knowledge": 1, "vp": 1},
    {"clay": 2},
    {"clay": 1, "vp": 1},
    {"coin": 2},
    {"coin": 1, "vp": 1},
]


@pytest.mark.parametrize("gray", range(-1, 6))
@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("side", SIDES)
def test_reward(side: str, size: int, gray: int) -> None:
    """Rulebook L775-811; Ruling G-46: an activated artifact gives its rewards and its gray tile's."""
    gold, tiles = [0] * 4, [-1] * 4
    gold[size - 1], tiles[size - 1] = size, gray
    expected = {"lying": 1}
    for part in (SIDES[side][size - 1], GRAY[gray] if gray >= 0 else {}):
        for name, n in part.items():
            name = "student blue" if name == "any" else name
            expected[name] = expected.get(name, 0) + n
    moves = ["student blue"] if "any" in SIDES[side][size - 1] else []
    found = activate("yellow", 9, f"artifact {size}", *moves, artifact_tile=side, gold=gold, gray=tiles)
    assert found == expected


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_last_ingot_completes_an_artifact(size: int) -> None:
    """Rulebook L459; Ruling G-45: any cauldron with a free place, several may be begun."""
    before = [0, 1, 2, 3]
    match = table({"rows": rows(artifacts="white")}, gold=before, goods=[0, 2, 0, 10], artifact_tile="4A")
    play(match, "marble white artifacts")
    assert [text for text in options(match) if "gold" in text and "buy" in text] == [
        "buy gold 1",
        "buy gold 2",
        "buy gold 3",
        "buy gold 4",
    ]
    reward = SIDES["4A"][size - 1]
    coins = {"coin": reward.get("coin", 0) - 3} if reward.get("coin") != 3 else {}
    others = {name: n for name, n in reward.items() if name != "coin"}
    assert changes(match, f"buy gold {size}") == {**coins, f"gold {size}": 1, **others}


def test_a_full_cauldron_takes_no_gold() -> None:
    """Ruling G-02: no ingot without a free place."""
    match = play(table({"action-tiles": [1, 0, 2]}, gold=[1, 2, 0, 4]), "rabbi A2")
    assert options(match) == ["gold 3", "take 1 vp per completed-artifact", "done"]
    full = table({"action-tiles": [1, 0, 2]}, gold=[1, 2, 3, 4])
    assert changes(full, "rabbi A2") == {"vp": 4}


def test_only_complete_artifacts_can_be_activated() -> None:
    """Ruling G-46."""
    match = table(
        {"streets": street("yellow", 9), "rows": rows(work="white", mirror="red")},
        gold=[1, 1, 2, 4],
        golems=["yellow 2"],
    )
    play(match, "marble white work", "work 1", "activate yellow 2")
    assert options(match) == ["artifact 1", "artifact 4", "done"]


def trigger(golden: int, **own: Any) -> dict[str, Any]:
    """A complete artifact of 2 ingots on 1A (2 coins, 4 points) with a side of a golden tile."""
    tiles = ["golden-1" if golden < 2 else "golden-2"]
    return {
        "gold": [0, 2, 0, 0],
        "golden": [-1, golden, -1, -1],
        "upgraded": tiles,
        "artifact_tile": "1A",
        **own,
    }


@pytest.mark.parametrize(("row", "leave"), [("golem", "done"), ("mirror", "done"), ("work", "work 0")])
@pytest.mark.parametrize(("golden", "color"), [(0, "red"), (1, "blue")])
def test_golden_tile_of_a_marble(golden: int, color: str, row: str, leave: str) -> None:
    """Rulebook L775-779; Ruling G-47: once per action with a marble of the color, whatever the row.

    Used or left over, the artifact is activated once, after the student's step.
    """
    for move in ("trigger 2", leave):
        match = table({"rows": rows(**{row: color}, research="red")}, **trigger(golden))
        play(match, f"marble {color} {row}")
        assert mine(match)["students"][color] == 2
        assert mine(match)["coin"] == 0
        play(match, move)
        assert mine(match)["coin"] == 2
        if match.to_act == (0,):
            assert "trigger 2" not in options(match)


@pytest.mark.parametrize(
    ("golden", "color"), [(0, "blue"), (0, "white"), (0, "black"), (1, "red"), (1, "yellow")]
)
def test_other_marbles_do_not_trigger(golden: int, color: str) -> None:
    """Ruling G-47: a white or black marble is neither red nor blue."""
    match = table({"rows": rows(golem=color, research="red")}, **trigger(golden))
    play(match, f"marble {color} golem")
    if color == "black":
        play(match, "done")
    assert mine(match)["coin"] == 0


def test_golden_tile_can_pay_for_the_action_itself() -> None:
    """Ruling G-47: at any point after the student's step, also before anything is affordable."""
    match = table({"rows": rows(mirror="red", research="red")}, **trigger(0))
    play(match, "marble red mirror", "trigger 2")
    assert "mirror golem" in options(match)
    play(match, "mirror golem")
    assert mine(match)["clay"] == 1
    assert mine(match)["coin"] == 1


def test_an_incomplete_artifact_is_not_triggered() -> None:
    """Ruling G-47: the artifact must be complete when the marble is taken."""
    match = table(
        {"rows": rows(artifacts="red", research="red")},
        **{**trigger(0), "gold": [0, 1, 0, 0], "goods": [0, 2, 0, 10]},
    )
    play(match, "marble red artifacts", "buy gold 2", "done")
    assert mine(match)["coin"] == 2 + 1 - 3 + 2


def test_golden_tile_of_the_first_card_of_a_column() -> None:
    """Rulebook L781; Ruling G-47: before or after the card's other bonuses, and only for a first card."""
    start = {"rows": rows(research="white white"), "library": [2, 3, 9, 10, 17]}
    match = table(start, **trigger(2, goods=[0, 0, 0, 10]))
    play(match, "marble white research", "buy 2", "column 1")
    assert options(match) == ["trigger 2", "done"]
    assert changes(match, "done", "done") == {"clay": 1, "vp": 5, "coin": 2}
    early = table(start, **trigger(2, goods=[0, 0, 0, 10]))
    play(early, "marble white research", "buy 2", "column 1")
    assert changes(early, "trigger 2")["coin"] == 2
    second = table(start, **trigger(2, books=[[1]], research=1))
    play(second, "marble white research", "buy 2")
    assert mine(second)["coin"] == 0


@pytest.mark.parametrize("upgraded", [["golden-2"], ["golden-2", "left-leg"]])
def test_golden_tile_of_a_creation(upgraded: list[str]) -> None:
    """Rulebook L785; Ruling G-47: right after the creation, before or after the left leg."""
    match = table(
        {"rows": rows(golem="white", research="red")},
        **{**trigger(3, goods=[2, 0, 0, 10]), "upgraded": upgraded},
    )
    play(match, "marble white golem", "create red")
    if "left-leg" in upgraded:
        assert options(match) == ["step red 1", "activate red 1", "trigger 2", "done"]
        play(match, "trigger 2")
        assert mine(match)["coin"] == 2
        play(match, "activate red 1")
        assert mine(match)["clay"] == 2
    else:
        assert mine(match)["coin"] == 2


@pytest.mark.parametrize(("size", "gray", "golden"), [(4, 2, 2), (3, 3, 3), (2, 4, 4), (1, 5, 5)])
def test_slot_prices(size: int, gray: int, golden: int) -> None:
    """The price is printed in the slot; side and slot are final (Ruling G-48), complete or not."""
    for tile, price in (("gray-1", gray), ("golden-2", golden)):
        for side in "ab":
            match = table({"rows": rows(artifacts="white")}, goods=[0, price - 1, 0, 10])
            play(match, "marble white artifacts", f"upgrade {tile}")
            assert changes(match, f"slot {size} {side}") == {"coin": -price, "upgraded": 1}
            kind = tile.split("-")[0]
            assert mine(match)[kind][size - 1] == f"{tile}{side}"
            assert mine(match)["menorahs"]["yellow"] == 1
        poor = table({"rows": rows(artifacts="white")}, goods=[0, max(price, 2) - 2, 0, 10])
        play(poor, "marble white artifacts")
        if f"upgrade {tile}" in options(poor):
            play(poor, f"upgrade {tile}")
            assert f"slot {size} a" not in options(poor)


def test_a_slot_holds_one_tile_of_its_kind() -> None:
    """Ruling G-48: a free slot of its kind."""
    match = table(
        {"rows": rows(artifacts="white")},
        goods=[0, 9, 0, 10],
        gray=[-1, 0, -1, -1],
        golden=[-1, -1, 2, -1],
        upgraded=["gray-1", "golden-2"],
    )
    play(match, "marble white artifacts", "upgrade gray-2")
    assert "slot 2 a" not in options(match)
    assert "slot 3 a" in options(match)
    play(match, "slot 3 a")
    assert mine(match)["gray"] == [None, "gray-1a", "gray-2a", None]
