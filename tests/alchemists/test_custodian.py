"""Custodian cards as spaces (rules §12, A-54)."""

from goldenlane.games.alchemists.vocabulary import ASSOCIATE, CUSTODIAN, CUSTODIAN_CARD
from tests.alchemists.positions import Table


def test_last_to_declare_drinks_first_and_second_cards_come_later() -> None:
    at = Table(modules=[])
    for player in at.state.players:
        player.hand = [2] * 8
        player.cubes = 3
        player.unused = 0
        player.favors[CUSTODIAN_CARD] = 2
    at.run("declare-actions")
    for seat, cards in ((2, 2), (1, 1), (0, 1)):
        while at.match.to_act == (seat,):
            name = at.options(seat)[0].split()[1]
            at.play(seat, f"place {name} {cards if name == 'custodian' else 0}")
    assert at.state.rows[CUSTODIAN] == [0, 1, 2]
    at.run("resolve-custodian")
    drank = []
    while not at.match.over:
        seat = at.match.to_act[0]
        drank.append(seat)
        at.play(seat, "mix mushroom toad")
    assert drank == [0, 1, 2, 2]


def test_associate_does_not_work_on_a_card() -> None:
    at = Table(modules=[])
    at.player(2).cubes = 1
    at.player(2).favors[CUSTODIAN_CARD] = at.player(2).favors[ASSOCIATE] = 1
    at.run("declare-actions")
    while at.options(2):
        name = at.options(2)[0].split()[1]
        at.play(2, f"place {name} {int(name == 'custodian')}")
    assert at.match.to_act == (1,)
    assert at.player(2).favors[ASSOCIATE] == 1
