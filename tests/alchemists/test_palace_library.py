"""Books of the palace library."""

from random import Random

import pytest

from goldenlane.games.alchemists.alchemy import parse_ingredient
from goldenlane.games.alchemists.palace_library import Shelf
from goldenlane.games.alchemists.vocabulary import CLASS_FACT, fact
from goldenlane.kernel.errors import CannotUndo, IllegalAction
from goldenlane.kernel.state import CHANCE
from tests.alchemists.positions import Table


def shelf(table: Table) -> Shelf:
    found = next(effect for effect in table.game.effects.values() if isinstance(effect, Shelf))
    return found


def test_a_book_is_read_at_once_and_in_private() -> None:
    table = Table()
    table.script("draw 1 2 4 7")
    table.run("read-book", 1)
    assert table.player(1).books == 1
    assert table.options(1) == ["read fern", "read toad", "read flower", "read feather"]
    assert table.options(0) == []
    table.play(1, "read toad")
    toad = parse_ingredient("toad")
    # Toad is pnP, one negative aspect: lunar.
    assert table.player(1).facts == [fact(CLASS_FACT, toad, toad, 1)]
    assert table.player(0).facts == []
    assert [event["args"] for event in table.events(1) if event["kind"] == "read-book"] == [["toad", "lunar"]]
    assert [event["args"] for event in table.events(0) if event["kind"] == "read-book"] == [[]]
    with pytest.raises(CannotUndo):
        table.match.undo(1)


def test_four_different_ingredients_every_time_anew() -> None:
    """Ruling A-39: known ones included, all equally often."""
    table = Table()
    counts = [0] * 8
    frame = (shelf(table), CHANCE, 0, 0)
    rng = Random(5)
    for _ in range(400):
        shown = shelf(table).sample(table.state, frame, rng)
        assert len(set(shown)) == 4
        for ingredient in shown:
            counts[ingredient] += 1
    assert min(counts) > 150


@pytest.mark.parametrize("draw", ["draw 1 2 4", "draw 1 2 2 4", "draw 4 2 1 7", "draw 1 2 4 8", "draw"])
def test_what_a_shelf_cannot_show(draw: str) -> None:
    table = Table()
    table.script(draw)
    with pytest.raises(IllegalAction):
        table.run("read-book", 1)


def test_tokens_do_not_run_out() -> None:
    """Ruling A-40."""
    table = Table()
    table.player(0).books = 12
    table.run("read-book", 0)
    table.play(0, table.options(0)[0])
    assert table.player(0).books == 13
