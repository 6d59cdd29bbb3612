"""Selling potions: which guarantee, with which ingredients, at which discount."""

from itertools import combinations

from goldenlane.bots.alchemists.mind import Mind, pair
from goldenlane.games.alchemists.alchemy import EXACT, NEUTRAL_SALE
from goldenlane.games.alchemists.vocabulary import BARMAID, MERCHANT, SELL, SPACES
from goldenlane.kernel.action import DONE, Action

_LEAST = 0.45
"""What a sale must promise, or the cards are kept."""


def pairs_of(hand: list[int]) -> list[tuple[int, int]]:
    """The pairs of different ingredients in a hand."""
    return list(combinations([card for card in range(8) if hand[card]], 2))


def mix_value(
    mind: Mind, wanted: int, guarantee: int, price: int, mixed: tuple[int, int], barmaids: int
) -> float:
    """What selling this mix under this guarantee promises; nothing that is bound to fail."""
    number = pair(*mixed)
    belief = mind.belief
    met = belief.met[number][wanted]
    chance = met[max(0, guarantee - barmaids)]
    if chance <= 0:
        return -99.0
    unhappy = 1 - met[NEUTRAL_SALE + 1 - barmaids] if barmaids <= NEUTRAL_SALE else 0.0
    value = chance * mind.coins(mind.gold, mind.gold + price)
    value -= unhappy * mind.loss(mind.cards.number.sale_loss)
    value += mind.weights.bit[mind.round] * belief.sale_bits[number][wanted]
    return value + barmaids * (
        met[EXACT] * mind.cards.number.barmaid_reputation - mind.weights.favor_of[BARMAID]
    )


def best_mix(
    mind: Mind, wanted: int, guarantee: int, price: int, hand: list[int]
) -> tuple[float, tuple[int, int] | None]:
    """(value, ingredients) of the best mix for an offer."""
    return max(
        (
            (mix_value(mind, wanted, guarantee, price, mixed, barmaids), mixed)
            for mixed in pairs_of(hand)
            for barmaids in range(mind.favors[BARMAID] + 1)
        ),
        default=(-99.0, None),
    )


def best_sale(mind: Mind, hand: list[int], discount: int = 0) -> tuple[float, int, tuple[int, int] | None]:
    """(value, price, ingredients) of the best sale from a hand at a discount."""
    found: tuple[float, int, tuple[int, int] | None] = (-99.0, 0, None)
    sold = mind.view["sold"]
    for place, wanted in enumerate(mind.wanted):
        if sold[place]:
            continue
        for guarantee, base in enumerate(mind.cards.prices):
            price = base + mind.zone.price - discount
            if price >= mind.cards.rule.lowest_price:
                value, mixed = best_mix(mind, wanted, guarantee, price, hand)
                if value > found[0]:
                    found = value, price, mixed
    return found


def rivals(mind: Mind) -> int:
    """Other sellers of this round."""
    rows = mind.view["spaces"][SPACES[SELL]]["rows"]
    return sum(row["seat"] != mind.seat for row in rows)


# ---- decisions ---------------------------------------------------------------------------------
def bid(mind: Mind, options: list[Action]) -> Action:
    """As much as the best sale bears when places are short; a Merchant never comes too late."""
    places = mind.cards.rule.adventurer_potions[mind.game.seats]
    if mind.favors[MERCHANT]:
        eager = 0
    elif rivals(mind) < places:
        eager = 1
    else:
        eager = 2
    rows = mind.view["spaces"][SPACES[SELL]]["rows"]
    if rows[0]["seat"] == mind.seat:
        eager -= 1  # the top row wins ties
    bearable = [
        option
        for option in options
        if option.data[0] <= eager and best_sale(mind, mind.hand, option.data[0])[0] > 0
    ]
    if bearable:
        return max(bearable, key=lambda option: option.data[0])
    return min(options, key=lambda option: option.data[0])


def sell(mind: Mind, options: list[Action]) -> Action:
    """Offer what promises most, or decline."""
    best, worth = DONE, _LEAST
    for option in options:
        if option is DONE:
            continue
        place, guarantee, price, merchants = option.data
        value, _ = best_mix(mind, mind.wanted[place], guarantee, price, mind.hand)
        if not any(mind.view["sold"]):
            value += mind.coins(mind.gold, mind.gold + merchants * mind.cards.number.merchant_gold)
        value -= merchants * mind.weights.favor_of[MERCHANT]
        if value > worth:
            best, worth = option, value
    return best


def sell_mix(mind: Mind, options: list[Action]) -> Action:
    """Mix what was offered."""
    offer = mind.view["offer"]
    wanted = mind.wanted[offer["place"]]

    def value(option: Action) -> float:
        first, second, barmaids = option.data
        return mix_value(mind, wanted, offer["guarantee"], offer["price"], (first, second), barmaids)

    return max(options, key=value)
