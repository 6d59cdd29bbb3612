"""The board of Alchemists in the terminal, drawn from a view alone (and the content, which is public).

Players are letters; on an action space ``A●○`` has two actions of player A, of which one is still to come.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from goldenlane.cli.alchemists import help as alchemists_help
from goldenlane.cli.alchemists.notes import NOTES, Notebook
from goldenlane.cli.alchemists.people import People
from goldenlane.cli.alchemists.science import Science
from goldenlane.cli.alchemists.words import AlchemistsWords
from goldenlane.cli.board import Section
from goldenlane.cli.style import HEADING, in_columns, player
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.vocabulary import GREEN_SPACE, ROUNDS
from goldenlane.i18n import roman
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.game import Game

View = dict[str, Any]

_PARTS = {
    "title": 0,
    "order": 7,
    "spaces": 4,
    "adventurer": 5,
    "ingredients": 8,
    "artifacts": 8,
    "conference": 9,
    "theories": 3,
    "articles": 6,
    "golem": 12,
    "grants": 10,
    "exhibition": 11,
    "counts": 2,
    "things": 6,
    "goods": 1,
    "screen": 3,
    "notes": 5,
    "facts": 9,
}
"""The parts of the board from top to bottom, each with the rank that it has for most decisions."""
_FIRST = 1
_MATTERS = {
    "keep-favor": ("artifacts", "screen"),
    "keep-startup": ("artifacts", "screen"),
    "pick-order-space": ("order", "counts", "spaces"),
    "declare": ("spaces", "screen", "adventurer", "notes"),
    "action-forage": ("ingredients", "notes"),
    "action-transmute": ("notes",),
    "action-sell": ("adventurer", "notes"),
    "bids": ("adventurer", "counts"),
    "action-buy-artifact": ("artifacts",),
    "action-debunk": ("theories", "articles", "notes"),
    "action-publish": ("theories", "articles", "notes", "grants"),
    "action-test-student": ("notes",),
    "action-custodian": ("notes",),
    "action-drink": ("notes",),
    "action-research-golem": ("notes", "facts"),
    "action-visit-library": ("notes",),
    "action-exhibition": ("exhibition", "notes"),
    "report": ("notes", "facts"),
}
"""The decisions at which the board is shown, and the parts that matter most for each."""
_COLUMNS = 3
_ASSISTANTS, _FORAGE = 0, 1
"""The first two stages of declaring: the second comes first for who has no Assistant."""


class AlchemistsBoard:
    """Draws and says one match of Alchemists."""

    hides = True

    def __init__(self, words: AlchemistsWords, game: AlchemistsGame, notes: str) -> None:
        self._words = words
        self._game = game
        self._label = words.label
        self._people = People(words, game)
        self._science = Science(words, game)
        self._notes = Notebook(words, full=notes == "full", golem=game.uses("golem-project"))
        self.label = words.label
        self.full_name = words.full_name
        self.prompt = words.prompt
        self.action = words.action
        self.event = words.event
        self.score = words.score
        self.typed = words.typed

    @classmethod
    def of(cls, game: Game, lang: str, kinds: list[str], notes: str | None) -> "AlchemistsBoard":
        assert isinstance(game, AlchemistsGame)
        if notes not in (None, *NOTES):
            raise BadOption(f"notes must be one of {', '.join(NOTES)}, not {notes!r}")
        return cls(AlchemistsWords(lang, game.cards, kinds), game, notes or NOTES[0])

    def name(self, seat: int) -> str:
        return self._words.names[seat]

    def help(self, topic: str, view: View) -> list[str] | None:
        return alchemists_help.answer(self._words, topic)

    def command(self, word: str, view: View) -> RenderableType | None:
        """``notes`` and ``advise``."""
        match word:
            case "notes" | "n":
                return self._notes.page(view)
            case "advise" | "a":
                return self._notes.advice(view)
        return None

    # ---- what the table asks for -----------------------------------------------------------------
    def sections(self, view: View, seat: int | None) -> list[Section]:
        """The board from top to bottom with the private screen of a seat; what matters now ranks first."""
        parts: dict[str, RenderableType] = {
            "title": self._title(view),
            "order": self._order(view),
            "spaces": self._spaces(view),
            "adventurer": self._adventurer(view),
            "ingredients": self._ingredients(view),
            "artifacts": self._artifacts(view),
            "conference": self._science.conference(view),
            "theories": self._science.theories(view),
            "grants": self._science.grants(view),
            "exhibition": self._science.exhibition(view),
            "counts": self._people.counts(view),
            "things": self._people.things(view),
        }
        if "articles" in view:
            parts["articles"] = self._science.articles(view)
        if "approval" in view:
            parts["golem"] = Text(self._label("approval-left", n=view["approval"]), "dim")
        if seat is not None:
            parts["goods"] = self._people.goods(view, seat)
            parts["screen"] = self._people.screen(view, seat)
            parts["notes"] = self._notes.grid(view)
            facts = self._notes.facts(view)
            if facts is not None:
                parts["facts"] = facts
        asks = view["decision"]["asks"] if view["decision"] else ""
        first = _MATTERS.get(asks, ())
        # The first thing that matters stands even in the smallest terminal.
        ranks = {part: _FIRST + place / len(first) for place, part in enumerate(first)}
        return [Section(ranks.get(part, rank), parts[part]) for part, rank in _PARTS.items() if part in parts]

    def status(self, view: View, seat: int) -> RenderableType:
        """One line between two decisions of the same action."""
        return self._people.goods(view, seat)

    def begins(self, view: View) -> bool:
        """Whether the decision begins something, so that the board is worth a look."""
        decision = view["decision"]
        if decision["asks"] == "declare":
            first = _FORAGE if "assistant" not in self._favors(view) else _ASSISTANTS
            return bool(decision["numbers"][0] == first)
        return decision["asks"] in _MATTERS

    def _favors(self, view: View) -> dict[str, int]:
        favors: dict[str, int] = view["players"][view["seat"]]["favor-cards"]
        return favors

    # ---- the main board --------------------------------------------------------------------------
    def _title(self, view: View) -> Text:
        if view["over"]:
            return Text(self._label("over-title"), HEADING)
        if not view["round"]:
            return Text(self._label("setup-title"), HEADING)
        variant = self._words.thing("variant", view["variant"])
        text = Text(
            self._label("title", round=roman(view["round"]), rounds=roman(ROUNDS), variant=variant), HEADING
        )
        order = Text("").join(player(seat, f" {self.name(seat)}") for seat in view["order"])
        if view["order"]:
            text.append(". " + self._label("order", order=""), "not bold").append(order)
        if view["unhappy-student"]:
            text.append(f"  {self._label('unhappy-student')}", "not bold red")
        return text

    def _order(self, view: View) -> RenderableType:
        """The order spaces from the top, each with who stands there, what it costs and gives."""
        here = {board["order-space"]: seat for seat, board in enumerate(view["players"])}
        text = Text(self._label("order-spaces"), HEADING)
        if view.get("order-board"):
            text.append(f" {view['order-board']}", "not bold")
        cells = []
        for number, face in enumerate(view["order-spaces"]):
            if self._game.seats not in self._players_of(view, number):
                continue
            cell = Text(f"{number + 1} ", "dim")
            if number in here:
                cell.append(player(here[number], style="bold not dim")).append(" ")
            cells.append(cell.append(self._words.short(face), "not dim"))
        green = [seat for seat, board in enumerate(view["players"]) if board["order-space"] == GREEN_SPACE]
        for who in (*green, *(seat for seat in view["paralyzed"] if seat not in green)):
            text.append(f"  {self._label('paralyzed')} ", "not bold green").append(player(who))
        return Group(text, in_columns(cells, _COLUMNS))

    def _players_of(self, view: View, number: int) -> tuple[int, ...]:
        """With how many players an order space is used."""
        name = view.get("order-board")
        if name is None:
            return self._game.cards.order_spaces[number].players
        boards = {board.name: board.spaces for board in self._game.cards.order_boards}
        return boards[name][number].players

    def _spaces(self, view: View) -> RenderableType:
        """The action spaces in the order in which they are resolved, their rows from the top."""
        cells = [self._space(name, space) for name, space in view["spaces"].items()]
        legend = Text(self._label("spaces"), HEADING)
        return Group(
            legend.append(f"  {self._label('spaces-legend')}", "not bold dim"), in_columns(cells, _COLUMNS)
        )

    def _space(self, name: str, space: View) -> Text:
        costs = " ".join(map(str, space["cubes"]))
        text = Text(self._words.thing("space-short", name), "" if space["open"] else "dim strike")
        text.append(f" {costs} ", "dim")
        for row in space["rows"]:
            to_do = row["actions"] - row["done"]
            text.append(" ").append(
                player(row["seat"], f"{self.name(row['seat'])}{'●' * to_do}{'○' * row['done']}")
            )
        return text

    def _adventurer(self, view: View) -> Text:
        """What the adventurer wants; a potion that was sold is struck out."""
        text = Text(self._label("adventurer"), HEADING)
        now = view["adventurer"]
        if now is None:
            return text.append(" –", "not bold")
        text.append(f" {self._words.thing('adventurer', now['name'])} ", "not bold")
        wanted = [self._words.potion(code) for code in now["wants"]]
        for sold, wants in zip(view["sold"], wanted, strict=True):
            if sold:
                wants.stylize("strike dim")
                wants.append(f" {self._label('sold')}", "dim not strike")
        text.append(Text(", ", "not bold").join(wanted))
        if not view["sales-left"]:
            text.append(f" ({self._label('no-sales-left')})", "not bold dim")
        following = view["next-adventurer"]
        if following is not None:
            text.append(
                f"; {self._label('next')} {self._words.thing('adventurer', following['name'])} ", "dim"
            )
            text.append(Text(" ").join(map(self._words.potion, following["wants"])))
        return text

    def _ingredients(self, view: View) -> Text:
        text = Text(self._label("face-up"), HEADING)
        text.append(f" {self._words.things('ingredient', view['face-up'])}", "not bold")
        decks = self._label("deck", n=view["ingredient-deck"], discards=view["ingredient-discards"])
        return text.append(f"  {decks}", "not bold dim")

    def _artifacts(self, view: View) -> Text:
        """The row with costs; under the counter; the rows of later decks."""
        text = Text(self._label("artifacts"), HEADING)
        text.append(f" {self._priced(view['artifacts'])}", "not bold")
        if view.get("under-the-counter"):
            under = self._label("under-the-counter", artifact=self._priced([view["under-the-counter"]]))
            text.append(f"; {under}", "not bold")
        counter = view.get("later-under-the-counter", [])
        deck = 3 - len(view["later-artifacts"])
        for place, row in enumerate(view["later-artifacts"]):
            text.append(f"  {roman(deck + place + 1)}: ", "not bold dim")
            text.append(
                str(row) if isinstance(row, int) else self._words.things("artifact", row), "not bold dim"
            )
            if place < len(counter) and counter[place]:
                under = self._words.thing("artifact", counter[place])
                text.append(f" + {under}", "not bold dim")
        return text

    def _priced(self, names: list[str]) -> str:
        costs = {artifact.name: artifact.cost for artifact in self._game.cards.artifacts}
        return ", ".join(f"{self._words.thing('artifact', name)} {costs[name]}" for name in names) or "–"
