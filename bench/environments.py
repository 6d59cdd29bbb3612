"""Steps a second of the learning environments beside catanatron's: random legal actions, all is seen."""

import json
import random
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.engine import both, compiled_folder
from bench.measuring import PEERS, Row, Settings, peer_python, run, say, verdict
from goldenlane.games.alchemists.vocabulary import MODULES

PEER = "catanatron_gym"
STEPS = 10_000
"""Steps a second to be reached on one core."""


def rows(settings: Settings) -> list[Row]:
    """Our environments from sources and compiled, then catanatron's."""
    say("measuring environments ...")
    program, folder = Path(sys.executable), compiled_folder()
    ours, fast, peers = [], [], []
    python = peer_python(PEER)
    for _ in range(settings.rounds):
        ours.append(run(program, "-m", "bench.environments", str(settings.seconds)))
        if folder is not None:
            fast.append(
                run(program, "-m", "bench.environments", str(settings.seconds), GOLDENLANE_FAST=folder)
            )
        if python is not None:
            peers.append(run(python, str(PEERS / "catanatron_steps.py"), str(settings.seconds)))
    peer = median(one["steps_per_s"] for one in peers) if peers else None
    found = []
    for name in ours[0]:
        rate = median(one[name] for one in ours)
        compiled = median(one[name] for one in fast) if fast else None
        times = " and ".join(f"{one / peer:.1f}" for one in (rate, compiled) if one) if peer else ""
        beside = f"{times} times catanatron's; " if times else ""
        remark = beside + both(rate, compiled, lambda one: verdict(one, STEPS, "/s", at_least=True))
        found.append(Row(f"environment {name}, steps", "/s", rate, compiled, remark))
    remark = "" if peers else "not measured"
    found.append(Row("catanatron's environment, 2 players, steps", "/s", peer, None, remark))
    return found


def play(env: Any, seed: int) -> int:
    """One game by random legal actions; its steps."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    steps = 0
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            return steps
        env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        steps += 1


def main(seconds: float) -> None:
    """In a process of its own: print the rates as JSON."""
    from goldenlane.env import alchemists_v0, golem_v0

    tables = {
        "golem-2p": golem_v0.raw_env(players=2),
        "golem-4p": golem_v0.raw_env(players=4),
        "alchemists-2p": alchemists_v0.raw_env(players=2),
        "alchemists-all-4p": alchemists_v0.raw_env(players=4, variant="master", modules=MODULES),
    }
    rates = {}
    for name, env in tables.items():
        play(env, 0)
        steps = seed = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            seed += 1
            steps += play(env, seed)
        rates[name] = steps / (time.process_time() - start)
    print(json.dumps(rates))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
