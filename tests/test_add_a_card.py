"""A card is one row: added to the content, it is dealt, played, said, found, saved and seen in numbers."""

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.cli.alchemists import help as alchemists_help
from goldenlane.cli.alchemists.words import AlchemistsWords
from goldenlane.cli.golem import help as golem_help
from goldenlane.cli.golem.words import Words
from goldenlane.env.aec import numbers_of
from goldenlane.env.vocabulary import vocabulary
from goldenlane.games import game_of
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.vocabulary import MODULES
from goldenlane.games.golem.game import shipped_content
from goldenlane.server.page_content import content_of
from goldenlane.server.wire import Lang

CONTENT = {"golem": shipped_content(), "alchemists": SHIPPED.read_text(encoding="utf-8")}
LANGS: tuple[Lang, ...] = ("en", "pl", "uk")
SEEDS = range(150)


@dataclass(frozen=True)
class Card:
    """A row that is added, and by what it is known where it turns up."""

    game: str
    section: str
    row: str
    dealt: str
    """What the log says when it comes into the game."""
    played: str
    """What the log says when it is used; empty where nobody chooses it."""
    key: str
    """Of the component in the content for the page."""
    topic: str
    """What one types to be helped."""
    options: dict[str, Any] = field(default_factory=dict)


FUNDING = {"modules": ["startup-funding"]}
BUSY = {"modules": ["busy-days"]}
CARDS = [
    Card(
        "golem",
        "book",
        "78 | red | 1 | 7 vp | 3 clay -> 8 vp",
        r"\blibrary .*\b78\b",
        "buy 78",
        "book.78",
        "78",
    ),
    Card(
        "golem",
        "character",
        "79 | IV | 4 | 9 vp | 2 | red blue",
        r"\bcharacters .*\b79\b",
        "",
        "character.79",
        "79",
    ),
    Card("golem", "goal", "80 | books | 6 | 5", r"\bgoals .*\b80\b", "keep 80", "goal.80", "goal 80"),
    Card(
        "golem",
        "start-tile",
        "19 | 9 clay",
        r"\bstart-tiles .*\b19\b",
        r"start .*\b19\b",
        "start-tile.19",
        "start 19",
    ),
    Card("golem", "action-tile", "A13 | 9 coin", r"\btiles .*\b12\b", "rabbi A13", "action-tile.A13", "A13"),
    Card(
        "golem",
        "neighborhood",
        "blue | 11 | 9 knowledge",
        r"\bstreet .*\b11\b",
        "",
        "neighborhood.blue.11",
        "blue 11",
    ),
    Card(
        "golem",
        "artifact",
        "5A | 1 vp | 2 vp | 3 vp | 4 vp | house\n5B | 2 vp | 3 vp | 4 vp | 5 vp",
        r"\bartifact-tiles .*\b[89]\b",
        r"artifact-tile 5[AB]",
        "artifact.5A",
        "5A",
    ),
    Card(
        "alchemists",
        "artifact",
        "golden-goose | 2 | 3 | 1 | - | 4 gold, 2 favor then discard 1 ingredient",
        r"\bartifacts .*\b21\b",
        "buy golden-goose",
        "artifact.golden-goose",
        "golden-goose",
    ),
    Card(
        "alchemists", "adventurer", "monk | R+ | G- | B+", r"\badventurer 6\b", "", "adventurer.monk", "monk"
    ),
    Card(
        "alchemists",
        "grant",
        "grant-6 | fern claw flower feather | 3 | -",
        "",
        "grant grant-6",
        "grant.grant-6",
        "grant 6",
    ),
    Card(
        "alchemists",
        "startup-card",
        "21 | 4 gold, 1 favor",
        r"\bstartup .*\b21\b",
        r"keep .*\b21\b",
        "startup-card.21",
        "startup 21",
        FUNDING,
    ),
    Card(
        "alchemists",
        "order-board",
        "3Z | 3 | no | 1 gold -> - | - | - | - | 2 gold | 3 gold | 1 book | 1 favor",
        r"\border-board 18\b",
        "",
        "order-board.3Z",
        "3Z",
        BUSY,
    ),
]
IDS = [f"{card.game}-{card.section}" for card in CARDS]


def with_row(content: str, section: str, row: str) -> str:
    """A content with one more row at the end of a section."""
    head, mark, tail = content.partition(f"[{section}]\n")
    assert mark
    rows, gap, rest = tail.partition("\n\n")
    return f"{head}{mark}{rows}\n{row} | house{gap}{rest}"


def random_game(card: Card, content: str, seed: int, until: str) -> gl.Match | None:
    """A random game up to where the log says so; None if it never does."""
    match = gl.new(card.game, players=4, seed=seed, content=content, **card.options)
    rng, said = Random(seed), 0
    while True:
        while said < len(match.log):
            if re.search(until, str(match.log[said])):
                return match
            said += 1
        if not match.to_act:
            return None
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))


def found(card: Card, content: str, until: str) -> gl.Match:
    return next(match for seed in SEEDS if (match := random_game(card, content, seed, until)))


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_a_row_is_dealt_saved_and_seen_in_numbers(card: Card) -> None:
    content = with_row(CONTENT[card.game], card.section, card.row)
    for until in filter(None, (card.dealt, card.played)):
        match = found(card, content, until)
        position = match.position()
        again = gl.new(card.game, players=4, content=content, position=position, **card.options)
        assert again.position() == position
        numbers = numbers_of(match.game)
        for seat in range(4):
            assert len(numbers.write(match.state, seat)) == numbers.layout.size


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_a_row_is_told_to_the_page_and_in_help(card: Card) -> None:
    game = game_of(
        card.game, players=4, content=with_row(CONTENT[card.game], card.section, card.row), **card.options
    )
    said = set()
    for lang in LANGS:
        told = content_of(game, lang)
        words = next(component.words for component in told.components if component.key == card.key)
        assert words
        assert "{" not in words
        assert "alchemists-" not in words
        helped = (
            golem_help.answer(Words(lang, game.components, ["human"] * 4, 4), game.components, card.topic, {})
            if card.game == "golem"
            else alchemists_help.answer(AlchemistsWords(lang, game.components, ["human"] * 4), card.topic)
        )
        assert helped == [words]
        said.add(words)
    assert len(said) == len(LANGS)


FIXED = {
    "golem": [
        "number",
        "automa",
        "marbles",
        "work",
        "street",
        "quarter",
        "library",
        "research-tile",
        "golem-tile",
        "artifact-upgrade",
        "big-tile",
        "artifact-slot",
        "graveyard",
        "printed-space",
        "intro-board",
        "intro-seat",
    ],
    "alchemists": [
        "ingredient",
        "favor",
        "order-space",
        "green-space",
        "action-space",
        "cubes",
        "zone",
        "guarantee",
        "bid",
        "seal",
        "conference",
        "golem-conference",
        "kings-mood",
    ],
}


@pytest.mark.parametrize(("game", "section"), [(game, section) for game in FIXED for section in FIXED[game]])
def test_a_section_that_takes_no_row_says_so(game: str, section: str) -> None:
    """What is printed on the boards, and cards that have a rule of their own."""
    rows = game_of(game).content.sections[section]
    last = " | ".join(cell for name, cell in rows[-1].cells.items() if name != "source")
    line = rf"^[a-z.]+:\d+: \[{section}\] must have {len(rows)} rows, not {len(rows) + 1}$"
    with pytest.raises(gl.ContentError, match=line):
        game_of(game, content=with_row(CONTENT[game], section, last))


def test_cards_are_numbered_through() -> None:
    """A book cannot have the number of a character."""
    with pytest.raises(gl.ContentError, match="number 39 is the number of a character"):
        game_of("golem", content=with_row(CONTENT["golem"], "book", "39 | red | 1 | 7 vp | 1 clay"))
    with pytest.raises(gl.ContentError, match="number must be more than 38, not 38"):
        game_of("golem", content=with_row(CONTENT["golem"], "book", "38 | red | 1 | 7 vp | 1 clay"))


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_bots_play_with_every_row_added(game: str) -> None:
    """They judge a card by its row, and all of its options have numbers in the environment."""
    content = CONTENT[game]
    options: dict[str, Any] = {} if game == "golem" else {"modules": [*MODULES]}
    for card in CARDS:
        if card.game == game:
            content = with_row(content, card.section, card.row)
    match = gl.new(game, players=3, seed=5, content=content, **options)
    player, rng, names = bot("apprentice", match.game), Random(5), vocabulary(game)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        assert len(set(names.numbers(legal))) == len(legal)
        match.play(seat, player.choose(Seat.of(match, seat), rng))
    assert match.scores()
