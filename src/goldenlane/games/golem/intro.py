"""The introductory set-up as the content gives it: a board, and what each place in the turn order has."""

import re
from typing import Final, NamedTuple

from goldenlane.games.golem.names import DISTRICTS, GRAY_1, TILED_SECTIONS
from goldenlane.kernel.content import Content, Row, by_number

_GRAY_SIDES: Final = {f"gray-{n + 1}{'ab'[side]}": (GRAY_1 + n, side) for n in range(3) for side in range(2)}


class IntroSeat(NamedTuple):
    start_tiles: tuple[int, int]
    artifact: int
    goals: tuple[int, ...]
    golems: tuple[int, ...]
    gold: int
    """Cauldron of the gold and of the free gray tile; 0 none."""
    gray: tuple[int, int]


def intro_board(
    content: Content, decks: tuple[list[int], list[int]], tiles: list[int]
) -> tuple[tuple[int, ...], ...]:
    """The characters, left to right, and the tiles of the streets, each of which has so many (``tiles``)."""
    row = content.rows("intro-board", "characters red yellow blue", 1)[0]
    characters = _numbers(row, "characters", 4)
    early, late = decks
    if len(set(characters)) != 4 or not set(characters[:3]) <= set(early) or characters[3] not in late:
        raise row.error("characters must be three different ones of I-III and one of IV")
    streets = [_numbers(row, name, TILED_SECTIONS) for name in DISTRICTS]
    for name, street, last in zip(DISTRICTS, streets, tiles, strict=True):
        if list(street) != sorted(set(street)) or not 1 <= street[0] <= street[-1] <= last:
            raise row.error(f"{name} must be ascending tile numbers from 1 to {last}")
    return (characters, *streets)


def intro_seats(
    content: Content, start_tiles: set[int], goals_known: set[int], sides: list[str]
) -> list[IntroSeat]:
    """What each place in the turn order begins with."""
    found: list[IntroSeat] = []
    dealt: set[tuple[int, int]] = set()
    columns = "seat start-tiles artifact goals golems place"
    for row in by_number(content.rows("intro-seat", columns, 4), "seat", 1):
        a, b = _numbers(row, "start-tiles", 2)
        goals = _numbers(row, "goals", 3)
        golems = tuple(row.text("golems").split())
        gold, gray = _pair(row, "place")
        if not {a, b} <= start_tiles or not set(goals) <= goals_known:
            raise row.error("start-tiles and goals must be numbers of such components")
        for card in ((1, a), (1, b), *((2, goal) for goal in goals)):
            if card in dealt:
                raise row.error(f"{'start tile' if card[0] == 1 else 'goal'} {card[1]} is dealt twice")
            dealt.add(card)
        if len(golems) != 2 or len(set(golems)) != 2 or not set(golems) <= set(DISTRICTS):
            raise row.error(f"golems must be two different of {', '.join(DISTRICTS)}")
        if gold not in ("-", "1", "2", "3", "4") or gray not in {"-"} | _GRAY_SIDES.keys():
            raise row.error("place must be a cauldron (1-4) and a side of a gray tile (gray-3a), or '-'")
        seat = IntroSeat(
            start_tiles=(min(a, b), max(a, b)),
            artifact=sides.index(row.word("artifact", sides)),
            goals=goals,
            golems=tuple(DISTRICTS.index(name) for name in golems),
            gold=0 if gold == "-" else int(gold),
            gray=_GRAY_SIDES.get(gray, (GRAY_1, 0)),
        )
        found.append(seat)
    return found


def _pair(row: Row, column: str) -> tuple[str, str]:
    words = row.text(column).split()
    if len(words) != 2:
        raise row.error(f"{column} must be two words, not {row.text(column)!r}")
    return words[0], words[1]


def _numbers(row: Row, column: str, count: int) -> tuple[int, ...]:
    words = row.text(column).split()
    if len(words) != count or not all(re.fullmatch("[0-9]{1,3}", word) for word in words):
        raise row.error(f"{column} must be {count} numbers, not {row.text(column)!r}")
    return tuple(map(int, words))
