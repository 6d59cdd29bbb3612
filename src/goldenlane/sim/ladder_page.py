"""The page of the ladder, written from its results alone."""

from collections.abc import Iterable
from itertools import groupby

from goldenlane.games import kit_of
from goldenlane.sim.ladder import AMONG, DUEL, KINDS, MIRROR, Result, z_of_all

_KINDS = {
    DUEL: ("Two players", "Every level against every other."),
    AMONG: ("Four players", "One bot among three of the next weaker level; even would be 25 %."),
    MIRROR: ("Mirror controls", "A bot against itself must come out even: there is nothing to win but luck."),
}
_HEAD = """# The ladder of the bots

<!-- written by `goldenlane ladder`; the numbers are in ladder.json next to it -->

How strong the bots are, as measured. Levels are named as in `goldenlane simulate`; `@64` means 64 search
iterations per decision: a budget that is the same on every machine, unlike time. (At a table, masters think
for a second; [performance](performance.md) says how many iterations that is.) Each win rate is given with its
95 % Wilson interval; a shared first place counts as a share of a win. Every seed is played with every
rotation of the players over the seats, so that luck and seat cancel out; in a mirror match, where rotations
would repeat the game, the players change seats from seed to seed. Every game is played with its usual
options. More on how to read the numbers: [simulation](simulation.md).

The same seeds give the same games on any machine. To measure again, in full or in part (`--only`; `--games`
and `--levels` choose how many games and which budgets), run the command below; interrupted work resumes where
it stopped. A single row can also be measured with
`goldenlane simulate GAME --seats BOT,RIVALS --games GAMES --seed SEED`.

<!-- not run -->
```console
$ goldenlane ladder --jobs 2
```

Play it with fresh seeds and compare, match by match, whether the intervals overlap:

<!-- not run -->
```console
$ goldenlane ladder --check --jobs 2
```
"""


def page_of(results: list[Result]) -> str:
    """The page in Markdown; the results are in the order in which they are told."""
    parts = [_HEAD]
    for game, of_game in groupby(results, lambda result: result.piece.game):
        rows = list(of_game)
        parts.append(f"## {kit_of(game).title}\n")
        parts.append(_versions(rows))
        for kind in KINDS:
            found = [result for result in rows if result.piece.kind == kind]
            if found:
                title, said = _KINDS[kind]
                parts.append(f"### {title}\n\n{said}\n")
                parts.append("\n".join(_mirrors(found) if kind == MIRROR else _matches(found)) + "\n")
    return "\n".join(parts)


def _versions(results: list[Result]) -> str:
    codes = list(dict.fromkeys(result.code for result in results))
    if len(codes) == 1:
        return f"All with one version of rules and bots, `{codes[0]}`.\n"
    listed = ", ".join(f"`{code}`" for code in codes)
    return f"With {len(codes)} versions of rules and bots ({listed}), whose numbers do not compare.\n"


def _matches(results: Iterable[Result]) -> Iterable[str]:
    yield "| Bot | Against | Win rate | 95 % interval | Mean scores | Ratings | Games | Seed | Stronger? |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for result in results:
        first, *rivals = result.piece.seats
        against = rivals[0] if len(rivals) == 1 else f"{len(rivals)} x {rivals[0]}"
        yield _row(
            first,
            against,
            percent(result.rate),
            interval(result.interval()),
            f"{result.mean_score:.1f} : {result.rivals_score:.1f}",
            f"{result.rating:.1f} : {result.rivals_rating:.1f}",
            result.games,
            result.seed,
            "yes" if result.stronger else "not shown",
        )


def _mirrors(results: list[Result]) -> Iterable[str]:
    z = z_of_all(len(results))
    yield "| Bot | Win rate of one half | 95 % interval | Mean scores | Games | Seed | Even? |"
    yield "|---|---|---|---|---|---|---|"
    for result in results:
        low, high = result.interval(z)
        yield _row(
            result.piece.seats[0],
            percent(result.rate),
            interval(result.interval()),
            f"{result.mean_score:.1f} : {result.rivals_score:.1f}",
            result.games,
            result.seed,
            "yes" if low <= result.piece.even <= high else "no",
        )
    yield ""
    yield f"Even: {percent(0.5)} is within the intervals that hold for all {len(results)} controls together"
    yield f"with 95 % certainty ({z:.2f} standard deviations)."


def _row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def interval(bounds: tuple[float, float]) -> str:
    return f"{100 * bounds[0]:.1f} - {100 * bounds[1]:.1f} %"
