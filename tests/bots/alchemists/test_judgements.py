"""Positions in which the apprentice of Alchemists must not be silly."""

from random import Random

import numpy as np
import pytest

from goldenlane.bots import Seat, bot
from goldenlane.bots.alchemists.articles import CLAIMS, chance, chances, entries_of
from goldenlane.bots.alchemists.belief import believe
from goldenlane.deduction import facts
from goldenlane.deduction.tables import alchemical_of
from goldenlane.games.alchemists.alchemy import (
    ALCHEMICALS,
    MIX,
    SIGN,
    parse_alchemical,
    parse_ingredient,
)
from goldenlane.games.alchemists.vocabulary import (
    ASPECT_FACT,
    BARMAID,
    DEBUNK,
    EXHIBITION,
    GOLD,
    MERCHANT,
    MIX_FACT,
    PUBLISH,
    SELL,
    SILVER,
    fact,
)
from tests.alchemists.positions import Table


def choose(at: Table, seat: int = 0) -> str:
    return str(bot("apprentice", at.game).choose(Seat.of(at.match, seat), Random(0)))


def knows_all(at: Table, seat: int = 0) -> None:
    """The seat has mixed every pair."""
    alchemy = at.state.alchemy
    at.player(seat).facts = [
        fact(MIX_FACT, a, b, 1 << MIX[alchemy[a]][alchemy[b]]) for a in range(8) for b in range(a + 1, 8)
    ]


def knows_but_blue(at: Table, ingredient: str) -> None:
    """Seat 0 knows the red and green sign of an ingredient."""
    i = parse_ingredient(ingredient)
    at.player(0).facts = [fact(ASPECT_FACT, i, i, 2 * c + SIGN[at.state.alchemy[i]][c]) for c in (0, 1)]


def on(space: int, *seats: int, players: int = 3, variant: str = "master") -> Table:
    """A table without modules on which these seats have one action on a space."""
    at = Table(players=players, variant=variant, modules=[])
    for seat in seats:
        at.state.rows[space].append(seat)
        at.state.declared[space * players + seat] = 1
    return at


def holding(at: Table, *names: str) -> None:
    for name in names:
        at.player(0).hand[parse_ingredient(name)] += 1


def theory(at: Table, ingredient: str, alchemical: str, seat: int, kind: int) -> None:
    place = parse_ingredient(ingredient)
    at.state.theories[place] = parse_alchemical(alchemical)
    at.state.seals[place * at.game.seats + seat] = kind
    at.player(seat).seals[kind] -= 1


# ---- publishing --------------------------------------------------------------------------------
def test_a_certain_theory_gets_the_gold_seal() -> None:
    at = on(PUBLISH, 0)
    knows_all(at)
    at.run("resolve-publish")
    at.play(0, choose(at))
    ingredient = at.match.view(0)["decision"]["numbers"][0]
    assert choose(at) == f"alchemical {at_truth(at, ingredient)}"
    at.play(0, choose(at))
    assert choose(at) == "seal gold"


def at_truth(at: Table, ingredient: int) -> str:
    return ALCHEMICALS[at.state.alchemy[ingredient]]


def test_a_doubt_about_one_color_is_hedged_with_it() -> None:
    at = on(PUBLISH, 0)
    knows_but_blue(at, "toad")
    at.run("resolve-publish")
    assert choose(at) == "theory toad"
    at.play(0, "theory toad")
    at.play(0, choose(at))
    assert choose(at) == "seal blue"


def test_knowing_nothing_it_publishes_nothing() -> None:
    at = on(PUBLISH, 0)
    at.run("resolve-publish")
    assert choose(at) == "done"


def test_a_false_theory_is_not_endorsed_and_a_true_one_may_be() -> None:
    at = on(PUBLISH, 0)
    knows_all(at)
    at.state.theories = list(at.state.alchemy)
    theory(at, "fern", "PPP", 1, SILVER)
    theory(at, "scorpion", "npN", 1, SILVER)
    theory(at, "toad", "pnP", 1, SILVER)
    at.run("resolve-publish")
    assert {"endorse fern", "endorse scorpion", "endorse toad"} <= set(at.options(0))
    assert choose(at) not in ("endorse fern", "endorse scorpion", "done")


# ---- debunking ---------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", ["apprentice", "master"])
def test_a_theory_that_it_can_disprove_is_debunked(variant: str) -> None:
    at = on(DEBUNK, 0, variant=variant)
    knows_all(at)
    theory(at, "fern", "PPP", 1, GOLD)
    at.run("resolve-debunk")
    while at.match.to_act == (0,) and at.state.theories[parse_ingredient("fern")] >= 0:
        at.play(0, choose(at))
    assert at.state.theories[parse_ingredient("fern")] < 0
    assert at.player(0).reputation == 12


def test_without_proof_it_does_not_debunk() -> None:
    at = on(DEBUNK, 0)
    theory(at, "fern", "PPP", 1, GOLD)
    at.run("resolve-debunk")
    assert choose(at) == "done"


def test_a_true_theory_is_left_alone() -> None:
    at = on(DEBUNK, 0)
    knows_all(at)
    theory(at, "fern", "npN", 1, GOLD)
    at.run("resolve-debunk")
    assert choose(at) == "done"


# ---- selling, exhibiting -----------------------------------------------------------------------
def test_with_a_merchant_it_gives_no_discount() -> None:
    """Two rivals for two sales: a discount of 2, but whoever holds a Merchant never comes too late."""
    at = on(SELL, 1, 2, 0)
    knows_all(at)
    at.state.adventurer = at.game.cards.adventurer_names.index("cleric")
    holding(at, "toad", "scorpion")
    at.run("resolve-sell")
    assert choose(at) == "bid 2"
    at.player(0).favors[MERCHANT] = 1
    assert choose(at) == "bid 0"


def test_with_a_merchant_it_sells_when_the_sales_are_used_up() -> None:
    """Ruling A-70."""
    at = on(SELL, 1, 2, 0)
    knows_all(at)
    at.state.adventurer = at.game.cards.adventurer_names.index("cleric")
    at.state.sold, at.state.sales = 0b011, 2
    holding(at, "toad", "scorpion")
    at.player(0).favors[MERCHANT] = 1
    for seat in range(3):
        at.player(seat).bid = 0
    at.run("action-sell", 0, 2)
    assert choose(at) == "sell R+ exact merchant"
    at.player(0).favors[MERCHANT], at.player(0).favors[BARMAID] = 0, 1
    at.go()
    assert choose(at) == "done"


def test_a_known_potion_is_sold_with_the_best_guarantee() -> None:
    """Toad and scorpion make R+, which the cleric wants."""
    at = on(SELL, 0)
    knows_all(at)
    at.state.adventurer = at.game.cards.adventurer_names.index("cleric")
    holding(at, "toad", "scorpion")
    at.run("resolve-sell")
    assert choose(at) == "sell R+ exact"


def test_a_known_potion_is_exhibited() -> None:
    at = on(EXHIBITION, 0)
    at.state.round = 6
    knows_all(at)
    holding(at, "toad", "scorpion")
    at.run("resolve-exhibition")
    assert choose(at) == "exhibit R+"


def test_what_it_cannot_make_is_not_exhibited() -> None:
    """Mushroom and mandrake make the neutral potion."""
    at = on(EXHIBITION, 0)
    at.state.round = 6
    knows_all(at)
    holding(at, "mushroom", "mandrake")
    at.run("resolve-exhibition")
    assert choose(at) == "done"


# ---- chances of articles -----------------------------------------------------------------------
@pytest.mark.parametrize("color", range(3))
def test_the_chances_of_articles_are_shares_of_the_worlds(color: int) -> None:
    known = (facts.mix(2, 1, [0]), facts.aspect(3, color, 1), facts.mix(4, 6, [6]))
    worlds = alchemical_of()[:, believe(known).knowledge.live]
    signs = np.array(SIGN)[:, color][worlds]
    found = chances(known, (), color)
    for number in range(0, len(CLAIMS), 97):
        entries = entries_of(CLAIMS[number])
        agree = np.array([signs[ingredient] == sign for ingredient, sign in entries])
        assert found.right[number] == pytest.approx(agree.all(axis=0).mean())
        assert chance(known, (), color, entries) == pytest.approx(agree.all(axis=0).mean())
        for space in range(4):
            others = np.delete(agree, space, axis=0)
            assert found.hedged[number, space] == pytest.approx(others.all(axis=0).mean())


def test_a_claim_is_about_four_ingredients() -> None:
    assert len(CLAIMS) == 4 * 28 * 15
    assert all(len({*claim[:4]}) == 4 for claim in CLAIMS)
