"""`goldenlane serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from goldenlane.kernel.errors import BadOption


def _data_folder() -> Path:
    """Where the tables of this machine are kept, by the system's custom."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "goldenlane"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "goldenlane"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "goldenlane"


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
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for every network.")
    ] = "127.0.0.1",
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
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
    review_budget: Annotated[
        str, typer.Option(help="How closely a review looks at each decision: 64, or 0.5s.")
    ] = "64",
    limits: Annotated[
        float, typer.Option(min=0.01, help="Factor for what one address may do: requests, tables, messages.")
    ] = 1.0,
    reports: Annotated[
        Path | None, typer.Option(help="Where faults are reported; in the user's data folder by default.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Serve the table in the browser, with everything that was played kept on disk."""
    import uvicorn

    from goldenlane.bots import Budget
    from goldenlane.server.app import make_app
    from goldenlane.server.connections import guarded
    from goldenlane.server.hosts import own_names
    from goldenlane.server.limits import MESSAGE_BYTES
    from goldenlane.server.settings import Settings
    from goldenlane.server.store import Store, check

    budget = Budget.read(review_budget)
    if database is None:
        folder = _data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{folder / 'tables.db'}"
    check(Store(database))
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise BadOption(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    url = public_url or f"http://{shown}:{port}/"
    typer.echo(f"Golden Lane is served at {url} (Ctrl+C ends it)")
    if browser:
        threading.Thread(target=_open_when_ready, args=(shown, port, url), daemon=True).start()
    settings = Settings(
        database=database,
        public_url=public_url,
        hosts=own_names(host, public_url, allow_host or ()),
        bot_workers=bot_workers,
        review_budget=budget,
        reports=reports or _data_folder() / "reports",
    ).times(limits)
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        http=guarded(2 * settings.sockets_per_address),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES * 4,  # characters may need four bytes; what is longer closes the socket
        ws_per_message_deflate=False,  # a view is a few kB; packing it costs more time than sending it
        ws_ping_interval=20,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
