"""The rulebook's questions and answers about the base game. Both printed editions answer alike."""

import pytest

import goldenlane as gl
from goldenlane.games.alchemists.alchemy import parse_alchemical, parse_ingredient
from goldenlane.games.alchemists.order import PickOrderSpace
from goldenlane.games.alchemists.spaces import Resolve
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import (
    BOOTS_OF_SPEED,
    CUSTODIAN,
    DEBUNK,
    DRINK,
    FORAGE,
    GOLD,
    HERBALIST,
    PERISCOPE,
    PUBLISH,
    TEST_STUDENT,
)
from goldenlane.kernel.effect import Effect
from tests.alchemists.positions import Table

BASE: list[str] = []
TOAD, FERN, MUSHROOM, FLOWER = (parse_ingredient(name) for name in ("toad", "fern", "mushroom", "flower"))


def resolve(table: Table, space: int) -> None:
    """Resolve a whole action space."""
    found = [e for e in table.game.effects.values() if isinstance(e, Resolve) and e.space == space]
    table.run(found[0])


def effect(table: Table, kind: type[Effect]) -> Effect:
    return next(each for each in table.game.effects.values() if isinstance(each, kind))


def declare(table: Table, space: int, seat: int, actions: int) -> None:
    table.state.rows[space].append(seat)
    table.state.declared[space * table.game.seats + seat] = actions


class TestHerbalist:
    def test_after_all_ingredients_of_the_order_space(self) -> None:
        """An order space gives ingredients and the Herbalist: first all the ingredients (Ruling A-05)."""
        table = Table(players=3, modules=BASE)
        for player in table.state.players:
            player.order_space = -1
        table.state.order = []
        table.script("ingredients 0 1", f"favors {HERBALIST}", "ingredients 2 3 4")
        table.run(effect(table, PickOrderSpace), 0)
        table.play(0, "order 8")
        # Two ingredients of the space and three of the Herbalist are in hand when two are discarded.
        assert table.player(0).hand == [1, 1, 1, 1, 1, 0, 0, 0]
        table.play(0, "discard mushroom", "discard flower")
        assert table.player(0).hand == [0, 1, 1, 1, 0, 0, 0, 0]
        assert table.match.over

    def test_at_the_beginning_after_choosing_favors(self) -> None:
        """All cards are drawn and the favors chosen before a Herbalist is used."""
        for seed in range(60):
            match = gl.new("alchemists", players=2, variant="master", seed=seed)
            state = match.state
            assert isinstance(state, AlchemistsState)
            seats = [seat for seat in (0, 1) if HERBALIST in state.players[seat].dealt]
            if not seats:
                continue
            seat = seats[0]
            assert [sum(player.hand) for player in state.players] == [2, 2]
            match.play(seat, "keep herbalist")
            assert sum(state.players[seat].hand) == 2
            match.play(1 - seat, match.legal(1 - seat)[-1])
            while not str(match.legal(seat)[:1]).startswith("[Action('discard"):
                match.play(1 - seat, match.legal(1 - seat)[0])
            state = match.state
            assert isinstance(state, AlchemistsState)
            assert sum(state.players[seat].hand) == 5
            return
        raise AssertionError("no Herbalist was dealt")


def test_discarded_favors_lie_face_up() -> None:
    """All cards in the favor discard pile are face up."""
    match = gl.new("alchemists", players=2, variant="master", seed=3)
    dealt = match.view(0)["players"][0]["dealt"]
    kept = str(match.legal(0)[0]).split()[1]
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    dealt.remove(kept)
    for seat in (0, 1, None):
        assert dealt[0] in match.view(seat)["favor-discards"]


class TestGrantAfterAConflict:
    """A theory counts for a grant again when its conflict token is removed: who gets the grant?"""

    def table(self) -> Table:
        table = Table(players=3, variant="apprentice", modules=BASE)
        state = table.state
        # Seats 0 and 1 have seals on mushroom (in conflict with scorpion) and fern, both of the first grant.
        scorpion = parse_ingredient("scorpion")
        state.theories[MUSHROOM] = parse_alchemical("Ppn")
        state.theories[FERN] = parse_alchemical("npN")
        state.theories[scorpion] = parse_alchemical("NNN")  # wrong: it is PPP
        for seat in (0, 1):
            state.seals[MUSHROOM * 3 + seat] = GOLD
            state.seals[FERN * 3 + seat] = GOLD
        state.conflicts = [8 * MUSHROOM + scorpion]
        return table

    def debunk(self, table: Table, seat: int, what: str) -> None:
        action = table.game.actions[DEBUNK]
        assert action is not None
        table.run(action, seat, 1)
        table.play(seat, f"debunk {what}")

    def test_not_while_in_conflict(self) -> None:
        table = self.table()
        table.run("check-grants", 0)
        assert table.match.over

    @pytest.mark.parametrize("seat", [0, 1])
    def test_who_removed_it(self, seat: int) -> None:
        table = self.table()
        self.debunk(table, seat, "scorpion R")
        assert table.state.conflicts == []
        assert table.match.to_act == (seat,)
        assert "grant grant-1" in table.options(seat)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_somebody_else_removed_it(self, seat: int) -> None:
        """Then the first of the two who completes such an action, even an unsuccessful debunking."""
        table = self.table()
        self.debunk(table, 2, "scorpion R")
        assert table.match.over
        assert table.state.grants[0] == -1
        self.debunk(table, seat, "fern B")  # right as published: unsuccessful
        assert table.player(seat).reputation == 9
        table.play(seat, "grant grant-1")
        assert table.state.grants[0] == seat


def test_periscope_does_not_tell_which_card_was_seen() -> None:
    """The watched player does not learn it; both cards are discarded."""
    seen = {}
    for draw in ("look 0", "look 1"):
        table = Table(players=2, modules=BASE)
        table.player(1).artifacts = [PERISCOPE]
        table.player(0).hand[TOAD] = table.player(0).hand[FERN] = 1
        discards = sum(table.state.ingredient_discards)
        table.script(draw)
        action = table.game.actions[TEST_STUDENT]
        assert action is not None
        table.run(action, 0, 1)
        table.play(0, "mix fern toad")
        table.play(1, "periscope")
        seen[draw] = (table.events(0), table.match.view(0), table.events(1))
        assert sum(table.state.ingredient_discards) == discards + 2
    assert seen["look 0"][:2] == seen["look 1"][:2]
    assert seen["look 0"][2] != seen["look 1"][2]


class TestBootsOfSpeed:
    def test_after_an_immediate_publication(self) -> None:
        """The Boots give another Publish Theory action, once all cubes are gone from that space."""
        table = Table(players=2, variant="apprentice", modules=BASE)
        table.player(0).artifacts = [BOOTS_OF_SPEED]
        table.state.theories[FERN] = parse_alchemical("PPP")
        declare(table, DEBUNK, 0, 1)
        declare(table, PUBLISH, 0, 1)
        declare(table, PUBLISH, 1, 1)
        resolve(table, DEBUNK)
        table.play(0, "debunk fern R", "theory fern", "alchemical npN", "seal gold")
        if "boots debunk" in table.options(0):
            table.play(0, "done")
        resolve(table, PUBLISH)
        # The other player's cube is still there.
        assert table.match.to_act == (1,)
        table.play(1, "done")
        assert table.options(0) == ["boots publish", "done"]
        table.play(0, "boots publish")
        assert "theory toad" in table.options(0)

    def test_after_declining(self) -> None:
        """Who declined may still do the action with the Boots, after everyone else."""
        table = Table(players=2, modules=BASE)
        table.player(0).artifacts = [BOOTS_OF_SPEED]
        for seat in (0, 1):
            declare(table, FORAGE, seat, 1)
        resolve(table, FORAGE)
        table.play(0, "done")
        assert table.match.to_act == (1,)
        table.play(1, "forage deck")
        table.play(0, "boots forage", "forage deck")
        assert sum(table.player(0).hand) == 1
        assert table.match.over

    def test_with_the_custodian(self) -> None:
        """The Custodian card is an action space: with a cube there the drink can be repeated."""
        table = Table(players=2, modules=BASE)
        table.player(0).artifacts = [BOOTS_OF_SPEED]
        table.player(0).hand = [2, 2, 0, 0, 0, 0, 0, 0]
        declare(table, CUSTODIAN, 0, 1)
        resolve(table, CUSTODIAN)
        table.play(0, "mix mushroom fern", "boots custodian", "mix mushroom fern")
        assert len(table.player(0).results) == 2
        assert sum(table.player(0).hand) == 0

    def test_once_a_round(self) -> None:
        table = Table(players=2, modules=BASE)
        table.player(0).artifacts = [BOOTS_OF_SPEED]
        table.player(0).boots_used = 1
        declare(table, FORAGE, 0, 1)
        resolve(table, FORAGE)
        table.play(0, "done")
        assert table.match.over


class TestNegativePotions:
    """No negative potion can affect a player twice in the same round (Ruling A-09)."""

    def drink(self, table: Table, space: int, first: str, second: str) -> None:
        hand = table.player(0).hand
        hand[parse_ingredient(first)] += 1
        hand[parse_ingredient(second)] += 1
        action = table.game.actions[space]
        assert action is not None
        table.run(action, 0, 1)
        option = next(o for o in table.options(0) if set(o.split()[1:]) == {first, second})
        table.play(0, option)

    def test_the_same_color_twice(self) -> None:
        """Poisoned by the Custodian, immune at Drink Potion."""
        table = Table(players=2, modules=BASE)
        # fern npN and mandrake Nnp make R-: poison; fern and feather NNN too.
        self.drink(table, CUSTODIAN, "fern", "mandrake")
        assert table.player(0).hospital == 1
        self.drink(table, DRINK, "fern", "feather")
        assert table.player(0).hospital == 1

    def test_different_colors(self) -> None:
        """Poisoned and paralyzed."""
        table = Table(players=2, modules=BASE)
        self.drink(table, CUSTODIAN, "fern", "mandrake")
        # toad pnP and feather NNN make G-: paralysis.
        self.drink(table, DRINK, "toad", "feather")
        assert table.player(0).hospital == 1
        assert table.state.paralyzed == [0]
        # flower pNn and mushroom Ppn make R+: nothing.
        self.drink(table, DRINK, "flower", "mushroom")
        assert table.player(0).immune == 0b011
        # fern npN and flower pNn make B-: insanity, once.
        self.drink(table, DRINK, "fern", "flower")
        self.drink(table, DRINK, "fern", "flower")
        assert table.player(0).reputation == 9
