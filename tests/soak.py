"""Many random games with every check on: ``python -m tests.soak golem 2000``.

Plays so many games of each player count, half of them with the introductory set-up, and checks the
components, the options, copies and positions on the way. Stops at the first mistake with what repeats it.
"""

import sys
import time
from random import Random

import goldenlane as gl
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.state import advance
from tests.golem.components import miscounts
from tests.playing import play_on
from tests.states import differences

PLAYERS = {"golem": (1, 2, 3, 4)}
PROGRESS_S = 5.0


def mistakes(match: gl.Match, rng: Random) -> list[str]:
    """What is wrong at a decision."""
    found: list[str] = []
    if isinstance(match.state, GolemState) and (match.over or rng.random() < 0.2):
        found += miscounts(match.state)
    for seat in match.to_act:
        texts = [str(option) for option in match.legal(seat)]
        if len(texts) < 2 or len(set(texts)) != len(texts):
            found.append(f"options of seat {seat}: {texts}")
    if rng.random() < 0.02:
        found += differences(match.state, match.state.copy())
        again = match.game.set_up(match.position())
        advance(again)
        found += differences(match.state, again, but=("events", "revealed"))
    return found


def soak(name: str, games: int) -> int:
    """Play; the number of decisions."""
    decisions = 0
    for players in PLAYERS[name]:
        began = told = time.monotonic()
        before = decisions
        best: list[int] = []
        for seed in range(games):
            setup = "intro" if seed % 2 else "normal"
            match = gl.new(name, players=players, setup=setup, seed=seed)
            rng, checks = Random(seed), Random(seed)
            for _ in play_on(match, rng):
                decisions += 1
                if found := mistakes(match, checks):
                    raise SystemExit(
                        f"{name}, {players} players, {setup}, seed {seed}: {found}\n{match.log[-5:]}"
                    )
            if gl.load(match.save()).save() != match.save():
                raise SystemExit(f"{name}, {players} players, {setup}, seed {seed}: the save is not the same")
            best.append(max(row["total"] for row in match.scores()))
            if time.monotonic() - told > PROGRESS_S:
                told = time.monotonic()
                print(f"\r{name}, {players} players: {seed + 1} of {games} games", end="", file=sys.stderr)
        took = time.monotonic() - began
        print(
            f"\r{name}, {players} players: {games} games, {decisions - before} decisions in {took:.0f} s, "
            f"best totals {min(best)} to {max(best)}, mean {sum(best) / games:.1f}"
        )
    return decisions


def main(arguments: list[str]) -> None:
    match arguments:
        case [name, games] if name in PLAYERS and games.isdecimal():
            print(f"{soak(name, int(games))} decisions without a mistake")
        case _:
            raise SystemExit(f"usage: python -m tests.soak {'|'.join(PLAYERS)} GAMES")


if __name__ == "__main__":
    main(sys.argv[1:])
