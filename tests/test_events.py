"""Events tell all that happens: every number of a view; their types, and which of them follows from which."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games import kits
from goldenlane.kernel.event_types import OWN, marked, named
from goldenlane.kernel.game import Game
from goldenlane.kernel.match import Match
from goldenlane.kernel.state import apply
from tests.declared import Declared
from tests.golden import choose
from tests.ledger import BOOKS, Ledger

KITS = [kit for kit in kits().values() if kit.events is not None]


def kinds_of(kit: Any) -> Iterator[tuple[int, Game]]:
    """All numbers of players with all options."""
    yield from enumerate(kit.kinds())


def watched(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """A random game after each action, and how many events there were before it."""
    rng = Random(seed)
    match = Match(game, seed=seed)
    yield match, 0
    while not match.over:
        seat = rng.choice(match.to_act)
        before = len(match.events)
        match.play(seat, choose(match, seat, rng))
        yield match, before


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
def test_no_number_of_a_view_changes_without_an_event(kit: Any) -> None:
    """The sum of what a seat was told is the difference of its views, after every action."""
    assert set(BOOKS) == {each.name for each in KITS}
    for seed, game in kinds_of(kit):
        seat = [*range(game.seats), None][seed % (game.seats + 1)]
        ledger: Ledger | None = None
        for match, before in watched(game, seed):
            view = match.view(seat)
            if ledger is None:
                ledger = Ledger(kit.name, view)
            ledger.follow(match.events_for(seat, before) if before else [])
            assert ledger.faults(view) == [], f"{game.options}, seed {seed}, {match.log[-1]}"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
def test_every_event_is_what_its_row_declares(kit: Any) -> None:
    """For who may know all of it; for the others what is their own is missing, and nothing else."""
    rows = kit.load("events")
    declared = {kind: {name: Declared(hint) for name, hint in row.items()} for kind, row in rows.items()}
    seen: set[str] = set()
    for seed, game in kinds_of(kit):
        *_, (match, _) = watched(game, seed)
        for event in match.events:
            seen.add(event.kind)
            whole = event._replace(audience=None).seen_by(None)
            assert whole is not None
            args = named(rows[event.kind], whole["args"])
            assert list(args) == list(rows[event.kind]), event
            faults = [declared[event.kind][name].faults(value) for name, value in args.items()]
            assert not any(faults), event
            public = event.seen_by(None)
            if public is not None:
                missing = args.keys() - named(rows[event.kind], public["args"]).keys()
                assert all(marked(rows[event.kind][name], OWN) for name in missing), event
    assert rows.keys() - seen <= RARE[kit.name]


RARE = {
    "golem": {"menorah", "out-of-control", "uncontrolled", "all-in-last", "complete", "artifact", "active"},
    "alchemists": {"conflict", "conflict-ends", "exchange-seal", "exchange-alchemical", "show-artifact"},
}
"""Kinds that few random games see."""


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
def test_a_chain_begins_with_its_root(kit: Any) -> None:
    """Every event names its root: one that the seat has seen, not later, and itself where it begins a chain.

    Chains follow one another; and what one player brings about begins with an event of that player.
    """
    for seed, game in kinds_of(kit):
        *_, (match, _) = watched(game, seed)
        for seat in (*range(game.seats), None):
            events = match.events_for(seat)
            latest = 0
            for at, event in enumerate(events):
                assert event["root"] in (latest, at), (seat, at, event)
                latest = event["root"]
                assert event["because"] in game.effects, event


def test_an_act_of_golem_and_what_follows() -> None:
    """Marble, student, row; the phases go on by themselves."""
    match = gl.new("golem", players=3, seed=1)
    rng = Random(1)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    events = match.events_for(None)
    begun = {event["kind"] for at, event in enumerate(events) if event["root"] == at}
    assert {"round", "phase", "marble", "rabbi", "pass", "movement", "income", "end"} <= begun
    assert not begun & {"student", "buy", "golem-step", "points", "activate"}
    for at, event in enumerate(events):
        root = events[event["root"]]
        assert root["seat"] in (event["seat"], -1) or event["seat"] == -1, (at, event, root)


def test_what_is_taken_back_was_never_told() -> None:
    """The roots and the events after an undo are those of a match in which nothing was undone."""
    match, plain = gl.new("golem", players=2, seed=4), gl.new("golem", players=2, seed=4)
    rng = Random(2)
    taken = 0
    while not match.over and taken < 30:
        seat = rng.choice(match.to_act)
        action = rng.choice(match.legal(seat))
        match.play(seat, action)
        if match.undo_stop(seat) is None:
            match.events_for(seat)
            match.undo(seat)
            taken += 1
            match.play(seat, action)
        plain.play(seat, action)
        assert match.events_for(0) == plain.events_for(0)
    assert taken == 30


def test_where_nobody_listens_nothing_is_told() -> None:
    """Search plays on copies, which have no listeners: no event is made, and no chain is followed."""
    match = gl.new("golem", players=2, seed=4)
    copy = match.state.copy()
    told = copy.telling
    apply(copy, match.to_act[0], match.legal(match.to_act[0])[0])
    assert copy.events is None
    assert copy.telling == told
