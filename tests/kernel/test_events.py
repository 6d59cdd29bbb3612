"""Events are born with the knowledge of who may see them."""

from goldenlane.kernel.events import Event
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
