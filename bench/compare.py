"""`make bench`: one table of Golden Lane beside its peers, measured in one run; also docs/performance.md.

A provider measures something and gives rows; to measure more, add one to ``PROVIDERS``. Peers live in
environments of their own under .bench/. What cannot be installed or measured is shown as "not measured".
"""

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import deduction, engine, environments, others, serving, thinking, workers
from bench.measuring import ROOT, MeasurementFailed, Provider, Row, Settings, number, say

PROVIDERS: dict[str, Provider] = {
    "engine": engine.rows,
    "others": others.rows,
    "environments": environments.rows,
    "deduction": deduction.rows,
    "thinking": thinking.rows,
    "workers": workers.rows,
    "server": serving.rows,
}
PAGE = ROOT / "docs" / "performance.md"
COLUMNS = ("measured", "sources", "compiled", "unit", "")


def cells(row: Row) -> tuple[str, ...]:
    value, compiled = ("" if one is None else number(one) for one in (row.value, row.compiled))
    return row.what, value, compiled, row.unit, row.remark


def table(rows: list[Row]) -> Table:
    result = Table(title="Golden Lane beside its peers: medians")
    for name, justify in zip(COLUMNS, ("left", "right", "right", "left", "left"), strict=True):
        result.add_column(name, justify="right" if justify == "right" else "left", no_wrap=bool(name))
    for row in rows:
        result.add_row(*cells(row))
    return result


def page(rows: list[Row], command: str) -> str:
    """The table as a page of the documentation, with its date and command."""
    lines = [
        "# Performance",
        "",
        f"The last run of `{command}`, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC: Python "
        f"{platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, load average "
        f"{os.getloadavg()[2]:.1f} (what else runs on the machine spreads the figures).",
        "",
        "Games are played at random on one core and counted in processor time; a *choice* is a decision with",
        "more than one option. *Sources*: pure Python; *compiled*: after `make fast`; `-all`: all modules;",
        "`-2p`: two players. Peers are measured in the same run, in environments of their own.",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "|---|--:|--:|---|---|",
        *("| " + " | ".join(cells(row)) + " |" for row in rows),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Golden Lane beside its peers.")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each, taking turns")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each game is played in a run")
    parser.add_argument(
        "--only", choices=PROVIDERS, action="append", help="measure only this; writes no page"
    )
    arguments = parser.parse_args()
    rows: list[Row] = []
    for name in arguments.only or PROVIDERS:
        try:
            rows += PROVIDERS[name](Settings(arguments.rounds, arguments.seconds))
        except MeasurementFailed as error:
            say(f"{error}")
            rows.append(Row(name, remark=f"not measured: {error}"))
    # Wide enough for every column when the output is not a terminal.
    console = Console() if sys.stdout.isatty() else Console(width=180)
    console.print(table(rows))
    if not arguments.only:
        command = " ".join(["python -m bench.compare", *sys.argv[1:]]) if sys.argv[1:] else "make bench"
        PAGE.write_text(page(rows, command), encoding="utf-8")
        say(f"written to {Path(PAGE).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
