"""Sell Potion: bids, who may sell what with which guarantee, and what it brings."""

from typing import Any

from tests.referee.alchemists_seen import Seen, pairs
from tests.referee.alchemy import mix
from tests.referee.asking import DONE

LEVELS = ("wrong sign", "neutral", "right sign", "exact")
"""The qualities, from the least; the guarantees any, neutral, sign, exact are met by them and better ones."""
GUARANTEES = ("any", "neutral", "sign", "exact")


def bids() -> list[str]:
    """Bid cards come back after the sale, so all four are at hand."""
    return [f"bid {discount}" for discount in range(4)]


def prices(seen: Seen, seat: int, discount: int) -> dict[str, int]:
    """What each guarantee brings: base price, zone, discount."""
    change = int(seen.zone(seat)["price"]) - discount
    return {row["name"]: int(row["price"]) + change for row in seen.rows["guarantee"]}


def offers(seen: Seen, seat: int, discount: int, sales: int) -> list[str]:
    """What the seat may offer with its discount, after so many sales of this round.

    A Merchant brings the first seller 1 gold; a later one sells with it any of the three potions, sold or
    not, within the limit or beyond it.
    """
    if not pairs(seen.hand(seat)):
        return [DONE]
    merchants = seen.favors(seat, "merchant")
    limit = int(seen.rule[f"adventurer-potions-{len(seen.players)}"])
    found = []
    for potion, sold in zip(seen.view["adventurer"]["wants"], seen.view["sold"], strict=True):
        if not sales:
            played = range(merchants + 1)
        elif sales < limit and not sold:
            played = range(1)
        else:
            played = range(1, min(merchants, 1) + 1)
        for guarantee, price in prices(seen, seat, discount).items():
            for count in played if price >= int(seen.rule["lowest-price"]) else ():
                found.append(f"sell {potion} {guarantee}" + with_cards("merchant", count))
    return [*found, DONE]


def with_cards(card: str, count: int) -> str:
    """How a notation says that favor cards are played with it."""
    return ("", f" {card}")[count] if count < 2 else f" {card} {count}"


def mixes(seen: Seen, seat: int) -> list[str]:
    """Any two different ingredients, with any number of Barmaids."""
    return [
        f"mix {a} {b}" + with_cards("barmaid", count)
        for a, b in pairs(seen.hand(seat))
        for count in range(seen.favors(seat, "barmaid") + 1)
    ]


def quality(wanted: str, potion: str) -> int:
    if potion == wanted:
        return 3
    if potion == "0":
        return 1
    return 2 if potion[1] == wanted[1] else 0


def compare(
    seen: Seen, seat: int, discount: int, offer: list[str], words: list[str], events: list[dict[str, Any]]
) -> list[str]:
    """Where the announced quality, the gold or the reputation of a sale is wrong.

    ``offer``: the words of "sell R+ sign"; ``words``: those of "mix toad fern barmaid".
    """
    wanted, guarantee = offer[1], offer[2]
    truth = seen.truth
    announced = quality(wanted, mix(truth[words[1]], truth[words[2]]))
    barmaids = 0 if len(words) == 3 else int(words[4]) if len(words) == 5 else 1
    level, change = announced, 0
    for _ in range(barmaids):
        if level == 3:
            change += seen.number["barmaid-reputation"]
        else:
            level += 1
    price = prices(seen, seat, discount)[guarantee]
    paid = price if level >= GUARANTEES.index(guarantee) else 0
    if level <= 1:
        change -= seen.number["sale-loss"]
    lines = []
    at = next(i for i, event in enumerate(events) if event["kind"] == "sell")
    expected = [wanted, LEVELS[announced], paid]
    if events[at]["args"] != expected:
        lines.append(
            f"the sale {offer} {words}: the engine says {events[at]['args']}, the referee {expected}"
        )
    following = [e for e in events[at + 1 :] if e["kind"] in ("reputation", "decline", "offer", "periscope")]
    own = following[:1]
    after = own[0]["args"][1] if own and own[0]["kind"] == "reputation" else seen.players[seat]["reputation"]
    if own and own[0]["kind"] == "reputation" and own[0]["seat"] != seat:
        after = seen.players[seat]["reputation"]
    if after != seen.reputation_after(seat, change):
        lines.append(
            f"the sale {offer} {words}: reputation {after}, "
            f"the referee says {seen.reputation_after(seat, change)}"
        )
    return lines


def gold_of_offer(seen: Seen, seat: int, offer: list[str], sales: int) -> int:
    """The first seller's Merchants bring their gold at once and without condition."""
    merchants = 0 if len(offer) == 3 else int(offer[4]) if len(offer) == 5 else 1
    return seen.number["merchant-gold"] * merchants if not sales else 0
