"""The levels of Golem: fair, repeatable, legal, never silly, each better than the one before."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Analyst, Seat, bot
from tests.bots.two_worlds import chooses_alike

LEVELS = ["apprentice", "master@24"]
"""The levels that are never silly."""


def choose(match: gl.Match, level: str = "apprentice", seed: int = 0) -> str:
    seat = match.to_act[0]
    return str(bot(level, match.game).choose(Seat.of(match, seat), Random(seed)))


def play(seed: int, kinds: list[str], setup: str = "normal") -> gl.Match:
    match = gl.new("golem", players=len(kinds), setup=setup, seed=seed)
    players = [bot(kind, match.game) for kind in kinds]
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(Seat.of(match, seat), rng))
    return match


@pytest.mark.parametrize(
    ("kinds", "setup"),
    [
        (["apprentice"], "normal"),
        (["master@2"], "normal"),
        (["master@2", "beginner"], "intro"),
        (["apprentice", "master@2", "beginner", "random"], "intro"),
        (["beginner", "master@2", "apprentice"], "normal"),
    ],
)
def test_whole_games_with_legal_actions(kinds: list[str], setup: str) -> None:
    assert play(len(kinds), kinds, setup).over


@pytest.mark.parametrize("level", ["beginner", "apprentice"])
@pytest.mark.parametrize("seed", range(2))
def test_beats_the_random_bot_by_far(level: str, seed: int) -> None:
    kinds = [level, "random"] if seed % 2 else ["random", level]
    scores = play(seed, kinds).scores()
    own, random = scores[kinds.index(level)], scores[kinds.index("random")]
    assert own["total"] > 1.5 * random["total"]


def test_the_same_generator_gives_the_same_game() -> None:
    kinds = ["apprentice", "master@2"]
    assert play(5, kinds).log == play(5, kinds).log


@pytest.mark.parametrize(("players", "level"), [(2, "beginner"), (2, "apprentice"), (3, "master@2")])
def test_what_the_seat_cannot_know_changes_nothing(players: int, level: str) -> None:
    chooses_alike(gl.new("golem", players=players, seed=11), level)


def test_the_master_says_why() -> None:
    match = play_to_a_turn(players=3)
    seat = Seat.of(match, match.to_act[0])
    master = bot("master@40", match.game)
    assert isinstance(master, Analyst)
    thoughts = master.think(seat, Random(1))
    assert thoughts[0].option is master.choose(seat, Random(1))
    assert sum(thought.visits for thought in thoughts) == 40
    assert all(0 < thought.chance < 1 for thought in thoughts)
    assert max(thought.chance for thought in thoughts) > 0.2


def test_the_master_knows_who_is_ahead() -> None:
    """Whoever has 60 points more in the last round has the better chances, from every seat."""
    players = [{"goods": [3, 3, 3, 90], "golems": ["red 2"]}, {"goods": [3, 3, 3, 30], "golems": ["red 2"]}]
    match = at(round=4, players=players)
    master = bot("master@10", match.game)
    assert isinstance(master, Analyst)
    for number in range(2):
        chances = master.chances(Seat(match.game, match.state, number), Random(1))
        assert chances[0] > 0.9
        assert sum(chances) == pytest.approx(1)


def test_alone_the_chances_are_those_against_the_automa() -> None:
    match = play_to_a_turn(players=1)
    master = bot("master@10", match.game)
    assert isinstance(master, Analyst)
    assert len(master.chances(Seat.of(match, 0), Random(1))) == 2


def play_to_a_turn(players: int) -> gl.Match:
    match = gl.new("golem", players=players, seed=8)
    rng = Random(8)
    while match.view(match.to_act[0])["decision"]["asks"] != "turn":
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match


def at(turn: int = 0, **position: Any) -> gl.Match:
    fields = {name.replace("_", "-"): value for name, value in position.items()}
    if "phase" not in fields:
        fields["turn"] = turn
    return gl.new("golem", players=2, seed=1, position=fields)


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_pass_with_an_action_left(level: str) -> None:
    match = at(players=[{"golems": ["red 2"]}, {}])
    assert "pass" in map(str, match.legal(0))
    assert choose(match, level) != "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_pays_the_golems_that_save_most_points(level: str) -> None:
    """2 knowledge: two golems one section ahead are paid rather than one that is two ahead."""
    golems = ["red 2", "yellow 2", "blue 3"]
    match = at(phase=7, players=[{"goods": [0, 0, 2, 10], "golems": golems}, {}])
    assert choose(match, level) in ("cover red 2", "cover yellow 2")


@pytest.mark.parametrize("level", LEVELS)
def test_takes_points_for_menorahs_at_the_end(level: str) -> None:
    """The last upgrade of the game: the head's 3 menorahs count for every golem created."""
    player = {"goods": [8, 0, 0, 10], "to-create": 0}
    match = at(round=4, phase=6, players=[player, {}])
    while match.view(0)["decision"]["asks"] != "upgrade":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert choose(match, level) == "upgrade head"


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_pay_for_nothing(level: str) -> None:
    """A second golem stands beside a tile that creates golems, but none is left: 1 is activated, not 2."""
    rows = [0] * 25
    rows[3] = 1
    rows[10:15] = [1, 1, 1, 1, 1]
    rows[15:20] = [1, 1, 1, 1, 0]
    player = {"goods": [0, 0, 2, 10], "golems": ["red 1", "red 2"], "to-create": 0, "rabbi": 1}
    match = at(rows=rows, players=[player, {}])
    match.play(0, "marble white work")
    assert [str(option) for option in match.legal(0)] == ["work 0", "work 1", "work 2"]
    assert choose(match, level) == "work 1"
    match.play(0, "work 1")
    assert choose(match, level) == "activate red 1"
