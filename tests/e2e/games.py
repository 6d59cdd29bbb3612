"""Games for the browser tests: played on to the end by people, or prepared as files."""

from random import Random

import goldenlane as gl
from tests.e2e.person import Person
from tests.playing import move

GAMES = ("golem", "alchemists")
MOST = 2000


def play_together(people: list[Person], turns: int = MOST) -> None:
    """Whoever has a decision takes it: the first person clicks on the board where it glows, the others use
    keys. Each page has its own numbers, so nobody can wait for another's."""
    for _ in range(turns):
        while (mover := next((who for who in people if who.choices), None)) is None:
            if all(person.over for person in people):
                return
            people[0].page.wait_for_timeout(10)
        if mover is people[0] and mover.glows:
            mover.touch()
        else:
            mover.take_by_keys()
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
