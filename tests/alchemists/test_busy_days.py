"""Order boards, and what it costs to stand on them."""

import pytest

from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.order import ChooseOrder, PickOrderSpace
from goldenlane.games.alchemists.vocabulary import COURTIER, GREEN_SPACE, HERBALIST, WITCHS_TRUNK
from goldenlane.kernel.effect import Effect
from tests.alchemists.positions import ALL, Table


def board(table: Table, name: str) -> int:
    return next(i for i, each in enumerate(table.game.cards.order_boards) if each.name == name)


def effect(table: Table, kind: type[Effect]) -> Effect:
    return next(each for each in table.game.effects.values() if isinstance(each, kind))


def choosing(name: str, modules: list[str] | None = None, players: int = 4) -> Table:
    """A table at which nobody has chosen an order space on this board."""
    table = Table(players=players, modules=modules or ["busy-days"])
    table.state.order_board = board(table, name)
    table.state.order = []
    table.state.favor_bag[HERBALIST] = 0
    for player in table.state.players:
        player.order_space = -1
        player.cubes = 4
        player.unused = 0
    return table


def pick(table: Table, seat: int = 0) -> None:
    table.run(effect(table, PickOrderSpace), seat)


@pytest.mark.parametrize("modules", [["busy-days"], ALL])
def test_two_boards_of_each_group(modules: list[str]) -> None:
    """Ruling A-37: this round's board and the next one are open, groups follow each other."""
    for seed in range(8):
        table = Table(modules=modules, seed=seed)
        boards = table.game.cards.order_boards
        seen = []
        for number in range(1, 7):
            seen.append(table.state.order_board)
            view = table.match.view(None)
            assert view["order-board"] == boards[table.state.order_board].name
            following = table.state.next_board
            assert view["next-order-board"] == (None if number == 6 else boards[following].name)
            table.state.round = number
            table.run(table.step(places.NEXT_ROUND))
        assert [boards[each].group for each in seen] == [0, 0, 1, 1, 2, 2]
        assert len(set(seen)) == 6
        if modules != ALL:
            assert not any(boards[each].golem for each in seen)


def test_the_board_covers_the_printed_spaces() -> None:
    table = choosing("1B")
    pick(table)
    # Space 1 costs reputation here, not gold.
    table.play(0, "order 1")
    assert (table.player(0).gold, table.player(0).reputation) == (5, 9)


def test_marked_spaces_need_players() -> None:
    for players, spaces in ((2, 6), (3, 7), (4, 8)):
        table = choosing("1A", players=players)
        pick(table)
        assert table.options(0) == [f"order {number}" for number in range(1, spaces + 1)]


def test_who_cannot_pay_cannot_choose() -> None:
    table = choosing("1D")
    player = table.player(0)
    player.gold, player.cubes, player.reputation = 1, 0, 1
    pick(table)
    # 1 costs 2 gold, 7 a cube. The red zone compensates a loss of 1 to nothing, so 3 and 5 are free.
    assert table.options(0) == [f"order {number}" for number in (2, 3, 4, 5, 6, 8)]


@pytest.mark.parametrize(("before", "after"), [(6, 6), (10, 9), (14, 12), (18, 15)])
def test_reputation_is_paid_as_the_zone_has_it(before: int, after: int) -> None:
    table = choosing("1B")
    table.player(0).reputation = before
    pick(table)
    table.play(0, "order 1")
    assert table.player(0).reputation == after


def test_a_reputation_cost_must_leave_one() -> None:
    """Ruling A-14: the dearest space costs 2, in the red zone 1."""
    table = choosing("2B", players=3)
    table.player(0).reputation = 1
    pick(table)
    assert "order 7" not in table.options(0)
    table = choosing("2B", players=3)
    table.player(0).reputation = 2
    pick(table)
    assert "order 7" in table.options(0)


def test_a_spent_cube_is_unused() -> None:
    table = choosing("1C")
    pick(table)
    table.play(0, "order 4")
    player = table.player(0)
    assert (player.cubes, player.unused, player.books, sum(player.favors)) == (3, 1, 1, 1)
    assert table.options(0)[0].startswith("read ")


def test_an_approval_token_or_a_courtier() -> None:
    table = choosing("1G", modules=ALL)
    pick(table)
    assert "order 5" not in table.options(0)
    table = choosing("1G", modules=ALL)
    table.player(0).approval = 1
    table.player(0).favors[COURTIER] = 1
    pick(table)
    table.play(0, "order 5 courtier")
    assert table.player(0).approval == 1
    assert sum(table.player(0).favors) == 1
    assert table.options(0)[0].startswith("read ")


def test_a_herbalist_waits_for_the_book_of_the_space() -> None:
    """Ruling A-81: everything that the space gives is finished before the Herbalist is played."""
    table = choosing("1B")
    table.state.favor_bag[HERBALIST] = 1
    table.script(f"favors {HERBALIST}", "draw 0 1 2 3", "ingredients 0 1 2")
    pick(table)
    table.play(0, "order 7")
    assert all(option.startswith("read ") for option in table.options(0))
    assert sum(table.player(0).hand) == 0
    table.play(0, "read mushroom")
    assert table.options(0) == ["discard mushroom", "discard fern", "discard toad"]
    assert table.state.favor_discards[HERBALIST] == 1


def test_benefit_before_the_next_player_chooses() -> None:
    """Ruling A-38."""
    table = choosing("2D", players=2)
    table.run(effect(table, ChooseOrder))
    table.play(0, "order 5")
    assert table.player(0).reputation == 13
    assert table.match.to_act == (1,)


def test_cost_and_benefit_are_two_events() -> None:
    """Ruling A-12: no space both costs and gives reputation, but each change is adjusted by itself."""
    table = choosing("2D")
    pick(table)
    table.play(0, "order 1")
    assert (table.player(0).gold, table.player(0).reputation) == (4, 11)


def test_the_green_space_keeps_its_benefit() -> None:
    table = choosing("2D", players=2)
    table.state.paralyzed = [1]
    table.run(effect(table, ChooseOrder))
    assert table.player(1).order_space == GREEN_SPACE
    assert (sum(table.player(1).hand), sum(table.player(1).favors)) == (1, 1)


def test_witchs_trunk_gets_no_ingredients() -> None:
    table = choosing("1A")
    table.player(0).artifacts = [WITCHS_TRUNK]
    pick(table)
    table.play(0, "order 4")
    assert (sum(table.player(0).hand), table.player(0).gold) == (0, 6)
