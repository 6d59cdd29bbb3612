"""The content file: what it holds, and how mistakes are told."""

from pathlib import Path

import pytest

from goldenlane.games.alchemists.alchemy import INGREDIENTS, POTIONS
from goldenlane.games.alchemists.bundle import (
    FUNDS,
    NO_ARTIFACT,
    NOTHING,
    SECRET_ARTIFACT,
    STARTING_ARTIFACT,
    WORDS,
    Bundle,
    read_bundle,
    read_space,
)
from goldenlane.games.alchemists.components import (
    PLAYERS,
)
from goldenlane.games.alchemists.read_content import SHIPPED, load, shipped
from goldenlane.games.alchemists.vocabulary import ARTIFACTS
from goldenlane.kernel.content import SOURCES
from goldenlane.kernel.errors import BadOption, ContentError
from goldenlane.kernel.notation import NotationError

TEXT = SHIPPED.read_text(encoding="utf-8")
DATA = shipped()


def test_every_row_has_a_source() -> None:
    for rows in DATA.content.sections.values():
        for row in rows:
            assert row.source in SOURCES


def test_counts_of_components() -> None:
    assert DATA.ingredient_cards == (5,) * 8
    assert sum(favor.cards for favor in DATA.favors if not favor.module) == 22
    base = [artifact for artifact in DATA.artifacts if not artifact.module]
    assert [sum(artifact.deck == deck for artifact in base) for deck in range(3)] == [6, 6, 6]
    assert [sum(artifact.deck == deck for artifact in DATA.artifacts) for deck in range(3)] == [7, 7, 7]
    assert sum(seal.base for seal in DATA.seals) == 11
    assert sum(seal.encyclopedia for seal in DATA.seals) == 13
    assert len(DATA.startup_cards) == 20
    assert len(DATA.order_boards) == 18
    assert len(DATA.moods) == 8
    assert sorted(DATA.code_order) == list(range(8))
    assert [INGREDIENTS[i] for i in DATA.code_order[:3]] == ["fern", "claw", "mushroom"]


def test_every_potion_is_wanted_equally_often() -> None:
    wanted = [potion for tile in DATA.adventurers for potion in tile]
    assert all(wanted.count(potion) == 3 for potion in range(6))
    assert DATA.adventurers[0] == tuple(POTIONS.index(name) for name in ("B+", "R+", "G+"))


def test_kings_mood_totals() -> None:
    """Eleven approval tokens in a game of three, fifteen in a game of four."""
    totals = {n: sum(mood.approval for mood in DATA.moods if n in mood.players) for n in (3, 4)}
    assert totals == {3: 11, 4: 15}


def test_cubes() -> None:
    assert [DATA.cubes[True, n][1:] for n in PLAYERS] == [
        (3, 6, 6, 6, 6, 6),
        (3, 5, 5, 6, 6, 6),
        (3, 5, 5, 5, 5, 5),
    ]
    assert [DATA.cubes[False, n][1:3] for n in PLAYERS] == [(3, 6), (3, 5), (3, 4)]


def test_startup_cards() -> None:
    assert DATA.startup_cards[15].gain == Bundle(gold=1, ingredients=1, favors=1, reputation=-1)
    assert DATA.startup_cards[15].face() == {
        "do": "all",
        "of": [
            {"do": "gold", "n": 1},
            {"do": "ingredient", "n": 1},
            {"do": "favor", "n": 1},
            {"do": "reputation", "n": -1},
        ],
    }
    assert DATA.startup_cards[16].gain == Bundle(gold=2, delayed=3)
    assert [card.artifact for card in DATA.startup_cards[18:]] == [SECRET_ARTIFACT, STARTING_ARTIFACT]
    assert all(card.artifact == NO_ARTIFACT for card in DATA.startup_cards[:18])
    assert DATA.startup_cards[19].face() == {"do": "starting-artifact"}


def test_lowest_start_is_one() -> None:
    """Ruling A-33: with the Starting Artifact the sum is always a loss, down to reputation 1 at worst."""
    others = [card.gain.reputation for card in DATA.startup_cards if card.artifact == NO_ARTIFACT]
    number = DATA.number
    sums = [
        other + cost
        for other in others
        for cost in (number.starting_artifact_cost_3, number.starting_artifact_cost_4)
    ]
    assert max(sums) < 0
    assert DATA.setup.reputation + min(sums) == number.lowest_reputation


def test_order_boards() -> None:
    board = next(board for board in DATA.order_boards if board.name == "1C")
    assert (board.group, board.golem) == (0, False)
    space = board.spaces[3]
    assert (space.cost, space.benefit) == (Bundle(cubes=1), Bundle(books=1, favors=1))
    assert space.face() == {
        "do": "pay",
        "cost": {"do": "cube", "n": 1},
        "gain": {"do": "all", "of": [{"do": "favor", "n": 1}, {"do": "book", "n": 1}]},
    }
    assert board.spaces[1].cost == board.spaces[1].benefit == NOTHING
    assert [space.players for space in board.spaces[5:]] == [(2, 3, 4), (3, 4), (4,)]
    groups = [[board.golem for board in DATA.order_boards if board.group == group] for group in range(3)]
    assert [(len(group), sum(group)) for group in groups] == [(6, 1), (6, 2), (6, 2)]


def test_somebody_without_means_always_finds_an_order_space() -> None:
    """Ruling A-37, also for the track of the base game."""
    for spaces in [DATA.order_spaces, *(board.spaces for board in DATA.order_boards)]:
        for players in PLAYERS:
            free = [space for space in spaces if players in space.players and space.cost == NOTHING]
            assert len(free) >= players


def test_bundles_are_written_and_read() -> None:
    bundles = [card.gain for card in DATA.startup_cards]
    bundles += [part for board in DATA.order_boards for space in board.spaces for part in space[:2]]
    for bundle in bundles:
        assert read_bundle(bundle.text(), WORDS, low=-9) == bundle


@pytest.mark.parametrize(
    "text",
    ["gold", "1 clay", "0 gold", "-1 gold", "1 gold, 1 gold", "1 gold,", "x gold", "21 gold", "", "²  gold"],
)
def test_no_bundle(text: str) -> None:
    with pytest.raises(NotationError):
        read_bundle(text, FUNDS)


def test_no_space() -> None:
    with pytest.raises(NotationError):
        read_space("1 favor -> 1 gold", (2,))
    with pytest.raises(NotationError):
        read_space("1 gold -> 1 approval", (2,))


MISTAKES = [
    ("name     | cards | code | source", "name | cards | coded | source", "must have the columns"),
    ("mushroom | 5     | 2 ", "mushrom  | 5     | 2 ", "must be 'mushroom' here"),
    ("fern     | 5     | 0 ", "fern     | 5     | 1 ", "codes must be different"),
    ("B+   | R+     | G+ ", "B+   | B+     | G+ ", "three different potions"),
    ("B+   | R+     | G+ ", "B+   | 0      | G+ ", "middle must be one of"),
    ("robe-of-respect    | 1    | 4 ", "robe-of-respect    | 1    | 5 ", "cost must be from 3 to 4"),
    (
        "crystal-cabinet    | 3    | 5    | special",
        "crystal-cabinet    | 3    | 5    | 3",
        "vp must be special",
    ),
    ("bronze-cup         | 3    | 4    | 4  ", "bronze-cup   | 3    | 4    | special", "vp must be a number"),
    (
        "4      | 2 3 4   | -      | 2 ingredient",
        "4      | 2 4 3   | -      | 2 ingredient",
        "players must rise",
    ),
    ("3      | 2 3 4   | -      | 1 ingredient", "3 | 2 3 4 | - | 1 cube", "benefit: '1 cube'"),
    ("drink          | 1 1     | 1 1     | 1 1     | 1 ", "drink | 1 1 | 1 1 | 1 1 | 6 ", "last must not"),
    ("sell           | 2  ", "sell           | 2 2", "one action only"),
    ("3 5 5 6 6 6 | rulebook", "3 5 5 6 6 | rulebook", "must hold 6 numbers"),
    ("golem-project | 2       | 3 6", "golem-project | 3       | 3 6", "stands twice"),
    ("green | 14 ", "green | 7  ", "zones must rise"),
    ("mushroom fern toad claw ", "mushroom fern toad toad ", "different ingredients"),
    ("mushroom fern toad claw ", "mushroom fern ", "at least 3 ingredients"),
    ("transmute-gold           | 1 ", "transmute-gold           | x ", "must be a whole number"),
    ("transmute-gold           | 1     | community", "sage-gold | 1 | community", "stands twice"),
    ("transmute-gold           | 1     | community", "", "transmute-gold is missing"),
    ("transmute-gold           | 1 ", "transmute-silver         | 1 ", "name must be one of"),
    ("bid-cards            | return ", "bid-cards            | burn   ", "must be one of return, spent"),
    ("bid-cards            | return  | recalled", "", "bid-cards is missing"),
    (
        "article-seals        | 3       | inferred",
        "article-seals|3|house\nbluff|1|house",
        "unknown rule 'bluff'",
    ),
    ("article-seals        | 3  ", "bid-cards | return ", "stands twice"),
    ("1      | 3 gold  ", "1      | 3 clay  ", "effect: '3 clay'"),
    ("9      | 1 book  ", "9      | 2 book  ", "at most 1 book"),
    ("19     | secret artifact ", "19     | starting artifact ", "exactly one card must be the secret"),
    ("1A | 1 | no  | 1 reputation -> - |", "1A | 1 | no  | 1 approval -> - |", "need a board with golem"),
    ("1A | 1 | no  | 1 reputation -> - |", "1A | 1 | no  | 2 cube -> - |", "at most 1 cube"),
    ("1      | 3 4     | 1  ", "1      | 3       | 1  ", "4 players need 6 tiles"),
    ("[kings-mood]", "[queens-mood]", "unknown section"),
    ("1      | apprentice | -   ", "2      | apprentice | -   ", "conference 1, apprentice is missing"),
]


@pytest.mark.parametrize(("old", "new", "reason"), MISTAKES)
def test_mistakes_are_told_with_their_line(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1, old
    with pytest.raises(ContentError, match=reason) as caught:
        load(TEXT.replace(old, new))
    assert caught.value.line > 0


def test_too_few_free_spaces() -> None:
    row = next(line for line in TEXT.splitlines() if line.startswith("3B"))
    spaces = row.split("|")
    for number in range(3, 9):
        spaces[number] = " 1 gold -> - "
    with pytest.raises(ContentError, match="2 players need 2 spaces without cost, there are 0"):
        load(TEXT.replace(row, "|".join(spaces)))


def test_boards_without_golem_in_every_group() -> None:
    text = TEXT
    for name in ("2A", "2B", "2C"):
        text = text.replace(f"\n{name} | 2 | no ", f"\n{name} | 2 | yes")
    with pytest.raises(ContentError, match="group 2 needs 2 boards without golem"):
        load(text)


def test_content_from_a_path(tmp_path: Path) -> None:
    assert load(SHIPPED).content.digest == DATA.content.digest
    assert load(TEXT).artifacts == DATA.artifacts
    with pytest.raises(ContentError, match="cannot be read"):
        load(tmp_path / "nothing.txt")
    with pytest.raises(BadOption, match="must be the text"):
        load(str(SHIPPED))


def test_names_in_code_and_file_agree() -> None:
    assert tuple(artifact.name for artifact in DATA.artifacts) == ARTIFACTS
