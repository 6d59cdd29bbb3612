"""Pages are numbered by what they see.

Lines of a table's log are numbered for all alike, but some of them a page cannot see: a colleague sets down
cubes behind the screen, and who holds certain cards is asked more often than others. A number that everybody
sees would count those lines. So each seat, and the spectator, has its own numbers, which count only the
lines that changed something it could see.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

Viewer = int | None
"""A seat, or None for a spectator."""
Seen = tuple[int, int]
"""How far a viewer has seen: its number, and the line with which it came to it."""


class Numbering:
    """Translates between the lines of a log and the numbers of each viewer."""

    def __init__(self, seats: int, hidden: Sequence[Sequence[int]] | None = None) -> None:
        """``hidden`` is what another numbering had (``hidden``) that this one goes on from."""
        self.viewers: tuple[Viewer, ...] = (None, *range(seats))
        self._hidden = {
            viewer: list(lines)
            for viewer, lines in zip(self.viewers, hidden or [[] for _ in self.viewers], strict=True)
        }
        """Of each hidden line: the viewer's number when it was written."""

    @property
    def hidden(self) -> list[list[int]]:
        """All that it knows, by viewer, the spectator first."""
        return [list(self._hidden[viewer]) for viewer in self.viewers]

    def hide(self, line: int, actor: int) -> None:
        """Only who wrote this line, the newest, can see that it is there."""
        for viewer, hidden in self._hidden.items():
            if viewer != actor:
                hidden.append(line - 1 - len(hidden))

    def number(self, viewer: Viewer, line: int) -> int:
        """How many of the lines up to this one a viewer has seen."""
        hidden = self._hidden[viewer]
        return line - bisect_left(range(len(hidden)), line, key=lambda at: hidden[at] + at)

    def first_line(self, viewer: Viewer, number: int) -> int:
        """The line with which the viewer came to this number."""
        return number + bisect_left(self._hidden[viewer], number)

    def last_line(self, viewer: Viewer, number: int) -> int:
        """The last line before the one with which the viewer comes to the next number."""
        return number + bisect_right(self._hidden[viewer], number)
