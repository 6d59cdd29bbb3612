"""The board of Alchemists in the terminal: what it shows of a position, and in how much room."""

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

import goldenlane as gl
from goldenlane.cli.alchemists.help import components
from goldenlane.cli.alchemists.notes import Notebook, chance
from goldenlane.cli.alchemists.words import AlchemistsWords
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
    assert line(match, "2 fern").split()[:5] == ["2", "fern", "r−g+B−", "A★", "B"]
    assert line(match, "2 fern", seat=1).split()[:5] == ["2", "fern", "r−g+B−", "A", "BR"]
    assert line(match, "2 fern", seat=None).split()[:5] == ["2", "fern", "r−g+B−", "A", "B"]
    assert line(match, "2 paproć", seat=1, lang="pl").split()[:5] == ["2", "paproć", "c−z+N−", "A", "BC"]
    assert line(match, "2 папороть", seat=1, lang="uk").split()[2:5] == ["ч−з+С−", "A", "BЧ"]


def test_removed_seals_lie_face_up_beside_the_theories() -> None:
    """Ruling A-74: for every seat and for spectators, with theories on the board or without."""
    removed = [{"removed-seals": [1, 0, 0, 0, 0, 0]}, {"removed-seals": [0, 0, 2, 0, 0, 0]}]
    match = edited(at(2, 1, players=2), players=removed)
    for seat in (0, 1, None):
        assert line(match, "removed", seat=seat) == "removed by debunking: A★ BR BR"
    assert "removed by" not in shown(at(2, 1, players=2))


def test_the_adventurer_of_a_conference_round_is_known_before() -> None:
    """Ruling A-72."""
    assert "; next: " in line(at(3, 1, players=2), "Adventurer")
    assert "; next: " not in line(at(3, 1, players=2, next_adventurer="covered"), "Adventurer")


def test_used_up_sales_and_what_a_merchant_can_still_sell() -> None:
    """Ruling A-70."""
    hands = [{"hand": [1, 1, 1, 0, 0, 0, 0, 0], "favors": [0] * 9} for _ in range(2)]
    match = edited(at(2, 1, players=2), sales=1, sold=1, players=hands)
    assert "(buys no more)" in line(match, "Adventurer")
    assert "(buys no more)" not in line(edited(match, sales=0, sold=0), "Adventurer")
    assert "Sales" not in advice(match)
    hands[0]["favors"] = [0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert "Sales" in advice(edited(match, players=hands))


def advice(match: gl.Match) -> str:
    console = Console(file=io.StringIO(), width=100)
    found = board(match).command("advise", match.view(0))
    assert found is not None
    console.print(found)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_reputation_tells_what_a_loss_costs_now() -> None:
    match = edited(at(2, 1, players=2), players=[{"reputation": 15}, {"reputation": 4}])
    assert line(match, "A you").split()[2:4] == ["15", "(+1)"]
    assert line(match, "B apprentice").split()[2:4] == ["4", "(−1)"]
    assert "reputation 15 (loss +1)" in line(match, "A  gold")


def test_the_conference_ahead_and_the_last_one_gone() -> None:
    match = at(2, 1, players=2, variant="master")
    assert line(match, "Conference").startswith(
        "Conference after round III (your seals: reputation): 0: −2, 1: −1"
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
    assert board(match, "pl").help("karta poczatkowa 19", view) == board(match, "pl").help("19", view)
    assert board(match, "pl").help("PRASA-drukarska", view) == board(match, "pl").help("printing press", view)
    assert board(match, "uk").help("стартова карта 19", view) == board(match, "uk").help("19", view)
    assert board(match, "uk").help("грант 1", view) == board(match, "uk").help("grant 1", view)
    assert board(match, "uk").help("місяць", view) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_hint_offers_is_known(lang: str) -> None:
    match = gl.new("alchemists", players=2, seed=1)
    offered = re.findall(r"help ([^,.]+)", board(match, lang).label("no-help", topic="?"))
    assert len(offered) > 5
    assert [topic for topic in offered if not board(match, lang).help(topic, match.view(0))] == []


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("pl", "sell c− sign", "sell r- sign"),
        ("pl", "sell R- sign", "sell r- sign"),
        ("pl", "token N-large", "token b-large"),
        ("uk", "debunk toad З", "debunk toad g"),
        ("uk", "Article с", "article b"),
        ("en", "claim  B−", "claim b-"),
        ("pl", "order 3", "order 3"),
    ],
)
def test_colors_are_typed_in_the_letters_of_the_language_or_of_the_notation(
    lang: str, typed: str, notation: str
) -> None:
    assert board(gl.new("alchemists", players=2, seed=1), lang).typed(typed).lower() == notation


@pytest.mark.parametrize(
    ("lang", "solar"),
    [("en", "toad (solar)"), ("pl", "ropucha (alchemon słoneczny)"), ("uk", "ропуха (сонячний алхімон)")],
)
def test_no_adjective_has_to_agree_with_an_ingredient(lang: str, solar: str) -> None:
    game = gl.game_of("alchemists")
    assert isinstance(game, AlchemistsGame)
    notes = Notebook(AlchemistsWords(lang, game.cards, ["me", "me"]), full=True, golem=False)
    facts = notes.facts({"facts": [{"type": "class", "ingredient": "toad", "class": "solar"}]})
    assert facts is not None
    assert facts.plain.endswith(solar)


@pytest.mark.parametrize(("lang", "right", "wrong"), [("en", ".", ","), ("pl", ",", "."), ("uk", ",", ".")])
def test_decimals_have_the_sign_of_the_language(lang: str, right: str, wrong: str) -> None:
    match = at(1, 1, players=2)
    view = match.view(0)
    view["players"][0]["hand"] = dict.fromkeys(("fern", "toad", "claw"), 1)
    console = Console(file=io.StringIO(), width=100)
    console.print(board(match, lang).command("advise", view))
    assert isinstance(console.file, io.StringIO)
    out = console.file.getvalue()
    assert re.search(rf"\d{re.escape(right)}\d\d\b", out)
    assert not re.search(rf"\d{re.escape(wrong)}\d", out)


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
