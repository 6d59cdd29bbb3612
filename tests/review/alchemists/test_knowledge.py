"""What a seat of Alchemists could have known, and when."""

from math import log2
from random import Random

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.deduction.facts import parse_fact
from goldenlane.deduction.knowledge import Knowledge
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.kernel.match import Match
from goldenlane.review.alchemists.knowledge import Notebook, Publication, notebooks


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of two apprentices with articles and the golem."""
    match = gl.new(
        "alchemists", players=2, seed=3, variant="master", modules=["royal-encyclopedia", "golem-project"]
    )
    player, rng = bot("apprentice", match.game), Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, player.choose(Seat.of(match, seat), rng))
    return match


@pytest.fixture(scope="module")
def books(match: Match) -> list[Notebook]:
    return notebooks(match)


def test_the_lessons_add_up_to_what_the_seat_knows_at_the_end(match: Match, books: list[Notebook]) -> None:
    for book in books:
        facts = match.view(book.seat)["facts"]
        known = Knowledge([parse_fact(fact) for fact in facts])
        assert sum(lesson.bits for lesson in book.lessons) == pytest.approx(log2(967_680 / known.worlds))
        assert all(lesson.bits > 0 for lesson in book.lessons)


def test_an_ingredient_is_known_from_the_lesson_that_settles_it(books: list[Notebook]) -> None:
    for book in books:
        settled = {name: lesson.round for lesson in book.lessons for name in lesson.certain}
        assert settled == {name: round_ for name, round_ in book.known.items() if round_ is not None}


def test_every_seal_is_there_with_its_chance(match: Match, books: list[Notebook]) -> None:
    state = match.state
    assert isinstance(state, AlchemistsState)
    for book in books:
        assert len(book.publications) >= sum(seal >= 0 for seal in state.seals[book.seat :: 2])
        for each in book.publications:
            assert 0 <= each.chance <= 1
            if each.kind == "proven":
                assert each.right
            assert each.kind != "refuted", "an apprentice never publishes what it knows to be wrong"


def test_the_kinds_of_publications() -> None:
    def kind(chance: float) -> str:
        return Publication(1, 1, "fern", "npN", "gold", chance, right=True).kind

    assert [kind(chance) for chance in (1.0, 0.5, 0.49, 0.0)] == ["proven", "likely", "gamble", "refuted"]
