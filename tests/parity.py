"""The same logs on the engine as it is imported: ``python -m tests.parity LOGS`` prints every
step, and what bots of every level play.

``tests/test_fast.py`` runs it once on the sources and once on the compiled engine, and compares.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import goldenlane as gl
from goldenlane.env.aec import numbers_of
from goldenlane.kernel.save import UNDO
from goldenlane.kernel.state import CHANCE
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.playing import play, table_of
from tests.golden import FOLDER
from tests.playing import finish

BOTS = ("master@4", "apprentice", "beginner", "random")


def logs() -> dict[str, str]:
    """Saved games by name: the golden ones, which have every kind of Alchemists, and every kind of Golem."""
    found = {
        path.stem: json.dumps(json.loads(path.read_text(encoding="utf-8"))["save"])
        for path in sorted(FOLDER.glob("*.json"))
    }
    for seed, (players, setup) in enumerate(product((1, 2, 3, 4), ("normal", "intro"))):
        match = gl.new("golem", seed=seed, players=players, setup=setup)
        found[f"golem {players} {setup}"] = finish(match, seed).save()
    return found


def steps(save: str) -> Iterator[str]:
    """A digest of everything there is after each action of a log that is played again from its start."""
    whole = gl.load(save)
    log = whole.log
    draws = [(i, text) for i, (seat, text) in enumerate(log) if seat == CHANCE]
    first = next(i for i, (seat, _) in enumerate(log) if seat != CHANCE)
    match = gl.Match(
        whole.game, position=whole.start_position, chance=[text for i, text in draws if i < first]
    )
    yield digest(match)
    for number, (seat, text) in enumerate(log):
        if seat == CHANCE:
            continue
        if text == UNDO:
            match.undo(seat)
        else:
            match._script = iter([drawn for i, drawn in draws if i > number])
            match.play(seat, text)
        yield digest(match)
    yield json.dumps(match.scores())
    assert match.position() == whole.position()


def digest(match: gl.Match) -> str:
    """The state with its stack, what everybody may do, and what everybody sees."""
    state, numbers = match.state, numbers_of(match.game)
    everything = {
        "position": match.position(),
        "copy": match.game.position(state.copy()),
        "revealed": state.revealed,
        "options": {seat: [str(option) for option in match.legal(seat)] for seat in match.to_act},
        "views": [match.view(seat) for seat in (*range(match.game.seats), None)],
        "numbers": [numbers.write(state, seat).hex() for seat in range(match.game.seats)],
        "events": [match.events_for(seat, max(0, len(match.events) - 20)) for seat in (0, None)],
        "scores": match.scores(),
    }
    return hashlib.sha256(json.dumps(everything).encode()).hexdigest()[:16]


def bots() -> dict[str, Any]:
    """The end of a game of each kind between bots of all levels."""
    found = {}
    for game in ("golem", "alchemists"):
        table = table_of(Plan(game, BOTS, 1).text())
        found[game] = play(table, Job(7, 0))["rows"]
    return found


def main(path: Path) -> None:
    saved: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    found = {name: list(steps(save)) for name, save in saved.items()}
    json.dump({"compiled": gl.is_compiled(), "steps": found, "bots": bots()}, sys.stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
