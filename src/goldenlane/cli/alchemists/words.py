"""The words of one table of Alchemists: a language, short names, and what the players are called.

A potion is the letter of its color and its sign, ``R+``; an alchemical its three aspects, a capital for a
big one: ``r−g+B−``. The letters are those of the language; what is typed may have them, too.
"""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from goldenlane.cli.style import LETTERS, full_name, table_label
from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS
from goldenlane.games.alchemists.bundle import SPACE_KINDS
from goldenlane.games.alchemists.components import Alchemists
from goldenlane.i18n import alchemists, catalogue
from goldenlane.i18n.alchemists.components import COLOR_WORDS
from goldenlane.kernel.effect import Face
from goldenlane.kernel.kinds import complete

STYLES = {"R": "red", "G": "green", "B": "bright_blue", "0": ""}
MINUS = "−"
_SIGNS = {"p": "+", "n": MINUS}
_SHORT = complete(
    "few words for the order spaces",
    SPACE_KINDS,
    {
        "gold": "do-gold",
        "ingredient": "do-ingredient",
        "favor": "do-favor",
        "book": "do-book",
        "reputation": "do-reputation",
        "cube": "do-cube",
        "approval": "do-approval",
    },
)
"""The messages by kind."""


class AlchemistsWords:
    """Says what happens at a table of Alchemists; players are called by their letters."""

    def __init__(self, lang: str, cards: Alchemists, kinds: list[str]) -> None:
        self.cat = catalogue(lang)
        self.names = list(LETTERS[: len(kinds)])
        self.cards = cards
        self._kinds = kinds

    def label(self, ident: str, /, **args: Any) -> str:
        """A message of the table."""
        return table_label(self.cat, "alchemists", ident, args)

    def full_name(self, seat: int) -> str:
        """ "B apprentice"."""
        return full_name(self.label, seat, self._kinds[seat])

    # ---- colors ----------------------------------------------------------------------------------
    def letter(self, color: str) -> str:
        """The letter by which the language calls a color, "R" or "red"."""
        return self.label(f"letter-{COLOR_WORDS.get(color, color)}")

    def color(self, color: str) -> Text:
        return Text(self.letter(color), STYLES[color])

    def potion(self, code: str) -> Text:
        """ "R+" in its color."""
        return Text(code, STYLES["0"]) if code == "0" else self._signed(code[0], code[1].replace("-", MINUS))

    def aspects(self, code: str) -> list[Text]:
        """ "npN" as r−, g+, B− in their colors; a capital is a big aspect."""
        return [
            self._signed(color, _SIGNS[sign.lower()], big=sign.isupper())
            for color, sign in zip(COLORS, code, strict=True)
        ]

    def alchemical(self, code: str) -> Text:
        """ "npN" as r−g+B−."""
        return Text("").join(self.aspects(code))

    def organ_token(self, token: str) -> Text:
        """What an organ reacts to, "G-small": the letter of its color, a capital for a big aspect."""
        color, size = token.split("-")
        return self._signed(color, "", big=size == "large")

    def _signed(self, color: str, sign: str, *, big: bool = True) -> Text:
        letter = self.letter(color)
        return Text((letter if big else letter.lower()) + sign, STYLES[color])

    def typed(self, line: str) -> str:
        """What was typed as the notation has it: "sell c− sign" of a Polish player is "sell R- sign"."""
        letters = {self.letter(color).lower(): color for color in COLORS}
        words = line.replace(MINUS, "-").lower().split()
        return " ".join(
            letters[word[0]] + word[1:] if word[0] in letters and word[1:2] in ("", "+", "-") else word
            for word in words
        )

    # ---- things ----------------------------------------------------------------------------------
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
        return self.label(_SHORT[face["do"]], n=face["n"])

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
