"""`goldenlane admin`: what a host does beside a running server.

Without `--database` and `--config` it takes the database that `goldenlane serve` would take.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from goldenlane.cli.admin import copies, seats, tables
from goldenlane.cli.admin.asking import Chosen

admin = typer.Typer(
    help="Look after the tables of a server, beside it or while it is off.", add_completion=False
)


@admin.callback()
def choose(
    ctx: typer.Context,
    config: Annotated[Path | None, typer.Option(help="The file of settings of the server.")] = None,
    database: Annotated[str | None, typer.Option(help="Another database than the settings name.")] = None,
) -> None:
    """Look after the tables of a server, beside it or while it is off."""
    ctx.obj = Chosen(config, database)


for commands in (tables, seats, copies):
    commands.add_to(admin)
