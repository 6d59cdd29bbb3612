"""Bots and the promo card Publisher: they play it for a gain, keep it otherwise, and stay fair."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.games.alchemists.alchemy import INGREDIENTS, parse_ingredient, parse_potion
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.vocabulary import ASPECT_FACT, GOLD, PUBLISHER, RED, fact
from tests.alchemists.positions import ALCHEMY, Table
from tests.alchemists.test_publishing import theory
from tests.bots.two_worlds import chooses_alike

TOAD = parse_ingredient("toad")
MANY = SHIPPED.read_text(encoding="utf-8").replace("publisher  | 1 ", "publisher  | 20")


def table(*, right: bool, variant: str = "apprentice", others: bool = False) -> Table:
    """Seat 0 knows what the toad is, and has a gold seal on a theory about it that is right or wrong."""
    at = Table(players=3, variant=variant, modules=[], promo="on")
    at.state.round = 5
    at.player(0).favors[PUBLISHER] = 1
    theory(at, "toad", ALCHEMY["toad"] if right else "PPP", a=GOLD, **({"b": GOLD} if others else {}))
    for aspect in ("R+", "G-", "B+"):
        at.player(0).facts.append(fact(ASPECT_FACT, TOAD, TOAD, parse_potion(aspect)))
    return at


def decide(at: Table) -> list[str]:
    """What the apprentice does with a Debunk Theory action."""
    at.run("action-debunk", 0, 1)
    player, done = bot("apprentice", at.game), []
    while not at.match.over and at.match.to_act == (0,):
        choice = player.choose(Seat.of(at.match, 0), Random(1))
        done.append(choice.text)
        at.play(0, choice.text)
    return done


def test_a_wrong_theory_gets_the_right_alchemical() -> None:
    done = decide(table(right=False))
    assert done[:2] == ["publisher toad", f"exchange {ALCHEMY['toad']}"]


def test_a_right_theory_is_left_alone() -> None:
    assert decide(table(right=True)) == ["done"]


def test_a_shared_wrong_theory_gets_a_seal_that_hedges() -> None:
    """The toad is pnP and not PPP: only green is wrong. To debunk it would cost the own gold seal."""
    done = decide(table(right=False, variant="master", others=True))
    assert done == ["publisher toad", "exchange green"]


def test_a_poor_seal_on_a_right_theory_becomes_a_better_one() -> None:
    at = table(right=True)
    at.state.seals[TOAD * 3] = RED
    at.player(0).seals[GOLD] += 1
    done = decide(at)
    assert done[0] == f"publisher {INGREDIENTS[TOAD]}"
    assert done[1] == "exchange gold"


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("beginner", {"players": 3, "modules": ["royal-encyclopedia"]}),
        ("apprentice", {"players": 2, "variant": "master"}),
        ("master@3", {"players": 2}),
    ],
)
def test_what_the_seat_cannot_know_changes_nothing(level: str, options: dict[str, Any]) -> None:
    match = gl.new("alchemists", seed=12, promo="on", content=MANY, **options)
    chooses_alike(match, level)


def test_states_that_look_alike_are_imagined_alike() -> None:
    match = gl.new("alchemists", players=3, seed=7, promo="on", content=MANY, modules=["startup-funding"])
    game, rng = match.game, Random(7)
    while not match.over:
        seat = match.to_act[0]
        twin = game.imagine(match.state, seat, rng)
        worlds = [game.imagine(state, seat, Random(1)) for state in (match.state, twin)]
        assert game.position(worlds[0]) == game.position(worlds[1])
        match.play(seat, rng.choice(match.legal(seat)))
