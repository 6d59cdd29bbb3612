"""The worth of effects, read from their faces."""

import pytest

from goldenlane.bots.golem.worth import worth
from goldenlane.games.golem.game import rules_of
from goldenlane.games.golem.state import Player
from goldenlane.games.golem.vocabulary import NOTATION


def of(text: str) -> float:
    return worth(NOTATION.read(text).face())


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("3 vp", "2 vp"),
        ("2 gold", "1 gold"),
        ("1 clay, 1 coin", "1 clay / 1 coin"),
        ("create golem discount 4", "create golem"),
        ("upgrade any discount 3", "upgrade any"),
        ("buy book discount 3", "buy book"),
        ("5 coin -> 7 vp", "5 coin -> 6 vp"),
        ("research +2", "research +1"),
        ("2 student-steps", "student any +1"),
        ("move golem 4 forward", "move golem 1 any"),
        ("1 of each", "1 clay"),
        ("any 2 resources", "1 knowledge"),
        ("destroy golem then 1 vp per golem-track", "destroy golem"),
    ],
)
def test_more_is_worth_more(more: str, less: str) -> None:
    assert of(more) > of(less) > 0


def test_an_offer_that_costs_more_than_it_brings_is_worth_nothing() -> None:
    assert of("5 coin -> 1 vp") == 0


def test_what_counts_things_of_a_player_counts_those_of_the_player() -> None:
    face = NOTATION.read("3 vp per golem-track").face()
    player = Player(5)
    player.marker = 7
    assert worth(face, player) == 21


def test_every_effect_of_the_content_has_a_worth() -> None:
    rules = rules_of()
    tiles = [tile for district in rules.neighborhood for tile in district]
    cards = [*rules.action_tiles, *tiles, *rules.book_active[1:]]
    faces = [effect.face() for effect in cards]
    assert all(worth(face) > 0 or face["do"] == "pay" for face in faces)  # an offer may be too dear for most
