"""`goldenlane admin backup, restore, archive`: copies, and old games put away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from goldenlane.cli.admin.asking import AsJson, Chosen, bar, in_records, tell
from goldenlane.kernel.errors import BadOption


def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="NAME.db (a SQLite file) or NAME.jsonl.gz (portable).")],
    json_output: AsJson = False,
) -> None:
    """Copy the whole store to a new file, while the server runs."""
    from goldenlane.server.backup import back_up

    with bar("copying") as progress:
        count = in_records(ctx, lambda records: back_up(records, file, progress))
    tell({"file": str(file), "tables": count}, f"{file}: {count} tables", as_json=json_output)


def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="A backup, or a file of the archive.")],
    json_output: AsJson = False,
) -> None:
    """Take the tables of a copy into the store. What is there already stays as it is."""
    from goldenlane.server.backup import restore as take_in
    from goldenlane.server.configuration import make_folder_of

    chosen: Chosen = ctx.obj
    database = chosen.settings().database
    make_folder_of(database)
    with bar("restoring") as progress:
        came, there = asyncio.run(take_in(database, file, progress))
    tell(
        {"restored": came, "there": there},
        f"{came} tables restored, {there} were there already",
        as_json=json_output,
    )


def archive(
    ctx: typer.Context,
    days: Annotated[int | None, typer.Option(help="Instead of the setting archive-after-days.")] = None,
    waiting_days: Annotated[
        int | None, typer.Option(help="Instead of the setting delete-waiting-after-days.")
    ] = None,
    folder: Annotated[Path | None, typer.Option(help="Instead of the setting archive-folder.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would be done.")] = False,
    json_output: AsJson = False,
) -> None:
    """Put away games that ended long ago, and delete tables to which nobody came."""
    from goldenlane.server.archive import sweep

    chosen: Chosen = ctx.obj
    wished = {
        "archive_after_days": days,
        "delete_waiting_after_days": waiting_days,
        "archive_folder": folder,
    }
    if any(number is not None and number < 1 for number in (days, waiting_days)):
        raise BadOption("old is at least one day old")
    settings = msgspec.structs.replace(
        chosen.settings(), **{name: value for name, value in wished.items() if value is not None}
    )
    if not settings.archive_after_days and not settings.delete_waiting_after_days:
        raise BadOption("nothing is old: neither archive-after-days nor delete-waiting-after-days is set")
    done = in_records(ctx, lambda records: sweep(records, settings, now=not dry_run))
    told = {"archived": done.archived, "files": [str(file) for file in done.files], "deleted": done.deleted}
    would = "would be " if dry_run else ""
    lines = [f"{done.archived} games {would}archived, {done.deleted} waiting tables {would}deleted"]
    tell(told, "\n".join([*map(str, done.files), *lines]), as_json=json_output)


def add_to(app: typer.Typer) -> None:
    for command in (backup, restore, archive):
        app.command()(command)
