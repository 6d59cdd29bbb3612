"""Set up any position in two lines, play it by notation, and see what it changed."""

from typing import Any

import goldenlane as gl

_ROWS = ("work", "golem", "artifacts", "research", "mirror")
_COLORS = ("red", "yellow", "blue", "white", "black")


def table(
    position: dict[str, Any] | None = None, *, players: int = 2, chance: tuple[str, ...] = (), **own: Any
) -> gl.Match:
    """A match of Golem in a position; ``own`` are the first player's things ("_" for "-")."""
    given = dict(position or {})
    if own:
        first, *others = given.get("players") or [{}]
        mine = {name.replace("_", "-"): value for name, value in own.items()}
        given["players"] = [{**first, **mine}, *others]
    return gl.new("golem", players=players, seed=1, position=given, chance=chance)


def play(match: gl.Match, *moves: str) -> gl.Match:
    """Play moves like "1: marble red work"; without a number they are the first player's."""
    for move in moves:
        seat, colon, notation = move.partition(": ")
        match.play(int(seat) if colon else 0, notation if colon else move)
    return match


def options(match: gl.Match, seat: int = 0) -> list[str]:
    return [str(action) for action in match.legal(seat)]


def mine(match: gl.Match, seat: int = 0) -> dict[str, Any]:
    """A player's things, as the player sees them."""
    found: dict[str, Any] = match.view(seat)["players"][seat]
    return found


def numbers(match: gl.Match, seat: int = 0) -> dict[str, int]:
    """Everything of a player that can be counted."""
    player = mine(match, seat)
    return {
        **{name: player[name] for name in ("clay", "coin", "knowledge", "vp", "research", "golem-marker")},
        **{f"student {name}": section for name, section in player["students"].items()},
        **{f"gold {size}": n for size, n in enumerate(player["gold"], 1)},
        "golems": len(player["golems"]),
        "lying": sum("lying" in golem for golem in player["golems"]),
        "destroyed": player["golems-destroyed"],
        "upgraded": len(player["upgraded"]),
        "books": sum(map(len, player["books"])),
        "goals": len(player["goals"]),
    }


def changes(match: gl.Match, *moves: str, seat: int = 0) -> dict[str, int]:
    """Play moves and tell by how much a player's numbers have changed."""
    before = numbers(match, seat)
    play(match, *moves)
    after = numbers(match, seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def rows(**marbles: str) -> list[int]:
    """The synagogue as a position writes it: rows(work="red white", mirror="black")."""
    counts = [0] * 25
    for row, colors in marbles.items():
        for color in colors.split():
            counts[_ROWS.index(row) * 5 + _COLORS.index(color)] += 1
    return counts


def pour(**marbles: str) -> str:
    """The outcome of pouring the marbles, as a log writes it."""
    return " ".join(["pour", *map(str, rows(**marbles))])


def street(district: str, tile: int) -> list[list[int]]:
    """Streets in which every building of one district is the same tile."""
    usual = [1, 2, 3, 4, 5, 6, 7]
    return [[tile] * 7 if name == district else usual for name in ("red", "yellow", "blue")]


def activate(district: str, tile: int, *moves: str, players: int = 2, **own: Any) -> dict[str, int]:
    """Activate a golem beside a neighborhood tile by a Work action that costs nothing."""
    own.setdefault("golems", [f"{district} 3"])
    position = {"streets": street(district, tile), "rows": rows(work="white white", mirror="red blue yellow")}
    match = table(position, players=players, **own)
    return changes(match, "marble white work", "work 1", f"activate {district} 3", *moves)


def rabbi(tile: str, *moves: str, position: dict[str, Any] | None = None, **own: Any) -> dict[str, int]:
    """Put the rabbi on an action tile and tell what it changed."""
    number = int(tile[1:]) - 1
    others = [other for other in range(12) if other != number][:2]
    match = table({"action-tiles": [number, *others], **(position or {})}, **own)
    return changes(match, f"rabbi {tile}", *moves)
