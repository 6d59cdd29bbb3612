"""A match: the checked door to a game in progress, with its log.

The log is the truth; the state is the fold of the log. From it come save, resume, replay, fork and
undo.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, Final

from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Chance
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
from goldenlane.kernel.state import CHANCE, EVERYONE, State, advance, apply
from goldenlane.kernel.undo import UndoStop

FORMAT: Final = 1
"""Version of the save format; older ones are still read."""
UNDO: Final = "undo"
_CHANCE_MARK: Final = "*"
_ENTRY: Final = re.compile(r"(\*|[0-9]) (\S.*)")

Entry = tuple[int, str]
"""(seat or CHANCE, notation): one line of the log."""


_NOTHING: Final = UndoStop("nothing")
_REVEALED: Final = UndoStop("revealed")
_CHANCE: Final = UndoStop("chance")


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
        self._barrier = _NOTHING
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
        """Go on to the first decision of a position, and refuse one that has none.

        What the ints of a frame mean is known to its effect alone, so a wrong stack can fail in any way.
        """
        for frame in self.state.stack:
            if not EVERYONE <= frame[1] < self.game.seats:
                raise BadPosition(f"there is no seat {frame[1]} for a frame {frame[0].key!r}")
        try:
            self._begin()
            stuck = [seat for seat in self.to_act if seat < 0 or not self.state.legal(seat)]
            for seat in (*range(self.game.seats), None):
                self.view(seat)
            self.scores()
        except GoldenLaneError:
            raise
        except Exception as error:
            reason = f"{type(error).__name__} {shown(str(error))}"
            raise BadPosition(f"the position cannot be played: {reason}") from error
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
        text = " ".join((action.text if isinstance(action, Action) else _text(action)).split())
        if self.over:
            raise IllegalAction(f"the game is over: {shown(text)}")
        if seat not in self.to_act:
            who = ", ".join(str(s) for s in self.to_act)
            raise IllegalAction(f"seat {seat} cannot act now, it is the turn of seat {who}: {shown(text)}")
        legal = self.state.legal(seat)
        for option in legal:
            if option.text == text:
                return option
        close = [option.text for option in legal if option.verb == text.partition(" ")[0]] or [
            option.text for option in legal
        ]
        more = f" and {len(close) - 8} more" if len(close) > 8 else ""
        raise IllegalAction(f"not possible now: {shown(text)}; possible: {', '.join(close[:8])}{more}")

    def play(self, seat: int, action: Action | str) -> None:
        """Play a legal action; chance then draws until a player must decide."""
        found = self.find(seat, action)
        before = self.state.copy()
        events, entries, points, barrier = len(self.events), len(self.log), self._points, self._barrier
        points.append((seat, before, events))
        try:
            self._do(seat, found)
            if self.state.revealed != before.revealed:
                self._stop_undo(_REVEALED)
            self._draw_chance()
        except BaseException as error:
            self.state = before
            self.state.events = []
            del self.log[entries:]
            self._take_back(events)
            self._points, self._barrier = points, barrier
            self._points.pop()
            if isinstance(error, GoldenLaneError) or not isinstance(error, Exception):
                raise
            raise RuleFault(f"{found.text!r} of seat {seat}: {type(error).__name__}: {error}") from error

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
        if not self._points:
            return self._barrier
        if self._points[-1][0] != seat:
            return UndoStop("player", self._points[-1][0])
        return None

    def undo_reach(self, seat: int) -> int:
        """How many actions the seat could take back, one after the other."""
        self._seat(seat)
        reach = 0
        for who, _, _ in reversed(self._points):
            if who != seat:
                break
            reach += 1
        return reach

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
            written = next(self._script, None)
            if written is None:
                self._do(CHANCE, effect.draw(self.state, frame, self._rng))
            else:
                self._do(CHANCE, effect.read(self.state, frame, written))
            self._stop_undo(_CHANCE)

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
        data: dict[str, Any] = {"goldenlane": FORMAT, "game": self.game.name, "options": self.game.options}
        data["content"] = self.game.content.digest
        if "content" in self.game.options:
            data["content-text"] = self.game.content.text
            data["options"] = {k: v for k, v in self.game.options.items() if k != "content"}
        if self.start_position is not None:
            data["position"] = self.start_position
        if self.notes:
            data["notes"] = self.notes
        return data

    def save(self) -> str:
        """The match as JSON text: header and log. It holds every secret of the game."""
        data = self.header()
        data["log"] = [f"{_CHANCE_MARK if seat == CHANCE else seat} {text}" for seat, text in self.log]
        data["check"] = _check(data)
        return json.dumps(data, ensure_ascii=False, indent=1)

    def follow(self, log: Iterable[Entry]) -> None:
        """Fold a log, of which this match is the beginning, onto it."""
        entries = list(log)
        done = len(self.log)
        if self.log != entries[:done]:
            at = next(
                (i for i, (a, b) in enumerate(zip(self.log, entries, strict=False)) if a != b), len(entries)
            )
            raise BadSave(f"log entry {at + 1}: the log does not follow the rules")
        self.go_on(entries[done:])

    def go_on(self, entries: list[Entry]) -> None:
        """Fold further entries onto this match, every one through the checked door.

        The draws that follow an action are its script; none is looked at twice, however long the log is.
        """
        at = 0
        while at < len(entries):
            end = at + 1
            while end < len(entries) and entries[end][0] == CHANCE:
                end += 1
            self._take(entries[at:end])
            at = end

    def _take(self, step: list[Entry]) -> None:
        """An action (or its undoing) and the draws that followed it."""
        done = len(self.log)
        seat, text = step[0]
        self._script = iter([draw[1] for draw in step[1:]])
        try:
            if seat == CHANCE:
                raise IllegalAction(f"chance has nothing to draw: {text}")
            if text == UNDO:
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
        at = next((i for i, (a, b) in enumerate(zip(played, step, strict=False)) if a != b), len(played))
        if at == len(played) < len(step):
            raise BadSave(f"log entry {done + at + 1}: chance has nothing to draw: {step[at][1]}")
        raise BadSave(f"log entry {done + min(at, len(step)) + 1}: the log does not follow the rules")

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
    game: Game, log: list[Entry], *, position: dict[str, Any] | None = None, seed: int | Random | None = None
) -> Match:
    """The match of a log: every action and outcome is checked again."""
    opening = []
    for seat, text in log:
        if seat != CHANCE:
            break
        opening.append(text)
    try:
        match = Match(game, position=position, seed=seed, chance=opening)
    except BadPosition as error:
        raise BadSave(f"the position at the start: {error}") from error
    except IllegalAction as error:
        raise BadSave(f"the first draws of the log: {error}") from error
    match.follow(log)
    return match


def parse_save(text: str) -> tuple[dict[str, Any], list[Entry]]:
    """Header and log of a saved match, checked for form and alteration."""
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise BadSave("not a saved game: nested too deeply") from error
    except (ValueError, TypeError) as error:
        raise BadSave(f"not a saved game: {error}") from error
    if not isinstance(data, dict) or "goldenlane" not in data:
        raise BadSave("not a saved game of Golden Lane")
    if data["goldenlane"] != FORMAT or isinstance(data["goldenlane"], bool):
        raise BadSave(f"saved in format {shown(data['goldenlane'])}; this program reads format {FORMAT}")
    for field, kind in (("game", str), ("options", dict), ("content", str), ("log", list), ("check", str)):
        if not isinstance(data.get(field), kind):
            raise BadSave(f"the save has no proper {field!r}")
    if not isinstance(data.get("notes", {}), dict):
        raise BadSave("the save has no proper 'notes'")
    if "content-text" in data and (
        not isinstance(data["content-text"], str) or "\n" not in data["content-text"]
    ):
        raise BadSave("the save has no proper 'content-text'")  # a single line would be the path of a file
    if data.pop("check") != _check(data):
        raise BadSave("the save was altered or damaged: its check sum does not fit")
    entries: list[Entry] = []
    for number, line in enumerate(data["log"], 1):
        found = _ENTRY.fullmatch(line) if isinstance(line, str) else None
        if found is None:
            raise BadSave(f"log entry {number}: {shown(line)} is no entry")
        mark, notation = found.groups()
        entries.append((CHANCE if mark == _CHANCE_MARK else int(mark), notation))
    return data, entries


def _text(action: Any) -> str:
    if not isinstance(action, str):
        raise IllegalAction(f"an action is written as text, not {shown(action)}")
    return action


def _check(data: dict[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
