"""A review in words, for the terminal and the page alike."""

from typing import Any

from goldenlane.games import kit_of
from goldenlane.i18n import Catalogue, catalogue, roman
from goldenlane.kernel.match import Match
from goldenlane.review.moments import Moment
from goldenlane.review.report import Review, SeatKnowledge, Turn, player_summary
from goldenlane.review.steps import steps

_SLIPS = 8
"""Slips told of each player."""


def tell(found: Review, match: Match, lang: str, people: list[str]) -> dict[str, Any]:
    """The review as sentences: ``people`` are the names of all players, a solo opponent too."""
    return _Teller(found, match, catalogue(lang), people).tell()


class _Teller:
    def __init__(self, found: Review, match: Match, cat: Catalogue, people: list[str]) -> None:
        self._found = found
        self._match = match
        self._cat = cat
        self._people = people
        self._views: dict[int, tuple[int, str, dict[str, Any]]] = {}
        """By decision: its seat, what was played, and the seat's view."""

    def tell(self) -> dict[str, Any]:
        summaries = [
            player_summary(self._found.moments, seat)
            for seat in range(len(self._match.view(None)["players"]))
        ][: self._match.game.seats]
        moments = {moment.number: moment for moment in self._found.moments}
        told = [number for summary in summaries for number in summary["slips"][:_SLIPS]]
        self._remember({*told, *(turn.last for turn in self._found.turns)})
        return {
            "title": self._cat.text("review-title"),
            "by": self._cat.text("review-master", budget=self._found.budget),
            "own_view": self._cat.text("review-own-view"),
            "chart": {
                "title": self._cat.text("review-chart"),
                "people": self._people,
                "points": [
                    {
                        "number": sample.number,
                        "round": sample.round,
                        "mark": roman(sample.round) if sample.round else "",
                        "chances": [round(chance, 3) for chance in sample.chances],
                    }
                    for sample in self._found.chart
                ],
            },
            "turns": {
                "title": self._cat.text("review-turns" if self._found.turns else "review-no-turns"),
                "list": [self._turn(turn, moments) for turn in self._found.turns],
            },
            "players": [self._player(summary, moments) for summary in summaries],
        }

    def _remember(self, numbers: set[int]) -> None:
        """Words of an action may need the view in which it was played."""
        for step in steps(self._match):
            if step.number in numbers:
                self._views[step.number] = step.seat, step.action.text, step.match.view(step.seat)

    def _action(self, number: int, text: str) -> str:
        game = self._match.game
        words = kit_of(game.name).load("words")
        said: str = words.say_action(self._cat, text, self._views[number][2], game.components)
        return said

    def _turn(self, turn: Turn, moments: dict[int, Moment]) -> dict[str, Any]:
        way = "up" if turn.after > turn.before else "down"
        said = self._cat.text(
            f"review-turn-{way}",
            name=self._people[turn.seat],
            before=round(100 * turn.before),
            after=round(100 * turn.after),
        )
        told = [number for number in turn.slips if number in self._views]
        number = max(told, key=lambda number: moments[number].loss) if told else turn.last
        seat, played, _ = self._views[number]
        why = self._cat.text(
            "review-turn-slip" if told else "review-turn-plain",
            name=self._people[seat],
            action=self._action(number, played),
        )
        return {
            "number": number,
            "seat": turn.seat,
            "way": way,
            "when": when(self._cat, turn.round, number),
            "words": said,
            "why": why,
        }

    def _player(self, summary: dict[str, Any], moments: dict[int, Moment]) -> dict[str, Any]:
        cat, seat = self._cat, summary["seat"]
        slips = [moments[number] for number in summary["slips"]]
        said = [cat.text("review-like", n=summary["like_master"], all=summary["decisions"])]
        said.append(cat.text("review-slips", n=len(slips)) if slips else cat.text("review-no-slips"))
        if slips:
            said.append(cat.text("review-lost", n=round(100 * summary["lost"] / summary["decisions"], 1)))
        notebook = next((each for each in self._found.notebooks if each.seat == seat), None)
        return {
            "seat": seat,
            "name": self._people[seat],
            "words": " ".join(said),
            "slips": [self._slip(moment) for moment in slips[:_SLIPS]],
            "knowledge": None if notebook is None else self._knowledge(notebook),
        }

    def _knowledge(self, notebook: SeatKnowledge) -> dict[str, Any]:
        """What the seat could have known, in the words of its game."""
        told: dict[str, Any] = kit_of(self._match.game.name).load("knowledge").tell(self._cat, notebook)
        return told

    def _slip(self, moment: Moment) -> dict[str, Any]:
        cost = {"n": round(100 * moment.loss), "points": round(moment.points)}
        return {
            "number": moment.number,
            "when": when(self._cat, moment.round, moment.number),
            "played": self._cat.text("review-slip-played", action=self._action(moment.number, moment.played)),
            "better": self._cat.text("review-slip-better", action=self._action(moment.number, moment.best)),
            "cost": self._cat.text("review-slip-cost", **cost),
        }


def when(cat: Catalogue, round_: int, number: int) -> str:
    """The time of a decision: "Round III, decision 91"."""
    if not round_:
        return cat.text("review-set-up", number=number)
    return cat.text("review-round", round=roman(round_), number=number)
