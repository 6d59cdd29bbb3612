"""People who share one screen: what stands on it belongs to the person who decides."""

import io
import re
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

import goldenlane as gl
from goldenlane.bots import Bot, bot
from goldenlane.cli.board import board_of
from goldenlane.cli.terminal import Leave, Table

WIPED = "\x1b[2J\x1b[H\x1b[3J"


class Screen:
    """A terminal with a script of what is typed; notes every prompt with what stood on the screen."""

    def __init__(self, typed: list[str]) -> None:
        self.typed: Iterator[str] = iter(typed)
        self.out = io.StringIO()
        self.console = Console(file=self.out, force_terminal=True, width=100, height=40, color_system=None)
        self.prompts: list[tuple[str, str]] = []

    def ask(self, prompt: str) -> str | None:
        self.prompts.append((prompt, self.out.getvalue().rpartition(WIPED)[2]))
        return next(self.typed, None)


def sit(match: gl.Match, kinds: list[str], typed: list[str]) -> Screen:
    screen = Screen(typed)
    bots: list[Bot | None] = [None if kind == "me" else bot(kind, match.game) for kind in kinds]
    board = board_of(match.game, "en", kinds)
    table = Table(match, board, bots, kinds, console=screen.console, ask=screen.ask, rng=Random(0), save=None)
    with pytest.raises(Leave):
        table.run()
    return screen


def test_the_screen_is_wiped_between_people() -> None:
    match = gl.new("golem", players=2, seed=1)
    hands = [match.view(seat)["players"][seat]["hand"] for seat in range(2)]
    screen = sit(match, ["me", "me"], ["", "1", "", "1"])
    prompts = [prompt for prompt, _ in screen.prompts]
    assert prompts == [
        "A is next. Pass the screen to A and press Enter. ",
        "A> ",
        "B is next. Pass the screen to B and press Enter. ",
        "B> ",
        "A is next. Pass the screen to A and press Enter. ",
    ]
    handed, decided = screen.prompts[2][1], screen.prompts[3][1]
    assert handed == ""
    assert all(f"keep {goal}" in decided for goal in hands[1])
    assert not any(f"keep {goal}" in decided for goal in hands[0])


def test_one_person_among_bots_needs_no_wiping() -> None:
    match = gl.new("golem", players=2, seed=1)
    screen = sit(match, ["me", "random"], ["1", "1"])
    assert [prompt for prompt, _ in screen.prompts] == ["A> "] * 3
    assert WIPED not in screen.out.getvalue()


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_a_hint_names_an_option_and_does_not_change_the_bots(game: str) -> None:
    """The same game with and without asking."""
    asked = sit(gl.new(game, players=2, seed=1), ["me", "random"], ["hint", "1", "1", "1"])
    plain = sit(gl.new(game, players=2, seed=1), ["me", "random"], ["1", "1", "1"])
    said = asked.prompts[1][1].removeprefix(plain.prompts[0][1])
    assert re.match(r"A good bot would choose \d+: \w", said)
    assert asked.prompts[-1][1].replace(said, "") == plain.prompts[-1][1]
