"""What a rival's seal says about the truth: ``python -m tuning.alchemists_evidence --games 120 --seed 1``.

Apprentices play against each other. Whenever one seals a theory, every other seat asks its own facts how
likely the theory is. The best factor is the one that, multiplied with these odds, makes the truth most
likely. The table of trust in goldenlane/bots/alchemists/rivals.py is made from these results.
"""

import argparse
import json
from collections import defaultdict
from math import log
from random import Random

from rich.progress import track

from goldenlane.bots import Seat
from goldenlane.bots.alchemists.apprentice import AlchemistsApprentice
from goldenlane.bots.alchemists.belief import believe, read_facts
from goldenlane.games.alchemists.facts import facts
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, advance, apply
from tuning.alchemists import tables

FACTORS = (1, 2, 4, 8, 16, 32, 64, 128)
Row = tuple[float, bool]
"""(chance of a sealed theory by the facts of another seat, whether it was right)."""


def watch(game: AlchemistsGame, seed: int) -> dict[int, list[Row]]:
    """For each round of one game all seals on theories, as the other seats see them."""
    rng = Random(seed)
    bot = AlchemistsApprentice(game)
    state = game.start()
    assert isinstance(state, AlchemistsState)
    advance(state)
    seen: dict[int, list[Row]] = defaultdict(list)
    while state.stack:
        effect, asked, place, _ = state.stack[-1]
        if asked == CHANCE:
            assert isinstance(effect, Chance)
            apply(state, CHANCE, effect.draw(state, state.stack[-1], rng))
            continue
        seat = state.to_act[0]
        if effect.key == "place-seal" and place < ARTICLE_PLACES:
            claimed = state.theories[place]
            for other in range(game.seats):
                if other != seat:
                    chance = believe(read_facts(facts(state, other))).right[place][claimed]
                    seen[state.round].append((chance, claimed == state.alchemy[place]))
        apply(state, seat, bot.choose(Seat(game, state, seat), rng))
    return seen


def best_factor(rows: list[Row]) -> int:
    """The factor under which the truth of uncertain theories is most likely."""

    def likelihood(factor: int) -> float:
        return sum(
            log((chance * factor if right else 1 - chance) / (chance * factor + 1 - chance))
            for chance, right in rows
            if 0 < chance < 1
        )

    return max(FACTORS, key=likelihood)


def main() -> None:
    parser = argparse.ArgumentParser(description="Count what seals of rivals say about the truth.")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows: dict[int, list[Row]] = defaultdict(list)
    games_at = tables()
    for number in track(range(options.games), "self-play"):
        game = games_at[number % len(games_at)]
        for round_, seen in watch(game, options.seed * 1_000_000 + number).items():
            rows[round_] += seen
    found = {
        round_: {
            "seals": len(each),
            "right": round(sum(right for _, right in each) / len(each), 2),
            "factor": best_factor(each),
        }
        for round_, each in sorted(rows.items())
    }
    if options.json:
        print(json.dumps(found))
        return
    for round_, each in found.items():
        print(round_, each)


if __name__ == "__main__":
    main()
