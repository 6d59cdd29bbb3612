"""From apprentice up nobody blunders in Golem: every choice of whole games is checked by a rule of its own.

What is checked: activations that are paid and not used, gifts that are declined, golems that get out of
control though the knowledge would have done, the last upgrade of the game, passing with a full row, dear
quarters entered while a step was free.
"""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.games.golem.flow import INCOME
from goldenlane.games.golem.names import ROUNDS, SECTIONS, TILED_SECTIONS
from goldenlane.games.golem.phases import control_price
from goldenlane.games.golem.scoring import breakdown
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, apply

Blunder = tuple[str, str]


def after(state: GolemState, seat: int, option: Action) -> GolemState:
    child = state.copy()
    apply(child, seat, option)
    return child


def declined_gift(state: GolemState, seat: int, choice: Action) -> bool:
    """Something was to be had for nothing: more of it, less of nothing else."""
    if choice is not DONE:
        return False

    def has(player: Player) -> list[int]:
        return [*player.goods, player.research, *player.gold, player.tiles.bit_count(), player.book_count]

    now = state.players[seat]
    for option in state.legal(seat):
        then = after(state, seat, option).players[seat]
        same = (then.golems, then.marker, then.students) == (now.golems, now.marker, now.students)
        more = [b - a for a, b in zip(has(now), has(then), strict=True)]
        if option is not DONE and same and min(more) >= 0 and max(more) > 0:
            return True
    return False


def best_end(state: GolemState, seat: int) -> int:
    """The most points at the end of the game, whatever is still to be chosen; the others decline all."""
    state = state.copy()
    while state.stack and state.to_act[0] != seat:
        frame = state.stack[-1]
        if isinstance(frame[0], Chance):
            apply(state, CHANCE, frame[0].draw(state, frame, Random(0)))
        else:
            apply(state, frame[1], state.options[-1])
    if not state.stack:
        return sum(breakdown(state, seat).values())
    return max(best_end(after(state, seat, option), seat) for option in state.legal(seat))


def blunders(state: GolemState, seat: int, choice: Action) -> list[str]:
    """What is wrong with a choice."""
    player = state.players[seat]
    asks = state.stack[-1][0].asks
    found = []
    if declined_gift(state, seat, choice):
        found.append("declines a gift")
    if choice.text == "pass" and len(player.marbles) < 2 and max(map(state.power, range(5))) >= 4:
        found.append("passes with a full row")
    if asks == "movement" and choice.data[2] >= 0 and (choice.data[0] >> 2 & 15) + 1 == SECTIONS:
        free = sum(max(0, TILED_SECTIONS - (golem >> 2 & 15)) for golem in player.golems)
        if free >= state.stack[-1][2]:
            found.append("enters the last quarter though other golems could make all steps for nothing")
    if asks == "control" and len(state.legal(seat)) > 1:
        paid = state.stack[-1][2]
        prices = [control_price(state, player, g) for i, g in enumerate(player.golems) if not paid >> i & 1]
        if control_price(state, player, choice.data[0]) > min(price for price in prices if price):
            found.append("pays for a dear golem and loses a cheap one")
    last = state.round == ROUNDS and state.phase == INCOME
    if last and asks == "upgrade" and len(state.stack) == 3:
        best = best_end(state, seat)
        own = best_end(after(state, seat, choice), seat)
        if own < best:
            found.append(f"the last upgrade ends with {own} points and not {best}")
    return found


def work_wasted(state: GolemState, seat: int, choice: Action, paid: dict[int, int]) -> bool:
    """Activations were paid with knowledge and are given up."""
    effect = state.stack[-1][0]
    if choice.verb == "work":
        price = max(0, state.rules.work_price[choice.data[0]] - state.stack[-1][2])
        paid[seat] = choice.data[0] if price else 0
    elif effect is state.rules.work_golems:
        if choice.verb == "activate":
            paid[seat] -= 1
        elif choice is DONE:
            return paid[seat] > 0
    return False


def play(players: int, level: str, seed: int, **options: Any) -> list[Blunder]:
    """A game of one level at all seats: the blunders, each with the choice."""
    match = gl.new("golem", players=players, seed=seed, **options)
    player = bot(level, match.game)
    rng = Random(seed)
    paid: dict[int, int] = {}
    found = []
    while not match.over:
        seat = match.to_act[0]
        choice = player.choose(Seat.of(match, seat), rng)
        state = match.state
        assert isinstance(state, GolemState)
        if state.round:
            where = f"round {state.round} seat {seat}: {choice}"
            found += [(blunder, where) for blunder in blunders(state, seat, choice)]
            if work_wasted(state, seat, choice, paid):
                found.append(("pays for golems that do not work", where))
        match.play(seat, choice)
    return found


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (2, 3), (3, 4), (4, 5)])
def test_the_apprentice_does_not_blunder(players: int, seed: int) -> None:
    assert play(players, "apprentice", seed) == []


@pytest.mark.parametrize(("players", "setup"), [(2, "normal"), (3, "intro")])
def test_the_master_does_not_blunder(players: int, setup: str) -> None:
    assert play(players, "master@6", 6, setup=setup) == []


def test_a_random_player_blunders_in_every_way() -> None:
    """The rules can fail: each of them finds something in games of chance."""
    found = {blunder.split(" with ")[0] for seed in range(40) for blunder, _ in play(4, "random", seed)}
    assert len(found) == 6, found


def test_points_are_counted_to_the_end() -> None:
    """The independent count of the last upgrade: 8 clay for the head's menorahs beside 4 golems."""
    fields = {"round": 4, "phase": 6, "players": [{"goods": [8, 0, 0, 10], "to-create": 0}, {}]}
    match = gl.new("golem", players=2, seed=1, position=fields)
    state = match.state
    assert isinstance(state, GolemState)
    assert state.stack[-1][0].asks == "upgrade"
    goods = sum(state.players[0].goods[:3])
    lost = goods // 5 - (goods - 8) // 5
    assert best_end(state, 0) == best_end(after(state, 0, DONE), 0) + 3 * 4 - lost
