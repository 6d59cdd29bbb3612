"""How fast catanatron plays: four random players, the same seeds in every run.

A decision is a call for a player to act; a choice is a decision with more than one playable action. This runs
in the peer's own environment (see measuring.py) and prints one line of JSON.

Before Python 3.12 the hash of None depends on where the interpreter was loaded, and catanatron lists trades
in the order of a set that holds None: there the games differ from run to run, so a run plays many of them.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TURNS_LIMIT = 1000  # catanatron's own limit for players who never finish
WARM_UP_GAMES = 5


def play(seed: int) -> tuple[int, int]:
    """Play one game to its end; count its decisions and its choices."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    state = game.state
    decisions = choices = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        decisions += 1
        choices += len(state.playable_actions) > 1
        game.play_tick()
    return decisions, choices


def main(games: int) -> None:
    # Seed 0 would mean "a random seed" to catanatron, so the seeds begin at 1.
    for seed in range(1, WARM_UP_GAMES + 1):
        play(seed)
    start = time.process_time()
    counts = [play(seed) for seed in range(1, games + 1)]
    seconds = time.process_time() - start
    rates = {
        "games_per_s": games / seconds,
        "decisions_per_s": sum(decisions for decisions, _ in counts) / seconds,
        "choices_per_s": sum(choices for _, choices in counts) / seconds,
    }
    print(json.dumps(rates))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
