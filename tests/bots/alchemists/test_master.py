"""The master of Alchemists: what it learns from rivals, which worlds it imagines, and how it thinks."""

from random import Random

import numpy as np
import pytest

import goldenlane as gl
from goldenlane.bots import Analyst, Budget, Seat, bot
from goldenlane.bots.alchemists.belief import believe
from goldenlane.bots.alchemists.declare import plans
from goldenlane.bots.alchemists.master import AlchemistsMaster
from goldenlane.bots.alchemists.rivals import TrustingMind
from goldenlane.bots.alchemists.value import believed_promise, features, promise
from goldenlane.bots.alchemists.worlds import ImaginativeSeat
from goldenlane.deduction import facts
from goldenlane.games.alchemists.alchemy import SIGN
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.judging import HAVING
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import GOLD, SPACES
from goldenlane.games.alchemists.worlds import golems
from tests.alchemists.positions import Table

EVERYTHING = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]


def halfway(modules: list[str], asks: str, seed: int = 4, round_: int = 3) -> gl.Match:
    """A game of apprentices up to a decision of a round."""
    match = gl.new("alchemists", players=2, variant="master", modules=modules, seed=seed)
    player = bot("apprentice", match.game)
    rng = Random(seed)
    while match.view(None)["round"] < round_ or match.view(None)["decision"]["asks"] != asks:
        seat = match.to_act[0]
        match.play(seat, player.choose(Seat.of(match, seat), rng))
    return match


# ---- what rivals suggest -----------------------------------------------------------------------
def test_evidence_weighs_worlds_and_excludes_none() -> None:
    known = (facts.mix(2, 1, [0]),)
    plain, weighed = believe(known), believe(known, ((((3, 1 << 5),), 8.0),))
    before, after = plain.right[3][5], weighed.right[3][5]
    assert after == pytest.approx(8 * before / (8 * before + 1 - before))
    assert [[chance > 0 for chance in row] for row in plain.right] == [
        [chance > 0 for chance in row] for row in weighed.right
    ]


def test_evidence_of_an_article_speaks_of_signs() -> None:
    claim = tuple((ingredient, HAVING[1][0]) for ingredient in (0, 1, 2, 3))
    chances = believe((), ((claim, 1e9),)).right
    for ingredient in range(8):
        plus = sum(chance for alchemical, chance in enumerate(chances[ingredient]) if not SIGN[alchemical][1])
        assert plus == pytest.approx(1.0 if ingredient < 4 else 0.0, abs=1e-6)


def test_entropy_is_the_number_of_missing_bits() -> None:
    assert believe(()).entropy == pytest.approx(np.log2(967_680))
    known = (facts.mix(2, 1, [0]), facts.golem_test(3, True, False))
    assert believe(known).entropy == pytest.approx(np.log2(believe(known).knowledge.worlds))
    assert believe(known, ((((3, 1 << 5),), 8.0),)).entropy < believe(known).entropy


def test_a_rivals_seal_is_believed_and_ones_own_is_not() -> None:
    at = Table(players=3, variant="master", modules=[])
    at.state.round = 4
    at.state.theories[0], at.state.theories[1] = 3, 4
    at.state.seals[0 * 3 + 1] = GOLD
    at.state.seals[1 * 3 + 0] = GOLD
    mind = TrustingMind(at.game, at.match.view(0))
    assert mind.belief.right[0][3] > 0.6
    assert mind.belief.right[1][4] < 0.25


# ---- imagined worlds ---------------------------------------------------------------------------
@pytest.mark.parametrize("modules", [[], EVERYTHING])
def test_imagined_worlds_agree_with_what_everybody_has_seen(modules: list[str]) -> None:
    match = halfway(modules, "declare")
    assert isinstance(match.game, AlchemistsGame)
    seat = match.to_act[0]
    real = Seat.of(match, seat)
    dreams = ImaginativeSeat(real, TrustingMind(match.game, real.view))
    rng = Random(1)
    for _ in range(20):
        world = dreams.imagine(rng)
        assert match.game.view(world, seat) == match.view(seat)
        for player in world.players:
            assert golems(tuple(player.facts), world.alchemy) >> max(world.golem, 0) & 1
            assert len(player.facts) >= len(player.results)


# ---- thinking ----------------------------------------------------------------------------------
@pytest.mark.parametrize("modules", [[], EVERYTHING])
def test_the_first_thought_is_the_choice(modules: list[str]) -> None:
    match = halfway(modules, "declare")
    master = AlchemistsMaster(match.game, Budget(iterations=8))  # type: ignore[arg-type]
    assert isinstance(master, Analyst)
    seat = Seat.of(match, match.to_act[0])
    thoughts = master.think(seat, Random(2))
    assert thoughts[0].option is master.choose(seat, Random(2))
    assert {str(thought.option) for thought in thoughts} <= {str(option) for option in seat.options}
    assert sum(thought.visits for thought in thoughts) <= 8


@pytest.mark.parametrize("modules", [[], EVERYTHING])
def test_chances_add_up(modules: list[str]) -> None:
    match = halfway(modules, "declare")
    master = AlchemistsMaster(match.game, Budget(iterations=4))  # type: ignore[arg-type]
    for seat in range(2):
        assert sum(master.chances(Seat.of(match, seat), Random(1))) == pytest.approx(1.0)


def test_what_is_declared_is_one_plan() -> None:
    """Every step is thought about anew, by a bot that does not remember; the whole is still a plan."""
    match = halfway([], "declare")
    seat = match.to_act[0]
    assert isinstance(match.game, AlchemistsGame)
    able = {each.actions for each in plans(TrustingMind(match.game, match.view(seat)))}
    number = 0
    while match.to_act == (seat,) and match.view(seat)["decision"]["asks"] == "declare":
        master = AlchemistsMaster(match.game, Budget(iterations=4))
        match.play(seat, master.choose(Seat.of(match, seat), Random(number)))
        number += 1
    rows = match.view(None)["spaces"]
    declared = [
        sum(row["actions"] for row in rows[name]["rows"] if row["seat"] == seat) if name in rows else 0
        for name in SPACES
    ]
    assert tuple(declared) in able


# ---- the value of a position -------------------------------------------------------------------
def test_more_is_worth_more() -> None:
    match = halfway([], "pick-order-space", round_=4)
    state = match.state
    assert isinstance(state, AlchemistsState)
    assert isinstance(match.game, AlchemistsGame)
    seat = match.to_act[0]
    richer = state.copy()
    richer.players[seat].gold += 2
    richer.players[seat].hand[0] += 1
    assert promise(match.game, richer, seat) > promise(match.game, state, seat)
    minds = [TrustingMind(match.game, match.game.view(each, seat)) for each in (state, richer)]
    assert believed_promise(minds[1], richer) > believed_promise(minds[0], state)
    assert len(features(match.game, state, seat)) == 6


def test_at_the_end_the_promise_is_the_score() -> None:
    match = gl.new("alchemists", players=2, seed=1)
    player, rng = bot("beginner", match.game), Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, player.choose(Seat.of(match, seat), rng))
    totals = [score["total"] for score in match.scores()]
    assert [promise(match.game, match.state, seat) for seat in range(2)] == totals  # type: ignore[arg-type]
