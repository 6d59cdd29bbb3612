"""What a seat of Alchemists has and knows, read from its view: goods, and exact chances of everything."""

from functools import cache, cached_property
from typing import Any

from goldenlane.bots.alchemists.belief import Belief, Evidence, believe, read_facts
from goldenlane.bots.alchemists.weights import APPRENTICE, Weights
from goldenlane.deduction.tables import PAIR_INDEX
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS, POTIONS
from goldenlane.games.alchemists.components import Alchemists, Zone
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.vocabulary import (
    FAVORS,
    PLACE_NAMES,
    PLACES,
    ROUNDS,
    SEALS,
    SPACES,
)


def pair(first: int, second: int) -> int:
    """The number of a pair of ingredients."""
    return PAIR_INDEX[(first, second) if first < second else (second, first)]


_MOST = 99
"""More gold than anybody ever has."""


@cache
def _purse(table: tuple[tuple[int, float], ...]) -> list[float]:
    """`[gold]`: what so much is worth."""
    worths = [0.0]
    for gold in range(1, _MOST + 1):
        worths.append(worths[-1] + next(each for high, each in table if gold <= high))
    return worths


class Mind:
    """A view in the numbers of the engine."""

    evidence: Evidence = ()
    """What others' deeds suggest; nothing to who trusts nobody."""
    bold = False
    """Whether demonstrations are tried that are likely, and not certain, to work."""

    def __init__(self, game: AlchemistsGame, view: dict[str, Any], weights: Weights = APPRENTICE) -> None:
        self.game = game
        self.view = view
        self.weights = weights
        self.cards: Alchemists = game.cards
        self.seat: int = view["seat"]
        decision: dict[str, Any] = view["decision"] or {"asks": "", "numbers": []}
        self.asks: str = decision["asks"]
        self.about: list[int] = decision["numbers"]
        """What the decision is about, in the numbers of its effect."""
        self.round: int = max(1, view["round"])
        self.to_come: int = ROUNDS - self.round
        """Whole rounds to come."""
        me: dict[str, Any] = view["players"][self.seat]
        self.me = me
        self.gold: int = me["gold"]
        self.reputation: int = me["reputation"]
        self.hand: list[int] = [me["hand"].get(name, 0) for name in INGREDIENTS]
        self.favors: list[int] = [me["favor-cards"].get(name, 0) for name in FAVORS]
        self.seals: list[int] = [me["seal-kinds"].get(name, 0) for name in SEALS]
        self.artifacts = [game.cards.artifact_names.index(name) for name in me["artifacts"]]
        self.approval: int = me.get("approval", 0)
        self.progress: int = me.get("progress", 0)
        self.books: int = me.get("books", 0)
        self.facts = read_facts(view["facts"])
        self.theories = [-1] * 8
        """The alchemical of the theory about each ingredient."""
        self.owners: list[list[int]] = [[] for _ in range(PLACES)]
        """The seats with a seal at each place of the theory board and the encyclopedia."""
        self.conflict = [False] * PLACES
        self._boards(view)

    def _boards(self, view: dict[str, Any]) -> None:
        for theory in view["theories"]:
            place = INGREDIENTS.index(theory["ingredient"])
            self.theories[place] = ALCHEMICALS.index(theory["alchemical"])
            self.owners[place] = [seal["seat"] for seal in theory["seals"]]
            self.conflict[place] = theory["conflict"]
        for color, article in view.get("articles", {}).items():
            place = PLACE_NAMES.index(f"article-{color}")
            self.owners[place] = [seal["seat"] for seal in article["seals"]]

    @cached_property
    def belief(self) -> Belief:
        return believe(self.facts, self.evidence)

    @cached_property
    def zone(self) -> Zone:
        return next(zone for zone in self.cards.zones if zone.name == self.me["zone"])

    @cached_property
    def wanted(self) -> list[int]:
        """The potions that the adventurer wants."""
        adventurer = self.view["adventurer"]
        return [POTIONS.index(name) for name in adventurer["wants"]] if adventurer else []

    def owns(self, artifact: int) -> bool:
        return artifact in self.artifacts

    def planned(self, space: int) -> int:
        """Own actions on a space that are still to come in this round."""
        rows = self.view["spaces"].get(SPACES[space], {"rows": []})["rows"]
        return sum(row["actions"] - row["done"] for row in rows if row["seat"] == self.seat)

    def sealed(self, seat: int) -> int:
        """The seals of a seat, as they are counted for awards and conferences."""
        return sum(
            seat in owners and not blocked for owners, blocked in zip(self.owners, self.conflict, strict=True)
        )

    @cached_property
    def _purse(self) -> list[float]:
        return _purse(self.weights.coins if self.to_come else self.weights.last_coins)

    def coins(self, before: int, after: int) -> float:
        """What it is worth to have so much gold rather than before; nobody can owe gold."""
        purse = self._purse
        return purse[max(0, min(after, _MOST))] - purse[max(0, min(before, _MOST))]

    def loss(self, points: float) -> float:
        """A loss of reputation, as the zone makes it."""
        return max(0.0, points + self.zone.loss)
