"""Reading cases for `deduce` and `judge`: one JSON object or a list of them, from a file or standard input.

Every mistake ends in one clear line and a non-zero exit, before anything else is printed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import track

Answer = TypeVar("Answer")
Position = tuple[str | int, ...]


class BadCase(ValueError):
    """A mistake in the input; `position` is the path of keys and 0-based places that leads to it."""

    def __init__(self, message: str, *position: str | int) -> None:
        super().__init__(message)
        self.position: Position = position


def answers(
    file: Path | None, solve: Callable[[object], Answer], *, as_json: bool
) -> tuple[list[Answer], bool]:
    """All answers, and whether the input was a list. On a mistake: say it and leave."""
    try:
        cases = _read(file)
        if not isinstance(cases, list):
            return [solve(cases)], False
        return [_solve(place, case, solve) for place, case in _counted(cases)], True
    except BadCase as error:
        _fail(error, as_json=as_json)


def print_json(found: list[Any], is_list: bool) -> None:
    """One object for one case, a list for a list."""
    typer.echo(json.dumps(found if is_list else found[0], ensure_ascii=False))


def shown(value: object) -> str:
    """A JSON value as the user wrote it, cut to a readable length and safe to print."""
    text = json.dumps(value, ensure_ascii=False)
    text = text if len(text) <= 60 else text[:57] + "..."
    return _printable(text)


def only_keys(
    data: object, what: str, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Data as an object that has every required key and no unknown one."""
    if not isinstance(data, dict):
        raise BadCase(f"{what} is an object, not {shown(data)}")
    for key in required:
        if key not in data:
            raise BadCase(f'{what} needs the key "{key}"', key)
    for key in data:
        if key not in required + optional:
            raise BadCase(f"{what} has no key {shown(key)} (only {', '.join(required + optional)})", key)
    return data


def inside(step: str | int, read: Callable[[Any], Answer], value: object) -> Answer:
    """Read a part; a mistake in it is reported with the step that leads there."""
    try:
        return read(value)
    except BadCase as error:
        raise BadCase(str(error), step, *error.position) from None
    except ValueError as error:
        raise BadCase(str(error), step, *getattr(error, "position", ())) from None


def _counted(cases: list[object]) -> Any:
    # A bar is only worth its place on a terminal and for a long list.
    quiet = len(cases) < 500 or not sys.stderr.isatty()
    return track(list(enumerate(cases)), "cases", console=Console(stderr=True), transient=True, disable=quiet)


def _solve(place: int, case: object, solve: Callable[[object], Answer]) -> Answer:
    try:
        return solve(case)
    except BadCase as error:
        raise BadCase(str(error), place, *error.position) from None


def _read(file: Path | None) -> Any:
    try:
        data = typer.get_binary_stream("stdin").read() if file is None else file.read_bytes()
    except OSError as error:
        raise BadCase(f"cannot read {file}: {error.strerror}") from None
    try:
        return json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadCase(f"the input is not UTF-8 text (byte {error.start})", "byte", error.start) from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadCase(
            f"broken JSON at {where}: {error.msg}", "line", error.lineno, "column", error.colno
        ) from None
    except (RecursionError, ValueError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise BadCase(f"unreadable JSON: {reason}") from None


def _fail(error: BadCase, *, as_json: bool) -> NoReturn:
    message = " ".join(_printable(str(error)).split())
    if as_json:
        position = [_printable(step) if isinstance(step, str) else step for step in error.position]
        typer.echo(json.dumps({"error": message, "position": position}, ensure_ascii=False))
    else:
        where = _where(error.position)
        typer.echo(f"error: {where}: {message}" if where else f"error: {message}", err=True)
    raise typer.Exit(2)


def _where(position: Position) -> str:
    """The position in words: (3, "facts", 0, "result") is "case 3, facts[0], result"."""
    if position[:1] in (("line",), ("byte",)):
        return ""
    words: list[str] = []
    for place, step in enumerate(position):
        if isinstance(step, str):
            words.append(step)
        elif place == 0:
            words.append(f"case {step}")
        else:
            words[-1] += f"[{step}]"
    return _printable(", ".join(words))


def _printable(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
