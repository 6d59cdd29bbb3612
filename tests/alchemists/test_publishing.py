"""Publish Theory: costs, seals, endorsing, grants (rules §13, A-18, A-19, A-29)."""

from goldenlane.games.alchemists.alchemy import parse_alchemical, parse_ingredient
from goldenlane.games.alchemists.vocabulary import (
    GOLD,
    PRINTING_PRESS,
    PUBLISH,
    SEAL_OF_AUTHORITY,
    SILVER,
)
from tests.alchemists.positions import Table


def table(*seats: int, players: int = 4) -> Table:
    at = Table(players=players, modules=[])
    for seat in seats:
        at.state.rows[PUBLISH].append(seat)
        at.state.declared[PUBLISH * players + seat] = 1
    return at


def theory(at: Table, ingredient: str, alchemical: str, **seals: int) -> None:
    """A theory with seals: a is seat 0, b seat 1 ..."""
    place = parse_ingredient(ingredient)
    at.state.theories[place] = parse_alchemical(alchemical)
    for name, kind in seals.items():
        seat = "abcd".index(name)
        at.state.seals[place * at.game.seats + seat] = kind
        at.player(seat).seals[kind] -= 1


def test_a_new_theory() -> None:
    at = table(0)
    theory(at, "fern", "npN", b=GOLD)
    at.run("resolve-publish")
    assert "theory fern" not in at.options(0)
    assert "endorse fern" in at.options(0)
    at.play(0, "theory toad")
    assert "alchemical npN" not in at.options(0), "used by another theory"
    at.play(0, "alchemical PPP", "seal silver")
    assert at.player(0).gold == 4
    assert at.player(0).reputation == 11
    assert at.state.theories[parse_ingredient("toad")] == parse_alchemical("PPP")
    assert at.player(0).seals[SILVER] == 2


def test_the_seal_is_secret() -> None:
    at = table(0)
    at.run("resolve-publish")
    at.play(0, "theory toad", "alchemical PPP")
    at.mark()
    at.play(0, "seal gold")
    assert {"kind": "seal", "seat": 0, "args": ["toad", "gold"]} in at.events(0)
    assert {"kind": "seal", "seat": 0, "args": ["toad"]} in at.events(1)
    shown = at.match.view(1)["theories"][0]["seals"]
    assert shown == [{"seat": 0, "seal": None}]
    assert at.match.view(0)["theories"][0]["seals"] == [{"seat": 0, "seal": "gold"}]


def test_without_gold_nothing_can_be_published() -> None:
    at = table(0)
    at.player(0).gold = 0
    at.run("resolve-publish")
    assert at.match.over
    assert at.player(0).unused == 1


def test_endorsing_pays_the_bank_and_every_owner() -> None:
    at = table(2)
    theory(at, "fern", "npN", a=GOLD, b=GOLD)
    at.run("resolve-publish")
    at.play(2, "endorse fern", "seal red")
    assert [player.gold for player in at.state.players] == [6, 6, 2, 5]
    assert at.player(2).reputation == 10, "no reputation for endorsing"


def test_all_of_it_or_no_endorsement() -> None:
    """A-18."""
    at = table(2)
    theory(at, "fern", "npN", a=GOLD, b=GOLD)
    at.player(2).gold = 2
    at.run("resolve-publish")
    assert "endorse fern" not in at.options(2)


def test_at_most_three_seals_one_per_player() -> None:
    at = table(0, 3)
    theory(at, "fern", "npN", a=GOLD, b=GOLD, c=GOLD)
    at.run("resolve-publish")
    assert "endorse fern" not in at.options(0)
    at.play(0, "done")
    assert "endorse fern" not in at.options(3)


def test_a_theory_in_conflict_cannot_be_endorsed() -> None:
    at = table(0)
    theory(at, "fern", "npN", b=GOLD)
    theory(at, "toad", "PPP", c=GOLD)
    at.state.conflicts = [8 * 1 + 2]
    at.run("resolve-publish")
    assert not any(option.startswith("endorse") for option in at.options(0))


def test_printing_press_saves_the_bank_part_only() -> None:
    at = table(2)
    theory(at, "fern", "npN", a=GOLD, b=GOLD)
    at.player(2).artifacts = [PRINTING_PRESS]
    at.player(2).gold = 2
    at.run("resolve-publish")
    at.play(2, "endorse fern", "seal red")
    assert at.player(2).gold == 0


def test_printing_press_publishes_without_gold() -> None:
    at = table(0)
    at.player(0).artifacts = [PRINTING_PRESS]
    at.player(0).gold = 0
    at.run("resolve-publish")
    at.play(0, "theory toad", "alchemical PPP", "seal gold")
    assert at.player(0).gold == 0


def test_seal_of_authority_for_publishing_and_endorsing() -> None:
    """A-12: with the +1 of a new theory it is one event."""
    at = table(0)
    at.state.declared[PUBLISH * 4] = 2
    theory(at, "fern", "npN", b=GOLD)
    at.player(0).artifacts = [SEAL_OF_AUTHORITY]
    at.run("resolve-publish")
    at.play(0, "theory scorpion", "alchemical PPP", "seal gold")
    assert at.player(0).reputation == 13
    at.play(0, "endorse fern", "seal gold")
    assert at.player(0).reputation == 15


class TestGrants:
    def test_first_grant_needs_two_seals(self) -> None:
        at = table(0)
        theory(at, "mushroom", "npN", a=GOLD)
        at.run("resolve-publish")
        at.play(0, "theory fern", "alchemical PPP", "seal gold")
        assert at.options(0) == ["grant grant-1", "grant grant-4", "done"]
        at.play(0, "grant grant-1")
        assert at.player(0).grants == [0]
        assert at.player(0).gold == 5 - 1 + 2
        assert at.match.over, "a further grant needs three"

    def test_later_grants_need_three(self) -> None:
        at = table(0)
        theory(at, "mushroom", "npN", a=GOLD)
        theory(at, "toad", "pnP", a=SILVER)
        at.player(0).grants = [1]
        at.state.grants[1] = 0
        at.run("resolve-publish")
        at.play(0, "theory fern", "alchemical PPP", "seal gold")
        assert at.options(0) == ["grant grant-1", "done"]

    def test_a_grant_can_be_left_for_later(self) -> None:
        """A-56."""
        at = table(0)
        at.state.declared[PUBLISH * 4] = 2
        theory(at, "mushroom", "npN", a=GOLD)
        at.run("resolve-publish")
        at.play(0, "theory fern", "alchemical PPP", "seal gold", "done")
        at.play(0, "theory feather", "alchemical NNN", "seal silver")
        assert "grant grant-1" in at.options(0)

    def test_a_taken_grant_is_gone(self) -> None:
        at = table(0)
        theory(at, "mushroom", "npN", a=GOLD)
        at.state.grants[0] = 1
        at.run("resolve-publish")
        at.play(0, "theory fern", "alchemical PPP", "seal gold")
        assert at.options(0) == ["grant grant-4", "done"]

    def test_theories_in_conflict_do_not_count(self) -> None:
        at = table(0)
        theory(at, "mushroom", "npN", a=GOLD)
        theory(at, "toad", "pnP", b=GOLD)
        at.state.conflicts = [0 * 8 + 2]
        at.run("resolve-publish")
        at.play(0, "theory fern", "alchemical PPP", "seal gold")
        assert at.match.over

    def test_only_for_the_player_whose_action_it_was(self) -> None:
        """A-29, rulebook FAQ."""
        at = table(0)
        theory(at, "mushroom", "npN", b=GOLD)
        theory(at, "fern", "pnP", b=GOLD)
        at.run("resolve-publish")
        at.play(0, "theory feather", "alchemical PPP", "seal gold")
        assert at.match.over
        assert at.state.grants == [-1] * 6
