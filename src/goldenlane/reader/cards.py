"""Ingredient cards of our own as a PDF, each with a QR mark that the reader page scans.

A mark says "GL:" and the name of the ingredient in capitals, nothing about a game: the cards serve for every
code. Cards are 63 x 88 mm, nine to a page; their ground reaches 3 mm over the edge, and lines outside it say
where to cut. Small marks alone, for the sleeves of real cards, are on a sheet of their own. All are vectors.
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
BLEED = 3.0
_LINE = 7.0
"""How far from the cards a cutting line begins."""
_MARK = 24.0
_SMALL = 13.0
"""A mark for a sleeve: its squares are half a millimeter wide."""
_CELL = (16.0, 19.0)
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


def _sheets(width: float, height: float, title: str) -> FPDF:
    pdf = FPDF(unit="mm", format=(width, height))
    pdf.set_auto_page_break(False)
    pdf.set_title(title)
    pdf.add_font(_FONT, fname=_pictures("alegreya-sans-bold.ttf"))
    return pdf


def print_marks(names: list[str], *, copies: int = COPIES, paper: str = "a4") -> bytes:
    """The PDF of small marks to cut out and stick on the sleeves of real cards, with their names."""
    width, height = PAPERS[paper]
    pdf = _sheets(width, height, "Golden Lane: marks for sleeves")
    wide, high = _CELL
    columns, rows = int((width - 20) // wide), int((height - 20) // high)
    left, top = (width - columns * wide) / 2, (height - rows * high) / 2
    marks = [ingredient for ingredient in range(len(INGREDIENTS)) for _ in range(copies)]
    for at, ingredient in enumerate(marks):
        row, column = divmod(at % (columns * rows), columns)
        if not row and not column:
            pdf.add_page()
        _small(pdf, ingredient, names[ingredient], left + column * wide, top + row * high)
    return bytes(pdf.output())


def _small(pdf: FPDF, ingredient: int, name: str, x: float, y: float) -> None:
    wide, high = _CELL
    pdf.set_draw_color(130, 130, 130)
    pdf.set_line_width(0.1)
    pdf.rect(x, y, wide, high, style="D")
    _mark(pdf, mark_of(ingredient), x + (wide - _SMALL) / 2, y + 1, _SMALL)
    pdf.set_text_color(*_INK)
    pdf.set_font(_FONT, size=7)
    if pdf.get_string_width(name) > wide - 1:
        pdf.set_font(_FONT, size=int(7 * (wide - 1) / pdf.get_string_width(name)))
    pdf.set_xy(x, y + _SMALL + 1.2)
    pdf.cell(wide, 3.5, name, align="C")


def print_cards(names: list[str], *, copies: int = COPIES, paper: str = "a4", backs: bool = False) -> bytes:
    """The PDF of so many cards of each ingredient, under these names.

    With backs, each page is followed by one of backs for the other side of the sheet.
    """
    width, height = PAPERS[paper]
    pdf = _sheets(width, height, "Golden Lane: ingredient cards")
    left, top = (width - _COLUMNS * WIDTH) / 2, (height - _ROWS * HEIGHT) / 2
    places = [(left + WIDTH * at, top + HEIGHT * row) for row in range(_ROWS) for at in range(_COLUMNS)]
    deck = [ingredient for ingredient in range(len(INGREDIENTS)) for _ in range(copies)]
    for start in range(0, len(deck), len(places)):
        sheet = deck[start : start + len(places)]
        pdf.add_page()
        _ground(pdf, _PARCHMENT, places[: len(sheet)])
        for ingredient, (x, y) in zip(sheet, places, strict=False):
            _face(pdf, ingredient, names[ingredient], x, y)
        _cutting_lines(pdf, left, top)
        if backs:
            pdf.add_page()
            _ground(pdf, _NIGHT, places)
            for x, y in places:
                _back(pdf, x, y)
            _cutting_lines(pdf, left, top)
    return bytes(pdf.output())


def _ground(pdf: FPDF, color: tuple[int, int, int], places: list[tuple[float, float]]) -> None:
    """Over the edge of every card: a cut that is a little off shows no white."""
    pdf.set_fill_color(*color)
    for x, y in places:
        pdf.rect(x - BLEED, y - BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, style="F")


def _face(pdf: FPDF, ingredient: int, name: str, x: float, y: float) -> None:
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


def _mark(pdf: FPDF, text: str, x: float, y: float, wide: float = _MARK) -> None:
    """A QR mark on white with the quiet zone that cameras need."""
    rows = [list(row) for row in segno.make_qr(text, error="q").matrix_iter(border=3)]
    size = wide / len(rows)
    pdf.set_fill_color(255, 255, 255)
    pdf.rect(x, y, wide, wide, style="F")
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
    """Short lines outside the ground: none is left on a card."""
    pdf.set_draw_color(130, 130, 130)
    pdf.set_line_width(0.1)
    right, bottom = left + _COLUMNS * WIDTH, top + _ROWS * HEIGHT
    for at in range(_COLUMNS + 1):
        x = left + at * WIDTH
        pdf.line(x, top - _LINE, x, top - BLEED)
        pdf.line(x, bottom + BLEED, x, bottom + _LINE)
    for at in range(_ROWS + 1):
        y = top + at * HEIGHT
        pdf.line(left - _LINE, y, left - BLEED, y)
        pdf.line(right + BLEED, y, right + _LINE, y)
