"""Declaring: Assistants, the cubes of every action space in its order, Associates."""

from tests.referee.alchemists_seen import Seen
from tests.referee.asking import DONE


def spaces(seen: Seen) -> list[dict[str, str]]:
    """The action spaces of this round, in the order in which they are resolved."""
    return [
        row
        for row in seen.rows["action-space"]
        if row["module"] in ("-", *seen.modules) and int(row["first"]) <= seen.round <= int(row["last"])
    ]


def cubes(seen: Seen, row: dict[str, str], actions: int) -> int:
    """The cubes of so many actions on a space; a Custodian costs one each."""
    if row["name"] == "custodian":
        return actions
    return sum(int(cost) for cost in row[f"cubes-{len(seen.players)}"].split()[:actions])


def most(seen: Seen, seat: int, row: dict[str, str], left: int) -> int:
    """How many actions can be declared with the cubes that are left."""
    if row["name"] == "custodian":
        capacity = seen.favors(seat, "custodian")
    else:
        capacity = len(row[f"cubes-{len(seen.players)}"].split())
    return max(n for n in range(capacity + 1) if cubes(seen, row, n) <= left)


def declarations(seen: Seen, seat: int, said: list[str]) -> list[str]:
    """What the seat is asked next, after what it has set down so far."""
    assistants = seen.favors(seat, "assistant")
    if assistants and not said:
        return [f"assistant {count}" for count in range(assistants + 1)]
    left = seen.players[seat]["cubes"]
    placed: dict[str, int] = {}
    associates: list[str] = []
    for words in map(str.split, said):
        if words[0] == "assistant":
            left += int(words[1])
        elif words[0] == "place":
            placed[words[1]] = int(words[2])
        else:
            associates.append(words[1])
    open_spaces = spaces(seen)
    for row in open_spaces:
        if row["name"] in placed:
            left -= cubes(seen, row, placed[row["name"]])
    names = [row["name"] for row in open_spaces]
    last = max((names.index(name) for name in placed), default=-1)
    for row in open_spaces[last + 1 :]:
        if most(seen, seat, row, left):
            return [f"place {row['name']} {n}" for n in range(most(seen, seat, row, left) + 1)]
    if len(associates) == seen.favors(seat, "associate"):
        return []
    can = [name for name in names if placed.get(name) and name not in ("custodian", *associates)]
    return [*(f"associate {name}" for name in can), DONE] if can else []


def rows_after(before: list[int], associates: int, seat: int, associate: bool) -> list[int]:
    """The rows of a space from the top: each new player takes the lowest empty row, above the others.

    An Associate puts its cubes above all.
    """
    at = 0 if associate else associates
    return [*before[:at], seat, *before[at:]]


def cubes_of_round(seen: Seen) -> int:
    """The cubes of a player in this round, before poison and order costs."""
    module = "golem-project" if "golem-project" in seen.modules else "-"
    row = next(
        row
        for row in seen.rows["cubes"]
        if row["module"] == module and row["players"] == str(len(seen.players))
    )
    return int(row["rounds"].split()[seen.round - 1])
