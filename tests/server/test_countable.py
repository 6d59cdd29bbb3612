"""What a seat cannot see, it cannot count: not by numbers, messages, times, sizes or refusals.

Who declares is asked more with an Assistant, a Custodian or an Associate in hand. The two worlds here differ
in exactly that, over HTTP and the socket.
"""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession

import goldenlane as gl
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ASSISTANT, ASSOCIATE, CUSTODIAN_CARD
from goldenlane.kernel.save import UNDO
from goldenlane.kernel.state import State
from goldenlane.server import store as store_module
from goldenlane.server.app import make_app
from goldenlane.server.identity import holder_of
from goldenlane.server.live import LiveTable, split_log, written
from goldenlane.server.numbering import Numbering
from goldenlane.server.render import state_of
from goldenlane.server.settings import Settings
from goldenlane.server.store import SeatRow, Store
from tests.server.serving import sqlite
from tests.server.test_secrets import ENCODE, GAMES, HOLDERS, PLAYERS, table_of

SECRETS = [letter * 43 for letter in "abc"]
CODE = "AAAAAA"
ASKED_MORE = (ASSISTANT, CUSTODIAN_CARD, ASSOCIATE)


def test_numbers_and_lines_fit_each_other() -> None:
    """Seat 1 wrote the lines 2, 3 and 5 unseen."""
    numbering = Numbering(2)
    for line in (2, 3, 5):
        numbering.hide(line, 1)
    assert [numbering.number(viewer, 6) for viewer in (0, 1, None)] == [3, 6, 3]
    assert [numbering.first_line(0, number) for number in range(4)] == [0, 1, 4, 6]
    assert [numbering.last_line(0, number) for number in range(4)] == [0, 3, 5, 6]
    assert [numbering.first_line(1, number) for number in range(7)] == list(range(7))


def seen(table: LiveTable, viewer: int | None) -> bytes:
    """All that a page shows, but for its number."""
    holder = None if viewer is None else HOLDERS[viewer]
    state = state_of(table, viewer, holder, "en", table.number(viewer))
    events = len(table.match.events_for(viewer))
    return ENCODE((msgspec.structs.replace(state, seq=0), events))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_number_grows_exactly_when_something_can_be_seen(game: str, options: dict[str, Any]) -> None:
    rng = Random(5)
    table = table_of(gl.new(game, players=PLAYERS, seed=5, **options))
    viewers = (0, 1, 2, None)
    before = {viewer: (table.number(viewer), seen(table, viewer)) for viewer in viewers}
    unseen = 0
    while not table.match.over:
        seat = rng.choice(table.match.to_act)
        back = table.undo_stop(seat) is None and rng.random() < 0.2
        table.play(seat, UNDO if back else rng.choice(table.match.legal(seat)).text)
        table.committed()
        for viewer in viewers:
            now = table.number(viewer), seen(table, viewer)
            assert (now[0] != before[viewer][0]) == (now[1] != before[viewer][1])
            unseen += now[0] == before[viewer][0]
            before[viewer] = now
        assert table.number(seat) == before[seat][0]
    assert bool(unseen) == (game == "alchemists")


# ---- two worlds over the wire ----------------------------------------------------------------------
def asked_more(world: State, seat: int) -> int:
    assert isinstance(world, AlchemistsState)
    return sum(world.players[seat].favors[card] for card in ASKED_MORE)


def two_worlds() -> tuple[int, int, gl.Match, gl.Match]:
    """Who looks on, who declares, and two matches that look the same to the first: in the one, the second
    holds cards about which the game asks."""
    rng = Random(3)
    match = gl.new("alchemists", players=PLAYERS, seed=3)
    while match.state.stack[-1][0].key != "declare" or match.view(None)["round"] < 2:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    declarer = match.to_act[0]
    looker = (declarer + 1) % PLAYERS
    found: dict[bool, gl.Match] = {}
    for _ in range(500):
        world = match.game.imagine(match.state, looker, rng)
        if (more := asked_more(world, declarer)) in (0, 2):
            match.state = world
            position = match.position()
            found[bool(more)] = gl.Match(match.game, position=position)
    return looker, declarer, found[True], found[False]


def store_table(database: str, match: gl.Match) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        row = {
            "code": CODE,
            "header": ENCODE(match.header()).decode(),
            "opening": written(split_log(match.log)[0]),
            "lang": "en",
            "open": False,
            "over": False,
            "next": None,
        }
        seats = [SeatRow(i, "human", f"P{i}", None, holder_of(SECRETS[i])) for i in range(PLAYERS)]
        await store.create(row, seats, [])
        await store.close()

    asyncio.run(run())


class Watcher:
    """A page and its requests; keeps every byte that it gets."""

    def __init__(self, client: TestClient[Any], socket: WebSocketTestSession, secret: str | None) -> None:
        self._client = client
        self._socket = socket
        self._cookies = {} if secret is None else {"Cookie": f"goldenlane={secret}"}
        self._seat = "" if secret is None else f"?seat={SECRETS.index(secret)}"
        self.got: list[bytes] = []
        self.say("hello", table=CODE)
        self.until("state")

    def say(self, kind: str, **fields: Any) -> None:
        self._socket.send_text(ENCODE({"type": kind, **fields}).decode())

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        while True:
            text = self._socket.receive_text(timeout=60)
            self.got.append(text.encode())
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == kind and all(message[key] == value for key, value in wanted.items()):
                return message

    def settle(self, lang: str) -> None:
        """Take in all that was sent so far."""
        self.say("lang", lang=lang)
        self.until("state", lang=lang)

    def ask(self) -> bytes:
        """What the lobby, the table's own address and the tale of what happened say, headers included."""
        paths = ("/api/tables", f"/api/tables/{CODE}", f"/api/tables/{CODE}/since{self._seat}")
        answers = [self._client.get(path, headers=self._cookies) for path in paths]
        assert all(answer.is_success for answer in answers)
        return b"\n".join(ENCODE(sorted(answer.headers.items())) + answer.content for answer in answers)


def quiet(options: list[dict[str, Any]]) -> str:
    """The way to declare that is there with every hand: no card is played, the first space is taken."""
    texts = [str(option["action"]) for option in options]
    for text in ("assistant 0", "place custodian 0", "done"):
        if text in texts:
            return text
    return texts[min(1, len(texts) - 1)]


def transcript(
    folder: Path, world: gl.Match, looker: int, declarer: int, now: SimpleNamespace
) -> list[list[bytes]]:
    """All that who looks on and a spectator get while a colleague declares."""
    database = sqlite(folder)
    now.at = 1000
    store_table(database, world)
    with TestClient(make_app(Settings(database))) as client, ExitStack() as sockets:

        def watcher(secret: str | None) -> Watcher:
            headers = {} if secret is None else {"Cookie": f"goldenlane={secret}"}
            socket = client.websocket_connect("/api/socket", headers=headers)
            return Watcher(client, sockets.enter_context(socket), secret)

        actor = watcher(SECRETS[declarer])
        pages = [watcher(SECRETS[looker]), watcher(None)]
        refusals = declare(actor, declarer, pages, now)
        for page in pages:
            page.settle("uk")
        # The time of the last step is the time of what everybody saw.
        told = [page.ask().replace(str(now.at).encode(), b"NOW") for page in pages]
        return [*(page.got for page in pages), told, refusals]


def declare(actor: Watcher, declarer: int, pages: list[Watcher], now: SimpleNamespace) -> list[bytes]:
    """Declare to the end; the different refusals of an undo meanwhile."""
    for page in (actor, *pages):  # all have heard who is there
        page.settle("pl")
    asked = [page.ask() for page in pages]
    number = msgspec.json.decode(pages[0].got[-1])["seq"]
    refusals = set()
    state = msgspec.json.decode(actor.got[-1])
    while state["view"]["decision"]["seats"] == [declarer]:
        assert [page.ask() for page in pages] == asked
        pages[0].say("undo", seq=number)
        pages[0].until("error", code="cannot-undo")
        refusals.add(pages[0].got.pop())
        now.at += 7  # a step takes its time
        actor.say("act", seq=state["seq"], action=quiet(state["options"]))
        state = actor.until("state", seq=state["seq"] + 1)
    return sorted(refusals)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time of day, set by hand."""
    clock = SimpleNamespace(at=1000)
    clock.time = lambda: clock.at
    clock.time_ns = lambda: clock.at * 10**9
    monkeypatch.setattr(store_module, "time", clock)
    return clock


def test_two_worlds_give_the_same_bytes_while_a_colleague_declares(
    tmp_path: Path, now: SimpleNamespace
) -> None:
    looker, declarer, rich, poor = two_worlds()
    told = []
    lines = []
    for world, name in ((rich, "rich"), (poor, "poor")):
        (tmp_path / name).mkdir()
        told.append(transcript(tmp_path / name, world, looker, declarer, now))
        lines.append(count_of_lines(sqlite(tmp_path / name)))
    assert lines[0] > lines[1], "the worlds do not differ in what is asked"
    assert told[0] == told[1]


def asleep(folder: Path, world: gl.Match, looker: int, declarer: int, now: SimpleNamespace) -> list[bytes]:
    """What the lobby says to who looks on after each step of a colleague who declares, if the table is in
    no memory then."""
    database = sqlite(folder)
    now.at = 1000
    store_table(database, world)
    app = make_app(Settings(database))
    told: list[bytes] = []
    with TestClient(app) as client:
        while True:
            headers = {"Cookie": f"goldenlane={SECRETS[declarer]}"}
            with client.websocket_connect("/api/socket", headers=headers) as socket:
                actor = Watcher(client, socket, SECRETS[declarer])
                state = msgspec.json.decode(actor.got[-1])
                if state["view"]["decision"]["seats"] != [declarer]:
                    return told
                now.at += 7
                actor.say("act", seq=state["seq"], action=quiet(state["options"]))
                actor.until("state", seq=state["seq"] + 1)
            tables = app.state.hub.tables
            for table in list(tables.by_id.values()):
                tables.forget(table)
            answer = client.get("/api/tables", headers={"Cookie": f"goldenlane={SECRETS[looker]}"})
            assert tables.asleep(CODE)
            told.append(answer.content)


def test_the_lobby_tells_nothing_of_a_table_asleep_that_the_viewer_could_not_see(
    tmp_path: Path, now: SimpleNamespace
) -> None:
    looker, declarer, rich, poor = two_worlds()
    told = []
    for world, name in ((rich, "rich"), (poor, "poor")):
        (tmp_path / name).mkdir()
        told.append(asleep(tmp_path / name, world, looker, declarer, now))
        told[-1][-1] = told[-1][-1].replace(str(now.at).encode(), b"0")
    assert len(told[0]) > len(told[1]) > 1, "the worlds do not differ in what is asked"
    assert {*told[0][:-1]} == {*told[1][:-1]} == {told[0][0]}
    assert told[0][-1] == told[1][-1] != told[0][0]
    mine = [msgspec.json.decode(answer)["mine"][0]["seq"] for answer in (told[0][0], told[0][-1])]
    assert mine == [0, 1]


def count_of_lines(database: str) -> int:
    async def run() -> int:
        store = Store(database)
        await store.open()
        row = await store.table(CODE)
        assert row is not None
        lines = await store.log_of(row.id)
        await store.close()
        return len(lines)

    return asyncio.run(run())
