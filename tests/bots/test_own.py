"""Bots of one's own, named by module and name."""

from pathlib import Path
from random import Random

import pytest

import goldenlane as gl
from goldenlane.bots import BadBudget, Budget, RandomBot, Seat, UnknownBot, bot, split_style
from goldenlane.kernel.action import Action
from goldenlane.kernel.game import Game

HERE = "tests.bots.test_own"
GAME = gl.game_of("golem", players=2)


class Last:
    """Takes the last of its options."""

    name = "last"

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game, self.budget = game, budget

    def choose(self, seat: Seat, rng: Random) -> Action:
        return seat.options[-1]


def one_of_them(game: Game, budget: Budget) -> RandomBot:
    return RandomBot()


def nobody(game: Game, budget: Budget) -> str:
    return "nobody"


@pytest.mark.parametrize(
    ("spec", "plain", "style"),
    [
        ("master", "master", None),
        ("apprentice:impartial", "apprentice", "impartial"),
        ("master@64:impartial", "master@64", "impartial"),
        ("bots:Last", "bots:Last", None),
        ("my.bots:Last@64", "my.bots:Last@64", None),
        ("my.bots:Last:impartial", "my.bots:Last", "impartial"),
    ],
)
def test_a_level_before_the_colon_has_a_style_and_anything_else_is_a_module(
    spec: str, plain: str, style: str | None
) -> None:
    assert split_style(spec) == (plain, style)


def test_a_class_is_made_with_the_game_and_the_budget() -> None:
    made = bot(f"{HERE}:Last@64", GAME)
    assert (type(made).__name__, made.game, made.budget) == ("Last", GAME, Budget(iterations=64))  # type: ignore[attr-defined]
    assert bot(f"{HERE}:Last", GAME, Budget(seconds=2)).budget == Budget(seconds=2)  # type: ignore[attr-defined]


def test_a_function_makes_a_bot_too() -> None:
    assert isinstance(bot(f"{HERE}:one_of_them", GAME), RandomBot)


def test_a_style_may_follow() -> None:
    assert bot(f"{HERE}:Last:impartial", GAME).name == "last:impartial"


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("no_such_module:Bot", "there is no bot and no module 'no_such_module'"),
        ("aprentice:impartial", "there is no bot and no module 'aprentice'"),
        (f"{HERE}.deeper:Bot", f"no module '{HERE}.deeper'"),
        (f"{HERE}:Missing", f"the module '{HERE}' has no class or function 'Missing'"),
        (f"{HERE}:", f"the module '{HERE}' has no class or function ''"),
        (f"{HERE}:nobody", "it needs a name and a method choose"),
        (f"{HERE}:Path", "makes no bot of a game and a budget: TypeError"),
    ],
)
def test_what_is_no_bot_is_named(spec: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        bot(spec, GAME)


def test_a_budget_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadBudget):
        bot(f"{HERE}:Last@soon", GAME)


@pytest.mark.parametrize("broken", ["1 / 0", "import no_such_module_either"])
def test_a_module_that_cannot_be_imported_is_named(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bots.py").write_text(broken)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownBot, match=r"the module 'broken_bots' cannot be imported: (Zero|ModuleNot)"):
        bot("broken_bots:Bot", GAME)
