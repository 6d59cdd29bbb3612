"""The reviewed games of the docs: they can be opened here, and their reviews lie beside them."""

import pytest

import goldenlane as gl
from tests.reviews import BUDGET, FOLDER, GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_the_docs_can_be_opened(game: str) -> None:
    """When they cannot, because a house value changed: python -m tests.reviews."""
    assert gl.load((FOLDER / f"{game}.json").read_text(encoding="utf-8")).over


@pytest.mark.parametrize("game", GAMES)
def test_their_reviews_are_kept_beside_them(game: str) -> None:
    said = (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
    assert f"per decision: {BUDGET})" in said
    assert "Turning points" in said
