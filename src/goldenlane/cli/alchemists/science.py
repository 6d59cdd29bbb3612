"""The science of Alchemists in the terminal: theories, articles, grants, exhibition, the next conference."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from goldenlane.cli.alchemists.words import AlchemistsWords
from goldenlane.cli.style import HEADING, in_columns, player, signed
from goldenlane.games.alchemists.alchemy import INGREDIENTS, POTIONS
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.i18n import roman

View = dict[str, Any]

_STARS = {"gold": "★", "silver": "☆"}


def seal_mark(words: AlchemistsWords, seal: str) -> str:
    """A star, or the letter of the color against which the seal hedges."""
    return _STARS.get(seal) or words.letter(seal)


class Science:
    """Draws what has been published, and what it is worth."""

    def __init__(self, words: AlchemistsWords, game: AlchemistsGame) -> None:
        self._words = words
        self._label = words.label
        self._game = game

    def theories(self, view: View) -> RenderableType:
        """The theory board in two columns; ≠ and a number: a conflict with the theory of that number.

        Beside it the seals that debunkings have removed, face up (Ruling A-74).
        """
        boards = {theory["ingredient"]: theory for theory in view["theories"]}
        title = Text(self._label("theories"), HEADING)
        parts: list[RenderableType] = [title]
        if boards:
            title.append(f"  {self._label('seals-legend')}", "not bold dim")
            parts.append(in_columns([self._theory(name, boards.get(name)) for name in INGREDIENTS], 2))
        else:
            title.append(" –", "not bold")
        if view["removed-seals"]:
            removed = Text(f"{self._label('removed-seals')} ", "dim")
            parts.append(removed.append(self._seals(view["removed-seals"])))
        return Group(*parts)

    def _theory(self, name: str, theory: View | None) -> Text:
        text = Text(f"{self._words.ingredient(name)}  ", "" if theory else "dim")
        if theory is None:
            return text.append("–")
        text.append(self._words.alchemical(theory["alchemical"])).append("  ").append(
            self._seals(theory["seals"])
        )
        for other in theory["conflicts"]:
            text.append(f" ≠{INGREDIENTS.index(other) + 1}", "bold red")
        return text

    def _seals(self, seals: list[View]) -> Text:
        shown = []
        for seal in seals:
            # On the boards only the own seals are known.
            mark = seal_mark(self._words, seal["seal"]) if seal["seal"] else ""
            shown.append(player(seal["seat"]).append(mark))
        return Text(" ").join(shown)

    def articles(self, view: View) -> RenderableType:
        """Each article: its color, two ingredients under each sign, seals."""
        text = Text(self._label("articles"), HEADING)
        if not view["articles"]:
            return text.append(" –", "not bold")
        lines = []
        for color, article in view["articles"].items():
            line = self._words.color(color).append("  ")
            for half, sign in enumerate(article["signs"]):
                names = self._words.things("ingredient", article["ingredients"][2 * half : 2 * half + 2])
                line.append(self._words.potion(color + sign)).append(f" {names}  ", "")
            lines.append(line.append(self._seals(article["seals"])))
        return Group(text, *lines)

    def grants(self, view: View) -> Text:
        """What each grant is about and who has it."""
        text = Text(self._label("grants"), HEADING)
        cards = {grant.name: grant for grant in self._game.cards.grants}
        parts = []
        for tile in view["grants"]:
            about = " ".join(str(place + 1) for place in cards[tile["name"]].ingredients)
            part = Text(f"{about or self._label('articles-short')} ", "not bold")
            owner = tile["owner"]
            vp = self._label("do-vp", n=cards[tile["name"]].vp)
            parts.append(part.append(f"({vp})") if owner is None else part.append(player(owner)))
        return text.append(" ").append(Text("; ", "not bold").join(parts))

    def conference(self, view: View) -> Text:
        """The next conference: what it gives for how many seals on theories."""
        rounds = self._game.conference_rounds
        ahead = [(number, after) for number, after in enumerate(rounds, 1) if view["round"] <= after]
        if not ahead:
            return Text(self._label("no-conference"), "dim")
        number, round_ = ahead[0]
        golem = self._game.uses("golem-project")
        row = self._game.cards.conferences[number, self._game.variant, golem]
        tiles = ", ".join(
            f"{seals}{'+' if seals == len(row) - 1 else ''}: {signed(gain)}" for seals, gain in enumerate(row)
        )
        own = ""
        if view["seat"] is not None:
            own = " " + self._label("counted-seals", n=sealed(view, view["seat"]))
        return Text(self._label("conference", round=roman(round_), tiles=tiles) + own, "dim")

    def exhibition(self, view: View) -> Text:
        """Who has exhibited which potion, and how many more may."""
        text = Text(self._label("exhibition"), HEADING)
        places = self._game.cards.rule.exhibition_places[self._game.seats]
        for code in POTIONS[:6]:
            text.append("  ", "not bold").append(self._words.potion(code))
            shown = [player(seat) for seat, board in enumerate(view["players"]) if code in board["exhibited"]]
            free = Text("·" * (places - len(shown)), "not bold dim")
            text.append(" ").append(Text("").join([*shown, free]))
        return text


def sealed(view: View, seat: int) -> int:
    """The seals of a seat as a conference counts them: not those on theories in conflict."""
    places = [*view["theories"], *view.get("articles", {}).values()]
    return sum(
        seal["seat"] == seat for place in places if not place.get("conflict") for seal in place["seals"]
    )
