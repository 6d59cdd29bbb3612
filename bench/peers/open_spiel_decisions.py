"""How fast OpenSpiel plays when Python drives it: random players, the same seeds in every run.

Backgammon is its classic with dice, written in C++; tic-tac-toe is its example of a game written in Python.
The loop is the one of its Python examples. This runs in the peer's own environment (see measuring.py) and
prints one line of JSON: decisions per second by game.
"""

import json
import random
import sys
import time

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - it registers python_tic_tac_toe

GAMES = ("backgammon", "python_tic_tac_toe")


def play(game: "pyspiel.Game", rng: random.Random) -> int:
    """Play one game to its end; count its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            continue
        decisions += 1
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def main(seconds: float) -> None:
    rates = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        play(game, random.Random(0))
        played = decisions = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            played += 1
            decisions += play(game, random.Random(played))
        rates[name] = decisions / (time.process_time() - start)
    print(json.dumps(rates))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
