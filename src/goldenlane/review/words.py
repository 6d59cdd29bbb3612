"""A review in words, for the terminal and the page alike."""

from importlib import import_module
from typing import Any

from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS
from goldenlane.i18n import Catalogue, catalogue, roman
from goldenlane.i18n.alchemists import say_label, say_potion
from goldenlane.i18n.alchemists.components import COLOR_WORDS, say_alchemical
from goldenlane.kernel.match import Match
from goldenlane.review.alchemists.knowledge import Lesson, Notebook, Publication
from goldenlane.review.moments import Moment
from goldenlane.review.report import Review, Turn, player_summary
from goldenlane.review.steps import steps

_COMPONENTS = {"golem": "rules", "alchemists": "cards"}
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
        words = import_module(f"goldenlane.i18n.{game.name}")
        components = getattr(game, _COMPONENTS[game.name])
        said: str = words.say_action(self._cat, text, self._views[number][2], components)
        return said

    def _when(self, round_: int, number: int) -> str:
        if not round_:
            return self._cat.text("review-set-up", number=number)
        return self._cat.text("review-round", round=roman(round_), number=number)

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
            "when": self._when(turn.round, number),
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

    def _slip(self, moment: Moment) -> dict[str, Any]:
        cost = {"n": round(100 * moment.loss), "points": round(moment.points)}
        return {
            "number": moment.number,
            "when": self._when(moment.round, moment.number),
            "played": self._cat.text("review-slip-played", action=self._action(moment.number, moment.played)),
            "better": self._cat.text("review-slip-better", action=self._action(moment.number, moment.best)),
            "cost": self._cat.text("review-slip-cost", **cost),
        }

    # ---- what a seat of Alchemists could know ----------------------------------------------------
    def _knowledge(self, notebook: Notebook) -> dict[str, Any]:
        cat = self._cat
        best = max(notebook.lessons, key=lambda lesson: lesson.bits, default=None)
        publications = "review-publications" if notebook.publications else "review-no-publications"
        return {
            "title": cat.text("review-knowledge"),
            "best": None
            if best is None
            else cat.text("review-best-lesson", fact=self._fact(best.fact), bits=_bits(best)),
            "known": self._known(notebook),
            "lessons_title": cat.text("review-lessons"),
            "lessons": [
                {"number": lesson.number, "when": self._when(lesson.round, lesson.number), "words": said}
                for lesson in notebook.lessons
                for said in (self._lesson(lesson),)
            ],
            "publications_title": cat.text(publications),
            "publications": [self._publication(each) for each in notebook.publications],
        }

    def _known(self, notebook: Notebook) -> list[str]:
        rounds = list(notebook.known.values())
        known = [number for number in rounds if number is not None]
        if len(known) == len(rounds):
            return [self._cat.text("review-known-all", round=roman(max(max(known), 1)))]
        return [
            self._cat.text("review-unknown", ingredient=name)
            if round_ is None
            else self._cat.text("review-known", ingredient=name, round=roman(max(round_, 1)))
            for name, round_ in notebook.known.items()
        ]

    def _lesson(self, lesson: Lesson) -> str:
        names = ", ".join(say_label(self._cat, "ingredient", name) for name in lesson.certain)
        ident = "review-lesson-certain" if names else "review-lesson"
        said = {"names": names} if names else {}
        return self._cat.text(ident, fact=self._fact(lesson.fact), bits=_bits(lesson), **said)

    def _publication(self, each: Publication) -> dict[str, Any]:
        place = say_label(self._cat, "place", each.place)
        said = self._cat.text("review-publication", place=place, says=self._says(each))
        verdict = self._cat.text(
            "review-verdict", kind=each.kind, n=round(100 * each.chance), right="yes" if each.right else "no"
        )
        return {
            "number": each.number,
            "when": self._when(each.round, each.number),
            "kind": each.kind,
            "right": each.right,
            "words": said,
            "verdict": verdict,
        }

    def _says(self, each: Publication) -> str:
        if each.place in INGREDIENTS:
            return say_alchemical(self._cat, each.says)
        return ", ".join(
            f"{say_label(self._cat, 'ingredient', entry[:-1])} {'+' if entry[-1] == '+' else '−'}"
            for entry in each.says.split()[1:]
        )

    def _fact(self, fact: dict[str, Any]) -> str:
        cat, names = self._cat, fact.get("ingredients") or [fact["ingredient"]]
        pair = dict(zip(("first", "second"), names, strict=False))
        match fact["type"]:
            case "mix":
                potions = fact.get("result_in") or [fact["result"]]
                made = ", ".join(say_potion(cat, potion) for potion in potions)
                return cat.text("alchemists-fact-mix", **pair, potions=made)
            case "not_mix":
                return cat.text("alchemists-fact-not-mix", **pair, potions=say_potion(cat, fact["result"]))
            case "aspect":
                color = COLOR_WORDS[COLORS[COLORS.index(fact["colour"])]]
                sign = f"{color}-{'plus' if fact['sign'] == '+' else 'minus'}"
                return cat.text("alchemists-fact-aspect", ingredient=names[0], potion=sign)
            case "class":
                return cat.text("alchemists-fact-class", ingredient=names[0], **{"class": fact["class"]})
            case "golem":
                seen = "-".join("yes" if fact[organ] else "no" for organ in ("chest", "ears"))
                return cat.text("alchemists-fact-golem", ingredient=names[0], seen=seen)
        return cat.text("alchemists-fact-animate", **pair, success="yes" if fact["success"] else "no")


def _bits(lesson: Lesson) -> float:
    return round(lesson.bits, 1)
