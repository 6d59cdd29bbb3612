"""The match: the checked door, saving, undo and its barrier."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from goldenlane.kernel.effect import Effect, Sequence
from goldenlane.kernel.errors import BadOption, BadPosition, BadSave, CannotUndo, IllegalAction, UnknownSeat
from goldenlane.kernel.match import Match, replay
from goldenlane.kernel.save import check_sum, parse_save
from goldenlane.kernel.state import CHANCE, EVERYONE
from goldenlane.kernel.undo import UndoStop
from tests.kernel.toy import STOP, Carve, Guess, Pick, Toy, options, toy, toy_state
from tests.states import differences


def drawing() -> Sequence:
    """Carve, then chance draws."""
    return Sequence((Carve(1, 2), Draws()))


class Draws(Effect):
    """Let chance draw for seat 0."""

    __slots__ = ("pick",)

    def __init__(self) -> None:
        super().__init__()
        self.pick = Pick()

    def children(self) -> tuple[Effect, ...]:
        return (self.pick,)

    def step(self, state: Any, frame: Any) -> None:
        state.stack[-1] = (self.pick, CHANCE, 0, 0)


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, "carve 9", r"not possible now: 'carve 9'; possible: carve 1, carve 2"),
        (0, "fly", r"possible: carve 1, carve 2, done"),
        (0, "", r"not possible now: ''"),
        (0, None, r"an action is written as text, not None"),
        (0, "carve\n9", r"'carve 9'"),
        (1, "carve 1", r"seat 1 cannot act now, it is the turn of seat 0"),
        (1, "carve\n1", r"seat 1 cannot act now.*'carve 1'"),
    ],
)
def test_an_illegal_action_changes_nothing_and_says_why(seat: Any, action: Any, reason: str) -> None:
    match = toy(STOP, (Carve(1, 2), 0), stones=2)
    before, position, text = match.state.copy(), match.position(), match.save()
    with pytest.raises(IllegalAction, match=reason) as caught:
        match.play(seat, action)
    assert "\n" not in str(caught.value)
    assert differences(match.state, before) == []
    assert match.position() == position
    assert match.save() == text
    assert match.events == []
    assert match.undo_reach(0) == 0


def test_nothing_can_be_played_after_the_end() -> None:
    match = toy((Carve(1, 2), 0), stones=2)
    match.play(0, "done")
    with pytest.raises(IllegalAction, match="the game is over: 'done'"):
        match.play(0, "done")


@pytest.mark.parametrize("seat", [-1, 99, None, "0", True, 0.0, [0]])
def test_there_is_no_other_seat(seat: Any) -> None:
    """Not even one that only equals a number; a spectator, None, sees but does nothing."""
    match = toy(STOP, (Carve(1, 2), 1), stones=2)
    asked: list[Callable[[], Any]] = [
        lambda: match.play(seat, "carve 1"),
        lambda: match.find(seat, "carve 1"),
        lambda: match.legal(seat),
        lambda: match.undo(seat),
        lambda: match.undo_stop(seat),
        lambda: match.undo_reach(seat),
    ]
    if seat is not None:
        asked += [lambda: match.view(seat), lambda: match.events_for(seat)]
    for ask in asked:
        with pytest.raises(UnknownSeat) as caught:
            ask()
        assert str(caught.value) == f"there is no seat {seat!r}; there are 0 to 1"
    assert match.log == []


def test_extra_spaces_are_forgiven() -> None:
    match = toy(STOP, (Carve(1, 2), 0), stones=2)
    match.play(0, "  carve   2 ")
    assert match.log == [(0, "carve 2")]


def test_undo_returns_the_exact_state_again_and_again() -> None:
    match = toy(STOP, (Carve(1, 2), 0), (Carve(1, 2), 0), stones=4)
    states = [match.state.copy()]
    match.play(0, "carve 1")
    states.append(match.state.copy())
    match.play(0, "carve 2")
    assert match.undo_reach(0) == 2
    for state in reversed(states):
        match.undo(0)
        assert differences(match.state, state) == []
    assert match.undo_reach(0) == 0
    assert match.log == [(0, "carve 1"), (0, "carve 2"), (0, "undo"), (0, "undo")]
    with pytest.raises(CannotUndo, match="seat 0 cannot undo: nothing has been played yet"):
        match.undo(0)


def test_undo_does_not_cross_another_seats_act() -> None:
    match = toy(STOP, (Carve(1, 2), 1), (Carve(1, 2), 0), stones=2)
    match.play(0, "carve 1")
    match.play(1, "carve 1")
    with pytest.raises(CannotUndo, match="seat 0 cannot undo: seat 1 has acted since"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert toy_state(match).cards == [0, 0]


def test_undo_does_not_cross_chance() -> None:
    match = toy(STOP, (drawing(), 0), stones=2)
    match.play(0, "carve 1")
    assert match.log[1][0] == CHANCE
    with pytest.raises(CannotUndo, match="chance has decided something since"):
        match.undo(0)


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen() -> None:
    match = toy(STOP, (Guess(1, 2, 3), EVERYONE, 0b11))
    match.play(0, "guess 1")
    assert match.undo_stop(1) == UndoStop("player", 0)
    match.undo(0)
    assert match.to_act == (0, 1)
    match.play(1, "guess 2")
    match.play(0, "guess 3")
    assert match.undo_stop(0) == match.undo_stop(1) == UndoStop("revealed")


def test_a_secret_choice_of_the_first_cannot_be_undone_after_the_seconds() -> None:
    """The second may take the own choice back, and then the first."""
    match = Match(Toy(STOP, (Guess(1, 2), EVERYONE, 0b111)))
    match.play(0, "guess 1")
    match.play(1, "guess 1")
    assert match.undo_stop(0) == UndoStop("player", 1)
    match.undo(1)
    match.undo(0)
    assert match.to_act == (0, 1, 2)


def test_undone_events_are_gone() -> None:
    match = toy(STOP, (drawing(), 0), (Carve(1, 2), 0), stones=4)
    match.play(0, "carve 1")
    count = len(match.events)
    match.undo(0)
    assert len(match.events) <= count
    match.play(0, "carve 1")
    match.play(0, "carve 1")
    assert match.events_for(0)[-1]["kind"] == "pick"
    assert len(match.events_for(0)[-1]["args"]) == 2
    assert match.events_for(1)[-1]["args"] == match.events_for(None)[-1]["args"] == [2]


GAME = Toy(STOP, (drawing(), 0), (Guess(1, 2), EVERYONE, 0b11), (Carve(1, 2), 1), (drawing(), 0), stones=4)


def played() -> Match:
    match = Match(GAME, seed=3)
    for seat, action in (
        (0, "carve 1"),
        (1, "carve 2"),
        (1, "undo"),
        (1, "carve 1"),
        (1, "guess 1"),
        (0, "guess 3"),
    ):
        if action == "undo":
            match.undo(seat)
        else:
            match.play(seat, action)
    return match


def test_a_log_replays_to_the_same_match() -> None:
    match = played()
    header, log = parse_save(match.save())
    again = replay(GAME, log)
    assert header["game"] == "toy"
    assert again.log == match.log
    assert again.save() == match.save()
    assert again.events == match.events
    assert differences(again.state, match.state) == []


def test_a_fork_is_a_match_of_its_own() -> None:
    match = played()
    text = match.save()
    for at in range(len(match.log) + 1):
        fork = match.fork(at=at, seed=at)
        assert fork.log == match.log[: len(fork.log)]
        seat = fork.to_act[0]
        fork.play(seat, fork.legal(seat)[0])
    assert match.save() == text


def test_a_match_started_from_a_position_keeps_its_own_copy() -> None:
    stones = [3, 3]
    position = {"stones": stones, "stack": [["toy0", 0, 0, 0]]}
    match = Match(Toy((Carve(1, 2), 0)), position=position)
    text = match.save()
    stones[0] = 99
    assert match.save() == text
    assert json.loads(text)["position"]["stones"] == [3, 3]


ENTRIES: tuple[Any, ...] = (
    7,
    None,
    [],
    "",
    "0",
    "0 ",
    "* ",
    "*  ",
    "x carve 1",
    "-1 carve 1",
    "² carve 1",
    "9" * 5000 + " a",
)


def resealed(change: dict[str, Any]) -> str:
    """A save with some fields changed and a fitting check sum: only the content can betray it."""
    data = json.loads(played().save())
    data.update(change)
    del data["check"]
    data["check"] = check_sum(data)
    return json.dumps(data)


DAMAGE = {
    "empty": "",
    "no JSON": "{",
    "no object": "[]",
    "another object": '{"a": 1}',
    "deeply nested": "[" * 100_000,
    "cut off": played().save()[:-30],
    "one letter": played().save().replace("carve 1", "carve 2", 1),
    "another format": resealed({"goldenlane": 99}),
    "format true": resealed({"goldenlane": True}),
    "no log": resealed({"log": None}),
    "no options": resealed({"options": []}),
    "no content": resealed({"content": 7}),
    "surrogate": resealed({"game": "\ud800"}).replace("carve", "\\ud800", 1),
    **{f"log entry {entry!r:.12}": resealed({"log": [entry]}) for entry in ENTRIES},
}


@pytest.mark.parametrize("text", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_save_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadSave) as caught:
        parse_save(text)
    assert str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", [None, 7, b"\xff\xfe"])
def test_what_is_no_text_is_no_save(text: Any) -> None:
    with pytest.raises(BadSave, match="not a saved game"):
        parse_save(text)


@pytest.mark.parametrize(
    "tamper",
    [
        lambda log: log[1:],
        lambda log: log[:1] + log[2:],
        lambda log: [*log, (CHANCE, "draw 1 2")],
        lambda log: [*log, (0, "fly")],
        lambda log: [*log, (1, "undo")],
        lambda log: [log[0], (CHANCE, "draw 9 9"), *log[2:]],
        lambda log: [log[0], (CHANCE, "roll 1 2"), *log[2:]],
        lambda log: [(CHANCE, "draw 1 2"), *log],
        lambda log: [log[0], log[1], log[1], *log[2:]],
        lambda log: [(0, "carve  1"), *log[1:]],
        lambda log: [(9, text) if seat == 1 else (seat, text) for seat, text in log],
    ],
)
def test_a_log_that_does_not_follow_the_rules_is_refused(tamper: Any) -> None:
    with pytest.raises(BadSave, match="log") as caught:
        replay(GAME, tamper(list(played().log)))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"stones": "many"}, "stones must be a list of whole numbers"),
        ({"stones": [[1], [2]]}, "stones must be a list like"),
        ({"stones": [1, True]}, "whole numbers"),
        ({"moons": 1}, "unknown field 'moons'"),
        ({"stack": 7}, "stack must be a list"),
        ({"stack": [["toy9", 0, 0, 0]]}, "no frame of this game"),
        ({"stack": [["toy0", 0, 0]]}, "no frame of this game"),
        ({"stack": [["toy0", 7, 0, 0]]}, "there is no seat 7"),
        ({"stack": [["toy0", -9, 0, 0]]}, "there is no seat -9"),
        ({"stack": [["toy0", -1, 0, 0]], "stones": [5, 5]}, "cannot be played"),
        ({"stack": [["toy0", -3, 3, 0]], "stones": [5, 5]}, "cannot be played"),
        ({"stack": [["toy0", 1, 0, 0]], "stones": [5]}, "cannot be played"),
        ({"stack": [["toy1", 0, 0, 0]]}, "cannot be played"),
        ({"stack": [["toy1", -1, 9, 0]]}, "cannot be played"),
    ],
)
def test_a_position_that_cannot_be_played_is_refused(position: dict[str, Any], reason: str) -> None:
    game = Toy((Carve(1, 2), 0), (Pick(), CHANCE, 0))
    with pytest.raises(BadPosition, match=reason) as caught:
        Match(game, position=position)
    assert "\n" not in str(caught.value)
    with pytest.raises(BadSave, match="the position at the start"):
        replay(game, [], position=position)


@pytest.mark.parametrize("seed", ["7", 1.5, [], b"x"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOption, match="seed must be a whole number"):
        Match(GAME, seed=seed)


def test_the_same_seed_gives_the_same_draws() -> None:
    assert Match(Toy((Pick(), CHANCE, 0)), seed=5).log == Match(Toy((Pick(), CHANCE, 0)), seed=5).log
    assert options(played(), 0) == options(played(), 0)


class Counted(tuple[int, str]):
    """An entry of a log that counts how often it is looked at."""

    looks = 0

    def __getitem__(self, index: Any) -> Any:
        Counted.looks += 1
        return super().__getitem__(index)

    def __iter__(self) -> Any:
        Counted.looks += 1
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        Counted.looks += 1
        return super().__eq__(other)

    __hash__ = tuple.__hash__


def test_a_long_log_is_folded_in_as_many_steps_as_it_has_entries() -> None:
    long = [(0, "carve 1"), (0, "undo")] * 300
    match = toy(STOP, (Carve(1, 2), 0), stones=2)
    Counted.looks = 0
    match.follow([Counted(entry) for entry in long])
    assert match.log == long
    assert Counted.looks <= 10 * len(long)
