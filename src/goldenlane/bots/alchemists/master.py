"""The master of Alchemists: learns from what rivals seal, and plays rounds out before placing cubes.

Decisions that shape a round (order space, cubes) are searched: in worlds drawn from the exact deduction,
weighed by the evidence of rivals' seals, each promising option is played on to the end of the round. All
other decisions follow the apprentice's judgements, under the master's better chances.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from goldenlane.bots.alchemists.apprentice import AlchemistsApprentice
from goldenlane.bots.alchemists.articles import chances
from goldenlane.bots.alchemists.belief import believe
from goldenlane.bots.alchemists.declare import Plan, agrees, order_value, planned_step, plans
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.rivals import TrustingMind
from goldenlane.bots.alchemists.value import believed_promise, promise
from goldenlane.bots.alchemists.weights import MASTER
from goldenlane.bots.alchemists.worlds import ImaginativeSeat
from goldenlane.bots.analysis import Thought
from goldenlane.bots.budget import Budget
from goldenlane.bots.search import Clock, Search
from goldenlane.bots.seat import Seat
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.kernel.action import Action
from goldenlane.kernel.state import apply

_SHAPING = ("pick-order-space", "declare")
"""The decisions that shape a round."""
_FIRM = 4.0
"""How firmly first opinions are held against what roll-outs say."""
_CLOSE = 1.5
"""Options worse than the best by more points, at first sight, are not looked at."""
_SPREAD = (9.0, 9.0, 8.5, 7.5, 6.0, 4.0, 2.0)
"""How much luck and play may still change of a difference, by round."""


class TrustingApprentice(AlchemistsApprentice):
    """The apprentice's judgements with the master's chances: the master's own policy."""

    name = "master"

    def mind(self, view: dict[str, Any]) -> TrustingMind:
        return TrustingMind(self._game, view, self._weights)


class AlchemistsGuide:
    """What the search knows of Alchemists, for one decision of a seat."""

    def __init__(self, game: AlchemistsGame, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._me = TrustingApprentice(game, MASTER)
        self._rivals = [AlchemistsApprentice(game) for _ in range(game.seats)]
        self._plans: list[Plan] = []
        """For this round, best first, while the seat declares."""

    def candidates(
        self, world: AlchemistsState, seat: int, options: list[Action], clock: Clock
    ) -> list[tuple[Action, float]]:
        """Order spaces and steps of declaring by what they promise; of all else only the best."""
        found: list[tuple[Action, float]] = []
        mind = self._me.mind(self._game.view(world, seat))
        if mind.asks == "declare" and options[0].verb != "associate":
            found = self._steps(mind, world.declaring, options)
        elif mind.asks == "pick-order-space":
            found = [(option, order_value(mind, option)) for option in options]
        best = max((value for _, value in found), default=0.0)
        found = [(option, _FIRM * (value - best)) for option, value in found if value > best - _CLOSE]
        if len(found) < 2:
            return [(self._choice(world, seat, options, Random(0)), 0.0)]
        return sorted(found, key=lambda each: each[1], reverse=True)

    def _steps(self, mind: Mind, declaring: list[int], options: list[Action]) -> list[tuple[Action, float]]:
        """For each option the worth of the best plan that goes on with it."""
        self._plans = [each for each in plans(mind) if agrees(each, declaring, options)]
        found: dict[str, tuple[Action, float]] = {}
        for each in self._plans:
            step = planned_step(options, each)
            found.setdefault(str(step), (step, each.value))
        return list(found.values())

    def horizon(self, world: AlchemistsState, seat: int) -> Hashable:
        """The end of the round."""
        return world.round

    def reached(self, state: AlchemistsState, horizon: Hashable) -> bool:
        return state.round != horizon

    def move(self, state: AlchemistsState, seat: int, rng: Random, mine: bool) -> AlchemistsState:
        apply(state, seat, self._choice(state, seat, state.legal(seat), rng))
        return state

    def _choice(self, state: AlchemistsState, seat: int, options: list[Action], rng: Random) -> Action:
        if seat != self._seat:
            return self._rivals[seat].choose(Seat(self._game, state, seat), rng)
        if self._plans and state.declaring and options[0].verb != "associate":
            for each in self._plans:
                if agrees(each, state.declaring, options):
                    return planned_step(options, each)
        return self._me.choose(Seat(self._game, state, seat), rng)

    def points(self, state: AlchemistsState) -> list[float]:
        points = [promise(self._game, state, seat) for seat in range(self._game.seats)]
        if not state.final:
            mind = self._me.mind(self._game.view(state, self._seat))
            points[self._seat] = believed_promise(mind, state)
        return points

    def spread(self, state: AlchemistsState) -> float:
        return 0.5 if not state.stack else _SPREAD[state.round]


class AlchemistsMaster:
    """Thinks about what shapes a round; judges the rest."""

    name = "master"

    def __init__(self, game: AlchemistsGame, budget: Budget) -> None:
        self._game = game
        self._budget = budget
        self._judge = TrustingApprentice(game, MASTER)
        # Tables that are built once belong to no decision's time.
        assert believe(()).results
        if game.uses("royal-encyclopedia"):
            chances((), (), 0)

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.options
        if len(options) == 1:
            return options[0]
        if seat.view["decision"]["asks"] not in _SHAPING:
            return self._judge.choose(seat, rng)
        return self.think(seat, rng)[0].option

    def think(
        self, seat: Seat, rng: Random, also: Action | None = None, among: Sequence[Action] = ()
    ) -> list[Thought]:
        """The options looked at, best first."""
        search, imagined = self._search(seat)
        return search.think(imagined, rng, also, among)

    def chances(self, seat: Seat, rng: Random) -> list[float]:
        """Each player's share of a win, as the seat sees it."""
        search, imagined = self._search(seat)
        return search.chances(imagined, rng)

    def _search(self, seat: Seat) -> tuple[Search, ImaginativeSeat]:
        mind = TrustingMind(self._game, seat.view, MASTER)
        return Search(AlchemistsGuide(self._game, seat.number), self._budget), ImaginativeSeat(seat, mind)
