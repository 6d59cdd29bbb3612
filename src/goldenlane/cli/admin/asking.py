"""What the commands of the host have in common: which store, and how an answer is shown."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

if TYPE_CHECKING:
    from goldenlane.server.records import Records
    from goldenlane.server.settings import Settings

_T = TypeVar("_T")
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Code = Annotated[str, typer.Argument(help="The code of the table.")]


class Chosen(NamedTuple):
    """The options before the command."""

    config: Path | None
    database: str | None

    def settings(self) -> Settings:
        from goldenlane.server.configuration import settings

        return settings(self.config, flags={"database": self.database})


def in_records(ctx: typer.Context, work: Callable[[Records], Awaitable[_T]]) -> _T:
    """Do some work on the store that was chosen."""
    from goldenlane.server.records import Records

    chosen: Chosen = ctx.obj

    async def run() -> _T:
        async with Records(chosen.settings().database) as records:
            return await work(records)

    return asyncio.run(run())


def show(rows: Sequence[NamedTuple], *, as_json: bool, none: str) -> None:
    """Rows as a table, or as JSON."""
    if as_json:
        typer.echo(json.dumps([row._asdict() for row in rows], ensure_ascii=False))
    elif not rows:
        typer.echo(none)
    else:
        _print(rows[0]._fields, rows)


def _print(heads: Iterable[str], rows: Iterable[Iterable[Any]]) -> None:
    grid = Table(box=None, pad_edge=False, header_style="bold")
    names = list(heads)
    for name in names:
        grid.add_column(name, no_wrap=True)
    for row in rows:
        grid.add_row(*(_said(name, value) for name, value in zip(names, row, strict=True)))
    Console(soft_wrap=True, markup=False, highlight=False).print(grid)


def _said(name: str, value: object) -> str:
    if name in ("created", "moved") and isinstance(value, int):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else str(value)


def tell(said: dict[str, Any], line: str, *, as_json: bool) -> None:
    """What was done, in a line or as JSON."""
    typer.echo(json.dumps(said, ensure_ascii=False) if as_json else line)


@contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on a terminal; nothing where there is none."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)
