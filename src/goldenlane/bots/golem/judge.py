"""How the apprentice judges a state of Golem: points now, and what the rest of the game should add."""

import json
from collections.abc import Hashable
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final

from goldenlane.bots.golem.features import ACTIONS_OF_A_GAME, FADING, LASTING, TILES, GolemFeatures
from goldenlane.bots.golem.instinct import GolemInstinct
from goldenlane.bots.golem.worth import worth
from goldenlane.games.golem.automa import AUTOMA
from goldenlane.games.golem.flow import ACTIONS, CONTROL, INCOME
from goldenlane.games.golem.names import (
    KNOWLEDGE,
    MARBLE_ACTIONS,
    ROUNDS,
    SECTIONS,
    TILED_SECTIONS,
    VP,
    golem_district,
    golem_section,
)
from goldenlane.games.golem.phases import control_price
from goldenlane.games.golem.rules import Rules
from goldenlane.games.golem.scoring import reached
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.games.golem.turns import PASS
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.state import CHANCE, apply

_GOAL_LIMIT: Final = {"created": 4, "gold": 10, "upgrades": 12, "research": 10, "books": 10, "destroyed": 6}
"""About how far one can come; students go to section X."""
_OWN_TURN: Final = ("turn", "remove")
"""Decisions with which an action begins."""


_AUTOMA_POWER: Final = 3.0
"""Marbles in the fullest row, on average."""


@cache
def tuned() -> dict[str, float]:
    """The weights of the features, as found by self-play (docs/tuning.md)."""
    text = files("goldenlane.bots.golem").joinpath("weights.json").read_text(encoding="utf-8")
    table: dict[str, float] = json.loads(text)["weights"]
    return table


def _first(end: tuple[float, Action]) -> float:
    return end[0]


def _belongings(player: Player) -> list[int]:
    return [*player.goods, *player.gold, player.research, player.tiles.bit_count(), player.book_count]


class GolemJudge:
    """Values of the components of one content, and of states."""

    def __init__(
        self,
        rules: Rules,
        weights: dict[str, float] | None = None,
        instinct: GolemInstinct | None = None,
    ) -> None:
        self.rules = rules
        self.features = GolemFeatures(rules)
        self._instinct = instinct
        """Has the first thoughts, if it is there."""
        table = tuned() if weights is None else weights
        self._lasting = [table[name] for name in LASTING]
        self._fading = []
        """By actions to do."""
        self._tiles = []
        """By actions to do, kind of tile and bits of the upgraded ones."""
        for to_do in range(ACTIONS_OF_A_GAME + 1):
            time = to_do / ACTIONS_OF_A_GAME
            self._fading.append([time * (table[f"{name}-a"] + time * table[f"{name}-b"]) for name in FADING])
            tiles = [time * table[f"tile-{name}"] for name in TILES]
            self._tiles.append(
                [
                    [sum(tiles[kind * 6 + i] for i in range(6) if bits >> i & 1) for bits in range(64)]
                    for kind in range(3)
                ]
            )

    # ---- the course of an action -----------------------------------------------------------------
    def mark(self, state: GolemState) -> Hashable:
        return (state.round, state.phase)

    def settled(self, state: GolemState, seat: int, mark: Hashable) -> bool:
        if not state.stack or (state.round, state.phase) != mark:
            return True
        effect, who, _, _ = state.stack[-1]
        if who == CHANCE:
            return effect is state.rules.pour
        return who != seat or effect.asks in _OWN_TURN

    def group(self, action: Action) -> Hashable:
        """Marbles of one row differ by the student's step alone."""
        return action.data[0] if action.verb == "marble" else action

    def first_thought(self, state: GolemState, seat: int, options: list[Action]) -> Action:
        """Without an instinct: activate the golem at the best tile; decline any other offer; of a must, the
        first."""
        if self._instinct is not None:
            return self._instinct.choose(state, seat, options)
        if state.stack[-1][0].asks in ("activate", "use-tile"):
            golems = [option for option in options if option.verb == "activate"]
            if golems:
                return max(golems, key=lambda option: self._tile(state, option.data[0]))
        return DONE if options[-1] is DONE else options[0]

    def sensible(self, state: GolemState, seat: int, options: list[Action]) -> list[Action]:
        """Passing gives the others the first choice and leaves fewer marbles; a gift is not declined."""
        if options[-1] is PASS:
            return options[:-1]
        if options[-1] is DONE and any(self._gift(state, seat, option) for option in options[:-1]):
            return options[:-1]
        return options

    def _gift(self, state: GolemState, seat: int, option: Action) -> bool:
        """Whether an option brings goods, research, gold or an upgrade at once and takes nothing."""
        child = state.copy()
        apply(child, seat, option)
        now, then = state.players[seat], child.players[seat]
        if then.golems != now.golems or then.marker != now.marker or then.students != now.students:
            return False
        before, after = _belongings(now), _belongings(then)
        return before != after and all(a <= b for a, b in zip(before, after, strict=True))

    def direct(self, state: GolemState, seat: int, options: list[Action]) -> Action | None:
        player = state.players[seat]
        if state.round == ROUNDS and state.phase == INCOME:
            mark = self.mark(state)
            return max(options, key=lambda option: self._end(state, seat, option, mark))
        match state.stack[-1][0].asks:
            case "draft" | "keep-goal":
                return max(options, key=lambda option: self._goal(player, option.data[0], player.goals))
            case "return-goal":
                return min(options, key=lambda option: self._returned(player, option.data[0]))
            case "artifact-tile":
                return max(options, key=lambda option: self._artifact_tile(option.data[0]))
            case "start":
                pairs = self.rules.start_pairs
                return max(options, key=lambda o: worth(pairs[o.data[0], o.data[1]].face()))
            case "control":
                return min(options, key=lambda option: control_price(state, player, option.data[0]))
            case "movement":
                return max(self.ends_of_steps(state, seat), key=_first)[1]
            case _:
                return None

    def _end(self, state: GolemState, seat: int, option: Action, mark: Hashable) -> float:
        """The best end of the last deed of the game; nothing that is drawn comes after it."""
        child = state.copy()
        apply(child, seat, option)
        if self.settled(child, seat, mark) or child.stack[-1][1] == CHANCE:
            return self.value(child, seat)
        return max(self._end(child, seat, further, mark) for further in child.legal(seat))

    def ends_of_steps(self, state: GolemState, seat: int) -> list[tuple[float, Action]]:
        """Every way to share out the steps of a movement phase: its value, and a step to begin with.

        The order of steps matters for nothing but what is paid at the end of the streets.
        """
        mark = self.mark(state)
        ways: dict[tuple[int, ...], tuple[GolemState, Action]] = {}
        for option in state.legal(seat):
            child = state.copy()
            apply(child, seat, option)
            ways.setdefault(self._place_of_golems(child, seat), (child, option))
        ends: list[tuple[float, Action]] = []
        while ways:
            further: dict[tuple[int, ...], tuple[GolemState, Action]] = {}
            for way, first in ways.values():
                if self.settled(way, seat, mark):
                    ends.append((self.value(way, seat), first))
                    continue
                for option in way.legal(seat):
                    child = way.copy()
                    apply(child, seat, option)
                    further.setdefault(self._place_of_golems(child, seat), (child, first))
            ways = further
        return ends

    def _place_of_golems(self, state: GolemState, seat: int) -> tuple[int, ...]:
        player = state.players[seat]
        return (*player.golems, player.goods[KNOWLEDGE], player.goods[VP])

    def _goal(self, player: Player, number: int, others: list[int]) -> float:
        """What a goal card promises beside the others: a new type is worth more."""
        goals = self.rules.goals
        goal = goals[number]
        missing = max(0, goal.threshold - reached(player, goal.kind))
        chance = max(0.05, 1.15 - missing / _GOAL_LIMIT.get(goal.kind, SECTIONS))
        new = all(goals[other].kind != goal.kind for other in others)
        return chance * (goal.vp + (2.0 if new else 0.0))

    def _returned(self, player: Player, number: int) -> float:
        return self._goal(player, number, [goal for goal in player.goals if goal != number])

    def _artifact_tile(self, side: int) -> float:
        """What the rewards of a side promise: the fewer ingots an artifact takes, the sooner it pays."""
        rewards = self.features.rewards[side]
        return sum(grays[0] / (1 << size) for size, grays in enumerate(rewards))

    # ---- the value of a state --------------------------------------------------------------------
    def value(self, state: GolemState, seat: int) -> float:
        """The points that the seat should have at the end."""
        if state.solo and seat == AUTOMA:
            return self._automa(state)
        player = state.players[seat]
        fading: list[float] = []
        lasting: list[float] = []
        points: float = self.features.count(state, seat, fading, lasting)
        to_do = self.features.to_do(state, player)
        points += sum(map(mul, self._lasting, lasting))
        if to_do:
            points += sum(map(mul, self._fading[to_do], fading))
            tiles = self._tiles[to_do]
            bits = player.tiles
            points += tiles[0][bits & 63] + tiles[1][bits >> 6 & 63] + tiles[2][bits >> 12]
        return points

    def _automa(self, state: GolemState) -> float:
        """The solo opponent's points: each of its turns and each round bring about the same."""
        level = self.rules.automa[state.level]
        automa = state.players[AUTOMA]
        rounds = ROUNDS - state.round
        marbles = MARBLE_ACTIONS * rounds
        rabbis = rounds
        if state.phase <= ACTIONS:
            marbles += MARBLE_ACTIONS - len(automa.marbles)
            rabbis += 1 - automa.rabbi
        ends = rounds + (state.phase <= CONTROL)
        points = automa.goods[VP] + rabbis * level.rabbi_vp + ends * level.round_vp
        return points + marbles * level.vp_per_power * _AUTOMA_POWER

    def _tile(self, state: GolemState, golem: int) -> float:
        section = golem_section(golem)
        if section > TILED_SECTIONS:
            return 0.0
        district = golem_district(golem)
        return self.features.tiles[district][state.streets[district][section - 1] - 1]
