"""How fast catanatron's Gymnasium environment steps: random valid actions against a random player.

This runs in the peer's own environment (see measuring.py) and prints one line of JSON.
"""

import json
import random
import sys
import time
from typing import Any

import catanatron_gym  # noqa: F401 - registers the environment
import gymnasium


def play(env: Any, seed: int) -> int:
    """One game by random valid actions; its steps."""
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(rng.choice(info["valid_actions"]))
        over = terminated or truncated
        steps += 1
    return steps


def main(seconds: float) -> None:
    env = gymnasium.make("catanatron-v1").unwrapped
    play(env, 1)
    steps = seed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        seed += 1
        steps += play(env, seed + 1)
    print(json.dumps({"steps_per_s": steps / (time.process_time() - start)}))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
