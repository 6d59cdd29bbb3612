"""Finished games from start to end, everything revealed."""

from collections import OrderedDict

from goldenlane.kernel.match import replay
from goldenlane.kernel.save import UNDO
from goldenlane.kernel.seam import CHANGED, SEAM
from goldenlane.kernel.state import State
from goldenlane.server import speech, wire
from goldenlane.server.errors import Refused
from goldenlane.server.live import LiveTable, last_seam, read
from goldenlane.server.render import happened, scores_of
from goldenlane.server.wire import Lang

_KEPT = 8


class Recording:
    """The states of a finished game after each action that was not taken back."""

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
        self.opening = match.events.copy()
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


def replay_of(table: LiveTable, info: wire.Table, recording: Recording, lang: Lang) -> wire.Replay:
    """Every action with its words, what it brought, and the points as if the game ended then."""
    game = table.game
    everybody = [
        seen
        for event in recording.match.events
        if (seen := event._replace(audience=None).seen_by(None)) is not None
    ]
    steps = []
    for number in range(1, len(recording.seqs)):
        seat, action = recording.actions[number]
        if seat == SEAM:
            action = CHANGED
        view = game.view(recording.states[number - 1], None if seat == SEAM else seat)
        events = everybody[recording.marks[number - 1] : recording.marks[number]]
        steps.append(
            wire.ReplayStep(
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
    return wire.Replay(info, opening, steps, scores_of(recording.match, lang))


def frame_of(table: LiveTable, recording: Recording, seq: int) -> wire.ReplayFrame:
    """The view of every seat after the last action up to a line of the log."""
    number = max(i for i, known in enumerate(recording.seqs) if known <= max(seq, 0))
    state = recording.states[number]
    views = [table.game.view(state, seat) for seat in range(table.game.seats)]
    return wire.ReplayFrame(recording.seqs[number], views)
