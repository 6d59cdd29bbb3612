"""The board of Golem in the terminal, drawn from a view alone (and the rules, which are public).

Players are letters, so that the board reads without color: ``a`` is a student of player A, ``A`` a
standing golem, ``A_`` a lying one.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goldenlane.cli.board import Section
from goldenlane.cli.golem import help as golem_help
from goldenlane.cli.golem.words import Words
from goldenlane.cli.golem.workshop import STYLES, View, Workshops
from goldenlane.cli.style import HEADING, LETTERS, player
from goldenlane.games.golem.game import GolemGame
from goldenlane.games.golem.names import (
    DISTRICTS,
    ROWS,
    SECTIONS,
    TILED_SECTIONS,
)
from goldenlane.games.golem.rules import Rules
from goldenlane.i18n import roman
from goldenlane.kernel.game import Game

_BEGINNINGS = ("turn", "draft", "return-goal", "artifact-tile", "start", "first-golems", "character", "steps")


class GolemBoard:
    """Draws and says one match of Golem."""

    hides = True

    def __init__(self, words: Words, rules: Rules) -> None:
        self._words = words
        self._rules = rules
        self._label = words.label
        self._workshop = Workshops(words, rules)
        self.label = words.label
        self.full_name = words.full_name
        self.prompt = words.prompt
        self.action = words.action
        self.event = words.event
        self.score = words.score

    @classmethod
    def of(cls, game: Game, lang: str, kinds: list[str], notes: str | None = None) -> "GolemBoard":
        assert isinstance(game, GolemGame)
        return cls(Words(lang, game.rules, kinds, max(2, game.seats)), game.rules)

    def name(self, seat: int) -> str:
        return self._words.names[seat]

    def help(self, topic: str, view: View) -> list[str] | None:
        return golem_help.answer(self._words, self._rules, topic, view)

    def typed(self, line: str) -> str:
        """The notation of Golem has whole words in every language."""
        return " ".join(line.split())

    def command(self, word: str, view: View) -> None:
        """Golem has no command of its own."""

    # ---- what the table asks for -----------------------------------------------------------------
    def sections(self, view: View, seat: int | None) -> list[Section]:
        """The board from top to bottom, with the workshop of a seat; a small terminal leaves some out."""
        if view["phase"] == "setup":
            return self._setup(view, seat)
        parts = [
            Section(0, self._title(view)),
            Section(2, self._streets(view)),
            Section(9, Text(self._label("legend"), "dim")),
            Section(8, self._tiles(view)),
            Section(1, _beside(self._synagogue(view), self._action_tiles(view))),
            Section(4, self._palace(view)),
            Section(3, self._library(view)),
            Section(7, self._graveyard(view)),
        ]
        if seat is not None:
            own = view["players"][seat]
            parts += [
                Section(1, self._workshop.goods(view, seat)),
                Section(5, Group(self._workshop.markers(own), *self._workshop.held(own))),
                Section(
                    5,
                    Group(
                        self._workshop.upgraded(own), self._workshop.books(own), self._workshop.artifacts(own)
                    ),
                ),
                Section(1, self._workshop.due(view, seat)),
            ]
        parts.append(Section(6, self._workshop.others(view, seat)))
        return parts

    def _setup(self, view: View, seat: int | None) -> list[Section]:
        parts = [
            Section(0, self._title(view)),
            Section(4, self._streets(view)),
            Section(3, self._palace(view)),
            Section(5, self._library(view)),
        ]
        if seat is not None:
            own = view["players"][seat]
            parts.append(Section(1, Group(self._workshop.goods(view, seat), *self._workshop.held(own))))
            if own["artifact-tile"]:
                parts.append(Section(2, self._workshop.artifacts(own)))
        return parts

    def status(self, view: View, seat: int) -> RenderableType:
        """One line between two decisions of the same action."""
        return self._workshop.goods(view, seat)

    def begins(self, view: View) -> bool:
        """Whether the decision begins something, so that the board is worth a look."""
        decision = view["decision"]
        if decision["asks"] == "movement":
            return bool(decision["numbers"][0] == self._steps(view, decision["seats"][0]))
        return decision["asks"] in _BEGINNINGS or decision["key"].startswith("phase.")

    def _steps(self, view: View, seat: int) -> int:
        """All golem steps of the round."""
        character = self._rules.characters[view["characters"][view["round"] - 1]]
        marker: int = view["players"][seat]["golem-marker"]
        return self._rules.marker_steps[marker] + character.steps

    # ---- the main board --------------------------------------------------------------------------
    def _title(self, view: View) -> Text:
        if view["over"]:
            title = self._label("over-title")
        elif view["phase"] == "setup":
            title = self._label("setup-title")
        else:
            phase = self._words.text("golem-phase-name", phase=view["phase"])
            title = self._label("title", round=roman(view["round"]), phase=phase)
        text = Text(title, HEADING)
        if view["order"]:
            order = Text.assemble(*(player(seat, f" {LETTERS[seat]}") for seat in view["order"]))
            text.append(". " + self._label("order", order=""), "not bold").append(order)
        return text

    def _streets(self, view: View) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
        table.add_column("", min_width=9, no_wrap=True)
        for section in range(1, SECTIONS + 1):
            table.add_column(roman(section), ratio=1, overflow="fold")
        for district in DISTRICTS:
            owner = view["menorahs"][district]
            label = Text(self._label(f"district-{district}"), STYLES[district])
            label.append("\n").append(
                Text(self._label("menorah"), "dim") if owner < 0 else player(owner, f"✡ {LETTERS[owner]}")
            )
            cells = [self._quarter(view, district, section) for section in range(1, SECTIONS + 1)]
            table.add_row(label, *cells)
        return table

    def _tiles(self, view: View) -> RenderableType:
        """What the neighborhood tiles of the streets do."""
        text = Text(self._label("tiles"), HEADING)
        for place, district in enumerate(DISTRICTS):
            effects = self._rules.neighborhood[place]
            for number in view["streets"][district]:
                text.append(f" #{number}", f"not bold {STYLES[district]}")
                text.append(f" {self._words.short(effects[number - 1].face())};", "not bold")
        text.right_crop(1)
        return text

    def _quarter(self, view: View, district: str, section: int) -> Text:
        """A section: the number of its tile (or the price to enter), students, golems."""
        tiles = view["streets"][district]
        if section <= TILED_SECTIONS:
            text = Text(f"#{tiles[section - 1]}" if tiles else "", STYLES[district])
        else:
            text = Text(f"−{self._rules.quarter_price[section]}", "dim")
        text.append("\n")
        for seat, own in enumerate(view["players"]):
            if own["students"][district] == section:
                text.append(player(seat, LETTERS[seat].lower()))
            for golem in own["golems"]:
                name, at, *marks = golem.split()
                if name == district and int(at) == section:
                    text.append(player(seat, LETTERS[seat] + ("_" if "lying" in marks else "")))
        return text

    def _synagogue(self, view: View) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        rows = []
        for row in ROWS:
            held = view["synagogue"][row]
            colors = [color for color, n in held.items() for _ in range(n)]
            rows.append(
                (
                    self._words.text("golem-row-name", row=row),
                    f"{len(colors)}",
                    self._workshop.marbles(colors),
                )
            )
        for row_cells in rows:
            table.add_row(*row_cells)
        return Group(Text(self._label("synagogue"), HEADING), table)

    def _palace(self, view: View) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for place, number in enumerate(view["characters"], 1):
            card = self._rules.characters[number]
            active = place == max(1, view["round"])
            style = "" if active else "dim"
            pair = Text("+").join(self._workshop.marble(DISTRICTS[color]) for color in card.pair)
            bonus = self._words.short(card.bonus.face())
            table.add_row(
                Text(f"{'>' if active else ' '}{number}", style),
                pair,
                Text(f"+{card.steps}", style),
                Text(f"{card.coins}: {bonus}", style),
            )
        return Group(Text(self._label("palace"), HEADING), table)

    def _action_tiles(self, view: View) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, min_width=1)
        table.add_column(overflow="fold")
        for tile in view["action-tiles"]:
            effect = self._rules.action_tiles[int(tile["tile"][1:]) - 1]
            rabbi = player(tile["rabbi"], LETTERS[tile["rabbi"]]) if tile["rabbi"] >= 0 else Text("")
            style = "dim" if tile["rabbi"] >= 0 else ""
            table.add_row(tile["tile"], rabbi, Text(self._words.short(effect.face()), style))
        here = Text("").join(player(seat, LETTERS[seat]) for seat in view["printed-space"])
        table.add_row(self._label("printed"), here, self._words.short(self._rules.printed_space.face()))
        return Group(Text(self._label("action-tiles"), HEADING), table)

    def _library(self, view: View) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        for column in range(3):
            table.add_column(no_wrap=True, justify="right" if column == 0 else "left")
        table.add_column(overflow="fold")
        for book in view["library"]:
            number, color = book["book"], book["color"]
            cost = self._label("student-back") if color == "black" else str(self._rules.book_cost[number])
            table.add_row(
                str(number),
                Text(
                    self._words.text("golem-color-name", color=color), STYLES.get(color, "bold bright_black")
                ),
                f"{cost} + {book['slot-cost']}",
                self._book_bonuses(number),
            )
        return Group(Text(self._label("library"), HEADING), table)

    def _book_bonuses(self, number: int) -> str:
        immediate = self._words.short(self._rules.book_immediate[number].face())
        active = self._words.short(self._rules.book_active[number].face())
        return f"{immediate} | {active}"

    def _graveyard(self, view: View) -> RenderableType:
        text = Text(self._label("graveyard"), HEADING).append(" ")
        slots = zip(view["graveyard"], self._rules.graveyard, strict=False)
        parts = [
            player(owner, LETTERS[owner]) if owner >= 0 else Text(self._words.short(bonus.face()), "not bold")
            for owner, bonus in slots
        ]
        text.append(Text("; ", "not bold").join(parts))
        if view["pass-tiles"]:
            who = " ".join(LETTERS[seat] for seat in view["pass-tiles"])
            text.append("  " + self._label("passed", who=who), "not bold")
        return text


def _beside(left: RenderableType, right: RenderableType) -> RenderableType:
    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid
