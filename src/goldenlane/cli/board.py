"""What the table of `play` asks of the board of a game, and which board a game has."""

from typing import Any, NamedTuple, Protocol

from rich.console import Console, RenderableType

from goldenlane.games import kit_of
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.game import Game
from goldenlane.kernel.seam import CHANGED

View = dict[str, Any]


class Section(NamedTuple):
    """A part of a board; those of a high rank are left out first when the terminal is small."""

    rank: float
    body: RenderableType


class Board(Protocol):
    """Draws and says one match in a language. All it gets of the match are views and events."""

    hides: bool
    """Whether seats have secrets, so that people at one screen should not see each other's."""

    def label(self, ident: str, /, **args: Any) -> str:
        """A message of the table."""

    def full_name(self, seat: int) -> str: ...

    def name(self, seat: int) -> str: ...

    def sections(self, view: View, seat: int | None) -> list[Section]:
        """The board from top to bottom."""

    def status(self, view: View, seat: int) -> RenderableType:
        """One line between two decisions of the same action."""

    def begins(self, view: View) -> bool:
        """Whether the decision begins something, so that the board is worth a look."""

    def prompt(self, view: View) -> str: ...

    def action(self, notation: str, view: View, *, brief: bool = False) -> str:
        """An option in words; unless brief, with what its card or tile does."""

    def event(self, event: dict[str, Any]) -> str: ...

    def help(self, topic: str, view: View) -> list[str] | None:
        """About a card or tile; None if nothing is called so."""

    def score(self, source: str) -> str:
        """The name of a source of points."""

    def typed(self, line: str) -> str:
        """A line that was typed as the notation has it."""

    def command(self, word: str, view: View) -> RenderableType | None:
        """The answer to a command that only this game has; None if it has no such command."""


def board_of(game: Game, lang: str, kinds: list[str], notes: str | None = None) -> Board:
    """The board of a game; ``kinds`` says who holds each seat, ``notes`` how much the notebook does."""
    kit = kit_of(game.name)
    if notes is not None and kit.notebook is None:
        raise BadOption(f"{game.name} has no notebook: leave out --notes")
    if kit.board is None:
        raise BadOption(f"the terminal has no board for {game.name}")
    board: Board = kit.load("board").of(game, lang, kinds, notes)
    return board


def say_event(board: Board, event: dict[str, Any]) -> str:
    """What happened, in the game's words; that its rules were corrected is said alike for every game."""
    return board.label(CHANGED) if event["kind"] == CHANGED else board.event(event)


def fit(console: Console, sections: list[Section], lines: int) -> list[RenderableType]:
    """As many sections as fit into so many lines, in their order; the first ranks always."""
    heights = [len(console.render_lines(section.body)) for section in sections]
    left = lines
    kept = set()
    for place in sorted(range(len(sections)), key=lambda place: sections[place].rank):
        if sections[place].rank <= 1 or heights[place] <= left:
            kept.add(place)
            left -= heights[place]
    return [section.body for place, section in enumerate(sections) if place in kept]
