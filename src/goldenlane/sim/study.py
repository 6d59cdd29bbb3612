"""The balance study: what components, seats and strategies do to winning, counted in games of bots.

The effect of a component is the win rate of the players who had it, less what is expected: an even share
where everybody takes equally many of its family, and otherwise the mean of all who took something of the
family (who buys books at all is a question of its own).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from goldenlane.sim.ladder import z_of_all
from goldenlane.sim.results import Z95
from goldenlane.sim.study_matches import (
    ENOUGH,
    LEANING_LEAST,
    PLAYED,
    SEAT_BOUND,
    STRATEGY,
    STRATEGY_LEAST,
    Family,
    Match,
    study_of,
)

YES, OPEN, NO = "yes", "open", "no"
"""Within the bound; outside, but not beyond what luck does in so few games; outside for sure."""


class Sample:
    """Shares of wins: how many, their mean, and how sure it is."""

    __slots__ = ("n", "squares", "total")

    def __init__(self) -> None:
        self.n = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        self.n += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def variance(self) -> float:
        return max(0.0, self.squares / self.n - self.mean**2) if self.n else 0.0


@dataclass
class Counts:
    """What the games of one match have shown."""

    match: Match
    games: int = 0
    codes: set[str] = field(default_factory=set)
    """The versions of the rules and bots that played."""
    taken: dict[str, dict[str, Sample]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Sample))
    )
    """By family and item."""
    offered: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    places: dict[int, Sample] = field(default_factory=lambda: defaultdict(Sample))
    """By place in the first turn order."""
    first: Sample = field(default_factory=Sample)
    """The first of the line-up: the player with the strategy, where there is one."""
    points: Counter[str] = field(default_factory=Counter)
    winners_points: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    leanings: list[tuple[tuple[float, ...], float]] = field(default_factory=list)
    """By player the points at the end of each strategy, where a game has some, and the share of the win."""
    wins: float = 0.0

    def add(self, record: dict[str, Any]) -> None:
        """One game more."""
        self.games += 1
        self.codes.add(record["code"])
        for row in record["rows"]:
            self._add_row(row)

    def _add_row(self, row: dict[str, Any]) -> None:
        share = float(row["win_share"])
        words = row["choices"]
        for family in study_of(self.match.game).families:
            taken = set(words.get(family.taken, ())) - set(words.get(family.given_back, ()))
            if family.boards:
                taken = {
                    item
                    for item in taken
                    if ":" in item and not (family.off_board and item.endswith(family.off_board))
                }
            for item in taken:
                self.taken[family.name][item].add(share)
            if family.boards:
                offered = {item.partition(":")[0] for item in taken}
            else:
                offered = taken | set(words.get(family.offered, ()))
            self.offered[family.name].update(offered)
        if words.get("turn_place"):
            self.places[int(words["turn_place"][0])].add(share)
        if row["player"] == 0:
            self.first.add(share)
        points = {name: value for name, value in row["points"].items() if value}
        strategies = study_of(self.match.game).strategies
        if strategies:
            self.leanings.append((tuple(points.get(name, 0) for name in strategies.values()), share))
        self.points.update(points)
        self.wins += share
        if share:
            for name, value in points.items():
                self.winners_points[name] += value * share


def count(match: Match, records: Iterable[dict[str, Any]]) -> Counts:
    counts = Counts(match)
    for record in records:
        counts.add(record)
    return counts


# ---- what was found --------------------------------------------------------------------------------
@dataclass(frozen=True)
class Finding:
    """One figure, the bound that it should keep to, and whether it does."""

    about: str
    item: str
    n: int
    value: float
    """A win rate less the expected one; or a rate."""
    low: float
    high: float
    """The 95 % interval."""
    bound: float | None
    met: str | None
    """yes, open or no; None: there is no bound."""
    pick: float | None = None
    """How many of those who could take it did."""
    pick_met: str | None = None


def verdict(value: float, error: float, bound: float, number: int, n: int) -> str:
    """Whether a difference is within a bound; "no" only if luck, in so many figures, cannot explain it."""
    if n < ENOUGH:
        return OPEN
    if abs(value) <= bound:
        return YES
    return OPEN if abs(value) - z_of_all(number) * error <= bound else NO


def at_least(value: float, error: float, bound: float, number: int, n: int) -> str:
    """Whether a rate reaches a bound, in the same way."""
    if n < ENOUGH:
        return OPEN
    if value >= bound:
        return YES
    return OPEN if value + z_of_all(number) * error >= bound else NO


def findings(counted: list[Counts]) -> list[Finding]:
    """Everything that the matches of a game have shown."""
    found = [finding for counts in counted for finding in _places(counts)]
    for family in study_of(counted[0].match.game).families:
        found += _family(family, counted)
    return found + _strategies(counted)


def _places(counts: Counts) -> list[Finding]:
    """The advantage of a place in the first turn order."""
    if counts.match.kind == STRATEGY:
        return []
    even = 1 / len(counts.match.seats)
    bound = (
        SEAT_BOUND if counts.match.ours and counts.match.kind in study_of(counts.match.game).seated else None
    )
    found = []
    for place, sample in sorted(counts.places.items()):
        value, error = sample.mean - even, sqrt(sample.variance / sample.n)
        met = None if bound is None else verdict(value, error, bound, len(counts.places), sample.n)
        reach = Z95 * error
        about = f"place in the turn order, {counts.match.name}"
        found.append(Finding(about, str(place), sample.n, value, value - reach, value + reach, bound, met))
    return found


def _order(item: str) -> tuple[Any, ...]:
    """Numbers by size, all else by its letters."""
    return tuple((0, int(word), "") if word.isdecimal() else (1, 0, word) for word in item.split(":"))


def _family(family: Family, counted: list[Counts]) -> list[Finding]:
    """Pick rates in games where bots choose; effects where the family says."""
    chosen = [counts for counts in counted if counts.match.kind == PLAYED]
    tried = [counts for counts in counted if counts.match.kind in family.kinds]
    items = sorted({item for counts in counted for item in counts.taken[family.name]}, key=_order)
    offers = {item for counts in counted for item in counts.offered[family.name]}
    if not family.boards:
        items = sorted({*items, *offers}, key=_order)
    effects = {item: _effect(family, item, tried) for item in items}
    picks = {item: _pick(family, item, chosen) for item in items}
    rates = [rate for rate, _ in picks.values() if rate is not None]
    mean = sum(rates) / len(rates) if rates else 0.0
    found = []
    for item in items:
        n, value, error = effects[item]
        rate, offered = picks[item]
        bound = None if item in family.fixed else family.effect
        met = None if bound is None else verdict(value, error, bound, len(items), n)
        pick_met = None
        if family.least is not None and rate is not None and item not in family.fixed:
            spread = sqrt(rate * (1 - rate) / offered)
            pick_met = at_least(rate, spread, family.least * mean, len(items), offered)
        reach = Z95 * error
        found.append(
            Finding(family.name, item, n, value, value - reach, value + reach, bound, met, rate, pick_met)
        )
    return found


def _effect(family: Family, item: str, tried: list[Counts]) -> tuple[int, float, float]:
    """How many had it, what it did to their win rate, and the standard error of that; over all matches."""
    n, total, variance = 0, 0.0, 0.0
    for counts in tried:
        samples = counts.taken[family.name]
        if item not in samples:
            continue
        sample = samples[item]
        if family.by_lot:
            expected = 1 / len(counts.match.seats)
        else:
            expected = sum(each.total for each in samples.values()) / sum(each.n for each in samples.values())
        n += sample.n
        total += sample.n * (sample.mean - expected)
        variance += sample.n * sample.variance
    return (n, total / n, sqrt(variance) / n) if n else (0, 0.0, 0.0)


def _pick(family: Family, item: str, chosen: list[Counts]) -> tuple[float | None, int]:
    """The part of those who could take an item that did, and how many could."""
    offer = item.partition(":")[0] if family.boards else item
    taken = offered = 0
    for counts in chosen:
        if item in counts.taken[family.name]:
            taken += counts.taken[family.name][item].n
        named = bool(family.offered) or family.boards
        offered += counts.offered[family.name][offer] if named else counts.games * len(counts.match.seats)
    return (taken / offered, offered) if offered else (None, 0)


def _strategies(counted: list[Counts]) -> list[Finding]:
    """Whether each strategy can win: with a bias for it, and for those who came to lean on it."""
    found = []
    for counts in counted:
        even = 1 / len(counts.match.seats)
        if counts.match.kind == STRATEGY:
            samples = {counts.match.name: counts.first}
            about, bound = "win rate with a strategy", STRATEGY_LEAST * even
        else:
            samples = leaning(counts) if counts.leanings else {}
            about, bound = f"win rate when leaning on a strategy, {counts.match.name}", LEANING_LEAST * even
        for name, sample in samples.items():
            error = sqrt(sample.variance / sample.n)
            met = at_least(sample.mean, error, bound, len(samples), sample.n)
            found.append(_rate(about, name, sample.n, sample.mean, bound, met))
    return found


def leaning(counts: Counts) -> dict[str, Sample]:
    """The wins of players by the strategy that they leaned on: the one whose points at the end are the
    furthest above what all players had of it, in standard deviations. Points alone would not do: much of
    what artifacts and books are worth comes during the game."""
    found: dict[str, Sample] = defaultdict(Sample)
    names = list(study_of(counts.match.game).strategies)
    means, spreads = [], []
    for strategies in zip(*(points for points, _ in counts.leanings), strict=True):
        means.append(fmean(strategies))
        spreads.append(pstdev(strategies) or 1.0)
    for points, share in counts.leanings:
        far = [(value - mean) / spread for value, mean, spread in zip(points, means, spreads, strict=True)]
        found[names[far.index(max(far))]].add(share)
    return {name: found[name] for name in names if name in found}


def _rate(about: str, item: str, n: int, rate: float, bound: float, met: str) -> Finding:
    from goldenlane.sim.results import wilson

    low, high = wilson(rate * n, n)
    return Finding(about, item, n, rate, low, high, bound, met)


def sources(counts: Counts) -> dict[str, tuple[float, float]]:
    """By source the mean points of all players, and of winners."""
    players = counts.games * len(counts.match.seats)
    return {
        name: (counts.points[name] / players, counts.winners_points[name] / counts.wins)
        for name in sorted(counts.points, key=lambda name: -counts.points[name])
    }
