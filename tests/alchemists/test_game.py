"""Options, positions, the first picture of the table."""

import json
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games import game_of
from goldenlane.games.alchemists.game import alchemists
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.state import FIELDS, PLAYER_FIELDS, AlchemistsState
from goldenlane.kernel.save import check_sum


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 1}, "players must be one of 2, 3, 4, not 1"),
        ({"players": 5}, "not 5"),
        ({"players": True}, "not True"),
        ({"variant": "expert"}, "variant must be one of apprentice, master, not 'expert'"),
        ({"modules": ["golem"]}, "modules must be a list of"),
        ({"modules": "busy-days"}, "not 'busy-days'"),
        ({"modules": ["golem-project"]}, "golem-project needs royal-encyclopedia"),
        ({"modules": ["busy-days", "busy-days"]}, "modules must name each once"),
        ({"next_adventurer": "never"}, "next-adventurer must be one of always, covered, not 'never'"),
    ],
)
def test_bad_options(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(gl.BadOption, match=reason):
        gl.new("alchemists", **options)


def test_options_make_the_same_game_again() -> None:
    modules = ["golem-project", "royal-encyclopedia"]
    game = alchemists(players=3, variant="master", modules=modules, next_adventurer="covered")
    assert game.options == {
        "players": 3,
        "variant": "master",
        "modules": ["royal-encyclopedia", "golem-project"],
        "next-adventurer": "covered",
    }
    again = game_of("alchemists", **game.options)
    assert again.options == game.options
    assert sorted(again.effects) == sorted(game.effects)


def test_a_save_without_the_option_was_played_with_covered_adventurers() -> None:
    """A-72: such a save is older than the option; a new game without it shows the next adventurer."""
    match, rng = gl.new("alchemists", players=2, seed=5, next_adventurer="covered"), Random(5)
    while match.view(None)["round"] < 4:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    data = json.loads(match.save())

    def saved(**options: str) -> str:
        header = {key: value for key, value in data.items() if key != "check"}
        header["options"] = {"players": 2, "variant": "apprentice", "modules": [], **options}
        return json.dumps({**header, "check": check_sum(header)})

    old = gl.load(saved())
    assert old.position() == match.position()
    assert old.game.options["next-adventurer"] == "covered"
    with pytest.raises(gl.BadSave):
        gl.load(saved(**{"next-adventurer": "always"}))
    assert gl.new("alchemists", players=2).game.options["next-adventurer"] == "always"


def test_copy_copies_every_field_deeply() -> None:
    match = gl.new("alchemists", players=4, seed=1)
    state = match.state
    assert isinstance(state, AlchemistsState)
    other = state.copy()
    for field in FIELDS:
        mine, copied = getattr(state, field), getattr(other, field)
        assert mine == copied, field
        if isinstance(mine, list):
            assert mine is not copied, field
            assert all(a is not b for a, b in zip(mine, copied, strict=True) if isinstance(a, list)), field
    for player, twin in zip(state.players, other.players, strict=True):
        assert player is not twin
        for field in PLAYER_FIELDS:
            assert getattr(player, field) == getattr(twin, field), field
            if isinstance(getattr(player, field), list):
                assert getattr(player, field) is not getattr(twin, field), field


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"hats": 1}, "unknown field 'hats'"),
        ({"players": [{"gold": "much"}]}, "gold must be of the kind of 0"),
        ({"players": [{}] * 5}, "at most 4"),
        ({"stack": [["nothing", -2, 0, 0]]}, "no frame of this game"),
        ({"theories": [1, "x"]}, "list of whole numbers"),
    ],
)
def test_bad_positions(position: dict[str, object], reason: str) -> None:
    with pytest.raises(gl.BadPosition, match=reason):
        gl.new("alchemists", position=position)


def test_a_position_in_two_lines() -> None:
    player = {"gold": 5, "hand": [1, 0, 1, 0, 0, 0, 0, 0], "reputation": 10}
    match = gl.new(
        "alchemists",
        players=2,
        position={
            "round": 2,
            "alchemy": [5, 0, 1, 3, 2, 4, 7, 6],
            "players": [player],
            "stack": [["action-drink", 0, 1, 0]],
        },
    )
    match.play(0, "mix mushroom toad")
    assert match.over
    assert match.view(None)["players"][0]["results"] == ["R+"]


def test_the_first_picture() -> None:
    match = gl.new("alchemists", players=3, seed=3, variant="master")
    shown = match.view(None)
    assert shown["round"] == 0
    assert shown["decision"]["asks"] == "keep-favor"
    assert len(shown["face-up"]) == 5
    assert len(shown["artifacts"]) == 3
    assert [len(row) for row in shown["later-artifacts"]] == [3, 3]
    assert [player["ingredients"] for player in shown["players"]] == [2, 2, 2]
    assert all("hand" not in player and "dealt" not in player for player in shown["players"])
    own = match.view(1)["players"][1]
    assert sum(own["hand"].values()) == 2
    assert len(own["dealt"]) == 2


def test_other_content_is_saved_with_the_match() -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace(
        "gold                    | 2     | rulebook", "gold                    | 7     | house"
    )
    match = gl.new("alchemists", players=2, seed=2, content=text)
    assert [player["gold"] for player in match.view(None)["players"]] == [7, 7]
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    again = gl.load(match.save())
    assert again.position() == match.position()
    assert again.game.content.digest == match.game.content.digest
