"""Weights of the Alchemists bots by self-play: ``python -m tuning.alchemists --games 2400 --seed 1``.

In every game each seat plays with weights of its own, all of them multiplied by random factors around 1.
A regression of the final points (above the mean of the others) on the logarithms of the factors tells for
each weight whether more or less of it wins points. One run is one step uphill; ``--check`` plays the new
weights against the old ones on fresh seeds.
"""

import argparse
import json
from dataclasses import dataclass, replace
from math import exp, sqrt
from random import Random
from typing import Any

import numpy as np
from rich.progress import track

from goldenlane.bots import Seat
from goldenlane.bots.alchemists.apprentice import AlchemistsApprentice
from goldenlane.bots.alchemists.weights import APPRENTICE, Weights
from goldenlane.games.alchemists.game import AlchemistsGame, alchemists
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, advance, apply

EVERYTHING = ("startup-funding", "busy-days", "royal-encyclopedia", "golem-project")
TABLES: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (2, "apprentice", ()),
    (4, "apprentice", ()),
    (2, "master", ()),
    (3, "master", EVERYTHING),
    (2, "apprentice", EVERYTHING),
    (4, "master", ()),
)
"""(players, variant, modules): every game is at the next of these tables."""
WIDTH = 0.35
"""How far factors stray: the standard deviation of their logarithms."""
MOST = 0.175
"""The longest step of a logarithm in one run."""


@dataclass(frozen=True, slots=True)
class Knob:
    """What is turned together: a field of the weights, or some places of a table."""

    name: str
    field: str
    places: tuple[int, ...] = ()
    """Of a table; none are all."""
    column: int = -1
    """Of a table of pairs."""

    def turned(self, weights: Weights, factor: float) -> Weights:
        value: Any = getattr(weights, self.field)
        if isinstance(value, tuple):
            places = self.places or tuple(range(len(value)))
            value = tuple(
                self._scaled(each, factor) if place in places else each for place, each in enumerate(value)
            )
        else:
            value = value * factor
        return replace(weights, **{self.field: value})

    def _scaled(self, each: Any, factor: float) -> Any:
        if not isinstance(each, tuple):
            return each * factor
        return tuple(one * factor if column == self.column else one for column, one in enumerate(each))


KNOBS = (
    Knob("first coins", "coins", (0,), 1),
    Knob("next coins", "coins", (1,), 1),
    Knob("cards kept", "ingredient"),
    Knob("cards gathered", "gathered"),
    Knob("cubes", "cube"),
    Knob("order", "place"),
    Knob("favors", "favor"),
    Knob("favors held", "favor_of"),
    Knob("early bits", "bit", (0, 1, 2)),
    Knob("late bits", "bit", (3, 4, 5)),
    Knob("harm of drinking", "poison"),
    Knob("unhappy student", "unhappy"),
    Knob("risk", "risk"),
    Knob("gold seals", "seal", (0,)),
    Knob("silver seals", "seal", (1,)),
    Knob("unstarred seals", "seal", (2, 3, 4, 5)),
    Knob("top alchemist", "top"),
    Knob("near grant", "near_grant"),
    Knob("likely", "likely"),
    Knob("shown", "shown"),
    Knob("rivals", "rival"),
    Knob("artifacts now", "artifact", (), 0),
    Knob("artifacts later", "artifact", (), 1),
    Knob("golem bits", "golem_bit"),
    Knob("golem progress", "progress"),
    Knob("approval", "approval"),
    Knob("books", "book"),
    Knob("waiting", "waiting"),
)


def turned(weights: Weights, logs: "np.ndarray[Any, np.dtype[np.float64]]") -> Weights:
    """The weights with every knob turned."""
    for knob, log in zip(KNOBS, logs.tolist(), strict=True):
        if log:
            weights = knob.turned(weights, exp(log))
    return weights


def play(game: AlchemistsGame, seats: list[Weights], seed: int) -> list[float]:
    """The final points of each seat's weights."""
    rng = Random(seed)
    bots = [AlchemistsApprentice(game, weights) for weights in seats]
    state = game.start()
    advance(state)
    while state.stack:
        frame = state.stack[-1]
        if frame[1] == CHANCE:
            assert isinstance(frame[0], Chance)
            apply(state, CHANCE, frame[0].draw(state, frame, rng))
            continue
        seat = state.to_act[0]
        apply(state, seat, bots[seat].choose(Seat(game, state, seat), rng))
    return [score["total"] for score in game.scores(state)]  # type: ignore[arg-type]


def tables() -> list[AlchemistsGame]:
    return [
        alchemists(players=players, variant=variant, modules=modules) for players, variant, modules in TABLES
    ]


def slopes(games: int, seed: int) -> tuple[list[float], list[float]]:
    """(points won by a unit of each knob's logarithm, standard errors)."""
    generator = np.random.default_rng(seed)
    rows, results = [], []
    games_at = tables()
    for number in track(range(games), "self-play"):
        game = games_at[number % len(games_at)]
        logs = generator.normal(0.0, WIDTH, (game.seats, len(KNOBS)))
        points = np.array(play(game, [turned(APPRENTICE, each) for each in logs], seed * 1_000_000 + number))
        # One row for each seat but the last: the rows of a game add up to nothing.
        for seat in range(game.seats - 1):
            share = game.seats / (game.seats - 1)
            rows.append(share * (logs[seat] - logs.mean(axis=0)))
            results.append(share * (points[seat] - points.mean()))
    table, found = np.array(rows), np.array(results)
    inverse = np.linalg.inv(table.T @ table)
    best = inverse @ table.T @ found
    noise = ((found - table @ best) ** 2).sum() / (len(found) - len(KNOBS))
    return best.tolist(), np.sqrt(noise * np.diag(inverse)).tolist()


def step(best: list[float], errors: list[float]) -> "np.ndarray[Any, np.dtype[np.float64]]":
    """Uphill, the further the surer a slope is; slopes below one standard error are noise."""
    sure = np.array([slope / error for slope, error in zip(best, errors, strict=True)])
    return np.clip(np.where(abs(sure) > 1, 0.06 * sure, 0.0), -MOST, MOST)


def duel(new: Weights, old: Weights, games: int, seed: int) -> dict[str, float]:
    """One seat with the new weights among old ones, at all tables and all seats in turn."""
    wins, margins = 0.0, []
    games_at = tables()
    for number in track(range(games), "fresh games"):
        game = games_at[number % len(games_at)]
        mine = number // len(games_at) % game.seats
        points = play(game, [new if seat == mine else old for seat in range(game.seats)], seed + number)
        others = points[:mine] + points[mine + 1 :]
        margins.append(points[mine] - sum(others) / len(others))
        wins += (points[mine] >= max(others)) / (1 + others.count(points[mine])) * game.seats / 2
    error = float(np.std(margins)) / sqrt(games)
    return {"games": games, "margin": float(np.mean(margins)), "error": error, "even_wins": wins / games}


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of the Alchemists bots by self-play.")
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=600, help="fresh games against the old weights")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    best, errors = slopes(options.games, options.seed)
    steps = step(best, errors)
    new = turned(APPRENTICE, steps)
    checked = duel(new, APPRENTICE, options.check, options.seed * 7_000_000) if options.check else {}
    knobs = {
        knob.name: {"slope": round(best[at], 2), "error": round(errors[at], 2), "factor": exp(steps[at])}
        for at, knob in enumerate(KNOBS)
    }
    if options.json:
        print(json.dumps({"knobs": knobs, "check": checked}))
        return
    for name, found in knobs.items():
        print(f"{name:18} {found['slope']:+6.2f} +- {found['error']:.2f}  x {found['factor']:.3f}")
    print(new)
    print(checked)


if __name__ == "__main__":
    main()
