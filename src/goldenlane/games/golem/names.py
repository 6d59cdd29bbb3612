"""The small ints of the engine and their names.

District, student, street, marble color and resource share an index: 0 red (clay), 1 yellow (coins),
2 blue (knowledge).
"""

from typing import Final, Literal, get_args

from goldenlane.kernel.action import Action, act

District = Literal["red", "yellow", "blue"]
DISTRICTS: Final[tuple[District, ...]] = get_args(District)
MarbleColor = Literal["red", "yellow", "blue", "white", "black"]
COLORS: Final[tuple[MarbleColor, ...]] = get_args(MarbleColor)
WHITE: Final = 3
BLACK: Final = 4
Row = Literal["work", "golem", "artifacts", "research", "mirror"]
ROWS: Final[tuple[Row, ...]] = get_args(Row)
WORK: Final = 0
GOLEM: Final = 1
ARTIFACTS: Final = 2
RESEARCH: Final = 3
MIRROR: Final = 4
Good = Literal["clay", "coin", "knowledge", "vp"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
CLAY: Final = 0
COIN: Final = 1
KNOWLEDGE: Final = 2
VP: Final = 3
BookColor = Literal["red", "blue", "yellow", "green", "black"]
BOOK_COLORS: Final[tuple[BookColor, ...]] = get_args(BookColor)
BLACK_BOOK: Final = 4

GOLEM_TILES: Final = ("torso", "right-arm", "right-leg", "head", "left-arm", "left-leg")
ARTIFACT_TILES: Final = ("golden-1", "golden-2", "gray-1", "gray-2", "gray-3", "big")
RESEARCH_TILES: Final = ("column-1", "column-2", "column-3", "column-4", "column-5", "track-tile")
UPGRADES: Final = GOLEM_TILES + ARTIFACT_TILES + RESEARCH_TILES
"""All 18 upgrade tiles of a player; a tile's index // 6 is its kind."""
KINDS: Final = ("golem", "artifact", "research")
"""Kinds of upgrade tiles; the kind's index is also the resource that pays for it."""
TORSO: Final = 0
RIGHT_ARM: Final = 1
RIGHT_LEG: Final = 2
HEAD: Final = 3
LEFT_ARM: Final = 4
LEFT_LEG: Final = 5
GOLDEN_1: Final = 6
GOLDEN_2: Final = 7
GRAY_1: Final = 8
GRAY_2: Final = 9
GRAY_3: Final = 10
BIG: Final = 11
COLUMN_1: Final = 12
COLUMN_2: Final = 13
COLUMN_3: Final = 14
COLUMN_4: Final = 15
COLUMN_5: Final = 16
TRACK_TILE: Final = 17
COLUMN_TILES: Final = 5
"""Research tiles at the top of the player board. Four of them do something for their column; the last is
plain and lies above the fifth column or, without one, beside the columns (Ruling G-66)."""

Phase = Literal[
    "setup", "refresh", "movement", "actions", "turn-order", "characters", "income", "control", "end"
]

SECTIONS: Final = 10
TILED_SECTIONS: Final = 7
"""Sections I-VII have a neighborhood tile; a golem further on cannot be activated (Ruling G-30)."""
MENORAH_SECTION: Final = 8
ROUNDS: Final = 4
MOST_PLAYERS: Final = 4
MARBLE_ACTIONS: Final = 2

# A golem on the board is one int: district, section, lying, created during the present Work action.
LYING: Final = 2
NEW: Final = 1


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
