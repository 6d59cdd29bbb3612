"""Choosing order: spaces, costs, benefits, paralysis (rules §7)."""

from goldenlane.games.alchemists.vocabulary import GREEN_SPACE, HERBALIST, WITCHS_TRUNK
from tests.alchemists.positions import Table


def table(players: int = 3) -> Table:
    at = Table(players=players, modules=[])
    at.state.order = []
    for player in at.state.players:
        player.order_space = -1
    return at


def test_start_player_first_then_clockwise() -> None:
    at = table()
    at.state.start_player = 1
    at.run("choose-order")
    for seat, space in ((1, 2), (2, 1), (0, 4)):
        assert at.match.to_act == (seat,)
        at.play(seat, f"order {space}")
    assert at.state.order == [2, 1, 0]


def test_spaces_by_number_of_players() -> None:
    """Row 6b is for 4 players, the last one for 3 or more."""
    for players, spaces in (
        (2, [1, 2, 3, 4, 5, 6]),
        (3, [1, 2, 3, 4, 5, 6, 8]),
        (4, [1, 2, 3, 4, 5, 6, 7, 8]),
    ):
        at = table(players)
        at.run("choose-order")
        assert at.options(0) == [f"order {space}" for space in spaces]


def test_the_top_space_costs_gold() -> None:
    at = table()
    at.player(0).gold = 0
    at.run("choose-order")
    assert "order 1" not in at.options(0)
    at.play(0, "order 2")
    at.play(1, "order 1")
    assert at.player(1).gold == 4


def test_benefits_come_at_once() -> None:
    at = table()
    at.script("ingredients 0 1", "favors 0 0")
    at.run("choose-order")
    at.play(0, "order 4")
    assert at.player(0).hand[:2] == [1, 1]
    at.play(1, "order 6")
    assert sum(at.player(1).favors) == 2


def test_herbalist_waits_for_the_ingredients_of_the_space() -> None:
    """Rulebook FAQ: draw all the ingredients before using the Herbalist."""
    at = table()
    at.script("ingredients 0", f"favors {HERBALIST}", "ingredients 1 2 3")
    at.run("choose-order")
    at.play(0, "order 5")
    assert at.match.to_act == (0,)
    assert at.options(0) == [f"discard {name}" for name in ("mushroom", "fern", "toad", "claw")]
    at.play(0, "discard fern", "discard mushroom")
    assert at.player(0).hand == [0, 0, 1, 1, 0, 0, 0, 0]
    assert at.state.favor_discards[HERBALIST] == 1


def test_witchs_trunk_gets_no_ingredients_from_order_spaces() -> None:
    at = table()
    at.player(0).artifacts = [WITCHS_TRUNK]
    at.script("favors 0")
    at.run("choose-order")
    at.play(0, "order 5")
    assert sum(at.player(0).hand) == 0
    assert sum(at.player(0).favors) == 1


def test_the_paralyzed_stand_on_the_green_space_in_order() -> None:
    """They do not choose; first paralyzed, higher."""
    at = table()
    at.state.paralyzed = [2, 0]
    at.script("ingredients 0", "favors 0", "ingredients 0", "favors 0")
    at.run("choose-order")
    assert at.match.to_act == (1,)
    at.play(1, "order 6")
    assert at.state.order == [1, 2, 0]
    assert at.player(0).order_space == at.player(2).order_space == GREEN_SPACE
    assert sum(at.player(0).favors) == sum(at.player(0).hand) == 1
    assert at.state.paralyzed == []
