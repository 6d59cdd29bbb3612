"""The command line: ``goldenlane COMMAND``, one module per command.

A command's module is imported when the command is called, so that each starts quickly. Whatever the
caller did wrong ends in one clear line and the exit code 2, never in a traceback.
"""

import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pkgutil import resolve_name
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from goldenlane.games import kits
from goldenlane.kernel.errors import GoldenLaneError

COMMANDS = (
    "play",
    "serve",
    "admin",
    "simulate",
    "ladder",
    "study",
    "replay",
    "review",
    "content",
    "bench",
)
"""Each is a module of this package with a function (or a Typer app) of that name; games add their own."""
INTERRUPTED = 130
LONGEST = 900
"""Letters of a complaint: Fluent refuses arguments of more than a thousand."""


def commands() -> dict[str, str]:
    """By name where each command is found."""
    own = {name: f"goldenlane.cli.{name}:{name}" for name in COMMANDS}
    return own | {name: part for kit in kits().values() for name, part in kit.commands.items()}


class LaneGroup(TyperGroup):
    """Finds commands by name, and ends every mistake in one line."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(commands())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        part = commands().get(cmd_name)
        if part is None:
            return None
        found = resolve_name(part)
        if not isinstance(found, typer.Typer):
            wrapped = typer.Typer(add_completion=False)
            wrapped.command(cmd_name)(found)
            found = wrapped
        command = typer.main.get_command(found)
        command.name = cmd_name
        return command

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        given = list(sys.argv[1:] if args is None else args)
        extra["standalone_mode"] = False
        try:
            code = super().main(given, *rest, **extra)
            sys.stdout.flush()
        except (TyperException, GoldenLaneError) as error:
            message = error.format_message() if isinstance(error, TyperException) else str(error)
            _complain(message, _language(given), as_json="--json" in given)
            code = 2
        except BrokenPipeError:
            # Nobody reads on: nothing more can be said, also not while Python shuts down.
            sys.stdout = sys.stderr = None
            code = 1
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def _language(given: list[str]) -> str:
    """The language that was asked for; English, if it is none."""
    from goldenlane.i18n import LANGUAGES

    options = " ".join(given).replace("--lang=", "--lang ").split()
    asked = [word for option, word in pairwise(options) if option == "--lang" and word in LANGUAGES]
    return asked[-1] if asked else "en"


def _complain(message: str, lang: str, *, as_json: bool) -> None:
    from goldenlane.i18n import catalogue

    line = " ".join(message.encode("utf-8", "backslashreplace").decode().split())
    line = line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
    if as_json:
        typer.echo(json.dumps({"error": line}, ensure_ascii=False))
    typer.echo(catalogue(lang).text("terminal-error", message=line), err=True)


def _version(wanted: bool) -> None:
    if wanted:
        from goldenlane import __version__

        typer.echo(f"goldenlane {__version__}")
        raise typer.Exit


app = typer.Typer(
    name="goldenlane",
    cls=LaneGroup,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def goldenlane(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A digital table for board games: people and bots, in the browser and in the terminal."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main() -> None:
    """The entry point of the command ``goldenlane``."""
    app(prog_name="goldenlane")
