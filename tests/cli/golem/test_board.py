"""The board of Golem in the terminal: what it shows of a position, and in how much room."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

import goldenlane as gl
from goldenlane.cli.board import Section, board_of, fit
from goldenlane.cli.golem.due import control_owed, steps_due
from goldenlane.cli.golem.help import component
from goldenlane.cli.golem.words import Words
from goldenlane.games.golem.game import GolemGame, rules_of
from goldenlane.i18n import LANGUAGES, catalogue

PLAYER = {
    "goods": [4, 3, 2, 17],
    "students": [2, 1, 9],
    "golems": ["red 4", "blue 5 lying"],
    "upgraded": ["torso", "gray-2"],
    "gray": [-1, -1, 3, -1],
    "books": [[], [9, 34]],
    "gold": [1, 1, 0, 0],
    "artifact-tile": "1A",
    "goals": [54, 61],
    "marbles": [0],
    "research": 2,
}


def at(**position: Any) -> gl.Match:
    fields = {name.replace("_", "-"): value for name, value in position.items()}
    return gl.new("golem", players=2, position={"turn": 0, **fields})


def shown(match: gl.Match, lang: str = "en", width: int = 100, seat: int | None = 0) -> str:
    console = Console(file=io.StringIO(), width=width)
    board = board_of(match.game, lang, ["me", "apprentice"])
    for section in board.sections(match.view(seat), seat):
        console.print(section.body)
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def lines(match: gl.Match, start: str, count: int = 1, **options: Any) -> list[str]:
    """Lines of the board from the one that begins so."""
    all_lines = [line.rstrip() for line in shown(match, **options).splitlines()]
    first = next(i for i, line in enumerate(all_lines) if line.startswith(start))
    return all_lines[first : first + count]


def test_streets_with_tiles_students_and_golems() -> None:
    other = {"students": [2, 1, 1], "golems": ["red 4 lying"]}
    match = at(players=[PLAYER, other], menorahs=[-1, -1, 0])
    red, pieces = lines(match, "red  ", 2)
    assert red.split() == ["red", "#1", "#2", "#3", "#4", "#5", "#6", "#7", "−1", "−3", "−5"]
    assert pieces.split() == ["menorah", "ab", "AB_"]
    assert lines(match, "blue", 2)[1].split() == ["✡", "A", "b", "A_", "a"]


def test_synagogue_and_palace() -> None:
    match = at(players=[PLAYER])
    assert lines(match, "Work")[0].split()[:4] == ["Work", "2", "R", "B"]
    assert lines(match, ">39")[0].split()[:4] == [">39", "R+Y", "+2", "2:"]


def test_workshop() -> None:
    match = at(players=[PLAYER])
    assert lines(match, "A  clay") == ["A  clay 4  coins 3  knowledge 2  VP 17  marbles R  rabbi free"]
    assert lines(match, "research 2")[0].startswith(
        "research 2 (column limit 2, income 1); golem marker 3 (steps 2)"
    )
    assert lines(match, "Goals") == [
        "Goals 54 golems created 0/2 (2\u00a0VP); 61 blue student 9/7 (4\u00a0VP)"
    ]
    assert lines(match, "Books") == ["Books  1: –  2: 9 34  3: –  4: –  5: –"]
    assert lines(match, "Artifacts 1A")[0].startswith(
        "Artifacts 1A  ● 1\xa0knowledge, 1\xa0VP  ●○ 2\xa0coins"
    )
    assert "+gray-2b" in lines(match, "Artifacts 1A")[0]


def test_what_is_still_to_be_paid() -> None:
    """Red: 2 sections ahead of the student; blue: behind it. The torso allows 2 a golem."""
    match = at(players=[PLAYER, {"golems": ["red 9"]}])
    game = match.game
    assert isinstance(game, GolemGame)
    view = match.view(0)
    assert control_owed(view["players"][0], game.rules) == 2
    assert control_owed(view["players"][1], game.rules) == 8
    assert steps_due(view, 0, game.rules) == (False, 4)
    assert lines(match, "Golem movement") == [
        "Golem movement next round: 4\u00a0steps; control now costs 2\u00a0knowledge"
    ]


def test_no_steps_after_the_last_movement() -> None:
    match = at(round=4, players=[{**PLAYER, "no-control": 1}])
    game = match.game
    assert isinstance(game, GolemGame)
    assert steps_due(match.view(0), 0, game.rules) is None
    assert lines(match, "control costs nothing") == ["control costs nothing this round"]


def test_the_others_goals_are_not_shown() -> None:
    match = at(players=[PLAYER, {"goals": [77]}])
    assert "77" not in shown(match)
    assert "61 blue student" not in shown(match, seat=None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    other = {"goods": [25, 25, 25, 125], "golems": ["red 4", "red 4 lying", "yellow 10"], "marbles": [3, 4]}
    match = at(players=[PLAYER, other])
    assert max(map(len, shown(match, lang, width).splitlines())) <= width


def test_a_small_terminal_gets_the_most_important_sections() -> None:
    console = Console(file=io.StringIO(), width=80)
    sections = [Section(0, "title"), Section(3, "a\nb\nc"), Section(2, "d\ne"), Section(1, "goods")]
    assert fit(console, sections, 4) == ["title", "d\ne", "goods"]
    assert fit(console, sections, 7) == ["title", "a\nb\nc", "d\ne", "goods"]
    assert fit(console, sections, 0) == ["title", "goods"]


@pytest.mark.parametrize(
    ("topic", "meant"),
    [
        ("book 9", ("book", "9")),
        ("9", ("book", "9")),
        ("39", ("character", "39")),
        ("51", ("goal", "51")),
        ("goal 51", ("goal", "51")),
        ("a7", ("action-tile", "A7")),
        ("Red 3", ("neighborhood", "red 3")),
        ("start 4", ("start-tile", "4")),
        ("2a", ("artifact", "2A")),
        ("right arm", ("upgrade", "right-arm")),
        ("column-3", ("upgrade", "column-3")),
        ("grave 4", ("graveyard", "4")),
        ("", None),
        ("moon", None),
    ],
)
def test_topics_of_help(topic: str, meant: tuple[str, str] | None) -> None:
    assert component(rules_of(), topic) == meant


def test_help_says_what_a_thing_does_or_nothing() -> None:
    match = at(players=[PLAYER])
    board = board_of(match.game, "en", ["me", "apprentice"])
    view = match.view(0)
    [book] = board.help("book 9", view) or []
    assert "research marker" in book
    assert len(board.help("red", view) or []) == 7
    assert len(board.help("tiles", view) or []) == 21
    assert board.help("book 99", view) is None
    assert board.help("red 11", view) is None


@pytest.mark.parametrize(
    ("lang", "topic", "meant"),
    [
        ("pl", "Księga 9", "book 9"),
        ("pl", "ksiega 9", "book 9"),
        ("pl", "czerwona 3", "red 3"),
        ("pl", "niebieska dzielnica 2", "blue 2"),
        ("pl", "kafel początkowy 4", "start 4"),
        ("pl", "TULOW", "torso"),
        ("pl", "żółta", "yellow"),
        ("uk", "книжка 9", "book 9"),
        ("uk", "червоний 3", "red 3"),
        ("uk", "завдання 51", "goal 51"),
        ("uk", "тулуб", "torso"),
        ("uk", "плитка дії A7", "A7"),
        ("uk", "синій район", "blue"),
    ],
)
def test_help_knows_the_names_of_its_language(lang: str, topic: str, meant: str) -> None:
    match = at(players=[PLAYER])
    board = board_of(match.game, lang, ["me", "apprentice"])
    view = match.view(0)
    found = board.help(topic, view)
    assert found is not None
    assert found == board.help(meant, view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_hint_offers_is_known(lang: str) -> None:
    match = at(players=[PLAYER])
    board = board_of(match.game, lang, ["me", "apprentice"])
    offered = re.findall(r"help ([^,.]+)", board.label("no-help", topic="?"))
    assert len(offered) > 5
    assert [topic for topic in offered if not board.help(topic, match.view(0))] == []


@pytest.mark.parametrize(
    ("lang", "red", "student", "other", "title"),
    [
        ("en", "red", "red student +1", "B apprentice", "round I of IV"),
        ("pl", "czerwona", "uczeń +1 (czerwona", "B czeladnik", "runda I z IV"),
        ("uk", "червоний", "учень +1 (червоний", "B підмайстер", "раунд I з IV"),
    ],
)
def test_districts_levels_and_rounds_are_called_as_the_language_calls_them(
    lang: str, red: str, student: str, other: str, title: str
) -> None:
    match = at(players=[PLAYER])
    game = match.game
    assert isinstance(game, GolemGame)
    out = shown(match, lang, width=200)
    assert any(line.split()[:2] == [red, "#1"] for line in out.splitlines())
    words = Words(lang, game.rules, ["me", "master@64"], 2)
    assert words.short({"do": "student", "district": "red", "n": 1}).startswith(student)
    assert words.short({"do": "student", "district": "any", "n": -1}).endswith("−1")
    assert other in out
    assert title in out
    assert words.full_name(1) == f"B {words.label('level-master')}@64"


def test_every_message_of_the_terminal_is_there_in_every_language() -> None:
    idents = [{ident for ident in catalogue(lang).messages if "terminal-" in ident} for lang in LANGUAGES]
    assert idents[0] == idents[1] == idents[2]
