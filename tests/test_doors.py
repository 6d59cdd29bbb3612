"""Every game has the same front door: the same mistakes are refused in the same words."""

import json
from pathlib import Path
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games import kit_of
from goldenlane.kernel.save import check_sum

NUMBERS = {name: ", ".join(map(str, kit_of(name).players)) for name in gl.games()}
CHOICES = [(name, choice) for name in gl.games() for choice in kit_of(name).options]
JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    1.5,
    "no such",
    "",
    b"x",
    [],
    {},
    ["no such"],
    [[]],
    ["x"] * 99,
    object(),
)

games = pytest.mark.parametrize("game", gl.games())


def refusal(kind: type[gl.GoldenLaneError], game: str, /, **options: Any) -> str:
    with pytest.raises(kind) as caught:
        gl.new(game, **options)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 300
    return text


@games
@pytest.mark.parametrize("option", ["name", "Players", "no_such", "no-such", "self", "", "\ud800"])
def test_an_unknown_option_is_named_beside_the_known_ones(game: str, option: str) -> None:
    known = ", ".join(("players", *(choice.name for choice in kit_of(game).options), "content"))
    spelled = option.replace("_", "-")
    text = refusal(gl.BadOption, game, **{option: 1})
    assert text == f"{game} has no option {spelled!r}; it has {known}"


@games
@pytest.mark.parametrize("players", [0, 5, -1, 2.0, "2", None, True, [2]])
def test_the_number_of_players(game: str, players: Any) -> None:
    text = refusal(gl.BadOption, game, players=players)
    assert text == f"players must be one of {NUMBERS[game]}, not {players!r}"


@pytest.mark.parametrize(("game", "choice"), CHOICES, ids=lambda value: getattr(value, "name", value))
@pytest.mark.parametrize("value", JUNK, ids=lambda value: type(value).__name__)
def test_the_values_of_a_choice(game: str, choice: Any, value: Any) -> None:
    if choice.many and value == []:
        return
    text = refusal(gl.BadOption, game, **{choice.name: value})
    what = "a list" if choice.many else "one"
    assert text.startswith(f"{choice.name} must be {what} of {', '.join(choice.values)}, not ")


def test_nothing_is_chosen_twice() -> None:
    twice = {"next-adventurer": "always", "next_adventurer": "always"}
    assert refusal(gl.BadOption, "alchemists", **twice) == "next-adventurer is given twice"
    modules = ["busy-days", "busy-days"]
    assert refusal(gl.BadOption, "alchemists", modules=modules).startswith(
        "modules must name each once, not "
    )


@games
def test_content_that_cannot_be_read(game: str, tmp_path: Path) -> None:
    junk: tuple[Any, ...] = (7, [], b"x", "a\0b", "/etc/hostname")
    for value in junk:
        text = refusal(gl.BadOption, game, content=value)
        assert text == f"content must be the text of a content file, or a Path to one, not {value!r}"
    for content, reason in (
        (tmp_path / "none.txt", "No such file or directory"),
        (tmp_path, "Is a directory"),
        (Path("a\0b"), "not a text file"),
    ):
        assert refusal(gl.ContentError, game, content=content).endswith(f":1: cannot be read: {reason}")
    assert ":1: " in refusal(gl.ContentError, game, content="\ud800\n")


@games
def test_seed_and_chance(game: str) -> None:
    assert refusal(gl.BadOption, game, seed="1") == "seed must be a whole number, not '1'"
    assert refusal(gl.BadOption, game, chance=7) == "chance must be a list of draws, not 7"


@games
@pytest.mark.parametrize("seat", [-1, 2, 99, "0", True, 0.0, [0]])
def test_the_seats(game: str, seat: Any) -> None:
    match = gl.new(game, players=2, seed=1)
    action = match.legal(match.to_act[0])[0]
    before = match.save()
    for ask in (
        lambda: match.play(seat, action),
        lambda: match.legal(seat),
        lambda: match.view(seat),
        lambda: match.events_for(seat),
        lambda: match.undo(seat),
    ):
        with pytest.raises(gl.UnknownSeat) as caught:
            ask()
        assert str(caught.value) == f"there is no seat {seat!r}; there are 0 to 1"
    assert match.save() == before


@games
def test_a_save_opens_no_file(game: str, tmp_path: Path) -> None:
    """The content of a save is its text; a single line would be the path of a file."""
    data = json.loads(gl.new(game, players=2, seed=1).save())
    del data["check"]
    data["content-text"] = str(tmp_path)
    with pytest.raises(gl.BadSave, match="no proper 'content-text'"):
        gl.load(json.dumps({**data, "check": check_sum(data)}))
