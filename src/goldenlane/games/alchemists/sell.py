"""Sell Potion: secret bids, selling order, guarantees, and what the adventurer says of the potion."""

from typing import TYPE_CHECKING, ClassVar, Final

from goldenlane.games.alchemists.alchemy import (
    EXACT,
    INGREDIENTS,
    NEUTRAL_SALE,
    POTIONS,
    QUALITIES,
    QUALITY,
    RIGHT_SIGN,
)
from goldenlane.games.alchemists.alchemy import NEUTRAL as NEUTRAL_POTION
from goldenlane.games.alchemists.components import GUARANTEES
from goldenlane.games.alchemists.draws import play_favor
from goldenlane.games.alchemists.ingredients import with_cards
from goldenlane.games.alchemists.mixing import clean_up, learn_mix, mix, pairs, too_few
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.reputation import change, zone_of
from goldenlane.games.alchemists.rule import Rule, SecretRule
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import BARMAID, MERCHANT, SELL
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import EVERYONE, NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_BIDS: Final = tuple(act(f"bid {discount}", discount) for discount in range(4))


class ResolveSell(Rule):
    """All who have cubes here bid; then they sell, most smiles first, ties by row.

    A lone seller has nobody to outbid and sells without a bid (Ruling A-73).
    """

    __slots__ = ("_bids",)

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self._bids = game.add("bids", Bids(game))

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        stage, rows = frame[2], state.rows[SELL]
        if not rows or stage > len(rows):
            state.stack.pop()
            for player in state.players:
                if player.bid >= 0 and not self.cards.rule.bid_cards_return:
                    player.bids |= 1 << player.bid
                player.bid = -1
            self.game.push(state, "finish-space", NOBODY, SELL)
            return None
        state.stack[-1] = (self, NOBODY, stage + 1, 0)
        if stage == 0:
            if len(rows) > 1:
                state.push(self._bids, EVERYONE, sum(1 << seat for seat in rows))
            return None
        seat = rows[stage - 1]
        state.done[SELL * self.game.seats + seat] += 1
        self.game.act(state, SELL, seat, self.game.costs[SELL][0])
        return None


class Bids(SecretRule):
    """Bid cards are picked secretly and shown together; they set the selling order."""

    __slots__ = ()

    always_ask = True

    def options_of(self, state: AlchemistsState, frame: Frame, seat: int) -> list[Action]:
        spent = state.players[seat].bids
        return [bid for bid in _BIDS if not spent >> bid.data[0] & 1] or [_BIDS[0]]

    def choose(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.players[seat].bid = action.data[0]

    def resolve(self, state: AlchemistsState, frame: Frame) -> None:
        rows = state.rows[SELL]
        smiles = {}
        for seat in rows:
            discount = state.players[seat].bid
            smiles[seat] = self.cards.smiles[discount] + zone_of(self.game, state, seat).smiles
            state.begin()
            state.emit("bid", seat, discount, smiles[seat])
        # The rows become the selling order; sorting keeps the order of rows among equals.
        rows.sort(key=lambda seat: -smiles[seat])


def sales_left(game: "AlchemistsGame", state: AlchemistsState) -> int:
    """How many potions the adventurer still buys this round from those without a Merchant."""
    return max(0, game.cards.rule.adventurer_potions[game.seats] - state.sales)


class SellPotion(SpaceAction):
    """Offer one of the wanted potions with a guarantee; the adventurer buys a limited number a round."""

    __slots__ = ()

    space: ClassVar[int] = SELL

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        """Too few cards, no price is left (Ruling A-10), or too late and surely without a Merchant.

        Which favors are in a hand is a secret: whoever could hold a Merchant is asked (Ruling A-70).
        """
        hopeless = not sales_left(self.game, state) and not self._may_hold_merchant(state, seat)
        return hopeless or too_few(state, seat) or not self._prices(state, seat)

    def _may_hold_merchant(self, state: AlchemistsState, seat: int) -> bool:
        """Whether the others must reckon with a Merchant: there is a hidden card, and one not discarded."""
        left = self.cards.favors[MERCHANT].cards - state.favor_discards[MERCHANT]
        return left > 0 and any(state.players[seat].favors)

    def _prices(self, state: AlchemistsState, seat: int) -> list[tuple[int, int]]:
        """The guarantees that may be chosen, with their prices."""
        discount = max(state.players[seat].bid, 0)
        change = zone_of(self.game, state, seat).price - discount
        lowest = self.cards.rule.lowest_price
        return [(g, p + change) for g, p in enumerate(self.cards.prices) if p + change >= lowest]

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        player = state.players[seat]
        if not pairs(player.hand):
            return []
        merchants = player.favors[MERCHANT]
        left = sales_left(self.game, state)
        ways = []
        for place, potion in enumerate(self.cards.adventurers[state.adventurer]):
            if not state.sales:
                # The first seller gets 1 gold for each Merchant (Ruling A-71).
                played = range(merchants + 1)
            elif left and not state.sold >> place & 1:
                played = range(1)
            else:
                # A later seller needs a Merchant for a potion that was sold already, and for any
                # potion when the round's sales are used up (Ruling A-70).
                played = range(1, min(merchants, 1) + 1)
            for guarantee, price in self._prices(state, seat):
                for count in played:
                    words = f"sell {POTIONS[potion]} {GUARANTEES[guarantee]}{with_cards('merchant', count)}"
                    ways.append(act(words, place, guarantee, price, count))
        return ways

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        place, guarantee, price, merchants = action.data
        state.sale = [place, guarantee, price]
        potion = self.cards.adventurers[state.adventurer][place]
        state.emit("offer", seat, POTIONS[potion], GUARANTEES[guarantee], price)
        play_favor(state, seat, MERCHANT, merchants)
        if merchants and not state.sales:
            # Whatever the potion turns out to be (Ruling A-71).
            gold = merchants * self.number.merchant_gold
            state.emit("merchant", seat, gold)
            add_gold(state, seat, gold, "merchant")
        self.game.push(state, "sell-mix", seat)


class SellMix(Rule):
    """Mix the potion that was offered, with or without a Barmaid.

    The reader announces only the quality. Each Barmaid makes it one level better, or gives 1 reputation
    for an exact match; the better quality counts for everything (Rulings A-11, A-52). A neutral potion or one
    with the wrong sign costs 1 reputation, paid or not.
    """

    __slots__ = ()

    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        player = state.players[frame[1]]
        return [
            act(f"{pair.text}{with_cards('barmaid', barmaids)}", *pair.data, barmaids)
            for pair in pairs(player.hand)
            for barmaids in range(player.favors[BARMAID] + 1)
        ]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        first, second, barmaids = action.data
        place, guarantee, price = state.sale
        state.sale = []
        wanted = self.cards.adventurers[state.adventurer][place]
        potion = mix(state, seat, first, second)
        announced = QUALITY[wanted][potion]
        learn_mix(
            state, seat, first, second, sum(1 << p for p in range(7) if QUALITY[wanted][p] == announced)
        )
        quality, gain = announced, 0
        for _ in range(barmaids):
            if quality == EXACT:
                gain += self.number.barmaid_reputation
            else:
                quality += 1
        met = quality >= guarantee
        paid = price if met else 0
        names = (INGREDIENTS[first], INGREDIENTS[second])
        said = (POTIONS[wanted], QUALITIES[announced], paid)
        state.emit_secret("sell", seat, (seat,), (*said, names), said)
        play_favor(state, seat, BARMAID, barmaids)
        add_gold(state, seat, paid, "sale")
        if met or self.cards.rule.potion_used_up_when_offered:
            state.sold |= 1 << place
            state.sales += 1
        if self._unhappy(quality, guarantee, met):
            gain -= self.number.sale_loss
        clean_up(self.game, state, seat, seen=wanted if announced == EXACT else NEUTRAL_POTION)
        change(self.game, state, seat, gain)

    def _unhappy(self, quality: int, guarantee: int, met: bool) -> bool:
        """Whether the adventurer speaks ill of the seller."""
        if self.cards.rule.sale_loss_by_quality:
            return quality <= NEUTRAL_SALE
        return guarantee < RIGHT_SIGN or not met
