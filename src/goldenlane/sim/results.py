"""What a simulation has shown: win rates with their 95 % intervals, mean scores, ratings, speed.

A shared first place counts as a share of a win. A bot that holds several seats is counted once for each seat,
so that its win rate can be compared with 1 / (number of seats); its players are also told apart.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Any, NamedTuple

from goldenlane.sim.plan import labels
from goldenlane.sim.playing import AUTOMA

Z95 = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


class Outcome(NamedTuple):
    """How a game ended, by seat."""

    players: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    totals: tuple[int, ...]
    decisions: int
    seconds: float


def outcome(record: dict[str, Any]) -> Outcome:
    """The end of a game, from its record."""
    rows = record["rows"]
    return Outcome(
        tuple(row["player"] for row in rows),
        tuple(row["place"] for row in rows),
        tuple(row["win_share"] for row in rows),
        tuple(row["total"] for row in rows),
        sum(row["decisions"] for row in rows),
        record["seconds"],
    )


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a win rate: where the true rate is with so much certainty."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = z * z / games
    middle = (rate + square / 2) / (1 + square)
    reach = z / (1 + square) * sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Count:
    """Games, wins and points of one player, one bot or one seat."""

    __slots__ = ("games", "points", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0

    def add(self, share: float, total: int) -> None:
        self.games += 1
        self.wins += share
        self.points += total

    def told(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        wins = round(self.wins, 6)
        return {
            "seats": self.games,
            "wins": int(wins) if wins == int(wins) else wins,
            "win_rate": round(self.wins / self.games, 6),
            "wilson95": [round(low, 6), round(high, 6)],
            "mean_score": round(self.points / self.games, 4),
        }


class Tally:
    """Counts the games of a simulation one by one, in their order: ratings depend on it."""

    def __init__(self, seats: Iterable[str]) -> None:
        from openskill.models import PlackettLuce

        bots = tuple(seats)
        self._bots = (*bots, AUTOMA) if len(bots) == 1 else bots
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in self._bots]
        self._players = [Count() for _ in self._bots]
        self._whole = {bot: Count() for bot in self._bots}
        self._sat: dict[str, dict[int, Count]] = {bot: {} for bot in self._bots}
        self._decisions = 0
        self._seconds = 0.0
        self.games = 0

    def add(self, end: Outcome) -> None:
        """One game more."""
        self.games += 1
        self._decisions += end.decisions
        self._seconds += end.seconds
        for seat, player in enumerate(end.players):
            share, total, bot = end.shares[seat], end.totals[seat], self._bots[player]
            self._players[player].add(share, total)
            self._whole[bot].add(share, total)
            self._sat[bot].setdefault(seat, Count()).add(share, total)
        ratings = self._ratings
        rated = self._model.rate([[ratings[player]] for player in end.players], ranks=list(end.places))
        for player, (rating,) in zip(end.players, rated, strict=True):
            ratings[player] = rating

    def results(self) -> dict[str, Any]:
        """By bot what its games have shown.

        ``players`` tells the seats of one bot apart, which in a mirror match must come out even; ``by_seat``
        tells what it did in each seat of the table.
        """
        names, ratings = labels(self._bots), self._ratings
        told: dict[str, Any] = {}
        for bot, count in self._whole.items():
            if not count.games:
                continue
            own = [index for index, name in enumerate(self._bots) if name == bot]
            told[bot] = {
                **count.told(),
                "rating": round(sum(ratings[index].mu for index in own) / len(own), 3),
                "rating_sigma": round(sum(ratings[index].sigma for index in own) / len(own), 3),
                "by_seat": {str(seat): at.told() for seat, at in sorted(self._sat[bot].items())},
            }
            if len(own) > 1:
                told[bot]["players"] = {
                    names[index]: {**self._players[index].told(), "rating": round(ratings[index].mu, 3)}
                    for index in own
                    if self._players[index].games
                }
        return told

    def report(self, decisions_per_s: float | None = None) -> dict[str, Any]:
        """The answer of a simulation. Without a speed of its own it has that of one core, from the games."""
        if decisions_per_s is None:
            decisions_per_s = self._decisions / self._seconds if self._seconds else 0.0
        return {
            "games": self.games,
            "results": self.results(),
            "decisions_per_s": round(decisions_per_s, 1),
        }
