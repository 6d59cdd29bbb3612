"""Test on Student, Drink Potion, Custodian, Magic Mortar, Periscope (rules §4, §15, §16, A-08, A-09)."""

from goldenlane.games.alchemists.alchemy import parse_ingredient
from goldenlane.games.alchemists.vocabulary import (
    ASPECT_FACT,
    CUSTODIAN,
    DRINK,
    MAGIC_MORTAR,
    MIX_FACT,
    PERISCOPE,
    SELL,
    TEST_STUDENT,
    fact,
)
from tests.alchemists.positions import Table

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE = map(
    parse_ingredient, ("mushroom", "fern", "toad", "claw", "flower", "mandrake")
)


def table(space: int, *seats: int, round_: int = 2) -> Table:
    """Everybody has two of every ingredient; these seats do one action each."""
    at = Table(modules=[])
    at.state.round = round_
    for player in at.state.players:
        player.hand = [2] * 8
    for seat in seats:
        at.state.rows[space].append(seat)
        at.state.declared[space * 3 + seat] = 1
    return at


class TestStudentTests:
    def test_the_potion_is_public_and_the_ingredients_are_not(self) -> None:
        at = table(TEST_STUDENT, 0)
        at.run("resolve-test-student")
        at.mark()
        at.play(0, "mix mushroom toad")
        assert at.player(0).results == [0]
        assert at.events(0)[0]["args"] == ["R+", ["mushroom", "toad"]]
        assert at.events(1)[0]["args"] == ["R+"]
        assert at.player(0).facts == [fact(MIX_FACT, MUSHROOM, TOAD, 1)]
        assert at.player(0).hand[MUSHROOM] == at.player(0).hand[TOAD] == 1
        assert at.match.view(1)["players"][0]["results"] == ["R+"]

    def test_same_ingredients_cannot_be_mixed(self) -> None:
        at = table(TEST_STUDENT, 0)
        at.player(0).hand = [3, 0, 0, 0, 0, 0, 0, 0]
        at.run("resolve-test-student")
        assert at.options(0) == ["done"], "asked all the same: three equal cards are a secret"

    def test_one_card_is_declined_without_asking(self) -> None:
        at = table(TEST_STUDENT, 0)
        at.player(0).hand = [1, 0, 0, 0, 0, 0, 0, 0]
        at.run("resolve-test-student")
        assert at.match.over
        assert at.player(0).unused == 1

    def test_an_unhappy_student_wants_gold_until_the_end_of_the_round(self) -> None:
        at = table(TEST_STUDENT, 0, 1, 2)
        at.player(2).gold = 0
        at.run("resolve-test-student")
        at.play(0, "mix fern mandrake")
        assert at.player(0).gold == 5, "the first one does not pay"
        assert at.state.unhappy == 1
        at.play(1, "mix mushroom toad")
        assert at.player(1).gold == 4, "a happy potion does not help"
        assert at.match.over, "A-08: who cannot pay cannot test"
        assert at.player(2).unused == 1

    def test_the_same_players_second_test_costs_too(self) -> None:
        at = table(TEST_STUDENT, 0)
        at.state.declared[TEST_STUDENT * 3] = 2
        at.run("resolve-test-student")
        at.play(0, "mix fern mandrake", "mix fern mandrake")
        assert at.player(0).gold == 4

    def test_no_potion_affects_the_player(self) -> None:
        at = table(TEST_STUDENT, 0)
        at.run("resolve-test-student")
        at.play(0, "mix toad flower")
        assert at.state.paralyzed == []
        assert at.player(0).immune == 0


class TestDrinking:
    def test_poison_sends_a_cube_to_the_hospital(self) -> None:
        at = table(DRINK, 0)
        at.run("resolve-drink")
        at.play(0, "mix fern mandrake")
        assert at.player(0).hospital == 1

    def test_paralysis(self) -> None:
        at = table(DRINK, 1, 0)
        at.run("resolve-drink")
        at.play(1, "mix toad flower")
        at.play(0, "mix toad flower")
        assert at.state.paralyzed == [1, 0]

    def test_insanity_costs_a_point_with_the_zone(self) -> None:
        at = table(DRINK, 0)
        at.player(0).reputation = 15
        at.run("resolve-drink")
        at.play(0, "mix mushroom fern")
        assert at.player(0).reputation == 13

    def test_good_and_neutral_potions_do_nothing(self) -> None:
        at = table(DRINK, 0)
        at.state.declared[DRINK * 3] = 2
        at.run("resolve-drink")
        at.play(0, "mix mushroom toad", "mix fern toad")
        player = at.player(0)
        assert (player.hospital, player.reputation, player.immune) == (0, 10, 0)
        assert player.results == [0, 6]

    def test_each_color_hits_once_a_round_and_colors_stack(self) -> None:
        """Rulebook FAQ; also from the Custodian to Drink Potion."""
        at = table(CUSTODIAN, 0)
        at.state.rows[DRINK] = [0]
        at.state.declared[DRINK * 3] = 2
        at.run("resolve-custodian")
        at.play(0, "mix fern mandrake")
        assert at.player(0).hospital == 1
        at.run("resolve-drink")
        at.play(0, "mix fern mandrake", "mix toad flower")
        assert at.player(0).hospital == 1
        assert at.state.paralyzed == [0]

    def test_round_six_poison_and_paralysis_are_idle_but_insanity_is_not(self) -> None:
        """A-09; only the Custodian lets one drink then."""
        at = table(CUSTODIAN, 0, round_=6)
        at.state.declared[CUSTODIAN * 3] = 3
        at.run("resolve-custodian")
        at.play(0, "mix fern mandrake", "mix toad flower", "mix mushroom fern")
        assert at.player(0).hospital == 0
        assert at.state.paralyzed == []
        assert at.player(0).reputation == 9


class TestMagicMortar:
    def test_a_colleague_takes_one_card_at_random(self) -> None:
        at = table(DRINK, 0)
        at.player(0).artifacts = [MAGIC_MORTAR]
        at.script("mortar 1")
        at.run("resolve-drink")
        at.play(0, "mix mushroom toad")
        assert at.player(0).hand[MUSHROOM] == 2
        assert at.player(0).hand[TOAD] == 1
        assert at.state.ingredient_discards[TOAD] == 1

    def test_only_the_owner_sees_which(self) -> None:
        at = table(DRINK, 0)
        at.player(0).artifacts = [MAGIC_MORTAR]
        at.script("mortar 0")
        at.run("resolve-drink")
        at.mark()
        at.play(0, "mix mushroom toad")
        assert {"kind": "magic-mortar", "seat": 0, "args": ["toad"]} in at.events(0)
        assert {"kind": "magic-mortar", "seat": 0, "args": []} in at.events(2)


class TestPeriscope:
    def test_owner_sees_one_ingredient_and_the_watched_does_not_know_which(self) -> None:
        at = table(TEST_STUDENT, 0)
        at.player(2).artifacts = [PERISCOPE]
        at.script("look 1")
        at.run("resolve-test-student")
        at.play(0, "mix mushroom toad")
        assert at.options(2) == ["periscope", "done"]
        at.mark()
        at.play(2, "periscope")
        assert at.events(2) == [{"kind": "periscope", "seat": 2, "args": [0, "toad"]}]
        assert at.events(0) == at.events(1) == [{"kind": "periscope", "seat": 2, "args": [0]}]
        assert at.player(2).facts == [fact(ASPECT_FACT, TOAD, TOAD, 0)], "a potion's aspect is in both"
        assert at.state.ingredient_discards[MUSHROOM] == at.state.ingredient_discards[TOAD] == 1

    def test_once_a_round_and_not_at_own_experiments(self) -> None:
        at = table(TEST_STUDENT, 2, 0, 1)
        at.player(2).artifacts = [PERISCOPE]
        at.run("resolve-test-student")
        at.play(2, "mix mushroom toad")
        at.play(0, "mix mushroom toad")
        at.play(2, "periscope")
        at.play(1, "mix mushroom toad")
        assert at.match.over

    def test_at_a_sale(self) -> None:
        at = table(SELL, 0)
        at.player(1).artifacts = [PERISCOPE]
        at.state.adventurer = 0
        at.script("look 0")
        at.run("resolve-sell")
        at.play(0, "sell R+ exact", "mix fern toad")
        at.play(1, "periscope")
        assert at.player(1).facts == [], "a neutral potion says nothing about one ingredient"

    def test_neutral_cards_with_a_mortar_are_seen_before_one_returns(self) -> None:
        at = table(DRINK, 0)
        at.player(0).artifacts = [MAGIC_MORTAR]
        at.player(1).artifacts = [PERISCOPE]
        at.script("look 0", "mortar 0")
        at.run("resolve-drink")
        at.play(0, "mix toad claw")
        assert at.match.view(0)["players"][0]["cauldron"] == ["toad", "claw"]
        assert "cauldron" not in at.match.view(1)["players"][0]
        at.play(1, "periscope")
        assert at.player(0).hand[CLAW] == 2
        assert at.match.over
