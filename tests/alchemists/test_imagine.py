"""Imagined worlds: uniform among those that agree with the facts, and playable to the end."""

from collections import Counter
from random import Random

import pytest

from goldenlane.games.alchemists.alchemy import parse_ingredient, parse_potion
from goldenlane.games.alchemists.game import alchemists
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.vocabulary import (
    ANIMATE_FACT,
    ASPECT_FACT,
    CLASS_FACT,
    GOLEM_FACT,
    MIX_FACT,
    fact,
)
from goldenlane.games.alchemists.worlds import golems, sample_world, worlds
from goldenlane.kernel.state import CHANCE
from tests.alchemists.positions import Table
from tests.alchemists.walks import KINDS, PROMO_KINDS, Walk, walk

TOAD, FERN, CLAW = map(parse_ingredient, ("toad", "fern", "claw"))


def test_without_facts_every_world() -> None:
    assert len(worlds(())) == 40320


@pytest.mark.parametrize(
    ("known", "count"),
    [
        (fact(MIX_FACT, TOAD, FERN, 1 << parse_potion("R+")), 40320 // 7),  # each result has 4 of 28 pairs
        (fact(ASPECT_FACT, TOAD, TOAD, 0), 40320 // 2),
        (fact(CLASS_FACT, TOAD, TOAD, 1), 40320 // 2),
    ],
)
def test_worlds_of_one_fact(known: int, count: int) -> None:
    assert len(worlds((known,))) == count


def test_golems_of_facts() -> None:
    """Each organ reacts to 4 alchemicals, so each of the four reactions leaves a quarter of all worlds."""
    known = fact(GOLEM_FACT, TOAD, TOAD, 3 * 1 + 0)
    assert sum(mask.bit_count() for _, mask in worlds((known,))) == 40320 * 24 // 4
    animated = fact(ANIMATE_FACT, TOAD, FERN, 1)
    assert sum(mask.bit_count() for _, mask in worlds((animated,))) == 40320 * 24 // 28


def test_samples_are_uniform() -> None:
    known = [
        fact(MIX_FACT, TOAD, FERN, 1 << parse_potion("0")),
        fact(ASPECT_FACT, TOAD, TOAD, 0),
        fact(MIX_FACT, TOAD, CLAW, 1 << parse_potion("R+")),
    ]
    every = worlds(tuple(sorted(known)))
    groups = Counter(alchemy[TOAD] for alchemy, _ in every)
    rng = Random(1)
    drawn = Counter(sample_world(known, rng)[0][TOAD] for _ in range(3000))
    assert set(drawn) == set(groups)
    for alchemical, share in groups.items():
        expected = 3000 * share / len(every)
        assert abs(drawn[alchemical] - expected) < 5 * expected**0.5


@pytest.mark.parametrize(("players", "variant", "modules"), [*KINDS[::5], *PROMO_KINDS])
def test_imagined_games_can_be_played_to_the_end(
    players: int, variant: str, modules: tuple[str, ...]
) -> None:
    game = walk(players, variant, modules, seed=players)
    rng = Random(2)
    for step, seat in enumerate(game.due()):
        if seat != CHANCE and step % 40 == 7:
            me = rng.randrange(players)
            imagined = Walk(game.game, step)
            imagined.state = game.game.imagine(game.state, me, rng)
            facts = (*imagined.state.facts, *imagined.state.players[me].facts)
            assert golems(facts, imagined.state.alchemy)
            for who in imagined.due():
                imagined.go(who)
            assert imagined.state.final
        game.go(seat)


def test_a_seller_can_mix_what_was_offered() -> None:
    """A colleague who has offered a potion has two different ingredients in every imagined world."""
    at = Table(players=2, modules=[])
    at.state.adventurer = 0
    at.state.ingredient_bag = [5, 0, 0, 0, 0, 0, 0, 0]
    at.state.ingredient_discards = [0] * 8
    at.state.face_up = []
    at.player(0).hand = [1, 1, 0, 0, 0, 0, 0, 0]
    at.state.sale = [0, 0, 1, 0]
    at.run("sell-mix", 0)
    rng = Random(1)
    for _ in range(30):
        imagined = at.game.imagine(at.state, 1, rng)
        assert [action.text for action in imagined.options] == ["mix mushroom fern"]


def test_a_thinking_cap_is_forgotten() -> None:
    """Which pair a colleague has tested already is unknown; it is a pair of the imagined hand."""
    at = Table(players=2, modules=[])
    at.player(0).hand = [1, 1, 1, 1, 0, 0, 0, 0]
    at.run("thinking-cap", 0, 2)
    at.play(0, "mix mushroom fern")
    rng = Random(1)
    tested = set()
    for _ in range(60):
        imagined = at.game.imagine(at.state, 1, rng)
        pair = divmod(imagined.stack[-1][3] - 1, 8)
        hand = imagined.players[0].hand
        assert all(hand[card] for card in pair)
        tested.add(pair)
    assert len(tested) > 5


def test_rows_that_lie_face_down_are_dealt_anew() -> None:
    text = SHIPPED.read_text(encoding="utf-8").replace(
        "later-artifacts      | open  ", "later-artifacts | hidden "
    )
    game = alchemists(players=2, content=text)
    seen = set()
    table = Walk(game, 1)
    for seat in table.due():
        if table.state.round == 1 and seat != CHANCE:
            break
        table.go(seat)
    rng = Random(3)
    for _ in range(20):
        imagined = game.imagine(table.state, 0, rng)
        assert game.view(imagined, 0) == game.view(table.state, 0)
        seen.add(tuple(imagined.rows_set[1]))
    assert len(seen) > 5
