"""The alchemists in the terminal: what everybody can see of them, and the private screen of one seat."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goldenlane.cli.alchemists.science import seal_mark
from goldenlane.cli.alchemists.words import AlchemistsWords
from goldenlane.cli.style import HEADING, player, signed
from goldenlane.games.alchemists.components import Zone
from goldenlane.games.alchemists.game import AlchemistsGame

View = dict[str, Any]

ZONES = {"red": "red", "plain": "", "green": "green", "blue": "bright_blue"}
_COUNTS = ("reputation", "gold", "cubes", "unused", "hospital", "ingredients", "favors", "seals")
_GOLEM_COUNTS = ("approval", "progress")


class People:
    """Draws what belongs to players."""

    def __init__(self, words: AlchemistsWords, game: AlchemistsGame) -> None:
        self._words = words
        self._label = words.label
        self._game = game

    def counts(self, view: View) -> RenderableType:
        """A row for each player: reputation with its zone and what a loss costs now, goods, cards."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(self._label("players"), no_wrap=True)
        table.add_column(self._label("column-reputation"), no_wrap=True)
        columns = [name for name in (*_COUNTS[1:], "books", *_GOLEM_COUNTS) if name in view["players"][0]]
        for name in columns:
            table.add_column(self._label(f"column-{name}"), justify="right")
        for seat, board in enumerate(view["players"]):
            who = player(seat, self._words.full_name(seat), "bold")
            table.add_row(who, self._standing(board), *(str(board[column]) for column in columns))
        return table

    def reputation(self, board: View) -> Text:
        """ "15 (loss +1)": the zone makes losses larger or smaller."""
        zone = self._zone(board)
        text = Text(str(board["reputation"]), ZONES[zone.name])
        return text.append(f" ({self._label('loss', n=signed(zone.loss))})", "dim") if zone.loss else text

    def _zone(self, board: View) -> Zone:
        return next(zone for zone in self._game.cards.zones if zone.name == board["zone"])

    def _standing(self, board: View) -> Text:
        """ "15 (+1)"."""
        zone = self._zone(board)
        text = Text(str(board["reputation"]), ZONES[zone.name])
        return text.append(f" ({signed(zone.loss)})", "dim") if zone.loss else text

    def things(self, view: View) -> RenderableType:
        """What lies before each player: artifacts, results, startup cards, reports."""
        lines = [line for seat in range(len(view["players"])) if (line := self._laid(view, seat)).plain]
        return Group(*lines)

    def _laid(self, view: View, seat: int) -> Text:
        board = view["players"][seat]
        parts: list[Text] = []
        if board["artifacts"]:
            parts.append(Text(self._words.things("artifact", board["artifacts"])))
        if board["results"]:
            parts.append(
                Text(self._label("results") + " ").append(
                    Text(" ").join(map(self._words.potion, board["results"]))
                )
            )
        if board.get("startup"):
            parts.append(Text(self._label("startup", cards=" ".join(map(str, board["startup"])))))
        hidden = board.get("secret-artifacts", 0)
        if isinstance(hidden, int) and hidden:
            parts.append(Text(self._label("secret-artifact")))
        reports = board.get("reports", {})
        laid = {organ: n if isinstance(n, int) else len(n) for organ, n in reports.items()}
        if any(laid.values()):
            said = ", ".join(f"{self._words.thing('organ', organ)} {n}" for organ, n in laid.items() if n)
            parts.append(Text(self._label("reports", reports=said)))
        if board["feather"]:
            parts.append(Text(self._label("set-aside", n=board["feather"])))
        if board["bid"] is not None:
            parts.append(Text(self._label("bid", n=board["bid"])))
        if not parts:
            return Text("")
        return player(seat, style="bold").append("  ").append(Text("; ", "").join(parts))

    # ---- behind the screen of a seat ---------------------------------------------------------------
    def goods(self, view: View, seat: int) -> Text:
        """One line: gold, reputation, cubes, the hand."""
        board = view["players"][seat]
        text = player(seat, style="bold")
        text.append(f"  {self._label('gold', n=board['gold'])}  ", "bold")
        text.append(f"{self._label('reputation')} ", "").append(self.reputation(board))
        cubes = board["cubes"] - self._set_down(view)
        text.append(f"  {self._label('cubes-left', n=cubes)}  ")
        return text.append(self._words.counted("ingredient", board["hand"]), "bold")

    def _set_down(self, view: View) -> int:
        """Cubes that are set down already while declaring."""
        staged = view.get("declaring", {})
        return sum(sum(view["spaces"][space]["cubes"][:actions]) for space, actions in staged.items())

    def screen(self, view: View, seat: int) -> RenderableType:
        """Favors, seals and secret cards of the seat."""
        board = view["players"][seat]
        lines = [
            self._line("own-favors", self._words.counted("favor", board["favor-cards"])),
            self._line("own-seals", self._seals(board["seal-kinds"])),
        ]
        if board.get("dealt"):
            lines.append(self._line("own-dealt", self._words.things("favor", board["dealt"])))
        if board.get("startup-dealt"):
            lines.append(self._line("own-startup-dealt", " ".join(map(str, board["startup-dealt"]))))
        if board.get("secret-artifacts"):
            lines.append(self._line("own-secret", self._words.things("artifact", board["secret-artifacts"])))
        if board.get("cauldron"):
            lines.append(self._line("own-cauldron", self._words.things("ingredient", board["cauldron"])))
        if board["set-aside"]:
            lines.append(self._line("own-aside", self._words.counted("ingredient", board["set-aside"])))
        reports = {organ: tokens for organ, tokens in board.get("reports", {}).items() if tokens}
        if reports:
            parts = [
                Text(f"{self._words.thing('organ', organ)} ").append(
                    Text(" ").join(map(self._words.organ_token, tokens))
                )
                for organ, tokens in reports.items()
            ]
            lines.append(self._line("own-reports", "").append(Text("; ", "not bold").join(parts)))
        return Group(*lines)

    def _seals(self, kinds: dict[str, int]) -> str:
        return " ".join(f"{seal_mark(self._words, name)}{n}" for name, n in kinds.items())

    def _line(self, ident: str, text: str) -> Text:
        return Text(self._label(ident), HEADING).append(f" {text}", "not bold")
