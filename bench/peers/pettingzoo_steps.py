"""How fast PettingZoo's classics step: random legal moves, the same seeds in every run.

This runs in the peer's own environment (see measuring.py) and prints one line of JSON: steps per second.
"""

import json
import random
import sys
import time
from importlib import import_module
from typing import Any

GAMES = ("connect_four_v3", "tictactoe_v3", "chess_v6")


def play(env: Any, seed: int) -> int:
    """Play one game to its end; count its steps."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
        steps += 1
    return steps


def main(seconds: float) -> None:
    rates = {}
    for name in GAMES:
        env = import_module(f"pettingzoo.classic.{name}").env()
        play(env, 0)
        played = steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            played += 1
            steps += play(env, played)
        rates[name] = steps / (time.process_time() - start)
    print(json.dumps(rates))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
