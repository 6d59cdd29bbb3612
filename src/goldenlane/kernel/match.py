"""A match: the checked door to a game in progress, with its log.

The log is the truth; the state is the fold of the log. From it come save, resume, replay, fork and
undo.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from random import Random
from typing import Any

from goldenlane.kernel.action import Action, closest, notation
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.codec import check_frames, unplayable
from goldenlane.kernel.errors import (
    BadOption,
    BadPosition,
    BadSave,
    CannotUndo,
    GoldenLaneError,
    IllegalAction,
    RuleFault,
    UnknownSeat,
    shown,
)
from goldenlane.kernel.events import Event, Seats
from goldenlane.kernel.game import Game
from goldenlane.kernel.save import UNDO, Entry, agreeing, check_sum, header_of, written
from goldenlane.kernel.seam import CHANGED, SEAM, read_seam, seam_text
from goldenlane.kernel.state import CHANCE, State, Telling, advance, apply
from goldenlane.kernel.undo import DRAWN, NOTHING, REVEALED, RULES, UndoStop, reach_of, stop_of


class Match:
    """A game in progress. An action is played whole or not at all: an illegal one raises IllegalAction, one
    whose rule fails raises RuleFault, and neither changes anything."""

    def __init__(
        self,
        game: Game,
        *,
        seed: int | Random | None = None,
        position: dict[str, Any] | None = None,
        chance: Iterable[str] = (),
    ) -> None:
        if seed is not None and not isinstance(seed, int | Random):
            raise BadOption(f"seed must be a whole number, not {shown(seed)}")
        if not isinstance(chance, Iterable):
            raise BadOption(f"chance must be a list of draws, not {shown(chance)}")
        self.game = game
        try:
            self.start_position = deepcopy(position)
        except RecursionError as error:
            raise BadPosition("the position is nested too deeply") from error
        self.notes: dict[str, Any] = {}
        """What a table keeps with the match in its save (who holds which seat); no rule reads it."""
        self.log: list[Entry] = []
        self.events: list[Event] = []
        self._seats = Seats()
        self._rng = seed if isinstance(seed, Random) else Random(seed)
        self._script: Iterator[str] = iter(chance)
        self._points: list[tuple[int, State, int]] = []
        self._barrier = NOTHING
        self.lost = False
        """Whether the log has gone where the rules do not go any more; the next seam finds the way back."""
        self.state = game.start() if position is None else game.set_up(position)
        self.state.events = []
        if position is None:
            self._begin()
        else:
            self._begin_position()

    def _begin(self) -> None:
        advance(self.state)
        self._collect()
        self._draw_chance()

    def _begin_position(self) -> None:
        """Go on to the first decision of a position, which may come from anywhere; refuse one without."""
        check_frames(self.state.stack, self.game.seats)
        with unplayable():
            self._begin()
            stuck = [seat for seat in self.to_act if seat < 0 or not self.state.legal(seat)]
            for seat in (*range(self.game.seats), None):
                self.view(seat)
            self.scores()
        if stuck:
            raise BadPosition(f"the position cannot be played: nothing can be done in {self.state.stack[-1]}")

    # ---- reading -------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""
        return self.state.to_act

    def legal(self, seat: int) -> list[Action]:
        """The actions of a seat; empty when it has nothing to decide."""
        return list(self.state.legal(self._seat(seat)))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat may know it."""
        if seat is not None:
            self._seat(seat)
        if type(since) is not int:
            raise BadOption(f"since must be a number of events, not {shown(since)}")
        return self._seats.seen(self.events, seat, since if since >= 0 else max(0, len(self.events) + since))

    def seen_before(self, seat: int | None, at: int) -> int:
        """How many of the first ``at`` events a seat may know of."""
        return self._seats.before(self.events, seat, at)

    def scores(self) -> list[dict[str, Any]]:
        return self.game.scores(self.state)

    def position(self) -> dict[str, Any]:
        """The present state as short JSON; ``new(..., position=...)`` sets it up again."""
        return self.game.position(self.state)

    def _seat(self, seat: int) -> int:
        """A seat of the table; UnknownSeat, if what was given, which may be anything, is none."""
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            raise UnknownSeat(f"there is no seat {shown(seat)}; there are 0 to {self.game.seats - 1}")
        return seat

    # ---- playing -------------------------------------------------------------------------------
    def find(self, seat: int, action: Action | str) -> Action:
        """The legal action of this notation, or IllegalAction with the reason."""
        self._seat(seat)
        text = notation(action)
        if self.over:
            raise IllegalAction(f"the game is over: {shown(text)}")
        if seat not in self.to_act:
            who = ", ".join(str(s) for s in self.to_act)
            raise IllegalAction(f"seat {seat} cannot act now, it is the turn of seat {who}: {shown(text)}")
        legal = self.state.legal(seat)
        for option in legal:
            if option.text == text:
                return option
        raise IllegalAction(f"not possible now: {shown(text)}; possible: {closest(text, legal)}")

    def play(self, seat: int, action: Action | str) -> None:
        """Play a legal action; chance then draws until a player must decide."""
        found = self.find(seat, action)
        before = self.state.copy()
        try:
            with self._whole(before):
                self._points.append((seat, before, len(self.events)))
                self._do(seat, found)
                if self.state.revealed != before.revealed:
                    self._stop_undo(REVEALED)
                self._draw_chance()
        except GoldenLaneError:
            raise
        except Exception as error:
            raise RuleFault(f"{found.text!r} of seat {seat}: {type(error).__name__}: {error}") from error

    @contextmanager
    def _whole(self, before: State) -> Iterator[None]:
        """What cannot be done to its end is not done at all."""
        events, entries = len(self.events), len(self.log)
        points, reach, barrier = self._points, len(self._points), self._barrier
        try:
            yield
        except BaseException:
            self.state = before
            self.state.events = []
            del self.log[entries:], points[reach:]
            self._take_back(events)
            self._points, self._barrier = points, barrier
            raise

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, if nothing has been revealed and nobody acted since."""
        reason = self.undo_stop(seat)
        if reason is not None:
            raise CannotUndo(f"seat {seat} cannot undo: {reason}")
        seat, self.state, events = self._points.pop()
        self.state.events = []
        self._take_back(events)
        self.log.append((seat, UNDO))

    def undo_stop(self, seat: int) -> UndoStop | None:
        """Why the seat cannot undo now; None if it can."""
        self._seat(seat)
        return stop_of([who for who, _, _ in self._points], self._barrier, seat)

    def undo_reach(self, seat: int) -> int:
        """How many actions the seat could take back, one after the other."""
        self._seat(seat)
        return reach_of([who for who, _, _ in self._points], seat)

    def _take_back(self, events: int) -> None:
        """Only so many events have happened after all."""
        del self.events[events:]
        self._seats.forget(events)

    def _do(self, seat: int, action: Action) -> None:
        apply(self.state, seat, action)
        self.log.append((seat, action.text))
        self._collect()

    def _draw_chance(self) -> None:
        while self.state.to_act == (CHANCE,):
            frame = self.state.stack[-1]
            effect = frame[0]
            assert isinstance(effect, Chance)
            scripted = next(self._script, None)
            if scripted is None:
                self._do(CHANCE, effect.draw(self.state, frame, self._rng))
            else:
                self._do(CHANCE, effect.read(self.state, frame, scripted))
            self._stop_undo(DRAWN)

    def _stop_undo(self, reason: UndoStop) -> None:
        self._points = []  # not emptied: an action that fails later in its course gets the old ones back
        self._barrier = reason

    def _collect(self) -> None:
        if self.state.events:
            self.events += self.state.events
        self.state.events = []

    # ---- saving --------------------------------------------------------------------------------
    def header(self) -> dict[str, Any]:
        """What a match is made of before its first draw."""
        return header_of(self.game, self.start_position, self.notes)

    def save(self) -> str:
        """The match as JSON text: header, log, and where it stands. It holds every secret of the game."""
        data = self.header()
        data["log"] = [written(entry) for entry in self.log]
        data["snapshot"] = self.position()
        data["check"] = check_sum(data)
        return json.dumps(data, ensure_ascii=False, indent=1)

    def follow(self, log: Iterable[Entry]) -> None:
        """Fold a log, of which this match is the beginning, onto it."""
        entries = list(log)
        done = len(self.log)
        if self.log != entries[:done]:
            at = agreeing(self.log, entries)
            raise BadSave(f"log entry {at + 1}: the log does not follow the rules")
        self.go_on(entries[done:])

    def go_on(self, entries: list[Entry], *, seam_ahead: bool = False) -> None:
        """Fold further entries onto this match, every one through the checked door.

        The draws that follow an action are its script; none is looked at twice, however long the log is.
        What the rules do not allow any more is passed over, if a seam follows: here, or (``seam_ahead``) in
        entries that are still to come.
        """
        last_seam = max((at for at, entry in enumerate(entries) if entry[0] == SEAM), default=-1)
        at = 0
        while at < len(entries):
            end = at + 1
            while end < len(entries) and entries[end][0] == CHANCE:
                end += 1
            may_fail = seam_ahead or at < last_seam
            done, told = len(self.log), len(self.events)
            try:
                self._take(entries[at:end])
            except BadSave:
                if not may_fail:
                    raise
                del self.log[done:]
                self._take_back(told)
                self.pass_over(entries[at:end])
            at = end

    @property
    def barrier(self) -> UndoStop | None:
        """Why nobody can take back anything; None if somebody can."""
        return None if self._points else self._barrier

    def be_at(self, log: list[Entry], events: list[Event], barrier: UndoStop, telling: Telling) -> None:
        """This position was reached by a log that need not be folded again; nothing could be taken back."""
        self._take_back(0)
        self.log, self.events = log, events
        self.state.telling = telling
        self._stop_undo(barrier)

    def pass_over(self, entries: list[Entry]) -> None:
        """Entries that the rules do not allow any more: where the match stands is known at the next seam."""
        self.log += entries
        self.lost = True
        self._stop_undo(RULES)

    def cross(self, position: dict[str, Any]) -> None:
        """Go on from a position under the present rules, whatever they make of the log so far."""
        self._cross(seam_text(self.game.rules_version, position))

    def _cross(self, text: str) -> None:
        """A seam: the match stands where it says. Nothing before it can be taken back."""
        version, position = read_seam(text, self.log, self.game.rules_version)
        with self._whole(self.state):
            self.state = self.game.set_up(position)
            self.state.events = []
            with unplayable():
                wrong = self.game.impossible(self.state)
            if wrong is not None:
                raise BadPosition(wrong)
            self.log.append((SEAM, text))
            self.events.append(Event(CHANGED, CHANCE, (version,)))
            self._begin_position()
        self.lost = False
        self._stop_undo(RULES)

    def _take(self, step: list[Entry]) -> None:
        """An action (or its undoing), or a seam, and the draws that followed it."""
        done = len(self.log)
        seat, text = step[0]
        self._script = iter([draw[1] for draw in step[1:]])
        try:
            if seat == SEAM:
                self._cross(text)
            elif self.lost:
                raise IllegalAction(f"it follows on what the rules do not allow: {text}")
            elif seat == CHANCE:
                raise IllegalAction(f"chance has nothing to draw: {text}")
            elif text == UNDO:
                self.undo(seat)
            else:
                self.play(seat, text)
        except (GoldenLaneError, RuleFault) as error:
            raise BadSave(f"log entry {done + 1}: {error}") from error
        finally:
            self._script = iter(())
        played = self.log[done:]
        if played == step:
            return
        at = agreeing(played, step)
        if at == len(played) < len(step):
            raise BadSave(f"log entry {done + at + 1}: chance has nothing to draw: {step[at][1]}")
        raise BadSave(f"log entry {done + at + 1}: the log does not follow the rules")

    def fork(self, *, at: int | None = None, seed: int | Random | None = None) -> "Match":
        """A new match with the same start and the first ``at`` log entries (all of them by default).

        Draws of chance that follow an action belong to it, so the fork may be a few entries longer.
        """
        if at is not None and (type(at) is not int or at < 0):
            raise BadOption(f"at must be a number of log entries, not {shown(at)}")
        entries = self.log if at is None else self.log[:at]
        while len(entries) < len(self.log) and self.log[len(entries)][0] == CHANCE:
            entries = self.log[: len(entries) + 1]
        return replay(self.game, entries, position=self.start_position, seed=seed)


def replay(
    game: Game,
    log: list[Entry],
    *,
    position: dict[str, Any] | None = None,
    seed: int | Random | None = None,
    seam_ahead: bool = False,
) -> Match:
    """The match of a log: every action and outcome is checked again.

    What the rules do not allow any more is passed over where a seam follows, in the log or (``seam_ahead``)
    after it.
    """
    opening = []
    for entry in log:
        if entry[0] != CHANCE:
            break
        opening.append(entry)
    try:
        match = Match(game, position=position, seed=seed, chance=[text for _, text in opening])
        match.follow(opening)
    except GoldenLaneError as error:
        if not seam_ahead and all(seat != SEAM for seat, _ in log):
            raise _beginning(error) from error
        match = Match(game, seed=seed)
        match.be_at([], [], RULES, match.state.telling)
        match.start_position = position
        match.pass_over(opening)
    match.go_on(log[len(opening) :], seam_ahead=seam_ahead)
    return match


def _beginning(error: GoldenLaneError) -> BadSave:
    """Why a log cannot even begin."""
    if isinstance(error, BadSave):
        return error
    what = "the position at the start" if isinstance(error, BadPosition) else "the first draws of the log"
    return BadSave(f"{what}: {error}")
