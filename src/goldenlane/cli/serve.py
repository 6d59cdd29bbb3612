"""`goldenlane serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Serve the table in the browser."""
    import uvicorn

    from goldenlane.server.app import make_app

    uvicorn.run(make_app(), host=host, port=port, log_level="warning")


if __name__ == "__main__":
    typer.run(serve)
