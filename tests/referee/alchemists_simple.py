"""The plainer decisions of Alchemists: what is in a hand, on the table, or can be paid."""

from tests.referee.alchemists_seen import Seen, pairs
from tests.referee.alchemists_selling import with_cards
from tests.referee.alchemy import INGREDIENTS
from tests.referee.asking import DONE


def forage(seen: Seen, seat: int) -> list[str]:
    """One of the face-up ingredients, or the top card of the deck."""
    face_up = [name for name in INGREDIENTS if name in seen.view["face-up"]]
    deck = seen.view["ingredient-deck"] + seen.view["ingredient-discards"]
    return [*(f"forage {name}" for name in face_up), *(["forage deck"] if deck else []), DONE]


def transmute(seen: Seen, seat: int) -> list[str]:
    """Discard an ingredient for gold; Sages add to it."""
    return [
        *(
            f"transmute {name}" + with_cards("sage", count)
            for name in seen.hand(seat)
            for count in range(seen.favors(seat, "sage") + 1)
        ),
        DONE,
    ]


def experiment(seen: Seen, seat: int) -> list[str]:
    """Drink a potion of two different ingredients."""
    return [*(f"mix {a} {b}" for a, b in pairs(seen.hand(seat))), DONE]


def test_on_student(seen: Seen, seat: int) -> list[str]:
    """An unhappy student must be paid before mixing (Ruling A-08)."""
    price = seen.number["unhappy-student-gold"] if seen.view["unhappy-student"] else 0
    return experiment(seen, seat) if seen.players[seat]["gold"] >= price else [DONE]


def exhibition(seen: Seen, seat: int) -> list[str]:
    """A potion not yet exhibited by this player, with a place left; a secret Feather in Cap may be shown."""
    player = seen.players[seat]
    if not pairs(seen.hand(seat)):
        return [DONE]
    places = int(seen.rule[f"exhibition-places-{len(seen.players)}"])
    found = [
        f"exhibit {potion}"
        for potion, count in seen.view["exhibition"].items()
        if potion not in player["exhibited"] and count < places
    ]
    if "feather-in-cap" in player.get("secret-artifacts", []):
        found.append("show feather-in-cap")
    return [*found, DONE]


def exhibit_mix(seen: Seen, seat: int) -> list[str]:
    return [f"mix {a} {b}" for a, b in pairs(seen.hand(seat))]


def visit_library(seen: Seen, seat: int) -> list[str]:
    """One approval token, or a Courtier, for one book."""
    ways = ["visit"] if seen.players[seat]["approval"] else []
    return ways + (["visit courtier"] if seen.favors(seat, "courtier") else []) + [DONE]


def research_golem(seen: Seen, seat: int) -> list[str]:
    """Test an ingredient; after two tests animate, until it has succeeded (Rulings A-41, A-42)."""
    progress = seen.players[seat]["progress"]
    can = seen.number["tests-before-animation"] <= progress < 3
    return [*(f"test {name}" for name in seen.hand(seat)), *(["animate"] if can else []), DONE]


def buy_artifact(seen: Seen, seat: int) -> list[str]:
    """The printed price less Shopkeepers and the Discount Card; under the counter 1 gold less and a token."""
    player = seen.players[seat]
    cost = {row["name"]: int(row["cost"]) for row in seen.rows["artifact"]}
    discount = 0
    if seen.owns(seat, "discount-card"):
        later = player["artifacts"].index("discount-card") < len(player["artifacts"]) - 1
        discount = seen.number["discount-card-later" if later else "discount-card-first"]
    found = []
    for name in seen.view["artifacts"]:
        found += _shops(seen, seat, name, cost[name] - discount, "")
    name = seen.view.get("under-the-counter")
    if name:
        price = cost[name] - discount - seen.number["under-the-counter-gold"]
        if player["approval"]:
            found += _shops(seen, seat, name, price, "")
        if seen.favors(seat, "courtier"):
            found += _shops(seen, seat, name, price, " courtier")
    return [*found, DONE]


def _shops(seen: Seen, seat: int, name: str, price: int, token: str) -> list[str]:
    """With any number of Shopkeepers that makes it affordable; the price does not fall below 0."""
    saved = seen.number["shopkeeper-discount"]
    return [
        f"buy {name}{token}" + with_cards("shopkeeper", count)
        for count in range(seen.favors(seat, "shopkeeper") + 1)
        if max(0, price - count * saved) <= seen.players[seat]["gold"]
    ]
