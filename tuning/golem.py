"""Weights of the Golem bots by self-play: ``python -m tuning.golem --games 400 --seed 1 --rounds 2``.

Each round plays games between apprentices with the weights of the round before, each seat with factors of
its own around 1 and a few actions at random, and learns two tables from all games so far:

- weights.json: a ridge regression of the points still to come on the features of positions, so that the
  value of a position is what such positions have brought;
- instinct.json: a conditional logit of the choices on the signs of the options, so that the instinct
  calls for what the apprentices chose.

Games are kept in a folder and not played twice, so that an interrupted run goes on where it was.
"""

import argparse
import json
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import goldenlane as gl
from goldenlane.bots import Seat
from goldenlane.bots.apprentice import Apprentice
from goldenlane.bots.golem.features import ACTIONS_OF_A_GAME, FADING, LASTING, TILES, GolemFeatures
from goldenlane.bots.golem.instinct import signs
from goldenlane.bots.golem.judge import GolemJudge
from goldenlane.games.golem.game import GolemGame

TABLES = (
    (2, "normal"),
    (2, "normal"),
    (2, "normal"),
    (2, "intro"),
    (3, "normal"),
    (4, "normal"),
    (1, "normal"),
)
"""(players, set-up): every game is at the next of these tables."""
ASTRAY = 0.06
"""How often a random option is played, so that positions differ."""
WIDTH = 0.4
"""How far the weights of a seat stray: the standard deviation of the logarithms of their factors."""
RIDGE = 100.0
WEIGHTS = (
    [f"{name}-{part}" for name in FADING for part in "ab"] + [*LASTING] + [f"tile-{name}" for name in TILES]
)
START = {
    "clay-to-pay-upgrade": 0.3,
    "coins-to-pay-upgrade": 0.3,
    "knowledge-to-pay-upgrade": 0.3,
    "income-clay": 0.5,
    "income-coins": 0.5,
    "income-knowledge": 0.5,
    "income-vp": 1.0,
    "income-rewards": 1.0,
    "tiles-beside": 0.3,
    "control-unpaid": -5.0,
    "steps-too-many": -1.5,
    "pair-promised": 0.8,
    "pair-half": 0.5,
    "goals-hoped": 1.0,
    "golems-a": 8.0,
    "created-a": 4.0,
    "red-menorahs-a": 4.0,
    "artifacts-a": 4.0,
    "yellow-menorahs-a": 4.0,
    "columns-a": 4.0,
    "blue-menorahs-a": 4.0,
    "gold-places-a": 4.0,
    "open-goals-a": 6.0,
}
"""Guesses for the first round; what is not here weighs nothing."""
BOTS = Path(gl.__file__).parent / "bots" / "golem"
Numbers = NDArray[np.float64]


class Played(NamedTuple):
    """A game as it is kept: its table and seed, the actions, the points at the end."""

    players: int
    setup: str
    seed: int
    actions: list[tuple[int, str]]
    points: list[int]

    def replay(self) -> Iterator[tuple[gl.Match, int, str]]:
        """The match before every action."""
        match = gl.new("golem", players=self.players, setup=self.setup, seed=self.seed)
        for seat, action in self.actions:
            yield match, seat, action
            match.play(seat, action)


def play(number: int, seed: int, weights: dict[str, float]) -> Played:
    """One game of self-play."""
    players, setup = TABLES[number % len(TABLES)]
    rng = Random(f"tuning golem {seed} {number}")
    draws = rng.getrandbits(32)
    match = gl.new("golem", players=players, setup=setup, seed=draws)
    assert isinstance(match.game, GolemGame)
    bots = [Apprentice(GolemJudge(match.game.rules, strayed(weights, rng))) for _ in range(players)]
    actions = []
    while not match.over:
        seat = match.to_act[0]
        place = Seat.of(match, seat)
        action = rng.choice(place.options) if rng.random() < ASTRAY else bots[seat].choose(place, rng)
        match.play(seat, action)
        actions.append((seat, str(action)))
    return Played(players, setup, draws, actions, [row["total"] for row in match.scores()])


def strayed(weights: dict[str, float], rng: Random) -> dict[str, float]:
    """Weights of a player with opinions of its own: without them all games would be alike."""
    return {name: weight * exp(rng.gauss(0, WIDTH)) for name, weight in weights.items()}


def self_play(games: int, seed: int, weights: dict[str, float], journal: Path) -> list[Played]:
    """Games of these weights; those that stand in the journal are read from it."""
    found = (
        [Played(*json.loads(line)) for line in journal.read_text().splitlines()] if journal.exists() else []
    )
    with journal.open("a") as file:
        for number in track(range(len(found), games), f"{journal.stem}: self-play"):
            found.append(play(number, seed, weights))
            print(json.dumps(found[-1]), file=file, flush=True)
    return found[:games]


# ---- the value of a position -------------------------------------------------------------------------
def features(state: Any, seat: int, counter: GolemFeatures) -> tuple[list[float], float]:
    """The regressors of a position for a seat, and the points that it has already."""
    fading: list[float] = []
    lasting: list[float] = []
    sure = counter.count(state, seat, fading, lasting)
    time = counter.to_do(state, state.players[seat]) / ACTIONS_OF_A_GAME
    row = [part for feature in fading for part in (feature * time, feature * time * time)]
    tiles = state.players[seat].tiles
    return row + lasting + [time * (tiles >> tile & 1) for tile in range(len(TILES))], sure


def fit_value(games: list[Played]) -> tuple[dict[str, float], float]:
    """The weights, and the error on every fifth game when the others are learned from."""
    rows: list[list[float]] = []
    to_come: list[float] = []
    of_game: list[int] = []
    for number, game in enumerate(track(games, "positions")):
        counter: GolemFeatures | None = None
        last = None
        for match, _, _ in game.replay():
            state: Any = match.state
            counter = counter or GolemFeatures(state.rules)
            moment = (state.round, state.phase)
            if not state.round or (moment == last and state.stack[-1][0].asks != "turn"):
                continue
            last = moment
            for seat in range(game.players):
                row, sure = features(state, seat, counter)
                rows.append(row)
                to_come.append(game.points[seat] - sure)
                of_game.append(number)
    x, y, fifth = np.array(rows), np.array(to_come), np.array(of_game) % 5 == 0
    error = y[fifth] - x[fifth] @ _ridge(x[~fifth], y[~fifth])
    weights = _ridge(x, y)
    found = {name: round(float(weight), 4) for name, weight in zip(WEIGHTS, weights, strict=True)}
    return found, float(np.sqrt((error**2).mean()))


def _ridge(x: Numbers, y: Numbers) -> Numbers:
    scale = x.std(0) + 1e-9
    scaled = x / scale
    found: Numbers = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(x.shape[1]), scaled.T @ y) / scale
    return found


# ---- the instinct ------------------------------------------------------------------------------------
def fit_instinct(games: list[Played], steps: int = 300) -> tuple[dict[str, float], float]:
    """The weights of the signs, and how often the loudest option of every tenth game was the chosen one."""
    index: dict[str, int] = {}
    option_of: list[int] = []
    sign_of: list[int] = []
    first_option: list[int] = []
    chosen: list[bool] = []
    of_game: list[int] = []
    for number, game in enumerate(track(games, "choices")):
        for match, seat, action in game.replay():
            state: Any = match.state
            if not state.round:
                continue
            first_option.append(len(chosen))
            of_game.append(number)
            for option in match.legal(seat):
                for sign in signs(state, seat, option):
                    option_of.append(len(chosen))
                    sign_of.append(index.setdefault(sign, len(index)))
                chosen.append(str(option) == action)
    options, signed, taken = np.array(option_of), np.array(sign_of), np.array(chosen)
    first = np.array(first_option)
    decision = np.repeat(np.arange(len(first)), np.diff(np.append(first, len(taken))))
    tested = np.array(of_game) % 10 == 0
    learned = ~tested[decision]
    weights = np.zeros(len(index))
    mean, square = np.zeros(len(index)), np.zeros(len(index))
    for step in track(range(1, steps + 1), "instinct"):
        calls = np.bincount(options, weights[signed], len(taken))
        loud = np.exp(calls - np.maximum.reduceat(calls, first)[decision])
        share = loud / np.add.reduceat(loud, first)[decision]
        pull = np.bincount(signed, ((share - taken) * learned)[options], len(index))
        slope = pull / len(first) + 1e-5 * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        rate = 0.1 if step < 2 * steps / 3 else 0.03
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    calls = np.bincount(options, weights[signed], len(taken))
    loudest = calls == np.maximum.reduceat(calls, first)[decision]
    hits = np.add.reduceat(loudest & taken, first) > 0
    found = {sign: round(float(weights[place]), 3) for sign, place in sorted(index.items())}
    return {sign: weight for sign, weight in found.items() if abs(weight) > 0.02}, float(hits[tested].mean())


def keep(name: str, about: str, weights: dict[str, float], folder: Path) -> None:
    text = json.dumps({"about": about, "weights": weights}, indent=1)
    (folder / name).write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of self-play in a round")
    parser.add_argument(
        "--rounds", type=int, default=2, help="rounds, each with the weights of the one before"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--folder", type=Path, default=Path("build/tuning-golem"), help="where games are kept"
    )
    parser.add_argument("--out", type=Path, default=BOTS, help="where the tables go")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    weights = dict.fromkeys(WEIGHTS, 0.0) | START
    games: list[Played] = []
    for number in range(1, chosen.rounds + 1):
        journal = chosen.folder / f"seed-{chosen.seed}-round-{number}.jsonl"
        games += self_play(chosen.games, chosen.seed * 1000 + number, weights, journal)
        weights, error = fit_value(games)
        print(f"round {number}: {len(games)} games, the value of a position errs by {error:.1f} points")
    instinct, hits = fit_instinct(games)
    print(f"instinct: {len(instinct)} signs, calls for {hits:.0%} of the choices of other games")
    made = (
        f"made by python -m tuning.golem --games {chosen.games} --rounds {chosen.rounds} --seed {chosen.seed}"
    )
    keep("weights.json", f"points by feature; {made}", weights, chosen.out)
    keep("instinct.json", f"weights by sign; {made}", instinct, chosen.out)


if __name__ == "__main__":
    main()
