"""Decks that run out, and Herbalists with few cards (A-03, A-05)."""

from goldenlane.games.alchemists.vocabulary import FAVORS, HERBALIST
from goldenlane.kernel.state import CHANCE
from tests.alchemists.positions import Table


def table() -> Table:
    return Table(modules=[])


def test_a_draw_goes_on_with_the_reshuffled_discards() -> None:
    at = table()
    at.state.ingredient_bag = [0, 1, 0, 0, 0, 0, 0, 0]
    at.state.ingredient_discards = [0, 0, 2, 0, 0, 0, 0, 0]
    at.run("draw-ingredients", CHANCE, 0, 2)
    assert at.player(0).hand == [0, 1, 1, 0, 0, 0, 0, 0]
    assert at.state.ingredient_bag[2] == 1
    assert sum(at.state.ingredient_discards) == 0


def test_what_is_not_there_is_not_drawn() -> None:
    at = table()
    at.state.favor_bag = [0] * len(FAVORS)
    at.state.favor_discards = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    at.run("draw-favors", CHANCE, 0, 3)
    assert at.player(0).favors[0] == 1
    assert at.match.over


def test_herbalist_with_fewer_than_two_cards() -> None:
    at = table()
    at.state.ingredient_bag = [1, 0, 0, 0, 0, 0, 0, 0]
    at.state.ingredient_discards = [0] * 8
    at.player(0).favors[HERBALIST] = 1
    at.run("herbalists", 0)
    assert at.match.over
    assert sum(at.player(0).hand) == 0
    assert at.state.ingredient_discards[0] == 1


def test_two_herbalists_one_after_the_other() -> None:
    at = table()
    at.player(0).favors[HERBALIST] = 2
    at.script("ingredients 0 0 1", "ingredients 2 3 4")
    at.run("herbalists", 0)
    at.play(0, "discard mushroom", "discard mushroom")
    assert at.options(0) == ["discard fern", "discard toad", "discard claw", "discard flower"]
    at.play(0, "discard fern", "discard toad")
    assert at.player(0).hand == [0, 0, 0, 1, 1, 0, 0, 0]


def test_others_see_only_how_many() -> None:
    at = table()
    at.script("favors 0 3", "ingredients 5 5")
    at.run("draw-favors", CHANCE, 1, 2)
    at.run("draw-ingredients", CHANCE, 1, 2)
    assert [event["args"] for event in at.events(1)] == [
        [2, [FAVORS[0], FAVORS[3]]],
        [2, ["mandrake", "mandrake"]],
    ]
    assert [event["args"] for event in at.events(None)] == [[2], [2]]


def test_discards_of_a_herbalist_are_secret() -> None:
    at = table()
    at.player(0).favors[HERBALIST] = 1
    at.state.ingredient_bag = [5] * 8
    at.script("ingredients 0 0 0")
    at.run("herbalists", 0)
    assert at.options(0) == ["discard mushroom"], "asked all the same: three equal cards are a secret"
    at.mark()
    at.play(0, "discard mushroom")
    assert at.events(1) == [{"kind": "discard-ingredient", "seat": 0, "args": []}]
