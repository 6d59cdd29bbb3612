"""The 18 start tiles, chosen and used in a scripted set-up."""

import pytest

import goldenlane as gl
from tests.helpers import mine, numbers, play, pour

SETUP = (
    "characters 39 40 41 46",
    *["street 1 2 3 4 5 6 7"] * 3,
    "library 1 2 3 4 5",
    "tiles 0 1 2",
    pour(
        work="red red",
        golem="yellow yellow",
        artifacts="blue blue",
        research="white white",
        mirror="white black",
    ),
    "order 0 1",
)


def deal(first: str, later: tuple[str, ...] = ()) -> gl.Match:
    """Two players, the first with these four start tiles; everybody keeps the first goals of the draft."""
    left = [tile for tile in range(1, 19) if str(tile) not in first.split()][:4]
    chance = (
        *SETUP,
        f"start-tiles {first}",
        "start-tiles " + " ".join(map(str, left)),
        "goals 51 52 53 54",
        "goals 55 56 57 58",
        "artifact-tiles 0 2",
        *later,
    )
    match = gl.new("golem", players=2, seed=1, chance=chance)
    while match.view(None)["decision"]["asks"] in ("draft", "return-goal"):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    match.play(1, "artifact-tile 2A")
    return match


def use(match: gl.Match, a: int, b: int, *moves: str) -> dict[str, int]:
    before = numbers(match)
    tiles = mine(match, 1)["start-tiles"]
    play(match, f"0: start {a} {b}", f"1: start {tiles[0]} {tiles[1]}", *moves)
    after = numbers(match)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


# tile, moves, clay, coins, knowledge, the rest
TILES: list[tuple[int, list[str], int, int, int, dict[str, int]]] = [
    (1, [], 1, 2, 1, {"student yellow": 1}),
    (2, ["gold 1"], 1, 1, 0 + 1, {"gold 1": 1, "vp": 1}),
    (3, [], 2, 1, 2, {"student red": 1}),
    (4, [], 1, 1, 0, {"upgraded": 1}),
    (5, [], 2, 1, 1, {"research": 1}),
    (6, [], 1, 1, 1, {"upgraded": 1}),
    (7, ["upgrade gray-2", "slot 1 b"], 2, 1, 1, {"upgraded": 1}),
    (8, ["gold 3"], 1, 0, 1, {"gold 3": 1}),
    (9, [], 1, 1, 2, {"student blue": 1}),
    (10, ["student blue"], 2, 1, 1, {"student blue": 1}),
    (11, [], 2, 1, 2, {"research": 1}),
    (12, ["gold 4"], 0, 2, 1, {"gold 4": 1}),
    (13, ["golem-track down"], 2, 2, 1, {"golem-marker": -1}),
    (14, ["draw goals", "keep 60"], 2, 2, 1, {"goals": 1}),
    (15, [], 4, 1, 1, {}),
    (16, [], 1, 4, 1, {}),
    (17, [], 3, 1, 3, {}),
]
UPGRADED = {4: "left-leg", 6: "column-1", 7: "gray-2"}


@pytest.mark.parametrize(("tile", "moves", "clay", "coins", "knowledge", "rest"), TILES)
def test_start_tile(
    tile: int, moves: list[str], clay: int, coins: int, knowledge: int, rest: dict[str, int]
) -> None:
    """Each tile together with tile 18: 2 clay, 3 coins, 2 knowledge. Gold may complete an artifact."""
    spare = [other for other in (15, 16, 17) if other != tile][:2]
    match = deal(f"{tile} {spare[0]} {spare[1]} 18", ("goals 60 61",) if tile == 14 else ())
    found = use(match, tile, 18, *moves)
    resources = {"clay": clay + 2, "coin": coins + 3, "knowledge": knowledge + 2}
    assert found == {**{name: n for name, n in resources.items() if n}, **rest}
    assert mine(match)["upgraded"] == ([UPGRADED[tile]] if tile in UPGRADED else [])
    assert match.view(None)["decision"]["asks"] in ("start", "first-golems", "gold", "upgrade", "choose")


def test_start_tile_18() -> None:
    assert use(deal("15 16 17 18"), 15, 18) == {"clay": 6, "coin": 4, "knowledge": 3}


def test_two_tiles_with_gold_list_each_cauldron_once() -> None:
    """Rulebook L227: everything on both tiles is gained, one ingot after the other."""
    match = deal("2 8 15 16")
    tiles = mine(match, 1)["start-tiles"]
    play(match, "0: start 2 8", f"1: start {tiles[0]} {tiles[1]}")
    assert [str(action) for action in match.legal(0)] == ["gold 1", "gold 2", "gold 3", "gold 4", "done"]
    play(match, "gold 2", "gold 2")
    assert mine(match)["gold"] == [0, 2, 0, 0]
    assert mine(match)["coin"] == 1 + 0 + 2


def test_two_free_upgrades_come_without_asking() -> None:
    """Ruling G-62: nobody would decline a free tile."""
    match = deal("4 6 15 16")
    use(match, 4, 6)
    assert mine(match)["upgraded"] == ["left-leg", "column-1"]


def test_chosen_tiles_are_shown_and_the_others_stay_unseen() -> None:
    """Ruling G-13: dealt tiles are secret; all choose two at once, show them and use them in turn order."""
    match = deal("15 16 17 18")
    assert match.view(1)["players"][0]["start-tiles"] is None
    assert match.view(None)["players"][1]["start-tiles"] is None
    play(match, "0: start 15 16")
    assert match.view(1)["players"][0]["start-tiles"] is None
    tiles = mine(match, 1)["start-tiles"]
    play(match, f"1: start {tiles[0]} {tiles[1]}")
    assert match.view(1)["players"][0]["start-tiles"] == [15, 16]
    assert match.view(0)["players"][1]["start-tiles"] == tiles[:2]


def test_first_golems() -> None:
    """Rulebook L251; Ruling G-14: each player places both before the next one; they stand in section I."""
    match = deal("15 16 17 18")
    tiles = mine(match, 1)["start-tiles"]
    play(match, "0: start 15 16", f"1: start {tiles[0]} {tiles[1]}")
    while match.view(None)["decision"]["asks"] != "first-golems":
        match.play(1, match.legal(1)[-1])
    assert match.to_act == (0,)
    assert [str(action) for action in match.legal(0)] == [
        "first red yellow",
        "first red blue",
        "first yellow blue",
    ]
    play(match, "first red blue")
    assert mine(match)["golems"] == ["red 1", "blue 1"]
    assert match.to_act == (1,)
