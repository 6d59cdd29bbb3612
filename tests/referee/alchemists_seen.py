"""What lies on the table of Alchemists, put together from the views of all seats."""

from typing import Any

import goldenlane as gl
from tests.referee.alchemy import ALCHEMICALS, INGREDIENTS
from tests.referee.content import Rows


class Seen:
    """The public table, with every player's own things and faces of seals."""

    def __init__(self, match: gl.Match, rows: Rows) -> None:
        self.match = match
        self.rows = rows
        self.view: dict[str, Any] = match.view(None)
        seats = len(self.view["players"])
        views = [match.view(seat) for seat in range(seats)]
        self.players: list[dict[str, Any]] = [views[seat]["players"][seat] for seat in range(seats)]
        self.round: int = self.view["round"]
        self.modules: list[str] = self.view["modules"]
        self.number = {row["name"]: int(row["value"]) for row in rows["number"]}
        self.rule = {row["name"]: row["value"] for row in rows["rule"]}
        self.theories = {theory["ingredient"]: theory["alchemical"] for theory in self.view["theories"]}
        self.conflicts = {theory["ingredient"]: theory["conflicts"] for theory in self.view["theories"]}
        self.articles: dict[str, dict[str, Any]] = self.view.get("articles") or {}
        self.seals: dict[str, dict[int, str]] = {}
        """The seals on every theory (by ingredient) and article (article-R): seat -> kind."""
        for view in views:
            for theory in view["theories"]:
                self._add(theory["ingredient"], theory["seals"], view["seat"])
            for color, article in (view.get("articles") or {}).items():
                self._add(f"article-{color}", article["seals"], view["seat"])

    def _add(self, place: str, seals: list[dict[str, Any]], viewer: int) -> None:
        own = self.seals.setdefault(place, {})
        for seal in seals:
            if seal["seat"] == viewer:
                own[viewer] = seal["seal"]

    @property
    def truth(self) -> dict[str, str]:
        """The alchemical of every ingredient."""
        numbers = self.match.position()["alchemy"]
        return {name: ALCHEMICALS[numbers[i]] for i, name in enumerate(INGREDIENTS)}

    def favors(self, seat: int, name: str) -> int:
        count: int = self.players[seat]["favor-cards"].get(name, 0)
        return count

    def owns(self, seat: int, artifact: str) -> bool:
        return artifact in self.players[seat]["artifacts"]

    def hand(self, seat: int) -> list[str]:
        """The different ingredients in a hand, in the usual order."""
        return [name for name in INGREDIENTS if self.players[seat]["hand"].get(name, 0)]

    def zone(self, seat: int) -> dict[str, str]:
        """The zone of the reputation track in which a player is."""
        reputation = self.players[seat]["reputation"]
        return [zone for zone in self.rows["zone"] if int(zone["from"]) <= reputation][-1]

    def reputation_after(self, seat: int, change: int) -> int:
        """A sum is adjusted once: a loss by the zone before it, a gain by the Robe (Rulings A-13, A-14)."""
        before: int = self.players[seat]["reputation"]
        if change > 0 and self.owns(seat, "robe-of-respect"):
            last = self.round == 6 and self.rule["robe-in-final-round"] == "no"
            change += 0 if last else self.number["robe-of-respect"]
        elif change < 0:
            change = min(0, change - int(self.zone(seat)["loss"]))
        return max(self.number["lowest-reputation"], before + change)


def pairs(hand: list[str]) -> list[tuple[str, str]]:
    """Two different ingredients of a hand."""
    return [(a, b) for i, a in enumerate(hand) for b in hand[i + 1 :]]
