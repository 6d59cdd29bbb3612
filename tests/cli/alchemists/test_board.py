"""The board of Alchemists in the terminal: what it shows of a position, and in how much room."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

import goldenlane as gl
from goldenlane.cli.alchemists.help import components
from goldenlane.cli.alchemists.notes import chance
from goldenlane.cli.board import Board, board_of
from goldenlane.games.alchemists.alchemy import INGREDIENTS, POTIONS
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.vocabulary import MIX_FACT, fact
from goldenlane.i18n import LANGUAGES
from tests.playing import move

ALL = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]


def board(match: gl.Match, lang: str = "en", notes: str | None = None) -> Board:
    return board_of(match.game, lang, ["me", "apprentice", "random", "me"][: match.game.seats], notes)


def shown(match: gl.Match, seat: int | None = 0, width: int = 100, **options: Any) -> str:
    console = Console(file=io.StringIO(), width=width)
    for section in board(match, **options).sections(match.view(seat), seat):
        console.print(section.body)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def line(match: gl.Match, start: str, **options: Any) -> str:
    lines = (each.rstrip() for each in shown(match, **options).splitlines())
    return next(each for each in lines if each.startswith(start))


def at(round_: int, seed: int, **options: Any) -> gl.Match:
    """A random game at its first decision of a round."""
    match = gl.new("alchemists", seed=seed, **options)
    rng = Random(seed)
    while match.view(None)["round"] < round_:
        match.play(*move(match, rng))
    return match


def edited(match: gl.Match, **fields: Any) -> gl.Match:
    """The same table with other things on it."""
    position = match.position()
    players = fields.pop("players", [])
    for board_, more in zip(position["players"], players, strict=False):
        board_.update(more)
    options = {"variant": match.game.options["variant"], "modules": match.game.options["modules"]}
    return gl.new("alchemists", players=match.game.seats, position={**position, **fields}, **options)


def test_theories_show_the_own_seal_and_hide_that_of_another() -> None:
    match = at(2, 1, players=2)
    theories, seals = [-1] * 8, [-1] * 22
    theories[1], seals[2], seals[3] = 0, 0, 2
    match = edited(match, theories=theories, seals=seals)
    assert line(match, "2 fern").split()[:5] == ["2", "fern", "r-g+B-", "A★", "B"]
    assert line(match, "2 fern", seat=1).split()[:5] == ["2", "fern", "r-g+B-", "A", "BR"]
    assert line(match, "2 fern", seat=None).split()[:5] == ["2", "fern", "r-g+B-", "A", "B"]


def test_reputation_tells_what_a_loss_costs_now() -> None:
    match = edited(at(2, 1, players=2), players=[{"reputation": 15}, {"reputation": 4}])
    assert line(match, "A you").split()[2:4] == ["15", "(+1)"]
    assert line(match, "B apprentice").split()[2:4] == ["4", "(−1)"]
    assert "reputation 15 (loss +1)" in line(match, "A  gold")


def test_the_conference_ahead_and_the_last_one_gone() -> None:
    match = at(2, 1, players=2, variant="master")
    assert line(match, "Conference").startswith(
        "Conference after round 3 (own seals: reputation): 0: −2, 1: −1"
    )
    assert "No more conferences." in shown(edited(match, round=6))


def test_notes_of_what_was_seen() -> None:
    """Fern and toad make R+: sure crosses and chances in the full grid, the result alone on paper."""
    seen = [fact(MIX_FACT, INGREDIENTS.index("fern"), INGREDIENTS.index("toad"), 1 << POTIONS.index("R+"))]
    match = edited(at(2, 1, players=2), facts=seen, players=[{"facts": []}, {"facts": []}])
    toad = line(match, "3 toad ")
    assert toad.split()[:4] == ["3", "toad", "·", "R+"]
    assert "✗" in toad
    assert "worlds left 5,760" in shown(match)
    assert line(match, "3 toad ", notes="paper").split() == ["3", "toad", "·", "R+"]
    assert "worlds left" not in shown(match, notes="paper")


@pytest.mark.parametrize(
    ("share", "said"),
    [(0, "✗"), (1, "✓"), (1e-6, "1"), (1 - 1e-6, "99"), (0.125, "12"), (1 - 1e-12, "✓"), (1e-12, "✗")],
)
def test_only_what_is_sure_looks_sure(share: float, said: str) -> None:
    assert chance(share).plain == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(lang: str, width: int) -> None:
    match = at(5, 3, players=4, modules=ALL)
    out = shown(match, lang=lang, width=width)
    assert max(map(len, out.splitlines())) <= width
    assert "…" not in out


@pytest.mark.parametrize(
    ("topic", "meant"),
    [
        ("printing press", [("artifact", "printing-press")]),
        ("Witch’s Trunk", [("artifact", "witchs-trunk")]),
        ("custodian", [("favor", "custodian"), ("space", "custodian")]),
        ("sell", [("space", "sell")]),
        ("startup 19", [("startup-card", "19")]),
        ("19", [("startup-card", "19")]),
        ("2a", [("order-board", "2A")]),
        ("board 2A", [("order-board", "2A")]),
        ("grant 1", [("grant", "grant-1")]),
        ("seal red", [("seal", "red")]),
        ("bird claw", [("ingredient", "claw")]),
        ("cleric", [("adventurer", "cleric")]),
        ("", []),
        ("moon", []),
    ],
)
def test_topics_of_help(topic: str, meant: list[tuple[str, str]]) -> None:
    game = gl.game_of("alchemists")
    assert isinstance(game, AlchemistsGame)
    assert components(game.cards, topic) == meant


def test_help_knows_the_names_of_its_language() -> None:
    match = gl.new("alchemists", players=2, seed=1)
    view = match.view(0)
    assert board(match, "pl").help("ropucha", view) == board(match, "pl").help("toad", view)
    assert board(match, "uk").help("місяць", view) is None


def test_every_part_of_the_board_is_there_for_some_seat() -> None:
    match = at(5, 3, players=3, modules=ALL)
    out = shown(match)
    for heading in ("Order spaces", "Action spaces", "Adventurer", "Face-up", "Artifacts", "Encyclopedia"):
        assert heading in out
    for heading in (
        "Grants",
        "Exhibition",
        "Approval tokens",
        "players",
        "Favors",
        "Seals",
        "Results triangle",
    ):
        assert heading in out
