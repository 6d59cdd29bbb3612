"""The effects of Golem in words, from their faces."""

from typing import Any

from goldenlane.games.golem.vocabulary import NOTATION
from goldenlane.i18n import Catalogue, MissingWords, and_list, sentence
from goldenlane.kernel.effect import Face

_ARGUMENTS: dict[str, tuple[str, ...]] = {
    "gain": ("good", "n"),
    "gain-each": ("n",),
    "gain-any": ("n",),
    "gain-per": ("good", "n", "per"),
    "gold": ("n",),
    "research": ("n",),
    "no-control-cost": (),
    "student-income": (),
    "student": ("district",),
    "golem-track": (),
    "create": ("discount",),
    "destroy": (),
    "activate": ("n",),
    "move-golem": ("steps", "back"),
    "use-tile": (),
    "activate-artifact": (),
    "upgrade": ("kind", "discount", "mix"),
    "free-upgrade": ("tile",),
    "buy-book": ("discount",),
    "use-active": ("n",),
    "draw-goals": (),
}
"""What is said of a face by one message of its own, and the parts of the face that it needs."""
_COUNTS = {"discount": "n", "steps": "n"}
_TOTALS = {"gold": "gold", "student": "student-steps", "move-golem": "move-golems"}
"""A deed that is done several times is said as a total."""


def say_effect(cat: Catalogue, face: Face) -> str:
    """Sentences for the face of an effect; parts that stand side by side are sentences of their own."""
    return " ".join(sentence(clause) for clause in clauses(cat, face))


def clauses(cat: Catalogue, face: Face) -> list[str]:
    """What to do, one clause for each part."""
    if face["do"] == "all" and face["of"]:
        return [clause for part in face["of"] for clause in clauses(cat, part)]
    if face["do"] == "then":
        first, *rest = (_joined(cat, part, "") for part in face["of"])
        return [first, *(cat.text("golem-effect-then", clause=clause) for clause in rest)]
    return [_joined(cat, face, "")]


def _joined(cat: Catalogue, face: Face, form: str) -> str:
    """One clause for a face; ``form`` ".to": the infinitive."""
    match face["do"]:
        case "all":
            if not face["of"]:
                return cat.text("golem-effect-nothing")
            return and_list(cat, [_joined(cat, part, form) for part in face["of"]])
        case "choice":
            choices = "; ".join(_joined(cat, part, form) for part in face["of"])
            return cat.text("golem-effect-choose" + form, choices=choices)
        case "repeat":
            return _total(cat, face["of"], face["n"], form)
        case "pay":
            return _paid(cat, face["cost"], _joined(cat, face["gain"], ".to"))
        case "buy-book" if face["slot-only"]:
            return cat.text("golem-effect-buy-book-slot" + form)
        case kind if kind in _ARGUMENTS:
            return cat.text(f"golem-effect-{kind}{form}", **_arguments(face, _ARGUMENTS[kind]))
        case kind:
            raise MissingWords(f"no words for the effect {kind!r}")


def _total(cat: Catalogue, face: Face, times: int, form: str) -> str:
    if face["do"] not in _TOTALS:
        raise MissingWords(f"no words for {face['do']!r} several times")
    args = {"back": _yes(face["back"])} if "back" in face else {}
    return cat.text(f"golem-effect-{_TOTALS[face['do']]}{form}", n=times, **args)


def _paid(cat: Catalogue, cost: Face, gain: str) -> str:
    match cost["do"]:
        case "gain":
            return cat.text("golem-effect-pay", good=cost["good"], n=cost["n"], gain=gain)
        case "student":
            return cat.text("golem-effect-pay-student", district=cost["district"], gain=gain)
        case "research":
            return cat.text("golem-effect-pay-research", gain=gain)
        case kind:
            raise MissingWords(f"no words for the cost {kind!r}")


def _arguments(face: Face, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        _COUNTS.get(name, name): _yes(face[name]) if isinstance(face[name], bool) else face[name]
        for name in names
    }


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def say_gain(cat: Catalogue, notation: str) -> str:
    """The words on a button that takes an effect written in the notation."""
    form = ".to" if cat.text("button-form") == "to" else ""
    return sentence(_joined(cat, NOTATION.read(notation).face(), form)).removesuffix(".")
