"""`goldenlane serve`: the table in the browser."""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goldenlane.kernel.errors import BadOption

if TYPE_CHECKING:
    from goldenlane.server.settings import Settings

logger = logging.getLogger("goldenlane.serve")


def _open_when_ready(host: str, port: int, url: str) -> None:
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


def serve(
    config: Annotated[
        Path | None,
        typer.Option(help="A file of settings; `goldenlane admin settings --example` prints one."),
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 8000 unless told.")] = None,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="postgresql://... or sqlite:///FILE; a file in the user's data folder by default."),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that others use, for links and QR codes.")
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="Another name under which the server answers; may be given several times."),
    ] = None,
    bot_workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    review_budget: Annotated[
        str | None, typer.Option(help="How closely a review looks at each decision: 64, or 0.5s.")
    ] = None,
    limits: Annotated[
        float | None, typer.Option(help="Factor for what one address may do: requests, tables, messages.")
    ] = None,
    reports: Annotated[
        Path | None, typer.Option(help="Where faults are reported; in the user's data folder by default.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="plain: a log for people; json: one for programs.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Serve the table in the browser, with everything that was played kept on disk."""
    from goldenlane.server.configuration import settings, unknown_variables
    from goldenlane.server.logs import set_up

    chosen = settings(
        config,
        flags={
            "port": port,
            "host": host,
            "database": database,
            "public-url": public_url,
            "allow-host": allow_host,
            "bot-workers": bot_workers,
            "review-budget": review_budget,
            "limits": limits,
            "reports": reports,
            "log": log,
        },
    )
    set_up(chosen.log)
    for name in unknown_variables(os.environ):
        logger.warning("%s is no setting and changes nothing", name)
    _serve(chosen, browser=browser)


def _serve(settings: Settings, *, browser: bool) -> None:
    from goldenlane.server.app import make_app
    from goldenlane.server.configuration import make_folder_of
    from goldenlane.server.running import run
    from goldenlane.server.store import Store, check

    make_folder_of(settings.database)
    check(Store(settings.database))
    host, port = settings.host, settings.port
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise BadOption(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    url = settings.public_url or f"http://{shown}:{port}/"
    if settings.log == "json":
        logger.info("Golden Lane is served at %s", url)
    else:
        typer.echo(f"Golden Lane is served at {url} (Ctrl+C ends it)")
    if browser:
        threading.Thread(target=_open_when_ready, args=(shown, port, url), daemon=True).start()
    run(make_app(settings), settings)
