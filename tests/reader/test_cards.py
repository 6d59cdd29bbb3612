"""The cards to print."""

import re
from pathlib import Path

import pytest
import segno
from typer.testing import CliRunner

from goldenlane.cli import app
from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.reader.cards import BLEED, HEIGHT, PAPERS, WIDTH, mark_of, print_cards, print_marks


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


def test_the_ground_reaches_over_the_edge_and_stays_on_the_paper() -> None:
    for wide, high in PAPERS.values():
        assert wide > 3 * WIDTH + 2 * BLEED
        assert high > 3 * HEIGHT + 2 * BLEED


def test_marks_for_sleeves_fit_one_page() -> None:
    for paper in PAPERS:
        assert _pages(print_marks(list(INGREDIENTS), paper=paper)) == 1
    assert _pages(print_marks(list(INGREDIENTS), copies=20)) == 2


@pytest.mark.parametrize("options", [[], ["--marks"], ["--backs"]])
def test_sheets_are_printed(tmp_path: Path, options: list[str]) -> None:
    file = tmp_path / "sheet.pdf"
    done = CliRunner().invoke(app, ["print", "reader", str(file), *options])
    assert done.exit_code == 0, done.output
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("name", ["cards.png", "cards.PNG", "cards.svg", "cards"])
def test_what_cannot_be_written_is_said(tmp_path: Path, name: str) -> None:
    done = CliRunner().invoke(app, ["print", "reader", str(tmp_path / name)])
    assert done.exit_code != 0
    assert not (tmp_path / name).exists()
    assert "only PDF" in f"{done.output}{done.exception}"
