"""The cards and tiles of Golem in words, for help and beside the actions that use them."""

from functools import lru_cache
from typing import Any

from goldenlane.games.golem.artifacts import GOLDEN_SIDES
from goldenlane.games.golem.names import (
    ARTIFACT_TILES,
    BOOK_COLORS,
    COLORS,
    COLUMN_TILES,
    DISTRICTS,
    GOLDEN_1,
    GRAY_1,
    KINDS,
    RESEARCH_TILES,
    UPGRADES,
)
from goldenlane.games.golem.rules import Rules
from goldenlane.i18n import Catalogue, MissingWords, and_list, roman, say_source, sentence
from goldenlane.i18n.golem.effects import say_effect
from goldenlane.kernel.content import Row
from goldenlane.kernel.effect import AnyOrder, Effect

_ABILITIES = ("torso", "right-arm", "right-leg", "left-arm", "left-leg", "column-3", "track-tile")
"""Upgrade tiles whose lasting ability is a rule, not an effect of the content."""
_GOODS = ("clay", "coin", "knowledge")
_SECTIONS = {
    "book": ("book", "number"),
    "character": ("character", "number"),
    "action-tile": ("action-tile", "id"),
    "goal": ("goal", "number"),
    "start-tile": ("start-tile", "number"),
    "artifact": ("artifact", "side"),
    "graveyard": ("graveyard", "slot"),
}
"""By kind of component the section of the content and the column of its id."""


_UPGRADE_SECTIONS = ("golem-tile", "artifact-upgrade", "research-tile")
"""Sections of the content whose rows are upgrades to people."""


def say_component(cat: Catalogue, rules: Rules, kind: str, id: str | int) -> str:
    """All about a card or tile: its name, cost, effect, and where the values come from.

    ``id`` is the number or name of the content; "red 5" for a neighborhood tile.
    """
    name = str(id)
    if kind in _UPGRADE_SECTIONS:
        kind = "upgrade"
    row = _row(rules, kind, name)
    match kind:
        case "book":
            said = _book(cat, rules, int(name))
        case "character":
            said = _character(cat, rules, int(name))
        case "action-tile":
            effect = rules.action_tiles[int(name[1:]) - 1]
            said = [cat.text("golem-component-action-tile", id=name), _say(cat, effect)]
        case "neighborhood":
            district, number = name.split()
            said = [
                cat.text("golem-component-neighborhood", district=district, number=number),
                _say(cat, rules.neighborhood[DISTRICTS.index(district)][int(number) - 1]),
            ]
        case "goal":
            said = [cat.text("golem-component-goal", number=name), *_goal(cat, rules, int(name))]
        case "start-tile":
            said = [
                cat.text("golem-component-start-tile", number=name),
                _say(cat, rules.start_tiles[int(name)]),
            ]
        case "artifact":
            said = [cat.text("golem-component-artifact", tile=name), *_rewards(cat, rules, name)]
        case "upgrade":
            said = _upgrade(cat, rules, name)
        case _:
            said = [cat.text("golem-component-graveyard", n=name), _grave(cat, rules, int(name))]
    return " ".join([*said, say_source(cat, row)])


def _row(rules: Rules, kind: str, name: str) -> Row:
    """The row of a component in the content."""
    rows: list[Row] = []
    if kind == "neighborhood":
        rows = [
            row
            for row in rules.content.sections["neighborhood"]
            if name == f"{row.text('district')} {row.text('number')}"
        ]
    elif kind == "upgrade":
        sections = ("golem-tile", "artifact-upgrade", "research-tile")
        rows = [row for s in sections for row in rules.content.sections[s] if row.text("id") == name]
    elif kind in _SECTIONS:
        section, column = _SECTIONS[kind]
        rows = [row for row in rules.content.sections[section] if row.text(column) == name]
    if not rows:
        raise MissingWords(f"Golem has no {kind} {name!r}")
    return rows[0]


@lru_cache(maxsize=4096)
def _say(cat: Catalogue, effect: Effect) -> str:
    """An effect never changes, and is said again with every view that offers it."""
    return say_effect(cat, effect.face())


def _is_something(effect: Effect) -> bool:
    return not (isinstance(effect, AnyOrder) and not effect.parts)


def _book(cat: Catalogue, rules: Rules, number: int) -> list[str]:
    color = BOOK_COLORS[rules.book_color[number]]
    if color == "black":
        cost = cat.text("golem-component-cost-student")
    else:
        cost = cat.text("golem-component-cost", good="knowledge", n=rules.book_cost[number])
    return [
        cat.text("golem-component-book", number=str(number), color=color),
        cost,
        _bonuses(cat, rules, number),
    ]


def _bonuses(cat: Catalogue, rules: Rules, number: int) -> str:
    immediate = _say(cat, rules.book_immediate[number])
    active = _say(cat, rules.book_active[number])
    return " ".join(
        [
            cat.text("golem-component-immediate", effect=immediate),
            cat.text("golem-component-active", effect=active),
        ]
    )


def _character(cat: Catalogue, rules: Rules, number: int) -> list[str]:
    card = rules.characters[number]
    pair = and_list(cat, [cat.text("golem-color-name", color=COLORS[color]) for color in card.pair])
    return [
        cat.text("golem-component-character", number=str(number), pair=pair, n=card.steps),
        cat.text("golem-component-cost", good="coin", n=card.coins),
        cat.text("golem-component-bonus", effect=_say(cat, card.bonus)),
    ]


def _goal(cat: Catalogue, rules: Rules, number: int) -> list[str]:
    goal = rules.goals[number]
    said = cat.text("golem-goal", kind=goal.kind, n=goal.threshold, section=roman(goal.threshold))
    return [sentence(said), cat.text("golem-component-goal-points", vp=goal.vp)]


def _rewards(cat: Catalogue, rules: Rules, side: str) -> list[str]:
    effects = rules.artifacts[rules.sides.index(side)]
    return [
        cat.text("golem-component-reward", n=n, effect=_say(cat, effect))
        for n, effect in enumerate(effects, 1)
    ]


def _upgrade(cat: Catalogue, rules: Rules, name: str) -> list[str]:
    tile = UPGRADES.index(name)
    kind = tile // 6
    if name in ARTIFACT_TILES and name != "big":
        cost = cat.text("golem-component-cost-slot")
    else:
        cost = cat.text("golem-component-cost", good=_GOODS[kind], n=rules.upgrade_cost[tile])
    menorahs = cat.text("golem-component-menorahs", color=DISTRICTS[kind], n=rules.menorahs[tile])
    return [
        cat.text("golem-component-upgrade", kind=KINDS[kind], tile=name),
        cost,
        *_tile_effects(cat, rules, name),
        menorahs,
    ]


def _tile_effects(cat: Catalogue, rules: Rules, name: str) -> list[str]:
    """What an upgrade tile does once it is upgraded."""
    tile = UPGRADES.index(name)
    said = []
    if name.startswith(("golden", "gray")):
        for side, letter in enumerate("AB"):
            text = _side(cat, rules, tile, side)
            said.append(cat.text("golem-component-side", side=letter, effect=text))
    if _is_something(rules.upgrade_effects[tile]):
        said.append(_say(cat, rules.upgrade_effects[tile]))
    if name in RESEARCH_TILES[:COLUMN_TILES]:
        bonus = rules.column_bonus[RESEARCH_TILES.index(name)]
        if _is_something(bonus):
            said.append(cat.text("golem-component-column", effect=_say(cat, bonus)))
    if name in _ABILITIES:
        said.append(cat.text("golem-ability", tile=name, n=rules.torso_control))
    return said


def _side(cat: Catalogue, rules: Rules, tile: int, side: int) -> str:
    """A side of a golden or gray tile."""
    if tile < GRAY_1:
        return cat.text("golem-ability-trigger", event=GOLDEN_SIDES[2 * (tile - GOLDEN_1) + side])
    return _say(cat, rules.gray_sides[2 * (tile - GRAY_1) + side])


def _grave(cat: Catalogue, rules: Rules, slot: int) -> str:
    if slot == len(rules.graveyard):
        return cat.text("golem-component-graveyard-unlimited")
    return cat.text("golem-component-bonus", effect=_say(cat, rules.graveyard[slot - 1]))


# ---- beside an action ------------------------------------------------------------------------------
def action_effect(
    cat: Catalogue, rules: Rules, view: dict[str, Any], verb: str, words: list[str]
) -> str | None:
    """What the card or tile of an action does; None where the action itself says all."""
    said = _of_content(cat, rules, verb, words)
    return _of_board(cat, rules, view, verb, words) if said is None else said


def _of_content(cat: Catalogue, rules: Rules, verb: str, words: list[str]) -> str | None:
    """What an action does that names its card or tile."""
    match verb, words:
        case "rabbi", ["printed"]:
            return _say(cat, rules.printed_space)
        case "rabbi", [tile]:
            return _say(cat, rules.action_tiles[int(tile[1:]) - 1])
        case "buy", [number]:
            return _bonuses(cat, rules, int(number))
        case "active", [number]:
            return _say(cat, rules.book_active[int(number)])
        case (("keep" | "return"), [number]):
            return " ".join(_goal(cat, rules, int(number)))
        case "upgrade", [tile]:
            return " ".join(_tile_effects(cat, rules, tile)) or None
        case "start", numbers:
            return " ".join(_say(cat, rules.start_tiles[int(number)]) for number in numbers)
        case "artifact-tile", [side]:
            return " ".join(_rewards(cat, rules, side))
        case "bury", [slot]:
            return _grave(cat, rules, int(slot))
    return None


def _of_board(cat: Catalogue, rules: Rules, view: dict[str, Any], verb: str, words: list[str]) -> str | None:
    """What an action does whose card or tile is found on the board."""
    match verb, words:
        case (("activate" | "use"), [district, section, *_]):
            number = view["streets"][district][int(section) - 1]
            return _say(cat, rules.neighborhood[DISTRICTS.index(district)][number - 1])
        case (("artifact" | "trigger"), [size]):
            return _reward(cat, rules, view, int(size))
        case "income", ["artifact", size]:
            return _reward(cat, rules, view, int(size))
        case "slot", [_, side]:
            return _side(cat, rules, view["decision"]["numbers"][0], "ab".index(side))
        case "character", ["bonus"]:
            return _say(cat, rules.characters[view["characters"][view["round"] - 1]].bonus)
    return None


def _reward(cat: Catalogue, rules: Rules, view: dict[str, Any], size: int) -> str:
    """The rewards of an own artifact with its gray tile."""
    player = view["players"][view["seat"]]
    gray = player["gray"][size - 1]
    side = 0
    if gray:
        side = 1 + 2 * (int(gray[5]) - 1) + "ab".index(gray[6])
    return _say(cat, rules.rewards[rules.sides.index(player["artifact-tile"])][size - 1][side])


# ---- where a decision comes from -------------------------------------------------------------------
def say_origin(cat: Catalogue, key: str) -> str | None:
    """The card or tile whose effect asks, by the effect's key; None for the course of the game."""
    match key.split("."):
        case ["action-tile", tile, *_]:
            return cat.text("golem-origin-action-tile", id=tile)
        case ["printed-space", *_]:
            return cat.text("golem-origin-printed-space")
        case ["neighborhood", district, number, *_]:
            return cat.text("golem-origin-neighborhood", district=district, number=number)
        case ["character", number, *_]:
            return cat.text("golem-origin-character", number=number)
        case ["book", number, bonus, *_]:
            return cat.text(f"golem-origin-{bonus}", number=number)
        case ["graveyard", *_]:
            return cat.text("golem-origin-graveyard")
        case ["artifact", _, size, *_]:
            return cat.text("golem-origin-artifact", n=int(size))
        case ["start-tile" | "start-tiles", *_]:
            return cat.text("golem-origin-start-tiles")
        case ["upgrade", ("gray-1" | "gray-2" | "gray-3"), *_]:
            return None
        case ["upgrade", tile, *_]:
            return cat.text("golem-origin-upgrade", tile=tile)
        case ["column", number, *_]:
            return cat.text("golem-origin-upgrade", tile=f"column-{number}")
    return None
