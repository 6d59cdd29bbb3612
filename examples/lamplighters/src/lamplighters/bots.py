"""Who plays Lamplighters at which level. Three levels share one judge of positions."""

from collections.abc import Hashable, Sequence
from random import Random

from goldenlane.bots import Budget, Seat, Thought
from goldenlane.bots.apprentice import Apprentice
from goldenlane.bots.search import Clock, Search
from goldenlane.kernel.action import Action
from goldenlane.kernel.state import State, apply
from lamplighters.game import LampGame
from lamplighters.rules import Rules
from lamplighters.state import LampState

_OIL = 1.0
"""What oil is worth while there are lamps to burn it in."""
_COMING = 0.35
"""Lamps of the color of an errand that an evening brings."""


class LampJudge:
    """What a look ahead asks about the game."""

    def __init__(self, rules: Rules, errands: bool = True) -> None:
        self._rules = rules
        self._errands = errands

    def value(self, state: LampState, seat: int) -> float:
        """The points that a player should have at the end."""
        player, left = state.players[seat], state.evenings - state.round
        points = self._rules.points(state, seat, self._errands)
        coming = self._rules.errands[player.errand][1] * _COMING * left if self._errands else 0.0
        oil = _OIL * player.oil if left else points["oil"]
        return points["light"] + points["errand"] + coming + oil

    def mark(self, state: LampState) -> Hashable:
        return state.round

    def settled(self, state: LampState, seat: int, mark: Hashable) -> bool:
        return state.to_act != (seat,)

    def sensible(self, state: LampState, seat: int, options: list[Action]) -> list[Action]:
        return options

    def direct(self, state: LampState, seat: int, options: list[Action]) -> Action | None:
        return None

    def first_thought(self, state: LampState, seat: int, options: list[Action]) -> Action:
        return options[0]

    def group(self, action: Action) -> Hashable:
        return action.text


class LampGuide:
    """What a search asks about the game: every roll-out is played to the end."""

    def __init__(self, rules: Rules) -> None:
        self._judge = LampJudge(rules)

    def _after(self, state: LampState, seat: int, option: Action) -> LampState:
        """After an option and the best use of its lamp."""
        child = state.copy()
        apply(child, seat, option)
        if child.to_act != (seat,):
            return child
        ends = [self._after(child, seat, use) for use in child.legal(seat)]
        return max(ends, key=lambda end: self._judge.value(end, seat))

    def candidates(
        self, world: LampState, seat: int, options: list[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        rated = [(option, self._judge.value(self._after(world, seat, option), seat)) for option in options]
        return sorted(rated, key=lambda pair: -pair[1])

    def horizon(self, world: LampState, seat: int) -> Hashable:
        return world.evenings

    def reached(self, state: LampState, horizon: Hashable) -> bool:
        return False

    def move(self, state: LampState, seat: int, rng: Random, mine: bool) -> State:
        children = [self._after(state, seat, option) for option in state.legal(seat)]
        return max(children, key=lambda child: self._judge.value(child, seat))

    def points(self, state: LampState) -> list[float]:
        return [self._judge.value(state, seat) for seat in range(len(state.players))]

    def spread(self, state: LampState) -> float:
        return 1.5 + 0.5 * (state.evenings - state.round)


class LampMaster:
    """Plays on to the end in worlds that it imagines, and can say what it found."""

    name = "master"

    def __init__(self, game: LampGame, budget: Budget) -> None:
        self._search = Search(LampGuide(game.rules), budget)

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.options
        return options[0] if len(options) == 1 else self.think(seat, rng)[0].option

    def think(
        self, seat: Seat, rng: Random, also: Action | None = None, among: Sequence[Action] = ()
    ) -> list[Thought]:
        return self._search.think(seat, rng, also, among)

    def chances(self, seat: Seat, rng: Random) -> list[float]:
        return self._search.chances(seat, rng)


def beginner(game: LampGame, budget: Budget) -> Apprentice:
    """Forgets the errand."""
    return Apprentice(LampJudge(game.rules, errands=False), "beginner")


def apprentice(game: LampGame, budget: Budget) -> Apprentice:
    return Apprentice(LampJudge(game.rules))


def master(game: LampGame, budget: Budget) -> LampMaster:
    return LampMaster(game, budget)
