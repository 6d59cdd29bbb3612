"""Sell Potion (rules §10, §12, A-10, A-11, A-70, A-71, A-73)."""

import pytest

from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.vocabulary import BARMAID, FAVORS, MERCHANT, MIX_FACT, SELL, fact
from goldenlane.kernel.match import Match
from tests.alchemists.positions import Table

CLERIC = 0
"""Wants B+, R+, G+."""
SPENT = SHIPPED.read_text(encoding="utf-8").replace("bid-cards            | return ", "bid-cards | spent ")
"""A content with which bid cards do not return."""


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
        at = table(0, 1)
        at.run("resolve-sell")
        at.play(1, "bid 0")
        at.play(0, "bid 2", "done")
        at.play(1, "done")
        assert at.player(0).bid == -1
        assert at.player(0).bids == 0
        assert at.player(0).unused == 2

    def test_a_lone_seller_is_not_asked_for_a_bid(self) -> None:
        """A-73: no bid, so no discount, and no bid card is spent."""
        at = Table(players=3, modules=[], content=SPENT)
        at.state.adventurer = CLERIC
        at.player(1).hand = [2] * 8
        at.state.rows[SELL].append(1)
        at.mark()
        at.run("resolve-sell")
        assert at.match.view(0)["decision"]["asks"] == "action-sell"
        assert at.match.view(1)["players"][1]["bid"] is None
        prices = {action.words[1]: action.data[2] for action in at.match.legal(1) if action.verb == "sell"}
        assert prices == {"any": 1, "neutral": 2, "sign": 3, "exact": 4}
        at.play(1, "sell R+ exact", "mix mushroom toad")
        assert at.player(1).gold == 9
        assert at.player(1).bids == 0
        assert "bid" not in [event["kind"] for event in at.events(None)]


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
        at = table(0, 1)
        at.player(0).reputation = reputation
        at.run("resolve-sell")
        at.play(1, "bid 0")
        at.play(0, f"bid {bid}")
        found = {
            action.words[1]: action.data[2]
            for action in at.match.legal(0)
            if action.verb == "sell" and action.words[0] == "R+"
        }
        assert found == prices
        if not prices:
            assert at.match.to_act == (1,)
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
        at.play(0, f"sell R+ {guarantee}", f"mix {pair}")
        assert at.player(0).gold == 5 + gold
        assert at.player(0).reputation == 10 + reputation

    def test_neutral_sale_in_the_green_zone(self) -> None:
        """Rules §17: from 14 to 12."""
        at = table(0)
        at.player(0).reputation = 14
        at.run("resolve-sell")
        at.play(0, "sell R+ neutral", "mix fern toad")
        assert at.player(0).reputation == 12

    def test_only_the_quality_is_announced(self) -> None:
        at = table(0)
        at.run("resolve-sell")
        at.play(0, "sell R+ any")
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
        assert at.options(0) == ["done"]


class TestMerchant:
    def test_first_seller_gets_one_gold_more(self) -> None:
        at = table(0)
        at.player(0).favors[MERCHANT] = 2
        at.run("resolve-sell")
        at.mark()
        at.play(0, "sell R+ exact merchant 2")
        assert at.player(0).gold == 7
        assert {"kind": "merchant", "seat": 0, "args": [2]} in at.events(None)
        at.play(0, "mix mushroom toad")
        assert at.player(0).gold == 11
        assert at.state.favor_discards[MERCHANT] == 2

    def test_gold_although_the_guarantee_is_not_met(self) -> None:
        """A-71."""
        at = table(0)
        at.player(0).favors[MERCHANT] = 1
        at.run("resolve-sell")
        at.mark()
        at.play(0, "sell R+ exact merchant", "mix fern toad")
        assert at.player(0).gold == 6
        sold = next(event for event in at.events(1) if event["kind"] == "sell")
        assert sold["args"] == ["R+", "neutral", 0], "the adventurer pays nothing"

    def test_no_gold_for_a_later_seller(self) -> None:
        at = table(0, 1)
        at.player(1).favors[MERCHANT] = 1
        at.run("resolve-sell")
        at.play(0, "bid 3")
        at.play(1, "bid 0")
        at.play(0, "sell R+ exact", "mix mushroom toad")
        at.play(1, "sell R+ exact merchant", "mix fern toad")
        assert at.player(1).gold == 5

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

    def used_up(self, **favors: int) -> Table:
        """Seats 0 and 1 have sold R+ and G+, which is all for three players; seat 2 comes last."""
        at = table(0, 1, 2)
        for name, count in favors.items():
            at.player(2).favors[FAVORS.index(name)] = count
        at.run("resolve-sell")
        for seat, bid in ((0, 3), (1, 2), (2, 0)):
            at.play(seat, f"bid {bid}")
        at.play(0, "sell R+ exact", "mix mushroom toad")
        at.play(1, "sell G+ exact", "mix fern claw")
        return at

    def test_beyond_the_limit_any_of_the_three(self) -> None:
        """A-70: sold or not, each with one Merchant, and nothing without."""
        at = self.used_up(merchant=2)
        assert at.match.view(None)["sales-left"] == 0
        found = offers(at, 2)
        assert {offer.split()[1] for offer in found} == {"B+", "R+", "G+"}
        assert all(offer.endswith(" merchant") for offer in found)
        assert len(found) == 12
        at.play(2, "sell B+ exact merchant")
        again = Match(at.game, position=at.match.position())
        assert again.view(2) == at.match.view(2)
        assert again.position() == at.match.position()
        at.play(2, "mix mushroom scorpion")
        assert at.player(2).gold == 5
        assert at.player(2).favors[MERCHANT] == 1
        assert at.match.over

    def test_beyond_the_limit_a_sold_potion_is_paid(self) -> None:
        """A-70."""
        at = self.used_up(merchant=1)
        at.play(2, "sell R+ exact merchant", "mix mushroom toad")
        assert at.player(2).gold == 9

    def test_whether_there_is_a_merchant_stays_secret(self) -> None:
        """A-70: a hand of favors is asked, with a Merchant or without, and the others see the same."""
        one, other = self.used_up(merchant=1), self.used_up(barmaid=1)
        assert one.options(2)[-1] == "done"
        assert other.options(2) == ["done"]
        for seat in (0, 1, None):
            assert one.match.view(seat) == other.match.view(seat)
            assert one.events(seat) == other.events(seat)
        for at in (one, other):
            at.play(2, "done")
        assert one.match.view(0) == other.match.view(0)
        assert one.player(2).unused == 2

    def test_who_cannot_have_a_merchant_is_not_asked(self) -> None:
        """A-70, A-04: all see that there is no favor, or that every Merchant is in the discards."""
        assert self.used_up().match.over
        at = table(0, 1)
        at.player(1).favors[BARMAID] = 1
        at.state.sales, at.state.sold = 2, 3
        at.state.favor_discards[MERCHANT] = at.game.cards.favors[MERCHANT].cards
        at.run("resolve-sell")
        at.play(0, "bid 3")
        at.play(1, "bid 0")
        assert at.match.over

    def test_a_sale_within_the_limit_counts_with_a_merchant_too(self) -> None:
        """A-70: a Merchant's sale within the limit counts like any other."""
        at = table(0, 1, 2)
        at.player(1).favors[MERCHANT] = 1
        at.run("resolve-sell")
        for seat, bid in ((0, 3), (1, 2), (2, 0)):
            at.play(seat, f"bid {bid}")
        at.play(0, "sell R+ exact", "mix mushroom toad")
        at.play(1, "sell R+ sign merchant", "mix mushroom toad")
        assert at.match.over
        assert at.player(2).unused == 2


class TestBarmaid:
    def test_exact_match_gains_reputation(self) -> None:
        at = table(0)
        at.player(0).favors[BARMAID] = 1
        at.run("resolve-sell")
        at.play(0, "sell R+ exact", "mix mushroom toad barmaid")
        assert at.player(0).reputation == 11
        assert at.player(0).gold == 9

    def test_otherwise_one_level_better_for_everything(self) -> None:
        """A-11: a neutral potion counts as the right sign: paid, and no loss."""
        at = table(0)
        at.player(0).favors[BARMAID] = 1
        at.run("resolve-sell")
        at.play(0, "sell R+ sign", "mix fern toad barmaid")
        assert at.player(0).gold == 8
        assert at.player(0).reputation == 10

    def test_wrong_sign_becomes_neutral_and_still_costs(self) -> None:
        at = table(0)
        at.player(0).favors[BARMAID] = 1
        at.run("resolve-sell")
        at.play(0, "sell R+ neutral", "mix fern mandrake barmaid")
        assert at.player(0).gold == 7
        assert at.player(0).reputation == 9

    def test_two_barmaids(self) -> None:
        at = table(0)
        at.player(0).favors[BARMAID] = 2
        at.run("resolve-sell")
        at.play(0, "sell R+ exact", "mix fern claw barmaid 2")
        assert at.player(0).gold == 9
        assert at.player(0).reputation == 11, "right sign, then exact, then a point"
