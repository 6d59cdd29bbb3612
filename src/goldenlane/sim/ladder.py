"""The ladder: every level of the bots against the others, measured so that anybody can measure it again.

For each game all pairs of levels play duels, one bot plays among three of the next weaker level, and every
level plays a mirror match against itself, which must come out even. The results are kept beside the page
that tells them, piece by piece.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path
from statistics import NormalDist
from typing import Any

from goldenlane.bots import UnknownBot, bot, bots
from goldenlane.games import game_of, games, kit_of
from goldenlane.sim.errors import BadPlan, BadTable, CannotKeep
from goldenlane.sim.plan import Plan, labels
from goldenlane.sim.results import wilson

DUEL, AMONG, MIRROR = "duel", "one-among-three", "mirror"
KINDS = (DUEL, AMONG, MIRROR)


@dataclass(frozen=True)
class Piece:
    """One match of the ladder."""

    game: str
    kind: str
    seats: tuple[str, ...]

    @property
    def name(self) -> str:
        """ "GAME-duel-master@64-apprentice"."""
        return "-".join((self.game, self.kind, *dict.fromkeys(self.seats)))

    @property
    def even(self) -> float:
        """The win rate of a bot that is as good as the others."""
        return 1 / len(self.seats)


@dataclass(frozen=True)
class Result:
    """What a piece has shown, of the first of its seats: the stronger bot, or one half of a mirror."""

    piece: Piece
    games: int
    seed: int
    code: str
    """The version of the rules and bots."""
    wins: float
    mean_score: float
    rivals_score: float
    rating: float
    rivals_rating: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def interval(self, z: float | None = None) -> tuple[float, float]:
        return wilson(self.wins, self.games) if z is None else wilson(self.wins, self.games, z)

    @property
    def stronger(self) -> bool:
        """Whether the bot is better than its rivals, beyond the 95 % interval."""
        return self.interval()[0] > self.piece.even

    def agrees(self, other: "Result") -> bool:
        """Whether two measurements can be of the same thing: their 95 % intervals meet."""
        (low, high), (other_low, other_high) = self.interval(), other.interval()
        return low <= other_high and other_low <= high


def levels_of(game: str, wanted: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The bots of a game's ladder, weakest first; without a wish, all that play the game.

    Levels that search get iterations instead of time, which are the same on every machine.
    """
    rules = game_of(game, players=2)
    found = []
    for spec in wanted or tuple(kit_of(game).budgets.get(name, name) for name in bots()):
        try:
            bot(spec, rules)
        except UnknownBot:
            if wanted:
                raise
            continue
        found.append(spec)
    if len(set(found)) < max(2, len(found)):
        raise BadPlan(f"a ladder needs two or more different bots, not {', '.join(found)!r}")
    return tuple(found)


def pieces(game: str, levels: tuple[str, ...]) -> Iterator[Piece]:
    """All matches of a game's ladder; the stronger bot is named first."""
    for weaker, stronger in combinations(levels, 2):
        yield Piece(game, DUEL, (stronger, weaker))
    for weaker, stronger in pairwise(levels):
        yield Piece(game, AMONG, (stronger, weaker, weaker, weaker))
    for level in levels:
        yield Piece(game, MIRROR, (level, level))


def plan_of(piece: Piece, games: int, seed: int) -> Plan:
    return Plan(piece.game, piece.seats, games, seed)


def result_of(piece: Piece, seed: int, code: str, answer: dict[str, Any]) -> Result:
    """What the answer of a simulation says about a piece."""
    players: dict[str, Any] = {}
    for name, found in answer["results"].items():
        players |= found.get("players") or {name: found}
    first, *rivals = (players[name] for name in labels(piece.seats))
    return Result(
        piece,
        answer["games"],
        seed,
        code,
        first["wins"],
        first["mean_score"],
        round(sum(rival["mean_score"] for rival in rivals) / len(rivals), 4),
        first["rating"],
        round(sum(rival["rating"] for rival in rivals) / len(rivals), 3),
    )


def z_of_all(number: int) -> float:
    """How wide each of some intervals must be for all of them to hold with 95 % certainty together."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, number))


# ---- kept results ----------------------------------------------------------------------------------
def data_of(page: Path) -> Path:
    """Where the numbers of a page are kept."""
    return page.with_suffix(".json")


def read(page: Path) -> dict[str, Result]:
    """The results of a page by the names of their pieces; none when there is no page yet."""
    path = data_of(page)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadTable(f"cannot read {path}: {error.strerror}") from error
    try:
        found = [_result(row) for row in json.loads(text)]
    except (ValueError, KeyError, TypeError) as error:
        raise BadTable(f"{path} holds no results of a ladder: {' '.join(str(error).split())}") from error
    return {result.piece.name: result for result in found}


def _result(row: dict[str, Any]) -> Result:
    piece = row["piece"]
    return Result(**{**row, "piece": Piece(piece["game"], piece["kind"], tuple(piece["seats"]))})


def write(page: Path, results: dict[str, Result]) -> None:
    """Keep the results and write the page that tells them."""
    from goldenlane.sim.ladder_page import page_of

    told = sorted(results.values(), key=_order)
    data = json.dumps([asdict(result) for result in told], ensure_ascii=False, indent=1)
    for path, text in ((data_of(page), data + "\n"), (page, page_of(told))):
        making = path.with_name(f"{path.name}.new")
        try:
            making.write_text(text, encoding="utf-8")
            os.replace(making, path)
        except OSError as error:
            making.unlink(missing_ok=True)
            raise CannotKeep(f"cannot write {path}: {error.strerror}") from error


def _order(result: Result) -> tuple[Any, ...]:
    """By game, the last in the alphabet first; then as the pieces are listed, the weakest bots first."""
    piece = result.piece
    names = list(bots())

    def level(spec: str) -> tuple[int, int, str]:
        name = spec.partition("@")[0]
        return (names.index(name) if name in names else len(names), len(spec), spec)

    rivals = [level(spec) for spec in reversed(piece.seats)]
    return (-games().index(piece.game), KINDS.index(piece.kind), level(piece.seats[0]), rivals)
