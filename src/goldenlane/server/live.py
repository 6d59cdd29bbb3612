"""A table in memory: the match that its log folds to, who sits there, who looks on."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterable
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from goldenlane.games import kit_of
from goldenlane.kernel import save
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.errors import BadSave
from goldenlane.kernel.game import Game
from goldenlane.kernel.match import Match, replay
from goldenlane.kernel.save import UNDO, Entry
from goldenlane.kernel.seam import SEAM
from goldenlane.kernel.state import CHANCE, EVERYONE
from goldenlane.kernel.undo import UndoStop
from goldenlane.server.kept import EVERY, Kept, Memory, program
from goldenlane.server.numbering import Numbering, Seen, Viewer
from goldenlane.server.store import SeatRow, TableRow
from goldenlane.server.wire import Agreement

if TYPE_CHECKING:
    from goldenlane.server.client import Client

_OWN_CONTENT = 20
_FOLDED = ("match", "seq", "marks", "undone", "due", "_numbering", "_secret", "_together")
"""What a table has from its log."""


def written(entries: Iterable[Entry]) -> str:
    """Entries of a log as the store keeps them, a line each."""
    return "\n".join(map(save.written, entries))


def read(lines: str) -> list[Entry]:
    """Entries from what the store keeps."""
    return [save.read(line) for line in lines.splitlines()]


def last_seam(lines: Iterable[tuple[int, str]]) -> int:
    """The number of the last line that is a seam, or 0: what stands before it need not fold any more."""
    mark = save.written((SEAM, ""))
    return max((seq for seq, entry in lines if entry.startswith(mark)), default=0)


def split_log(log: list[Entry]) -> tuple[list[Entry], list[list[Entry]]]:
    """The opening draws, and every action with the draws that followed it."""
    opening: list[Entry] = []
    steps: list[list[Entry]] = []
    for entry in log:
        if entry[0] != CHANCE:
            steps.append([entry])
        else:
            (steps[-1] if steps else opening).append(entry)
    return opening, steps


def game_of_header(header: dict[str, Any]) -> Game:
    """The game of a stored table; BadSave if its content is not the one it was begun with."""
    return kit_of(header["game"]).game_of_save(header)


class LiveTable:
    """A table that somebody uses. Whoever changes or reads the match holds ``lock``."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], lines: list[tuple[int, str]], kept: Kept | None = None
    ) -> None:
        self.row = row
        self.seats = seats
        self.header: dict[str, Any] = json.loads(row.header)
        self.agreed = msgspec.json.decode(row.agreed, type=Agreement)
        self.game = game_of_header(self.header)
        self.shipped = self.game.content.digest == kit_of(self.game.name).game().content.digest
        """Whether it is played with the content that the program comes with now."""
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: set[int] = set()
        """Seats whose people look on through another process."""
        self.thinking: set[int] = set()
        self.hints: dict[tuple[int, int], asyncio.Task[list[str]]] = {}
        """Advice by seat and by the line of the log since which it has the decision."""
        self.used = 0.0
        """When somebody last asked for it."""
        self.rendered: dict[object, bytes] = {}
        self.kept = kept
        """The newest snapshot, if there is one that this program wrote."""
        self._restart(lines)

    # ---- the fold of the log -----------------------------------------------------------------------
    def _restart(self, lines: list[tuple[int, str]]) -> None:
        opening = read(self.row.opening)
        position, kept = self.header.get("position"), self.kept
        if kept is None:
            self.match = replay(
                self.game, opening, position=position, seed=SystemRandom(), seam_ahead=last_seam(lines) > 0
            )
            self.seq = 0
        else:
            self.match = Match(self.game, position=kept.position, seed=SystemRandom())
            self.match.start_position = position
            log = [entry for _, line in lines[: kept.seq] for entry in read(line)]
            barrier = UndoStop(kept.barrier)  # type: ignore[arg-type]
            self.match.be_at([*opening, *log], kept.events.copy(), barrier, kept.telling)
            self.seq = kept.seq
        memory = None if kept is None else kept.memory
        self.marks = [len(self.match.events)] if memory is None else memory.marks.copy()
        """How many events there were after each line of the log."""
        self._numbering = Numbering(self.game.seats, None if memory is None else memory.hidden)
        self._secret = self._choosing_unseen()
        self.undone = Counter[int]({} if memory is None else memory.undone)
        """How often each seat has taken something back."""
        self._together: tuple[object, int, tuple[int, ...]] | None = None
        self.due: dict[int, int] = {}
        """Since which line of the log each seat to act has had the decision that it has now."""
        self._note_due(None)
        if memory is not None:
            self.due.update(memory.due)
        self.follow(lines)

    def keep(self) -> Kept | None:
        """A new snapshot, if one is due and nothing can be taken back."""
        before = 0 if self.kept is None else self.kept.seq
        barrier = self.match.barrier
        if barrier is None or self.seq - before < (1 if self.match.over else EVERY):
            return None
        self.kept = Kept(
            self.seq,
            program(self.game.name),
            self.match.position(),
            barrier.reason,
            self.match.events.copy(),
            self.match.state.telling,
            Memory(self.marks.copy(), self.due.copy(), self._numbering.hidden, dict(self.undone)),
        )
        return self.kept

    def follow(self, lines: Iterable[tuple[int, str]]) -> None:
        """Go on with lines of the log that are already in the store."""
        lines = list(lines)
        seam = last_seam(lines)
        for seq, entry in lines:
            if seq <= self.seq:
                continue
            if seq != self.seq + 1:
                raise BadSave(f"line {self.seq + 1} of the log is missing")
            self.match.go_on(read(entry), seam_ahead=seq < seam)
            self.committed()

    def take_over(self, fresh: "LiveTable") -> None:
        """Forget the game in memory for that of a table that was just folded from the whole log."""
        for part in _FOLDED:
            setattr(self, part, getattr(fresh, part))
        self.hints = {}
        self.rendered.clear()

    def play(self, seat: int, action: str) -> str:
        """Play an action; the line for the store. Until ``committed`` nobody may see it."""
        before = len(self.match.log)
        if action == UNDO:
            self.match.undo(seat)
        else:
            self.match.play(seat, action)
        return written(self.match.log[before:])

    def committed(self) -> None:
        """What was played is in the store."""
        alone = self._alone()
        if alone is not None:
            self._numbering.hide(self.seq + 1, alone)
        self.seq += 1
        self._secret = self._choosing_unseen()
        self.marks.append(len(self.match.events))
        actor, action = next(entry for entry in reversed(self.match.log) if entry[0] != CHANCE)
        self.undone[actor] += action == UNDO
        self._note_due(actor)
        self.rendered.clear()

    def _choosing_unseen(self) -> tuple[Effect, int, int] | None:
        """The decision that the others see only as a whole, however many steps it takes, if there is one:
        what is decided, by whom, and how deep in the stack."""
        stack = self.match.state.stack
        return (stack[-1][0], stack[-1][1], len(stack)) if stack and stack[-1][0].unseen else None

    def _alone(self) -> int | None:
        """Who alone can see that something was played since the last line; None: all can."""
        secret = self._choosing_unseen()
        unseen = secret is not None and secret == self._secret and len(self.match.events) == self.marks[-1]
        return secret[1] if secret is not None and unseen else None

    def _note_due(self, actor: int | None) -> None:
        """Who chooses at the same time as others is not disturbed by their choices."""
        stack = self.match.state.stack
        now = None
        if stack and stack[-1][1] == EVERYONE:
            now = (stack[-1][0], len(stack), self.match.to_act)
        before = self._together
        same = now is not None and before is not None and now[:2] == before[:2]
        self.due = {
            seat: self.due[seat] if same and before and seat in before[2] and seat != actor else self.seq
            for seat in self.match.to_act
        }
        self._together = now
        self.hints = {asked: hint for asked, hint in self.hints.items() if self.due.get(asked[0]) == asked[1]}

    def fits(self, seat: int, seq: int) -> bool:
        """Whether the decision that the seat saw at ``seq`` is still the one it has."""
        return self.due.get(seat, self.seq) <= seq <= self.seq

    # ---- reading -------------------------------------------------------------------------------------
    @property
    def waiting(self) -> bool:
        """A seat is still open; the game begins when all are taken."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.waiting else self.match.to_act

    @property
    def weight(self) -> int:
        """How much memory it takes, where an ordinary table takes 1: rules of its own are large."""
        return 1 if self.shipped else _OWN_CONTENT

    @property
    def attended(self) -> bool:
        """Whether it is played for somebody: a person sits there, or looks on."""
        return bool(self.clients) or any(seat.kind == "human" for seat in self.seats)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def holds(self, holder: str | None, seat: int) -> bool:
        """Whether a browser may act and see for a seat."""
        return (
            holder is not None
            and 0 <= seat < len(self.seats)
            and self.seats[seat].kind == "human"
            and self.seats[seat].holder == holder
        )

    def seats_held(self, holder: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if self.holds(holder, seat.seat)]

    def seats_left(self, holder: str | None) -> list[int]:
        """Seats that a browser left to a bot, and to which it may come back."""
        return [
            seat.seat
            for seat in self.seats
            if holder is not None and seat.kind == "bot" and seat.former == holder and not self.match.over
        ]

    def seats_removable(self, holder: str | None) -> list[int]:
        """Seats from which the host may remove somebody: those of others, until the game begins."""
        if holder is None or holder != self.row.host or not self.waiting:
            return []
        return [seat.seat for seat in self.seats if seat.kind == "human" and seat.holder != holder]

    def all_held(self, holder: str | None) -> bool:
        """Whether all who play here, bots apart, are this browser."""
        return bool(self.seats_held(holder)) and all(
            seat.kind == "bot" or self.holds(holder, seat.seat) for seat in self.seats
        )

    def undo_stop(self, seat: int) -> UndoStop | None:
        """Why the seat cannot undo now; None if it can.

        While a colleague chooses unseen, nobody else takes anything back: that it works no more would show
        when the first of the unseen steps was taken.
        """
        if self._secret is not None and self._secret[1] != seat:
            return UndoStop("choosing", self._secret[1])
        return self.match.undo_stop(seat)

    def undo_reach(self, seat: int) -> int:
        """How many actions the seat could take back, one after the other."""
        return self.match.undo_reach(seat) if self.undo_stop(seat) is None else 0

    # ---- what each page has seen -----------------------------------------------------------------------
    def number(self, viewer: Viewer, line: int | None = None) -> int:
        """How many lines of the log, up to one of them or all, changed something for the viewer."""
        return self._numbering.number(viewer, self.seq if line is None else line)

    def last_line(self, viewer: Viewer, number: int) -> int:
        """The last line of the log that a page can have had in view at this number; -1: there is none."""
        return self._numbering.last_line(viewer, number) if 0 <= number <= self.number(viewer) else -1

    def last_seen(self, holder: str | None) -> int:
        """The last line that changed something for a browser, through any of its seats."""
        viewers: list[Viewer] = [*self.seats_held(holder)] or [None]
        return max(self._last_seen(viewer) for viewer in viewers)

    def _last_seen(self, viewer: Viewer) -> int:
        return self._numbering.first_line(viewer, self.number(viewer))

    def seen(self) -> list[Seen]:
        """How far each viewer has seen, the spectator first."""
        return [(self.number(viewer), self._last_seen(viewer)) for viewer in self._numbering.viewers]

    def seen_next(self) -> list[Seen]:
        """The same for when what was played is in the store."""
        alone, line = self._alone(), self.seq + 1
        return [
            (number + 1, line) if alone is None or alone == viewer else (number, last)
            for viewer, (number, last) in zip(self._numbering.viewers, self.seen(), strict=True)
        ]

    def events_since(self, seat: Viewer, number: int) -> tuple[int, list[dict[str, Any]]]:
        """What a seat saw since a number of its own: from which of its events on, and those events.

        Numbers count what the seat could see, so they tell nothing about what it could not. An undo
        takes events back: then the number is lower than what the page has.
        """
        known = 0 <= number <= self.number(seat)
        start = min(self.marks[self._numbering.first_line(seat, number) :]) if known else 0
        return self.match.seen_before(seat, start), self.match.events_for(seat, start)
