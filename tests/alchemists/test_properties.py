"""What holds in every game: conservation, no dead end, copies, positions, replay, undo."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goldenlane as gl
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.kernel.state import apply
from tests.alchemists.walks import KINDS, PROMO_KINDS, check, walk

MORE = settings(max_examples=12, deadline=None)
KIND = st.sampled_from(KINDS)
SEED = st.integers(0, 10**6)


@pytest.mark.parametrize(("players", "variant", "modules"), [*KINDS, *PROMO_KINDS])
def test_random_games(players: int, variant: str, modules: tuple[str, ...]) -> None:
    """Every number of players, variant and legal set of modules: to the end without an error."""
    game = walk(players, variant, modules, seed=len(modules) + players)
    for seat in game.due():
        check(game.game, game.state)
        game.go(seat)
    check(game.game, game.state)
    assert game.state.final
    assert game.state.round == 6
    places = [score["place"] for score in game.game.scores(game.state)]
    assert min(places) == 1


@MORE
@given(KIND, SEED)
def test_copy_and_position_go_on_alike(kind: tuple[int, str, tuple[str, ...]], seed: int) -> None:
    """copy == decode(encode): from any point on, the same actions lead to the same state."""
    game = walk(*kind, seed)
    leave = game.rng.randrange(150)
    for step, seat in enumerate(game.due()):
        if step == leave:
            break
        game.go(seat)
    position = json.loads(json.dumps(game.game.position(game.state)))
    twins = [game.state.copy(), game.game.set_up(position)]
    twins[1].options = list(game.state.options)
    for seat in game.due():
        action = game.go(seat)
        for twin in twins:
            apply(twin, seat, action)
    final = game.game.position(game.state)
    assert [game.game.position(twin) for twin in twins] == [final, final]


def match_of(kind: tuple[int, str, tuple[str, ...]], seed: int) -> gl.Match:
    players, variant, modules = kind
    return gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)


@MORE
@given(KIND, SEED)
def test_replay_gives_the_same_match(kind: tuple[int, str, tuple[str, ...]], seed: int) -> None:
    match, rng = match_of(kind, seed), Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    again = gl.load(match.save())
    assert again.position() == match.position()
    assert again.events == match.events
    assert again.scores() == match.scores()


@MORE
@given(KIND, SEED)
def test_undo_is_exact(kind: tuple[int, str, tuple[str, ...]], seed: int) -> None:
    match, rng = match_of(kind, seed), Random(seed)
    undone = 0
    for _ in range(120):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        before, events = match.position(), len(match.events)
        legal = [action.text for action in match.legal(seat)]
        match.play(seat, rng.choice(match.legal(seat)))
        if match.undo_stop(seat) is None:
            match.undo(seat)
            undone += 1
            assert match.position() == before
            assert len(match.events) == events
            assert [action.text for action in match.legal(seat)] == legal
            match.play(seat, rng.choice(match.legal(seat)))
    assert undone


@MORE
@given(KIND, SEED)
def test_undo_never_crosses_what_was_learned(kind: tuple[int, str, tuple[str, ...]], seed: int) -> None:
    """After an action that taught somebody something, nothing before it can be taken back."""
    match, rng = match_of(kind, seed), Random(seed)
    while not match.over:
        state = match.state
        assert isinstance(state, AlchemistsState)
        before = len(state.facts) + sum(len(player.facts) for player in state.players)
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        state = match.state
        assert isinstance(state, AlchemistsState)
        if len(state.facts) + sum(len(player.facts) for player in state.players) > before:
            assert match.undo_stop(seat) is not None


def test_declared_cubes_are_those_of_the_round() -> None:
    """Placed and unused cubes together are the cubes of the round and one for each Assistant."""
    for players, variant, modules in KINDS[:6]:
        game = walk(players, variant, modules, seed=9)
        game.state.events = []
        for seat in game.due():
            game.go(seat)
            events, game.state.events = game.state.events, []
            assistants = 0
            for event in events:
                if event.kind == "favor" and event.args[0] == "assistant":
                    assert isinstance(event.args[1], int)
                    assistants += event.args[1]
            for event in events:
                if event.kind == "declare":
                    actions, unused = event.args
                    assert isinstance(actions, tuple)
                    assert isinstance(unused, int)
                    placed = sum(game.game.cubes_of(i, int(n)) for i, n in enumerate(actions))
                    assert placed + unused == game.game.cubes[game.state.round] + assistants
