"""A core that survives its own faults: an exception in any effect leaves the match as it was."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.errors import RuleFault
from tests.alchemists.walks import MODULE_SETS

GAMES: list[dict[str, Any]] = [
    *(
        {"name": "golem", "players": players, "setup": setup}
        for players, setup in ((1, "normal"), (3, "intro"))
    ),
    {"name": "golem", "players": 4},
    {"name": "alchemists", "players": 2, "modules": []},
    {"name": "alchemists", "players": 3, "variant": "master", "modules": list(MODULE_SETS[-1])},
    {"name": "alchemists", "players": 4, "modules": list(MODULE_SETS[-1])},
]


class Boom(Exception):
    """What a rule should never raise."""


class Saboteur:
    """Lets every kind of effect fail once in each of its parts, before or after it has done its work."""

    def __init__(self, patch: pytest.MonkeyPatch, rng: Random) -> None:
        self.armed = False
        self.failed: set[tuple[type, str]] = set()
        self._rng = rng
        for kind in _kinds(Effect):
            for part in ("step", "take"):
                if part in vars(kind):
                    patch.setattr(kind, part, self._failing(kind, part, vars(kind)[part]))

    def _failing(self, kind: type, part: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def fails(*args: Any) -> Any:
            due = self.armed and (kind, part) not in self.failed
            if due:
                self.failed.add((kind, part))
                if self._rng.random() < 0.5:
                    raise Boom(kind.__name__)
            answer = real(*args)
            if due:
                raise Boom(kind.__name__)
            return answer

        return fails


def _kinds(base: type[Effect]) -> set[type[Effect]]:
    return {base}.union(*(_kinds(below) for below in base.__subclasses__()))


def _all_of(match: gl.Match) -> Any:
    seats = (*range(match.game.seats), None)
    return (
        match.position(),
        match.log[:],
        match.events[:],
        [match.view(seat) for seat in seats],
        [match.legal(seat) for seat in match.to_act],
        [(match.undo_stop(seat), match.undo_reach(seat)) for seat in range(match.game.seats)],
    )


def _played(match: gl.Match, seat: int, action: gl.Action, saboteur: Saboteur) -> bool:
    """Whether the action could be played; if not, by the saboteur's doing."""
    saboteur.armed = True
    try:
        match.play(seat, action)
    except RuleFault as fault:
        if not isinstance(fault.__cause__, Boom):
            raise
        return False
    else:
        return True
    finally:
        saboteur.armed = False


@pytest.mark.parametrize("wish", GAMES, ids=str)
def test_a_fault_in_any_effect_changes_nothing_and_the_game_goes_on(
    wish: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(7)
    match = gl.new(wish["name"], seed=7, **{key: value for key, value in wish.items() if key != "name"})
    saboteur = Saboteur(monkeypatch, rng)
    while not match.over:
        seat = match.to_act[0]
        action = rng.choice(match.legal(seat))
        before = _all_of(match)
        while not _played(match, seat, action, saboteur):
            assert _all_of(match) == before
    monkeypatch.undo()
    assert len(saboteur.failed) > 20
    assert gl.load(match.save()).position() == match.position()
