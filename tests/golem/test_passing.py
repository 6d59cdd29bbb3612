"""Passing and the pass phases."""

from typing import Any

from tests.helpers import mine, options, play, pour, rows, table

DONE: dict[str, Any] = {"marbles": [3, 4], "rabbi": 1}
TOWER = rows(golem="white white red", artifacts="yellow", mirror="blue")


def passing(*players: dict[str, Any], order: list[int], chance: tuple[str, ...] = ()) -> Any:
    everybody = [*players, *[DONE] * (3 - len(players))]
    rabbis = [seat if everybody[seat].get("rabbi") else -1 for seat in range(3)] + [-1]
    start = {"order": order, "players": everybody, "rows": TOWER, "rabbis": rabbis}
    return table(start, players=3, chance=chance)


def test_who_may_pass() -> None:
    """Ruling G-49: with any action left, marble or rabbi; then no more turns until the pass phase."""
    rabbi_left = {"marbles": [3, 3], "rabbi": 0}
    match = passing(rabbi_left, {"marbles": [], "rabbi": 1}, order=[0, 1, 2])
    assert "pass" in options(match)
    play(match, "pass")
    assert match.to_act == (1,)
    play(match, "1: marble blue mirror")
    assert match.to_act == (1,)
    play(match, "1: marble yellow artifacts")
    assert match.view(None)["decision"]["asks"] == "remove"
    assert match.to_act == (0,)


def test_turns_of_the_pass_phase() -> None:
    """Ruling G-50: one action at a time in pass-tile order, round after round."""
    two_left = {"marbles": [3], "rabbi": 0}
    match = passing(
        two_left,
        two_left,
        order=[0, 1, 2],
        chance=(pour(golem="white red", artifacts="yellow", research="blue"),),
    )
    play(match, "0: pass", "1: pass", "0: remove white")
    assert match.view(None)["pass-tiles"] == [0, 1]
    play(match, "0: marble red golem")
    assert match.to_act == (1,)
    play(match, "1: rabbi printed", "1: take 5 clay")
    assert match.to_act == (0,)
    play(match, "0: rabbi printed", "0: take 5 clay")
    assert match.to_act == (1,)


def test_the_holder_of_1_removes_a_second_marble_even_when_done() -> None:
    """Ruling G-51: a second pass keeps the tile; nobody passes in the final phase."""
    one_left = {"marbles": [3], "rabbi": 1}
    match = passing(
        one_left,
        one_left,
        order=[0, 1, 2],
        chance=(
            pour(golem="white red", artifacts="yellow", research="blue"),
            pour(golem="white", artifacts="blue"),
        ),
    )
    play(match, "0: pass", "1: pass", "0: remove white", "0: marble yellow artifacts")
    assert match.to_act == (1,)
    play(match, "1: pass")
    assert match.view(None)["second-pass"] == [1]
    assert match.view(None)["pass-tiles"] == [0, 1]
    assert match.to_act == (0,)
    play(match, "0: remove red")
    assert match.view(None)["removed"] == ["white", "red"]
    assert match.to_act == (1,)
    assert options(match, 1) == ["marble white golem", "marble blue artifacts"]


def test_removed_marbles_wait_for_phase_1() -> None:
    """Ruling G-52: removal is mandatory, the marble is in nobody's pair; tiles go back after phase 3."""
    one_left = {"marbles": [0], "rabbi": 1}
    match = passing(
        one_left,
        {"marbles": [4, 3], "rabbi": 1, "goods": [0, 9, 0, 10]},
        order=[0, 1, 2],
        chance=(pour(golem="white red", artifacts="yellow", research="blue"),),
    )
    play(match, "pass")
    assert "done" not in options(match)
    play(match, "remove white", "marble white golem")
    view = match.view(None)
    assert view["pass-tiles"] == []
    assert view["removed"] == ["white"]
    assert view["players"][0]["marbles"] == ["red", "white"]
    assert mine(match)["coin"] == 3  # red and white match character 39's red and yellow
    assert view["phase"] == "income"
    play(match, "0: done", "1: done")
    assert match.view(None)["round"] == 2
    assert match.view(None)["removed"] == []
    tower = match.view(None)["synagogue"].values()
    assert (
        sum(row.get("white", 0) for row in tower) == 2 + 1 + 1
    )  # those of the tower and of two other players


def test_all_may_pass() -> None:
    """Rulebook L545: then everybody acts in the order of the tiles."""
    left = {"marbles": [3, 3], "rabbi": 0}
    match = passing(left, left, left, order=[2, 0, 1])
    play(match, "2: pass", "0: pass", "1: pass")
    assert match.view(None)["pass-tiles"] == [2, 0, 1]
    assert match.to_act == (2,)
