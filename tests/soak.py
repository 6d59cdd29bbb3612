"""Many random games with every check on: ``python -m tests.soak golem 2000``.

Plays so many games of each kind (players, set-up, variant, modules) and checks the components, the
options, copies and positions on the way. Stops at the first mistake with what repeats it.
"""

import sys
import time
from random import Random
from typing import Any

import goldenlane as gl
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.state import advance
from tests.alchemists.walks import KINDS as ALCHEMISTS_KINDS
from tests.alchemists.walks import check
from tests.golem.components import miscounts
from tests.playing import play_on
from tests.states import differences

PROGRESS_S = 5.0
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
    if rng.random() < 0.02:
        found += differences(match.state, match.state.copy())
        again = match.game.set_up(match.position())
        advance(again)
        found += differences(match.state, again, but=("events", "telling", "revealed"))
    return found


def soak(name: str, games: int) -> int:
    """Play so many games of every kind; the number of decisions."""
    decisions = 0
    for options in KINDS[name]:
        kind = ", ".join([name, *(f"{key} {value}" for key, value in options.items())])
        began = told = time.monotonic()
        before = decisions
        for seed in range(games):
            match = gl.new(name, seed=seed, **options)
            rng, checks = Random(seed), Random(seed)
            for _ in play_on(match, rng):
                decisions += 1
                if found := mistakes(match, checks):
                    raise SystemExit(f"{kind}, seed {seed}: {found}\n{match.log[-5:]}")
            if gl.load(match.save()).save() != match.save():
                raise SystemExit(f"{kind}, seed {seed}: the save is not the same")
            if time.monotonic() - told > PROGRESS_S:
                told = time.monotonic()
                print(f"\r{kind}: {seed + 1} of {games} games", end="", file=sys.stderr)
        took = time.monotonic() - began
        print(f"\r{kind}: {games} games, {decisions - before} decisions in {took:.0f} s")
    return decisions


def main(arguments: list[str]) -> None:
    match arguments:
        case [name, games] if name in KINDS and games.isdecimal():
            print(f"{soak(name, int(games))} decisions without a mistake")
        case _:
            raise SystemExit(f"usage: python -m tests.soak {'|'.join(KINDS)} GAMES")


if __name__ == "__main__":
    main(sys.argv[1:])
