"""Several server processes on one PostgreSQL database."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import asyncpg
import pytest

from tests.server import postgres
from tests.server.serving import Browser, Page, Server


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    if postgres.binaries() is None:
        postgres.install()
    folder = postgres.binaries()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres.running(folder) as url:
        yield url


@pytest.fixture(scope="module")
def servers(database: str) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    with Server(database, "--limits=100") as one, Server(database, "--limits=100") as other:
        yield one, other


def table_of(servers: tuple[Server, Server]) -> tuple[str, Page, Page]:
    """Ann at the one process and Ben at the other, at the same table."""
    ann, ben = (Browser(server) for server in servers)
    code = ann.new("Ann", "")["code"]
    first = ann.page(code)
    assert first.settled(0)["waiting"]
    ben.post(f"/tables/{code}/join", name="Ben")
    first.until(lambda message: message["type"] == "state" and not message["waiting"])
    second = ben.page(code)
    second.settled(0)
    return code, first, second


def play(rng: Random, steps: int, *pages: Page) -> None:
    for _ in range(steps):
        newest = max(page.state["seq"] for page in pages)
        for page in pages:
            page.settled(newest)
        if pages[0].state["over"]:
            return
        page = next(page for page in pages if page.state["options"])
        page.act(rng.choice(page.state["options"])["action"])
    newest = max(page.state["seq"] for page in pages)
    for page in pages:
        page.settled(newest)


def test_a_whole_game_over_two_processes(servers: tuple[Server, Server]) -> None:
    code, first, second = table_of(servers)
    play(Random(1), 10_000, first, second)
    assert first.state["over"]
    assert first.state["scores"] == second.state["scores"]
    files = [Browser(server).http.get(f"/api/tables/{code}/file").text for server in servers]
    assert files[0] == files[1]


def test_two_processes_that_write_at_once_both_get_through(servers: tuple[Server, Server]) -> None:
    """Secret choices at the same moment: one place of the log each, none lost, none doubled."""
    for _ in range(10):
        code, first, second = table_of(servers)
        for page in (first, second):
            page.send("act", seq=0, action=page.state["options"][0]["action"])
        for page in (first, second):
            assert page.settled(2)["seq"] == 2
        assert Browser(servers[0]).get(f"/tables/{code}")["seq"] == 2


def test_who_asks_two_processes_at_once_has_one_seat(servers: tuple[Server, Server]) -> None:
    ann, ben = (Browser(server) for server in servers)
    ben.new("Ben")  # so that there is a cookie
    other = Browser(servers[0], ben.secret)
    for _ in range(10):
        code = ann.new("Ann", "", "", "")["code"]
        with ThreadPoolExecutor(2) as both:
            answers = list(
                both.map(
                    lambda browser: browser.http.post(f"/api/tables/{code}/join", json={"name": "Ben"}),  # noqa: B023
                    (ben, other),
                )
            )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert sum(seat["mine"] for seat in ben.get(f"/tables/{code}")["seats"]) == 1


def test_bots_play_once_although_two_processes_look_on(servers: tuple[Server, Server]) -> None:
    ann = Browser(servers[0])
    code = ann.new("Ann", "*", "*")["code"]
    mine, guest = ann.page(code), Browser(servers[1]).page(code)
    mine.settled(0)
    guest.settled(0)
    play_alone = Random(2)
    while mine.state["seq"] < 40 and not mine.state["over"]:
        if mine.state["options"]:
            mine.act(play_alone.choice(mine.state["options"])["action"])
        else:
            mine.receive()
    assert guest.settled(mine.state["seq"])["view"]["round"] >= 1


def test_a_process_that_dies_does_not_stop_the_others(database: str, servers: tuple[Server, Server]) -> None:
    third = Server(database, "--limits=100")
    code, first, second = table_of((servers[0], third))
    play(Random(3), 12, first, second)
    seq, secret = first.state["seq"], second.browser.secret
    third.kill()
    again = Browser(servers[1], secret).page(code)
    assert again.settled(seq)["seat"] == 1
    play(Random(4), 12, first, again)
    assert first.state["seq"] == again.state["seq"] == seq + 12


def online(page: Page, seat: int, wanted: bool) -> None:
    """Wait until a page shows somebody as online, or not."""
    page.until(lambda message: "seats" in message and message["seats"][seat]["online"] is wanted)


def test_who_is_online_is_known_to_all_processes(database: str, servers: tuple[Server, Server]) -> None:
    code, first, second = table_of(servers)
    online(first, 1, True)
    third = Browser(servers[1], second.browser.secret).page(code)
    third.settled(0)
    second.close()
    third.close()
    online(first, 1, False)
    again = Browser(servers[1], second.browser.secret).page(code)
    assert again.settled(0)["seats"][0]["online"]
    online(first, 1, True)


def test_who_loses_the_database_listens_again(database: str, servers: tuple[Server, Server]) -> None:
    _, first, second = table_of(servers)

    async def cut() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()"
        )
        await connection.close()

    asyncio.run(cut())
    play(Random(5), 10, first, second)
    assert first.state["seq"] == second.state["seq"] == 10


def test_only_table_and_number_are_announced(database: str, servers: tuple[Server, Server]) -> None:
    async def listen() -> list[str]:
        heard: list[str] = []
        connection = await asyncpg.connect(database)
        await connection.add_listener("goldenlane", lambda *notice: heard.append(str(notice[3])))
        _, first, second = await asyncio.to_thread(table_of, servers)
        await asyncio.to_thread(play, Random(6), 5, first, second)
        await asyncio.sleep(0.2)
        await connection.close()
        return heard

    heard = asyncio.run(listen())
    assert all(part.lstrip("-").isdigit() for notice in heard for part in notice.split(":"))
    # Bots of earlier tests may still be playing at their tables.
    opened = next(notice.removesuffix("-1") for notice in heard if notice.endswith(":-1"))
    own = [notice.removeprefix(opened) for notice in heard if notice.startswith(opened)]
    assert own == ["-1", "1", "2", "3", "4", "5"]
