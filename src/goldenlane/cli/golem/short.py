"""Effects of Golem in few words, for the cells of the terminal's board: messages ``terminal-do-...``."""

from typing import Any, Protocol

from goldenlane.cli.style import signed
from goldenlane.kernel.effect import Face


class Speaker(Protocol):
    """Whoever knows the catalogue."""

    def text(self, ident: str, /, **args: Any) -> str: ...

    def label(self, ident: str, /, **args: Any) -> str: ...


def short(say: Speaker, face: Face) -> str:
    """An effect in few words: "1 knowledge → research +1"."""
    do = face["do"]
    match do:
        case "all":
            return ", ".join(short(say, part) for part in face["of"]) or say.label("do-nothing")
        case "choice":
            return " / ".join(short(say, part) for part in face["of"])
        case "then":
            first, *rest = [short(say, part) for part in face["of"]]
            for second in rest:
                first = say.label("do-then", first=first, second=second)
            return first
        case "pay":
            return f"{short(say, face['cost'])} → {short(say, face['gain'])}"
        case "repeat":
            return _repeated(say, face)
    return _single(say, face)


def _single(say: Speaker, face: Face) -> str:
    """An effect that is not made of others."""
    do = face["do"]
    match do:
        case "gain":
            return say.label(f"do-{face['good']}", n=face["n"])
        case "gain-per":
            what = say.label(f"do-{face['good']}", n=face["n"])
            return say.label("do-per", what=what, per=say.label(f"per-{face['per']}"))
        case "research":
            return say.label("do-research", step=signed(face["n"]))
        case "student":
            return _student(say, face)
        case "create":
            discount = face["discount"]
            return say.label("do-create-discount", n=discount) if discount else say.label("do-create")
        case "move-golem":
            return say.label("do-move-any" if face["back"] else "do-move-forward", n=face["steps"])
        case "upgrade":
            what = _discount(say, say.label(f"do-upgrade-{face['kind']}"), face["discount"])
            return say.label("do-mix", what=what) if face["mix"] else what
        case "free-upgrade":
            return say.label("do-free-upgrade", tile=say.text("golem-upgrade-tile", tile=face["tile"]))
        case "buy-book":
            what = say.label("do-buy-book-slot" if face["slot-only"] else "do-buy-book")
            return _discount(say, what, face["discount"])
        case _:
            return say.label(f"do-{do}", **({"n": face["n"]} if "n" in face else {}))


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
