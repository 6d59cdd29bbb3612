"""Publish Theory: theories, articles, endorsements, seals, their costs, immediate publication, grants."""

from itertools import permutations
from typing import Any

from tests.referee.alchemists_debunking import SPACES, entries
from tests.referee.alchemists_seen import Seen
from tests.referee.alchemy import ALCHEMICALS, COLORS, INGREDIENTS
from tests.referee.asking import DONE

SEALS = ("gold", "silver", "red", "green", "blue", "white")


def bank(seen: Seen, seat: int, place: str) -> int:
    """The gold for the bank; an article of the Golem Project costs an approval token instead."""
    if place.startswith("article") and "golem-project" in seen.modules:
        return 0
    return 0 if seen.owns(seat, "printing-press") else seen.number["publish-gold"]


def ways_to_pay(seen: Seen, seat: int, place: str) -> list[str]:
    """How the bank's part may be paid: plainly, or with a Courtier instead of an approval token."""
    if not (place.startswith("article") and "golem-project" in seen.modules):
        return [""]
    ways = [""] if seen.players[seat]["approval"] else []
    return ways + ([" courtier"] if seen.favors(seat, "courtier") else [])


def gold_needed(seen: Seen, seat: int, place: str) -> int:
    """The bank's part and 1 gold for every other player with a seal there (Ruling A-18)."""
    others = len(seen.seals.get(place, {}))
    return bank(seen, seat, place) + seen.number["endorse-gold"] * others


def may_endorse(seen: Seen, seat: int, place: str) -> bool:
    """One seal per player, a limit of seals, no conflict token."""
    seals = seen.seals[place]
    limit = seen.rule["article-seals"] if place.startswith("article") else seen.number["theory-seals"]
    return seat not in seals and len(seals) < int(limit) and not seen.conflicts.get(place)


def publications(seen: Seen, seat: int) -> list[str]:
    """Everything a seat may publish or endorse."""
    player = seen.players[seat]
    if not player["seals"]:
        return [DONE]
    gold = player["gold"]
    found = [
        f"theory {name}"
        for name in INGREDIENTS
        if name not in seen.theories and gold >= gold_needed(seen, seat, name)
    ]
    places = [*seen.theories, *(f"article-{color}" for color in seen.articles)]
    for place in places:
        if may_endorse(seen, seat, place) and gold >= gold_needed(seen, seat, place):
            found += [f"endorse {place}{way}" for way in ways_to_pay(seen, seat, place)]
    if "royal-encyclopedia" in seen.modules:
        for color in COLORS:
            place = f"article-{color}"
            if color not in seen.articles and gold >= gold_needed(seen, seat, place):
                found += [f"article {color}{way}" for way in ways_to_pay(seen, seat, place)]
    return [*found, DONE]


def immediate(seen: Seen, seat: int) -> list[str]:
    """Something that the debunking made free: that ingredient, that alchemical, that color (Ruling A-28)."""
    fallen = seen.view["fallen"]
    found = []
    for option in publications(seen, seat):
        verb, *words = option.split()
        theory = verb == "theory" and (words[0] in fallen["ingredients"] or fallen["alchemicals"])
        if theory or (verb == "article" and words[0] in fallen["articles"]):
            found.append(option)
    return [*found, DONE]


def alchemicals(seen: Seen, name: str, immediately: bool) -> list[str]:
    """Alchemicals of no theory; immediately, for another ingredient, only those that were made free."""
    free = [a for a in ALCHEMICALS if a not in seen.theories.values()]
    if immediately and name not in seen.view["fallen"]["ingredients"]:
        free = [a for a in free if a in seen.view["fallen"]["alchemicals"]]
    return [f"alchemical {alchemical}" for alchemical in free]


def seals(seen: Seen, seat: int) -> list[str]:
    kinds = seen.players[seat]["seal-kinds"]
    return [f"seal {kind}" for kind in SEALS if kinds.get(kind, 0)]


def article_parts(seen: Seen, color: str, written: list[str], forbidden: dict[str, str] | None) -> list[str]:
    """How an article may go on: two signs, then an ingredient for each space.

    Two tokens per ingredient, four different ingredients, not the four of another article;
    immediately after debunking not the same article again (``forbidden``: its sign by ingredient).
    """
    if not written:
        return [f"signs {pair}" for pair in ("++", "+-", "-+", "--")]
    others = [article for c, article in seen.articles.items() if c != color]
    used = [name for article in others for name in article["ingredients"]]
    stock = [name for name in INGREDIENTS if used.count(name) < 2]
    signs = list(written[0].split()[1])
    chosen = [part.split()[1] for part in written[1:]]
    space = SPACES[len(chosen)]
    found = []
    for name in stock:
        if name in chosen:
            continue
        rest = [other for other in stock if other not in (*chosen, name)]
        for more in permutations(rest, 3 - len(chosen)):
            four = [*chosen, name, *more]
            whole = dict(entries({"ingredients": four, "signs": signs}))
            if whole != forbidden and all(set(four) != set(other["ingredients"]) for other in others):
                found.append(f"{space} {name}")
                break
    return found


def grants(seen: Seen, seat: int) -> list[str]:
    """Grants nobody has: the first needs 2 seals, each further one 3; conflicts do not count (A-29)."""
    need = seen.number["later-grant" if seen.players[seat]["grants"] else "first-grant"]
    found = []
    for grant in seen.view["grants"]:
        row = next(row for row in seen.rows["grant"] if row["name"] == grant["name"])
        if grant["owner"] is not None or row["module"] not in ("-", *seen.modules):
            continue
        if row["about"] == "articles":
            places = [f"article-{color}" for color in seen.articles]
        else:
            places = [name for name in row["about"].split() if not seen.conflicts.get(name)]
        if sum(seat in seen.seals.get(place, {}) for place in places) >= need:
            found.append(f"grant {grant['name']}")
    return [*found, DONE]


def reputation_of(seen: Seen, seat: int, verb: str) -> int:
    """The reputation for a publication, with the Seal of Authority (Ruling A-12)."""
    gain = int(seen.rule["endorsing-reputation"]) if verb == "endorse" else seen.number["publish-reputation"]
    return gain + (seen.number["seal-of-authority"] if seen.owns(seat, "seal-of-authority") else 0)


def compare_payment(seen: Seen, after: Seen, seat: int, words: list[str]) -> list[str]:
    """Who pays what to whom for a publication."""
    place = f"article-{words[1]}" if words[0] == "article" else words[1]
    expected = {who: player["gold"] for who, player in enumerate(seen.players)}
    owners: dict[int, Any] = seen.seals.get(place, {}) if words[0] == "endorse" else {}
    expected[seat] -= bank(seen, seat, place) + seen.number["endorse-gold"] * len(owners)
    for owner in owners:
        expected[owner] += seen.number["endorse-gold"]
    found = {who: player["gold"] for who, player in enumerate(after.players)}
    lines = [] if found == expected else [f"{words}: gold {found}, the referee says {expected}"]
    if place.startswith("article") and "golem-project" in seen.modules:
        card = words[-1] == "courtier"
        before = (seen.players[seat]["approval"], seen.favors(seat, "courtier"))
        paid = (before[0] - (not card), before[1] - card)
        now = (after.players[seat]["approval"], after.favors(seat, "courtier"))
        if now != paid:
            lines.append(f"{words}: approval tokens and Courtiers {now}, the referee says {paid}")
    return lines
