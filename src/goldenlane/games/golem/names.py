"""The small ints of the engine and their names.

District, student, street, marble color and resource share an index: 0 red (clay), 1 yellow (coins),
2 blue (knowledge).
"""

from goldenlane.kernel.action import Action, act

DISTRICTS = ("red", "yellow", "blue")
COLORS = ("red", "yellow", "blue", "white", "black")
WHITE, BLACK = 3, 4
ROWS = ("work", "golem", "artifacts", "research", "mirror")
WORK, GOLEM, ARTIFACTS, RESEARCH, MIRROR = range(5)
GOODS = ("clay", "coin", "knowledge", "vp")
CLAY, COIN, KNOWLEDGE, VP = range(4)
BOOK_COLORS = ("red", "blue", "yellow", "green", "black")
BLACK_BOOK = 4

GOLEM_TILES = ("torso", "right-arm", "right-leg", "head", "left-arm", "left-leg")
ARTIFACT_TILES = ("golden-1", "golden-2", "gray-1", "gray-2", "gray-3", "big")
RESEARCH_TILES = ("column-1", "column-2", "column-3", "column-4", "column-5", "track-tile")
UPGRADES = GOLEM_TILES + ARTIFACT_TILES + RESEARCH_TILES
"""All 18 upgrade tiles of a player; a tile's index // 6 is its kind."""
KINDS = ("golem", "artifact", "research")
"""Kinds of upgrade tiles; the kind's index is also the resource that pays for it."""
TORSO, RIGHT_ARM, RIGHT_LEG, HEAD, LEFT_ARM, LEFT_LEG = range(6)
GOLDEN_1, GOLDEN_2, GRAY_1, GRAY_2, GRAY_3, BIG = range(6, 12)
COLUMN_1, COLUMN_2, COLUMN_3, COLUMN_4, COLUMN_5, TRACK_TILE = range(12, 18)

SECTIONS = 10
TILED_SECTIONS = 7
"""Sections I-VII have a neighborhood tile; a golem further on cannot be activated (Ruling G-30)."""
MENORAH_SECTION = 8
ROUNDS = 4
MARBLE_ACTIONS = 2

# A golem on the board is one int: district, section, lying, created during the present Work action.
LYING = 2
NEW = 1


def golem_code(district: int, section: int, lying: bool = False, new: bool = False) -> int:
    return district << 6 | section << 2 | (LYING if lying else 0) | (NEW if new else 0)


def golem_district(golem: int) -> int:
    return golem >> 6


def golem_section(golem: int) -> int:
    return golem >> 2 & 15


def golem_name(golem: int) -> str:
    """ "red 3", "blue 5 lying"."""
    words = f"{DISTRICTS[golem >> 6]} {golem >> 2 & 15}"
    if golem & LYING:
        words += " lying"
    return words + " new" if golem & NEW else words


def _all_golems() -> list[int]:
    return [
        golem_code(district, section, lying, new)
        for district in range(3)
        for section in range(1, SECTIONS + 1)
        for lying in (False, True)
        for new in (False, True)
    ]


STEP_FORWARD: dict[int, Action] = {g: act(f"step {golem_name(g)}", g, 1, -1) for g in _all_golems()}
STEP_PAYING: dict[int, tuple[Action, Action]] = {
    g: (
        act(f"step {golem_name(g)} for knowledge", g, 1, KNOWLEDGE),
        act(f"step {golem_name(g)} for vp", g, 1, VP),
    )
    for g in _all_golems()
}
STEP_BACK: dict[int, Action] = {g: act(f"step {golem_name(g)} back", g, -1, -1) for g in _all_golems()}
ACTIVATE: dict[int, Action] = {g: act(f"activate {golem_name(g)}", g) for g in _all_golems()}
DESTROY: dict[int, Action] = {g: act(f"destroy {golem_name(g)}", g) for g in _all_golems()}
COVER: dict[int, Action] = {g: act(f"cover {golem_name(g)}", g) for g in _all_golems()}
STUDENT: tuple[Action, ...] = tuple(act(f"student {name}", i) for i, name in enumerate(DISTRICTS))
CREATE: tuple[Action, ...] = tuple(act(f"create {name}", i) for i, name in enumerate(DISTRICTS))
TRIGGER: tuple[Action, ...] = tuple(act(f"trigger {gold}", gold - 1) for gold in range(1, 5))
"""Activate the artifact of so many ingots by its golden tile."""
