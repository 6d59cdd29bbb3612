"""How the boards of all games look alike: players are letters in their colors, headings are bold."""

from rich.text import Text

LETTERS = "ABCD"
PLAYERS = ("green", "magenta", "dark_orange3", "cyan")
HEADING = "bold"


def player(seat: int, text: str = "", style: str = "") -> Text:
    """A text (the letter, if none is given) in the color of a player."""
    return Text("").append(text or LETTERS[seat], f"{style} {PLAYERS[seat]}".strip())
