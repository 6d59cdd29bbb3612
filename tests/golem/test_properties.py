"""What must hold in every game of Golem, checked on random games and by hypothesis."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import goldenlane as gl
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.match import replay
from goldenlane.kernel.state import CHANCE, advance, apply
from tests.golem.components import miscounts
from tests.playing import finish, move, play_on
from tests.states import differences

PLAYERS = (1, 2, 3, 4)
SETUPS = ("normal", "intro")
GAMES = 20
"""Random games of each player count and set-up."""
NOT_IN_POSITION = ("events", "telling", "revealed")
"""A position says nothing about what became known before it: undo never reaches behind it."""


def game(players: int, setup: str, seed: int) -> gl.Match:
    return gl.new("golem", players=players, setup=setup, seed=seed)


def state_of(match: gl.Match) -> GolemState:
    assert isinstance(match.state, GolemState)
    return match.state


def rebuilt(match: gl.Match) -> GolemState:
    """The state that its own position sets up, through JSON."""
    position = json.loads(json.dumps(match.position()))
    state = match.game.set_up(position)
    assert isinstance(state, GolemState)
    advance(state)
    return state


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_run_to_the_end(players: int, setup: str) -> None:
    """Nothing is lost or doubled, nobody is stuck, and the options of a decision are distinct."""
    for seed in range(GAMES):
        match = game(players, setup, seed)
        for _ in play_on(match, Random(seed)):
            assert miscounts(state_of(match)) == [], f"seed {seed}, after {match.log[-3:]}"
            for seat in match.to_act:
                assert 0 <= seat < players
                texts = [str(option) for option in match.legal(seat)]
                assert len(texts) > 1, f"seed {seed}: seat {seat} has no choice: {texts}"
                assert len(set(texts)) == len(texts), f"seed {seed}: {texts}"
        scores = match.scores()
        assert sorted(row["place"] for row in scores) == list(range(1, len(scores) + 1))
        assert all(row["total"] == sum(row["points"].values()) for row in scores)
        assert match.to_act == ()


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_sets_up_the_same_state(players: int, setup: str) -> None:
    rng = Random(players)
    match = game(players, setup, 11)
    for _ in play_on(match, rng):
        assert differences(match.state, rebuilt(match), but=NOT_IN_POSITION) == []


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_log_gives_the_same_state_at_every_point(players: int, setup: str) -> None:
    match = game(players, setup, 12)
    states = []
    for _ in play_on(match, Random(players)):
        states.append((len(match.log), match.state.copy(), len(match.events)))
    for length, state, events in states[:: max(1, len(states) // 8)] + states[-1:]:
        again = replay(match.game, match.log[:length])
        assert differences(state, again.state) == []
        assert again.events == match.events[:events]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_copy_goes_its_own_way(players: int) -> None:
    """The same choices keep a copy equal; other choices do not touch the original."""
    for setup in SETUPS:
        match = game(players, setup, 13)
        rng = Random(players)
        for _ in play_on(match, rng):
            original, before = match.state, match.state.copy()
            twins = [original.copy(), original.copy()]
            for step in range(6):
                for twin in twins:
                    wander(twin, Random(step))
                assert differences(*twins) == []
            assert differences(original, before) == []


def wander(state: Any, rng: Random) -> None:
    """One random step of a bare state, chance included."""
    if state.over:
        return
    seat = rng.choice(state.to_act)
    frame = state.stack[-1]
    action = frame[0].draw(state, frame, rng) if seat == CHANCE else rng.choice(state.legal(seat))
    apply(state, seat, action)


@pytest.mark.parametrize("players", PLAYERS)
def test_undo_returns_the_exact_state_and_stops_at_what_became_known(players: int) -> None:
    """Refused exactly when chance, a revelation or another seat's act lies between."""
    undone = refused = 0
    for setup in SETUPS:
        match = game(players, setup, 14)
        rng = Random(players)
        while not match.over:
            before, events, entries = match.state.copy(), list(match.events), len(match.log)
            seat, action = move(match, rng)
            match.play(seat, action)
            drawn = any(who == CHANCE for who, _ in match.log[entries:])
            barrier = drawn or match.state.revealed != before.revealed
            assert (match.undo_stop(seat) is not None) == barrier
            for other in range(players):
                assert other == seat or match.undo_stop(other) is not None
            if barrier:
                refused += 1
                kept, length = match.state.copy(), len(match.log)
                with pytest.raises(gl.CannotUndo, match=f"seat {seat} cannot undo"):
                    match.undo(seat)
                assert differences(match.state, kept) == []
                assert len(match.log) == length
            elif rng.random() < 0.5:
                undone += 1
                match.undo(seat)
                assert differences(match.state, before) == []
                assert match.events == events
                match.play(seat, action)
    assert undone > 10
    assert refused > 10


def test_the_end_shows_the_goals_so_it_cannot_be_undone() -> None:
    for seed in range(30):
        match = finish(game(2, "normal", seed), seed)
        for seat in range(2):
            assert match.view(None)["players"][seat]["goals"] is not None
            assert match.undo_stop(seat) is not None


@pytest.mark.parametrize("players", PLAYERS)
def test_a_loaded_save_is_the_same_match(players: int) -> None:
    rng = Random(players)
    match = game(players, "normal", 15)
    for number, _ in enumerate(play_on(match, rng)):
        if number % 25 == 3 or match.over:
            seat = next(iter(match.to_act), 0)
            if match.undo_stop(seat) is None:
                match.undo(seat)
            text = match.save()
            again = gl.load(text)
            assert again.save() == text
            assert differences(again.state, match.state) == []
            assert [again.undo_reach(s) for s in range(players)] == [
                match.undo_reach(s) for s in range(players)
            ]


def test_a_fork_leaves_the_match_alone_and_may_go_another_way() -> None:
    match = finish(game(3, "normal", 16), 1)
    text = match.save()
    for at in (0, 1, 40, 100, None):
        fork = match.fork(at=at, seed=5)
        assert fork.log == match.log[: len(fork.log)]
        finish(fork, 6)
        assert fork.over
        assert match.save() == text


class Table(RuleBasedStateMachine):
    """Play, undo, save, set up again and fork in any order."""

    @initialize(players=st.sampled_from(PLAYERS), setup=st.sampled_from(SETUPS), seed=st.integers(0, 999))
    def start(self, players: int, setup: str, seed: int) -> None:
        self.match = game(players, setup, seed)
        self.history: list[tuple[int, GolemState]] = []

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 3), which=st.integers(0, 99), times=st.integers(1, 12))
    def play(self, who: int, which: int, times: int) -> None:
        for _ in range(times):
            if self.match.over:
                return
            seat = self.match.to_act[who % len(self.match.to_act)]
            options = self.match.legal(seat)
            self.history.append((seat, state_of(self.match).copy()))
            self.match.play(seat, options[which % len(options)])

    @precondition(lambda self: self.history)
    @rule()
    def undo(self) -> None:
        seat, before = self.history[-1]
        if self.match.undo_stop(seat) is None:
            self.match.undo(seat)
            assert differences(self.match.state, before) == []
            self.history.pop()

    @rule(text=st.text(max_size=12), seat=st.integers(-4, 9))
    def nonsense(self, text: str, seat: int) -> None:
        before, log = state_of(self.match).copy(), list(self.match.log)
        with pytest.raises((gl.IllegalAction, gl.UnknownSeat)) as caught:
            self.match.play(seat, text)
        assert "\n" not in str(caught.value)
        assert differences(self.match.state, before) == []
        assert self.match.log == log

    @rule()
    def save_and_load(self) -> None:
        text = self.match.save()
        again = gl.load(text, seed=1)
        assert again.save() == text
        assert differences(again.state, self.match.state) == []
        self.match = again

    @rule()
    def set_up_again(self) -> None:
        assert differences(self.match.state, rebuilt(self.match), but=NOT_IN_POSITION) == []

    @invariant()
    def nothing_is_lost_and_somebody_can_act(self) -> None:
        assert miscounts(state_of(self.match)) == []
        assert self.match.over or all(self.match.legal(seat) for seat in self.match.to_act)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=30)
