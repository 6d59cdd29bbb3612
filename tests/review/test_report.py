"""Whole reviews of finished games, with a tiny budget: what they must hold whatever the master thinks."""

from collections.abc import Sequence
from random import Random

import pytest

import goldenlane as gl
from goldenlane.bots import Analyst, Budget, Seat, bot
from goldenlane.bots.analysis import Thought
from goldenlane.kernel.action import Action
from goldenlane.kernel.match import Match
from goldenlane.review import Review, review
from goldenlane.review.moments import SLIP, Moment, look
from goldenlane.review.report import NotOver, Sample, player_summary, turning_points
from goldenlane.review.steps import Step, decisions, steps
from goldenlane.review.words import tell
from tests.playing import finish

GAMES = ("golem", "alchemists")
FEW = Budget(iterations=2)
_found: dict[str, tuple[Match, Review, list[float]]] = {}


@pytest.fixture(params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Review, list[float]]:
    """A random game of two, its review, and the progress that was told meanwhile."""
    game = request.param
    if game not in _found:
        match, told = finish(gl.new(game, players=2, seed=4), 4), list[float]()
        _found[game] = match, review(match, budget=FEW, progress=told.append), told
    return _found[game]


def test_the_chart_goes_from_the_start_to_the_result(reviewed: tuple[Match, Review, list[float]]) -> None:
    match, found, told = reviewed
    assert told == sorted(told)
    assert told[-1] == 1.0
    numbers = [sample.number for sample in found.chart]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (1, decisions(match) + 1)
    for sample in found.chart:
        assert sum(sample.chances) == pytest.approx(1)
    first = [score["place"] == 1 for score in match.scores()]
    assert [chance > 0 for chance in found.chart[-1].chances] == first


def test_every_decision_with_a_choice_is_judged_once(reviewed: tuple[Match, Review, list[float]]) -> None:
    match, found, _ = reviewed
    judged = {moment.number: moment for moment in found.moments}
    assert len(judged) == len(found.moments)
    for step in steps(match):
        options = [option.text for option in step.match.legal(step.seat)]
        assert (step.number in judged) == (len(options) > 1)
        if moment := judged.get(step.number):
            assert (moment.seat, moment.round, moment.played) == (step.seat, step.round, step.action.text)
            assert moment.best in options
            assert 0 <= moment.chance <= 1
            assert moment.loss >= 0
            assert moment.loss == 0 or moment.best != moment.played


def test_the_summary_of_a_player_adds_up(reviewed: tuple[Match, Review, list[float]]) -> None:
    _, found, _ = reviewed
    for seat in found.seats:
        own = [moment for moment in found.moments if moment.seat == seat]
        summary = player_summary(found.moments, seat)
        assert summary["decisions"] == len(own)
        assert sorted(summary["slips"]) == [moment.number for moment in own if moment.loss >= SLIP]
        assert summary["lost"] == pytest.approx(sum(moment.loss for moment in own), abs=0.001)


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_review_can_be_told(reviewed: tuple[Match, Review, list[float]], lang: str) -> None:
    match, found, _ = reviewed
    told = tell(found, match, lang, ["Ann", "Ben"])
    assert [player["name"] for player in told["players"]] == ["Ann", "Ben"]
    assert [turn["way"] for turn in told["turns"]["list"]] == [
        "up" if turn.after > turn.before else "down" for turn in found.turns
    ]
    for player in told["players"]:
        assert (player["knowledge"] is None) == (match.game.name == "golem")
        for slip in player["slips"]:
            assert slip["played"] != slip["better"]


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_what_its_seat_knew(game: str) -> None:
    """Two worlds: what the seat could not know changes nothing in what is said of its decision."""
    match = finish(gl.new(game, players=3, seed=2), 2)
    analyst = bot("master", match.game, FEW)
    assert isinstance(analyst, Analyst)
    compared = 0
    for step in steps(match):
        if step.number % 12 or len(step.match.legal(step.seat)) < 2:
            continue
        real = step.match.state
        world = Seat.of(step.match, step.seat).imagine(Random(step.number))
        here = look(step, analyst, Random(7))
        step.match.state = world
        there = look(step, analyst, Random(7))
        step.match.state = real
        assert here == there
        compared += match.game.position(world) != match.game.position(real)
        if compared == 4:
            return
    raise AssertionError("the worlds were all alike")


class _Moody:
    """An analyst whose first look exaggerates, and who says what is true when it looks again."""

    name = "moody"

    def __init__(self, truth: float) -> None:
        self._truth = truth
        self.looks: list[tuple[Action, ...]] = []

    def choose(self, seat: Seat, rng: Random) -> Action:
        return seat.options[0]

    def think(
        self, seat: Seat, rng: Random, also: Action | None = None, among: Sequence[Action] = ()
    ) -> list[Thought]:
        self.looks.append(tuple(among))
        if among:
            return [Thought(among[0], 0.5 + self._truth, 2.0, 9), Thought(among[1], 0.5, 0.0, 9)]
        other = next(option for option in seat.options if option != also)
        assert also is not None
        return [Thought(other, 0.9, 9.0, 1), Thought(also, 0.5, 0.0, 1)]

    def chances(self, seat: Seat, rng: Random) -> list[float]:
        return [0.5, 0.5]


def _first_choice() -> Step:
    match = finish(gl.new("golem", players=2, seed=1), 1)
    return next(step for step in steps(match) if len(step.match.legal(step.seat)) > 1)


@pytest.mark.parametrize(("truth", "slip"), [(0.2, True), (0.01, False)])
def test_a_slip_is_what_a_second_look_confirms(truth: float, slip: bool) -> None:
    step, analyst = _first_choice(), _Moody(truth)
    moment = look(step, analyst, Random(1))
    assert moment is not None
    assert len(analyst.looks) == 2
    assert analyst.looks[1][1] == step.action, "the second look is at the best and the played option"
    assert moment.slip is slip
    assert moment.loss == pytest.approx(truth)


def _moment(number: int, loss: float) -> Moment:
    return Moment(number, 1, 0, "take", "a", "b" if loss else "a", 0.5, loss, 0.0)


def test_turning_points_are_the_largest_changes_in_order() -> None:
    ways = [0.5, 0.45, 0.7, 0.75, 0.5, 0.65, 0.77, 0.91, 0.6, 1.0]
    chart = [Sample(10 * i + 1, 1, [chance, 1 - chance]) for i, chance in enumerate(ways)]
    found = turning_points(chart, [_moment(15, 0.3), _moment(16, 0.01), _moment(25, 0.3)], range(2))
    assert [turn.first for turn in found] == [11, 31, 41, 71, 81]
    assert (found[0].last, found[0].slips) == (20, [15])
    assert found[0].before == pytest.approx(0.45)
    assert turning_points(chart[:2], [], range(2)) == []


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(NotOver):
        review(gl.new("golem", players=2, seed=1), budget=FEW)


def test_the_same_seed_gives_the_same_review() -> None:
    match = finish(gl.new("golem", players=1, seed=3, setup="intro"), 3)
    one, other = (review(match, budget=Budget(iterations=1), seed=5).to_json() for _ in range(2))
    assert one == other
