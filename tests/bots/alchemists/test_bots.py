"""The bots in Alchemists: legal, fair, repeatable, never against what they know, and better than chance."""

from collections import Counter
from random import Random

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.bots.alchemists.apprentice import JUDGEMENTS
from goldenlane.games.alchemists.game import AlchemistsGame
from tests.bots.two_worlds import chooses_alike

EVERYTHING = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]
TABLES = [
    (2, "master", []),
    (2, "apprentice", EVERYTHING),
    (3, "apprentice", ["royal-encyclopedia"]),
    (3, "master", ["busy-days", "royal-encyclopedia", "golem-project"]),
    (4, "apprentice", ["startup-funding"]),
    (4, "master", EVERYTHING),
]


def new(players: int, variant: str, modules: list[str], seed: int) -> gl.Match:
    return gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)


def play(match: gl.Match, kinds: list[str], seed: int) -> gl.Match:
    players = [bot(kind, match.game) for kind in kinds]
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(Seat.of(match, seat), rng))
    return match


@pytest.mark.parametrize(("players", "variant", "modules"), TABLES)
def test_the_random_bot_plays_whole_games(players: int, variant: str, modules: list[str]) -> None:
    match = play(new(players, variant, modules, 1), ["random"] * players, 1)
    assert len(match.scores()) == players


@pytest.mark.parametrize(("players", "variant", "modules"), TABLES)
def test_beats_the_random_bot_by_far(players: int, variant: str, modules: list[str]) -> None:
    leads = []
    for seed in range(4):
        kinds = ["random"] * players
        kinds[seed % players] = "apprentice"
        scores = play(new(players, variant, modules, seed), kinds, seed).scores()
        rest = [score["total"] for kind, score in zip(kinds, scores, strict=True) if kind == "random"]
        leads.append(scores[seed % players]["total"] - max(rest))
    assert min(leads) > 0
    assert sum(leads) > 20 * len(leads)


def test_every_decision_of_the_game_has_a_judgement() -> None:
    """What asks a seat alone, or several at once, is answered by name."""
    asked: Counter[str] = Counter()
    for seed in range(6):
        players, variant, modules = TABLES[seed % len(TABLES)]
        match = new(players, variant, modules, seed)
        rng = Random(seed)
        while not match.over:
            seat = match.to_act[0]
            asked[match.view(seat)["decision"]["asks"]] += 1
            match.play(seat, rng.choice(match.legal(seat)))
    assert set(asked) - set(JUDGEMENTS) == {"declare"}


def test_every_judgement_is_of_a_decision_of_the_game() -> None:
    base, all_modules = (gl.game_of("alchemists", players=4, modules=each) for each in ([], EVERYTHING))
    assert isinstance(base, AlchemistsGame)
    assert isinstance(all_modules, AlchemistsGame)
    assert set(JUDGEMENTS) <= set(base.effects) | set(all_modules.effects)


def test_the_same_generator_gives_the_same_game() -> None:
    first, second = (play(new(2, "master", EVERYTHING, 5), ["apprentice", "apprentice"], 5) for _ in range(2))
    assert first.log == second.log


@pytest.mark.parametrize(
    ("level", "table"),
    [
        ("beginner", TABLES[2]),
        ("apprentice", TABLES[0]),
        ("apprentice", TABLES[5]),
        ("master@3", TABLES[0]),
        ("master@3", TABLES[1]),
        ("master@3", (3, "master", ["royal-encyclopedia", "startup-funding"])),
    ],
)
def test_what_the_seat_cannot_know_changes_nothing(level: str, table: tuple[int, str, list[str]]) -> None:
    chooses_alike(new(*table, 11), level)


@pytest.mark.parametrize(("players", "variant", "modules"), TABLES)
def test_states_that_look_alike_are_imagined_alike(players: int, variant: str, modules: list[str]) -> None:
    match = new(players, variant, modules, 7)
    game, rng = match.game, Random(7)
    while not match.over:
        seat = match.to_act[0]
        twin = game.imagine(match.state, seat, rng)
        worlds = [game.imagine(state, seat, Random(1)) for state in (match.state, twin)]
        assert game.position(worlds[0]) == game.position(worlds[1])
        match.play(seat, rng.choice(match.legal(seat)))


def test_the_beginner_stands_between_random_and_apprentice() -> None:
    for seed in range(3):
        scores = play(new(3, "apprentice", [], seed), ["random", "beginner", "apprentice"], seed).scores()
        assert [score["place"] for score in scores] == [3, 2, 1]
