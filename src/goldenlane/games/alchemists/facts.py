"""What a seat has learned for certain, in the JSON form that the deduction reads."""

from goldenlane.games.alchemists.alchemy import CLASSES, COLORS, INGREDIENTS, POTIONS, SIGNS
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.view_types import Fact
from goldenlane.games.alchemists.vocabulary import (
    ASPECT_FACT,
    CLASS_FACT,
    GOLEM_FACT,
    MIX_FACT,
    read_fact,
)


def facts(state: AlchemistsState, seat: int | None) -> list[Fact]:
    """What all have learned, then what the seat has learned alone, oldest first."""
    own = [] if seat is None else state.players[seat].facts
    return [fact_json(code) for code in [*state.facts, *own]]


def fact_json(code: int) -> Fact:
    """One fact: {"type": "mix", "ingredients": [...], "result": ...} and so on."""
    kind, first, second, value = read_fact(code)
    names = [INGREDIENTS[first], INGREDIENTS[second]]
    if kind == MIX_FACT:
        potions = [name for potion, name in enumerate(POTIONS) if value >> potion & 1]
        if len(potions) == 1:
            return {"type": "mix", "ingredients": names, "result": potions[0]}
        if len(potions) == len(POTIONS) - 1:
            missing = next(name for name in POTIONS if name not in potions)
            return {"type": "not_mix", "ingredients": names, "result": missing}
        return {"type": "mix", "ingredients": names, "result_in": potions}
    if kind == ASPECT_FACT:
        color, sign = divmod(value, 2)
        return {"type": "aspect", "ingredient": names[0], "colour": COLORS[color], "sign": SIGNS[sign]}
    if kind == CLASS_FACT:
        return {"type": "class", "ingredient": names[0], "class": CLASSES[value]}
    if kind == GOLEM_FACT:
        chest, ears = divmod(value, 3)
        return {"type": "golem", "ingredient": names[0], "chest": bool(chest), "ears": bool(ears)}
    return {"type": "animate", "ingredients": names, "success": bool(value)}
