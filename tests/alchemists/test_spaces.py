"""Resolving spaces, declining, Forage, Transmute, Boots of Speed (rules §7 to §9, §11)."""

import pytest

from goldenlane.games.alchemists.vocabulary import (
    BOOTS_OF_SPEED,
    CUSTODIAN,
    FORAGE,
    SAGE,
    SELL,
    SPACES,
    TEST_STUDENT,
    TRANSMUTE,
)
from tests.alchemists.positions import Table


def table(space: int, **actions: int) -> Table:
    """Rows from the top; player a is seat 0, b seat 1, c seat 2."""
    at = Table(modules=[])
    place(at, space, **actions)
    return at


def place(at: Table, space: int, **actions: int) -> None:
    for name, number in actions.items():
        seat = "abc".index(name)
        at.state.rows[space].append(seat)
        at.state.declared[space * 3 + seat] = number


def test_first_actions_of_all_rows_before_second_ones() -> None:
    at = table(TRANSMUTE, b=2, a=1, c=2)
    for player in at.state.players:
        player.hand[0] = 3
    at.run("resolve-transmute")
    acted = []
    while not at.match.over:
        seat = at.match.to_act[0]
        acted.append(seat)
        at.play(seat, "transmute mushroom")
    assert acted == [1, 0, 2, 1, 2]


def test_declined_cubes_become_unused() -> None:
    """The cubes of the declined action: 2 for the second transmute."""
    at = table(TRANSMUTE, a=2)
    at.player(0).hand[0] = 2
    at.run("resolve-transmute")
    at.play(0, "transmute mushroom", "done")
    assert at.player(0).unused == 2
    assert at.player(0).gold == 6


def test_an_impossible_action_is_declined() -> None:
    """A-04."""
    at = table(TRANSMUTE, a=1, b=1)
    at.run("resolve-transmute")
    assert at.match.over
    assert [player.unused for player in at.state.players] == [1, 1, 0]


def test_forage_takes_face_up_cards_that_are_not_replaced() -> None:
    at = table(FORAGE, a=2, b=1)
    at.state.face_up = [2, 2, 5]
    at.script("ingredients 7")
    at.run("resolve-forage")
    assert at.options(0) == ["forage toad", "forage mandrake", "forage deck", "done"]
    at.play(0, "forage toad")
    at.play(1, "forage deck")
    discards = sum(at.state.ingredient_discards)
    at.play(0, "forage mandrake")
    assert at.player(0).hand[2] == at.player(0).hand[5] == at.player(1).hand[7] == 1
    assert at.state.face_up == []
    assert sum(at.state.ingredient_discards) == discards + 1


def test_forage_reshuffles_the_discards() -> None:
    """A-03."""
    at = table(FORAGE, a=1, b=1)
    at.state.face_up = []
    at.state.ingredient_bag = [0] * 8
    at.state.ingredient_discards = [0, 0, 0, 1, 0, 0, 0, 0]
    at.run("resolve-forage")
    at.play(0, "forage deck")
    assert at.player(0).hand[3] == 1
    assert at.match.over
    assert at.player(1).unused == 1


def test_transmute_is_secret() -> None:
    at = table(TRANSMUTE, a=1)
    at.player(0).hand[4] = 1
    at.run("resolve-transmute")
    at.mark()
    at.play(0, "transmute flower")
    assert at.events(0)[0] == {"kind": "transmute", "seat": 0, "args": [1, "flower"]}
    assert at.events(1) == at.events(None)
    assert at.events(1)[0] == {"kind": "transmute", "seat": 0, "args": [1]}


@pytest.mark.parametrize(("words", "gold"), [("", 6), (" sage", 7), (" sage 2", 8)])
def test_sages_add_gold(words: str, gold: int) -> None:
    """§12: several copies may be played together."""
    at = table(TRANSMUTE, a=1)
    at.player(0).hand[4] = 1
    at.player(0).favors[SAGE] = 2
    at.run("resolve-transmute")
    at.play(0, f"transmute flower{words}")
    assert at.player(0).gold == gold


class TestBootsOfSpeed:
    def test_repeats_an_action_when_all_cubes_are_done(self) -> None:
        at = table(TRANSMUTE, a=1, b=1)
        at.player(0).artifacts = [BOOTS_OF_SPEED]
        at.player(0).hand[0] = at.player(1).hand[0] = 2
        at.run("resolve-transmute")
        at.play(0, "transmute mushroom")
        at.play(1, "transmute mushroom")
        assert at.options(0) == ["boots transmute", "done"]
        at.play(0, "boots transmute", "transmute mushroom")
        assert at.player(0).gold == 7
        assert at.match.over

    def test_also_after_declining(self) -> None:
        """Rulebook FAQ."""
        at = table(TRANSMUTE, a=1)
        at.player(0).artifacts = [BOOTS_OF_SPEED]
        at.player(0).hand[0] = 1
        at.run("resolve-transmute")
        at.play(0, "done", "boots transmute", "transmute mushroom")
        assert at.player(0).gold == 6
        assert at.player(0).unused == 1

    def test_a_declined_repetition_frees_no_cubes(self) -> None:
        at = table(TRANSMUTE, a=1)
        at.player(0).artifacts = [BOOTS_OF_SPEED]
        at.player(0).hand[0] = 2
        at.run("resolve-transmute")
        at.play(0, "transmute mushroom", "boots transmute", "done")
        assert at.player(0).unused == 0

    def test_once_a_round_and_only_where_a_cube_was(self) -> None:
        at = table(TRANSMUTE, a=1)
        place(at, FORAGE, b=1)
        at.player(0).artifacts = [BOOTS_OF_SPEED]
        at.player(0).hand[0] = 3
        at.state.face_up = [0]
        at.run("resolve-forage")
        at.play(1, "done")
        assert at.match.over
        at.run("resolve-transmute")
        at.play(0, "transmute mushroom", "boots transmute", "transmute mushroom")
        place(at, TEST_STUDENT, a=1)
        at.player(0).hand[1] = 1
        at.run("resolve-test-student")
        at.play(0, "mix mushroom fern")
        assert at.match.over

    def test_on_a_custodian_card(self) -> None:
        """Rulebook FAQ: treat the Custodian card as an action space."""
        at = table(CUSTODIAN, a=1)
        at.player(0).artifacts = [BOOTS_OF_SPEED]
        at.player(0).hand = [2, 0, 2, 0, 0, 0, 0, 0]
        at.run("resolve-custodian")
        at.play(0, "mix mushroom toad", "boots custodian", "mix mushroom toad")
        assert at.player(0).results == [0, 0]

    def test_every_space_but_sell_potion(self) -> None:
        for space, name in enumerate(SPACES):
            at = table(space, a=1)
            if at.game.actions[space] is None:
                continue
            at.player(0).artifacts = [BOOTS_OF_SPEED]
            at.run("finish-space", -2, space)
            assert at.match.over is (space == SELL), name
