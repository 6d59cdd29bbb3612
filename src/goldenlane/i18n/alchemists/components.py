"""The names, cards and boards of Alchemists in words."""

from collections.abc import Iterable
from typing import Any

from goldenlane.games.alchemists.alchemy import COLORS, POTIONS, SIGN, SIZE, SIZES, parse_alchemical
from goldenlane.games.alchemists.bundle import COSTS
from goldenlane.games.alchemists.card_effect import CARD_KINDS, GIVEN_KINDS
from goldenlane.games.alchemists.components import Alchemists
from goldenlane.i18n import Catalogue, MissingWords, roman, say_source, sentence
from goldenlane.kernel.content import Row
from goldenlane.kernel.effect import Face
from goldenlane.kernel.kinds import complete

COLOR_WORDS: dict[str, str] = dict(zip(COLORS, ("red", "green", "blue"), strict=True))
SIGN_WORDS = {"+": "plus", "-": "minus"}
_SIGNS = tuple(SIGN_WORDS.values())
POTION_WORDS: dict[str, str] = {
    name: f"{tuple(COLOR_WORDS.values())[i // 2]}-{_SIGNS[i % 2]}" if i < 6 else "neutral"
    for i, name in enumerate(POTIONS)
}
"""The words by which the catalogue knows colors and potions: R, R+ ... are no identifiers of Fluent."""

_KINDS = {
    "ingredient": ("ingredient", "name"),
    "favor": ("favor", "name"),
    "artifact": ("artifact", "name"),
    "space": ("action-space", "name"),
    "adventurer": ("adventurer", "name"),
    "startup-card": ("startup-card", "number"),
    "order-board": ("order-board", "name"),
    "grant": ("grant", "name"),
    "seal": ("seal", "name"),
}
"""By kind of component the section of the content and the column of its id."""


def names(cat: Catalogue, kind: str, items: Iterable[str]) -> str:
    """A list of names: ingredients, favors, artifacts ..."""
    return ", ".join(cat.text(f"alchemists-{kind}", **{kind: item}) for item in items)


def say_potion(cat: Catalogue, potion: str) -> str:
    """ "R-" as the potion's name."""
    return cat.text("alchemists-potion", potion=POTION_WORDS[potion])


def grant_number(name: str) -> str:
    """What the catalogue calls a grant by: "3" for "grant-3", otherwise its name."""
    return name.removeprefix("grant-")


def say_alchemical(cat: Catalogue, code: str) -> str:
    """ "npN" as its three aspects."""
    alchemical = parse_alchemical(code)
    return ", ".join(
        cat.text(
            "alchemists-aspect",
            potion=f"{COLOR_WORDS[name]}-{_SIGNS[SIGN[alchemical][color]]}",
            size=SIZES[SIZE[alchemical][color]],
        )
        for color, name in enumerate(COLORS)
    )


def say_token(cat: Catalogue, token: str) -> str:
    """ "R-large" as what an organ reacts to."""
    color, size = token.split("-")
    return cat.text("alchemists-report-token", color=COLOR_WORDS[color], size=size)


# ---- what spaces and cards give ----------------------------------------------------------------------
def say_effect(cat: Catalogue, face: Face) -> str:
    """Sentences for the face of an order space or a card: the cost, then what it gives and does."""
    if face["do"] == "pay":
        parts = [*_parts(face["cost"], paid=True), *_parts(face["gain"], paid=False)]
    else:
        parts = _parts(face, paid=False)
    if not parts:
        return sentence(cat.text("alchemists-effect-nothing"))
    return " ".join(_said(cat, part, paid) for part, paid in parts)


def _parts(face: Face, *, paid: bool) -> list[tuple[Face, bool]]:
    return [(part, paid) for part in face["of"]] if face["do"] == "all" else [(face, paid)]


def _said(cat: Catalogue, face: Face, paid: bool) -> str:
    """A part as a sentence."""
    if face["do"] not in _CARDS:
        return sentence(_clause(cat, face, paid))
    args = {name: face[name] for name in _CARDS[face["do"]] if name in face}
    if "of" in face:
        args["effect"] = ", ".join(_clause(cat, part, paid=False) for part in face["of"])
    return cat.text(f"alchemists-effect-{face['do']}", **args)


def _clause(cat: Catalogue, face: Face, paid: bool) -> str:
    kind, n = face["do"], face.get("n", 1)
    words = _PAID if paid else _GIVEN
    if kind not in words:
        raise MissingWords(f"no words for the effect {kind!r}")
    ident = _LOST if n < 0 else words[kind]
    return cat.text(f"alchemists-effect-{ident}", **({"n": abs(n)} if "n" in face else {}))


_LOST = "lose-reputation"
"""Reputation is all that a card can take."""
_PAID = complete(
    "words for the costs of Alchemists",
    COSTS,
    {"gold": "pay-gold", "reputation": _LOST, "cube": "pay-cube", "approval": "pay-approval"},
)
_GIVEN = complete(
    "words for what is given in Alchemists",
    GIVEN_KINDS,
    {
        "gold": "gold",
        "ingredient": "ingredient",
        "favor": "favor",
        "book": "book",
        "reputation": "reputation",
        "delayed reputation": "delayed",
        "approval": "approval",
        "discard": "discard",
        "secret-artifact": "secret-artifact",
        "starting-artifact": "starting-artifact",
    },
)
"""The messages by kind."""
_CARDS = complete(
    "words for what artifacts and favors do",
    CARD_KINDS,
    {"taken": (), "drawn": (), "points": ("n", "each", "measure"), "deed": ("deed", "n", "m")},
)
"""By kind the parts of the face that its message, a sentence or two, is told."""


# ---- components --------------------------------------------------------------------------------------
def say_component(cat: Catalogue, cards: Alchemists, kind: str, id: str | int) -> str:
    """All about a card, tile or board: its name, cost, what it does, and where the values come from."""
    row = _row(cards, kind, str(id))
    return " ".join([*_COMPONENTS[kind](cat, cards, str(id)), say_source(cat, row)])


def _row(cards: Alchemists, kind: str, name: str) -> Row:
    section, column = _KINDS.get(kind, ("", ""))
    for row in cards.content.sections.get(section, []):
        if row.text(column) == name:
            return row
    raise MissingWords(f"Alchemists has no {kind} {name!r}")


def _ingredient(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    row = _row(cards, "ingredient", name)
    return [cat.text("alchemists-component-ingredient", ingredient=name, n=row.int("cards"))]


def _favor(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    favor = next(favor for favor in cards.favors if favor.name == name)
    return [
        cat.text("alchemists-component-favor", favor=name, n=favor.cards),
        say_favor(cat, cards, name),
    ]


def say_favor(cat: Catalogue, cards: Alchemists, name: str) -> str:
    """What a favor card does."""
    return say_effect(cat, next(favor for favor in cards.favors if favor.name == name).face())


def _artifact(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    artifact = next(artifact for artifact in cards.artifacts if artifact.name == name)
    said = [
        cat.text("alchemists-component-artifact", artifact=name, deck=roman(artifact.deck + 1)),
        cat.text("alchemists-component-cost", n=artifact.cost),
        say_artifact(cat, cards, name),
    ]
    if artifact.effect.points is None:
        said.append(cat.text("alchemists-component-points", n=artifact.vp))
    return said


def say_artifact(cat: Catalogue, cards: Alchemists, name: str) -> str:
    """What an artifact does."""
    return say_effect(cat, next(card for card in cards.artifacts if card.name == name).face())


def _space(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    row = _row(cards, "space", name)
    cubes = " / ".join(row.text(f"cubes-{players}").replace(" ", "–") for players in (2, 3, 4))
    return [cat.text("alchemists-component-space", space=name, cubes=cubes)]


def _adventurer(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    wanted = cards.adventurers[cards.adventurer_names.index(name)]
    potions = ", ".join(say_potion(cat, POTIONS[potion]) for potion in wanted)
    return [cat.text("alchemists-component-adventurer", adventurer=name, potions=potions)]


def _startup(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    return [
        cat.text("alchemists-component-startup-card", number=name),
        say_effect(cat, cards.startup_cards[int(name) - 1].face()),
    ]


def _order_board(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    board = next(board for board in cards.order_boards if board.name == name)
    spaces = [
        cat.text("alchemists-component-order-space", n=n, effect=say_effect(cat, space.face()))
        for n, space in enumerate(board.spaces, 1)
    ]
    return [cat.text("alchemists-component-order-board", board=name), *spaces]


def _grant(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    grant = next(grant for grant in cards.grants if grant.name == name)
    about = _row(cards, "grant", name).text("about").split()
    if grant.ingredients:
        what = names(cat, "ingredient", about)
        said = cat.text("alchemists-component-grant", grant=grant_number(name), names=what)
    else:
        said = cat.text("alchemists-component-grant-articles", grant=grant_number(name))
    return [said, cat.text("alchemists-component-points", n=grant.vp)]


def _seal(cat: Catalogue, cards: Alchemists, name: str) -> list[str]:
    seal = next(seal for seal in cards.seals if seal.name == name)
    return [
        cat.text("alchemists-component-seal", seal=name),
        cat.text("alchemists-component-points", n=seal.vp),
    ]


_COMPONENTS: dict[str, Any] = {
    "ingredient": _ingredient,
    "favor": _favor,
    "artifact": _artifact,
    "space": _space,
    "adventurer": _adventurer,
    "startup-card": _startup,
    "order-board": _order_board,
    "grant": _grant,
    "seal": _seal,
}
