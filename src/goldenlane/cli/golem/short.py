"""Effects of Golem in few words, for the cells of the terminal's board: `golem-terminal-do-...`."""

from collections.abc import Callable
from typing import Any, Protocol

from goldenlane.cli.style import signed
from goldenlane.games.golem.vocabulary import EFFECT_KINDS
from goldenlane.kernel.effect import Face
from goldenlane.kernel.kinds import complete


class Speaker(Protocol):
    """Whoever knows the catalogue."""

    def text(self, ident: str, /, **args: Any) -> str: ...

    def label(self, ident: str, /, **args: Any) -> str: ...


def short(say: Speaker, face: Face) -> str:
    """An effect in few words: "1 knowledge → research +1"."""
    return _SHORT[face["do"]](say, face)


def _all(say: Speaker, face: Face) -> str:
    return ", ".join(short(say, part) for part in face["of"]) or say.label("do-nothing")


def _choice(say: Speaker, face: Face) -> str:
    return " / ".join(short(say, part) for part in face["of"])


def _then(say: Speaker, face: Face) -> str:
    first, *rest = [short(say, part) for part in face["of"]]
    for second in rest:
        first = say.label("do-then", first=first, second=second)
    return first


def _pay(say: Speaker, face: Face) -> str:
    return f"{short(say, face['cost'])} → {short(say, face['gain'])}"


def _gain(say: Speaker, face: Face) -> str:
    return say.label(f"do-{face['good']}", n=face["n"])


def _gain_per(say: Speaker, face: Face) -> str:
    return say.label("do-per", what=_gain(say, face), per=say.label(f"per-{face['per']}"))


def _research(say: Speaker, face: Face) -> str:
    return say.label("do-research", step=signed(face["n"]))


def _create(say: Speaker, face: Face) -> str:
    discount = face["discount"]
    return say.label("do-create-discount", n=discount) if discount else say.label("do-create")


def _move_golem(say: Speaker, face: Face) -> str:
    return say.label("do-move-any" if face["back"] else "do-move-forward", n=face["steps"])


def _upgrade(say: Speaker, face: Face) -> str:
    what = _discount(say, say.label(f"do-upgrade-{face['kind']}"), face["discount"])
    return say.label("do-mix", what=what) if face["mix"] else what


def _free_upgrade(say: Speaker, face: Face) -> str:
    return say.label("do-free-upgrade", tile=say.text("golem-upgrade-tile", tile=face["tile"]))


def _buy_book(say: Speaker, face: Face) -> str:
    what = say.label("do-buy-book-slot" if face["slot-only"] else "do-buy-book")
    return _discount(say, what, face["discount"])


def _named(say: Speaker, face: Face) -> str:
    return say.label(f"do-{face['do']}")


def _counted(say: Speaker, face: Face) -> str:
    return say.label(f"do-{face['do']}", n=face["n"])


def _repeated(say: Speaker, face: Face) -> str:
    """A repeated deed as one: 2 x 1 gold is 2 gold; golem steps may be split among golems."""
    times, part = face["n"], face["of"]
    if part["do"] == "move-golem":
        name = "do-move-golems-any" if part["back"] else "do-move-golems-forward"
        return say.label(name, n=times * part["steps"])
    return short(say, {**part, "n": times * part["n"]})


def _student(say: Speaker, face: Face) -> str:
    step = signed(face["n"])
    if face["district"] == "any":
        return say.label("do-student-any", step=step)
    district = say.label(f"district-{face['district']}")
    return say.label("do-student", district=district, step=step)


def _discount(say: Speaker, what: str, discount: int) -> str:
    return say.label("do-discount", what=what, n=discount) if discount else what


_SHORT: dict[str, Callable[[Speaker, Face], str]] = complete(
    "few words for the effects of Golem",
    EFFECT_KINDS,
    {
        "all": _all,
        "choice": _choice,
        "then": _then,
        "pay": _pay,
        "repeat": _repeated,
        "gain": _gain,
        "gain-per": _gain_per,
        "gain-each": _counted,
        "gain-any": _counted,
        "gold": _counted,
        "research": _research,
        "student": _student,
        "student-income": _named,
        "golem-track": _named,
        "create": _create,
        "destroy": _named,
        "activate": _counted,
        "move-golem": _move_golem,
        "use-tile": _named,
        "no-control-cost": _named,
        "upgrade": _upgrade,
        "free-upgrade": _free_upgrade,
        "buy-book": _buy_book,
        "use-active": _counted,
        "activate-artifact": _named,
        "draw-goals": _named,
    },
)
