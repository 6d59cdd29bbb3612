"""The final score of Golem by source (Rulings G-58 to G-61)."""

from tests.referee.golem_artifacts import kind_of
from tests.referee.golem_table import DISTRICTS, RESOURCES, Player, Table

KIND_OF_DISTRICT = dict(zip(DISTRICTS, ("golem", "artifact", "research"), strict=True))
SECTION_OF_KIND = {"golem": "golem-tile", "artifact": "artifact-upgrade", "research": "research-tile"}


def menorahs(table: Table, seat: int, district: str) -> int:
    """The symbols on upgraded tiles of the district's kind, and the token."""
    kind = KIND_OF_DISTRICT[district]
    on_tiles = sum(
        int(table.row(SECTION_OF_KIND[kind], "id", tile)["menorahs"])
        for tile in table.players[seat].upgraded
        if kind_of(tile) == kind
    )
    return on_tiles + (table.tokens[district] == seat)


def reached(player: Player, kind: str) -> int:
    """How far a player is with a kind of goal."""
    if kind.startswith("student-"):
        return player.students[kind.removeprefix("student-")]
    return {
        "created": 4 - player.to_create,
        "gold": sum(player.gold),
        "upgrades": len(player.upgraded),
        "research": player.research,
        "books": sum(map(len, player.books)),
        "destroyed": player.destroyed,
    }[kind]


def points(table: Table, seat: int) -> dict[str, int]:
    player = table.players[seat]
    if table.is_automa(seat):
        return {"track": player.goods["vp"]}
    goals = [table.row("goal", "number", goal) for goal in player.goals]
    met = [goal for goal in goals if reached(player, goal["kind"]) >= int(goal["threshold"])]
    types = len({goal["kind"] for goal in met})
    sets = {int(row["types"]): int(row["vp"]) for row in table.rows["goal-set"]}
    return {
        "track": player.goods["vp"],
        "golems": (4 - player.to_create) * menorahs(table, seat, "red"),
        "artifacts": sum(map(player.complete, range(4))) * menorahs(table, seat, "yellow"),
        "books": sum(map(bool, player.books)) * menorahs(table, seat, "blue"),
        "research": int(table.research_row(player)["vp"]),
        "goals": sum(int(goal["vp"]) for goal in met),
        "goal-set": sets.get(min(types, max(sets)), 0),
        "resources": sum(player.goods[good] for good in RESOURCES) // table.number["resources-per-vp"],
    }


def places(table: Table) -> list[int]:
    """Places by points, then by turn order; the solo player wins only with more points."""
    totals = [sum(points(table, seat).values()) for seat in range(len(table.players))]
    if table.solo:
        return [1, 2] if totals[0] > totals[1] else [2, 1]
    ranked = sorted(range(len(totals)), key=lambda seat: (-totals[seat], table.order.index(seat)))
    return [ranked.index(seat) + 1 for seat in range(len(totals))]
