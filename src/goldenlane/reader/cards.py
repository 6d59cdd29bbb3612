"""Ingredient cards of our own as a PDF, each with a QR mark that the reader page scans.

A mark says "GL:" and the name of the ingredient in capitals, nothing about a game: the cards serve for every
code. Cards are 63 x 88 mm, nine to a page, with lines to cut along. Pictures and marks are vectors.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import segno
from fpdf import FPDF

from goldenlane.games.alchemists.alchemy import INGREDIENTS

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
WIDTH, HEIGHT = 63.0, 88.0
COPIES = 5
"""Cards of each ingredient in the deck."""
_COLUMNS = _ROWS = 3
_MARK = 24.0
_PICTURE = 46.0
_FONT = "Alegreya Sans"
_PARCHMENT, _INK, _GOLD, _NIGHT = (244, 234, 213), (42, 33, 24), (199, 154, 43), (20, 26, 46)


def mark_of(ingredient: int) -> str:
    """What the QR mark of an ingredient says."""
    return f"GL:{INGREDIENTS[ingredient].upper()}"


def _pictures(name: str) -> Path:
    return Path(str(files("goldenlane.reader").joinpath("pictures", name)))


@cache
def _picture(ingredient: int) -> bytes:
    return _pictures(f"{INGREDIENTS[ingredient]}.svg").read_bytes()


def print_cards(names: list[str], *, copies: int = COPIES, paper: str = "a4", backs: bool = False) -> bytes:
    """The PDF of so many cards of each ingredient, under these names.

    With backs, each page is followed by one of backs for the other side of the sheet.
    """
    width, height = PAPERS[paper]
    pdf = FPDF(unit="mm", format=(width, height))
    pdf.set_auto_page_break(False)
    pdf.set_title("Golden Lane: ingredient cards")
    pdf.add_font(_FONT, fname=_pictures("alegreya-sans-bold.ttf"))
    left, top = (width - _COLUMNS * WIDTH) / 2, (height - _ROWS * HEIGHT) / 2
    places = [(left + WIDTH * at, top + HEIGHT * row) for row in range(_ROWS) for at in range(_COLUMNS)]
    deck = [ingredient for ingredient in range(len(INGREDIENTS)) for _ in range(copies)]
    for start in range(0, len(deck), len(places)):
        sheet = deck[start : start + len(places)]
        pdf.add_page()
        for ingredient, (x, y) in zip(sheet, places, strict=False):
            _face(pdf, ingredient, names[ingredient], x, y)
        _cutting_lines(pdf, left, top)
        if backs:
            pdf.add_page()
            for x, y in places:
                _back(pdf, x, y)
            _cutting_lines(pdf, left, top)
    return bytes(pdf.output())


def _face(pdf: FPDF, ingredient: int, name: str, x: float, y: float) -> None:
    pdf.set_fill_color(*_PARCHMENT)
    pdf.rect(x, y, WIDTH, HEIGHT, style="F")
    pdf.set_draw_color(*_GOLD)
    pdf.set_line_width(0.5)
    pdf.rect(x + 2.5, y + 2.5, WIDTH - 5, HEIGHT - 5, style="D", round_corners=True, corner_radius=3)
    pdf.image(BytesIO(_picture(ingredient)), x=x + (WIDTH - _PICTURE) / 2, y=y + 4.5, w=_PICTURE)
    pdf.set_text_color(*_INK)
    pdf.set_font(_FONT, size=15)
    name = name[:1].upper() + name[1:]
    if pdf.get_string_width(name) > WIDTH - 10:
        pdf.set_font(_FONT, size=int(15 * (WIDTH - 10) / pdf.get_string_width(name)))
    pdf.set_xy(x, y + 50.5)
    pdf.cell(WIDTH, 7, name, align="C")
    _mark(pdf, mark_of(ingredient), x + (WIDTH - _MARK) / 2, y + HEIGHT - _MARK - 4.5)


def _mark(pdf: FPDF, text: str, x: float, y: float) -> None:
    """A QR mark on white with the quiet zone that cameras need."""
    rows = [list(row) for row in segno.make_qr(text, error="q").matrix_iter(border=3)]
    size = _MARK / len(rows)
    pdf.set_fill_color(255, 255, 255)
    pdf.rect(x, y, _MARK, _MARK, style="F")
    pdf.set_fill_color(0, 0, 0)
    for at, row in enumerate(rows):
        column = 0
        while column < len(row):
            run = column
            while run < len(row) and row[run]:
                run += 1
            if run > column:
                # A hair wider, so that neighbors do not come apart on the screen.
                pdf.rect(x + column * size, y + at * size, (run - column) * size, size + 0.01, style="F")
            column = run + 1


def _back(pdf: FPDF, x: float, y: float) -> None:
    """Night, and the golden lane's door: the same on every card."""
    pdf.set_fill_color(*_NIGHT)
    pdf.rect(x, y, WIDTH, HEIGHT, style="F")
    pdf.set_draw_color(*_GOLD)
    pdf.set_line_width(0.5)
    pdf.rect(x + 4, y + 4, WIDTH - 8, HEIGHT - 8, style="D", round_corners=True, corner_radius=3)
    pdf.set_line_width(1)
    middle = x + WIDTH / 2
    for inset in (0.0, 3.0):
        wide, high = 20 - 2 * inset, 30 - inset
        bottom, arch = y + HEIGHT / 2 + 16, wide / 2
        pdf.arc(middle - arch, bottom - high, wide, 180, 360, style="D")
        pdf.line(middle - arch, bottom - high + arch, middle - arch, bottom)
        pdf.line(middle + arch, bottom - high + arch, middle + arch, bottom)
    pdf.line(middle - 14, y + HEIGHT / 2 + 16, middle + 14, y + HEIGHT / 2 + 16)


def _cutting_lines(pdf: FPDF, left: float, top: float) -> None:
    pdf.set_draw_color(130, 130, 130)
    pdf.set_line_width(0.1)
    right, bottom = left + _COLUMNS * WIDTH, top + _ROWS * HEIGHT
    for at in range(_COLUMNS + 1):
        pdf.line(left + at * WIDTH, top - 4, left + at * WIDTH, bottom + 4)
    for at in range(_ROWS + 1):
        pdf.line(left - 4, top + at * HEIGHT, right + 4, top + at * HEIGHT)
