"""Many random games with every check on: ``python -m tests.soak golem 2000``.

Plays so many games of each kind (players, set-up, variant, modules) and checks the components, the
options on the way, and now and then copies, positions, saves, views and undo there and back. Stops at the
first mistake with what repeats it.
"""

import json
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import goldenlane as gl
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.save import UNDO
from goldenlane.kernel.state import CHANCE, advance
from tests.alchemists.walks import KINDS as ALCHEMISTS_KINDS
from tests.alchemists.walks import check
from tests.golem.components import miscounts
from tests.playing import play_on
from tests.states import differences

PROGRESS_S = 5.0
ROUND_TRIPS = 0.02
"""Share of the decisions at which the state goes there and back in every way."""
KINDS: dict[str, list[dict[str, Any]]] = {
    "golem": [
        {"players": players, "setup": setup} for players in (1, 2, 3, 4) for setup in ("normal", "intro")
    ],
    "alchemists": [
        {"players": players, "variant": variant, "modules": list(modules)}
        for players, variant, modules in ALCHEMISTS_KINDS
    ],
}
"""Every kind of game there is: Golem by players and set-up, Alchemists by players, variant and modules."""


class Mistake(RuntimeError):
    """Something is wrong in a game; the message says what, and what repeats it."""


def mistakes(match: gl.Match, rng: Random) -> list[str]:
    """What is wrong at a decision."""
    found: list[str] = []
    if match.over or rng.random() < 0.2:
        if isinstance(match.state, GolemState):
            found += miscounts(match.state)
        elif isinstance(match.state, AlchemistsState) and isinstance(match.game, AlchemistsGame):
            check(match.game, match.state)
    for seat in match.to_act:
        texts = [str(option) for option in match.legal(seat)]
        asked = match.state.stack[-1][0].always_ask
        if len(texts) < (1 if asked else 2) or len(set(texts)) != len(texts):
            found.append(f"options of seat {seat}: {texts}")
    if rng.random() < ROUND_TRIPS:
        found += differences(match.state, match.state.copy())
        found += [f"position: {line}" for line in _through_a_position(match)]
        found += [f"save: {line}" for line in _through_a_save(match)]
        found += [f"undo: {line}" for line in _through_undo(match)]
    return found


def _through_a_position(match: gl.Match) -> list[str]:
    """The state as JSON and back."""
    again = match.game.set_up(json.loads(json.dumps(match.position())))
    advance(again)
    return differences(match.state, again, but=("events", "telling", "revealed"))


def _through_a_save(match: gl.Match) -> list[str]:
    """Loaded again, the match has the same state, and everybody sees the same, as JSON too."""
    again = gl.load(match.save())
    found = [] if again.position() == match.position() else ["the state is not the same"]
    for seat in (*range(match.game.seats), None):
        if json.loads(json.dumps(match.view(seat))) != json.loads(json.dumps(again.view(seat))):
            found.append(f"seat {seat} sees something else")
        if match.events_for(seat) != again.events_for(seat):
            found.append(f"seat {seat} saw something else happen")
    return found


def _through_undo(match: gl.Match) -> list[str]:
    """An action that can be taken back, taken back and played again, changes nothing."""
    actor = next((seat for seat, _ in reversed(match.log) if seat != CHANCE), None)
    if actor is None or match.undo_stop(actor) is not None:
        return []
    again = match.fork()
    text = next(text for seat, text in reversed(match.log) if seat != CHANCE)
    again.undo(actor)
    if text == UNDO:
        return []
    again.play(actor, text)
    return differences(match.state, again.state)


def soak_game(name: str, options: dict[str, Any], seed: int) -> Iterator[gl.Match]:
    """Play a game of a kind to its end with every check on; yields at every decision."""
    match = gl.new(name, seed=seed, **options)
    rng, checks = Random(seed), Random(seed)
    kind = ", ".join([name, *(f"{key} {value}" for key, value in options.items())])
    for _ in play_on(match, rng):
        try:
            found = mistakes(match, checks)
        except AssertionError as error:
            found = [str(error)]
        if found:
            raise Mistake(f"{kind}, seed {seed}: {found}; the log ends with {match.log[-5:]}")
        yield match
    if gl.load(match.save()).save() != match.save():
        raise Mistake(f"{kind}, seed {seed}: the save is not the same")


def soak(name: str, games: int) -> int:
    """Play so many games of every kind; the number of decisions."""
    decisions = 0
    for options in KINDS[name]:
        kind = ", ".join([name, *(f"{key} {value}" for key, value in options.items())])
        began = told = time.monotonic()
        before = decisions
        for seed in range(games):
            decisions += sum(1 for _ in soak_game(name, options, seed))
            if time.monotonic() - told > PROGRESS_S:
                told = time.monotonic()
                print(f"\r{kind}: {seed + 1} of {games} games", end="", file=sys.stderr)
        took = time.monotonic() - began
        print(f"\r{kind}: {games} games, {decisions - before} decisions in {took:.0f} s")
    return decisions


def main(arguments: list[str]) -> None:
    match arguments:
        case [name, games] if name in KINDS and games.isdecimal():
            try:
                print(f"{soak(name, int(games))} decisions without a mistake")
            except Mistake as mistake:
                raise SystemExit(str(mistake)) from mistake
        case _:
            raise SystemExit(f"usage: python -m tests.soak {'|'.join(KINDS)} GAMES")


if __name__ == "__main__":
    main(sys.argv[1:])
