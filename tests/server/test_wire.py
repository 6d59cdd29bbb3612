"""The wire: what the page is told matches what it gets."""

from pathlib import Path
from types import SimpleNamespace
from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest

from goldenlane.i18n import catalogue
from goldenlane.kernel.view_types import Every
from goldenlane.server.errors import CODES
from goldenlane.server.typescript import Names, files
from goldenlane.server.wire import LANGS, ToServer

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_up_to_date() -> None:
    """python -m goldenlane.server.typescript frontend/src"""
    for path, text in files().items():
        assert (ROOT / "frontend/src" / path).read_text(encoding="utf-8") == text, path


Color = Literal["red", "blue"]
Piece = TypedDict("Piece", {"is-new": bool, "at": NotRequired[int | None]})


class Board(TypedDict):
    """What lies on it."""

    pieces: list[Piece | str]
    each: Every[Color, float]
    some: dict[Color, int]
    other: dict[str, list[Color]]
    pair: tuple[Color, Piece]


def test_a_type_in_typescript() -> None:
    names = Names([SimpleNamespace(Color=Color)])
    assert list(names.reached([Board])) == [
        """export interface Piece {
  "is-new": boolean;
  at?: number | null;
}""",
        'export type Color = "red" | "blue";',
        """/** What lies on it. */
export interface Board {
  pieces: (Piece | string)[];
  each: Record<Color, number>;
  some: Partial<Record<Color, number>>;
  other: Record<string, Color[]>;
  pair: [Color, Piece];
}""",
    ]
    with pytest.raises(TypeError, match="no TypeScript"):
        names.of(set[int])


def test_every_game_of_the_page_has_its_types() -> None:
    drawn = {page.parent.name for page in (ROOT / "frontend/src").glob("*/page.ts")}
    assert drawn == {path.split("/")[0] for path in files() if path != "wire.ts"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_words(lang: str) -> None:
    sentences = {catalogue(lang).text(f"server-refused-{code}") for code in CODES}
    assert len(sentences) == len(CODES)


def test_a_message_has_no_unknown_fields() -> None:
    good = b'{"type":"undo","seq":3}'
    assert msgspec.json.decode(good, type=ToServer).seq == 3
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"undo","seq":3,"seats":[0]}', type=ToServer)
