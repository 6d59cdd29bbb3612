"""The words of one table of Golem: a language, and what the players are called."""

from typing import Any

from goldenlane.cli.golem.short import short
from goldenlane.cli.style import LETTERS, full_name, table_label
from goldenlane.games.golem.rules import Rules
from goldenlane.i18n import catalogue, golem
from goldenlane.kernel.effect import Face


class Words:
    """Says what happens at a table of Golem; players are called by their letters."""

    def __init__(self, lang: str, rules: Rules, kinds: list[str], players: int) -> None:
        self.cat = catalogue(lang)
        self.names = [LETTERS[seat] for seat in range(players)]
        self._rules = rules
        self._kinds = [*kinds, *["automa"] * (players - len(kinds))]

    def text(self, ident: str, /, **args: Any) -> str:
        """A message of the catalogue."""
        return self.cat.text(ident, **args)

    def label(self, ident: str, /, **args: Any) -> str:
        """A message of the table."""
        return table_label(self.cat, "golem", ident, args)

    def full_name(self, seat: int) -> str:
        """ "B apprentice"."""
        return full_name(self.label, seat, self._kinds[seat])

    def short(self, face: Face) -> str:
        """An effect in few words."""
        return short(self, face)

    def prompt(self, view: dict[str, Any]) -> str:
        return golem.say_prompt(self.cat, view["decision"], view, self.names, self._rules)

    def action(self, notation: str, view: dict[str, Any], *, brief: bool = False) -> str:
        """An action; unless brief, with what its card or tile does."""
        if brief:
            return golem.say_action(self.cat, notation)
        return golem.say_action(self.cat, notation, view, self._rules)

    def event(self, event: dict[str, Any]) -> str:
        return golem.say_event(self.cat, event, self.names) or ""

    def component(self, kind: str, ident: str) -> str:
        return golem.say_component(self.cat, self._rules, kind, ident)

    def score(self, source: str) -> str:
        return golem.say_score(self.cat, source)
