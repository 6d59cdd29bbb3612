"""Sell Potion (rules §10, §12, A-10, A-11)."""

import pytest

from goldenlane.games.alchemists.vocabulary import BARMAID, MERCHANT, MIX_FACT, SELL, fact
from tests.alchemists.positions import Table

CLERIC = 0
"""Wants B+, R+, G+."""


def table(*seats: int, players: int = 3) -> Table:
    at = Table(players=players, modules=[])
    at.state.adventurer = CLERIC
    for player in at.state.players:
        player.hand = [2] * 8
    for seat in seats:
        at.state.rows[SELL].append(seat)
        at.state.declared[SELL * players + seat] = 1
    return at


def offers(at: Table, seat: int) -> list[str]:
    return [option for option in at.options(seat) if option.startswith("sell")]


class TestBids:
    def test_bids_are_secret_until_all_have_bid(self) -> None:
        at = table(0, 1, 2)
        at.run("resolve-sell")
        assert at.match.to_act == (0, 1, 2)
        at.mark()
        at.play(1, "bid 3")
        assert at.events(0) == at.events(None) == []
        assert at.match.view(0)["players"][1]["bid"] is None
        assert at.match.view(1)["players"][1]["bid"] == 3
        at.play(0, "bid 0")
        at.play(2, "bid 1")
        assert at.match.view(0)["players"][1]["bid"] == 3

    def test_most_smiles_sell_first_ties_by_row(self) -> None:
        at = table(2, 0, 1)
        at.run("resolve-sell")
        at.play(0, "bid 1")
        at.play(1, "bid 2")
        at.play(2, "bid 1")
        assert at.state.rows[SELL] == [1, 2, 0]

    def test_green_and_blue_zones_add_a_smile(self) -> None:
        at = table(0, 1, 2)
        at.player(1).reputation = 14
        at.player(2).reputation = 18
        at.run("resolve-sell")
        for seat in range(3):
            at.play(seat, "bid 0")
        assert at.state.rows[SELL] == [1, 2, 0]

    def test_bid_cards_return(self) -> None:
        at = table(0)
        at.run("resolve-sell")
        at.play(0, "bid 2", "done")
        assert at.player(0).bid == -1
        assert at.player(0).bids == 0
        assert at.player(0).unused == 2


class TestPrices:
    @pytest.mark.parametrize(
        ("reputation", "bid", "prices"),
        [
            (10, 0, {"any": 1, "neutral": 2, "sign": 3, "exact": 4}),
            (10, 2, {"sign": 1, "exact": 2}),
            (18, 0, {"any": 2, "neutral": 3, "sign": 4, "exact": 5}),
            (6, 2, {"exact": 1}),  # rules §10: in the red zone with discount 2 only Exact is left
            (6, 3, {}),
        ],
    )
    def test_guarantees_and_prices(self, reputation: int, bid: int, prices: dict[str, int]) -> None:
        at = table(0)
        at.player(0).reputation = reputation
        at.run("resolve-sell")
        at.play(0, f"bid {bid}")
        found = {
            action.words[1]: action.data[2]
            for action in at.match.legal(0)
            if action.verb == "sell" and action.words[0] == "R+"
        }
        assert found == prices
        if not prices:
            assert at.match.over
            assert at.player(0).unused == 2

    @pytest.mark.parametrize(
        ("guarantee", "pair", "gold", "reputation"),
        [
            ("exact", "mushroom toad", 4, 0),
            ("exact", "fern claw", 0, 0),  # right sign, but exact was promised: nothing, no loss
            ("sign", "fern claw", 3, 0),
            ("sign", "mushroom toad", 3, 0),  # better quality pays no more
            ("neutral", "fern toad", 2, -1),  # a neutral potion costs reputation, paid or not
            ("sign", "fern toad", 0, -1),
            ("any", "fern mandrake", 1, -1),
            ("any", "mushroom toad", 1, 0),
        ],
    )
    def test_quality_and_guarantee(self, guarantee: str, pair: str, gold: int, reputation: int) -> None:
        at = table(0)
        at.run("resolve-sell")
        at.play(0, "bid 0", f"sell R+ {guarantee}", f"mix {pair}")
        assert at.player(0).gold == 5 + gold
        assert at.player(0).reputation == 10 + reputation

    def test_neutral_sale_in_the_green_zone(self) -> None:
        """Rules §17: from 14 to 12."""
        at = table(0)
        at.player(0).reputation = 14
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ neutral", "mix fern toad")
        assert at.player(0).reputation == 12

    def test_only_the_quality_is_announced(self) -> None:
        at = table(0)
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ any")
        at.mark()
        at.play(0, "mix fern mandrake")
        sold = next(event for event in at.events(1) if event["kind"] == "sell")
        assert sold["args"] == ["R+", "wrong sign", 1]
        # Wrong sign: one of the three negative potions.
        assert at.player(0).facts == [fact(MIX_FACT, 1, 5, 0b101010)]


class TestAdventurer:
    def test_each_potion_once_and_players_minus_one_sales(self) -> None:
        """Rules §10, house limit: 3 players, 2 sales; who comes too late gets the cubes back."""
        at = table(0, 1, 2)
        at.run("resolve-sell")
        for seat, bid in ((0, 3), (1, 2), (2, 0)):
            at.play(seat, f"bid {bid}")
        at.play(0, "sell R+ exact", "mix mushroom toad")
        assert {offer.split()[1] for offer in offers(at, 1)} == {"B+", "G+"}
        at.play(1, "sell G+ exact", "mix fern claw")
        assert at.match.over
        assert at.player(2).unused == 2

    def test_a_failed_sale_uses_the_potion_up(self) -> None:
        at = table(0, 1)
        at.run("resolve-sell")
        at.play(0, "bid 3")
        at.play(1, "bid 0")
        at.play(0, "sell R+ exact", "mix fern toad")
        assert {offer.split()[1] for offer in offers(at, 1)} == {"B+", "G+"}

    def test_a_seller_who_declines_leaves_the_potions(self) -> None:
        at = table(0, 1, players=2)
        at.run("resolve-sell")
        at.play(0, "bid 3")
        at.play(1, "bid 0")
        at.play(0, "done")
        assert len(offers(at, 1)) == 12

    def test_equal_cards_are_asked_all_the_same(self) -> None:
        at = table(0)
        at.player(0).hand = [2, 0, 0, 0, 0, 0, 0, 0]
        at.run("resolve-sell")
        at.play(0, "bid 0")
        assert at.options(0) == ["done"]


class TestMerchant:
    def test_first_seller_gets_one_gold_more(self) -> None:
        at = table(0)
        at.player(0).favors[MERCHANT] = 2
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ exact merchant 2", "mix mushroom toad")
        assert at.player(0).gold == 11
        assert at.state.favor_discards[MERCHANT] == 2

    def test_no_gold_without_a_met_guarantee(self) -> None:
        """A-51."""
        at = table(0)
        at.player(0).favors[MERCHANT] = 1
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ exact merchant", "mix fern toad")
        assert at.player(0).gold == 5

    def test_later_seller_may_sell_any_of_the_three(self) -> None:
        at = table(0, 1)
        at.player(1).favors[MERCHANT] = 1
        at.run("resolve-sell")
        at.play(0, "bid 3")
        at.play(1, "bid 0")
        at.play(0, "sell R+ exact", "mix mushroom toad")
        assert "sell R+ exact" not in at.options(1)
        assert "sell B+ exact merchant" not in at.options(1)
        at.play(1, "sell R+ exact merchant", "mix mushroom toad")
        assert at.player(1).gold == 9


class TestBarmaid:
    def test_exact_match_gains_reputation(self) -> None:
        at = table(0)
        at.player(0).favors[BARMAID] = 1
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ exact", "mix mushroom toad barmaid")
        assert at.player(0).reputation == 11
        assert at.player(0).gold == 9

    def test_otherwise_one_level_better_for_everything(self) -> None:
        """A-11: a neutral potion counts as the right sign: paid, and no loss."""
        at = table(0)
        at.player(0).favors[BARMAID] = 1
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ sign", "mix fern toad barmaid")
        assert at.player(0).gold == 8
        assert at.player(0).reputation == 10

    def test_wrong_sign_becomes_neutral_and_still_costs(self) -> None:
        at = table(0)
        at.player(0).favors[BARMAID] = 1
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ neutral", "mix fern mandrake barmaid")
        assert at.player(0).gold == 7
        assert at.player(0).reputation == 9

    def test_two_barmaids(self) -> None:
        at = table(0)
        at.player(0).favors[BARMAID] = 2
        at.run("resolve-sell")
        at.play(0, "bid 0", "sell R+ exact", "mix fern claw barmaid 2")
        assert at.player(0).gold == 9
        assert at.player(0).reputation == 11, "right sign, then exact, then a point"
