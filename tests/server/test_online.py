"""Who is online, as several processes tell each other."""

import goldenlane as gl
from goldenlane.server.client import Client
from goldenlane.server.limits import Bucket
from goldenlane.server.live import LiveTable
from goldenlane.server.online import AGAIN_S, FORGOTTEN_S, Online
from tests.server.test_secrets import HOLDERS, table_of


class Process:
    """A server process with one table, told to others by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.told: list[str] = []
        self.changes = 0
        self.table: LiveTable = table_of(gl.new("golem", players=3, seed=1))
        self.online = Online({self.table.row.id: self.table}, self.told.append, self._changed, self._clock)

    def _clock(self) -> float:
        return self.now

    def _changed(self, table: LiveTable) -> None:
        self.changes += 1

    def come(self, seat: int) -> None:
        self.table.clients.add(Client(HOLDERS[seat], Bucket(1, 1)))
        self.online.announce(self.table)

    def tell(self, *others: "Process") -> None:
        for notice in self.told:
            for other in others:
                other.online.hear(notice)
        self.told.clear()


def test_a_process_answers_one_that_is_new() -> None:
    one, other = Process(), Process()
    one.come(0)
    one.told.clear()  # the other was not there yet
    other.come(2)
    other.tell(one)
    assert one.table.elsewhere == {2}
    one.tell(other)
    assert other.table.elsewhere == {0}
    other.tell(one)  # the answer to the answer, and no more
    assert one.told == other.told == []


def test_what_is_said_again_changes_nothing() -> None:
    one, other = Process(), Process()
    one.come(1)
    one.tell(other)
    before = other.changes
    one.online.announce(one.table)
    one.tell(other, one)
    assert other.changes == before
    assert one.table.elsewhere == set()


def test_a_process_that_falls_silent_is_forgotten() -> None:
    one, other, third = Process(), Process(), Process()
    for seat, process in enumerate((one, other)):
        process.come(seat)
        process.tell(third)
    assert third.table.elsewhere == {0, 1}
    third.now = AGAIN_S
    one.online.announce(one.table)
    one.tell(third)
    third.now = FORGOTTEN_S + 1
    third.online.forget()
    assert third.table.elsewhere == {0}


def test_nonsense_on_the_channel_is_ignored() -> None:
    one = Process()
    for notice in ("", "x", "1:2", "1:2:3:4", "1:2:x"):
        one.online.hear(notice)
    assert one.table.elsewhere == set()
