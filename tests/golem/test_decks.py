"""Set-up, decks and what is public."""

import goldenlane as gl
from tests.helpers import changes, mine, options, play, pour, table

THREE = (
    "characters 39 40 41 46",
    *["street 1 2 3 4 5 6 7"] * 3,
    "library 1 2 3 4 5",
    "tiles 0 1 2 3",
    pour(
        work="red red",
        golem="yellow yellow",
        artifacts="blue blue",
        research="white white white",
        mirror="white white black",
    ),
    "order 2 0 1",
    "start-tiles 1 2 3 4",
    "start-tiles 5 6 7 8",
    "start-tiles 9 10 11 12",
    "goals 51 52 53 54",
    "goals 55 56 57 58",
    "goals 60 61 62 63",
    "artifact-tiles 1 2 5",
)


def test_draft_goes_to_the_next_seat() -> None:
    """Ruling G-11: left is the next seat clockwise. Ruling G-12: all choose at once and secretly."""
    match = gl.new("golem", players=3, seed=1, chance=THREE)
    assert match.to_act == (0, 1, 2)
    assert mine(match, 1)["hand"] == [55, 56, 57, 58]
    play(match, "1: keep 56")
    assert match.view(0)["players"][1]["goals"] is None
    assert match.view(0)["players"][1]["chosen"] is None
    assert mine(match, 1)["goals"] == []
    assert options(match, 0) == ["keep 51", "keep 52", "keep 53", "keep 54"]
    play(match, "0: keep 51", "2: keep 63")
    assert [mine(match, seat)["hand"] for seat in range(3)] == [[60, 61, 62], [52, 53, 54], [55, 57, 58]]
    play(match, "0: keep 60", "1: keep 52", "2: keep 55", "0: keep 57", "1: keep 61", "2: keep 53")
    # the last card comes by itself
    assert [mine(match, seat)["goals"] for seat in range(3)] == [
        [51, 54, 57, 60],
        [52, 56, 58, 61],
        [53, 55, 62, 63],
    ]


def test_returned_goals_go_under_the_deck_in_turn_order() -> None:
    """Ruling G-12: unseen by the others; goals stay secret until final scoring."""
    match = gl.new("golem", players=3, seed=1, chance=THREE)
    while match.view(None)["decision"]["asks"] == "draft":
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    returned = [mine(match, seat)["goals"][0] for seat in range(3)]
    play(match, *(f"{seat}: return {returned[seat]}" for seat in range(3)))
    assert match.position()["goal-bottom"] == [returned[2], returned[0], returned[1]]
    assert all(len(mine(match, seat)["goals"]) == 3 for seat in range(3))
    for viewer in (0, 2, None):
        assert match.view(viewer)["players"][1]["goals"] is None
        assert match.view(viewer)["players"][1]["goal-count"] == 3
    seen = [event for event in match.events_for(0) if event["kind"] == "return-goal" and event["seat"] == 1]
    assert returned[1] not in seen[0]["args"]


def test_artifact_tiles_in_reverse_turn_order() -> None:
    """Rulebook L225, step 16: the side stays."""
    match = gl.new("golem", players=3, seed=1, chance=THREE)
    while match.view(None)["decision"]["asks"] != "artifact-tile":
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert match.to_act == (1,)
    assert options(match, 1) == ["artifact-tile 1B", "artifact-tile 2A", "artifact-tile 3B"]
    play(match, "1: artifact-tile 3B")
    assert match.to_act == (0,)


def test_what_is_public() -> None:
    """Ruling G-15: everything except goals, unchosen start tiles, decks and their order."""
    match = table({"players": [{"goals": [51, 60]}, {"goals": [52], "goods": [1, 2, 3, 4]}]})
    view = match.view(0)
    assert view["players"][0]["goals"] == [51, 60]
    assert view["players"][1]["goals"] is None
    assert [view["players"][1][good] for good in ("clay", "coin", "knowledge", "vp")] == [1, 2, 3, 4]
    assert view["decks"]["goals"] == 24
    assert "goals" in match.view(None)["players"][0]
    assert match.view(None)["players"][0]["goals"] is None
    ended = table({"phase": 7, "round": 4, "players": [{"goals": [51]}, {"goals": [52]}]})
    assert ended.view(None)["players"][1]["goals"] == [52]


def test_action_tiles_run_out() -> None:
    """Ruling G-16: with 4 players in round 3 two are left; then all discards are shuffled."""
    match = table(
        {"phase": 1, "round": 3, "action-tiles": [0, 1, 2, 3, 4], "tile-discard": [5, 6, 7, 8, 9]},
        players=4,
        chance=(
            pour(
                work="red red red",
                golem="yellow yellow yellow",
                artifacts="blue blue blue",
                research="white white white white",
                mirror="black",
            ),
            "tiles 11 10",
            "tiles 4 5 0",
        ),
    )
    assert [tile["tile"] for tile in match.view(None)["action-tiles"]] == ["A12", "A11", "A5", "A6", "A1"]
    assert match.view(None)["decks"]["action-tiles"] == 7
    assert match.view(None)["decks"]["action-tiles-discarded"] == []


def test_old_action_tiles_are_all_discarded() -> None:
    """Rulebook L331: used or not; as many as players + 1 are laid."""
    match = table({"phase": 1, "round": 2, "action-tiles": [0, 1, 2]})
    assert match.view(None)["decks"]["action-tiles-discarded"] == ["A1", "A2", "A3"]
    assert len(match.view(None)["action-tiles"]) == 3


def test_goal_deck_runs_out() -> None:
    """Ruling G-18: only one left: keep it; none: nothing happens."""
    one = table({"action-tiles": [10, 0, 1], "goal-bag": [], "goal-bottom": [60], "goal-bottom-by": [1]})
    assert changes(one, "rabbi A11", "draw goals")["goals"] == 1
    assert mine(one)["goals"] == [60]
    none = table({"action-tiles": [10, 0, 1], "goal-bag": []})
    assert changes(none, "rabbi A11") == {"clay": 1, "coin": 1, "knowledge": 1}


def test_the_other_goal_goes_under_the_deck_and_comes_last() -> None:
    """Rulebook L666; Ruling G-12: also goals drawn later are secret."""
    match = table({"action-tiles": [10, 0, 1], "goal-bag": [51, 52, 53]}, chance=("goals 53 51",))
    play(match, "rabbi A11", "draw goals")
    assert match.view(1)["players"][0]["hand"] is None
    assert options(match) == ["keep 51", "keep 53"]
    play(match, "keep 53")
    assert match.position()["goal-bottom"] == [51]
    assert match.view(1)["players"][0]["goals"] is None
