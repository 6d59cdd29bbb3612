"""A real server in a process of its own, and browsers (a cookie and sockets) that talk to it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
_RUN = "from goldenlane.cli import main; main()"
PATIENCE = 90.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`goldenlane serve` on a free port, or where another was before."""

    def __init__(
        self,
        database: str,
        *options: str,
        port: int | None = None,
        program: Sequence[str] = (sys.executable, "-c", _RUN),
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.opened: list[Browser | Page] = []
        """Browsers and pages, closed with the server."""
        own = ("serve", "--no-browser", f"--port={self.port}", f"--database={database}")
        self._process = subprocess.Popen(
            [*program, *own, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                assert self._process.stdout is not None
                raise AssertionError(self._process.stdout.read().decode())
            try:
                httpx.get(f"{self.url}/api/health", timeout=PATIENCE)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        self._process.kill()
        raise AssertionError(f"the server did not start: {self._end()}")

    def kill(self) -> None:
        """kill -9: the server cannot tidy up."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> str:
        """End it in good order, unless it was killed; what it printed."""
        if self._process.returncode is not None:
            return ""
        for thing in self.opened:
            thing.close()
        if self._process.poll() is None:
            self._process.terminate()
        return self._end()

    def _end(self) -> str:
        said, _ = self._process.communicate(timeout=PATIENCE)
        for thing in self.opened:
            thing.close()
        return said.decode()

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class Browser:
    """A cookie jar, requests and sockets."""

    def __init__(self, server: Server, secret: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        if secret is not None:
            self.http.cookies.set("goldenlane", secret)
        server.opened.append(self)

    def close(self) -> None:
        self.http.close()

    @property
    def secret(self) -> str | None:
        return self.http.cookies.get("goldenlane")

    def get(self, path: str) -> Any:
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def new(self, *seats: str, **more: Any) -> Any:
        """A table of Golem; seats by name, "" for an open one, "*" for a bot."""
        return self.post("/new", game="golem", seats=[_wish(seat) for seat in seats], **more)

    def page(self, code: str, **hello: Any) -> "Page":
        return Page(self, code, **hello)


def _wish(seat: str) -> dict[str, str]:
    if seat == "*":
        return {"kind": "bot"}
    return {"kind": "me", "name": seat} if seat else {"kind": "open"}


class Page:
    """An open table in a browser."""

    def __init__(self, browser: Browser, code: str = "", **hello: Any) -> None:
        headers = {"Cookie": f"goldenlane={browser.secret}"} if browser.secret else {}
        url = browser.server.url.replace("http", "ws") + "/api/socket"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, max_size=None)
        )
        self.browser = browser
        self.state: Message = {}
        self.received: list[bytes] = []
        browser.server.opened.append(self)
        if code:
            self.send("hello", table=code, **hello)

    def send(self, kind: str, **fields: Any) -> None:
        self.raw(msgspec.json.encode({"type": kind, **fields}).decode())

    def raw(self, text: str) -> None:
        self.socket.send(text)

    def receive(self) -> Message:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text.encode())
        message: Message = msgspec.json.decode(text)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message of a kind; states that come before it are taken in."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def settled(self, seq: int) -> Message:
        """The state of a line of the log, or a later one."""
        while not self.state or self.state["seq"] < seq:
            self.receive()
        return self.state

    def error(self) -> Message:
        return self.until(lambda message: bool(message["type"] == "error"))

    def act(self, action: str | None = None, **more: Any) -> Message:
        """Play an option (the first) of the present state and wait for the next state."""
        seq = self.state["seq"]
        self.send("act", seq=seq, action=action or self.state["options"][0]["action"], **more)
        return self.settled(seq + 1)

    def close(self) -> None:
        self._open.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
