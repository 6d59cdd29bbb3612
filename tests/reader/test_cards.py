"""The cards to print."""

import re

import pytest
import segno

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.reader.cards import mark_of, print_cards


def _pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def test_a_deck_has_forty_cards_on_five_pages() -> None:
    pdf = print_cards(list(INGREDIENTS))
    assert pdf.startswith(b"%PDF-")
    assert _pages(pdf) == 5
    assert _pages(print_cards(list(INGREDIENTS), copies=1, paper="letter", backs=True)) == 2


@pytest.mark.parametrize("ingredient", range(8))
def test_marks_are_small_and_say_the_ingredient_alone(ingredient: int) -> None:
    mark = mark_of(ingredient)
    assert mark == f"GL:{INGREDIENTS[ingredient].upper()}"
    assert segno.make_qr(mark, error="q").version == 1
