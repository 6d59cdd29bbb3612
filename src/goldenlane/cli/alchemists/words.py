"""The words of one table of Alchemists: a language, short names, and what the players are called.

A potion is written as in the notation, ``R+``, in its color; an alchemical as its three aspects, a capital
for a big one: ``r-g+B-``.
"""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from goldenlane.cli.style import LETTERS
from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS
from goldenlane.games.alchemists.components import Alchemists
from goldenlane.i18n import alchemists, catalogue
from goldenlane.kernel.effect import Face

STYLES = {"R": "red", "G": "green", "B": "bright_blue", "0": ""}
_SIGNS = {"p": "+", "n": "-"}


def potion(code: str) -> Text:
    """ "R+" in its color."""
    return Text(code, STYLES[code[0]])


def aspects(code: str) -> list[Text]:
    """ "npN" as r-, g+, B- in their colors; a capital is a big aspect."""
    return [
        Text((color if sign.isupper() else color.lower()) + _SIGNS[sign.lower()], STYLES[color])
        for color, sign in zip(COLORS, code, strict=True)
    ]


def alchemical(code: str) -> Text:
    """ "npN" as r-g+B-."""
    return Text("").join(aspects(code))


def organ_token(token: str) -> Text:
    """What an organ reacts to, "G-small": the letter of its color, a capital for a big aspect."""
    color, size = token.split("-")
    return Text(color if size == "large" else color.lower(), STYLES[color])


class AlchemistsWords:
    """Says what happens at a table of Alchemists; players are called by their letters."""

    def __init__(self, lang: str, cards: Alchemists, kinds: list[str]) -> None:
        self.cat = catalogue(lang)
        self.names = list(LETTERS[: len(kinds)])
        self.cards = cards
        self._kinds = kinds

    def label(self, ident: str, /, **args: Any) -> str:
        """A message of the table; one that is of Alchemists alone wins over the common one."""
        own = f"terminal-lab-{ident}"
        return self.cat.text(own if own in self.cat else f"terminal-{ident}", **args)

    def full_name(self, seat: int) -> str:
        """ "B apprentice"."""
        kind = self._kinds[seat]
        return f"{self.names[seat]} {self.label('you') if kind == 'me' else kind}"

    def thing(self, kind: str, name: str) -> str:
        """The name of an ingredient, artifact, favor, space, seal ..."""
        return alchemists.say_label(self.cat, kind, name)

    def things(self, kind: str, names: Iterable[str]) -> str:
        return ", ".join(self.thing(kind, name) for name in names) or "–"

    def counted(self, kind: str, counts: dict[str, int]) -> str:
        """ "fern ×2, toad"."""
        parts = (self.thing(kind, name) + (f" ×{n}" if n > 1 else "") for name, n in counts.items())
        return ", ".join(parts) or "–"

    def ingredient(self, name: str) -> str:
        """With the number by which the notebook calls it: "2 fern"."""
        return f"{INGREDIENTS.index(name) + 1} {self.thing('ingredient', name)}"

    def short(self, face: Face) -> str:
        """What an order space costs and gives, in few words."""
        if face["do"] == "pay":
            return f"{self.short(face['cost'])} → {self.short(face['gain'])}"
        if face["do"] == "all":
            return ", ".join(map(self.short, face["of"])) or "–"
        return self.label(f"do-{face['do'].replace(' ', '-')}", n=face["n"])

    def prompt(self, view: dict[str, Any]) -> str:
        return alchemists.say_prompt(self.cat, view["decision"], view, self.names)

    def action(self, notation: str, view: dict[str, Any], *, brief: bool = False) -> str:
        """An action; unless brief, with what its card or space does."""
        return alchemists.say_action(self.cat, notation, view, None if brief else self.cards)

    def event(self, event: dict[str, Any]) -> str:
        return alchemists.say_event(self.cat, event, self.names) or ""

    def component(self, kind: str, ident: str) -> str:
        return alchemists.say_component(self.cat, self.cards, kind, ident)

    def score(self, source: str) -> str:
        return alchemists.say_score(self.cat, source)
