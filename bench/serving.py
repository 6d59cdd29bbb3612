"""The server under load and the page on a server without load, on all cores."""

import sys
from math import isnan
from pathlib import Path
from typing import NamedTuple

from bench.measuring import MeasurementFailed, Row, Settings, number, run, say, verdict


class Figure(NamedTuple):
    """One number of the server or the page: its name, how it is said, and what is to be reached."""

    name: str
    said: str
    unit: str
    target: float | None = None
    at_least: bool = False
    noted: float | None = None
    """What was noted once of catanatron's server, which is not in its published package."""

    def row(self, value: float | None) -> Row:
        if value is None or isnan(value):
            return Row(self.said, remark="not measured")
        remarks = []
        if self.target is not None:
            remarks.append(verdict(value, self.target, self.unit, self.at_least))
        if self.noted is not None and value:
            times = value / self.noted if self.at_least else self.noted / value
            remarks.append(f"{number(times)} times better than {number(self.noted)}, noted of catanatron's")
        return Row(self.said, self.unit, value, remark="; ".join(remarks))


FIGURES = (
    Figure("actions_per_s", "actions, each durable before it is acknowledged", "/s", 1000, True, noted=35),
    Figure("actions_per_cpu_s", "the same for each second of a processor", "/s"),
    Figure("cpu_ms_per_action", "processor time of the server for an action", "ms"),
    Figure("player_cpu_ms_per_action", "processor time of the player who makes it", "ms"),
    Figure("waited_share", "share of the time that others had the server's core", ""),
    Figure("bytes_per_action", "stored for an action", "bytes", 1024, noted=80_000),
    Figure("p50_ms", "action to view, 100 tables of 4 sockets, median", "ms"),
    Figure("p99_ms", "action to view, 99th percentile", "ms", 50),
    Figure("latency_waited_share", "share of the time that others had the server's core", ""),
    Figure("memory_mb", "memory of the server with these tables", "MB"),
    Figure("start_s", "start until the first answer", "s"),
    Figure("start_memory_mb", "memory after the start", "MB"),
    Figure("entry_kb", "page and the files it names, compressed", "kB", 200),
    Figure("first_load_kb", "all that the browser fetches first", "kB", 200),
    Figure("interactive_s", "until the lobby can be used (Chromium)", "s", 1),
    Figure("notebook_ms", "reader's notebook: a fact and fresh chances (Chromium), the slowest", "ms", 50),
)
LOAD_S = 8.0


def rows(settings: Settings) -> list[Row]:
    found: dict[str, float] = {}
    python = Path(sys.executable)
    parts = {"server": ["bench.server_load", f"--seconds={LOAD_S}"], "page": ["bench.page_load"]}
    for part, arguments in parts.items():
        say(f"measuring the {part} ...")
        try:
            found |= run(python, "-m", *arguments, "--json", one_core=False)
        except MeasurementFailed as error:
            say(f"{error}: not measured")
    return [figure.row(found.get(figure.name)) for figure in FIGURES]
