"""What the rest of the round will ask of a player and bring: the things one forgets at the table.

Everything here follows from what the player sees; it is said as if nothing were done before.
"""

from typing import Final

from goldenlane.games.golem.flow import CONTROL, INCOME, MOVEMENT
from goldenlane.games.golem.names import (
    COLORS,
    DISTRICTS,
    GOODS,
    KNOWLEDGE,
    LEFT_ARM,
    TRACK_TILE,
    VP,
    golem_name,
)
from goldenlane.games.golem.phases import control_price, matches
from goldenlane.games.golem.scoring import reached
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.games.golem.view_types import (
    CharacterAhead,
    Control,
    Foresight,
    GoalAhead,
    Income,
    Movement,
)

ROUNDS: Final = 4


def foresight(state: GolemState, seat: int) -> Foresight:
    """Steps due, income and golem control to come, the character, goals and how far they are."""
    player = state.players[seat]
    income = _income(state, player)
    return {
        "rounds-left": ROUNDS - state.round,
        "movement": _movement(state, player),
        "character": _character(state, player),
        "income": income,
        "control": _control(state, player, income["goods"]["knowledge"] if income["to-come"] else 0),
        "goals": [_goal(state, player, number) for number in player.goals],
    }


def _movement(state: GolemState, player: Player) -> Movement:
    """Golem steps of the next movement phase: this round's until it is over, then the next round's."""
    coming = state.round if 0 < state.phase <= MOVEMENT else state.round + 1
    known = 1 <= coming <= len(state.characters)
    character = state.rules.characters[state.characters[coming - 1]].steps if known else 0
    marker = state.rules.marker_steps[player.marker] if known else 0
    return {
        "round": coming if known else None,
        "marker-steps": marker,
        "character-steps": character,
        "may-ignore": character if player.has(LEFT_ARM) else 0,
    }


def _character(state: GolemState, player: Player) -> CharacterAhead | None:
    """The round's character: its pair, and whether the marbles match it so far."""
    if not 1 <= state.round <= len(state.characters):
        return None
    card = state.rules.characters[state.character]
    return {
        "number": card.number,
        "coins": card.coins,
        "pair": [DISTRICTS[color] for color in card.pair],
        "marbles": [COLORS[color] for color in player.marbles],
        "matches": matches(player.marbles, card.pair) if len(player.marbles) > 1 else None,
    }


def _income(state: GolemState, player: Player) -> Income:
    """What students and markers pay where they stand now, and the artifacts that pay too."""
    rules = state.rules
    goods = [0, 0, 0, 0]
    for district, section in enumerate(player.students):
        resource, vp = rules.street[section]
        goods[district] += resource
        goods[VP] += vp
    goods[KNOWLEDGE] += rules.research_income[player.has(TRACK_TILE)][player.research]
    goods[VP] += rules.marker_vp[player.marker]
    return {
        "to-come": state.phase <= INCOME,
        "goods": dict(zip(GOODS, goods, strict=True)),
        "artifacts": [artifact + 1 for artifact in range(4) if player.completed(artifact)],
    }


def _control(state: GolemState, player: Player, income: int) -> Control:
    """Knowledge owed for golems ahead of their students, and what it costs to have too little.

    The penalty is the least one: the cheapest golems are paid first (Ruling G-56).
    """
    prices = [(control_price(state, player, golem), golem) for golem in player.golems]
    owed = sum(price for price, _ in prices)
    knowledge = player.goods[KNOWLEDGE]
    return {
        "to-come": state.phase <= CONTROL and not state.over,
        "owed": owed,
        "golems": [{"golem": golem_name(golem), "price": price} for price, golem in prices],
        "knowledge": knowledge,
        "income": income,
        "short": max(0, owed - knowledge - income),
        "penalty": _penalty(state, [price for price, _ in prices], knowledge + income),
        "penalty-now": _penalty(state, [price for price, _ in prices], knowledge),
    }


def _penalty(state: GolemState, prices: list[int], knowledge: int) -> int:
    """VP lost when so much knowledge is there."""
    unpaid = 0
    for price in sorted(prices):
        if price <= knowledge:
            knowledge -= price
        else:
            unpaid += 1
    return state.rules.control_loss * unpaid


def _goal(state: GolemState, player: Player, number: int) -> GoalAhead:
    goal = state.rules.goals[number]
    have = reached(player, goal.kind)
    return {
        "goal": number,
        "kind": goal.kind,
        "have": have,
        "need": goal.threshold,
        "vp": goal.vp,
        "done": have >= goal.threshold,
    }
