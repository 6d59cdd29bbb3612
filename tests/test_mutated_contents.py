"""Content files with a mistake somewhere: refused with their line when they are read, or they can be played.

What divides by zero or leaves nothing to draw must not come out in the middle of a game.
"""

import re
from random import Random

import pytest

from goldenlane.games import game_of
from goldenlane.kernel.errors import ContentError
from goldenlane.kernel.match import Match
from tests.playing import move

MODULES = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]
KINDS: dict[str, list[dict[str, object]]] = {
    "golem": [{"players": 4}, {"players": 1}, {"players": 2, "setup": "intro"}],
    "alchemists": [
        {"players": 4},
        {"players": 2, "variant": "master", "modules": MODULES},
        {"players": 4, "promo": "on", "modules": MODULES},
    ],
}
VALUES = ("0", "0", "0", "1", "-1", "20", "999", "", "x", "-")
DECISIONS = 25


def rows(text: str) -> list[int]:
    """The lines that are rows of a section."""
    found = []
    header = False
    for number, line in enumerate(text.splitlines()):
        if line.startswith("["):
            header = True
        elif line.strip() and not line.startswith("#"):
            if not header:
                found.append(number)
            header = False
    return found


def mutated(text: str, rng: Random) -> str:
    """The file with one row left out, doubled, or changed in one cell."""
    lines = text.splitlines()
    at = rng.choice(rows(text))
    what = rng.random()
    if what < 0.07:
        del lines[at]
    elif what < 0.12:
        lines.insert(at, lines[at])
    else:
        cells = [cell.strip() for cell in lines[at].split("|")]
        cell = rng.randrange(len(cells) - 1)  # the last is the source
        numbers = list(re.finditer("[0-9]+", cells[cell]))
        value = rng.choice(VALUES)
        if numbers and rng.random() < 0.7:
            number = rng.choice(numbers)
            cells[cell] = cells[cell][: number.start()] + value + cells[cell][number.end() :]
        else:
            cells[cell] = value
        lines[at] = " | ".join(cells)
    return "\n".join(lines) + "\n"


def played(game: str, text: str, rng: Random) -> bool:
    """Read a content and play with it for a while; whether it could be read."""
    try:
        rules = game_of(game, content=text, **rng.choice(KINDS[game]))
    except ContentError as error:
        if not 1 <= error.line <= len(text.splitlines()) + 1:
            raise
        return False
    match = Match(rules, seed=rng.randrange(1000))
    for _ in range(DECISIONS):
        if not match.over:
            match.play(*move(match, rng))
    for seat in (None, *range(rules.seats)):
        match.view(seat)
    match.scores()
    return True


@pytest.mark.parametrize(("game", "count"), [("golem", 800), ("alchemists", 1200)])
def test_a_mutated_content_is_refused_or_can_be_played(game: str, count: int) -> None:
    rng = Random(7)
    text = game_of(game).content.text
    read = 0
    for _ in range(count):
        changed = mutated(text, rng)
        try:
            read += played(game, changed, rng)
        except Exception as error:
            lines = zip(changed.splitlines(), text.splitlines(), strict=False)
            raise AssertionError(next(line for line, old in lines if line != old)) from error
    assert count // 20 < read < count // 2


@pytest.mark.parametrize(
    ("game", "row", "reason"),
    [
        ("golem", "resources-per-vp | 0", "value must be from 1"),
        ("golem", "row-evenness | 999", "value must be from 0 to 9"),
        ("alchemists", "gold-per-point | 0", "value must be from 1"),
        ("alchemists", "unused-cubes-per-favor | 0", "value must be from 1"),
        ("alchemists", "order-boards-per-group | 0", "value must be from 2"),
        ("alchemists", "favors-drawn | 0", "value must be from 1"),
        ("alchemists", "library-shown | 9", "value must be from 1 to 8"),
        ("alchemists", "library-shown | 0", "value must be from 1"),
        ("alchemists", "startup-dealt | -1", "value must be from 2"),
        ("alchemists", "sage-gold | -20", "value must be from 0"),
        ("alchemists", "poison-cubes | 20", "value must be from 0 to 1"),
    ],
)
def test_what_divides_by_zero_or_leaves_nothing_to_draw_is_refused(game: str, row: str, reason: str) -> None:
    name = row.split()[0]
    text = re.sub(rf"(?m)^{name} +\| +-?[0-9]+", row, game_of(game).content.text)
    assert row in text
    with pytest.raises(ContentError, match=reason):
        game_of(game, content=text)
