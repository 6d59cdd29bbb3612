"""What a player of Golem would do without a second thought: every option has a few signs, every sign a
weight, learned from the choices of games between apprentices (docs/tuning.md). Some microseconds a decision.
"""

import json
from functools import cache
from importlib.resources import files
from math import log
from random import Random
from typing import Final

from goldenlane.games.golem.names import (
    ARTIFACTS,
    COIN,
    GOLEM,
    LYING,
    RESEARCH,
    ROUNDS,
    TILED_SECTIONS,
    WHITE,
    WORK,
)
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.kernel.action import Action

_LATE: Final = ("early ", "late ")
_STEPS: Final = ("step", "activate")


@cache
def learned() -> dict[str, float]:
    """The weights of the signs."""
    text = files("goldenlane.bots.golem").joinpath("instinct.json").read_text(encoding="utf-8")
    table: dict[str, float] = json.loads(text)["weights"]
    return table


def signs(state: GolemState, seat: int, option: Action) -> list[str]:
    """The signs of an option: what it is, and the little of the position that matters most for it."""
    player = state.players[seat]
    late = _LATE[state.round >= ROUNDS - 1]
    verb = option.verb
    if verb == "marble":
        return _marble(state, player, option, late)
    if verb in _STEPS:
        return _golem(state, player, option, late)
    if verb == "upgrade":
        kind = option.data[0] // 6
        if kind == 0:
            times = 4 - player.to_create
        elif kind == 1:
            times = player.completed_artifacts
        else:
            times = sum(map(bool, player.books))
        return [late + option.text, f"{late}upgrade {kind} for {times}"]
    if verb == "student":
        return [f"{late}{option.text}", f"{late}student at {player.students[option.data[0]]}"]
    if verb == "work":
        return [f"work {option.data[0]} of {_ready(player)}", late + option.text]
    if verb == "rabbi" or verb == "pass":
        return [late + option.text, f"{option.text} {3 - len(player.marbles)}"]
    if verb == "create":
        return [late + "create", f"create {option.data[0]} beside {_in(player, option.data[0])}"]
    if verb == "done":
        asks = state.stack[-1][0].asks
        return [f"{late}done {asks}", f"done {asks} {state.round}"]
    return [late + option.text]


def _ready(player: Player) -> int:
    return sum(not golem & LYING and golem >> 2 & 15 <= TILED_SECTIONS for golem in player.golems)


def _in(player: Player, district: int) -> int:
    return sum(golem >> 6 == district for golem in player.golems)


def _marble(state: GolemState, player: Player, option: Action, late: str) -> list[str]:
    row, color = option.data
    power = state.power(row)
    goods = player.goods
    if row == WORK:
        means = _ready(player)
    elif row in (GOLEM, ARTIFACTS, RESEARCH):
        means = min(goods[row - GOLEM] + power, 9)
    else:
        means = min(goods[COIN], 4)
    pair = state.rules.characters[state.character].pair
    fits = "white" if color == WHITE else "fits" if color in pair else "odd"
    if player.marbles:
        first = player.marbles[0]
        alone = first != WHITE and first not in pair
        fits = f"{fits} after {'odd' if alone else 'same' if first == color else 'good'}"
    return [f"{late}row {row} with {power}", f"row {row} means {means}", f"color {color}", f"{late}{fits}"]


def _golem(state: GolemState, player: Player, option: Action, late: str) -> list[str]:
    golem = option.data[0]
    district, section = golem >> 6, golem >> 2 & 15
    street = state.streets[district]
    here = f"{district} {street[section - 1]}" if section <= TILED_SECTIONS else f"{section}"
    if len(option.data) == 1:
        return [f"{late}activate {here}"]
    to = section + option.data[1]
    there = f"{district} {street[to - 1]}" if to <= TILED_SECTIONS else f"{to} {option.data[2]}"
    before = min(max(to - player.students[district], -2), 3)
    return [
        f"leave {here}" if not golem & LYING else "stand up",
        f"{late}go to {there}",
        f"ahead {before}",
    ]


class GolemInstinct:
    """Chooses by the signs alone."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self._weights = learned() if weights is None else weights

    def rank(self, state: GolemState, seat: int, options: list[Action]) -> list[float]:
        """How strongly each option calls."""
        weights = self._weights
        found = []
        for option in options:
            call = 0.0
            for sign in signs(state, seat, option):
                call += weights.get(sign, 0.0)
            found.append(call)
        return found

    def choose(self, state: GolemState, seat: int, options: list[Action]) -> Action:
        """The option that calls loudest."""
        calls = self.rank(state, seat, options)
        return options[calls.index(max(calls))]

    def draw(self, state: GolemState, seat: int, options: list[Action], rng: Random) -> Action:
        """An option, drawn as often as players choose it."""
        best = options[0]
        loudest = -1e9
        for option, call in zip(options, self.rank(state, seat, options), strict=True):
            call -= log(-log(rng.random() or 1e-9))
            if call > loudest:
                best, loudest = option, call
        return best
