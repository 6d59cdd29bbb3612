"""No message to a seat or a spectator depends on what they cannot know.

Two worlds that differ only in what a seat cannot know give that seat the same bytes: state, options,
prompt, events, seats, undo and previews, step by step through whole games.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import goldenlane as gl
from goldenlane.kernel.errors import IllegalAction
from goldenlane.kernel.state import CHANCE, State
from goldenlane.server.live import LiveTable, split_log, written
from goldenlane.server.render import preview_of, state_of
from goldenlane.server.store import SeatRow, TableRow

PLAYERS = 3
HOLDERS = ["a" * 64, "b" * 64, "c" * 64]
ENCODE = msgspec.json.Encoder().encode


def table_of(match: gl.Match) -> LiveTable:
    """A table in memory, as the server holds it, for a match that was just begun."""
    opening, _ = split_log(match.log)
    header = ENCODE(match.header()).decode()
    row = TableRow(1, "AAAAAA", header, written(opening), "en", False, False, 0, None)
    seats = [SeatRow(seat, "human", f"P{seat}", None, HOLDERS[seat]) for seat in range(PLAYERS)]
    return LiveTable(row, seats, [])


def everything_sent(table: LiveTable, seat: int | None) -> list[bytes]:
    """All that the server could send to this seat now."""
    holder = None if seat is None else HOLDERS[seat]
    sent = [ENCODE(state_of(table, seat, holder, lang, 0)) for lang in ("en", "uk")]
    if seat is not None:
        options = [action.text for action in table.match.legal(seat)]
        sent += [ENCODE(preview_of(table, seat, "en", option)) for option in options[:6]]
    return sent


def in_world(table: LiveTable, world: State, seat: int | None) -> list[bytes]:
    real = table.match.state
    table.match.state = world
    try:
        return everything_sent(table, seat)
    finally:
        table.match.state = real


ALL_MODULES = {"modules": ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("golem", {}),
    ("golem", {"setup": "intro"}),
    ("alchemists", {}),
    ("alchemists", {"variant": "master", **ALL_MODULES}),
    ("alchemists", {"promo": "on"}),
]


def moments(seed: int, every: int, game: str = "golem", **options: Any) -> Iterator[tuple[LiveTable, Random]]:
    """A table at many moments of a game that is played at random."""
    rng = Random(seed)
    table = table_of(gl.new(game, players=PLAYERS, seed=seed, **options))
    step = 0
    while not table.match.over:
        if step < 12 or step % every == 0:
            yield table, rng
        seat = rng.choice(table.match.to_act)
        table.play(seat, rng.choice(table.match.legal(seat)).text)
        table.committed()
        step += 1
    yield table, rng


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_seat_cannot_tell_imagined_worlds_from_the_real_one(
    game: str, options: dict[str, Any], seed: int
) -> None:
    compared = 0
    for table, rng in moments(seed, 12, game, **options):
        if table.match.over:
            continue
        for seat in range(PLAYERS):
            real = everything_sent(table, seat)
            for _ in range(2):
                world = table.match.game.imagine(table.match.state, seat, rng)
                assert in_world(table, world, seat) == real
                compared += 1
    assert compared > 100


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_spectator_cannot_tell_what_any_seat_imagines(game: str, options: dict[str, Any]) -> None:
    for table, rng in moments(4, 9, game, **options):
        if table.match.over:
            continue
        real = everything_sent(table, None)
        for seat in range(PLAYERS):
            world = table.match.game.imagine(table.match.state, seat, rng)
            assert in_world(table, world, None) == real


def test_the_imagined_worlds_do_differ() -> None:
    """The two tests above would see a leak: the others' own messages are not the same bytes."""
    table, rng = next(moments(1, 1))
    world = table.match.game.imagine(table.match.state, 0, rng)
    assert in_world(table, world, 1) != everything_sent(table, 1)


def test_a_preview_stops_where_something_is_drawn() -> None:
    """What chance would draw is not shown, and chance does not draw."""
    drawn = 0
    for table, _ in moments(6, 1):
        if table.match.over:
            continue
        seat = table.match.to_act[0]
        log = list(table.match.log)
        for action in table.match.legal(seat):
            preview = preview_of(table, seat, "en", action.text)
            drawn += preview.uncertain
            assert table.match.log == log
    assert drawn > 5


def test_a_preview_is_for_those_who_must_act() -> None:
    table, _ = next(moments(1, 1, setup="intro"))
    idle = next(seat for seat in range(PLAYERS) if seat not in table.match.to_act)
    with pytest.raises(IllegalAction):
        preview_of(table, idle, "en", table.match.legal(table.match.to_act[0])[0].text)


def test_event_numbers_count_only_what_the_seat_saw() -> None:
    for table, _ in moments(7, 20):
        for seat in (0, 1, 2, None):
            start, events = table.events_since(seat, max(0, table.seq - 5))
            assert start + len(events) == len(table.match.events_for(seat))


def test_chance_is_no_seat() -> None:
    table, _ = next(moments(1, 1, setup="intro"))
    assert not table.holds(HOLDERS[0], CHANCE)
    assert not table.holds(None, 0)
