"""Connections that are slow, silent or many keep nobody else out."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from uvicorn import Config
from uvicorn.server import ServerState

from goldenlane.server import connections, sockets
from goldenlane.server.app import make_app
from goldenlane.server.callers import HELLO, Callers
from goldenlane.server.connections import Crowd, GuardedProtocol, room
from goldenlane.server.limits import Bucket, PerMinute, group_of
from goldenlane.server.settings import Settings
from tests.server.serving import sqlite

HEAD = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n"
Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The smallest application."""
    body = (await receive())["body"]
    while len(body) < 3:
        body += (await receive())["body"]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": body})


def with_server(crowd: Crowd, work: Callable[[Callable[[], Awaitable[tuple[Reader, Writer]]]], Any]) -> None:
    async def run() -> None:
        config = Config(echo, log_level="critical")
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: GuardedProtocol(crowd, config, state, {}, loop), "127.0.0.1", 0
        )
        port = server.sockets[0].getsockname()[1]
        opened: list[Writer] = []

        async def connect() -> tuple[Reader, Writer]:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            opened.append(writer)
            return reader, writer

        try:
            await work(connect)
        finally:
            for writer in opened:
                writer.close()
            server.close()

    asyncio.run(asyncio.wait_for(run(), 60))


async def ends(reader: Reader) -> bytes:
    """What comes before the other side ends it."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def served(connection: tuple[Reader, Writer], rest: bytes = HEAD + b"\r\nabc") -> bool:
    reader, writer = connection
    writer.write(rest)
    answer = await reader.readuntil(b"abc")
    return answer.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("part", [b"", HEAD, HEAD + b"\r\na"])
def test_a_request_that_does_not_come_is_not_waited_for(part: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing, half a head, half a body."""
    monkeypatch.setattr(connections, "REQUEST_S", 0.05)

    async def work(connect: Any) -> None:
        reader, writer = await connect()
        writer.write(part)
        assert await ends(reader) == b""

    with_server(Crowd(10, 10), work)


def test_the_second_request_over_a_connection_is_not_waited_for_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(connect: Any) -> None:
        connection = await connect()
        assert await served(connection)
        monkeypatch.setattr(connections, "REQUEST_S", 0.05)
        connection[1].write(HEAD)
        assert await ends(connection[0]) == b""

    with_server(Crowd(10, 10), work)


def test_when_the_house_is_full_who_said_nothing_longest_makes_room() -> None:
    async def work(connect: Any) -> None:
        silent = [await connect() for _ in range(5)]
        for _, writer in silent:
            writer.write(HEAD)
        assert await served(await connect())  # somebody honest comes sixth
        assert await ends(silent[0][0]) == b""
        assert await served(silent[-1], b"\r\nabc")  # slow, but not the slowest

    with_server(Crowd(5, 100), work)


def test_an_address_has_so_many_connections_and_a_proxy_more() -> None:
    async def work(connect: Any) -> None:
        first, second, third = [await connect() for _ in range(3)]
        assert await ends(third[0]) == b""
        assert await served(first)
        second[1].close()
        await second[1].wait_closed()
        while True:  # until the server has noticed
            try:
                assert await served(await connect())
                break
            except (asyncio.IncompleteReadError, ConnectionResetError):
                continue

    with_server(Crowd(100, 2), work)
    crowd = Crowd(100, 2, frozenset({"127.0.0.1"}))
    assert all(crowd.enter(number, "127.0.0.1", lambda: None) for number in range(50))
    assert [crowd.enter(number, "10.0.0.1", lambda: None) for number in "abc"] == [True, True, False]


def test_there_is_room_for_all_that_the_system_allows() -> None:
    assert room() >= 128


# ---- sockets ---------------------------------------------------------------------------------------
def test_all_sockets_of_an_address_talk_as_much_as_a_few(tmp_path: Path) -> None:
    settings = Settings(sqlite(tmp_path), messages_per_second=1.0, sockets_per_address=3)
    callers = Callers(settings)
    with callers.open("10.0.0.1") as first, callers.open("10.0.0.1") as second:
        assert first is second
        said = 0
        while first.take():
            said += 1
        assert said == 20
        assert not second.take(HELLO)
        with callers.open("10.0.0.2") as other:
            assert other.take(HELLO)
    assert not callers._callers


def test_sockets_that_come_too_fast_are_refused_before_anything_is_done(tmp_path: Path) -> None:
    callers = Callers(Settings(sqlite(tmp_path), sockets_per_address=2))
    admitted = 0
    for _ in range(20):
        if callers.admits("10.0.0.1"):
            admitted += 1
            with callers.open("10.0.0.1"):
                pass
    assert admitted == 4
    assert callers.admits("10.0.0.2")


def test_a_socket_that_comes_to_no_table_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_S", 0.05)
    with (
        TestClient(make_app(Settings(sqlite(tmp_path)))) as client,
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/socket") as silent,
    ):
        silent.receive_text(timeout=60)


def test_one_subscriber_is_one_address() -> None:
    assert group_of("2001:db8:1:2:3:4:5:6") == group_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert group_of("2001:db8:1:3::1") != group_of("2001:db8:1:2::1")
    assert group_of("::ffff:10.0.0.1") == group_of("10.0.0.1") == "10.0.0.1"
    assert group_of("testclient") == "testclient"


def test_no_more_addresses_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenlane.server.limits._ADDRESSES", 100)
    limit = PerMinute(1, lambda: 0.0)
    for number in range(1000):
        assert limit.take(f"10.0.0.{number}")
    assert len(limit._counts) <= 100
    assert not limit.take("10.0.0.999")


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    bucket = Bucket(2.0, 4.0, lambda: now)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
