"""Golden games replay: same draws, same options, same views and events for every seat, same scores."""

import json
from typing import Any

import pytest

import goldenlane as gl
from tests import golden

NAMES = sorted(path.stem for path in golden.FOLDER.glob("*.json"))


def stored(name: str) -> Any:
    return json.loads((golden.FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def test_every_golden_game_is_there() -> None:
    assert set(golden.GAMES) <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_plays_as_before(name: str) -> None:
    data = stored(name)
    match = gl.load(json.dumps(data["save"]))
    assert match.over
    assert match.scores() == data["scores"]
    assert json.loads(match.save()) == data["save"]
    observations = golden.follow(match)
    assert len(observations) == len(data["seen"])
    first = next(
        (i for i, pair in enumerate(zip(observations, data["seen"], strict=True)) if len(set(pair)) > 1), None
    )
    assert first is None, f"at decision {first} a seat sees something else: {match.log[first or 0]}"


@pytest.mark.parametrize("name", sorted(golden.GAMES))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    """The order of options and draws has not changed either."""
    assert json.loads(golden.play(name).save()) == stored(name)["save"]
