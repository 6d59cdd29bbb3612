"""Games told again: finished ones with everything revealed, and of those under way what a seat saw last."""

from collections import OrderedDict

from goldenlane.kernel.events import Seats
from goldenlane.kernel.match import replay
from goldenlane.kernel.save import UNDO
from goldenlane.kernel.seam import CHANGED, SEAM
from goldenlane.kernel.state import State
from goldenlane.server import speech, wire
from goldenlane.server.errors import Refused
from goldenlane.server.live import LiveTable, last_seam, read
from goldenlane.server.render import happened, scores_of
from goldenlane.server.wire import Lang
from goldenlane.server.wire_replay import Replay, ReplayFrame, ReplayStep, Since, SinceStep

_KEPT = 8
SINCE = 60
"""Actions that are told again at most while a game is under way."""


class Recording:
    """The states of a game after each action that was not taken back."""

    def __init__(self, table: LiveTable, lines: list[tuple[int, str]]) -> None:
        kept: list[tuple[int, str]] = []
        for line in lines:
            if read(line[1])[0][1] == UNDO:
                kept.pop()
            else:
                kept.append(line)
        seam = last_seam(kept)
        position = table.header.get("position")
        match = replay(table.game, read(table.row.opening), position=position, seam_ahead=seam > 0)
        self.match = match
        self.seqs = [0]
        self.states: list[State] = [match.state.copy()]
        self.actions: list[tuple[int, str]] = [(-1, "")]
        self.marks = [len(match.events)]
        for seq, entry in kept:
            entries = read(entry)
            match.go_on(entries, seam_ahead=seq < seam)
            if match.lost:  # before a seam, and impossible now: there is nothing to show
                continue
            self.seqs.append(seq)
            self.actions.append(entries[0])
            self.states.append(match.state.copy())
            self.marks.append(len(match.events))


class Replays:
    """The recordings that were last looked at."""

    def __init__(self) -> None:
        self._recordings: OrderedDict[str, Recording] = OrderedDict()

    def recording(self, table: LiveTable, lines: list[tuple[int, str]]) -> Recording:
        if not table.match.over:
            raise Refused("not-over", status=403)
        found = self._recordings.pop(table.row.code, None) or Recording(table, lines)
        self._recordings[table.row.code] = found
        while len(self._recordings) > _KEPT:
            self._recordings.popitem(last=False)
        return found


def replay_of(table: LiveTable, info: wire.Table, recording: Recording, lang: Lang) -> Replay:
    """Every action with its words, what it brought, and the points as if the game ended then."""
    game = table.game
    everybody = Seats().seen([event._replace(audience=None) for event in recording.match.events], None)
    steps = []
    for number in range(1, len(recording.seqs)):
        seat, action = recording.actions[number]
        if seat == SEAM:
            action = CHANGED
        view = game.view(recording.states[number - 1], None if seat == SEAM else seat)
        events = everybody[recording.marks[number - 1] : recording.marks[number]]
        steps.append(
            ReplayStep(
                seq=recording.seqs[number],
                seat=seat,
                action=action,
                words="" if seat == SEAM else speech.say_action(game, lang, view, action),
                round=int(view.get("round", 0)),
                totals=[score["total"] for score in game.scores(recording.states[number])],
                events=happened(table, lang, events),
            )
        )
    opening = happened(table, lang, everybody[: recording.marks[0]])
    return Replay(info, opening, steps, scores_of(recording.match, lang))


def frame_of(table: LiveTable, recording: Recording, seq: int) -> ReplayFrame:
    """The view of every seat after the last action up to a line of the log."""
    number = max(i for i, known in enumerate(recording.seqs) if known <= max(seq, 0))
    state = recording.states[number]
    views = [table.game.view(state, seat) for seat in range(table.game.seats)]
    return ReplayFrame(recording.seqs[number], views)


def since_of(table: LiveTable, lines: list[tuple[int, str]], seat: int | None, lang: Lang) -> Since:
    """What a seat saw from its last action on; a spectator, what was seen of the last actions.

    Views, events and numbers are those that the seat was sent at the time: nothing is told, and nothing can
    be counted, that it did not know then.
    """
    newest = table.seq
    recording = Recording(table, [line for line in lines if line[0] <= newest])
    numbers = [table.number(seat, seq) for seq in recording.seqs]
    seen_at = [
        at for at, seq in enumerate(recording.seqs) if at and numbers[at] > table.number(seat, seq - 1)
    ]
    told = seen_at[-SINCE:]
    own = [at for at in told if recording.actions[at][0] == seat]
    if own:
        told = told[told.index(own[-1]) :]
    match = recording.match
    steps = []
    for at in told:
        before, after = recording.marks[at - 1], recording.marks[at]
        seen = match.seen_before(seat, after) - match.seen_before(seat, before)
        events = match.events_for(seat, before)[:seen]
        view = table.game.view(recording.states[at], seat)
        steps.append(SinceStep(numbers[at], happened(table, lang, events), view))
    start = told[0] - 1 if told else len(recording.seqs) - 1
    return Since(
        seq=table.number(seat, newest),
        seat=seat,
        events_from=match.seen_before(seat, recording.marks[start]),
        view=table.game.view(recording.states[start], seat),
        steps=steps,
    )
