"""Lamplighters in words."""

from collections.abc import Sequence
from typing import Any

from goldenlane.i18n import Catalogue, MissingWords, and_list, roman
from lamplighters.rules import Rules

View = dict[str, Any]


def say_goods(cat: Catalogue, good: str, n: int) -> str:
    return cat.text("lamplighters-goods", good=good, n=n)


def say_effect(cat: Catalogue, face: View) -> str:
    match face["do"]:
        case "gain":
            return say_goods(cat, face["good"], face["n"])
        case "pay":
            cost = say_goods(cat, **face["cost"])
            return cat.text("lamplighters-effect-pay", cost=cost, gain=say_effect(cat, face["gain"]))
        case "all" | "choice" | "then":
            parts = [say_effect(cat, part) for part in face["of"]]
            if face["do"] == "all":
                return and_list(cat, parts)
            return cat.text(f"lamplighters-effect-{face['do']}", first=parts[0], second=parts[1])
    raise MissingWords(f"no words for the effect {face!r}")


def say_lamp(cat: Catalogue, rules: Rules, number: int) -> str:
    """ "amber lamp 4 (1 measure of oil → 4 lights)"."""
    effect = say_effect(cat, rules.lamp_effect[number].face())
    return cat.text("lamplighters-lamp", color=rules.lamp_color[number], number=str(number), effect=effect)


def say_errand(cat: Catalogue, rules: Rules, number: int) -> str:
    color, light = rules.errands[number]
    return cat.text("lamplighters-errand", color=color, goods=say_goods(cat, "light", light))


def say_action(cat: Catalogue, text: str, view: View | None = None, rules: Rules | None = None) -> str:
    verb, *words = text.split()
    match verb:
        case "light" | "keep":
            if rules is None:
                return cat.text(f"lamplighters-action-{verb}", what=words[0])
            say = say_lamp if verb == "light" else say_errand
            return cat.text(f"lamplighters-action-{verb}", what=say(cat, rules, int(words[0])))
        case "take" | "pay":
            return cat.text(f"lamplighters-action-{verb}", goods=say_goods(cat, words[1], int(words[0])))
        case "done":
            return cat.text("ui-done")
    raise MissingWords(f"no words for the action {text!r}")


def say_event(cat: Catalogue, event: View, names: Sequence[str]) -> str | None:
    kind, args = event["kind"], event["args"]
    said = {"name": names[event["seat"]]} if event["seat"] >= 0 else {}
    numbers = ", ".join(map(str, args))
    match kind:
        case "turn-order":
            return cat.text("lamplighters-event-turn-order", names=", ".join(names[seat] for seat in args))
        case "evening":
            return cat.text("lamplighters-event-evening", round=roman(args[0]))
        case "gain":
            return cat.text("lamplighters-event-gain", goods=say_goods(cat, *args), **said)
        case "pay":
            return cat.text("lamplighters-event-pay", goods=say_goods(cat, "oil", args[0]), **said)
        case "deal" | "keep" if args:
            return cat.text(f"lamplighters-event-{kind}-own", numbers=numbers, **said)
        case "deal" | "keep" | "end":
            return cat.text(f"lamplighters-event-{kind}", **said)
        case "street" | "light":
            return cat.text(f"lamplighters-event-{kind}", numbers=numbers, **said)
    raise MissingWords(f"no words for the event {kind!r}")


def say_prompt(
    cat: Catalogue, decision: View, view: View, names: Sequence[str], rules: Rules | None = None
) -> str:
    if view["seat"] not in decision["seats"]:
        return cat.text("ui-waiting", name=", ".join(names[seat] for seat in decision["seats"]))
    return cat.text("lamplighters-prompt", asks=decision["asks"])


def say_component(cat: Catalogue, rules: Rules, kind: str, ident: str) -> str:
    if kind == "lamp":
        return say_lamp(cat, rules, int(ident))
    if kind == "errand":
        return say_errand(cat, rules, int(ident))
    raise MissingWords(f"[{kind}] is not a component")


def say_score(cat: Catalogue, source: str) -> str:
    return cat.text("lamplighters-score", source=source)
