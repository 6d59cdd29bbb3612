"""The information barrier: what a seat cannot know leaves no trace in anything that the seat is given.

A *twin* is a second match that differs from the true one only in what an observer (a seat, or None: a
spectator) cannot know. Both go on with the same public play: the observer's actions and all open actions
and draws are the same, what is secret from the observer is chosen independently. As long as nothing
secret comes into the open, the observer must get the same bytes from both.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.match import replay
from goldenlane.kernel.save import Entry
from goldenlane.kernel.state import CHANCE, advance
from goldenlane.kernel.undo import UndoStop
from tests.playing import move
from tests.states import differences

OUTSIDER = -9
"""Imagining for nobody's seat: all that is secret to anybody is drawn anew."""
SECRET_DEALS = ("goals", "start-tiles")
"""What chance deals to one seat alone: the seat is the frame's first int."""
RECENT = 60
"""Events compared after every step; no step brings so many."""
SECRET_CHOICES = ("draft", "return-goal", "start", "keep-goal")
SEATS = [(players, seat) for players in (2, 3, 4) for seat in (*range(players), None)] + [(1, None)]


class CameOut(gl.GoldenLaneError):
    """The observer has drawn a card that the twin does not have: the secret is out, comparing ends."""


class Twin:
    """A true match and its twin, observed from one place."""

    def __init__(self, truth: gl.Match, world: GolemState, observer: int | None, seed: int) -> None:
        self.truth = truth
        self.observer = observer
        self.rng = Random(seed)
        self.compared = 0
        self.match = replay(truth.game, list(truth.log), position=truth.start_position, seed=seed)
        self.match.state = world
        world.events = []

    def play(self, seat: int, action: gl.Action) -> bool:
        """Play in both; False when the twins may now differ for the observer."""
        asks = self.truth.state.stack[-1][0].asks
        choices = self.truth.legal(seat)
        at = choices.index(action)
        entries = len(self.truth.log)
        self.truth.play(seat, action)
        options = self.match.legal(seat)
        secret = asks in SECRET_CHOICES and seat != self.observer
        assert len(options) == len(choices) if secret else options == choices
        chosen = options[self.rng.randrange(len(options))] if secret else options[at]
        try:
            self._play(seat, chosen, self.truth.log[entries + 1 :])
        except CameOut:
            return False
        return not self._came_out(asks)

    def _play(self, seat: int, action: gl.Action, drawn: list[Entry]) -> None:
        """Play in the twin: open draws as they were in truth, secret ones by the twin's own luck."""
        chance = iter(text for who, text in drawn if who == CHANCE)
        twin = self.match

        def draw() -> None:
            while twin.state.to_act == (CHANCE,):
                frame = twin.state.stack[-1]
                effect, text = frame[0], next(chance)
                assert isinstance(effect, Chance)
                if effect.verb in SECRET_DEALS and frame[2] != self.observer:
                    outcome = effect.draw(twin.state, frame, self.rng)
                    assert len(outcome.data) == len(text.split()) - 1
                else:
                    try:
                        outcome = effect.read(twin.state, frame, text)
                    except gl.IllegalAction:
                        assert effect.verb in SECRET_DEALS, f"an open draw differs: {text}"
                        raise CameOut from None
                twin._do(CHANCE, outcome)
                twin._stop_undo(UndoStop("chance"))

        twin._draw_chance = draw  # type: ignore[method-assign]
        twin.play(seat, action)
        assert next(chance, None) is None

    def _came_out(self, asks: str) -> bool:
        """Whether the rules have just shown the observer something in which the twins differ."""
        truth, twin = self.truth.state, self.match.state
        assert isinstance(truth, GolemState)
        assert isinstance(twin, GolemState)
        if truth.over:
            return True
        if self.observer is not None and own_cards(truth, self.observer) != own_cards(twin, self.observer):
            return True
        if asks == "start" and truth.stack[-1][0].asks != "start":
            return any(
                a.start_tiles != b.start_tiles for a, b in zip(truth.players, twin.players, strict=True)
            )
        return False

    def compare(self) -> None:
        """The observer's bytes are the same: view, events, options, undo, and every number beside them."""
        assert observation(self.truth, self.observer) == observation(self.match, self.observer)
        self.compared += 1
        asks = self.truth.state.stack[-1][0].asks if self.truth.state.stack else ""
        if asks in SECRET_CHOICES or self.compared % 10 == 0:
            worlds = [
                world_for(match, self.observer, Random(self.compared)) for match in (self.truth, self.match)
            ]
            assert differences(*worlds) == [], "an imagined world depends on the hidden truth"

    def undo(self, seat: int) -> None:
        self.truth.undo(seat)
        self.match.undo(seat)


def own_cards(state: GolemState, seat: int) -> list[list[int]]:
    """The goals that a seat holds: it may look at them."""
    return [state.players[seat].goals, state.players[seat].hand]


def observation(match: gl.Match, observer: int | None) -> bytes:
    """All that an observer is given, in the order in which it is given."""
    seats = range(match.game.seats)
    given: dict[str, Any] = {
        "view": match.view(observer),
        "events": match.events_for(observer, max(0, len(match.events) - RECENT)),
        "since": [len(match.events_for(observer, len(match.events) - back)) for back in range(20)],
        "size": len(match.events),
        "to-act": match.to_act,
        "over": match.over,
        "options": None if observer is None else [str(option) for option in match.legal(observer)],
        "undo": [(match.undo_stop(seat), match.undo_reach(seat)) for seat in seats],
        "log": [who for who, _ in match.log],
    }
    return json.dumps(given, ensure_ascii=False).encode()


def world_for(match: gl.Match, observer: int | None, rng: Random) -> GolemState:
    world = match.game.imagine(match.state, OUTSIDER if observer is None else observer, rng)
    assert isinstance(world, GolemState)
    return world


def starts(players: int, seed: int, setup: str = "normal") -> Iterator[tuple[gl.Match, int]]:
    """A random game, copied at points spread over it: during set-up often, later rarely. Games alone are
    short, so there are some of them."""
    for game in range(3 if players == 1 else 1):
        match = gl.new("golem", players=players, seed=seed + 100 * game, setup=setup)
        rng = Random(seed + 100 * game)
        for number in range(100_000):
            if match.over:
                break
            if not match.view(None)["round"] or number % 20 == 0:
                yield replay(match.game, list(match.log), seed=seed), number
            match.play(*move(match, rng))


@pytest.mark.parametrize(("players", "observer"), SEATS)
def test_an_observer_cannot_tell_an_imagined_world_from_the_truth(players: int, observer: int | None) -> None:
    compared = different = 0
    for truth, number in starts(players, seed=21):
        world = world_for(truth, observer, Random(number))
        different += bool(differences(truth.state, world))
        twin = Twin(truth, world, observer, number)
        rng = Random(number)
        twin.compare()
        played: list[int] = []
        for _ in range(30):
            if truth.over:
                break
            if played and truth.undo_stop(played[-1]) is None and rng.random() < 0.2:
                twin.undo(played.pop())
            else:
                seat, action = move(truth, rng)
                if not twin.play(seat, action):
                    break
                played.append(seat)
            twin.compare()
            compared += 1
    assert compared > 100
    assert different > 5


@pytest.mark.parametrize(("players", "observer"), SEATS)
def test_imagining_does_not_depend_on_the_hidden_truth(players: int, observer: int | None) -> None:
    """Two truths that a seat cannot tell apart, and the same luck: the same imagined world, slot by slot."""
    for truth, number in starts(players, seed=22):
        other = world_for(truth, observer, Random(number + 1))
        seat = OUTSIDER if observer is None else observer
        one = truth.game.imagine(truth.state, seat, Random(number))
        two = truth.game.imagine(other, seat, Random(number))
        assert differences(one, two) == []
        assert differences(truth.state, replay(truth.game, list(truth.log)).state) == []


def test_in_an_imagined_world_a_seat_chooses_among_the_imagined_cards() -> None:
    """Seat 0 has drawn two goals by the tile A11; seat 1 knows neither them nor the options."""
    match = gl.new("golem", players=2, seed=5, position={"action-tiles": [10, 0, 1], "turn": 0})
    match.play(0, "rabbi A11")
    match.play(0, "draw goals")
    real = match.legal(0)
    seen = set()
    for seed in range(20):
        world = world_for(match, 1, Random(seed))
        assert [option.data[0] for option in world.legal(0)] == world.players[0].hand
        seen.add(tuple(world.players[0].hand))
        assert world_for(match, 0, Random(seed)).legal(0) == real
    assert len(seen) > 10
    assert match.legal(0) == real


def swap(state: GolemState, a: int, b: int) -> GolemState:
    """A copy in which two goals have changed places, wherever they are."""
    world = state.copy()
    change = {a: b, b: a}

    def mapped(cards: list[int]) -> list[int]:
        return sorted(change.get(card, card) for card in cards)

    for player in world.players:
        player.goals, player.hand = mapped(player.goals), mapped(player.hand)
        player.choice = change.get(player.choice, player.choice) if player.choice >= 51 else player.choice
    world.goal_bag = mapped(world.goal_bag)
    world.goal_bottom = [change.get(card, card) for card in world.goal_bottom]
    return world


def hidden_goals(state: GolemState, observer: int | None) -> dict[str, list[int]]:
    """Goals that the observer does not know and that will not be passed to it, by where they are."""
    others = [player for seat, player in enumerate(state.players) if seat != observer]
    under = zip(state.goal_bottom, state.goal_bottom_by, strict=True)
    return {
        "kept": [goal for player in others for goal in player.goals],
        "deck": list(state.goal_bag),
        "under": [goal for goal, by in under if by != observer],
    }


@pytest.mark.parametrize("places", [("kept", "deck"), ("kept", "under"), ("under", "deck"), ("kept", "kept")])
@pytest.mark.parametrize(("players", "observer"), [(2, 0), (3, 1), (4, 3), (3, None), (1, None)])
def test_goals_of_others_leave_no_trace(players: int, observer: int | None, places: tuple[str, str]) -> None:
    """Two goals change places behind the observer's back; the whole rest of the game looks the same."""
    compared = 0
    for truth, number in starts(players, seed=23):
        assert isinstance(truth.state, GolemState)
        if number % (60 if truth.state.phase else 5):
            continue
        rng = Random(number)
        hidden = hidden_goals(truth.state, observer)
        one, two = hidden[places[0]], hidden[places[1]]
        if not one or not two or (one == two and len(one) < 2):
            continue
        a = rng.choice(one)
        twin = Twin(
            truth, swap(truth.state, a, rng.choice([goal for goal in two if goal != a])), observer, number
        )
        advance(twin.match.state)
        while True:
            twin.compare()
            compared += 1
            if truth.over or not twin.play(*move(truth, rng)):
                break
    assert compared > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unchosen_start_tiles_leave_no_trace(players: int) -> None:
    """The tiles that another did not choose are others in the twin: nobody else ever notices."""
    compared = 0
    for seed in range(2):
        for observer in (players - 1, None):
            truth = gl.new("golem", players=players, seed=seed)
            rng = Random(seed)
            while truth.to_act != tuple(range(players)) or truth.view(None)["decision"]["asks"] != "start":
                truth.play(*move(truth, rng))
            assert isinstance(truth.state, GolemState)
            world = truth.state.copy()
            tiles = world.players[0].start_tiles
            chosen, unchosen = tiles[:2], tiles[2:]
            world.players[0].start_tiles = sorted(chosen + rng.sample(world.start_bag, 2))
            world.start_bag = sorted({*world.start_bag, *unchosen} - set(world.players[0].start_tiles))
            twin = Twin(truth, world, observer, seed)
            twin.compare()
            first = f"start {chosen[0]} {chosen[1]}"
            truth.play(0, first)
            twin.match.play(0, first)
            while not truth.over:
                twin.compare()
                compared += 1
                asks = truth.state.stack[-1][0].asks
                seat, action = move(truth, rng)
                if asks == "start":  # all have the same tiles but seat 0, which has chosen
                    truth.play(seat, action)
                    twin.match.play(seat, action)
                elif not twin.play(seat, action):
                    break
    assert compared > 300


@pytest.mark.parametrize("asks", ["draft", "return-goal", "start"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_secret_choice_shows_that_it_was_made_and_nothing_else(players: int, asks: str) -> None:
    """Whatever seat 0 chooses, the others see the same until all have chosen."""
    match = gl.new("golem", players=players, seed=31)
    rng = Random(31)
    while match.view(None)["decision"]["asks"] != asks:
        match.play(*move(match, rng))
    assert match.to_act == tuple(range(players))
    before = {observer: observation(match, observer) for observer in (*range(players), None)}
    seen = []
    for option in match.legal(0):
        fork = match.fork()
        fork.play(0, option)
        assert fork.view(0)["players"][0]["chosen"] is not None
        seen.append([observation(fork, observer) for observer in (*range(1, players), None)])
        fork.undo(0)
        assert fork.view(0) == match.view(0)
    assert all(one == seen[0] for one in seen)
    assert seen[0][0] != before[1]


def test_the_options_of_a_secret_choice_are_given_to_its_seat_alone() -> None:
    match = gl.new("golem", players=3, seed=31)
    assert [str(option) for option in match.legal(1)] == [
        f"keep {g}" for g in match.view(1)["players"][1]["hand"]
    ]
    match.play(1, match.legal(1)[0])
    assert match.legal(1) == []
    for nobody in (-3, -2, -1, 3):
        with pytest.raises(gl.UnknownSeat):
            match.legal(nobody)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_secret_is_secret_and_the_own_is_known(players: int) -> None:
    match = gl.new("golem", players=players, seed=32)
    rng = Random(32)
    while not match.over:
        assert isinstance(match.state, GolemState)
        for seat in (*range(players), None):
            for who, given in enumerate(match.view(seat)["players"][:players]):
                player = match.state.players[who]
                own = seat == who
                assert given["goals"] == (player.goals if own else None)
                assert given["hand"] == (player.hand if own else None)
                assert (given["start-tiles"] is None) == (len(player.start_tiles) > 2 and not own)
                assert own or given["points"]["goals"] == given["points"]["goal-set"] == 0
        match.play(*move(match, rng))
    assert all(given["goals"] for given in match.view(None)["players"][:players])
