"""The report of a balance study: a page, and its numbers beside it, from which it can be checked again."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from goldenlane.games import kit_of
from goldenlane.sim.errors import BadTable, CannotKeep
from goldenlane.sim.ladder_page import interval, percent
from goldenlane.sim.study import NO, OPEN, YES, Finding
from goldenlane.sim.study_matches import LEANING_LEAST, SEAT_BOUND, STRATEGY_LEAST, study_of

_STRATEGIES = ("win rate when leaning on a strategy", "win rate with a strategy")
_PLACES = "place in the turn order"
_HEAD = """# Balance of {title}

<!-- written by `goldenlane study {game}`; the numbers are in {game}.json next to it -->

How the components, places and strategies of {title} affect winning, counted in games of bots (`{level}`):
{games}; seed {seed}, content `{content}`, rules and bots `{code}`.
How it is measured: [simulation](../simulation.md#the-balance-study). What was changed because of it:
[changes](changes.md).

<!-- not run -->
```console
$ goldenlane study {game} --level {level} --players {players} --seed {seed}
$ goldenlane study {game} --check
```

Figures beyond a bound are called "no" only when luck cannot explain them (the 95 % interval, made wide enough
for all figures in the table together, lies outside the bound); "open" are those beyond it for which there are
too few games to tell, or fewer than 30 players.
"""


@dataclass(frozen=True)
class Report:
    """All that a study has to tell."""

    game: str
    level: str
    players: tuple[int, ...]
    games: dict[str, int]
    """By match."""
    seed: int
    content: str
    code: str
    findings: tuple[Finding, ...]
    sources: dict[str, dict[str, tuple[float, float]]]
    """By match and source the mean points of all, and of winners."""

    @property
    def kept(self) -> bool:
        """Whether no bound is broken for sure."""
        return not any(NO in (finding.met, finding.pick_met) for finding in self.findings)


# ---- the page --------------------------------------------------------------------------------------
def page_of(report: Report, pictures: Iterable[str] = ()) -> str:
    """The page in Markdown."""
    head = _HEAD.format(
        title=kit_of(report.game).title,
        game=report.game,
        level=report.level,
        players=",".join(map(str, report.players)),
        games=", ".join(f"{number} games {match}" for match, number in report.games.items()),
        seed=report.seed,
        content=report.content,
        code=report.code,
    )
    parts = [head, "## Bounds\n\n" + _lines(_bounds(report)), _lines(_beyond(report))]
    parts += [f"![{name}]({name})\n" for name in pictures]
    for title, rows in _sections(report):
        parts.append(f"## {title[0].upper()}{title[1:]}\n\n" + _lines(_table(rows)))
    parts.append("## Sources of points\n\n" + _lines(_sources(report)))
    return "\n".join(parts)


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"


def _row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def _bounds(report: Report) -> Iterator[str]:
    yield "| What | Bound | Kept | Open | Broken |"
    yield "|---|---|---|---|---|"
    places = [finding for finding in report.findings if finding.about.startswith(_PLACES)]
    yield _row(_PLACES, f"within {points(SEAT_BOUND)} of an even share", *_counted(places))
    for family in study_of(report.game).families:
        found = [finding for finding in report.findings if finding.about == family.name]
        if family.effect is not None:
            yield _row(family.name, f"win rate within {points(family.effect)} of expected", *_counted(found))
        if family.least is not None:
            told = f"pick rate at least {percent(family.least)} of the family's mean"
            yield _row(family.name, told, *_told(finding.pick_met for finding in found))
    least = (
        f"at least {percent(LEANING_LEAST)} of an even share",
        f"at least {percent(STRATEGY_LEAST)} of an even share",
    )
    for about, bound in zip(_STRATEGIES, least, strict=True):
        found = [finding for finding in report.findings if finding.about.startswith(about)]
        if found:
            yield _row(about, bound, *_counted(found))


def _beyond(report: Report) -> Iterator[str]:
    """By name what does not keep its bound."""
    for word, told in ((NO, "Broken"), (OPEN, "Open")):
        found = [finding for finding in report.findings if word in (finding.met, finding.pick_met)]
        if not found:
            yield f"- {told}: nothing"
        for about, rows in groupby(found, lambda finding: finding.about):
            items = (f"{row.item} ({_value(row) if row.met == word else 'picked'})" for row in rows)
            yield f"- {told}: {about}: {', '.join(items)}"


def _value(finding: Finding) -> str:
    if not finding.n:
        return "nobody had it"
    return percent(finding.value) if finding.about.startswith(_STRATEGIES) else signed(finding.value)


def _counted(found: Iterable[Finding]) -> tuple[int, int, int]:
    return _told(finding.met for finding in found)


def _told(verdicts: Iterable[str | None]) -> tuple[int, int, int]:
    counted = Counter(verdicts)
    return counted[YES], counted[OPEN], counted[NO]


def _sections(report: Report) -> Iterator[tuple[str, list[Finding]]]:
    for about, found in groupby(report.findings, lambda finding: finding.about):
        yield about, list(found)


def _table(rows: list[Finding]) -> Iterator[str]:
    rates = rows[0].about.startswith(_STRATEGIES)
    picked = any(row.pick is not None for row in rows)
    value = "Rate" if rates else "Effect on winning"
    cells = ["", "Players", value, "95 % interval", "Kept?"] + (["Picked", "Kept?"] if picked else [])
    yield _row(*cells)
    yield "|" + "---|" * len(cells)
    for row in rows:
        told: list[object] = [row.item, row.n]
        if not row.n:
            told += ["-", "-"]
        elif rates:
            told += [percent(row.value), interval((row.low, row.high))]
        else:
            told += [signed(row.value), f"{signed(row.low)} to {signed(row.high)}"]
        told.append(row.met or "-")
        if picked:
            told += ["-" if row.pick is None else percent(row.pick), row.pick_met or "-"]
        yield _row(*told)


def _sources(report: Report) -> Iterator[str]:
    yield "Mean points at the end; in brackets those of winners."
    yield ""
    names = list(dict.fromkeys(name for found in report.sources.values() for name in found))
    yield _row("Match", *names)
    yield "|" + "---|" * (len(names) + 1)
    for match, found in report.sources.items():
        cells = (f"{found[name][0]:.1f} ({found[name][1]:.1f})" if name in found else "-" for name in names)
        yield _row(match, *cells)


def interval_of(finding: Finding) -> str:
    """A figure with its interval, and how often it was picked."""
    picked = "" if finding.pick is None else f", picked {percent(finding.pick)}"
    if finding.about.startswith(_STRATEGIES):
        return f"{percent(finding.value)} ({interval((finding.low, finding.high))})"
    return f"{signed(finding.value)} points ({signed(finding.low)} to {signed(finding.high)}){picked}"


def points(rate: float) -> str:
    """A difference of win rates in points of percent."""
    return f"{100 * rate:.0f} points"


def signed(rate: float) -> str:
    return f"{100 * rate:+.1f}"


# ---- kept numbers ----------------------------------------------------------------------------------
def data_of(folder: Path, game: str) -> Path:
    return folder / f"{game}.json"


def write(folder: Path, report: Report, pictures: Iterable[str]) -> Path:
    """Write page and numbers; the answer is the page's path."""
    page = folder / f"{report.game}.md"
    data = json.dumps({**asdict(report), "findings": []}, ensure_ascii=False, indent=1)
    rows = ",\n".join(json.dumps(_rounded(finding), ensure_ascii=False) for finding in report.findings)
    data = data.replace('"findings": []', f'"findings": [\n{rows}\n ]')
    for path, text in ((data_of(folder, report.game), data + "\n"), (page, page_of(report, pictures))):
        making = path.with_name(f"{path.name}.new")
        try:
            making.write_text(text, encoding="utf-8")
            os.replace(making, path)
        except OSError as error:
            making.unlink(missing_ok=True)
            raise CannotKeep(f"cannot write {path}: {error.strerror}") from error
    return page


def _rounded(finding: Finding) -> dict[str, Any]:
    return {
        name: round(value, 5) if isinstance(value, float) else value
        for name, value in asdict(finding).items()
    }


def read(folder: Path, game: str) -> Report:
    """The report of a page, from its numbers."""
    path = data_of(folder, game)
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        told["players"] = tuple(told["players"])
        told["findings"] = tuple(Finding(**row) for row in told["findings"])
        told["sources"] = {
            match: {name: (pair[0], pair[1]) for name, pair in found.items()}
            for match, found in told["sources"].items()
        }
        return Report(**told)
    except OSError as error:
        raise BadTable(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadTable(f"{path} holds no report of a study: {' '.join(str(error).split())}") from error
