"""The hub: memory never runs ahead of the store."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import pytest

import goldenlane
from goldenlane.front_door import load
from goldenlane.games import game_of
from goldenlane.kernel.action import Action
from goldenlane.kernel.errors import BadSave
from goldenlane.kernel.match import Match
from goldenlane.kernel.save import UNDO, Entry, check_sum
from goldenlane.kernel.state import State, apply
from goldenlane.server import founding, playing
from goldenlane.server.app import _own_pages_only
from goldenlane.server.client import Client
from goldenlane.server.database import StoreError
from goldenlane.server.errors import Refused
from goldenlane.server.faults import Faults
from goldenlane.server.hub import Hub
from goldenlane.server.limits import LOG_ENTRIES, Bucket
from goldenlane.server.live import LiveTable, game_of_header
from goldenlane.server.neighbours import Neighbours
from goldenlane.server.offers import proper_options
from goldenlane.server.seating import seat_rows
from goldenlane.server.store import Store
from goldenlane.server.thinking import Thinkers
from goldenlane.server.wire import NewTable, SeatWish
from tests.server.serving import sqlite

HOLDER = "h" * 64
WISH = NewTable("golem", [SeatWish("me", "Ann"), SeatWish("me", "Ben")], {"setup": "intro"})


def with_table(folder: Path, work: Callable[[Hub, LiveTable], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = Hub(Store(sqlite(folder)), Thinkers(1))
        await hub.open()
        try:
            code = await hub.founding.new(WISH, HOLDER)
            await work(hub, await hub.table(code))
        finally:
            await hub.close()

    asyncio.run(run())


def first(table: LiveTable) -> tuple[int, str]:
    seat = table.to_act[0]
    return seat, table.match.legal(seat)[0].text


def test_what_the_store_does_not_take_is_not_played(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        async def broken(*line: object) -> None:
            raise StoreError("no disk")

        before = table.match.view(0)
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "append", broken)
            with pytest.raises(Refused, match="busy"):
                await hub.playing.play(table, *first(table), table.seq)
        assert table.seq == 0
        assert table.match.view(0) == before
        await hub.playing.play(table, *first(table), 0)
        assert (await hub.store.log_of(table.row.id))[0][0] == table.seq == 1

    with_table(folder, work)


def test_a_table_whose_store_is_silent_is_given_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        async def broken(*anything: object) -> list[tuple[int, str]]:
            raise StoreError("no disk")

        client = Client(HOLDER, Bucket(1, 1))
        hub.audience.enter(table, client)
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "append", broken)
            patch.setattr(hub.store, "log_of", broken)
            with pytest.raises(Refused, match="busy"):
                await hub.playing.play(table, *first(table), table.seq)
        assert client.table is None
        again = await hub.table(table.row.code)
        assert again is not table
        assert again.seq == 0

    with_table(folder, work)


def test_an_action_goes_on_when_its_browser_leaves(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        playing = asyncio.create_task(hub.playing.play(table, *first(table), 0))
        await asyncio.sleep(0)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        async with table.lock:
            assert table.seq == 1
            assert len(await hub.store.log_of(table.row.id)) == 1

    with_table(folder, work)


def test_who_writes_behind_the_tables_back_is_followed(folder: Path) -> None:
    """Another process took the place: the table is read again and the action is decided anew."""

    async def work(hub: Hub, table: LiveTable) -> None:
        seat, action = first(table)
        other = LiveTable(table.row, table.seats, [])
        await hub.store.append(table.row.id, 1, other.play(seat, action))
        with pytest.raises(Refused, match="stale"):
            await hub.playing.play(table, seat, action, 0)
        other.committed()
        assert (table.seq, table.match.log) == (1, other.match.log)

    with_table(folder, work)


def test_tables_are_loaded_once_at_a_time(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        hub.tables.forget(table)
        loaded = await asyncio.gather(*(hub.table(table.row.code) for _ in range(5)))
        assert len({id(one) for one in loaded}) == 1

    with_table(folder, work)


def test_logs_are_folded_beside_the_loop(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long log of one table keeps no page of another waiting."""
    threads = []
    plain = LiveTable.follow

    def follow(table: LiveTable, lines: Iterable[tuple[int, str]]) -> None:
        threads.append(threading.current_thread())
        plain(table, lines)

    async def work(hub: Hub, table: LiveTable) -> None:
        await hub.playing.play(table, *first(table), 0)
        monkeypatch.setattr(LiveTable, "follow", follow)
        file = table.match.save()
        await hub.table(await hub.founding.take_up(file, WISH.seats, HOLDER, "en", False))
        await hub.table(await hub.founding.fork(table, 1, WISH.seats, HOLDER, "en", False))

    with_table(folder, work)
    assert threads
    assert threading.main_thread() not in threads


def test_a_log_is_folded_beside_the_loop_when_somebody_else_was_faster(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    plain = LiveTable.follow

    def follow(table: LiveTable, lines: Iterable[tuple[int, str]]) -> None:
        threads.append(threading.current_thread())
        plain(table, lines)

    async def work(hub: Hub, table: LiveTable) -> None:
        other = LiveTable(table.row, table.seats, [])
        neighbours = Neighbours(
            Store("postgresql://nobody@localhost/none"),
            hub.tables,
            hub.audience,
            hub._bots,
            hub.seating,
            hub._tasks,
            hub.folding,
        )
        neighbours._store = hub.store
        for count in (1, 20):  # found when writing; told by another process
            for _ in range(count):
                await hub.store.append(table.row.id, other.seq + 1, other.play(*first(other)))
                other.committed()
            monkeypatch.setattr(LiveTable, "follow", follow)
            if count == 1:
                with pytest.raises(Refused, match="stale"):
                    await hub.playing.play(table, *first(table), 0)
            else:
                await neighbours._catch_up(table)
            monkeypatch.setattr(LiveTable, "follow", plain)
            assert (table.seq, table.match.log) == (other.seq, other.match.log)

    with_table(folder, work)
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_each_line_of_a_log_is_folded_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        for _ in range(6):
            await hub.playing.play(table, *first(table), table.seq)
        folded: list[Entry] = []
        plain = Match.go_on

        def go_on(match: Match, entries: list[Entry], *, seam_ahead: bool = False) -> None:
            folded.extend(entries)
            plain(match, entries, seam_ahead=seam_ahead)

        monkeypatch.setattr(Match, "go_on", go_on)
        again = LiveTable(table.row, table.seats, await hub.store.log_of(table.row.id))
        assert again.match.log == table.match.log
        assert folded == [entry for entry in table.match.log if entry in folded]
        assert len(folded) == len(table.match.log) - len(table.row.opening.splitlines())

    with_table(folder, work)


def test_a_log_has_a_greatest_length(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Act and undo, again and again, make a long file of a short game."""

    async def work(hub: Hub, table: LiveTable) -> None:
        data = json.loads(table.match.save())
        seat, action = first(table)
        data["log"] += [f"{seat} {action}", f"{seat} undo"] * (LOG_ENTRIES // 2)
        del data["check"]
        file = json.dumps({**data, "check": check_sum(data)})
        with pytest.raises(BadSave, match="entries; at most"):
            await hub.founding.take_up(file, WISH.seats, HOLDER, "en", False)

    with_table(folder, work)


def test_after_very_many_undos_there_are_no_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        monkeypatch.setattr(playing, "UNDOS_EACH", 1)
        seat, action = first(table)
        for deed in (action, UNDO, action):
            await hub.playing.play(table, seat, deed, table.seq)
        with pytest.raises(Refused, match="taken back too much"):
            await hub.playing.play(table, seat, UNDO, table.seq)

    with_table(folder, work)


def test_only_so_many_files_wait_to_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    def slow(file: str) -> Match:
        gate.wait()
        return load(file)

    async def work(hub: Hub, table: LiveTable) -> None:
        monkeypatch.setattr(founding, "_read_file", slow)
        file = table.match.save()
        waiting = [
            asyncio.create_task(hub.founding.take_up(file, WISH.seats, HOLDER, "en", False)) for _ in range(9)
        ]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            (refused,) = [task for task in waiting if task.done()]
            assert isinstance(refused.exception(), Refused)
            hub.tables.forget(table)
            await hub.table(table.row.code)  # a table is loaded all the same
        finally:
            gate.set()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert len({code for code in done if isinstance(code, str)}) == 8

    with_table(folder, work)


def test_no_request_waits_for_a_thread_to_be_checked() -> None:
    assert asyncio.iscoroutinefunction(_own_pages_only)


def test_a_table_older_than_an_option_is_played_as_it_began() -> None:
    """Ruling A-72: what the store does not name is covered, a new table shows the next adventurer."""
    game = game_of("alchemists", **proper_options("alchemists", 2, {}))
    header = Match(game).header()
    assert game_of_header(header).options["next-adventurer"] == "always"
    del header["options"]["next-adventurer"]
    assert game_of_header(header).options["next-adventurer"] == "covered"


def test_a_table_of_another_content_is_refused(folder: Path) -> None:
    async def work(hub: Hub, table: LiveTable) -> None:
        row = {
            "code": "AAAAAA",
            "header": table.row.header.replace(table.game.content.digest, "0" * 16),
            "opening": table.row.opening,
            "lang": "en",
            "open": False,
            "over": False,
            "next": None,
        }
        await hub.store.create(row, seat_rows(WISH.game, WISH.seats, HOLDER), [])
        with pytest.raises(Refused, match="saved with content '0000"):
            await hub.table("AAAAAA")

    with_table(folder, work)


def test_a_fault_of_a_rule_is_reported_and_the_table_plays_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports = folder / "reports"

    async def work(hub: Hub, table: LiveTable) -> None:
        hub.playing._faults = Faults(reports)
        seat, action = first(table)
        before = table.match.position(), table.match.view(seat), table.match.log[:]
        with monkeypatch.context() as patch:
            patch.setattr("goldenlane.kernel.match.apply", broken)
            with pytest.raises(Refused, match="failed"):
                await hub.playing.play(table, seat, action, table.seq)
        assert (table.match.position(), table.match.view(seat), table.match.log) == before
        assert table.seq == 0
        assert not await hub.store.log_of(table.row.id)
        await hub.playing.play(table, seat, action, table.seq)
        assert table.seq == 1
        again = LiveTable(table.row, table.seats, await hub.store.log_of(table.row.id))
        assert again.match.position() == table.match.position()

    def broken(state: State, seat: int, action: Action) -> None:
        apply(state, seat, action)
        raise KeyError("a fault in the middle")

    with_table(folder, work)
    (path,) = reports.iterdir()
    report = json.loads(path.read_text(encoding="utf-8"))
    assert "a fault in the middle" in report["fault"]
    assert report["header"]["game"] == "golem"
    assert report["version"] == goldenlane.__version__
