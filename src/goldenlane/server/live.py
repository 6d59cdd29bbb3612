"""A table in memory: the match that its log folds to, who sits there, who looks on."""

import asyncio
import json
from collections.abc import Iterable
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from goldenlane.games import kit_of
from goldenlane.kernel import save
from goldenlane.kernel.errors import BadSave
from goldenlane.kernel.game import Game
from goldenlane.kernel.match import Match, replay
from goldenlane.kernel.save import UNDO, Entry
from goldenlane.kernel.seam import SEAM
from goldenlane.kernel.state import CHANCE, EVERYONE
from goldenlane.kernel.undo import UndoStop
from goldenlane.server.kept import EVERY, Kept, program
from goldenlane.server.store import SeatRow, TableRow
from goldenlane.server.wire import Agreement

if TYPE_CHECKING:
    from goldenlane.server.client import Client


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
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: set[int] = set()
        """Seats whose people look on through another process."""
        self.thinking: set[int] = set()
        self.hints: dict[tuple[int, int], asyncio.Task[str]] = {}
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
            self.match.be_at([*opening, *log], kept.events.copy(), UndoStop(kept.barrier))  # type: ignore[arg-type]
            self.seq = kept.seq
        self.marks = [len(self.match.events)] if kept is None else list(kept.memory["marks"])
        """How many events there were after each line of the log."""
        self._seen: dict[int | None, list[int]] = {}
        self._together: tuple[object, int, tuple[int, ...]] | None = None
        self.due: dict[int, int] = {}
        """Since which line of the log each seat to act has had the decision that it has now."""
        self._note_due(None)
        if kept is not None:
            self.due.update((int(seat), seq) for seat, seq in kept.memory["due"].items())
        self.follow(lines)

    def keep(self) -> Kept | None:
        """A new snapshot, if one is due and nothing can be taken back."""
        before = 0 if self.kept is None else self.kept.seq
        barrier = self.match.barrier
        if barrier is None or self.seq - before < (1 if self.match.over else EVERY):
            return None
        memory = {"marks": list(self.marks), "due": {str(seat): seq for seat, seq in self.due.items()}}
        self.kept = Kept(
            self.seq,
            program(self.game.name),
            self.match.position(),
            barrier.reason,
            self.match.events.copy(),
            memory,
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

    def reload(self, lines: list[tuple[int, str]]) -> None:
        """Forget what is in memory; the whole log is the truth."""
        self._restart(lines)

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
        self.seq += 1
        events = len(self.match.events)
        if events < self.marks[-1]:
            for counts in self._seen.values():
                del counts[events + 1 :]
        self.marks.append(events)
        self._note_due(self._last_actor())
        self.rendered.clear()

    def _last_actor(self) -> int:
        return next(seat for seat, _ in reversed(self.match.log) if seat != CHANCE)

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

    def events_since(self, seat: int | None, seq: int) -> tuple[int, list[dict[str, Any]]]:
        """What a seat saw since a line of the log: from which of its events on, and those events.

        Numbers count what the seat could see, so they tell nothing about what it could not. An undo
        takes events back: then the number is lower than what the page has.
        """
        start = min(self.marks[seq:]) if 0 <= seq <= self.seq else 0
        counts = self._seen.setdefault(seat, [0])
        for event in self.match.events[len(counts) - 1 :]:
            counts.append(counts[-1] + (event.seen_by(seat) is not None))
        return counts[start], self.match.events_for(seat, start)
