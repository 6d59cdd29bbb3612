"""Effects and their combinators, on a toy game."""

from random import Random

import pytest

from goldenlane.kernel.action import act
from goldenlane.kernel.effect import AnyOrder, Choice, Effect, Pay, Repeat, Sequence, register
from goldenlane.kernel.errors import IllegalAction
from goldenlane.kernel.match import Match
from goldenlane.kernel.state import CHANCE, EVERYONE, NOBODY
from tests.kernel.toy import (
    AskedCarve,
    AskedGuess,
    Both,
    Carve,
    Doubled,
    Guess,
    MustCarve,
    Obvious,
    Pick,
    Price,
    Stones,
    Toy,
    acting,
    options,
    toy,
    toy_state,
)


def test_a_gain_is_taken_at_once() -> None:
    match = toy((Stones(3), 0))
    assert match.over
    assert toy_state(match).stones == [3, 0]


def test_a_deed_can_be_declined() -> None:
    match = toy((Carve(1, 2), 0), stones=2)
    assert options(match) == ["carve 1", "carve 2", "done"]
    match.play(0, "done")
    assert match.over
    assert toy_state(match).cards == [0, 0]


def test_a_deed_that_cannot_be_done_is_skipped() -> None:
    assert toy((Carve(1), 0)).over
    assert toy((MustCarve(1), 0)).over


def test_a_forced_step_is_not_a_decision_unless_it_must_be_asked() -> None:
    assert toy_state(toy((MustCarve(1), 0), stones=1)).cards == [1, 0]
    assert options(toy((AskedCarve(1), 0), stones=1)) == ["carve 1"]


def test_an_obvious_deed_is_done_without_asking() -> None:
    assert toy_state(toy((Obvious(1), 0), stones=1)).cards == [1, 0]
    assert toy((Obvious(1), 0)).over


def test_a_sequence_finishes_each_part_before_the_next() -> None:
    match = toy((Sequence((Carve(1), Stones(5), Carve(4))), 0), stones=1)
    assert options(match) == ["carve 1", "done"]
    match.play(0, "done")
    assert options(match) == ["carve 4", "done"]
    assert toy_state(match).stones == [6, 1]


def test_in_any_order_fixed_gains_come_first() -> None:
    match = toy((AnyOrder((Carve(2), Stones(2))), 0))
    assert options(match) == ["carve 2", "done"]


def test_in_any_order_each_part_is_done_once() -> None:
    match = toy((AnyOrder((Carve(1), Carve(2))), 0), stones=3)
    match.play(0, "carve 2")
    assert options(match) == ["carve 1", "done"]
    match.play(0, "carve 1")
    assert match.over
    assert toy_state(match).cards == [3, 0]


@pytest.mark.parametrize(
    ("plays", "stones"), [(["take doubled", "carve 1"], 7), (["carve 1"], 6), (["done"], 8)]
)
def test_the_moment_of_a_movable_gain_is_a_choice(plays: list[str], stones: int) -> None:
    """4 stones: doubled before the carving 7 are left, after it 6; declining still gives the gain."""
    match = toy((AnyOrder((Doubled(), Carve(1))), 0), stones=4)
    assert options(match) == ["carve 1", "take doubled", "done"]
    for play in plays:
        match.play(0, play)
    assert match.over
    assert toy_state(match).stones[0] == stones


def test_a_movable_gain_with_nothing_before_it_is_taken_and_may_open_a_deed() -> None:
    match = toy((AnyOrder((Doubled(), Carve(2))), 0), stones=1)
    assert options(match) == ["carve 2", "done"]
    assert toy_state(match).stones[0] == 2


def test_an_obvious_deed_comes_first_in_any_order() -> None:
    match = toy((AnyOrder((Obvious(1), Carve(1))), 0), stones=2)
    assert toy_state(match).cards == [1, 0]
    assert options(match) == ["carve 1", "done"]


def test_two_parts_that_offer_the_same_stand_once_and_the_narrower_is_used() -> None:
    match = toy((AnyOrder((Carve(1, 2), Carve(1))), 0), stones=9)
    assert options(match) == ["carve 1", "carve 2", "done"]
    match.play(0, "carve 1")
    assert options(match) == ["carve 1", "carve 2", "done"]
    match.play(0, "carve 2")
    assert match.over


def test_only_gains_and_deeds_can_be_in_any_order_or_chosen() -> None:
    for combinator in (AnyOrder, Choice):
        with pytest.raises(TypeError, match=r"gain or a deed|any-order"):
            combinator((Sequence((Stones(1),)),))


def test_a_choice_takes_one_branch() -> None:
    match = toy((Choice((Stones(1), Stones(2), Carve(3))), 0), stones=2)
    assert options(match) == ["take 1 stones", "take 2 stones", "done"]
    match.play(0, "take 2 stones")
    assert match.over
    assert toy_state(match).stones[0] == 4
    match = toy((Choice((Stones(1), Carve(1, 2))), 0), stones=2)
    match.play(0, "carve 2")
    assert toy_state(match).cards[0] == 2


def test_a_price_is_paid_first_and_in_full() -> None:
    assert toy((Pay(Price(3), Stones(9)), 0), stones=2).over
    match = toy((Pay(Price(3), Carve(1, 2)), 0), stones=4)
    assert options(match) == ["pay 3 stones", "done"]
    match.play(0, "pay 3 stones")
    assert options(match) == ["carve 1", "done"]


@pytest.mark.parametrize("inside", [False, True])
def test_a_repeated_deed_ends_after_its_times_or_when_declined(inside: bool) -> None:
    """Alone and as a part of another effect."""
    repeat = Repeat(Carve(1, 2), 3)
    effect = AnyOrder((repeat,)) if inside else repeat
    match = toy((effect, 0), stones=9)
    for _ in range(3):
        assert options(match) == ["carve 1", "carve 2", "done"]
        match.play(0, "carve 1")
    assert match.over
    match = toy((effect, 0), stones=9)
    match.play(0, "carve 2")
    match.play(0, "done")
    assert match.over
    assert toy_state(match).cards[0] == 2


def test_for_each_seat_in_the_games_order() -> None:
    match = toy((Both(Carve(1)), NOBODY), stones=1)
    assert acting(match) == [1]
    match.play(1, "carve 1")
    assert acting(match) == [0]
    match.play(0, "done")
    assert match.over


def test_simultaneous_choices_are_resolved_together_in_any_order_of_play() -> None:
    for first in (0, 1):
        match = toy((Guess(1, 2, 3), EVERYONE, 0b11))
        assert acting(match) == [0, 1]
        match.play(first, "guess 3")
        assert acting(match) == [1 - first]
        assert match.legal(first) == []
        match.play(1 - first, "guess 1")
        assert toy_state(match).stones[first] == 1


def test_a_single_choice_of_one_seat_is_made_by_itself_unless_that_would_tell() -> None:
    assert toy((Guess(2), EVERYONE, 0b11)).to_act == (0,)
    assert toy((AskedGuess(2), EVERYONE, 0b11)).to_act == (0, 1)


def test_chance_draws_and_its_draw_is_in_the_log() -> None:
    match = toy((Pick(), CHANCE, 1))
    ((seat, text),) = match.log
    assert seat == CHANCE
    drawn = [int(word) for word in text.split()[1:]]
    assert sorted([*drawn, *toy_state(match).bag]) == [1, 2, 3, 4, 5]
    assert toy_state(match).cards == [0, sum(drawn)]


def test_a_draw_takes_what_the_bag_has() -> None:
    match = toy(*[(Pick(), CHANCE, 0)] * 4)
    assert [len(text.split()) - 1 for _, text in match.log] == [2, 2, 1, 0]


@pytest.mark.parametrize(
    "text",
    ["draw 1", "draw 1 1", "draw 1 6", "draw 1 2 3", "take 1 2", "draw a b", "draw", "", "  ", "draw 1 2x"],
)
def test_chance_cannot_draw_what_is_not_in_the_bag(text: str) -> None:
    with pytest.raises(IllegalAction, match="chance cannot draw"):
        Match(Toy((Pick(), CHANCE, 0)), chance=[text])


def test_scripted_chance_draws_as_told() -> None:
    assert Match(Toy((Pick(), CHANCE, 0)), chance=["draw 5 4"]).log == [(CHANCE, "draw 5 4")]


def test_a_draw_depends_on_its_generator_alone() -> None:
    state = toy_state(toy((AskedCarve(0), 0)))
    frame = (Pick(), CHANCE, 0, 0)
    assert str(Pick().draw(state, frame, Random(3))) == str(Pick().draw(state, frame, Random(3)))


def test_registering_names_an_effect_and_its_parts_once() -> None:
    effects: dict[str, Effect] = {}
    inner = Carve(1)
    outer = register(effects, "outer", AnyOrder((inner, Stones(1))))
    register(effects, "again", inner)
    assert effects["outer"] is outer
    assert effects["outer.0"] is inner
    assert inner.key == "outer.0"
    assert set(effects) == {"outer", "outer.0", "outer.1"}


def test_faces_mirror_the_structure() -> None:
    carve = {"do": "carve", "sizes": [1]}
    assert Pay(Price(2), Carve(1)).face() == {"do": "pay", "cost": {"do": "stones", "n": 2}, "gain": carve}
    assert Repeat(Carve(1), 2).face() == {"do": "repeat", "n": 2, "of": carve}
    assert AnyOrder((Carve(1),)).face() == carve
    assert Sequence((Carve(1), Carve(1))).face() == {"do": "then", "of": [carve, carve]}
    assert Choice((Carve(1), Carve(1))).face()["do"] == "choice"


def test_actions_of_the_same_notation_are_one() -> None:
    assert act("carve 1", 1) is act("carve 1", 1)
    assert act("carve 1", 1) is not act("carve 1", 2)
    assert (act("carve 1", 1).verb, act("carve 1", 1).words) == ("carve", ["1"])
