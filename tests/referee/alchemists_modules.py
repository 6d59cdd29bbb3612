"""Decisions of the order spaces, the startup cards, the exhibition's end and the Golem Project."""

from itertools import combinations

from tests.referee.alchemists_seen import Seen
from tests.referee.alchemy import INGREDIENTS
from tests.referee.asking import DONE

TOKENS = ("R-large", "R-small", "G-large", "G-small", "B-large", "B-small")
ORGANS = ("chest", "ears")


def order_spaces(seen: Seen, seat: int) -> list[str]:
    """Free spaces for this number of players whose cost can be paid (Rulings A-14, A-38)."""
    players = len(seen.players)
    if "busy-days" in seen.modules:
        board = next(row for row in seen.rows["order-board"] if row["name"] == seen.view["order-board"])
        least = {7: 3, 8: 4}
        costs = {n: board[f"s{n}"] for n in range(1, 9) if players >= least.get(n, 0)}
    else:
        costs = {
            int(row["number"]): f"{row['cost']} -> {row['benefit']}"
            for row in seen.rows["order-space"]
            if str(players) in row["players"].split()
        }
    taken = {player["order-space"] + 1 for player in seen.players}
    found = []
    for number, text in costs.items():
        if number not in taken:
            cost = text.split(" -> ")[0] if " -> " in text else "-"
            found += [f"order {number}{way}" for way in _ways(seen, seat, cost)]
    return found


def _ways(seen: Seen, seat: int, cost: str) -> list[str]:
    """How a cost can be paid: not at all, plainly, or with a Courtier for an approval token."""
    if cost == "-":
        return [""]
    player = seen.players[seat]
    amount, what = int(cost.split()[0]), cost.split()[1]
    if what == "approval":
        ways = [""] if player["approval"] >= amount else []
        return ways + ([" courtier"] if seen.favors(seat, "courtier") else [])
    if what == "reputation":
        loss = max(0, amount + int(seen.zone(seat)["loss"]))
        return [""] if player["reputation"] - loss >= seen.number["lowest-reputation"] else []
    have = player["cubes"] if what == "cube" else player[what]
    return [""] if have >= amount else []


def keep_startup(seen: Seen, seat: int) -> list[str]:
    """Two of the four dealt cards."""
    return [f"keep {a} {b}" for a, b in combinations(sorted(seen.players[seat]["startup-dealt"]), 2)]


def discard_ingredients(seen: Seen, seat: int) -> list[str]:
    return [f"discard {name}" for name in seen.hand(seat)]


def discard_favor(seen: Seen, seat: int) -> list[str]:
    return [f"discard {name}" for name in seen.players[seat]["favor-cards"]]


def altar(seen: Seen, seat: int) -> list[str]:
    """Gold becomes reputation, up to 8; nothing may be paid (Ruling A-58)."""
    most = min(seen.number["altar-of-gold"], seen.players[seat]["gold"])
    return [*(f"altar {gold}" for gold in range(1, most + 1)), DONE]


def animate(named: list[str]) -> list[str]:
    """Two different ingredients, named in their usual order."""
    if not named:
        return [f"name {name}" for name in INGREDIENTS[:-1]]
    return [f"name {name}" for name in INGREDIENTS[INGREDIENTS.index(named[0]) + 1 :]]


def report(seen: Seen, seat: int) -> list[str]:
    """One or two tokens on an empty organ, or one of two taken back."""
    found = []
    for organ in ORGANS:
        there = len(seen.players[seat]["reports"][organ])
        if there == 0:
            found += [f"report {organ} {count}" for count in (1, 2)]
        elif there == 2:
            found.append(f"take-back {organ}")
    return [*found, DONE]


def report_tokens(seen: Seen, seat: int, said: list[str]) -> list[str]:
    """Own tokens that are not on the board (Ruling A-44); two are laid in their usual order.

    ``said``: the action of the report, then the tokens so far.
    """
    words = said[0].split()
    reports = seen.players[seat]["reports"]
    if words[0] == "take-back":
        return [f"token {token}" for token in TOKENS if token in reports[words[1]]]
    free = [token for token in TOKENS if token not in [*reports["chest"], *reports["ears"]]]
    if words[2] == "1":
        return [f"token {token}" for token in free]
    if len(said) == 1:
        return [f"token {token}" for token in free[:-1]]
    first = said[1].split()[1]
    return [f"token {token}" for token in free if TOKENS.index(token) > TOKENS.index(first)]
