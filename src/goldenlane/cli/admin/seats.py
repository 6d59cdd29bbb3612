"""`goldenlane admin people, free, remove, limits, settings`: who plays, and within which bounds."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from goldenlane.cli.admin.asking import AsJson, Chosen, Code, in_records, show, tell

if TYPE_CHECKING:
    from goldenlane.server.settings import Settings

Seat = Annotated[int, typer.Argument(min=0, help="The number of the seat, from 0.")]
_SECRET = ("metrics-token",)
_LIMITS = ("-per-minute", "-per-second", "-per-address")


def people(
    ctx: typer.Context,
    person: Annotated[str | None, typer.Argument(help="One of them, by the beginning of the sign.")] = None,
    json_output: AsJson = False,
) -> None:
    """List people and their seats. A person is a browser; its sign is the beginning of a hash."""
    from goldenlane.server.records import people as held

    found = in_records(ctx, lambda records: records.run(lambda connection: held(connection, person)))
    show(found, as_json=json_output, none="nobody")


def free(ctx: typer.Context, code: Code, seat: Seat, json_output: AsJson = False) -> None:
    """Take a seat from its person, who may come back: it is open again, or a bot plays on."""
    _free(ctx, code, seat, for_good=False, as_json=json_output)


def remove(ctx: typer.Context, code: Code, seat: Seat, json_output: AsJson = False) -> None:
    """Take a seat from its person, who cannot come back to it once the game has begun."""
    _free(ctx, code, seat, for_good=True, as_json=json_output)


def _free(ctx: typer.Context, code: str, seat: int, *, for_good: bool, as_json: bool) -> None:
    after = in_records(ctx, lambda records: records.free(code, seat, for_good=for_good))
    told = "is open again" if after.kind == "open" else f"is played by a bot ({after.level})"
    tell({"seat": seat, "kind": after.kind, "level": after.level}, f"seat {seat} {told}", as_json=as_json)


def _written(settings: Settings) -> dict[str, Any]:
    """Settings by name as they are written; secrets only as set or not."""
    from sqlalchemy.engine import make_url

    from goldenlane.server.configuration import known

    found: dict[str, Any] = {}
    for name in known():
        value = getattr(settings, name.replace("-", "_"))
        if name in _SECRET and value is not None:
            value = "(set)"
        elif name == "database":
            value = make_url(value).render_as_string(hide_password=True)
        found[name] = value if value is None or isinstance(value, int | float | tuple) else str(value)
    return found


def settings(
    ctx: typer.Context,
    example: Annotated[bool, typer.Option("--example", help="Print a file with every setting.")] = False,
    json_output: AsJson = False,
) -> None:
    """Show the settings that `goldenlane serve` would take; secrets only as set or not."""
    from goldenlane.server.configuration import example as example_file

    if example:
        typer.echo(example_file(), nl=False)
        return
    chosen: Chosen = ctx.obj
    _tell_settings(_written(chosen.settings()), as_json=json_output)


def limits(ctx: typer.Context, json_output: AsJson = False) -> None:
    """Show what one address may do, with the factor `limits` taken in."""
    chosen: Chosen = ctx.obj
    found = _written(chosen.settings())
    bounds = {name: value for name, value in found.items() if name.endswith(_LIMITS)}
    _tell_settings(bounds, as_json=json_output)


def _tell_settings(found: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    for name, value in found.items():
        typer.echo(f"{name} = {json.dumps(value, ensure_ascii=False) if value is not None else '(not set)'}")


def add_to(app: typer.Typer) -> None:
    for command in (people, free, remove, limits, settings):
        app.command()(command)
