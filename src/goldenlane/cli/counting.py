"""How far a simulation is, and what it has shown, in the terminal."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.table import Table
from rich.text import Text


class _Rate(ProgressColumn):
    """Games a second, or seconds a game when they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f} games/s" if speed >= 1 else f"{1 / speed:.1f} s/game")


class Bar:
    """A progress bar with rate and time left on a terminal; nothing where there is none."""

    def __init__(self) -> None:
        screen = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            _Rate(),
            TimeLeft(),
            console=screen,
            transient=True,
            disable=not screen.is_terminal,
        )
        self._task = self._progress.add_task("", total=None)
        self.title = ""
        """What is said before each part of the work."""
        self.done = 0
        """Games of the present part that are done."""

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._progress.stop()

    def begin(self, what: str, total: int, done: int = 0) -> None:
        self.done = done
        self._progress.remove_task(self._task)
        words = f"{self.title} {what}".strip()
        self._task = self._progress.add_task(words, total=total or None, completed=done)

    def step(self) -> None:
        self.done += 1
        self._progress.advance(self._task)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}%"


def results_table(results: dict[str, Any]) -> Table:
    """A row for each bot, and for each of its players where it holds several seats."""
    table = Table("", "wins", "of", "win rate", "95% interval", "mean score", "rating")
    for column in table.columns[1:]:
        column.justify = "right"
    for bot, found in results.items():
        _add(table, bot, found)
        for name, player in found.get("players", {}).items():
            _add(table, f"  {name}", player, style="dim")
    return table


def _add(table: Table, name: str, found: dict[str, Any], style: str = "") -> None:
    low, high = found["wilson95"]
    table.add_row(
        name,
        f"{found['wins']:g}",
        str(found["seats"]),
        percent(found["win_rate"]),
        f"{percent(low)} - {percent(high)}",
        f"{found['mean_score']:.1f}",
        f"{found['rating']:.1f}",
        style=style,
    )
