"""Golem in words: actions and prompts; events, effects and components from their own modules."""

from collections.abc import Callable, Sequence
from typing import Any

from goldenlane.games.golem.marbles import FREE_GOLEM
from goldenlane.games.golem.names import ROWS, UPGRADES
from goldenlane.games.golem.rules import Rules
from goldenlane.i18n import Catalogue, MissingWords, and_list, roman
from goldenlane.i18n.golem.components import action_effect, say_component, say_origin
from goldenlane.i18n.golem.effects import say_effect, say_gain
from goldenlane.i18n.golem.events import (
    EVENTS,
    say_cause,
    say_districts,
    say_event,
    say_phase,
    say_row,
    say_score,
)

__all__ = [
    "EVENTS",
    "say_action",
    "say_cause",
    "say_component",
    "say_effect",
    "say_event",
    "say_phase",
    "say_prompt",
    "say_row",
    "say_score",
]

View = dict[str, Any]


# ---- actions -------------------------------------------------------------------------------------
def _golem(words: list[str]) -> dict[str, str]:
    """ "red 3 lying": district, section, whether it lies."""
    return {
        "district": words[0],
        "section": roman(int(words[1])),
        "lying": "yes" if "lying" in words else "no",
    }


def _goods(cat: Catalogue, words: list[str]) -> str:
    """ "2 clay 1 coin" as a list."""
    amounts = zip(words[::2], words[1::2], strict=True)
    return and_list(cat, [cat.text("golem-goods", good=good, n=int(n)) for n, good in amounts])


def _is_goods(words: list[str]) -> bool:
    return len(words) % 2 == 0 and all(word.isdigit() for word in words[::2])


def _step(cat: Catalogue, words: list[str]) -> str:
    if words[-2] == "for":
        return cat.text("golem-action-step-paying", good=words[-1], **_golem(words))
    return cat.text("golem-action-step-back" if words[-1] == "back" else "golem-action-step", **_golem(words))


def _student(cat: Catalogue, words: list[str]) -> str:
    back = "-back" if words[-1] == "back" else ""
    return cat.text(f"golem-action-student{back}", district=words[0])


def _pay(cat: Catalogue, words: list[str]) -> str:
    if words[0] == "student":
        return cat.text("golem-action-student-back", district=words[1])
    if words[0] == "research":
        return cat.text("golem-action-pay-research")
    return cat.text("golem-action-pay", goods=_goods(cat, words))


def _take(cat: Catalogue, words: list[str]) -> str:
    if len(words) > 2 and _is_goods(words):
        return cat.text("golem-action-take", goods=_goods(cat, words))
    return say_gain(cat, " ".join(words))


def _buy(cat: Catalogue, words: list[str]) -> str:
    if words[0] == "gold":
        return cat.text("golem-action-buy-gold", n=int(words[1]))
    return cat.text("golem-action-buy", number=words[0])


def _income(cat: Catalogue, words: list[str]) -> str:
    if words[0] == "artifact":
        return cat.text("golem-action-artifact", n=int(words[1]))
    return cat.text("golem-action-income", source=words[0])


def _rabbi(cat: Catalogue, words: list[str]) -> str:
    if words[0] == "printed":
        return cat.text("golem-action-rabbi-printed")
    return cat.text("golem-action-rabbi", tile=words[0])


def _mirror(cat: Catalogue, words: list[str]) -> str:
    if words[0] == "research-marker":
        return cat.text("golem-action-mirror-research")
    return cat.text("golem-action-mirror", row=words[0])


_ACTIONS: dict[str, Callable[[Catalogue, list[str]], str]] = {
    "done": lambda cat, w: cat.text("ui-done"),
    "pass": lambda cat, w: cat.text("ui-pass"),
    "marble": lambda cat, w: cat.text("golem-action-marble", color=w[0], row=w[1]),
    "rabbi": _rabbi,
    "remove": lambda cat, w: cat.text("golem-action-remove", color=w[0]),
    "student": _student,
    "create": lambda cat, w: cat.text("golem-action-create", district=w[0]),
    "step": _step,
    "activate": lambda cat, w: cat.text("golem-action-activate", **_golem(w)),
    "destroy": lambda cat, w: cat.text("golem-action-destroy", **_golem(w)),
    "cover": lambda cat, w: cat.text("golem-action-cover", **_golem(w)),
    "trigger": lambda cat, w: cat.text("golem-action-trigger", n=int(w[0])),
    "golem-track": lambda cat, w: cat.text("golem-action-golem-track", way=w[0]),
    "use": lambda cat, w: cat.text("golem-action-use", district=w[0], section=roman(int(w[1]))),
    "gold": lambda cat, w: cat.text("golem-action-gold", n=int(w[0])),
    "artifact": lambda cat, w: cat.text("golem-action-artifact", n=int(w[0])),
    "upgrade": lambda cat, w: cat.text("golem-action-upgrade", tile=w[0]),
    "slot": lambda cat, w: cat.text("golem-action-slot", n=int(w[0]), side=w[1].upper()),
    "pay": _pay,
    "take": _take,
    "buy": _buy,
    "active": lambda cat, w: cat.text("golem-action-active", number=w[0]),
    "column": lambda cat, w: cat.text("golem-action-column", n=w[0]),
    "keep": lambda cat, w: cat.text("golem-action-keep", number=w[0]),
    "return": lambda cat, w: cat.text("golem-action-return", number=w[0]),
    "draw": lambda cat, w: cat.text("golem-action-draw-goals"),
    "work": lambda cat, w: cat.text("golem-action-work", n=int(w[0])),
    "mirror": _mirror,
    "bury": lambda cat, w: cat.text("golem-action-bury", n=w[0]),
    "steps": lambda cat, w: cat.text("golem-action-steps", n=int(w[0])),
    "character": lambda cat, w: cat.text(f"golem-action-character-{w[0]}"),
    "income": _income,
    "start": lambda cat, w: cat.text("golem-action-start", a=w[0], b=w[1]),
    "artifact-tile": lambda cat, w: cat.text("golem-action-artifact-tile", tile=w[0]),
    "first": lambda cat, w: cat.text("golem-action-first", districts=say_districts(cat, w)),
}

ACTIONS = frozenset(_ACTIONS)
"""The verbs of the actions that can be said."""


def say_action(cat: Catalogue, text: str, view: View | None = None, rules: Rules | None = None) -> str:
    """The words of an action; with view and rules also what its card or tile does, or what it costs."""
    verb, *words = text.split()
    if verb not in _ACTIONS:
        raise MissingWords(f"no words for the action {text!r}")
    if view is None or rules is None:
        return _ACTIONS[verb](cat, words)
    decision = view["decision"]
    if verb == "work" and decision and decision["asks"] == "work":
        power, bits = decision["numbers"]
        if words == ["0"]:
            return cat.text("golem-action-work-free") if bits & FREE_GOLEM else _ACTIONS[verb](cat, words)
        price = max(0, rules.work_price[int(words[0])] - power)
        return cat.text("golem-action-work-price", n=int(words[0]), price=price)
    said = _ACTIONS[verb](cat, words)
    effect = action_effect(cat, rules, view, verb, words)
    return cat.text("golem-action-with-effect", action=said, effect=effect) if effect else said


# ---- prompts -------------------------------------------------------------------------------------
_OPEN = ("choose", "resources")
"""What an effect asks that can be done in several ways: the effect itself says it best."""
_FIRST, _SECOND = 2, 4
"""Bits of a row's decision: which of its two options is done."""


def say_prompt(
    cat: Catalogue, decision: dict[str, Any], view: View, names: Sequence[str], rules: Rules | None = None
) -> str:
    """What is to be decided and why; for a seat that has nothing to decide, for whom it waits.

    With the rules, a card or tile that leaves the choice open is said in full.
    """
    if view["seat"] not in decision["seats"]:
        return cat.text("ui-waiting", name=", ".join(names[seat] for seat in decision["seats"]))
    origin = say_origin(cat, decision["key"])
    effect = rules.effects.get(decision["key"]) if rules is not None and origin else None
    if effect is not None and decision["asks"] in _OPEN:
        prompt = say_effect(cat, _left(effect.face(), decision["numbers"]))
    else:
        prompt = _prompt(cat, decision, view)
    return cat.text("golem-prompt-because", source=origin, prompt=prompt) if origin else prompt


def _left(face: dict[str, Any], numbers: Sequence[int]) -> dict[str, Any]:
    """Of an effect that is done part by part, or again and again, what is still to be done."""
    match face["do"]:
        case "all":
            return {"do": "all", "of": [part for i, part in enumerate(face["of"]) if not numbers[0] >> i & 1]}
        case "repeat":
            return {**face, "n": face["n"] - numbers[0]}
    return face


def _prompt(cat: Catalogue, decision: dict[str, Any], view: View) -> str:
    asks, key, numbers = decision["asks"], decision["key"], decision["numbers"]
    match asks:
        case "turn":
            return _turn(cat, numbers[0], view)
        case "movement":
            return cat.text("golem-prompt-movement", n=numbers[0])
        case "activate" if key == "work.golems":
            return cat.text("golem-prompt-activate-left", n=numbers[0])
        case "work" if numbers[1] & FREE_GOLEM:
            return cat.text("golem-prompt-work-free", power=numbers[0])
        case "work" | "mirror":
            return cat.text(f"golem-prompt-{asks}", power=numbers[0])
        case "row":
            done = numbers[1]
            left = "second" if done & _FIRST else "first" if done & _SECOND else "both"
            return cat.text("golem-prompt-row", row=key.removeprefix("row."), left=left)
        case "slot":
            return cat.text("golem-prompt-slot", tile=UPGRADES[numbers[0]])
        case "mix":
            return cat.text("golem-prompt-mix", n=numbers[0], tile=UPGRADES[numbers[1]])
        case "column":
            return cat.text("golem-prompt-column", number=str(numbers[0]))
        case "character":
            return cat.text("golem-prompt-character", number=str(view["characters"][view["round"] - 1]))
    return cat.text(f"golem-prompt-{asks}")


def _turn(cat: Catalogue, stage: int, view: View) -> str:
    player = view["players"][view["seat"]]
    marble = len(player["marbles"]) < 2 and any(view["synagogue"][row] for row in ROWS)
    rabbi = not player["rabbi-placed"]
    can = "both" if marble and rabbi else "marble" if marble else "rabbi" if rabbi else "pass"
    return cat.text("golem-prompt-turn-pass-phase" if stage else "golem-prompt-turn", can=can)
