"""Games for the browser tests: played on to the end by people, or prepared as files."""

from random import Random

import goldenlane as gl
from tests.e2e.person import Person
from tests.playing import move

GAMES = ("golem", "alchemists")
MOST = 2000


def play_together(people: list[Person], turns: int = MOST) -> None:
    """Everybody in step: the first person clicks on the board where it glows, the others use keys."""
    newest = max(person.seq for person in people)
    for _ in range(turns):
        seen = [person.at(newest) for person in people]
        if all(state.over for state in seen):
            return
        newest = max(state.seq for state in seen)
        mover = next((who for who, state in zip(people, seen, strict=True) if state.choices), None)
        if mover is not None and mover.seq == newest:
            newest = mover.touch() if mover is people[0] and mover.glows else mover.take_by_keys()
    assert turns < MOST, "the game does not end"


def play_alone(person: Person, turns: int = MOST) -> None:
    """One person plays on until the game is over, or for some turns; bots do their part."""
    for _ in range(turns):
        person.called()
        if person.over:
            return
        person.take_by_keys()
    assert turns < MOST, "the game does not end"


def late_game(game: str, players: int, seed: int = 1) -> str:
    """The file of a random game at the last decision of the first seat."""
    match = gl.new(game, players=players, seed=seed)
    rng = Random(seed)
    last = ""
    while not match.over:
        if match.to_act == (0,):
            last = match.save()
        match.play(*move(match, rng))
    return last


def game_at(game: str, players: int, decisions: int, seed: int = 1) -> str:
    """The file of a random game after so many decisions, as soon as the first seat alone is to act."""
    match = gl.new(game, players=players, seed=seed)
    rng = Random(seed)
    while len(match.log) < decisions or match.to_act != (0,):
        match.play(*move(match, rng))
    return match.save()
