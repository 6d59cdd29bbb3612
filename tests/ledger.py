"""A second way to the numbers of a view: the sum of what the events tell.

Every row says what an event of its kind adds to the numbers of a player; whoever adds up the events that a
seat has seen gets the numbers that its view shows.
"""

from collections.abc import Callable
from typing import Any

from goldenlane.games import kit_of
from goldenlane.kernel.event_types import named

Args = dict[str, Any]
Change = dict[str, int]
"""By the name of a number what is added to it."""
Row = Callable[[Args], Change]

GOLEM: dict[str, Row] = {
    "gain": lambda a: {a["good"]: a["n"]},
    "pay": lambda a: {a["good"]: -a["n"]},
    "gold": lambda a: {"ingots": 1},
    "create": lambda a: {"golems": 1, "golems-to-create": -1},
    "first-golems": lambda a: {"golems": len(a["districts"])},
    "destroy": lambda a: {"golems": -1, "golems-destroyed": 1},
    "draw-goals": lambda a: {"goal-count": a["n"]},
    "return-goal": lambda a: {"goal-count": -1},
    "place-book": lambda a: {"books": 1},
    "upgrade": lambda a: {"upgraded": 1},
}
"""Adds up; what is set to a new value is in GOLEM_NOW."""
GOLEM_NOW: dict[str, Row] = {
    "research": lambda a: {"research": a["n"]},
    "golem-marker": lambda a: {"golem-marker": a["n"]},
    "student": lambda a: {f"student {a['district']}": a["section"]},
}
_MIX: Row = lambda a: {"ingredients": -2}  # noqa: E731
ALCHEMISTS: dict[str, Row] = {
    "gold": lambda a: {"gold": a["n"]},
    "reputation": lambda a: {"reputation": a["n"]},
    "approval": lambda a: {"approval": a["n"]},
    "ingredients": lambda a: {"ingredients": a["n"]},
    "forage": lambda a: {"ingredients": 1},
    "transmute": lambda a: {"ingredients": -1},
    "discard-ingredient": lambda a: {"ingredients": -1},
    "golem-test": lambda a: {"ingredients": -1},
    "magic-mortar": lambda a: {"ingredients": 1},
    "test": _MIX,
    "drink": _MIX,
    "sell": _MIX,
    "exhibit": _MIX,
    "keep-favor": lambda a: {"favors": 1},
    "favors": lambda a: {"favors": a["n"]},
    "discard-favors": lambda a: {"favors": -len(a["names"])},
    "favor": lambda a: {"favors": -a["n"]},
    "book": lambda a: {"books": 1},
    "seal": lambda a: {"seals": -1},
    "buy": lambda a: {"artifacts": 1},
    "show-artifact": lambda a: {"artifacts": 1},
    "starting-artifact": lambda a: {"artifacts": 1},
    "grant": lambda a: {"grants": 1},
}
ALCHEMISTS_NOW: dict[str, Row] = {"progress": lambda a: {"progress": a["n"]}}


def golem_numbers(player: dict[str, Any]) -> dict[str, int]:
    """The numbers of a player of Golem that events must explain."""
    counted = ("clay", "coin", "knowledge", "vp", "research", "golem-marker")
    rest = ("golems-to-create", "golems-destroyed", "goal-count")
    return {
        **{name: player[name] for name in (*counted, *rest)},
        **{f"student {name}": section for name, section in player["students"].items()},
        "ingots": sum(player["gold"]),
        "golems": len(player["golems"]),
        "books": sum(map(len, player["books"])),
        "upgraded": len(player["upgraded"]),
    }


def alchemists_numbers(player: dict[str, Any]) -> dict[str, int]:
    """The numbers of an alchemist that events must explain."""
    counted = ("gold", "reputation", "ingredients", "favors", "seals")
    return {
        **{name: player[name] for name in counted},
        **{name: player[name] for name in ("approval", "books", "progress") if name in player},
        "artifacts": len(player["artifacts"]),
        "grants": len(player["grants"]),
    }


Numbers = Callable[[dict[str, Any]], dict[str, int]]
BOOKS: dict[str, tuple[Numbers, dict[str, Row], dict[str, Row]]] = {
    "golem": (golem_numbers, GOLEM, GOLEM_NOW),
    "alchemists": (alchemists_numbers, ALCHEMISTS, ALCHEMISTS_NOW),
}


class Ledger:
    """The numbers of all players as one seat can follow them, from its first view on."""

    def __init__(self, game: str, view: dict[str, Any]) -> None:
        self.numbers, self.adds, self.sets = BOOKS[game]
        self.rows = kit_of(game).load("events")
        self.players = [self.numbers(player) for player in view["players"]]

    def follow(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            args = named(self.rows[event["kind"]], event["args"])
            if event["kind"] in self.adds:
                for name, change in self.adds[event["kind"]](args).items():
                    numbers = self.players[event["seat"]]
                    numbers[name] = numbers.get(name, 0) + change
            if event["kind"] in self.sets:
                self.players[event["seat"]] |= self.sets[event["kind"]](args)

    def faults(self, view: dict[str, Any]) -> list[str]:
        """Numbers that changed without an event, or otherwise than the events say."""
        return [
            f"player {seat}: {name} is {shown}, the events say {mine.get(name, 0)}"
            for seat, (player, mine) in enumerate(zip(view["players"], self.players, strict=True))
            for name, shown in self.numbers(player).items()
            if mine.get(name, 0) != shown
        ]
