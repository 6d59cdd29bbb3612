"""The board in the terminal."""

from typing import Any

from rich.text import Text

from goldenlane.cli.board import Section
from goldenlane.cli.style import HEADING, LETTERS, full_name, player, table_label
from goldenlane.i18n import catalogue, roman
from lamplighters import words
from lamplighters.game import LampGame

View = dict[str, Any]


class LampBoard:
    """Draws and says one match."""

    hides = True

    def __init__(self, game: LampGame, lang: str, kinds: list[str]) -> None:
        self._cat, self._rules, self._kinds = catalogue(lang), game.rules, kinds

    @classmethod
    def of(cls, game: LampGame, lang: str, kinds: list[str], notes: str | None = None) -> "LampBoard":
        return cls(game, lang, kinds)

    def label(self, ident: str, /, **args: Any) -> str:
        return table_label(self._cat, "lamplighters", ident, args)

    def name(self, seat: int) -> str:
        return LETTERS[seat]

    def full_name(self, seat: int) -> str:
        return full_name(self.label, seat, self._kinds[seat])

    def sections(self, view: View, seat: int | None) -> list[Section]:
        title = self._cat.text("lamplighters-title")
        if view["round"]:
            of = {"round": roman(view["round"]), "of": roman(view["evenings"])}
            title = self._cat.text("lamplighters-board-title", **of)
        street = [words.say_lamp(self._cat, self._rules, lamp) for lamp in view["street"]]
        parts = [Section(0, Text(title, HEADING)), Section(1, Text("\n".join(street)))]
        return parts + [Section(1, self.status(view, who)) for who in range(len(view["players"]))]

    def status(self, view: View, seat: int) -> Text:
        own = view["players"][seat]
        line = (
            player(seat)
            .append(" ")
            .append(
                self._cat.text(
                    "lamplighters-board-player",
                    oil=words.say_goods(self._cat, "oil", own["oil"]),
                    light=words.say_goods(self._cat, "light", own["light"]),
                    lamps=", ".join(f"{lamp} {self._color(lamp)}" for lamp in own["lamps"]) or "–",
                )
            )
        )
        if own["errand"]:
            line.append(" ").append(words.say_errand(self._cat, self._rules, own["errand"]))
        return line

    def _color(self, lamp: int) -> str:
        return self._cat.text("lamplighters-color", color=self._rules.lamp_color[lamp])

    def begins(self, view: View) -> bool:
        return bool(view["decision"]["asks"] != "choose")

    def prompt(self, view: View) -> str:
        names = [LETTERS[seat] for seat in range(len(view["players"]))]
        return words.say_prompt(self._cat, view["decision"], view, names)

    def action(self, notation: str, view: View, *, brief: bool = False) -> str:
        return words.say_action(self._cat, notation, view, None if brief else self._rules)

    def event(self, event: View) -> str:
        return words.say_event(self._cat, event, LETTERS) or ""

    def help(self, topic: str, view: View) -> list[str] | None:
        known = topic.isdecimal() and 0 < int(topic) < len(self._rules.lamp_color)
        return [words.say_lamp(self._cat, self._rules, int(topic))] if known else None

    def score(self, source: str) -> str:
        return words.say_score(self._cat, source)

    def typed(self, line: str) -> str:
        return " ".join(line.split())

    def command(self, word: str, view: View) -> None:
        """There is no command of its own."""
