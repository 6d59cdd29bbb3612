"""The referee of Golem: whole games and set-up positions, with views and scores compared."""

from copy import deepcopy
from random import Random
from typing import Any

import goldenlane as gl
from tests.referee.following import Report, follow
from tests.referee.golem_scoring import menorahs, places, points
from tests.referee.golem_setup import from_view, new_table, whole_game
from tests.referee.golem_table import DISTRICTS, ROWS, Table

SHOWN = (
    *("clay", "coin", "knowledge", "vp", "research", "golem-marker", "students", "golems-to-create"),
    *("golems-destroyed", "artifact-tile", "gold", "gray", "golden", "menorahs", "books", "marbles"),
    *("rabbi-placed", "no-control-cost"),
)
"""What is compared of a player, beside golems and upgraded tiles."""


def choose(options: list[str], rng: Random) -> str:
    """A random player who seldom stops early, so that more of the game is seen."""
    if rng.random() < 0.75:
        options = [option for option in options if option not in ("done", "pass", "work 0")] or options
    verbs = sorted({option.split()[0] for option in options})
    verb = rng.choice(verbs)
    return rng.choice([option for option in options if option.split()[0] == verb])


def board(table: Table) -> dict[str, Any]:
    """The table as a view shows it."""
    return {
        "round": table.round,
        "order": table.order,
        "synagogue": {row: dict(+table.synagogue[row]) for row in ROWS},
        "removed": table.removed,
        "menorahs": {name: -1 if who is None else who for name, who in table.tokens.items()},
        "tiles": [(tile, table.rabbis.get(tile, -1)) for tile in table.tiles],
        "printed": table.printed,
        "library": table.library,
        "players": [_player(table, seat) for seat in range(len(table.players))],
    }


def _player(table: Table, seat: int) -> dict[str, Any]:
    player = table.players[seat]
    return {
        **{good: player.goods[good] for good in ("clay", "coin", "knowledge", "vp")},
        "research": player.research,
        "golem-marker": player.marker,
        "students": player.students,
        "golems": sorted(map(str, player.golems)),
        "golems-to-create": player.to_create,
        "golems-destroyed": player.destroyed,
        "artifact-tile": player.artifact or None,
        "gold": player.gold,
        "gray": [tile or None for tile in player.gray],
        "golden": [tile or None for tile in player.golden],
        "upgraded": sorted(player.upgraded),
        "menorahs": {district: menorahs(table, seat, district) for district in DISTRICTS},
        "books": player.books,
        "marbles": player.marbles,
        "rabbi-placed": player.rabbi,
        "no-control-cost": player.no_control,
    }


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The same of a view."""
    return {
        **{name: view[name] for name in ("round", "order", "synagogue", "removed", "menorahs")},
        "tiles": [(tile["tile"], tile["rabbi"]) for tile in view["action-tiles"]],
        "printed": view["printed-space"],
        "library": [slot["book"] for slot in view["library"]],
        "players": [
            {
                **{name: player[name] for name in SHOWN},
                "golems": sorted(player["golems"]),
                "upgraded": sorted(player["upgraded"]),
            }
            for player in view["players"]
        ],
    }


def compare(table: Table, match: gl.Match) -> list[str]:
    """Where the engine's board or final score differs from the referee's."""
    view = match.view(None)
    if view["phase"] == "setup" or (view["decision"] is not None and view["decision"]["numbers"] == []):
        return []
    lines = []
    mine, theirs = board(table), shown(view)
    for name in theirs:
        if name != "players" and mine[name] != theirs[name]:
            lines.append(f"{name}: the engine has {theirs[name]}, the referee {mine[name]}")
    for seat, (own, other) in enumerate(zip(mine["players"], theirs["players"], strict=True)):
        lines += [
            f"seat {seat}, {name}: the engine has {other[name]}, the referee {own[name]}"
            for name in other
            if own[name] != other[name]
        ]
    if match.over:
        order = places(table)
        for score in match.scores():
            seat = score["player"]
            expected = points(table, seat)
            if score["points"] != expected or score["total"] != sum(expected.values()):
                lines.append(f"seat {seat} scores {score['points']}, the referee counts {expected}")
            if score["place"] != order[seat]:
                lines.append(f"seat {seat} is placed {score['place']}, the referee says {order[seat]}")
    return lines


def whole(players: int, setup: str, seed: int, report: Report, **more: Any) -> gl.Match:
    """A whole game beside the referee."""
    match = gl.new("golem", players=players, setup=setup, seed=seed, **more)
    options = match.header()["options"]
    table = new_table(match.game.content.text, players, options.get("automa", ""))
    name = f"golem players={players} setup={setup} seed={seed}"
    follow(match, whole_game(table, setup), lambda m: compare(table, m), Random(seed), choose, report, name)
    return match


def in_the_middle(players: int, seed: int, report: Report) -> None:
    """A position in which things were given and taken at random, and the rest of the game."""
    rng = Random(seed)
    match = gl.new("golem", players=players, seed=seed)
    wanted = rng.randrange(1, 12 * players)
    turns = 0
    while not match.over:
        view = match.view(None)
        if view["decision"]["asks"] == "turn" and not view["pass-tiles"]:
            turns += 1
            if turns > wanted:
                break
        seat = match.to_act[0]
        match.play(seat, choose([str(option) for option in match.legal(seat)], rng))
    if match.over:
        return
    position = enriched(match.position(), rng)
    again = gl.new("golem", players=players, seed=seed, position=position)
    options = again.header()["options"]
    table = new_table(again.game.content.text, players, options.get("automa", ""))
    views = [again.view(seat) for seat in range(players)]
    name = f"golem players={players} position seed={seed}"
    game = from_view(table, views, position)
    follow(again, game, lambda m: compare(table, m), rng, choose, report, name)


def enriched(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The position with other goods, tracks, students and cauldrons: the ends of every track are near."""
    changed = deepcopy(position)
    for player in changed["players"]:
        if not player.get("golems") and "artifact-tile" not in player:
            continue  # the solo opponent
        player["goods"] = [rng.choice([0, 2, 5, 9, 14]) for _ in range(3)] + [rng.choice([0, 4, 30])]
        player["research"] = rng.choice([0, 1, 4, 7, 9, 10, 10])
        player["marker"] = rng.choice([0, 1, 4, 9, 10])
        player["students"] = [rng.choice([1, 1, 2, 3, 5, 7, 9, 10, 10]) for _ in range(3)]
        player["gold"] = [rng.choice([0, size - 1, size, size]) for size in range(1, 5)]
        names = ("red", "yellow", "blue")
        player["golems"] = [
            f"{rng.choice(names)} {rng.choice([1, 2, 3, 5, 6, 7, 8, 9, 10])}{rng.choice(['', '', ' lying'])}"
            for _ in player.get("golems", [])
        ]
    return changed
