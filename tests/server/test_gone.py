"""Somebody who is gone in the middle of a message is no fault of the server."""

import asyncio
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from goldenlane.server.sockets import Socket, _Line


class Gone:
    """A socket that was closed meanwhile, in the words of the libraries below."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def send_text(self, data: str) -> None:
        raise self._error


@pytest.mark.parametrize(
    "error", [OSError("gone"), RuntimeError("Unexpected ASGI message 'websocket.send', after sending ...")]
)
def test_what_cannot_be_sent_is_a_disconnection(error: Exception) -> None:
    line = _Line(cast(Socket, cast(Any, Gone(error))))
    with pytest.raises(WebSocketDisconnect):
        asyncio.run(line.send_text("{}"))
