"""Whatever is wrong with what Golem is given: one clear line, nothing changed, no other kind of error."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import goldenlane as gl
from goldenlane.games.golem.game import shipped_content
from goldenlane.kernel.save import check_sum
from tests.playing import finish

CONTENT = shipped_content()
LINES = CONTENT.splitlines()


def refusal(kind: type[gl.GoldenLaneError], call: Any, *args: Any, **options: Any) -> str:
    """The one line with which a call is refused."""
    with pytest.raises(kind) as caught:
        call(*args, **options)
    text = str(caught.value)
    assert text
    assert "\n" not in text
    return text


# ---- new games ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [0, 5, -1, 2.0, "2", None, True, [2]])
def test_the_number_of_players_must_fit(players: Any) -> None:
    text = refusal(gl.BadOption, gl.new, "golem", players=players)
    assert text == f"players must be one of 1, 2, 3, 4, not {players!r}"


@pytest.mark.parametrize("setup", ["Normal", "", None, 1, []])
def test_the_set_up_must_be_known(setup: Any) -> None:
    text = refusal(gl.BadOption, gl.new, "golem", setup=setup)
    assert text == f"setup must be one of normal, intro, not {setup!r}"


@pytest.mark.parametrize("option", ["variant", "name", "Players", "modules"])
def test_an_unknown_option_is_named(option: str) -> None:
    options: dict[str, Any] = {option: 1}
    assert f"golem has no option {option!r}; it has players, setup, automa, content" in refusal(
        gl.BadOption, gl.new, "golem", **options
    )


@pytest.mark.parametrize("name", ["chess", "", "Golem", None, 7])
def test_an_unknown_game_is_named(name: Any) -> None:
    text = refusal(gl.UnknownGame, gl.new, name)
    assert text == f"there is no game {name!r}; there are {', '.join(gl.games())}"


@pytest.mark.parametrize(
    "draw", ["", "roll 6", "characters 39 40 41", "characters 39 40 41 46 46", "characters a", 7]
)
def test_chance_cannot_be_told_the_impossible(draw: Any) -> None:
    assert f"chance cannot draw {draw!r} here" in refusal(gl.IllegalAction, gl.new, "golem", chance=[draw])


# ---- actions -----------------------------------------------------------------------------------------
@given(text=st.text(max_size=40), seat=st.integers(-5, 5))
def test_no_nonsense_is_an_action(text: str, seat: int) -> None:
    match = gl.new("golem", players=3, position={"turn": 1})
    before = match.position()
    refusal(gl.IllegalAction if 0 <= seat < 3 else gl.UnknownSeat, match.play, seat, text)
    assert match.position() == before
    assert match.log == []
    assert match.events == []


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("marble red", "not possible now: 'marble red'; possible: marble"),
        ("marble green work", "possible: marble"),
        ("rabbi A12", "possible: rabbi A1, rabbi A2, rabbi A3, rabbi printed"),
        ("done", "not possible now: 'done'"),
        ("undo", "not possible now: 'undo'"),
    ],
)
def test_an_action_that_is_not_possible_shows_what_is(action: str, reason: str) -> None:
    match = gl.new("golem", players=2, position={"turn": 0})
    assert reason in refusal(gl.IllegalAction, match.play, 0, action)


# ---- positions ---------------------------------------------------------------------------------------
POSITIONS: list[tuple[Any, str]] = [
    ([], "a position must be an object"),
    ("start", "a position must be an object"),
    ({"moon": 1}, "unknown field 'moon'"),
    ({"round": 5}, "round must be from 1 to 4"),
    ({"round": 0}, "round must be from 1 to 4"),
    ({"phase": 0}, "round must be from 1 to 4 (0 during set-up, phase 0): 1"),
    ({"round": "1"}, "position.round must be of the kind of 1, not '1'"),
    ({"phase": 9}, "phase must be from 0 to 7"),
    ({"phase": -1}, "phase must be from 0 to 7"),
    ({"turn": 2}, "turn must be a player, in phase 3: 2"),
    ({"turn": True}, "turn must be a player, in phase 3: True"),
    ({"turn": 0, "phase": 5}, "turn must be a player, in phase 3: 0"),
    ({"turn": 0, "stack": []}, "either a stack or a turn"),
    ({"order": [0, 0]}, "order must name each player once"),
    ({"order": []}, "order must name each player once"),
    ({"rows": [1, 2]}, "rows must be 25 numbers"),
    ({"rows": [-1] * 25}, "rows must be 25 numbers"),
    ({"rows": [[0]] * 25}, "position.rows must be a list like"),
    ({"removed": [5]}, "removed has no such number"),
    ({"removed": [[0]]}, "removed has no such number"),
    ({"rabbis": [0]}, "rabbis must be as many as action-tiles"),
    ({"rabbis": [0, 7, -1]}, "rabbis has no such number"),
    ({"printed": [9]}, "printed has no such number"),
    ({"pass-tiles": [9]}, "pass-tiles has no such number"),
    ({"second-pass": [0]}, "second-pass names who has no pass tile"),
    ({"action-tiles": [0, 0, 1]}, "tile 0 lies in two places"),
    ({"action-tiles": [0, 1, 12]}, "tiles has no such number"),
    ({"tile-discard": [0]}, "tile 0 lies in two places"),
    ({"library": [1, 1]}, "book 1 lies in two places"),
    ({"library": [99]}, "books has no such number"),
    ({"library": [1, 2, 3, 4, 5, 6]}, "at most 5 books"),
    ({"library": [1], "book-bag": [1]}, "book 1 lies in two places"),
    ({"characters": [1, 2, 3, 4]}, "no such character"),
    ({"characters": [39]}, "characters must be 4 cards"),
    ({"streets": [[], [], []]}, "a street has 7 tiles"),
    ({"streets": [[1, 2, 3, 4, 5, 6, 11]] * 3}, "a street has no such number"),
    ({"streets": [[1, 2, 3, 4, 5, 6, 7]]}, "streets must be three lists"),
    ({"graveyard": [0]}, "graveyard must be 8"),
    ({"graveyard": [9] * 8}, "graveyard has no such number"),
    ({"menorahs": [0, 0]}, "menorahs must be three"),
    ({"menorahs": [0, 0, 7]}, "menorahs has no such number"),
    ({"goal-bottom": [51]}, "goal-bottom-by must be as many as goal-bottom"),
    ({"goal-bag": [50]}, "goals has no such number"),
    ({"start-bag": [19]}, "starts has no such number"),
    ({"artifact-offer": [8]}, "artifact-offer has no such number"),
    ({"triggers": 16}, "triggers must be from 0 to 15"),
    ({"working": -1}, "working must be from 0 to 1"),
    ({"stack": [["no-such", 0, 0, 0]]}, "no frame of this game: ['no-such', 0, 0, 0]"),
    ({"stack": [["turn", 2, 0, 0]]}, "there is no seat 2 for a frame 'turn'"),
    ({"stack": [["turn", -1, 0, 0]]}, "the position cannot be played"),
    ({"stack": [["turn", -2, 0, 0]]}, "the position cannot be played"),
    ({"stack": [["turn", -3, 1, 0]]}, "the position cannot be played"),
    ({"stack": [["pour", 0, 0, 0]]}, "the position cannot be played"),
    ({"stack": [["deal-goals", -1, 9, 2]]}, "the position cannot be played"),
    ({"stack": [["place-book", 0, 99, 0]]}, "the position cannot be played"),
    ({"players": {}}, "players must be a list of at most 2 objects"),
    ({"players": [{}, {}, {}]}, "players must be a list of at most 2 objects"),
    ({"players": [[]]}, "players[0] must be an object"),
]
PLAYERS: list[tuple[dict[str, Any], str]] = [
    ({"hat": 1}, "has an unknown field 'hat'"),
    ({"goods": [1, 2]}, ".goods must be clay, coins, knowledge, vp"),
    ({"goods": [-1, 0, 0, 0]}, ".goods must be clay, coins, knowledge, vp"),
    ({"students": [1, 2]}, ".students must be three sections"),
    ({"students": [1, 2, 11]}, ".students has no such number"),
    ({"research": 99}, ".research must be from 0 to 10"),
    ({"marker": -1}, ".marker must be from 0 to 10"),
    ({"to-create": 5}, ".to-create must be from 0 to 4"),
    ({"aside": 3}, ".aside must be from 0 to 2"),
    ({"destroyed": 7}, ".destroyed must be from 0 to 6"),
    ({"gold": [2, 0, 0, 0]}, ".gold: [2, 0, 0, 0]"),
    ({"gold": [0]}, ".gold must be four numbers"),
    ({"gray": [6, -1, -1, -1]}, ".gray has no such number"),
    ({"golden": [4, -1, -1, -1]}, ".golden has no such number"),
    ({"golden": []}, ".gray and golden must be four sides or -1"),
    ({"golems": "red 1"}, ".golems must be a list of at most 6 golems"),
    ({"golems": ["red 1"] * 7}, ".golems must be a list of at most 6 golems"),
    ({"golems": ["green 1"]}, "a golem is written 'red 3' or 'blue 5 lying', not 'green 1'"),
    ({"golems": ["red 11"]}, "not 'red 11'"),
    ({"golems": ["red ²"]}, "not 'red ²'"),
    ({"golems": ["red 1 asleep"]}, "not 'red 1 asleep'"),
    ({"golems": [7]}, "not 7"),
    ({"upgraded": ["wings"]}, ".upgraded must be names of upgrade tiles, not ['wings']"),
    ({"upgraded": [[]]}, ".upgraded must be names of upgrade tiles"),
    ({"upgraded": "torso"}, ".upgraded must be names of upgrade tiles"),
    ({"books": [[39]]}, ".books[0] has no book [39]"),
    ({"books": [1]}, ".books must be at most 5 lists"),
    ({"books": [[1], [1]]}, "book 1 lies in two places"),
    ({"books": [["1"]]}, ".books[0] has no book"),
    ({"artifact-tile": "5A"}, ".artifact-tile must be one of 1A"),
    ({"artifact-tile": 1}, ".artifact-tile must be one of 1A"),
    ({"goals": [50]}, "goals has no such number"),
    ({"goals": [51, 51]}, "goal 51 lies in two places"),
    ({"hand": [51], "goals": [51]}, "goal 51 lies in two places"),
    ({"marbles": [0, 0, 0]}, ".marbles: at most 2"),
    ({"marbles": [5]}, ".marbles has no such number"),
    ({"rabbi": 2}, ".rabbi must be from 0 to 1"),
    ({"no-control": 2}, ".no-control must be from 0 to 1"),
    ({"start-tiles": [19]}, "starts has no such number"),
]


@pytest.mark.parametrize(
    ("position", "reason"), [*POSITIONS, *(({"players": [{}, player]}, reason) for player, reason in PLAYERS)]
)
def test_a_position_with_a_mistake_is_refused(position: Any, reason: str) -> None:
    assert reason in refusal(gl.BadPosition, gl.new, "golem", players=2, position=position)


def test_what_a_position_leaves_out_is_filled_sensibly() -> None:
    match = gl.new("golem", players=2, position={"players": [{"books": [[1, 3]]}]})
    assert [book["book"] for book in match.view(None)["library"]] == [2, 4, 5, 6, 7]
    assert gl.new("golem", players=2, position={"phase": 8, "round": 4}).over
    match = gl.new("golem", players=3, position={"phase": 4, "order": [2, 0, 1], "rabbis": [-1, 1, -1, -1]})
    assert match.view(None)["order"] == [1, 2, 0]
    match = gl.new(
        "golem", players=2, seed=1, position={"phase": 1, "round": 2, "action-tiles": [3], "tile-bag": []}
    )
    assert [tile["tile"] for tile in match.view(None)["action-tiles"]] == ["A4"]


# ---- saves -------------------------------------------------------------------------------------------
SAVE = finish(gl.new("golem", players=1, seed=1, setup="intro"), 1).save()


def resealed(**change: Any) -> str:
    """The save with some fields changed and a fitting check sum."""
    data = {**json.loads(SAVE), **change}
    del data["check"]
    return json.dumps({**data, "check": check_sum(data)})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (SAVE[:100], "not a saved game"),
        (SAVE.replace('"players": 1', '"players": 2'), "altered or damaged"),
        (resealed(game="chess"), "cannot be made: there is no game 'chess'"),
        (resealed(options={"players": 9}), "cannot be made: players must be one of 1, 2, 3, 4, not 9"),
        (resealed(options={"name": "golem"}), "cannot be made: golem has no option 'name'"),
        (
            resealed(options={"players": 2, "setup": "intro"}),
            "log entry 9: seat 0 cannot act now",
        ),
        (resealed(content="0" * 16), "saved with content '0000000000000000', but here it is"),
        (resealed(**{"content-text": "[x]\n"}), "cannot be made: golem.txt:1: unknown section [x]"),
        (resealed(**{"content-text": 7}), "the save has no proper 'content-text'"),
        (resealed(position=7), "the position at the start: a position must be an object"),
        (resealed(position={"round": 9}), "the position at the start: round must be"),
        (resealed(log=[]), "log entry 1: the log does not follow the rules"),
        (resealed(log=["* library 1 2 3 4 5 6"]), "the first draws of the log: chance cannot draw"),
    ],
)
def test_a_save_with_a_mistake_is_refused(text: str, reason: str) -> None:
    assert reason in refusal(gl.BadSave, gl.load, text)


@given(at=st.integers(0, len(SAVE) - 1), letter=st.characters())
def test_a_save_with_one_wrong_letter_is_refused(at: int, letter: str) -> None:
    text = SAVE[:at] + letter + SAVE[at + 1 :]
    assume(not same(text))
    refusal(gl.BadSave, gl.load, text)


def same(text: str) -> bool:
    """Whether a text is the same JSON as the save: spaces between its parts mean nothing."""
    try:
        return bool(json.loads(text) == json.loads(SAVE))
    except ValueError:
        return False


def test_a_save_opens_no_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("[secret]\n", encoding="utf-8")
    assert gl.load(resealed(options={"players": 1, "setup": "intro", "content": str(secret)})).over


# ---- content -----------------------------------------------------------------------------------------
def broken(line: int, text: str) -> str:
    """The shipped content with another text in a line (from 1)."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def cells() -> list[tuple[str, str, int, int]]:
    """A cell of the first row for every column of every section: section, column, line, place."""
    found = []
    section, header, done = "", None, False
    for number, line in enumerate(LINES, 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("["):
            section, header, done = line.strip("[]"), None, False
        elif header is None:
            header = [cell.strip() for cell in line.split("|")]
        elif not done:
            done = True
            found += [(section, column, number, place) for place, column in enumerate(header)]
    return found


def with_cell(line: int, place: int, value: str) -> str:
    parts = LINES[line - 1].split("|")
    parts[place] = f" {value} "
    return broken(line, "|".join(parts))


@pytest.mark.parametrize(
    "value", ["", "bogus", "²", "-1", "9" * 5000, "1 bogus then", "0 gold", "any 999999 resources"]
)
@pytest.mark.parametrize(("section", "column", "line", "place"), cells(), ids=lambda value: str(value))
def test_a_broken_cell_is_reported_with_its_line(
    section: str, column: str, line: int, place: int, value: str
) -> None:
    text = refusal(gl.ContentError, gl.new, "golem", content=with_cell(line, place, value))
    assert re.match(rf"golem\.txt:{line}: \[{section}\] ", text), text


@pytest.mark.parametrize(
    ("section", "row", "column", "value", "reason"),
    [
        ("number", 2, "name", "start-vp", "name 'start-vp' stands twice"),
        ("marbles", 3, "white", "0", "8 marbles are needed"),
        ("marbles", 4, "white", "40", "more marbles than the rows can hold"),
        ("research-tile", 6, "effect", "2 clay", "effect must be one of -, not '2 clay'"),
        ("research-tile", 1, "effect", "double", "'double' is the effect of column-3 alone"),
        ("artifact-upgrade", 6, "side-a", "2 clay", "side-a must be one of -"),
        ("artifact", 1, "gold-1", "1 clay then 1 coin", "gold-1:"),
        ("character", 1, "pair", "red", "pair must be two of red, yellow, blue"),
        ("book", 33, "cost", "3", "black books, and no others, cost 'student'"),
        ("book", 1, "immediate", "2 clay,", "something is missing beside ','"),
        ("book", 2, "active", "1 clay -> 1 gold -> 1 vp", "more than one '->'"),
        ("book", 2, "active", "1 gold -> 1 vp", "no cost of Golem: '1 gold'"),
        ("goal", 1, "kind", "student-green", "kind must be one of"),
        ("start-tile", 1, "effect", "1 clay then 1 coin", "effect:"),
        ("intro-board", 1, "characters", "39 39 39 46", "three different ones of I-III and one of IV"),
        ("intro-board", 1, "red", "1 2 3 4 5 6", "red must be 7 numbers"),
        ("intro-board", 1, "red", "7 6 5 4 3 2 1", "red must be ascending tile numbers"),
        ("intro-seat", 2, "start-tiles", "1 2", "start tile 1 is dealt twice"),
        ("intro-seat", 2, "goals", "54 64 65", "goal 54 is dealt twice"),
        ("intro-seat", 1, "golems", "red blue red", "golems must be two different"),
        ("intro-seat", 1, "place", "1 - x", "place must be two words"),
        ("intro-seat", 1, "place", "5 -", "place must be a cauldron"),
    ],
)
def test_a_value_that_does_not_fit_is_reported_with_its_line(
    section: str, row: int, column: str, value: str, reason: str
) -> None:
    line = LINES.index(f"[{section}]") + 2 + row
    place = [cell.strip() for cell in LINES[line - row - 1].split("|")].index(column)
    text = refusal(gl.ContentError, gl.new, "golem", content=with_cell(line, place, value))
    assert text.startswith(f"golem.txt:{line}: [{section}] ")
    assert reason in text


@pytest.mark.parametrize("section", [line for line in LINES if line.startswith("[")])
def test_a_section_without_rows_or_missing_is_reported(section: str) -> None:
    at = LINES.index(section)
    end = next((i for i in range(at + 2, len(LINES)) if LINES[i].startswith("[")), len(LINES))
    for keep in (2, 1, 0):
        text = "\n".join(LINES[: at + keep] + LINES[end:]) + "\n"
        assert section in refusal(gl.ContentError, gl.new, "golem", content=text)
    twice = CONTENT + f"{section}\n"
    assert f"golem.txt:{len(LINES) + 1}: section {section} stands twice" in refusal(
        gl.ContentError, gl.new, "golem", content=twice
    )


@pytest.mark.parametrize("content", [7, [], True, b"x\n", "", "mine.txt"])
def test_content_must_be_a_path_or_text(content: Any) -> None:
    assert "content must be the text of a content file, or a Path" in refusal(
        gl.BadOption, gl.new, "golem", content=content
    )


def test_a_content_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, reason in (
        (tmp_path / "none.txt", "No such file or directory"),
        (tmp_path, "Is a directory"),
        (binary, "not a text file"),
        (Path("a\0b"), "not a text file"),
    ):
        assert (
            refusal(gl.ContentError, gl.new, "golem", content=path) == f"{path}:1: cannot be read: {reason}"
        )


def test_an_edited_copy_is_read_with_a_byte_order_mark_and_saved_with_the_match(tmp_path: Path) -> None:
    copy = tmp_path / "mine.txt"
    copy.write_text(CONTENT.replace("start-vp               | 10", "start-vp | 12"), encoding="utf-8-sig")
    match = gl.new("golem", players=2, seed=1, setup="intro", content=copy)
    assert match.view(None)["players"][0]["vp"] == 12
    copy.unlink()
    again = gl.load(match.save())
    assert again.view(None) == match.view(None)
    assert again.save() == match.save()
