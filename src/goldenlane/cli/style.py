"""How the boards of all games look alike: players are letters in their colors, headings are bold."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from goldenlane.i18n import Catalogue

LETTERS = "ABCD"
PLAYERS = ("green", "magenta", "dark_orange3", "cyan")
HEADING = "bold"


def player(seat: int, text: str = "", style: str = "") -> Text:
    """A text (the letter, if none is given) in the color of a player."""
    return Text("").append(text or LETTERS[seat], f"{style} {PLAYERS[seat]}".strip())


def in_columns(cells: Sequence[Text], columns: int) -> Table:
    """Cells from top to bottom, then left to right, in columns of one width."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(columns):
        table.add_column(ratio=1)
    height = -(-len(cells) // columns)
    for row in range(height):
        table.add_row(*cells[row::height])
    return table


def signed(n: int) -> str:
    """A number with its sign, 0 without."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def table_label(cat: Catalogue, game: str, ident: str, args: dict[str, Any]) -> str:
    """A message of the table: the game's own, or what is said whatever is played."""
    own = f"{game}-terminal-{ident}"
    return cat.text(own if own in cat else f"terminal-{ident}", **args)


def full_name(label: Callable[[str], str], seat: int, kind: str) -> str:
    """ "B apprentice": a letter, and who holds the seat; a bot's budget and style are as they were typed."""
    if kind == "me":
        return f"{LETTERS[seat]} {label('you')}"
    level = kind.split("@")[0].split(":")[0]
    return f"{LETTERS[seat]} {label(f'level-{level}')}{kind.removeprefix(level)}"
