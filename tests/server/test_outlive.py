"""Tables outlive versions, and open from their newest snapshot."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update

import goldenlane as gl
from goldenlane.games import kit_of
from goldenlane.kernel.errors import BadSave
from goldenlane.kernel.match import Match
from goldenlane.kernel.save import UNDO, Entry
from goldenlane.kernel.seam import CHANGED, SEAM
from goldenlane.server import kept, live, opening
from goldenlane.server.cards import table_of
from goldenlane.server.hub import Hub
from goldenlane.server.listing import listed
from goldenlane.server.live import LiveTable
from goldenlane.server.render import state_of
from goldenlane.server.replays import Recording, replay_of
from goldenlane.server.schema import log
from goldenlane.server.seating import seat_rows
from goldenlane.server.store import Store
from goldenlane.server.thinking import Thinkers
from goldenlane.server.wire import Agreement, NewTable, SeatWish
from tests.server.serving import sqlite
from tests.server.test_secrets import table_of as new_table

HOLDER = "h"
WISH = NewTable("golem", [SeatWish("me", "Ann"), SeatWish("me", "Ben")], {}, lang="en")


def with_hub(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = Hub(Store(sqlite(folder)), Thinkers(1))
        await hub.open()
        try:
            await work(hub)
        finally:
            await hub.close()

    asyncio.run(run())


async def play(hub: Hub, table: LiveTable, lines: int, rng: Random) -> None:
    for _ in range(lines):
        if table.match.over:
            return
        seat = table.match.to_act[0]
        if table.undo_stop(seat) is None and rng.random() < 0.1:
            await hub.playing.play(table, seat, UNDO, table.seq)
            continue
        await hub.playing.play(table, seat, str(rng.choice(table.match.legal(seat))), table.seq)


async def written(hub: Hub, table: LiveTable) -> None:
    """Wait until the snapshot of the table is in the store."""
    assert table.kept is not None
    while True:
        found = await hub.store.snapshot_of(table.row.id)
        if found is not None and kept.unpacked(found[1]).seq == table.kept.seq:
            return
        await asyncio.sleep(0.01)


def known(table: LiveTable) -> tuple[Any, ...]:
    match = table.match
    return (
        table.seq,
        match.log,
        match.events,
        match.position(),
        table.marks,
        table.due,
        [(match.undo_stop(seat), match.undo_reach(seat)) for seat in range(match.game.seats)],
        match.state.telling,
        table.undone,
        table.seen(),
        [seen_by(table, viewer) for viewer in (None, 0, 1)],
    )


def seen_by(table: LiveTable, viewer: int | None) -> tuple[list[int], list[bytes]]:
    """The lines of a viewer's numbers, and the bytes of its page from its beginning and from later on."""
    numbers = range(table.number(viewer) + 1)
    holder = None if viewer is None else HOLDER
    pages = [state_of(table, viewer, holder, "en", since) for since in (0, len(numbers) // 2, len(numbers))]
    return [table.last_line(viewer, number) for number in numbers], [*map(msgspec.json.encode, pages)]


@pytest.mark.parametrize(("game", "seed"), [("golem", 1), ("golem", 2), ("alchemists", 1), ("alchemists", 2)])
def test_a_table_opens_from_its_snapshot(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    """It knows all that folding the log would tell, gives every page the same, and folds only the lines
    since; and so it stays while it is played on."""

    async def work(hub: Hub) -> None:
        code = await hub.founding.new(
            NewTable(game, [SeatWish("me", "Ann"), SeatWish("me", "Ben")], {}, lang="en"), HOLDER
        )
        table = await hub.table(code)
        await play(hub, table, 90, Random(seed))
        await written(hub, table)
        whole = LiveTable(table.row, table.seats, await hub.store.log_of(table.row.id))
        folded: list[Entry] = []
        plain = Match.go_on

        def go_on(match: Match, entries: list[Entry], *, seam_ahead: bool = False) -> None:
            folded.extend(entries)
            plain(match, entries, seam_ahead=seam_ahead)

        hub.tables.forget(table)
        monkeypatch.setattr(Match, "go_on", go_on)
        again = await hub.table(code)
        assert again is not table
        assert known(again) == known(whole) == known(table)
        assert table.kept is not None
        assert len([entry for entry in folded if entry[0] >= 0]) == table.seq - table.kept.seq
        await play(hub, again, 15, Random(seed))
        assert known(again) == known(LiveTable(table.row, table.seats, await hub.store.log_of(table.row.id)))
        assert again.undone.total() > 0
        assert (again.number(None) < again.seq) == (game == "alchemists")

    with_hub(folder, work)


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_a_snapshot_of_any_line_goes_on_alike(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Numbers and chains of events go on where they were, also in the middle of a decision that goes on."""
    monkeypatch.setattr(live, "EVERY", 1)
    table, rng = new_table(gl.new(game, players=3, seed=4)), Random(4)
    lines: list[tuple[int, str]] = []
    opened: LiveTable | None = None
    tried = 0
    while not table.match.over:
        seat = rng.choice(table.match.to_act)
        back = table.undo_stop(seat) is None and rng.random() < 0.1
        lines.append(
            (table.seq + 1, table.play(seat, UNDO if back else rng.choice(table.match.legal(seat)).text))
        )
        table.committed()
        if opened is not None:
            opened.follow(lines)
            assert known(opened) == known(table)
            tried += 1
        found = table.keep()
        opened = None
        if found is not None:
            opened = LiveTable(table.row, table.seats, lines, kept.unpacked(kept.packed(found)))
    assert tried > 10


async def break_the_rules(hub: Hub, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a corrected rule forbade a line of long ago."""
    seat = table.match.log[len(table.row.opening.splitlines())][0]

    def work(connection: Connection) -> None:
        line = update(log).where(log.c.table_id == table.row.id, log.c.seq == 1)
        connection.execute(line.values(entry=f"{seat} what-was-possible-once"))

    await hub.store._database.run(work)
    hub.tables.forget(table)
    monkeypatch.setattr(opening, "program", lambda game: "another")


def test_a_table_whose_log_became_impossible_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        code = await hub.founding.new(WISH, HOLDER)
        table = await hub.table(code)
        await play(hub, table, 70, Random(1))
        await written(hub, table)
        await break_the_rules(hub, table, monkeypatch)
        again = await hub.table(code)
        assert again.match.position() == table.match.position()
        assert again.seq == table.seq + 1
        assert again.match.log[-1][0] == SEAM
        assert again.match.events[-1].kind == CHANGED  # after what the opening draws told
        assert [seat.holder for seat in again.seats] == [HOLDER, HOLDER]
        hub.tables.forget(again)
        third = await hub.table(code)  # the seam is in the log: nothing more is written
        assert (third.seq, third.match.position()) == (again.seq, again.match.position())
        await play(hub, third, 10_000, Random(2))
        assert third.match.over
        recording = Recording(third, await hub.store.log_of(third.row.id))
        about = table_of((await listed(hub.store, [code]))[code], HOLDER, "pl", "", None)
        told = replay_of(third, about, recording, "pl")
        (step,) = [step for step in told.steps if step.seat == SEAM]
        assert step.action == CHANGED
        assert "poprawionych zasad" in step.events[0].words
        assert step.events[0].args == {"version": third.game.rules_version}
        assert recording.match.scores() == third.match.scores()

    with_hub(folder, work)


def test_who_only_looks_writes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under corrected rules the game is shown as it will go on; a log damaged under the same is told of."""

    async def work(hub: Hub) -> None:
        code = await hub.founding.new(WISH, HOLDER)
        table = await hub.table(code)
        await play(hub, table, 70, Random(1))
        await written(hub, table)
        await break_the_rules(hub, table, monkeypatch)
        before = await hub.store.log_of(table.row.id)
        looked = await opening.fold_table(hub.store, hub.folding, code)
        assert looked is not None
        assert looked.match.position() == table.match.position()
        assert looked.match.log[-1][0] == SEAM
        assert await hub.store.log_of(table.row.id) == before
        monkeypatch.setattr(opening, "program", kept.program)
        with pytest.raises(BadSave, match="what-was-possible-once"):
            await opening.fold_table(hub.store, hub.folding, code)

    with_hub(folder, work)


def test_a_table_without_a_snapshot_is_refused_in_one_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        code = await hub.founding.new(WISH, HOLDER)
        table = await hub.table(code)
        await play(hub, table, 3, Random(1))
        await break_the_rules(hub, table, monkeypatch)
        with pytest.raises(Exception, match=r"^log entry .*: not possible now: 'what-was"):
            await hub.table(code)

    with_hub(folder, work)


def test_the_lobby_reads_cards(folder: Path) -> None:
    async def work(hub: Hub) -> None:
        code = await hub.founding.new(WISH, HOLDER)
        table = await hub.table(code)
        await play(hub, table, 5, Random(1))
        hub.tables.forget(table)
        asleep = (await listed(hub.store, [code]))[code]
        shown = table_of(asleep, HOLDER, "en", "link", 7)
        assert hub.tables.asleep(code)
        assert [seat.seat for seat in shown.seats if seat.to_act] == list(table.to_act)
        assert (shown.game, shown.seq, shown.over, shown.moved) == ("golem", 5, False, 7)
        assert all(seat.mine for seat in shown.seats)
        assert asleep.card is not None
        assert asleep.card.scores == "[]"
        assert not any(seat.mine for seat in table_of(asleep, None, "en", "link", None).seats)

    with_hub(folder, work)


def test_a_content_is_stored_once_and_outlives_its_release(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = kit_of("golem")
    text = kit.game().content.text
    own = text.replace("resources-per-vp       | 5", "resources-per-vp       | 4")
    assert own != text

    async def work(hub: Hub) -> None:
        codes = []
        for _ in range(2):
            match = Match(kit.game(players=2, content=own), seed=1)
            seats = seat_rows("golem", WISH.seats, HOLDER)
            codes.append(await hub.founding.create(match, seats, "en", False, [], Agreement(), HOLDER))
        for code in codes:
            row = await hub.store.table(code)
            assert row is not None
            assert "content-text" not in json.loads(row.header)
            table = await hub.table(code)
            assert table.game.content.text == own
            await play(hub, table, 3, Random(1))
            assert json.loads(table.match.save())["content-text"] == own
        assert await hub.store.content(table.game.content.digest) == own

    with_hub(folder, work)
