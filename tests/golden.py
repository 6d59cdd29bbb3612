"""Golden games: whole games with what every seat saw at every decision.

``python -m tests.golden`` writes them anew; do that only when the rules or the views were meant to change,
and look at what changed. ``tests/test_golden.py`` plays the files and compares.
"""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import goldenlane as gl
from goldenlane.kernel.match import UNDO
from goldenlane.kernel.state import CHANCE

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "golem-1p": ("golem", {"players": 1}, 1),
    "golem-1p-intro": ("golem", {"players": 1, "setup": "intro"}, 2),
    "golem-2p": ("golem", {"players": 2}, 3),
    "golem-3p-intro": ("golem", {"players": 3, "setup": "intro"}, 4),
    "golem-4p": ("golem", {"players": 4}, 5),
    "golem-4p-intro": ("golem", {"players": 4, "setup": "intro"}, 6),
}
"""File name: game, options, seed."""
DIGEST = 8
"""Letters of a digest that are kept: enough to notice a change."""
RECENT = 60
"""Events in a digest; no action brings so many."""
UNDO_ODDS = 0.05


def digest(match: gl.Match, seat: int | None) -> str:
    """A short digest of all that a seat (None: a spectator) is given now."""
    given = {
        "view": match.view(seat),
        "events": match.events_for(seat, max(0, len(match.events) - RECENT)),
        "options": [] if seat is None else [str(option) for option in match.legal(seat)],
    }
    return hashlib.sha256(json.dumps(given, ensure_ascii=False).encode()).hexdigest()[:DIGEST]


def seen(match: gl.Match) -> str:
    """The digests of every seat and of the spectator."""
    return " ".join(digest(match, seat) for seat in (*range(match.game.seats), None))


def play(name: str) -> gl.Match:
    """A random game, with some undone actions."""
    kind, options, seed = GAMES[name]
    match = gl.new(kind, seed=seed, **options)
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        if match.undo_stop(seat) is None and rng.random() < UNDO_ODDS:
            match.undo(seat)
    return match


def follow(match: gl.Match) -> list[str]:
    """What is seen before every decision and at the end, when the log is played again from its start."""
    log = match.log
    opening = [text for seat, text in log[: next(i for i, entry in enumerate(log) if entry[0] != CHANCE)]]
    again = gl.Match(match.game, position=match.start_position, chance=opening)
    observations = [seen(again)]
    for number, (seat, text) in enumerate(log):
        if seat == CHANCE:
            continue
        if text == UNDO:
            again.undo(seat)
        else:
            again._script = iter([drawn for who, drawn in log[number + 1 :] if who == CHANCE])
            again.play(seat, text)
        observations.append(seen(again))
    return observations


def main() -> None:
    for name in GAMES:
        match = play(name)
        data = {"save": json.loads(match.save()), "scores": match.scores(), "seen": follow(match)}
        path = FOLDER / f"{name}.json"
        path.write_text(json.dumps(data, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(match.log)} log entries, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
