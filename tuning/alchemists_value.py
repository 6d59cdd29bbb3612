"""What a master of Alchemists hopes for from goods and knowledge: ``python -m tuning.alchemists_value``.

Apprentices play against each other. Whenever a round begins, what every player has is noted, and what the
rest of the game still brings is compared among the players of one game: a ridge regression, for each round.
The tables in goldenlane/bots/alchemists/value.py are these results, smoothed from round to round.
"""

import argparse
import json
from collections import defaultdict
from random import Random

import numpy as np
from rich.progress import track

from goldenlane.bots import Seat
from goldenlane.bots.alchemists.apprentice import AlchemistsApprentice
from goldenlane.bots.alchemists.value import FEATURES, features, so_far
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, advance, apply
from tuning.alchemists import tables

RIDGE = 15.0
Row = tuple[tuple[float, ...], float]
"""(features, points still to come)."""


def watch(game: AlchemistsGame, seed: int) -> dict[int, list[Row]]:
    """For each round of one game a row for each player."""
    rng = Random(seed)
    bot = AlchemistsApprentice(game)
    state = game.start()
    assert isinstance(state, AlchemistsState)
    advance(state)
    seen: dict[int, list[tuple[tuple[float, ...], float]]] = {}
    while state.stack:
        frame = state.stack[-1]
        if frame[1] == CHANCE:
            assert isinstance(frame[0], Chance)
            apply(state, CHANCE, frame[0].draw(state, frame, rng))
            continue
        if state.round > 1 and state.round not in seen:
            seen[state.round] = [
                (features(game, state, seat), so_far(game, state, seat)) for seat in range(game.seats)
            ]
        seat = state.to_act[0]
        apply(state, seat, bot.choose(Seat(game, state, seat), rng))
    totals = [score["total"] for score in game.scores(state)]
    return {
        round_: [(has, total - points) for (has, points), total in zip(rows, totals, strict=True)]
        for round_, rows in seen.items()
    }


def fit(games: int, seed: int) -> dict[str, dict[int, dict[str, float]]]:
    """With and without the Golem Project, by round: what each feature is worth."""
    rows: dict[tuple[str, int], list[tuple[object, float]]] = defaultdict(list)
    games_at = tables()
    for number in track(range(games), "self-play"):
        game = games_at[number % len(games_at)]
        kind = "golem project" if game.uses("golem-project") else "base"
        for round_, seen in watch(game, seed * 1_000_000 + number).items():
            has = np.array([row[0] for row in seen], dtype=np.float64)
            gain = np.array([row[1] for row in seen], dtype=np.float64)
            rows[kind, round_] += list(zip(has - has.mean(axis=0), gain - gain.mean(), strict=True))
    found: dict[str, dict[int, dict[str, float]]] = defaultdict(dict)
    for (kind, round_), each in sorted(rows.items()):
        table = np.array([row[0] for row in each], dtype=np.float64)
        gains = np.array([row[1] for row in each])
        worth = np.linalg.solve(table.T @ table + RIDGE * np.eye(len(FEATURES)), table.T @ gains)
        found[kind][round_] = dict(zip(FEATURES, np.round(worth, 2).tolist(), strict=True))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the hopes of the master of Alchemists.")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = fit(options.games, options.seed)
    if options.json:
        print(json.dumps(found))
        return
    for kind, by_round in found.items():
        for round_, worth in by_round.items():
            print(kind, round_, worth)


if __name__ == "__main__":
    main()
