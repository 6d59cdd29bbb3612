"""Play random games of Alchemists for every number of players, variant and legal set of modules.

python scripts/random_alchemists.py [games per set] [first seed]
"""

import sys
import time
from itertools import combinations, product
from random import Random

import goldenlane as gl
from goldenlane.games.alchemists.vocabulary import MODULES

SETS = [
    list(chosen)
    for count in range(len(MODULES) + 1)
    for chosen in combinations(MODULES, count)
    if "golem-project" not in chosen or "royal-encyclopedia" in chosen
]


def play(players: int, variant: str, modules: list[str], seed: int) -> int:
    """One random game; the number of its decisions."""
    rng = Random(seed)
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    decisions = 0
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        decisions += 1
    return decisions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    played = decisions = 0
    begin = time.perf_counter()
    for modules, players, variant in product(SETS, (2, 3, 4), ("apprentice", "master")):
        for seed in range(first, first + games):
            try:
                decisions += play(players, variant, modules, seed)
            except Exception as error:
                print(f"{players} {variant} {modules} seed {seed}: {error!r}")
                raise
            played += 1
    spent = time.perf_counter() - begin
    print(f"{played} games, {decisions} decisions, {spent:.1f} s")


if __name__ == "__main__":
    main()
