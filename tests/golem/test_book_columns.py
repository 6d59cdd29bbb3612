"""The number of book columns is a value of the content: 5, or 4 (Ruling G-66)."""

import io
import json
from random import Random
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.cli.board import board_of
from goldenlane.env import golem_v0
from goldenlane.games.golem.game import shipped_content
from goldenlane.games.golem.state import GolemState
from goldenlane.i18n import LANGUAGES
from goldenlane.kernel.content import Content
from goldenlane.server.page_content import content_of
from tests.golem.components import miscounts
from tests.helpers import mine, options, play, rows
from tests.playing import play_on
from tests.states import differences

ROW = "book-columns           | 5     | inferred"


def columns(number: Any) -> str:
    """The shipped content with another number of columns."""
    text = shipped_content()
    assert text.count(ROW) == 1
    return text.replace(ROW, ROW.replace("5", str(number)))


FOUR = columns(4)
# One book of every color, and a black one.
RED, BLUE, YELLOW, GREEN, BLACK = 1, 10, 18, 26, 35


def research(content: str | None, *, books: list[list[int]], **own: Any) -> gl.Match:
    """The Research row with one book of every color in the library."""
    things = {"goods": [0, 0, 9, 10], "research": 7, "students": [2, 1, 1], "books": books, **own}
    library = [2, 11, 19, 27, 36]
    position = {"rows": rows(research="white", mirror="red"), "library": library, "players": [things]}
    match = gl.new("golem", players=2, seed=1, content=content, position=position)
    return play(match, "marble white research")


def test_the_value_is_inferred_and_the_fifth_tile_says_what_it_is() -> None:
    """Ruling G-66: nothing printed says how many columns there are."""
    content = Content(shipped_content(), "golem.txt")
    number = next(row for row in content.sections["number"] if row.text("name") == "book-columns")
    assert (number.int("value"), number.source) == (5, "inferred")
    tile = next(row for row in content.sections["research-tile"] if row.text("id") == "column-5")
    assert (tile.text("effect"), tile.int("menorahs"), tile.source_of("id")) == ("-", 3, "inferred")


def test_four_columns_for_four_colors() -> None:
    """Ruling G-66: with 4 columns there is none for black books alone; each color has its own."""
    full = [[RED], [BLUE], [YELLOW], [GREEN]]
    match = play(research(FOUR, books=full), "buy 36")
    assert options(match) == ["column 1", "column 2", "column 3", "column 4"]
    five = play(research(None, books=full), "buy 36")
    assert options(five) == ["column 1", "column 2", "column 3", "column 4", "column 5"]
    beside = play(research(FOUR, books=[[RED], [BLUE], [], []]), "buy 19")
    assert options(beside) == ["column 3", "column 4"]


def test_a_color_may_find_no_column() -> None:
    """Ruling G-66: a black book took the last column of the four and the limit is reached there."""
    books = [[RED], [BLUE], [GREEN], [BLACK]]
    match = research(FOUR, books=books, research=0)
    assert "buy 19" not in options(match)
    assert "buy 19" in options(research(None, books=books, research=0))


def test_the_plain_tile_lies_beside_four_columns() -> None:
    """Ruling G-66: it can be upgraded and counts its menorahs for every column with books."""
    match = research(FOUR, books=[[RED], [BLUE], [YELLOW], [GREEN]])
    play(match, "upgrade column-5")
    assert mine(match)["menorahs"]["blue"] == 3
    assert mine(match)["points"]["books"] == 4 * 3


@pytest.mark.parametrize("number", [0, 1, 3, 6, 7, -5, "four", ""])
def test_other_numbers_are_refused(number: Any) -> None:
    """Ruling G-66: four tiles are for their columns, five lie at the top of the board."""
    with pytest.raises(gl.ContentError, match=r"golem.txt:\d+: \[number\] value "):
        gl.new("golem", content=columns(number))


def test_a_tile_without_a_column_has_no_effect() -> None:
    """Ruling G-66: nothing could ever bring it."""
    plain = "column-5   | 8    | -              | 3 "
    paying = "column-5   | 8    | 1 coin         | 3 "
    assert plain in FOUR
    gl.new("golem", content=shipped_content().replace(plain, paying))
    with pytest.raises(gl.ContentError, match=r"\[research-tile\] effect must be one of -"):
        gl.new("golem", content=FOUR.replace(plain, paying))


def test_a_position_has_as_many_columns_as_the_content() -> None:
    """Ruling G-66."""
    books = [[RED], [], [], [], [BLACK]]
    gl.new("golem", players=2, position={"players": [{"books": books}]})
    with pytest.raises(gl.BadPosition, match="at most 4 lists"):
        gl.new("golem", players=2, content=FOUR, position={"players": [{"books": books}]})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_with_four_columns(players: int) -> None:
    """Ruling G-66: state, options, positions, views and scores have four columns and no fifth."""
    match = gl.new("golem", players=players, seed=players, content=FOUR)
    rng = Random(players)
    for step, at in enumerate(play_on(match, rng)):
        state = at.state
        assert isinstance(state, GolemState)
        assert not miscounts(state)
        assert all(len(player.books) == 4 for player in state.players)
        assert not [a for seat in at.to_act for a in at.legal(seat) if a.text == "column 5"]
        if step % 25 == 0:
            position = json.loads(json.dumps(at.game.position(at.state)))
            again = gl.new("golem", players=players, seed=1, content=FOUR, position=position)
            assert differences(again.state, at.state, but=("events", "telling", "revealed")) == []
            for seat in (*range(players), None):
                assert [len(own["books"]) for own in at.view(seat)["players"]] == [4] * max(2, players)
    assert match.scores()[0]["total"]


@pytest.mark.parametrize(
    "kinds", [["apprentice"], ["beginner", "apprentice"], ["master@2", "random", "beginner"]]
)
def test_bots_play_with_four_columns(kinds: list[str]) -> None:
    """Ruling G-66."""
    match = gl.new("golem", players=len(kinds), seed=3, content=FOUR)
    players = [bot(kind, match.game) for kind in kinds]
    rng = Random(3)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(Seat.of(match, seat), rng))
    assert all(row["total"] for row in match.scores())


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_numeric_view_with_four_columns(players: int) -> None:
    """Ruling G-66: the layout has a number for each column there is."""
    env = golem_v0.raw_env(players=players, content=FOUR)
    five = golem_v0.raw_env(players=players)
    assert five.layout.size - env.layout.size == 4  # one column fewer for each of four players
    env.reset(seed=1)
    rng = Random(1)
    while not env.terminations[env.agent_selection]:
        seen = env.observe(env.agent_selection)
        assert len(seen["observation"]) == env.layout.size
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert all(env.terminations.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_four_columns(lang: str) -> None:
    """Ruling G-66."""
    own = {"books": [[RED], [], [], [GREEN]], "upgraded": ["column-5"]}
    match = gl.new("golem", players=2, content=FOUR, position={"turn": 0, "players": [own]})
    console = Console(file=io.StringIO(), width=100)
    for section in board_of(match.game, lang, ["me", "apprentice"]).sections(match.view(0), 0):
        console.print(section.body)
    out = console.file
    assert isinstance(out, io.StringIO)
    line = next(line for line in out.getvalue().splitlines() if "1: 1 " in line and "4: 26" in line)
    assert "5:" not in line


def test_the_page_is_given_all_tiles_and_four_columns() -> None:
    """Ruling G-66: what the page draws, columns from the view and tiles from the content."""
    match = gl.new("golem", players=2, content=FOUR, position={"turn": 0})
    assert [len(own["books"]) for own in match.view(0)["players"]] == [4, 4]
    content = content_of(match.game, "en")
    tiles = [part.cells["id"] for part in content.components if part.kind == "research-tile"]
    assert tiles == ["column-1", "column-2", "column-3", "column-4", "column-5", "track-tile"]
