"""The effects of Golem in words, from their faces."""

from collections.abc import Callable
from typing import Any

from goldenlane.games.golem.vocabulary import COST_KINDS, EFFECT_KINDS, NOTATION, REPEATED_KINDS
from goldenlane.i18n import Catalogue, MissingWords, and_list, sentence
from goldenlane.kernel.effect import Face
from goldenlane.kernel.kinds import complete

Say = Callable[[Catalogue, Face, str], str]
"""One clause for a face; ``form`` ".to": the infinitive."""

_COUNTS = {"discount": "n", "steps": "n"}


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
    if face["do"] not in _SAY:  # a step of the game, on no card or tile
        raise MissingWords(f"no words for the effect {face['do']!r}")
    return _SAY[face["do"]](cat, face, form)


def _all(cat: Catalogue, face: Face, form: str) -> str:
    if not face["of"]:
        return cat.text("golem-effect-nothing")
    return and_list(cat, [_joined(cat, part, form) for part in face["of"]])


def _choice(cat: Catalogue, face: Face, form: str) -> str:
    choices = "; ".join(_joined(cat, part, form) for part in face["of"])
    return cat.text("golem-effect-choose" + form, choices=choices)


def _then(cat: Catalogue, face: Face, form: str) -> str:
    first, *rest = (_joined(cat, part, form) for part in face["of"])
    return ", ".join([first, *(cat.text("golem-effect-then", clause=clause) for clause in rest)])


def _repeat(cat: Catalogue, face: Face, form: str) -> str:
    part = face["of"]
    args = {"back": _yes(part["back"])} if "back" in part else {}
    return cat.text(f"golem-effect-{_TOTALS[part['do']]}{form}", n=face["n"], **args)


def _pay(cat: Catalogue, face: Face, form: str) -> str:
    cost = face["cost"]
    ident, names = _PAID[cost["do"]]
    gain = _joined(cat, face["gain"], ".to")
    return cat.text(f"golem-effect-{ident}", **_arguments(cost, names), gain=gain)


def _buy_book(cat: Catalogue, face: Face, form: str) -> str:
    if face["slot-only"]:
        return cat.text("golem-effect-buy-book-slot" + form)
    return cat.text("golem-effect-buy-book" + form, n=face["discount"])


def _message(*names: str) -> Say:
    """A message of the kind's own, and the parts of the face that it needs."""

    def say(cat: Catalogue, face: Face, form: str) -> str:
        return cat.text(f"golem-effect-{face['do']}{form}", **_arguments(face, names))

    return say


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


_SAY: dict[str, Say] = complete(
    "words for the effects of Golem",
    EFFECT_KINDS,
    {
        "all": _all,
        "choice": _choice,
        "then": _then,
        "repeat": _repeat,
        "pay": _pay,
        "gain": _message("good", "n"),
        "gain-each": _message("n"),
        "gain-any": _message("n"),
        "gain-per": _message("good", "n", "per"),
        "gold": _message("n"),
        "research": _message("n"),
        "no-control-cost": _message(),
        "student-income": _message(),
        "student": _message("district"),
        "golem-track": _message(),
        "create": _message("discount"),
        "destroy": _message(),
        "activate": _message("n"),
        "move-golem": _message("steps", "back"),
        "use-tile": _message(),
        "activate-artifact": _message(),
        "upgrade": _message("kind", "discount", "mix"),
        "free-upgrade": _message("tile"),
        "buy-book": _buy_book,
        "use-active": _message("n"),
        "draw-goals": _message(),
    },
)
_TOTALS = complete(
    "words for what is done several times",
    REPEATED_KINDS,
    {"gold": "gold", "student": "student-steps", "move-golem": "move-golems"},
)
"""A deed that is done several times is said as a total."""
_PAID: dict[str, tuple[str, tuple[str, ...]]] = complete(
    "words for the costs of Golem",
    COST_KINDS,
    {
        "gain": ("pay", ("good", "n")),
        "student": ("pay-student", ("district",)),
        "research": ("pay-research", ()),
    },
)
"""The message of a cost, and the parts of its face that it needs."""
