"""What happened since one's last action, told again to who has just come back."""

from random import Random
from typing import Any

import msgspec
import pytest

import goldenlane as gl
from goldenlane.kernel.save import UNDO
from goldenlane.server.live import LiveTable
from goldenlane.server.replays import SINCE, since_of
from goldenlane.server.wire_replay import Since
from tests.server.serving import Browser
from tests.server.test_secrets import PLAYERS, table_of

Lines = list[tuple[int, str]]
ENCODE = msgspec.json.Encoder().encode


def played(table: LiveTable, lines: Lines, seat: int, action: str) -> None:
    line = table.play(seat, action)
    table.committed()
    lines.append((table.seq, line))


def game_of(name: str, seed: int, actions: int, **options: Any) -> tuple[LiveTable, Lines]:
    """A table some random actions into its game, some of them taken back."""
    rng = Random(seed)
    table = table_of(gl.new(name, players=PLAYERS, seed=seed, **options))
    lines: Lines = []
    while len(lines) < actions and not table.match.over:
        seat = rng.choice(table.match.to_act)
        played(table, lines, seat, rng.choice(table.match.legal(seat)).text)
        if table.match.undo_stop(seat) is None and rng.random() < 0.1:
            played(table, lines, seat, UNDO)
    return table, lines


@pytest.mark.parametrize(("name", "actions"), [("golem", 40), ("golem", 150), ("alchemists", 90)])
def test_the_steps_lead_to_what_is_seen_now(name: str, actions: int) -> None:
    """Views and events fit together, and end where the table stands."""
    table, lines = game_of(name, 3, actions)
    for seat in (*range(PLAYERS), None):
        told = since_of(table, lines, seat, "en")
        events = table.match.events_for(seat)
        again = [event for step in told.steps for event in step.events]
        assert told.seq == table.number(seat)
        assert told.steps[-1].view == table.match.view(seat)
        assert told.events_from + len(again) == len(events)
        assert [(event.kind, event.root) for event in again] == [
            (event["kind"], event["root"]) for event in events[told.events_from :]
        ]
        assert len(told.steps) <= SINCE


def test_it_begins_with_my_last_action() -> None:
    table, lines = game_of("golem", 5, 120)
    kept = [int(line.split()[0]) for _, line in lines if not line.endswith(UNDO)]
    assert len(set(kept)) == PLAYERS
    for seat in range(PLAYERS):
        told = since_of(table, lines, seat, "en")
        first = next(line for seq, line in lines if seq == told.steps[0].seq)
        assert first.startswith(f"{seat} ")
        later = [line for seq, line in lines if seq > told.steps[0].seq]
        assert UNDO in "".join(later) or not any(line.startswith(f"{seat} ") for line in later)
    assert len(since_of(table, lines, None, "en").steps) == SINCE


SAFE = ("order", "place", "assistant", "done")
"""Acts that no card in a hand has a part in."""


def two_worlds() -> tuple[LiveTable, LiveTable, Lines]:
    """The same acts in two worlds: other alchemicals, and seats 1 and 2 have each other's ingredients."""
    start = gl.new("alchemists", players=PLAYERS, seed=1)
    draws = [text for _, text in start.log]
    assert [text.split()[0] for text in draws[6:9]] == ["ingredients"] * PLAYERS
    swapped = [draws[0][:-3] + draws[0][-1] + draws[0][-2] + draws[0][-3], *draws[1:]]
    swapped[7], swapped[8] = draws[8], draws[7]
    one, other = (table_of(gl.Match(start.game, chance=chance)) for chance in (draws, swapped))
    one.match._rng = rng = Random(2)
    lines: Lines = []
    for seat in range(PLAYERS):
        played(one, lines, seat, one.match.legal(seat)[-1].text)
    while len(lines) < 60:
        (seat,) = one.match.to_act
        safe = [action.text for action in one.match.legal(seat) if action.verb in SAFE]
        if not safe:
            break
        played(one, lines, seat, rng.choice(safe))
    other.follow(lines)
    return one, other, lines


def test_nothing_is_told_that_the_seat_could_not_know() -> None:
    one, other, lines = two_worlds()
    assert len(lines) > 10

    def told(table: LiveTable, seat: int | None) -> bytes:
        return ENCODE(since_of(table, lines, seat, "en"))

    assert one.match.state.alchemy != other.match.state.alchemy  # type: ignore[attr-defined]
    assert told(one, 0) == told(other, 0)
    assert told(one, None) == told(other, None)
    assert told(one, 1) != told(other, 1)


def test_the_page_asks_for_it(ann: Browser, ben: Browser) -> None:
    """For a seat of one's own, or as everybody sees it; nobody looks into the hand of another."""
    table = ann.new("Ann", "")
    ben.post(f"/tables/{table['code']}/join", name="Ben")
    page = ann.page(table["code"], seat=0)
    page.until(lambda message: message["type"] == "state" and not message["waiting"])
    page.act()
    mine = msgspec.convert(ann.get(f"/tables/{table['code']}/since?seat=0"), Since)
    assert mine.seat == 0
    assert mine.view["seat"] == 0
    assert [step.seq for step in mine.steps] == [page.state["seq"]]
    assert mine.steps[-1].view == page.state["view"]
    theirs = msgspec.convert(ben.get(f"/tables/{table['code']}/since"), Since)
    assert theirs.seat is None
    assert theirs.view["seat"] is None
    refused = ben.http.get(f"/api/tables/{table['code']}/since?seat=0")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    wrong = ben.http.get(f"/api/tables/{table['code']}/since?seat=-1")
    assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")
