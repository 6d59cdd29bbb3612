"""Debunk Theory: demonstrations, hedges, conflicts, immediate publication (rules §14, A-22 to A-28, A-80).

The truth: mushroom Ppn, fern npN, toad pnP, claw nPp, flower pNn, mandrake Nnp, scorpion PPP, feather NNN.
"""

from goldenlane.games.alchemists.alchemy import INGREDIENTS, parse_ingredient
from goldenlane.games.alchemists.vocabulary import (
    ASPECT_FACT,
    BLUE,
    BOOTS_OF_SPEED,
    DEBUNK,
    GOLD,
    GREEN,
    MIX_FACT,
    PUBLISH,
    RED,
    SILVER,
    fact,
)
from goldenlane.kernel.match import Match
from tests.alchemists.positions import Table
from tests.alchemists.test_publishing import theory

MUSHROOM, FERN, TOAD, CLAW = map(parse_ingredient, ("mushroom", "fern", "toad", "claw"))


def table(variant: str, *seats: int, publish: int = 0) -> Table:
    at = Table(players=4, variant=variant, modules=[])
    for seat in seats:
        at.state.rows[DEBUNK].append(seat)
        at.state.declared[DEBUNK * 4 + seat] = 1
        if publish:
            at.state.rows[PUBLISH].append(seat)
            at.state.declared[PUBLISH * 4 + seat] = publish
    return at


def reputations(at: Table) -> list[int]:
    return [player.reputation for player in at.state.players]


def test_nothing_to_debunk() -> None:
    """A-22."""
    at = table("apprentice", 0)
    at.run("resolve-debunk")
    assert at.match.over
    assert at.player(0).unused == 1


class TestApprentice:
    def test_success_and_hedges(self) -> None:
        """Seals in the demonstrated color are safe, all others lose 5; the debunker gains 2."""
        at = table("apprentice", 3)
        theory(at, "toad", "npN", a=GOLD, b=RED, c=GREEN)  # toad is pnP: wrong in every color
        at.run("resolve-debunk")
        at.play(3, "debunk toad R")
        assert reputations(at) == [5, 10, 5, 12]
        assert at.state.theories[TOAD] == -1
        assert at.player(0).seals[GOLD] == 1, "revealed seals are lost"
        assert at.state.facts == [fact(ASPECT_FACT, TOAD, TOAD, 0)]
        shown = next(event for event in at.events(None) if event["kind"] == "debunked")
        assert shown["args"] == ["toad", ["gold", "red", "green", "-"]]

    def test_failure(self) -> None:
        """A-23: the theory has this sign right."""
        at = table("apprentice", 3)
        theory(at, "toad", "pNn", a=GOLD)
        at.run("resolve-debunk")
        at.play(3, "debunk toad R")
        assert reputations(at) == [10, 10, 10, 9]
        assert at.state.facts == [fact(ASPECT_FACT, TOAD, TOAD, 0)], "but the sign is known to all"

    def test_an_ingredient_with_a_theory_in_any_color(self) -> None:
        """Ruling A-80: nothing is published about the other ingredients, so nothing is shown about them."""
        at = table("apprentice", 3)
        theory(at, "toad", "pNn", a=GOLD)
        theory(at, "claw", "npN", b=GOLD)
        at.run("resolve-debunk")
        assert at.options(3) == [
            *(f"debunk {name} {color}" for name in ("toad", "claw") for color in "RGB"),
            "done",
        ]

    def test_any_ingredient_in_the_color_of_an_article(self) -> None:
        """Ruling A-80: the fifth ingredient too, but in that color only."""
        at = Table(players=4, variant="apprentice", modules=["royal-encyclopedia"])
        at.state.articles[2] = [MUSHROOM, FERN, TOAD, CLAW, 0, 1]
        at.state.seals[10 * 4] = GOLD
        theory(at, "toad", "pNn", a=SILVER)
        at.run("action-debunk", 3)
        wanted = {f"debunk {name} B" for name in INGREDIENTS} | {f"debunk toad {color}" for color in "RGB"}
        assert set(at.options(3)) == wanted | {"done"}
        assert len(at.options(3)) == 8 + 2 + 1

    def test_own_theory_nets_to_three(self) -> None:
        """Rules §17: 13 points, +2 and -5, is -3 without a zone."""
        at = table("apprentice", 0)
        at.player(0).reputation = 13
        theory(at, "toad", "npN", a=GOLD)
        at.run("resolve-debunk")
        at.play(0, "debunk toad R")
        assert at.player(0).reputation == 10


class TestMaster:
    def test_the_reader_tells_only_whether_they_make_it(self) -> None:
        at = table("master", 3)
        theory(at, "toad", "npN", a=GOLD)
        at.run("resolve-debunk")
        at.play(3, "debunk toad flower", "claim R+")
        assert reputations(at) == [10, 10, 10, 9]
        assert at.state.facts == [fact(MIX_FACT, TOAD, 4, 0x7F ^ 1)]

    def test_both_theories_can_fall_for_two_points(self) -> None:
        """A-25: losses add up, the gain comes once."""
        at = table("master", 3)
        theory(at, "mushroom", "NNN", a=GOLD, b=RED)
        theory(at, "toad", "npN", a=SILVER, b=BLUE)
        at.player(0).reputation = 20
        at.run("resolve-debunk")
        at.play(3, "debunk mushroom toad", "claim R+")
        assert reputations(at) == [20 - 10 - 2, 5, 10, 12]

    def test_neutral_alone_debunks_no_theory(self) -> None:
        at = table("master", 3)
        theory(at, "fern", "PPP", a=GOLD)
        at.run("resolve-debunk")
        at.play(3, "debunk fern toad", "claim 0")
        assert reputations(at) == [10, 10, 10, 9]

    def test_conflict(self) -> None:
        """Both stay possible, together they are not: tokens, +2, nobody loses."""
        at = table("master", 3)
        theory(at, "fern", "PPP", a=GOLD)
        theory(at, "toad", "npN", b=GOLD)
        at.run("resolve-debunk")
        at.play(3, "debunk fern toad", "claim 0")
        assert reputations(at) == [10, 10, 10, 12]
        assert at.state.conflicts == [8 * FERN + TOAD]
        assert at.state.theories[FERN] >= 0

    def test_the_same_conflict_is_no_success_again(self) -> None:
        """A-26."""
        at = table("master", 3, 2)
        theory(at, "fern", "PPP", a=GOLD)
        theory(at, "toad", "npN", b=GOLD)
        at.run("resolve-debunk")
        at.play(3, "debunk fern toad", "claim 0")
        at.play(2, "debunk fern toad", "claim 0")
        assert reputations(at) == [10, 10, 9, 12]

    def test_only_the_two_ingredients_shown_come_into_conflict(self) -> None:
        """A-59: fern and toad neutralize each other, so claw cannot be fern's partner either."""
        at = table("master", 3)
        theory(at, "fern", "PPP", a=GOLD)
        theory(at, "claw", "NNN", b=GOLD)
        at.run("resolve-debunk")
        at.play(3, "debunk fern toad", "claim 0")
        assert at.state.conflicts == []
        assert at.player(3).reputation == 9

    def test_tokens_leave_with_a_debunked_theory(self) -> None:
        at = table("master", 3)
        theory(at, "fern", "PPP", a=GOLD)
        theory(at, "toad", "npN", b=GOLD)
        at.state.conflicts = [8 * FERN + TOAD]
        at.run("resolve-debunk")
        at.play(3, "debunk mushroom toad", "claim R+")
        assert at.state.conflicts == []
        assert at.state.theories[TOAD] == -1
        assert at.state.theories[FERN] >= 0

    def test_grant_of_a_freed_theory_goes_to_the_debunker(self) -> None:
        """Rulebook FAQ: the conflict is removed during my debunking, so the grant is mine."""
        at = table("master", 0)
        theory(at, "mushroom", "Ppn", a=GOLD, b=GOLD)
        theory(at, "fern", "PPP", a=GOLD, b=GOLD)
        theory(at, "toad", "npN", c=GOLD)
        at.state.conflicts = [8 * FERN + TOAD]
        at.run("resolve-debunk")
        at.play(0, "debunk mushroom toad", "claim R+")
        assert at.options(0) == ["grant grant-1", "grant grant-4", "done"]

    def test_grant_even_after_an_unsuccessful_attempt(self) -> None:
        """Rulebook FAQ."""
        at = table("master", 1)
        theory(at, "mushroom", "Ppn", a=GOLD, b=GOLD)
        theory(at, "fern", "PPP", a=GOLD, b=GOLD)
        at.run("resolve-debunk")
        at.play(1, "debunk mushroom toad", "claim B-")
        assert at.player(1).reputation == 9
        assert "grant grant-1" in at.options(1)


class TestRemovedSeals:
    def test_they_stay_face_up_beside_the_board(self) -> None:
        """A-74: for all to see, also when the event is long past, and in a position."""
        at = table("apprentice", 3, 2)
        theory(at, "toad", "npN", a=GOLD, b=RED, c=GREEN)
        theory(at, "mushroom", "NNN", a=GOLD, b=SILVER)
        at.run("resolve-debunk")
        for seat in (0, 1, 2, 3, None):
            assert at.match.view(seat)["removed-seals"] == []
        at.play(3, "debunk toad R")
        removed = [
            {"seat": 0, "seal": "gold"},
            {"seat": 1, "seal": "red"},
            {"seat": 2, "seal": "green"},
        ]
        again = Match(at.game, position=at.match.position())
        for seat in (0, 1, 2, 3, None):
            assert at.match.view(seat)["removed-seals"] == removed
            assert again.view(seat)["removed-seals"] == removed
        at.play(2, "debunk mushroom G")
        assert at.match.view(None)["removed-seals"] == [
            {"seat": 0, "seal": "gold"},
            {"seat": 0, "seal": "gold"},
            {"seat": 1, "seal": "silver"},
            *removed[1:],
        ]


class TestImmediatePublication:
    def test_the_gold_of_a_grant_comes_too_late_for_it(self) -> None:
        """A-75: the grant is taken when the debunking is complete, its immediate publication included."""
        at = table("master", 0, publish=1)
        theory(at, "mushroom", "Ppn", a=GOLD, b=GOLD)
        theory(at, "fern", "PPP", a=GOLD, b=GOLD)
        theory(at, "toad", "npN", c=GOLD)
        at.state.conflicts = [8 * FERN + TOAD]
        at.player(0).gold = 0
        at.run("resolve-debunk")
        at.play(0, "debunk mushroom toad", "claim R+")
        assert at.options(0) == ["grant grant-1", "grant grant-4", "done"]
        at.play(0, "grant grant-1")
        assert at.player(0).gold == 2
        assert at.match.over, "no publication after the grant"
        assert at.state.done[PUBLISH * 4] == 0
        at.run("resolve-publish")
        assert "theory toad" in at.options(0), "its turn on Publish Theory is still to come"

    def test_about_the_ingredient_or_with_the_freed_alchemical(self) -> None:
        """A-28."""
        at = table("apprentice", 0, publish=1)
        theory(at, "toad", "npN", b=GOLD)
        at.run("resolve-debunk")
        at.play(0, "debunk toad R")
        assert [o for o in at.options(0) if o.startswith("theory")] == [
            f"theory {name}"
            for name in ("mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather")
        ]
        at.play(0, "theory fern")
        # One option only, the freed alchemical: it is taken by itself.
        at.play(0, "seal gold")
        assert at.state.theories[FERN] == 0
        assert at.player(0).reputation == 13
        assert at.player(0).gold == 4
        at.run("resolve-publish")
        assert at.match.over, "its cubes are used up"

    def test_the_ingredient_takes_any_free_alchemical(self) -> None:
        at = table("apprentice", 0, publish=1)
        theory(at, "toad", "npN", b=GOLD)
        at.run("resolve-debunk")
        at.play(0, "debunk toad R", "theory toad")
        assert len(at.options(0)) == 8

    def test_without_a_cube_on_publish_there_is_none(self) -> None:
        at = table("apprentice", 0)
        theory(at, "toad", "npN", b=GOLD)
        at.run("resolve-debunk")
        at.play(0, "debunk toad R")
        assert at.match.over
        assert at.state.fallen == []

    def test_declining_keeps_the_cube(self) -> None:
        at = table("apprentice", 0, publish=1)
        theory(at, "toad", "npN", b=GOLD)
        at.run("resolve-debunk")
        at.play(0, "debunk toad R", "done")
        at.run("resolve-publish")
        assert "theory fern" in at.options(0)

    def test_the_first_action_is_used_up_and_the_second_stays_second(self) -> None:
        at = table("apprentice", 0, publish=2)
        theory(at, "toad", "npN", b=GOLD)
        at.state.rows[PUBLISH].append(1)
        at.state.declared[PUBLISH * 4 + 1] = 1
        at.run("resolve-debunk")
        at.play(0, "debunk toad R", "theory toad", "alchemical PPP", "seal gold")
        at.run("resolve-publish")
        assert at.match.to_act == (1,)
        at.play(1, "done")
        at.play(0, "done")
        assert at.player(0).unused == 2, "the second action costs 2 cubes"

    def test_boots_of_speed_afterwards(self) -> None:
        """Rulebook FAQ: wait until all cubes are gone from Publish Theory."""
        at = table("apprentice", 0, publish=1)
        theory(at, "toad", "npN", b=GOLD)
        at.player(0).artifacts = [BOOTS_OF_SPEED]
        at.run("resolve-debunk")
        at.play(0, "debunk toad R", "theory toad", "alchemical PPP", "seal gold", "done")
        at.run("resolve-publish")
        assert at.options(0) == ["boots publish", "done"]

    def test_not_after_a_conflict(self) -> None:
        at = table("master", 0, publish=1)
        theory(at, "fern", "PPP", b=GOLD)
        theory(at, "toad", "npN", b=GOLD)
        at.run("resolve-debunk")
        at.play(0, "debunk fern toad", "claim 0")
        assert at.match.over
