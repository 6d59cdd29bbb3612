"""Bots with Feather in Cap: what they do with the card that the Magic Mortar returns."""

from random import Random

import pytest

from goldenlane.bots import Seat, bot
from goldenlane.games.alchemists.vocabulary import FEATHER_IN_CAP, MAGIC_MORTAR
from tests.alchemists.test_exhibition import TOAD, table


@pytest.mark.parametrize(("there", "wanted"), [(0, "set-aside both"), (1, "set-aside one")])
def test_a_new_kind_is_set_aside_and_an_old_one_taken_back(there: int, wanted: str) -> None:
    """Ruling A-82: the toad would return; it brings a point only if no toad is set aside."""
    at = table()
    at.player(0).artifacts = [FEATHER_IN_CAP, MAGIC_MORTAR]
    at.player(0).feather[TOAD] = there
    at.script("mortar 0")
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+", "mix mushroom toad")
    assert bot("apprentice", at.game).choose(Seat.of(at.match, 0), Random(1)).text == wanted


def test_a_secret_one_is_shown_for_a_potion_that_succeeded() -> None:
    """Ruling A-83."""
    at = table(modules=["startup-funding"])
    at.state.row = []
    at.player(0).secret_artifacts = [FEATHER_IN_CAP]
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+", "mix mushroom toad")
    chosen = bot("apprentice", at.game).choose(Seat.of(at.match, 0), Random(1))
    assert chosen.text == "show feather-in-cap"
