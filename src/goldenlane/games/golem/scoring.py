"""Final scoring, with the points of every source."""

from typing import Any, Final, Literal, NamedTuple

from goldenlane.games.golem.names import VP
from goldenlane.games.golem.state import GolemState, Player

GOAL_KINDS: Final = (
    "student-red",
    "student-yellow",
    "student-blue",
    "created",
    "gold",
    "upgrades",
    "research",
    "books",
    "destroyed",
)


Source = Literal[
    "track", "golems", "artifacts", "books", "research", "goals", "goal-set", "resources"
]  # fmt: skip


class Goal(NamedTuple):
    """A goal card: at least ``threshold`` of a kind."""

    kind: str
    threshold: int
    vp: int


def reached(player: Player, kind: str) -> int:
    """How far a player has come in a kind of goal."""
    match kind:
        case "student-red":
            return player.students[0]
        case "student-yellow":
            return player.students[1]
        case "student-blue":
            return player.students[2]
        case "created":
            return player.created
        case "gold":
            return sum(player.gold)
        case "upgrades":
            return player.tiles.bit_count()
        case "research":
            return player.research
        case "books":
            return player.book_count
        case _:
            return player.destroyed


def menorahs(state: GolemState, seat: int, kind: int) -> int:
    """Menorahs on upgraded tiles of a kind (golem red, artifact yellow, research blue), and the token."""
    player = state.players[seat]
    on_tiles = state.rules.menorahs_on[kind][player.tiles >> kind * 6 & 63]
    return on_tiles + (state.menorahs[kind] == seat)


def goal_points(state: GolemState, player: Player) -> tuple[int, int]:
    """VP of the goals and of the set of different goal types completed (Ruling G-59)."""
    met = [
        goal
        for goal in (state.rules.goals[number] for number in player.goals)
        if reached(player, goal.kind) >= goal.threshold
    ]
    types = len({goal.kind for goal in met})
    goal_set = state.rules.goal_set
    return sum(goal.vp for goal in met), goal_set[min(types, len(goal_set) - 1)]


def breakdown(state: GolemState, seat: int, *, goals: bool = True) -> dict[str, int]:
    """The points of a player by source. ``goals=False`` leaves out what is secret."""
    player = state.players[seat]
    if state.solo and seat == 1:
        return {"track": player.goods[VP]}
    rules = state.rules
    points, set_points = goal_points(state, player) if goals else (0, 0)
    columns = sum(bool(column) for column in player.books)
    return {
        "track": player.goods[VP],
        "golems": player.created * menorahs(state, seat, 0),
        "artifacts": player.completed_artifacts * menorahs(state, seat, 1),
        "books": columns * menorahs(state, seat, 2),
        "research": rules.research_vp[player.research],
        "goals": points,
        "goal-set": set_points,
        "resources": sum(player.goods[:3]) // rules.resources_per_vp,
    }


def tell_points(state: GolemState) -> None:
    """The final scoring, source by source: what each brings to whom."""
    points = [breakdown(state, seat) for seat in range(len(state.players))]
    for source in points[0]:
        for seat, found in enumerate(points):
            if found.get(source):
                state.emit("points", seat, source, found[source])


def scores(state: GolemState) -> list[dict[str, Any]]:
    """Per player: points by source, total, place. Tie: the higher place in the turn order (Ruling G-61).

    Alone, a tie with the automa is lost.
    """
    rows = []
    for seat in range(len(state.players)):
        points = breakdown(state, seat)
        rows.append({"player": seat, "points": points, "total": sum(points.values())})
    order = state.order or list(range(len(state.players)))

    def rank(row: dict[str, Any]) -> tuple[int, int]:
        tie = -row["player"] if state.solo else order.index(row["player"])
        return (-row["total"], tie)

    for place, row in enumerate(sorted(rows, key=rank), 1):
        row["place"] = place
    return rows
