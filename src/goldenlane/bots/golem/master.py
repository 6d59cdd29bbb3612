"""The master of Golem: plays the rest of the round out in many worlds, then judges what everybody has."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from goldenlane.bots.analysis import Thought
from goldenlane.bots.apprentice import Look
from goldenlane.bots.budget import Budget
from goldenlane.bots.golem.instinct import GolemInstinct
from goldenlane.bots.golem.judge import GolemJudge
from goldenlane.bots.search import Clock, Search
from goldenlane.bots.seat import Seat
from goldenlane.games.golem.flow import ACTIONS
from goldenlane.games.golem.game import GolemGame
from goldenlane.games.golem.names import ROUNDS
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, State, apply

_KEPT: Final = 6
"""Options that deserve roll-outs at most."""
_CLOSE: Final = 5.0
"""How many points an option may promise less than the best one and still be looked at."""
_FIRST_SIGHT: Final = 0.5
"""The part of the time after which no more options are looked at."""
_LINES: Final = 3
"""Ways to go on that the own player compares in a roll-out."""
_STEPS: Final = 16
_SPREAD_AT_END: Final = 1.0
_SPREAD_PER_ROUND: Final = 3.5


class GolemGuide:
    """What the search knows of Golem."""

    def __init__(self, judge: GolemJudge, instinct: GolemInstinct) -> None:
        self._judge = judge
        self._instinct = instinct

    def candidates(
        self, world: GolemState, seat: int, options: list[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        options = self._judge.sensible(world, seat, options)
        if len(options) == 1:
            return [(options[0], 0.0)]
        answer = self._judge.direct(world, seat, options)
        if answer is not None:
            return [(answer, 0.0)]
        look = Look(self._judge, seat, self._judge.mark(world), 0)
        found = []
        for option in look.candidates(world, options):
            found.append((option, look.worth(world, option)))
            if clock.spent >= _FIRST_SIGHT:
                break
        found.sort(key=lambda candidate: -candidate[1])
        least = found[0][1] - _CLOSE
        return [candidate for candidate in found[:_KEPT] if candidate[1] >= least]

    def horizon(self, world: GolemState, seat: int) -> Hashable:
        """The end of the round; after the actions, that of the next."""
        return world.round + (world.phase > ACTIONS)

    def reached(self, state: GolemState, horizon: Hashable) -> bool:
        return bool(state.round > horizon)  # type: ignore[operator]

    def move(self, state: GolemState, seat: int, rng: Random, mine: bool) -> State:
        options = state.legal(seat)
        if not mine:
            # What a rival takes from the table is uncertain; what becomes of it is none of our business.
            draws = state.stack[-1][0].asks == "turn"
            instinct = self._instinct
            option = (
                instinct.draw(state, seat, options, rng) if draws else instinct.choose(state, seat, options)
            )
            apply(state, seat, option)
            return state
        judge = self._judge
        mark = judge.mark(state)
        calls = self._instinct.rank(state, seat, options)
        order = sorted(range(len(options)), key=lambda i: -calls[i])
        best: GolemState | None = None
        most = 0.0
        luck = rng.getrandbits(32)
        for i in order[:_LINES]:
            child = state.copy()
            apply(child, seat, options[i])
            self._finish(child, seat, mark, luck)
            value = judge.value(child, seat)
            if best is None or value > most:
                best, most = child, value
        assert best is not None
        return best

    def _finish(self, state: GolemState, seat: int, mark: Hashable, luck: int) -> None:
        """The rest of the action, by instinct."""
        judge = self._judge
        for _ in range(_STEPS):
            if judge.settled(state, seat, mark):
                return
            frame = state.stack[-1]
            if frame[1] == CHANCE:
                effect = frame[0]
                assert isinstance(effect, Chance)
                apply(state, CHANCE, effect.draw(state, frame, Random(luck)))
            else:
                apply(state, seat, self._instinct.choose(state, seat, state.legal(seat)))

    def points(self, state: GolemState) -> list[float]:
        return [self._judge.value(state, seat) for seat in range(len(state.players))]

    def spread(self, state: GolemState) -> float:
        rounds = max(0, ROUNDS - state.round + (state.phase <= ACTIONS))
        return _SPREAD_AT_END + _SPREAD_PER_ROUND * rounds


class GolemMaster:
    """Searches with the judge and the instinct that self-play has found."""

    name = "master"

    def __init__(self, game: GolemGame, budget: Budget) -> None:
        instinct = GolemInstinct()
        judge = GolemJudge(game.rules, instinct=instinct)
        self._search = Search(GolemGuide(judge, instinct), budget)

    def choose(self, seat: Seat, rng: Random) -> Action:
        return self.think(seat, rng)[0].option

    def think(
        self, seat: Seat, rng: Random, also: Action | None = None, among: Sequence[Action] = ()
    ) -> list[Thought]:
        return self._search.think(seat, rng, also, among)

    def chances(self, seat: Seat, rng: Random) -> list[float]:
        return self._search.chances(seat, rng)
