"""`python -m bench.thinking`: whether masters keep to their time.

Four apprentices play, with all modules; at every third decision that is a choice, a master is asked what it
would do in the seat's place. What counts is the clock on the wall: the longest decision beside the time
that the master was given. How many roll-outs that time is good for says what a budget of iterations is worth.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.engine import both, compiled_folder
from bench.measuring import Row, Settings, run, say, verdict
from goldenlane.bots import Analyst, bot
from goldenlane.bots.seat import Seat
from goldenlane.games import game_of
from goldenlane.games.alchemists.vocabulary import MODULES
from goldenlane.kernel.match import Match

AT_MOST = 1.2
"""How many times its time a master may take."""
SECONDS = 1.0
EVERY = 3
SAMPLES = 9
GAMES: dict[str, dict[str, Any]] = {
    "golem": {},
    "alchemists": {"modules": list(MODULES)},
}


def rows(settings: Settings) -> list[Row]:
    """The rows of `make bench`: the longest decision of each game's master, as a multiple of its time."""
    say("measuring how long masters think ...")
    program, folder = Path(sys.executable), compiled_folder()
    found = run(program, "-m", "bench.thinking", "--json")
    fast = run(program, "-m", "bench.thinking", "--json", GOLDENLANE_FAST=folder) if folder else {}
    told = []
    for name, one in found.items():
        whose = f"master of {name}, {one['seconds']:g} s a decision"
        quick = fast.get(name, {})
        kept = both(one["longest_s"], quick.get("longest_s"), _kept)
        told.append(
            Row(
                f"{whose}: longest of {one['decisions']}",
                "s",
                one["longest_s"],
                quick.get("longest_s"),
                remark=kept,
            )
        )
        told.append(Row(f"{whose}: roll-outs", "", one["rollouts"], quick.get("rollouts")))
    return told


def _kept(longest: float) -> str:
    return verdict(longest, AT_MOST * SECONDS, "s")


def think(name: str, seconds: float, decisions: int, screen: Console) -> tuple[float, float]:
    """The longest of so many decisions, and the median of the roll-outs of those that are searched."""
    found = []
    rollouts: list[int] = []
    seed = 0
    wanted = iter(track(range(decisions), name, console=screen, disable=not screen.is_terminal))
    next(wanted)
    while True:
        seed += 1
        game = game_of(name, players=4, **GAMES[name])
        match = Match(game, seed=seed)
        player, master, rng = bot("apprentice", game), bot(f"master@{seconds:g}s", game), Random(seed)
        asked = 0
        while not match.over:
            number = match.to_act[0]
            seat = Seat.of(match, number)
            asked += len(seat.options) > 1
            if len(seat.options) > 1 and asked % EVERY == 0:
                start = perf_counter()
                master.choose(seat, rng)
                found.append(perf_counter() - start)
                if found[-1] > seconds / 2 and len(rollouts) < SAMPLES:
                    assert isinstance(master, Analyst)
                    rollouts.append(sum(thought.visits for thought in master.think(seat, rng)))
                if next(wanted, None) is None:
                    return max(found), median(rollouts)
            match.play(number, player.choose(seat, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the time that a master has")
    parser.add_argument("--decisions", type=int, default=60, help="decisions in each game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    screen = Console(stderr=True)
    found = {}
    for name in GAMES:
        longest, rollouts = think(name, given.seconds, given.decisions, screen)
        found[name] = {
            "decisions": given.decisions,
            "seconds": given.seconds,
            "longest_s": longest,
            "rollouts": rollouts,
        }
    if given.json:
        json.dump(found, sys.stdout)
        print()
        return
    for name, one in found.items():
        print(
            f"{name}: {one['longest_s']:.2f} s at most, {one['rollouts']:g} roll-outs at {given.seconds:g} s"
        )


if __name__ == "__main__":
    main()
