"""The apprentice: fair, repeatable, legal, never silly, and better than chance."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot


def choose(match: gl.Match, seed: int = 0) -> str:
    seat = match.to_act[0]
    return str(bot("apprentice", match.game).choose(Seat.of(match, seat), Random(seed)))


def play(seed: int, kinds: list[str]) -> gl.Match:
    match = gl.new("golem", players=len(kinds), seed=seed)
    players = [bot(kind, match.game) for kind in kinds]
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(Seat.of(match, seat), rng))
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_with_legal_actions(players: int) -> None:
    match = play(players, ["apprentice"] * players)
    assert match.over


@pytest.mark.parametrize("seed", range(4))
def test_beats_the_random_bot_by_far(seed: int) -> None:
    kinds = ["apprentice", "random"] if seed % 2 else ["random", "apprentice"]
    scores = play(seed, kinds).scores()
    apprentice, random = scores[kinds.index("apprentice")], scores[kinds.index("random")]
    assert apprentice["total"] > 2 * random["total"]


def test_the_same_generator_gives_the_same_game() -> None:
    assert play(5, ["apprentice", "apprentice"]).log == play(5, ["apprentice", "apprentice"]).log


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_seat_cannot_know_changes_nothing(players: int) -> None:
    """In a world that looks the same to the seat, the same generator gives the same choice."""
    match = gl.new("golem", players=players, seed=11)
    game = match.game
    player = bot("apprentice", game)
    rng = Random(3)
    differed = 0
    while not match.over:
        seat = match.to_act[0]
        twin = game.imagine(match.state, seat, rng)
        assert game.view(twin, seat) == match.view(seat)
        differed += game.position(twin) != match.position()
        seed = rng.getrandbits(32)
        choice = player.choose(Seat.of(match, seat), Random(seed))
        assert player.choose(Seat(game, twin, seat), Random(seed)) is choice
        match.play(seat, choice)
    assert differed > 50


def at(turn: int = 0, **position: Any) -> gl.Match:
    fields = {name.replace("_", "-"): value for name, value in position.items()}
    if "phase" not in fields:
        fields["turn"] = turn
    return gl.new("golem", players=2, seed=1, position=fields)


def test_does_not_pass_with_an_action_left() -> None:
    match = at(players=[{"golems": ["red 2"]}, {}])
    assert "pass" in map(str, match.legal(0))
    assert choose(match) != "pass"


def test_pays_the_golems_that_save_most_points() -> None:
    """2 knowledge: two golems one section ahead are paid rather than one that is two ahead."""
    golems = ["red 2", "yellow 2", "blue 3"]
    match = at(phase=7, players=[{"goods": [0, 0, 2, 10], "golems": golems}, {}])
    assert choose(match) in ("cover red 2", "cover yellow 2")


def test_takes_points_for_menorahs_at_the_end() -> None:
    """The last upgrade of the game: the head's 3 menorahs count for every golem created."""
    player = {"goods": [8, 0, 0, 10], "to-create": 0}
    match = at(round=4, phase=6, players=[player, {}])
    while match.view(0)["decision"]["asks"] != "upgrade":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert choose(match) == "upgrade head"


def test_does_not_pay_for_nothing() -> None:
    """A second golem stands beside a tile that creates golems, but none is left: 1 is activated, not 2."""
    rows = [0] * 25
    rows[3] = 1
    player = {"goods": [0, 0, 2, 10], "golems": ["red 1", "red 2"], "to-create": 0, "rabbi": 1}
    match = at(rows=rows, players=[player, {}])
    match.play(0, "marble white work")
    assert [str(option) for option in match.legal(0)] == ["work 0", "work 1", "work 2"]
    assert choose(match) == "work 1"
    match.play(0, "work 1")
    assert choose(match) == "activate red 1"
