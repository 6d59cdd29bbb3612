"""A search that plays out what may come: worlds that the seat can imagine, roll-outs, and halving.

Every roll-out imagines a world, plays one of the seat's options in it and goes on with a quick policy for
all players up to a horizon, where a value function judges what everybody has. All options meet the same
worlds and the same luck, so that they differ by what they do and not by what was drawn. Thinking goes in
rounds: after each the worse half of the options is given up and the rest is looked at more closely
(sequential halving). Games plug in with a Guide.
"""

from collections.abc import Hashable, Sequence
from math import exp
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

from goldenlane.bots.analysis import Thought
from goldenlane.bots.budget import Budget
from goldenlane.bots.seat import Seat
from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, State, apply

_PRIOR: Final = 6.0
"""Roll-outs that the guide's first opinion counts for."""
_CHANCES: Final = 24
"""Roll-outs for the chances of a position."""


class Guide(Protocol):
    """What a search knows of a game."""

    def candidates(
        self, world: Any, seat: int, options: list[Action], clock: "Clock"
    ) -> list[tuple[Action, float]]:
        """The options that deserve roll-outs, most promising first, each with a first opinion in points.

        A single one is taken without a search. First opinions are part of the clock's time.
        """

    def horizon(self, world: Any, seat: int) -> Hashable:
        """Where the roll-outs of a decision shall end."""

    def reached(self, state: Any, horizon: Hashable) -> bool:
        """Whether a roll-out is there; a game that is over always is."""

    def move(self, state: Any, seat: int, rng: Random, mine: bool) -> State:
        """The state after a decision of a player in a roll-out, or after several: quick, and good enough.

        It may change the given state and return it. ``mine``: it is the player who thinks.
        """

    def points(self, state: Any) -> list[float]:
        """The points that each player (a solo opponent too) should have at the end of the game."""

    def spread(self, state: Any) -> float:
        """How much luck and play may still change of a difference in points; small at the end."""


class _Line:
    """One option and what its roll-outs have shown."""

    __slots__ = ("chances", "margins", "option", "prior")

    def __init__(self, option: Action, prior: float) -> None:
        self.option = option
        self.prior = prior
        """A first opinion, as a difference of chances."""
        self.chances: list[float] = []
        """The seat's share of a win, by world."""
        self.margins: list[float] = []

    def worth(self, worlds: int) -> float:
        """By the first so many worlds, which all options have seen."""
        return (sum(self.chances[:worlds]) + _PRIOR * self.prior) / (worlds + _PRIOR)

    def thought(self) -> Thought:
        visits = len(self.chances)
        seen = max(visits, 1)
        return Thought(self.option, sum(self.chances) / seen, sum(self.margins) / seen, visits)


class Clock:
    """Counts roll-outs or seconds."""

    __slots__ = ("_allowed", "_began", "_iterations", "_seconds", "done")

    def __init__(self, budget: Budget) -> None:
        self._began = perf_counter()
        self._iterations = budget.iterations or 0
        self._seconds = budget.seconds or 0.0
        self._allowed = budget.allowed
        self.done = 0

    @property
    def spent(self) -> float:
        """The part of the budget that is used up: 1 is all."""
        if self._iterations:
            return self.done / self._iterations
        past = perf_counter() - self._began
        return past / max(self._enough(past), 1e-9)

    @property
    def rings(self) -> bool:
        """Whether a roll-out must be broken off. Iterations are never broken off."""
        past = perf_counter() - self._began
        return not self._iterations and past >= self._enough(past)

    def _enough(self, past: float) -> float:
        """The seconds that there are altogether, by what is known now."""
        return (
            self._seconds if self._allowed is None else min(self._seconds, past + max(0.0, self._allowed()))
        )


class Search:
    """Chooses for a seat by playing on in worlds that it imagines."""

    def __init__(self, guide: Guide, budget: Budget) -> None:
        self._guide = guide
        self._budget = budget

    def think(
        self, seat: Seat, rng: Random, also: Action | None = None, among: Sequence[Action] = ()
    ) -> list[Thought]:
        """The options looked at, best first; ``also`` is one of them, ``among`` are all of them."""
        clock = Clock(self._budget)
        options = seat.options
        first = seat.imagine(rng)
        if among:
            found = [(option, 0.0) for option in among]
        else:
            found = self._guide.candidates(first, seat.number, options, clock)
        if also is not None and all(option is not also for option, _ in found):
            found = [*found, (also, min(points for _, points in found))]
        if len(found) == 1:
            return [Thought(found[0][0], *self._outlook(first, seat.number), 0)]
        best = max(points for _, points in found)
        scale = 4 * self._guide.spread(first)  # chances change by 1 / scale a point, at even chances
        lines = [_Line(option, (points - best) / scale) for option, points in found]
        worlds = _Worlds(seat, rng, first)
        horizon = self._guide.horizon(first, seat.number)
        given_up: list[_Line] = []
        rounds = max(1, (len(lines) - 1).bit_length())
        for number in range(rounds):
            end = (number + 1) / rounds
            while clock.spent < end and self._sweep(lines, worlds, horizon, clock, end):
                pass
            common = min(len(line.chances) for line in lines)
            lines.sort(key=lambda line: line.worth(common), reverse=True)
            if number + 1 < rounds:
                keep = (len(lines) + 1) // 2
                given_up = lines[keep:] + given_up
                lines = lines[:keep]
        return [line.thought() for line in lines + given_up]

    def chances(self, seat: Seat, rng: Random) -> list[float]:
        """Each player's share of a win, as the seat sees it."""
        total: list[float] = []
        clock = Clock(self._budget)
        for number in range(_CHANCES):
            world = seat.imagine(rng)
            horizon = self._guide.horizon(world, seat.number)
            end = self._play_on(world, seat.number, horizon, Random(rng.getrandbits(32)), clock)
            if end is None:
                break
            clock.done += 1
            shares = win_shares(self._guide.points(end), self._guide.spread(end))
            total = [a + b for a, b in zip(total, shares, strict=True)] if total else shares
            if number and clock.spent >= 1:
                break
        if not total:
            world = seat.imagine(rng)
            total = win_shares(self._guide.points(world), self._guide.spread(world))
        return [share / sum(total) for share in total]

    def _sweep(
        self, lines: list[_Line], worlds: "_Worlds", horizon: Hashable, clock: Clock, end: float
    ) -> bool:
        """One more world for every option; False when the budget ended in the middle."""
        seat = worlds.seat.number
        at = min(len(line.chances) for line in lines)
        for line in lines:
            if len(line.chances) > at:
                continue
            if clock.spent >= end:
                return False
            world, luck = worlds.get(at)
            state = world.copy()
            apply(state, seat, line.option)
            reached = self._play_on(state, seat, horizon, Random(luck), clock)
            if reached is None:
                return False
            clock.done += 1
            chance, margin = self._outlook(reached, seat)
            line.chances.append(chance)
            line.margins.append(margin)
        return True

    def _outlook(self, state: State, seat: int) -> tuple[float, float]:
        """The seat's share of a win and its difference to the best rival, as the state promises."""
        points = self._guide.points(state)
        shares = win_shares(points, self._guide.spread(state))
        return shares[seat], points[seat] - max(points[:seat] + points[seat + 1 :])

    def _play_on(self, state: State, me: int, horizon: Hashable, rng: Random, clock: Clock) -> State | None:
        """The roll-out; None when the time is over first."""
        guide = self._guide
        while state.stack and not guide.reached(state, horizon):
            frame = state.stack[-1]
            seat = frame[1]
            if seat == CHANCE:
                effect = frame[0]
                assert isinstance(effect, Chance)
                apply(state, CHANCE, effect.draw(state, frame, rng))
                continue
            if clock.rings:
                return None
            if seat < 0:
                seat = state.to_act[0]
            state = guide.move(state, seat, rng, seat == me)
        return state


class _Worlds:
    """Worlds that the seat imagines, one after the other, each with its luck."""

    __slots__ = ("_kept", "_rng", "seat")

    def __init__(self, seat: Seat, rng: Random, first: State) -> None:
        self.seat = seat
        self._rng = rng
        self._kept = [(first, rng.getrandbits(32))]

    def get(self, number: int) -> tuple[State, int]:
        while len(self._kept) <= number:
            self._kept.append((self.seat.imagine(self._rng), self._rng.getrandbits(32)))
        return self._kept[number]


def win_shares(points: list[float], spread: float) -> list[float]:
    """Each player's chance to win when the points may still change by about the spread."""
    best = max(points)
    weights = [exp((own - best) / spread) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
