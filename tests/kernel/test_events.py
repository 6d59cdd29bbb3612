"""Events are born with the knowledge of who may see them."""

from goldenlane.kernel.event_types import named, own, rest
from goldenlane.kernel.events import Event, Seats
from tests.kernel.toy import ToyState


def test_an_open_event_is_the_same_for_everybody() -> None:
    event = Event("pour", -1, (1, "red", (2, 3)))
    expected = {"kind": "pour", "seat": -1, "args": [1, "red", [2, 3]]}
    assert event.seen_by(0) == event.seen_by(7) == event.seen_by(None) == expected


def test_a_secret_event_shows_the_others_its_public_part() -> None:
    event = Event("draw", 0, (55, 60), (0, 2), (2,))
    assert event.seen_by(0) == event.seen_by(2) == {"kind": "draw", "seat": 0, "args": [55, 60]}
    assert event.seen_by(1) == event.seen_by(None) == {"kind": "draw", "seat": 0, "args": [2]}


def test_an_event_without_a_public_part_does_not_exist_for_the_others() -> None:
    event = Event("pass", 0, (55,), (0,), None)
    assert event.seen_by(0) is not None
    assert event.seen_by(1) is None
    assert event.seen_by(None) is None


def test_an_audience_of_nobody_shows_the_arguments_to_nobody() -> None:
    event = Event("bury", 0, (55,), (), ())
    assert [event.seen_by(seat) for seat in (0, 1, None)] == [{"kind": "bury", "seat": 0, "args": []}] * 3


def test_a_state_that_nobody_listens_to_keeps_no_events() -> None:
    state = ToyState()
    state.emit("stones", 0, 1)
    state.emit_secret("pick", 0, (0,), (1,))
    assert state.events is None
    state.events = []
    state.emit("stones", 0, 1)
    state.emit_secret("pick", 0, (0,), (1,))
    assert [event.kind for event in state.events] == ["stones", "pick"]
    assert state.copy().events is None


def test_a_root_counts_what_the_seat_has_seen() -> None:
    """An event that a seat may not know of has no number for it, and begins no chain that it could see."""
    seats = Seats()
    events = [
        Event("turn", 0, ()),
        Event("secret", 1, (7,), (1,), None),
        Event("gain", 1, (2,), begins=False),
        Event("pay", 1, (1,), begins=False),
    ]
    assert [event["root"] for event in seats.seen(events, 1)] == [0, 1, 1, 1]
    assert [event["root"] for event in seats.seen(events, 0)] == [0, 1, 1]
    assert [event["kind"] for event in seats.seen(events, 0, 3)] == ["pay"]
    assert (seats.before(events, 1, 3), seats.before(events, 0, 3)) == (3, 2)
    del events[2:]
    seats.forget(2)
    events.append(Event("gain", 0, (2,)))
    assert [event["root"] for event in seats.seen(events, 0)] == [0, 1]


def test_details_by_name() -> None:
    row = {"n": int, "cards": own(rest(int))}
    assert named(row, [2, 5, 6]) == {"n": 2, "cards": [5, 6]}
    assert named(row, [2]) == {"n": 2}
    assert named({"order": rest(int)}, []) == {"order": []}
    assert named({"card": own(int)}, []) == {}
