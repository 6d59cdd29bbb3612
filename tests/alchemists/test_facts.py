"""Facts: what a view says a seat has learned is what the deduction reads, and it is true."""

import pytest

from goldenlane.deduction.facts import parse_fact
from goldenlane.games.alchemists.facts import fact_json
from goldenlane.games.alchemists.vocabulary import (
    ANIMATE_FACT,
    ASPECT_FACT,
    CLASS_FACT,
    GOLEM_FACT,
    MIX_FACT,
    fact,
    read_fact,
)
from goldenlane.games.alchemists.worlds import golems
from tests.alchemists.walks import KINDS, walk


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        (fact(MIX_FACT, 2, 1, 1 << 3), {"type": "mix", "ingredients": ["fern", "toad"], "result": "G-"}),
        (
            fact(MIX_FACT, 1, 2, 0x7F ^ 1),
            {"type": "not_mix", "ingredients": ["fern", "toad"], "result": "R+"},
        ),
        (
            fact(MIX_FACT, 1, 2, 0b101010),
            {"type": "mix", "ingredients": ["fern", "toad"], "result_in": ["R-", "G-", "B-"]},
        ),
        (
            fact(ASPECT_FACT, 4, 4, 5),
            {"type": "aspect", "ingredient": "flower", "colour": "B", "sign": "-"},
        ),
        (fact(CLASS_FACT, 4, 4, 1), {"type": "class", "ingredient": "flower", "class": "lunar"}),
        (
            fact(GOLEM_FACT, 4, 4, 3),
            {"type": "golem", "ingredient": "flower", "chest": True, "ears": False},
        ),
        (
            fact(ANIMATE_FACT, 7, 0, 0),
            {"type": "animate", "ingredients": ["mushroom", "feather"], "success": False},
        ),
    ],
)
def test_shown_as_the_deduction_reads_it(code: int, shown: dict[str, object]) -> None:
    assert fact_json(code) == shown
    kind, first, second, value = read_fact(code)
    assert fact(kind, first, second, value) == code
    parsed = parse_fact(shown)
    # The two readings agree on which alchemicals and golems make the fact true.
    for a in range(8):
        for b in range(8):
            world = [0] * 8
            world[first], world[second] = a, b if second != first else a
            if second != first and a == b:
                continue
            mask = golems((code,), world)
            for golem in range(24):
                assert parsed.holds(tuple(world), golem) == bool(mask >> golem & 1)


@pytest.mark.parametrize(("players", "variant", "modules"), KINDS[::7])
def test_facts_of_a_game_are_true(players: int, variant: str, modules: tuple[str, ...]) -> None:
    game = walk(players, variant, modules, seed=6)
    for seat in game.due():
        game.go(seat)
    state = game.state
    learned = 0
    for seat in range(players):
        for shown in game.game.view(state, seat)["facts"]:
            learned += 1
            assert parse_fact(shown).holds(tuple(state.alchemy), max(state.golem, 0))
    assert learned
