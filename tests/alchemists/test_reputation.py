"""Reputation: zones, netting, the Robe of Respect, the lower end, paying (rules §17, A-12 to A-14)."""

import pytest

from goldenlane.games.alchemists.reputation import can_pay, change, settle, zone_of
from goldenlane.games.alchemists.vocabulary import ROBE_OF_RESPECT
from tests.alchemists.positions import Table


def table() -> Table:
    return Table(modules=[])


@pytest.mark.parametrize(
    ("reputation", "zone"),
    [
        (1, "red"),
        (6, "red"),
        (7, "plain"),
        (13, "plain"),
        (14, "green"),
        (17, "green"),
        (18, "blue"),
        (30, "blue"),
    ],
)
def test_zones(reputation: int, zone: str) -> None:
    at = table()
    at.player(0).reputation = reputation
    assert zone_of(at.game, at.state, 0).name == zone


@pytest.mark.parametrize(
    ("before", "net", "after"),
    [
        (14, -1, 12),  # rules §17: a neutral sale in the green zone
        (18, -5, 11),  # rules §17: the blue zone adds 2
        (13, -3, 10),  # rules §17: own theory debunked, +2 and -5 net to -3, no zone
        (6, -5, 2),  # the red zone takes 1 off the loss
        (6, -1, 6),  # a smaller loss does not become a gain
        (3, -5, 1),  # the marker stops at 1
        (1, -5, 1),
        (20, 3, 23),
        (10, 0, 10),  # net 0 moves nothing
    ],
)
def test_net_change(before: int, net: int, after: int) -> None:
    at = table()
    at.player(0).reputation = before
    change(at.game, at.state, 0, net)
    assert at.player(0).reputation == after


def test_robe_adds_one_to_a_gain_once() -> None:
    at = table()
    at.player(0).artifacts = [ROBE_OF_RESPECT]
    change(at.game, at.state, 0, 3)
    assert at.player(0).reputation == 14
    change(at.game, at.state, 0, -1)
    assert at.player(0).reputation == 12


def test_robe_is_idle_in_the_final_round() -> None:
    at = table()
    at.state.round = 6
    at.player(0).artifacts = [ROBE_OF_RESPECT]
    change(at.game, at.state, 0, 3)
    assert at.player(0).reputation == 13


def test_settle_applies_each_net_once() -> None:
    """A-12: everything of one event is added up before zones and Robe."""
    at = table()
    at.player(0).reputation = 15
    at.player(1).artifacts = [ROBE_OF_RESPECT]
    at.state.net = [2 - 5, 2 - 1, 1 - 1]
    settle(at.game, at.state)
    assert [player.reputation for player in at.state.players] == [11, 12, 10]
    assert at.state.net == [0, 0, 0]


@pytest.mark.parametrize(
    ("reputation", "cost", "possible"),
    [(2, 1, True), (1, 1, True), (1, 2, False), (2, 2, True), (8, 7, True), (8, 8, False), (14, 13, False)],
)
def test_a_cost_must_leave_one(reputation: int, cost: int, possible: bool) -> None:
    """A-14: paid in full, zone included; in the red zone a cost of 1 is no loss at all."""
    at = table()
    at.player(0).reputation = reputation
    assert can_pay(at.game, at.state, 0, cost) is possible
