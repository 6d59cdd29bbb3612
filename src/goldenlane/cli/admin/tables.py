"""`goldenlane admin tables, show, delete, export, check`: the tables themselves."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from goldenlane.cli.admin.asking import AsJson, Code, bar, in_records, show, tell
from goldenlane.kernel.errors import BadOption

if TYPE_CHECKING:
    from goldenlane.server.checking import Problem
    from goldenlane.server.records import Records


def tables(
    ctx: typer.Context,
    kind: Annotated[str | None, typer.Argument(help="waiting, playing or over; all, if not told.")] = None,
    json_output: AsJson = False,
) -> None:
    """List the tables, the oldest first."""
    from goldenlane.server.records import summaries

    if kind not in (None, "waiting", "playing", "over"):
        raise BadOption(f"tables are waiting, playing or over, not {kind!r}")
    found = in_records(ctx, lambda records: records.run(summaries))
    show([row for row in found if kind in (None, row.kind)], as_json=json_output, none="no tables")


def show_table(ctx: typer.Context, code: Code, json_output: AsJson = False) -> None:
    """Show who sits at a table and what it plays; nothing of what they hold in their hands."""
    import json

    from goldenlane.server.records import SHOWN

    async def work(records: Records) -> dict[str, Any]:
        row = await records.row(code)
        header = json.loads(row.header)
        last = await records.store.last_of(row.id)
        return {
            "code": row.code,
            "game": header["game"],
            "options": header["options"],
            "version": header.get("version"),
            "origin": row.origin,
            "open": row.open,
            "over": row.over,
            "created": row.created,
            "moved": last[1] if last else row.created,
            "lines": last[0] if last else 0,
            "host": (row.host or "")[:SHOWN],
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "level": seat.level,
                    "person": (seat.holder or seat.former or "")[:SHOWN],
                }
                for seat in await records.store.seats_of(row.id)
            ],
        }

    found = in_records(ctx, work)
    if json_output:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    for name, value in found.items():
        if name == "seats":
            for seat in value:
                said = " ".join(str(seat[part]) for part in ("kind", "name", "level", "person") if seat[part])
                typer.echo(f"seat {seat['seat']}: {said}")
        else:
            typer.echo(f"{name}: {value}")


def delete(
    ctx: typer.Context,
    codes: Annotated[list[str], typer.Argument(help="The codes of the tables.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    json_output: AsJson = False,
) -> None:
    """Delete tables for good; their players find them gone."""

    async def find(records: Records) -> list[int]:
        return [(await records.row(code)).id for code in codes]

    numbers = in_records(ctx, find)
    if not yes:
        typer.confirm(f"Delete {len(numbers)} tables for good?", abort=True, err=True)
    in_records(ctx, lambda records: records.delete(numbers))
    tell({"deleted": len(numbers)}, f"deleted: {len(numbers)}", as_json=json_output)


def export(
    ctx: typer.Context,
    code: Code,
    file: Annotated[Path | None, typer.Argument(help="Where to; without it, standard output.")] = None,
) -> None:
    """Write a game as a file that can be replayed and taken up again. It holds every secret of the game."""

    async def work(records: Records) -> str:
        return (await records.opened(code)).match.save()

    text = in_records(ctx, work)
    if file is None:
        typer.echo(text)
        return
    try:
        with file.open("x", encoding="utf-8") as out:
            os.fchmod(out.fileno(), 0o600) if hasattr(os, "fchmod") else None
            out.write(text + "\n")
    except OSError as error:
        raise BadOption(f"cannot write {file}: {error.strerror}") from error
    typer.echo(f"{file}: written")


def check(ctx: typer.Context, json_output: AsJson = False) -> None:
    """Check the store: its file, the logs, and that every table opens. Changes nothing; exit code 1 if
    something is wrong."""
    from goldenlane.server.checking import by_opening, in_the_database

    async def work(records: Records) -> tuple[int, list[Problem]]:
        problems, count = await records.run(in_the_database), 0
        with bar("opening tables") as progress:
            async for done, of, problem in by_opening(records):
                progress(done, of)
                count = of
                problems += [problem] if problem is not None else []
        return count, problems

    count, problems = in_records(ctx, work)
    lines = [f"{problem.table or 'store'}: {problem.what}" for problem in problems]
    tell(
        {"tables": count, "problems": [problem._asdict() for problem in problems]},
        "\n".join([*lines, f"{count} tables, {len(problems)} problems"]),
        as_json=json_output,
    )
    if problems:
        raise typer.Exit(1)


def add_to(app: typer.Typer) -> None:
    app.command()(tables)
    app.command("show")(show_table)
    app.command()(delete)
    app.command()(export)
    app.command()(check)
