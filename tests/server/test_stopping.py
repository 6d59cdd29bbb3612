"""A process that is told to stop ends in good order: pages go elsewhere, no acknowledged action is lost."""

import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import postgres
from tests.server.serving import Browser, Page, Server, sqlite


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    if postgres.binaries() is None:
        postgres.install()
    folder = postgres.binaries()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres.running(folder) as url:
        yield url


def test_sockets_are_told_to_connect_again(folder: Path) -> None:
    server = Server(sqlite(folder))
    page = (ann := Browser(server)).page(ann.new("Ann", "*")["code"])
    page.settled(0)
    server._process.terminate()
    with pytest.raises(ConnectionClosed) as caught:
        page.until(lambda message: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1012
    said = server._end()
    assert server._process.returncode == 0
    assert "Traceback" not in said
    assert "Warning" not in said


def test_a_process_that_drains_serves_but_is_not_ready(folder: Path) -> None:
    config = folder / "goldenlane.toml"
    config.write_text("drain-seconds = 600\n")
    server = Server(sqlite(folder), f"--config={config}")
    ann = Browser(server)
    while ann.http.get("/api/ready").status_code != 200:  # until the words are read
        pass
    server._process.send_signal(signal.SIGTERM)
    while ann.http.get("/api/ready").status_code != 503:
        pass
    assert ann.get("/health") == {"well": True}
    page = ann.page(ann.new("Ann", "*")["code"])
    page.settled(0)
    server._process.send_signal(signal.SIGTERM)  # once more: at once
    server._end()
    assert server._process.returncode == 0


def move(rng: Random, pages: list[Page], acknowledged: list[int]) -> None:
    """One action of whoever is to act; noted once it was acknowledged."""
    newest = max(page.state["seq"] for page in pages)
    for page in pages:
        page.settled(newest)
    if not pages[0].state["over"]:
        mover = next(page for page in pages if page.state["options"])
        acknowledged.append(mover.act(rng.choice(mover.state["options"])["action"])["seq"])


def stop_while_playing(server: Server, rng: Random, pages: list[Page], acknowledged: list[int]) -> None:
    """Stop a process in the middle of a game; its pages play until they are told to go."""
    after = len(acknowledged) + rng.randrange(5, 20)
    stopping = threading.Event()

    def stop() -> None:
        stopping.wait()
        os.kill(server._process.pid, signal.SIGTERM)

    other = threading.Thread(target=stop)
    other.start()
    try:
        while not pages[0].state["over"]:
            if len(acknowledged) >= after:
                stopping.set()
            move(rng, pages, acknowledged)
    except ConnectionClosed:
        pass
    finally:
        stopping.set()
        other.join()
    said = server._end()
    assert server._process.returncode == 0, said
    assert "Traceback" not in said


def test_two_processes_hand_a_game_over_and_lose_nothing(database: str) -> None:
    """Rolling restarts in the middle of a game: each time the players go on with the other process."""
    rng = Random(5)
    servers = [Server(database, "--limits=100") for _ in range(2)]
    ann, ben = Browser(servers[0]), Browser(servers[0])
    code = ann.new("Ann", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben")
    secrets = [ann.secret, ben.secret]
    acknowledged: list[int] = [0]
    for _ in range(4):
        pages = [Browser(servers[0], secret).page(code) for secret in secrets]
        for seat, page in enumerate(pages):
            assert page.settled(acknowledged[-1])["seat"] == seat
        stop_while_playing(servers[0], rng, pages, acknowledged)
        servers = [servers[1], Server(database, "--limits=100")]
    seq = Browser(servers[0]).get(f"/tables/{code}")["seq"]
    assert acknowledged == sorted(set(acknowledged))
    # At most one action of each stop was written although its page could not be told any more.
    assert acknowledged[-1] <= seq <= acknowledged[-1] + 1
    for server in servers:
        server.stop()
