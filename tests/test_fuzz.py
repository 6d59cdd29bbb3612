"""Junk at every public function: it is refused with one line of a GoldenLaneError, or it does no harm."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games import kit_of
from goldenlane.kernel.errors import RuleFault
from tests import fuzz
from tests.playing import finish

games = pytest.mark.parametrize("game", gl.games())
LONGEST = 2000


def refused(call: Callable[[], Any]) -> bool:
    """Whether a call was refused; nothing but a GoldenLaneError of one line is let through."""
    try:
        call()
    except gl.GoldenLaneError as error:
        text = str(error)
        assert text
        assert len(text.splitlines()) == 1, text
        assert len(text) < LONGEST, text
        return True
    return False


def begun(game: str, seed: int) -> gl.Match:
    """A game some way on."""
    rng = Random(seed)
    match = gl.new(game, players=2, seed=seed)
    for _ in range(rng.randrange(120)):
        if not match.over:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.legal(seat)))
    return match


@games
def test_junk_options(game: str) -> None:
    rng = Random(f"options {game}")
    names = ("players", *(choice.name for choice in kit_of(game).options), "seed", "chance", "position")
    made = 0
    for _ in range(400):
        options = {rng.choice(names): fuzz.thing(rng) for _ in range(rng.randrange(1, 3))}
        if rng.random() < 0.1:
            options[rng.choice(fuzz.WORDS)] = fuzz.thing(rng)
        made += not refused(lambda: gl.new(rng.choice((game, game, game, fuzz.thing(rng))), **options))  # noqa: B023
    assert made < 200


@games
def test_junk_positions(game: str) -> None:
    """A position is refused, or every seat can look at it and play, but for the fault of a rule."""
    rng = Random(f"positions {game}")
    taken = 0
    for seed in range(6):
        position = json.loads(json.dumps(begun(game, seed).position()))
        for _ in range(40):
            altered = fuzz.changed(position, rng)
            found: list[gl.Match] = []
            if refused(lambda: found.append(gl.new(game, players=2, seed=1, position=altered))):  # noqa: B023
                continue
            taken += 1
            match = found[0]
            for seat in (0, 1, None):
                match.view(seat)
            match.scores()
            json.dumps(match.position())
            for seat in match.to_act:
                try:
                    match.play(seat, rng.choice(match.legal(seat)))
                except RuleFault:
                    break
    assert taken > 5


@games
def test_junk_saves(game: str) -> None:
    rng = Random(f"saves {game}")
    text = finish(gl.new(game, players=2, seed=3), 3).save()
    for _ in range(150):
        refused(lambda: gl.load(fuzz.damaged(text, rng)))
        refused(lambda: gl.load(fuzz.changed_json(text, rng)))
        refused(lambda: gl.load(fuzz.thing(rng)))


@games
def test_junk_at_a_match(game: str) -> None:
    rng = Random(f"match {game}")
    match = begun(game, 5)
    before = match.save()
    for _ in range(300):
        junk, more = fuzz.thing(rng), fuzz.thing(rng)
        seat = rng.choice((match.to_act[0], junk))
        for call in (
            lambda: match.play(seat, more),  # noqa: B023
            lambda: match.find(seat, more),  # noqa: B023
            lambda: match.legal(junk),  # noqa: B023
            lambda: match.view(junk),  # noqa: B023
            lambda: match.events_for(junk, more),  # noqa: B023
            lambda: match.undo_stop(junk),  # noqa: B023
            lambda: match.undo_reach(junk),  # noqa: B023
        ):
            refused(call)
        assert refused(lambda: match.fork(at=junk)) or junk is None or type(junk) is int  # noqa: B023
    assert match.save() == before


@games
def test_junk_content(game: str) -> None:
    rng = Random(f"content {game}")
    text = gl.game_of(game).content.text
    for _ in range(60):
        refused(lambda: gl.game_of(game, content=fuzz.damaged(text, rng)))
