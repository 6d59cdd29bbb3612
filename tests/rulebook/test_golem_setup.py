"""The rulebook's set-up, its introductory table and the examples in it."""

import pytest

import goldenlane as gl
from tests.helpers import mine


def test_markers_begin_at_research_0_golem_3_and_10_points() -> None:
    """Rulebook L187, constraint C1."""
    match = gl.new("golem", players=4, seed=3)
    for seat in range(4):
        player = mine(match, seat)
        assert (player["research"], player["golem-marker"], player["vp"]) == (0, 3, 10)
        assert player["students"] == {"red": 1, "yellow": 1, "blue": 1}
        assert (player["golems-to-create"], player["golems-aside"]) == (4, 2)


@pytest.mark.parametrize(
    ("players", "white", "black", "colored", "tiles"),
    [(1, 3, 1, 2, 3), (2, 3, 1, 2, 3), (3, 5, 1, 2, 4), (4, 4, 1, 3, 5)],
)
def test_marbles_and_action_tiles_by_number_of_players(
    players: int, white: int, black: int, colored: int, tiles: int
) -> None:
    """Rulebook L152-161: marbles of each color; action tiles: one more than players (alone: as for two)."""
    view = gl.new("golem", players=players, seed=5).view(None)
    in_tower = [view["synagogue"][row] for row in ("work", "golem", "artifacts", "research", "mirror")]

    def count(color: str) -> int:
        return sum(row.get(color, 0) for row in in_tower)

    assert [count(color) for color in ("white", "black", "red", "blue", "yellow")] == [
        white,
        black,
        *[colored] * 3,
    ]
    assert len(view["action-tiles"]) == tiles
    assert len(view["library"]) == 5


def test_streets_hold_seven_ascending_tiles_and_the_palace_one_late_character() -> None:
    """Rulebook L128-147, steps 4 and 6."""
    for seed in range(5):
        view = gl.new("golem", players=2, seed=seed).view(None)
        for street in view["streets"].values():
            assert len(set(street)) == 7
            assert street == sorted(street)
            assert set(street) <= set(range(1, 11))
        *early, late = view["characters"]
        assert len(set(early)) == 3
        assert all(39 <= card <= 45 for card in early)
        assert 46 <= late <= 50


def intro(players: int) -> tuple[gl.Match, list[int]]:
    match = gl.new("golem", players=players, seed=11, setup="intro")
    return match, [seat for seat in match.view(None)["order"] if seat < players]


def test_introductory_board() -> None:
    """Rulebook L124-141: characters and neighborhood tiles of the first game."""
    view = intro(4)[0].view(None)
    assert view["characters"] == [39, 43, 41, 46]
    assert view["streets"] == {
        "red": [1, 2, 4, 5, 7, 8, 9],
        "yellow": [1, 3, 4, 5, 6, 7, 10],
        "blue": [1, 4, 5, 6, 7, 8, 9],
    }


# clay, coins, knowledge, students, upgraded, research, gold, golems, goals, artifact tile
INTRO = [
    ([2, 3, 2], [1, 2, 1], [], 0, [1, 0, 0, 0], ["red 1", "yellow 1"], [54, 62, 67], "3B"),
    ([3, 2, 2], [2, 1, 1], ["left-leg"], 0, [0, 0, 0, 0], ["red 1", "blue 1"], [63, 64, 65], "2A"),
    ([3, 2, 2], [1, 1, 1], ["column-1"], 1, [0, 0, 0, 0], ["yellow 1", "blue 1"], [56, 61, 66], "4B"),
    ([3, 1, 2], [1, 1, 1], ["gray-3"], 0, [0, 0, 1, 0], ["red 1", "yellow 1"], [55, 60, 68], "1A"),
]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_introductory_seats(players: int) -> None:
    """Rulebook L229-249, constraints C2, C3, C16: the table by place in the turn order.

    The first player's gold completes the artifact of one ingot, which brings the second knowledge.
    """
    match, order = intro(players)
    assert len(order) == players
    for seat, (goods, students, upgraded, research, gold, golems, goals, side) in zip(
        order, INTRO, strict=False
    ):
        player = mine(match, seat)
        assert [player[good] for good in ("clay", "coin", "knowledge")] == goods
        assert list(player["students"].values()) == students
        assert player["upgraded"] == upgraded
        assert player["research"] == research
        assert player["gold"] == gold
        assert player["golems"] == golems
        assert player["goals"] == goals
        assert player["artifact-tile"] == side
        assert player["vp"] == 10


def test_fourth_seat_puts_gray_tile_and_gold_on_the_artifact_of_three() -> None:
    """Rulebook L239, constraint C3: an artifact with three ingots; the tile's income is 2 coins."""
    match, order = intro(4)
    player = mine(match, order[3])
    assert player["gray"] == [None, None, "gray-3a", None]
    assert player["gold"] == [0, 0, 1, 0]
    assert player["menorahs"]["yellow"] == 1


def test_four_players_need_all_forty_ingots() -> None:
    """Rulebook L94, constraint C17: 40 ingots are 4 x (1 + 2 + 3 + 4), and an eleventh finds no place."""
    full = {"gold": [1, 2, 3, 4], "goods": [0, 9, 0, 10]}
    match = gl.new("golem", players=2, seed=1, position={"players": [full]})
    match.play(0, "marble white artifacts")
    assert match.to_act == (0,)
    assert not [action for action in match.legal(0) if "gold 1" in str(action) or action.verb == "buy"]
