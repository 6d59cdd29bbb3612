"""Golden games: whole games with what every seat saw at every decision.

``python -m tests.golden [NAME ...]`` writes them anew; do that only when the rules or the views were meant to
change, and look at what changed. ``tests/test_golden.py`` plays the files and compares.
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import goldenlane as gl
from goldenlane.games.alchemists.vocabulary import VARIANTS
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.save import UNDO
from goldenlane.kernel.state import CHANCE
from tests.alchemists.walks import MODULE_SETS

FOLDER = Path(__file__).parent / "golden"
RARE = {"alchemists-srg-master": 150, "alchemists-brg-master": 158}
"""Seeds of games that see what few do: theories in conflict, and what the promo card exchanges."""


def _alchemists() -> dict[str, tuple[str, dict[str, Any], int]]:
    """Every set of modules in both variants; the numbers of players and the other options take turns."""
    found: dict[str, tuple[str, dict[str, Any], int]] = {}
    for number, modules in enumerate(MODULE_SETS):
        letters = "".join(module[0] for module in modules) or "base"
        for master, variant in enumerate(VARIANTS):
            seed = 2 * number + master
            options: dict[str, Any] = {
                "players": 2 + (number + master) % 3,
                "variant": variant,
                "modules": list(modules),
            }
            if seed % 5 == 1:
                options["promo"] = "on"
            if seed % 3 == 2:
                options["next-adventurer"] = "covered"
            name = f"alchemists-{letters}-{variant}"
            found[name] = ("alchemists", options, RARE.get(name, seed))
    return found


GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "golem-1p": ("golem", {"players": 1}, 1),
    "golem-1p-intro": ("golem", {"players": 1, "setup": "intro"}, 2),
    "golem-2p": ("golem", {"players": 2}, 3),
    "golem-3p": ("golem", {"players": 3}, 18),
    "golem-3p-intro": ("golem", {"players": 3, "setup": "intro"}, 4),
    "golem-4p": ("golem", {"players": 4}, 5),
    "golem-4p-intro": ("golem", {"players": 4, "setup": "intro"}, 6),
    **_alchemists(),
}
"""File name: game, options, seed. A module is named by its first letter."""
DIGEST = 8
"""Letters of a digest that are kept: enough to notice a change."""
RECENT = 120
"""Events in a digest; no action brings so many."""
UNDO_ODDS = 0.05
TAKE_ODDS = 0.7
"""How often an alchemist who could decline takes something all the same, so that games see every rule."""


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


def choose(match: gl.Match, seat: int, rng: Random) -> Action:
    """An option at random."""
    options = match.legal(seat)
    if match.game.name == "alchemists":
        if options[0].verb == "place" and rng.random() < 0.5:
            return options[0]
        if options[-1] is DONE and len(options) > 1 and rng.random() < TAKE_ODDS:
            return rng.choice(options[:-1])
    return rng.choice(options)


def play(name: str) -> gl.Match:
    """A random game, with some undone actions."""
    kind, options, seed = GAMES[name]
    match = gl.new(kind, seed=seed, **options)
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, choose(match, seat, rng))
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
            before = len(again.events)
            again.play(seat, text)
            assert len(again.events) - before < RECENT, f"the digest leaves out events of {text!r}"
        observations.append(seen(again))
    return observations


def main(names: list[str]) -> None:
    for name in names or GAMES:
        match = play(name)
        data = {"save": json.loads(match.save()), "scores": match.scores(), "seen": follow(match)}
        path = FOLDER / f"{name}.json"
        path.write_text(json.dumps(data, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(match.log)} log entries, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
