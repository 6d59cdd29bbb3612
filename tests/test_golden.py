"""Golden games replay: same draws, same options, same views and events for every seat, same scores."""

import json
from functools import cache
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games import kit_of
from goldenlane.kernel.events import Detail
from tests import golden

NAMES = sorted(path.stem for path in golden.FOLDER.glob("*.json"))
UNSEEN = {"golem": {"menorah"}, "alchemists": {"conflict-ends"}}
"""Kinds of events by game that no random player brings about."""


def stored(name: str) -> Any:
    return json.loads((golden.FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@cache
def loaded(name: str) -> gl.Match:
    return gl.load(json.dumps(stored(name)["save"]))


def game_in(save: dict[str, Any]) -> dict[str, Any]:
    """What was played, whichever version wrote it down."""
    return {part: save[part] for part in ("game", "options", "log")}


def test_every_golden_game_is_there() -> None:
    assert set(golden.GAMES) == set(NAMES)


@pytest.mark.parametrize("game", UNSEEN)
def test_golden_games_see_every_kind_of_event(game: str) -> None:
    names = [name for name in NAMES if golden.GAMES[name][0] == game]
    kinds = {event.kind for name in names for event in loaded(name).events}
    assert kinds == kit_of(game).load("words").EVENTS - UNSEEN[game]


@pytest.mark.parametrize("name", ["golem-4p", "alchemists-sbrg-apprentice"])
def test_a_digest_notices_every_argument_of_an_event(name: str) -> None:
    """For those who may know it; what is kept from a seat changes nothing for it."""
    match = gl.load(json.dumps(stored(name)["save"]))
    every, tried = match.events, 0
    seats = (*range(match.game.seats), None)
    for end in range(golden.RECENT, len(every), golden.RECENT // 3):
        match.events = every[:end]
        before = {seat: golden.digest(match, seat) for seat in seats}
        event = every[end - 1]
        for at, value in enumerate(event.args):
            args = (*event.args[:at], _other(value), *event.args[at + 1 :])
            match.events = [*every[: end - 1], event._replace(args=args)]
            for seat in seats:
                told = event.audience is None or seat in event.audience
                assert (golden.digest(match, seat) != before[seat]) == told, (event, at, seat)
            tried += 1
    assert tried > 5


def _other(value: Detail) -> Detail:
    """Another value of the same kind."""
    if isinstance(value, tuple):
        return value[:-1] if value else (0,)
    return f"{value}x" if isinstance(value, str) else value + 1


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_plays_as_before(name: str) -> None:
    data = stored(name)
    match = loaded(name)
    assert match.over
    assert match.scores() == data["scores"]
    again = json.loads(match.save())
    assert game_in(again) == game_in(data["save"])
    assert again["content"] == data["save"]["content"]
    observations = golden.follow(match)
    assert len(observations) == len(data["seen"])
    first = next(
        (i for i, pair in enumerate(zip(observations, data["seen"], strict=True)) if len(set(pair)) > 1), None
    )
    assert first is None, f"at decision {first} a seat sees something else: {match.log[first or 0]}"


@pytest.mark.parametrize("name", sorted(golden.GAMES))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    """The order of options and draws has not changed either, nor what the content of today says."""
    assert game_in(json.loads(golden.play(name).save())) == game_in(stored(name)["save"])
