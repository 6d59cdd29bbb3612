"""The 18 upgrade tiles: cost, menorahs, abilities."""

from typing import Any

import pytest

from tests.helpers import changes, mine, numbers, options, play, rows, street, table

# tile, row, resource, cost, color and number of its menorahs
TILES = [
    ("torso", "golem", "clay", 3, "red", 1),
    ("right-arm", "golem", "clay", 4, "red", 1),
    ("right-leg", "golem", "clay", 6, "red", 1),
    ("head", "golem", "clay", 8, "red", 3),
    ("left-arm", "golem", "clay", 4, "red", 1),
    ("left-leg", "golem", "clay", 4, "red", 1),
    ("golden-1", "artifacts", "coin", 2, "yellow", 1),
    ("golden-2", "artifacts", "coin", 2, "yellow", 1),
    ("gray-1", "artifacts", "coin", 2, "yellow", 1),
    ("gray-2", "artifacts", "coin", 2, "yellow", 1),
    ("gray-3", "artifacts", "coin", 2, "yellow", 1),
    ("big", "artifacts", "coin", 8, "yellow", 3),
    ("column-1", "research", "knowledge", 2, "blue", 1),
    ("column-2", "research", "knowledge", 3, "blue", 1),
    ("column-3", "research", "knowledge", 4, "blue", 1),
    ("column-4", "research", "knowledge", 5, "blue", 1),
    ("column-5", "research", "knowledge", 8, "blue", 3),
    ("track-tile", "research", "knowledge", 5, "blue", 1),
]


@pytest.mark.parametrize(("tile", "row", "good", "cost", "color", "menorahs"), TILES)
def test_cost_and_menorahs(tile: str, row: str, good: str, cost: int, color: str, menorahs: int) -> None:
    """Rulebook L719-811. Golden and gray tiles go to the cheapest slot, that of the 4-gold artifact."""
    goods = dict.fromkeys(("clay", "coin", "knowledge", "vp"), 0)
    goods[good] = cost - 1
    match = table({"rows": rows(**{row: "white"}, mirror="red")}, goods=list(goods.values()))
    play(match, f"marble white {row}", f"upgrade {tile}")
    if tile.startswith(("golden", "gray")):
        play(match, "slot 4 a")
    assert numbers(match)[good] == 0
    assert mine(match)["upgraded"] == [tile]
    assert mine(match)["menorahs"] == {"red": 0, "yellow": 0, "blue": 0, color: menorahs}
    goods[good] = cost - 2
    poor = table({"rows": rows(**{row: "white"}, mirror="red")}, goods=list(goods.values()))
    play(poor, f"marble white {row}")
    assert f"upgrade {tile}" not in options(poor)


def test_menorah_maxima() -> None:
    """All tiles of a kind show 8, with the token 9."""
    everything = [tile for tile, *_ in TILES]
    match = table({"menorahs": [0, 0, 0]}, upgraded=everything)
    assert mine(match)["menorahs"] == {"red": 9, "yellow": 9, "blue": 9}


def test_a_tile_is_upgraded_once() -> None:
    match = table({"rows": rows(golem="white", mirror="red")}, goods=[9, 0, 0, 10], upgraded=["torso"])
    play(match, "marble white golem")
    assert "upgrade torso" not in options(match)


@pytest.mark.parametrize(("upgraded", "left"), [([], 9 - 5), (["torso"], 9 - 3)])
def test_torso_limits_control_to_2_per_golem(upgraded: list[str], left: int) -> None:
    """Rulebook L747; Ruling G-56."""
    match = table(
        {"phase": 7, "round": 4},
        golems=["red 5", "blue 2"],
        goods=[0, 0, 9, 10],
        upgraded=upgraded,
        students=[1, 1, 1],
    )
    assert mine(match)["knowledge"] == left


def test_right_arm_destroys_at_the_plain_bonus_and_doubles_from_then_on() -> None:
    """Rulebook L751 "from now on"; Ruling G-68: its own destruction is not doubled, the next one is."""
    match = table(
        {"rows": rows(golem="white", mirror="red"), "action-tiles": [4, 0, 1]},
        goods=[3, 0, 0, 10],
        golems=["red 2", "blue 4"],
    )
    play(match, "marble white golem", "upgrade right-arm")
    assert options(match) == ["destroy red 2", "destroy blue 4", "done"]
    plain = {"golems": -1, "destroyed": 1, "golem-marker": -1}
    assert changes(match, "destroy red 2", "bury 3", "student red") == {**plain, "student red": 1}
    assert match.to_act == (1,)
    play(match, "1: pass", "0: rabbi A5", "0: destroy blue 4")
    assert changes(match, "0: bury 1")["vp"] == 2 * 4 + 2  # A5: 1 VP per golem in the graveyard


def test_right_arm_in_the_middle_of_its_destruction() -> None:
    """Ruling G-68: a position remembers that the doubling has not begun."""
    match = table(
        {"rows": rows(golem="white", mirror="red")}, goods=[3, 0, 0, 10], golems=["red 2", "blue 4"]
    )
    play(match, "marble white golem", "upgrade right-arm", "destroy red 2")
    again = table(match.game.position(match.state))
    assert options(again) == options(match)
    assert changes(again, "bury 1") == {"vp": 4}


def test_a_doubled_graveyard_bonus_is_taken_twice() -> None:
    """Ruling G-36: choices anew."""
    match = table({"action-tiles": [4, 0, 1]}, golems=["red 2"], upgraded=["right-arm"])
    play(match, "rabbi A5", "destroy red 2", "bury 3", "student red")
    assert options(match) == ["student red", "student yellow", "student blue", "done"]


def test_right_arm_may_be_upgraded_without_destroying() -> None:
    """Rulebook L658: bonuses are optional."""
    match = table({"rows": rows(golem="white", mirror="red")}, goods=[3, 0, 0, 10], golems=["red 2"])
    assert changes(match, "marble white golem", "upgrade right-arm", "done") == {"clay": -3, "upgraded": 1}


def work(right_leg: bool, golems: list[str], *moves: str, **own: Any) -> Any:
    own.setdefault("goods", [0, 0, 0, 10])
    upgraded = ["right-leg"] if right_leg else []
    match = table({"rows": rows(work="white", mirror="red")}, golems=golems, upgraded=upgraded, **own)
    return play(match, "marble white work", *moves)


def test_right_leg_activates_at_once() -> None:
    """Rulebook L755; Ruling G-29: a standing golem, which is laid down."""
    match = table(
        {"rows": rows(golem="white", mirror="red")}, goods=[5, 0, 0, 10], golems=["red 1", "red 3 lying"]
    )
    play(match, "marble white golem", "upgrade right-leg")
    assert options(match) == ["activate red 1", "done"]
    assert changes(match, "activate red 1") == {"clay": 2, "lying": 1}


def test_right_leg_adds_a_golem_to_every_work_action() -> None:
    """Ruling G-27: also with 0 paid golems, and a fifth beside four."""
    none_paid = work(True, ["red 1"], "work 0", "activate red 1")
    assert mine(none_paid)["clay"] == 2
    plain = work(False, ["red 1"], "work 0")
    assert plain.to_act == (1,)
    five = ["red 1", "red 3", "blue 1", "blue 3", "yellow 1"]
    match = work(True, five, "work 4", *(f"activate {golem}" for golem in five), goods=[0, 0, 7, 10])
    assert mine(match)["golems"] == [
        "red 1 lying",
        "red 3 lying",
        "yellow 1 lying",
        "blue 1 lying",
        "blue 3 lying",
    ]
    assert (mine(match)["clay"], mine(match)["coin"], mine(match)["knowledge"]) == (5, 2, 5)


def test_right_leg_may_activate_before_the_others_are_paid() -> None:
    """Ruling G-67: what the free golem brings pays for the others; it works once."""
    golems = ["blue 3", "red 1", "red 3"]
    match = work(True, golems)
    assert options(match) == ["work 0", "work 1", "activate red 1", "activate red 3", "activate blue 3"]
    play(match, "activate blue 3")
    assert mine(match)["knowledge"] == 3
    assert options(match) == ["work 0", "work 1", "work 2"]
    play(match, "work 2", "activate red 1", "activate red 3")
    assert (mine(match)["clay"], mine(match)["knowledge"]) == (5, 1)
    assert match.to_act == (1,)
    alone = work(True, golems, "activate blue 3", "work 0")
    assert alone.to_act == (1,)
    last = work(True, ["blue 3"], "activate blue 3")
    assert last.to_act == (1,)
    assert not [text for text in options(work(False, golems)) if text.startswith("activate")]


def test_right_leg_upgraded_during_work_counts_from_the_next_one() -> None:
    """Ruling G-28: only its activation "at once" is done in the present Work action."""
    match = table(
        {"rows": rows(work="white", mirror="red"), "streets": street("red", 7)},
        golems=["red 1", "blue 1", "blue 3"],
        goods=[1, 0, 0, 10],
    )
    play(match, "marble white work", "work 1", "activate red 1", "upgrade right-leg", "activate blue 1")
    assert match.to_act == (1,)
    assert mine(match)["golems"] == ["red 1 lying", "blue 1 lying", "blue 3"]


@pytest.mark.parametrize("steps", [2, 3, 4])
def test_left_arm_may_ignore_any_of_the_characters_steps(steps: int) -> None:
    """Rulebook L763; Ruling G-23: decided before moving; the marker's own steps stay."""
    match = table(
        {"phase": 2, "characters": [39, 40, 41, 46]}, golems=["red 1"], upgraded=["left-arm"], marker=3
    )
    assert options(match) == ["steps 2", "steps 3", "steps 4"]
    play(match, f"steps {steps}")
    assert mine(match)["golems"] == [f"red {1 + steps}"]


def test_left_leg_step_and_activation() -> None:
    """Rulebook L769; Ruling G-33: the new golem may step, then work, and stays standing."""
    start = {"rows": rows(golem="white", mirror="red")}
    match = table(start, goods=[2, 0, 0, 10], upgraded=["left-leg"])
    play(match, "marble white golem", "create blue")
    assert options(match) == ["step blue 1", "activate blue 1", "done"]
    play(match, "step blue 1")
    assert options(match) == ["activate blue 2", "done"]
    still = table(start, goods=[2, 0, 0, 10], upgraded=["left-leg"])
    play(still, "marble white golem", "create blue", "activate blue 1")
    assert mine(still)["golems"] == ["blue 1"]
    assert mine(still)["knowledge"] == 2
    assert still.to_act == (1,)


def test_left_leg_works_during_work() -> None:
    """Rulings G-33, G-65: it alone lets a golem work in the action in which it was created."""
    match = table(
        {"rows": rows(work="white white white", mirror="red"), "streets": street("red", 5)},
        golems=["red 2"],
        goods=[0, 0, 2, 10],
        upgraded=["left-leg", "right-leg"],
    )
    play(match, "marble white work", "work 1", "activate red 2", "create blue", "activate blue 1 new")
    assert mine(match)["knowledge"] == 4
    assert match.to_act == (1,)
    assert mine(match)["golems"] == ["red 2 lying", "blue 1"]


def buy(column: int, *moves: str, book: int = 1, **own: Any) -> dict[str, int]:
    own = {"goods": [0, 0, 4, 10], **own}
    match = table({"rows": rows(research="white", mirror="red"), "library": [book, 2, 10, 18, 26]}, **own)
    return changes(match, "marble white research", f"buy {book}", f"column {column}", *moves)


@pytest.mark.parametrize(
    ("column", "moves", "extra"),
    [
        (1, [], {"coin": 1, "clay": 1}),
        (2, [], {"vp": 2}),
        (3, [], {"clay": 2}),
        (4, ["gold 2"], {"gold 2": 1}),
        (5, [], {}),
    ],
)
def test_column_tiles(column: int, moves: list[str], extra: dict[str, int]) -> None:
    """Rulebook L719-739; column 3 doubles the immediate bonus (2 clay of book 1) and nothing else."""
    plain = buy(column)
    assert plain == {"books": 1, "clay": 3}
    found = buy(column, *moves, upgraded=[f"column-{column}"])
    for name, n in extra.items():
        plain[name] = plain.get(name, 0) + n
    assert found == plain


def test_column_3_doubles_choices_anew_but_no_black_book() -> None:
    """Ruling G-41: an upgrade with discount 3 = two upgrades with discount 3 each."""
    found = buy(3, "upgrade torso", "upgrade column-1", book=7, upgraded=["column-3"])
    assert found == {"books": 1, "knowledge": -3, "upgraded": 2, "clay": 2}
    black = buy(3, book=35, upgraded=["column-3"], students=[2, 1, 1])
    assert black == {"books": 1, "knowledge": 1, "student red": -1, "vp": 6}


def test_column_tile_upgraded_by_the_card_itself() -> None:
    """Ruling G-42: the column's bonus counts already for this card, column 3's doubling does not."""
    found = buy(1, "upgrade column-1", book=14)
    assert found == {"books": 1, "upgraded": 1, "coin": 1, "clay": 1}  # knowledge: 1 - 3 + 2 = 0
    third = buy(3, "upgrade column-3", book=14, goods=[0, 0, 9, 10])
    assert third == {"books": 1, "upgraded": 1, "knowledge": 1 - 3 - 2 + 2}


def test_upgrade_step_after_income() -> None:
    """Rulebook L597; Ruling G-55: in turn order one tile of any kind, with its effect at once."""
    rich = {"goods": [6, 0, 0, 10], "golems": ["red 1"]}
    match = table({"phase": 6, "order": [1, 0], "players": [rich, rich]})
    assert match.to_act == (1,)
    assert mine(match, 0)["vp"] == 13  # everybody's income comes before the first upgrade
    assert "upgrade right-leg" in options(match, 1)
    assert changes(match, "1: upgrade right-leg", "1: activate red 1", seat=1) == {
        "clay": -4,
        "upgraded": 1,
        "lying": 1,
    }
    assert match.to_act == (0,)
    play(match, "0: done")
    assert match.view(None)["round"] == 2


def test_discount_gives_nothing_back_and_keeps_the_resource() -> None:
    """Ruling G-03: discounts reduce the total, not below 0; the kind of resource stays."""
    match = table(
        {"phase": 5, "players": [{}, {"marbles": [3, 3], "goods": [0, 9, 0, 10]}]},
        marbles=[0, 1],
        goods=[0, 2, 0, 10],
    )
    play(match, "character bonus")
    assert "upgrade right-leg" not in options(match)  # 6 - 4 = 2 clay are missing
    assert "upgrade column-4" not in options(match)
    assert changes(match, "upgrade column-1") == {"upgraded": 1}
