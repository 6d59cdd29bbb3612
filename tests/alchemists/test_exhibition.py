"""The exhibition of round 6 (rules §18) and Feather in Cap (§11, A-36, A-82, A-83)."""

from random import Random

from goldenlane.games.alchemists.alchemy import parse_ingredient
from goldenlane.games.alchemists.vocabulary import (
    BRONZE_CUP,
    EXHIBITION,
    FEATHER_IN_CAP,
    MAGIC_MORTAR,
    MIX_FACT,
    PERISCOPE,
    ROBE_OF_RESPECT,
    fact,
)
from tests.alchemists.positions import Table

MUSHROOM, FERN, TOAD, CLAW = map(parse_ingredient, ("mushroom", "fern", "toad", "claw"))


def table(players: int = 3, modules: list[str] | None = None, **actions: int) -> Table:
    at = Table(players=players, modules=modules or [])
    at.state.round = 6
    for player in at.state.players:
        player.hand = [3] * 8
    for name, number in (actions or {"a": 1}).items():
        seat = "abcd".index(name)
        at.state.rows[EXHIBITION].append(seat)
        at.state.declared[EXHIBITION * players + seat] = number
    return at


def test_first_exhibitor_gains_a_point_and_the_next_does_not() -> None:
    at = table(a=1, b=1)
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+", "mix mushroom toad")
    at.play(1, "exhibit R+", "mix mushroom toad")
    assert [player.reputation for player in at.state.players] == [11, 10, 10]
    assert at.player(0).facts == [fact(MIX_FACT, MUSHROOM, TOAD, 1)]


def test_both_signs_of_a_color() -> None:
    """+2, also for a player who was first with neither."""
    at = table(a=2, b=2)
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+", "mix mushroom toad")
    at.play(1, "exhibit R+", "mix mushroom toad")
    at.play(0, "exhibit R-", "mix fern mandrake")
    at.play(1, "exhibit R-", "mix fern mandrake")
    assert [player.reputation for player in at.state.players] == [10 + 1 + 1 + 2, 12, 10]


def test_failure_costs_a_point_and_tells_only_that() -> None:
    at = table()
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+")
    at.mark()
    at.play(0, "mix fern toad")
    assert at.player(0).reputation == 9
    assert at.player(0).facts == [fact(MIX_FACT, FERN, TOAD, 0x7F ^ 1)]
    exhibit = next(event for event in at.events(1) if event["kind"] == "exhibit")
    assert exhibit["args"] == ["R+", 0]
    assert at.state.exhibitors == [0] * 6


def test_a_failed_potion_may_be_tried_again() -> None:
    """A-55."""
    at = table(a=2)
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+", "mix fern toad", "exhibit R+", "mix mushroom toad")
    assert at.player(0).reputation == 10


def test_a_potion_is_exhibited_once_by_a_player() -> None:
    at = table(a=2)
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+", "mix mushroom toad")
    assert "exhibit R+" not in at.options(0)


def test_places_players_minus_one() -> None:
    at = table(players=2, a=1, b=1)
    at.run("resolve-exhibition")
    at.play(0, "exhibit R+", "mix mushroom toad")
    assert "exhibit R+" not in at.options(1)


def test_no_robe_no_drinking_no_periscope() -> None:
    at = table(a=2)
    at.player(0).artifacts = [ROBE_OF_RESPECT]
    at.player(1).artifacts = [PERISCOPE]
    at.run("resolve-exhibition")
    at.play(0, "exhibit R-", "mix fern mandrake")
    at.play(0, "exhibit B-", "mix mushroom fern")
    assert at.player(0).reputation == 12
    assert at.player(0).hospital == 0
    assert at.match.over


class TestFeatherInCap:
    def test_ingredients_of_successful_potions_are_set_aside(self) -> None:
        at = table(a=2)
        at.player(0).artifacts = [FEATHER_IN_CAP]
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix mushroom toad", "exhibit G+", "mix fern toad")
        assert at.player(0).feather == [1, 0, 1, 0, 0, 0, 0, 0]
        assert at.state.ingredient_discards[FERN] == at.state.ingredient_discards[TOAD] == 1

    def test_with_a_mortar_the_returning_card_is_seen_before_the_choice(self) -> None:
        """Ruling A-82: take it back, or leave both set aside."""
        at = table(a=2)
        at.player(0).artifacts = [FEATHER_IN_CAP, MAGIC_MORTAR]
        at.script("mortar 0", "mortar 1")
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix mushroom toad")
        assert at.match.view(0)["decision"]["numbers"][0] == TOAD, "the toad would return"
        assert at.options(0) == ["set-aside both", "set-aside one"]
        at.play(0, "set-aside one")
        assert at.player(0).feather == [1, 0, 0, 0, 0, 0, 0, 0]
        assert at.player(0).hand[TOAD] == 3
        at.play(0, "exhibit G+", "mix fern claw")
        assert at.match.view(0)["decision"]["numbers"][0] == FERN
        at.play(0, "set-aside both")
        assert at.player(0).feather == [1, 1, 0, 1, 0, 0, 0, 0]
        assert at.state.mixed == []

    def test_nobody_else_sees_the_returning_card_and_nothing_before_it_is_undone(self) -> None:
        """Ruling A-82: two worlds that differ in the card look the same to the others; undo stops there."""
        seen = []
        for drawn in ("mortar 0", "mortar 1"):
            at = table()
            at.player(0).artifacts = [FEATHER_IN_CAP, MAGIC_MORTAR]
            at.script(drawn)
            at.run("resolve-exhibition")
            at.play(0, "exhibit R+", "mix mushroom toad")
            assert at.match.undo_stop(0) is not None
            imagined = at.game.imagine(at.state, 1, Random(7))
            asked = [(at.match.view(seat), at.events(seat)) for seat in (1, None)]
            at.play(0, "set-aside one")
            after = [(at.match.view(seat), at.events(seat)) for seat in (1, None)]
            seen.append((asked, after, at.game.position(imagined)))
        assert seen[0] == seen[1]

    def test_a_secret_one_may_be_shown_when_the_potion_has_succeeded(self) -> None:
        """Ruling A-83: the ingredients just used are set aside."""
        at = table(modules=["startup-funding"], a=2)
        at.state.row = []
        at.player(0).secret_artifacts = [FEATHER_IN_CAP]
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix mushroom toad")
        assert at.options(0) == ["show feather-in-cap", "done"]
        at.play(0, "show feather-in-cap")
        assert at.player(0).feather == [1, 0, 1, 0, 0, 0, 0, 0]
        assert at.match.undo_stop(0) is not None
        at.play(0, "exhibit G+", "mix fern claw")
        assert sum(at.player(0).feather) == 4

    def test_shown_late_it_works_with_the_mortar_too(self) -> None:
        """Rulings A-82, A-83."""
        at = table(modules=["startup-funding"])
        at.state.row = []
        at.player(0).artifacts, at.player(0).secret_artifacts = [MAGIC_MORTAR], [FEATHER_IN_CAP]
        at.script("mortar 0")
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix mushroom toad", "show feather-in-cap", "set-aside both")
        assert at.player(0).feather == [1, 0, 1, 0, 0, 0, 0, 0]

    def test_not_after_a_failure(self) -> None:
        at = table(modules=["startup-funding"])
        at.state.row = []
        at.player(0).secret_artifacts = [FEATHER_IN_CAP]
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix fern toad")
        assert at.match.over

    def test_being_asked_does_not_tell_which_artifact_is_secret(self) -> None:
        """Ruling A-83: with another secret artifact the question is the same, with one answer only."""
        seen = []
        for secret in (FEATHER_IN_CAP, BRONZE_CUP):
            at = table(modules=["startup-funding"])
            at.state.row = []
            at.state.unused_artifacts = []
            at.player(0).secret_artifacts = [secret]
            at.run("resolve-exhibition")
            at.play(0, "exhibit R+", "mix mushroom toad")
            assert at.match.to_act == (0,)
            seen.append((at.match.view(1), at.events(1)))
        assert at.options(0) == ["done"]
        assert seen[0] == seen[1]

    def test_no_question_when_all_can_see_where_it_is(self) -> None:
        at = table(modules=["startup-funding"])
        at.state.row = [FEATHER_IN_CAP]
        at.player(0).secret_artifacts = [BRONZE_CUP]
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix mushroom toad")
        assert at.match.over

    def test_a_secret_one_collects_after_it_is_shown(self) -> None:
        """A-36."""
        at = table(modules=["startup-funding"], a=2)
        at.state.row = []
        at.player(0).secret_artifacts = [FEATHER_IN_CAP]
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix mushroom toad", "done")
        assert sum(at.player(0).feather) == 0
        at.play(0, "show feather-in-cap", "exhibit G+", "mix fern claw")
        assert at.player(0).feather == [0, 1, 0, 1, 0, 0, 0, 0]
        assert at.player(0).artifacts == [FEATHER_IN_CAP]

    def test_the_cards_set_aside_are_counted_in_public_only(self) -> None:
        at = table()
        at.player(0).artifacts = [FEATHER_IN_CAP]
        at.run("resolve-exhibition")
        at.play(0, "exhibit R+", "mix mushroom toad")
        other = at.match.view(1)["players"][0]
        assert other["feather"] == 2
        assert "set-aside" not in other
