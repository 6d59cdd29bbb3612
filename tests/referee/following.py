"""Following a match with a referee's game: at every decision both must offer the same."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import goldenlane as gl
from tests.referee.asking import Ask, Draw, Play, Step, Together

CHANCE = -1


@dataclass
class Report:
    """What was compared, and where the two disagree."""

    seen: Counter[str] = field(default_factory=Counter)
    compared: Counter[str] = field(default_factory=Counter)
    disagreements: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.seen += other.seen
        self.compared += other.compared
        self.disagreements += other.disagreements


def differ(mine: Iterable[str], theirs: Iterable[str]) -> str:
    """How the engine's options differ from the referee's; empty when they do not."""
    expected, offered = Counter(mine), Counter(theirs)
    lines = []
    if missing := sorted((expected - offered).elements()):
        lines.append(f"missing {missing}")
    if extra := sorted((offered - expected).elements()):
        lines.append(f"extra {extra}")
    return ", ".join(lines)


class Lost(Exception):
    """The referee cannot follow the match any more."""


class Follower:
    """A referee's game beside a match."""

    def __init__(self, game: Play[None], match: gl.Match) -> None:
        self._game = game
        self._match = match
        self._read = 0
        self._answer: Any = None
        self.step: Step | None = None
        self._advance()

    def _next_entry(self) -> tuple[int, str]:
        log = self._match.log
        if self._read == len(log):
            raise Lost("the log ends where the referee expects more")
        self._read += 1
        return log[self._read - 1]

    def _advance(self) -> None:
        """Carry the game to its next question, with the draws of the log."""
        while True:
            try:
                step = self._game.send(self._answer)
            except StopIteration:
                self.step = None
                return
            except (AssertionError, LookupError, ValueError) as error:
                raise Lost(f"{type(error).__name__}: {error}") from error
            self.step = step
            if not isinstance(step, Draw):
                return
            seat, text = self._next_entry()
            verb, *words = text.split()
            if seat != CHANCE or verb != step.verb:
                raise Lost(f"the referee expects a draw of {step.verb}, the log has {text!r}")
            self._answer = words

    def options(self) -> dict[int, tuple[str, ...]]:
        """What each asked seat can do."""
        match self.step:
            case Ask(seat, options):
                return {seat: options}
            case Together(options):
                return options
        return {}

    def follow(self) -> None:
        """Take the action that was played last."""
        seat, text = self._next_entry()
        if text not in self.options().get(seat, ()):
            raise Lost(f"seat {seat} played {text!r}, which the referee does not offer")
        self._answer = (seat, text) if isinstance(self.step, Together) else text
        self._advance()
        if self._read < len(self._match.log):
            raise Lost(f"the log has a draw that the referee does not expect: {self._match.log[self._read]}")


def follow(
    match: gl.Match,
    game: Play[None],
    check: Callable[[gl.Match], list[str]],
    rng: Random,
    choose: Callable[[list[str], Random], str],
    report: Report,
    name: str,
) -> None:
    """Play a match to its end beside the referee; disagreements go into the report."""

    def disagree(what: str) -> None:
        recent = "; ".join(f"{seat} {text}" for seat, text in match.log[-4:])
        report.disagreements.append(f"{name}, log entry {len(match.log)}: {what} (after {recent})")

    try:
        beside = Follower(game, match)
        while not match.over:
            kind = match.view(None)["decision"]["asks"]
            report.seen[kind] += 1
            mine = beside.options()
            theirs = {seat: [str(option) for option in match.legal(seat)] for seat in match.to_act}
            report.compared[kind] += 1
            if sorted(mine) != sorted(theirs):
                raise Lost(f"{kind}: the engine asks {theirs}, the referee {mine}")
            for seat in theirs:
                if text := differ(mine[seat], theirs[seat]):
                    disagree(f"{kind}: {text}")
            for line in check(match):
                raise Lost(line)
            seat = rng.choice(match.to_act)
            common = [option for option in theirs[seat] if option in mine[seat]]
            if not common:
                raise Lost("no option in common")
            match.play(seat, choose(common, rng))
            beside.follow()
        if beside.step is not None:
            raise Lost(f"the match is over, the referee asks {beside.options()}")
        for line in check(match):
            disagree(line)
    except Lost as lost:
        disagree(str(lost))
