"""Buy Artifact and every artifact with an effect at once (rules §11); the others where they work."""

import pytest

from goldenlane.games.alchemists.alchemy import parse_ingredient
from goldenlane.games.alchemists.vocabulary import (
    ALTAR_OF_GOLD,
    AMULET_OF_RHETORIC,
    ARTIFACTS,
    BOOTS_OF_SPEED,
    BRONZE_CUP,
    BUY_ARTIFACT,
    COURTIER,
    DISCOUNT_CARD,
    FAVORS,
    HYPNOTIC_AMULET,
    MIX_FACT,
    PERISCOPE,
    ROYAL_SIGNET,
    SHOPKEEPER,
    SILVER_CHALICE,
    THINKING_CAP,
    WITCHS_TRUNK,
    fact,
)
from tests.alchemists.positions import GOLEM, Table


def table(*row: int, golem: bool = False) -> Table:
    at = Table(modules=GOLEM if golem else [])
    at.state.row = list(row)
    at.state.counter = [-1, -1, -1]
    at.state.rows[BUY_ARTIFACT] = [0]
    at.state.declared[BUY_ARTIFACT * 3] = 2
    return at


def test_pay_the_printed_cost_and_do_not_refill_the_row() -> None:
    at = table(SILVER_CHALICE, BRONZE_CUP)
    at.run("resolve-buy-artifact")
    assert at.options(0) == ["buy silver-chalice", "buy bronze-cup", "done"]
    at.play(0, "buy silver-chalice")
    assert at.player(0).gold == 1
    assert at.player(0).artifacts == [SILVER_CHALICE]
    assert at.state.row == [BRONZE_CUP]
    assert at.options(0) == ["done"], "asked all the same: a Shopkeeper could be in hand"


def test_an_empty_row_is_declined() -> None:
    at = table()
    at.run("resolve-buy-artifact")
    assert at.match.over
    assert at.player(0).unused == 3


@pytest.mark.parametrize(("words", "gold"), [("", 1), (" shopkeeper", 2), (" shopkeeper 2", 3)])
def test_shopkeepers(words: str, gold: int) -> None:
    at = table(SILVER_CHALICE)
    at.player(0).favors[SHOPKEEPER] = 2
    at.run("resolve-buy-artifact")
    at.play(0, f"buy silver-chalice{words}")
    assert at.player(0).gold == gold


def test_discount_card_two_less_then_one_less() -> None:
    at = table(DISCOUNT_CARD, SILVER_CHALICE, BRONZE_CUP)
    at.state.declared[BUY_ARTIFACT * 3] = 2
    at.player(0).gold = 5
    at.run("resolve-buy-artifact")
    at.play(0, "buy discount-card")
    assert at.player(0).gold == 2, "not for itself"
    at.play(0, "buy silver-chalice")
    assert at.player(0).gold == 0
    at.player(0).gold = 3
    at.run("action-buy-artifact", 0)
    at.play(0, "buy bronze-cup")
    assert at.player(0).gold == 0


def test_price_does_not_fall_below_zero() -> None:
    """A-47."""
    at = table(ALTAR_OF_GOLD)
    at.player(0).artifacts = [DISCOUNT_CARD]
    at.player(0).gold = 0
    at.run("resolve-buy-artifact")
    at.play(0, "buy altar-of-gold")
    assert at.player(0).gold == 0


class TestUnderTheCounter:
    """Rulebook: 1 gold less, and 1 approval token to the bank."""

    def test_token_and_courtier(self) -> None:
        at = table(PERISCOPE, golem=True)
        at.state.counter[0] = BOOTS_OF_SPEED
        at.player(0).approval = 1
        at.player(0).favors[COURTIER] = 1
        at.run("resolve-buy-artifact")
        assert at.options(0) == [
            "buy periscope",
            "buy boots-of-speed",
            "buy boots-of-speed courtier",
            "done",
        ]
        at.play(0, "buy boots-of-speed")
        assert (at.player(0).gold, at.player(0).approval) == (2, 0)
        assert at.state.counter[0] == -1

    def test_discounts_add_up(self) -> None:
        at = table(golem=True)
        at.state.counter[0] = BOOTS_OF_SPEED
        at.player(0).artifacts = [DISCOUNT_CARD]
        at.player(0).favors[COURTIER] = at.player(0).favors[SHOPKEEPER] = 1
        at.run("resolve-buy-artifact")
        at.play(0, "buy boots-of-speed courtier shopkeeper")
        assert at.player(0).gold == 5
        assert at.player(0).bought == 1
        assert at.state.favor_discards[COURTIER] == 1

    def test_nobody_without_approval_can_buy_it(self) -> None:
        at = table(golem=True)
        at.state.counter[0] = BOOTS_OF_SPEED
        at.run("resolve-buy-artifact")
        assert at.options(0) == ["done"]


def buy(artifact: int, *draws: str, golem: bool = False, hand: list[int] | None = None) -> Table:
    at = table(artifact, golem=golem)
    at.state.declared[BUY_ARTIFACT * 3] = 1
    if hand is not None:
        at.player(0).hand = hand
    at.script(*draws)
    at.run("resolve-buy-artifact")
    at.play(0, f"buy {ARTIFACTS[artifact]}")
    return at


def test_amulet_of_rhetoric() -> None:
    assert buy(AMULET_OF_RHETORIC).player(0).reputation == 15


def test_hypnotic_amulet_draws_four_favors_and_then_uses_herbalists() -> None:
    herbalist = FAVORS.index("herbalist")
    at = buy(HYPNOTIC_AMULET, f"favors 0 {herbalist} 2 3", "ingredients 0 1 2")
    assert at.options(0) == ["discard mushroom", "discard fern", "discard toad"]
    at.play(0, "discard mushroom", "discard fern")
    assert sum(at.player(0).favors) == 3
    assert sum(at.player(0).hand) == 1


def test_witchs_trunk_draws_seven() -> None:
    assert sum(buy(WITCHS_TRUNK).player(0).hand) == 7


def test_royal_signet() -> None:
    """Rulebook: 4 approval tokens from the bank."""
    assert buy(ROYAL_SIGNET, golem=True).player(0).approval == 4


class TestAltarOfGold:
    def test_gold_becomes_reputation(self) -> None:
        at = buy(ALTAR_OF_GOLD)
        assert at.options(0) == ["altar 1", "altar 2", "altar 3", "altar 4", "done"]
        at.play(0, "altar 3")
        assert (at.player(0).gold, at.player(0).reputation) == (1, 13)

    def test_at_most_eight(self) -> None:
        at = table(ALTAR_OF_GOLD)
        at.player(0).gold = 20
        at.run("action-buy-artifact", 0)
        at.play(0, "buy altar-of-gold")
        assert at.options(0)[-2] == "altar 8"


class TestThinkingCap:
    def test_two_separate_pairs_without_discarding(self) -> None:
        at = buy(THINKING_CAP, hand=[1, 1, 2, 0, 0, 0, 0, 0])
        at.mark()
        at.play(0, "mix mushroom toad")
        assert at.options(0) == ["mix fern toad", "done"], "a card cannot be in both pairs"
        at.play(0, "mix fern toad")
        assert at.player(0).hand == [1, 1, 2, 0, 0, 0, 0, 0]
        mushroom, fern, toad = map(parse_ingredient, ("mushroom", "fern", "toad"))
        assert at.player(0).facts == [
            fact(MIX_FACT, mushroom, toad, 1 << 0),
            fact(MIX_FACT, fern, toad, 1 << 6),
        ]
        assert at.player(0).results == []
        assert at.match.over

    def test_results_are_private(self) -> None:
        """A-16."""
        at = buy(THINKING_CAP, hand=[1, 0, 1, 0, 0, 0, 0, 0])
        at.mark()
        at.play(0, "mix mushroom toad")
        assert at.events(0) == [{"kind": "thinking-cap", "seat": 0, "args": ["R+", ["mushroom", "toad"]]}]
        assert at.events(1) == [{"kind": "thinking-cap", "seat": 0, "args": []}]
