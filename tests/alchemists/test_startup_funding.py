"""Startup cards, the artifacts they give, and the Replicator."""

from itertools import combinations

import pytest

import goldenlane as gl
from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.artifacts import show_secret
from goldenlane.games.alchemists.bundle import SECRET_ARTIFACT
from goldenlane.games.alchemists.startup_funding import BOTH, ChooseArtifact, Fund, StartupFunding
from goldenlane.games.alchemists.vocabulary import (
    ALTAR_OF_GOLD,
    ARTIFACTS,
    BRONZE_CUP,
    CRYSTAL_CABINET,
    FEATHER_IN_CAP,
    HERBALIST,
    PRINTING_PRESS,
    REPLICATOR,
    ROBE_OF_RESPECT,
)
from goldenlane.kernel.effect import Effect
from tests.alchemists.positions import ALL, Table

MODULES = ["startup-funding"]


def effect(table: Table, kind: type[Effect]) -> Effect:
    return next(each for each in table.game.effects.values() if isinstance(each, kind))


def fund(table: Table, cards: list[int], which: int = BOTH, seat: int = 0) -> None:
    table.player(seat).startup = cards
    table.state.favor_bag[HERBALIST] = 0
    table.run(effect(table, Fund), seat, which)


class TestOpening:
    def test_keep_two_of_four(self) -> None:
        match = gl.new("alchemists", players=3, variant="master", modules=MODULES, seed=4)
        assert match.to_act == (0, 1, 2)
        hands = [match.view(seat)["players"][seat]["startup-dealt"] for seat in range(3)]
        assert all(len(hand) == 4 for hand in hands)
        assert len({card for hand in hands for card in hand}) == 12
        for seat in range(3):
            pairs = [f"keep {a} {b}" for a, b in combinations(hands[seat], 2)]
            assert [str(action) for action in match.legal(seat)] == pairs
            assert "startup-dealt" not in match.view(seat)["players"][(seat + 1) % 3]

    def test_shown_together(self) -> None:
        """Ruling A-02."""
        match = gl.new("alchemists", players=2, variant="master", modules=MODULES, seed=4)
        match.play(1, match.legal(1)[0])
        assert match.view(0)["players"][1]["startup"] == []
        assert match.view(None)["players"][1]["startup"] == []
        match.play(0, match.legal(0)[0])
        for seat in (0, 1, None):
            assert all(len(player["startup"]) == 2 for player in match.view(seat)["players"])

    def test_no_normal_resources(self) -> None:
        """The board is set up first, so that everybody knows the row and the first adventurer."""
        match = gl.new("alchemists", players=2, variant="apprentice", modules=MODULES, seed=4)
        view = match.view(0)
        assert len(view["artifacts"]) == 3
        assert [player["gold"] for player in view["players"]] == [0, 0]
        assert [player["ingredients"] for player in view["players"]] == [0, 0]
        assert [player["favors"] for player in view["players"]] == [0, 0]


class TestCards:
    def test_gold_and_ingredients(self) -> None:
        table = Table(modules=MODULES)
        fund(table, [1, 3])
        assert (table.player(0).gold, sum(table.player(0).hand)) == (5 + 4, 2)

    def test_apprentices_get_one_more(self) -> None:
        table = Table(modules=MODULES, variant="apprentice")
        fund(table, [1, 3])
        assert sum(table.player(0).hand) == 3

    def test_favors_and_one_more_to_choose_from(self) -> None:
        table = Table(modules=MODULES)
        fund(table, [6, 7])
        assert sum(table.player(0).favors) == 4
        assert all(option.startswith("discard ") for option in table.options(0))
        table.play(0, table.options(0)[0])
        assert sum(table.player(0).favors) == 3
        assert table.match.over

    def test_no_favors_no_draw(self) -> None:
        """Ruling A-31."""
        table = Table(modules=MODULES)
        fund(table, [1, 2])
        assert table.match.over
        assert sum(table.player(0).favors) == 0

    def test_reputation_of_both_cards_moves_once(self) -> None:
        """+3 and -2 make +1; with the Robe that one gain becomes 2."""
        table = Table(modules=MODULES)
        table.player(0).artifacts = []
        fund(table, [11, 13])
        assert table.player(0).reputation == 11

    def test_book_after_the_ingredients(self) -> None:
        """Ruling A-31: the ingredients may be looked at first."""
        table = Table(modules=MODULES)
        fund(table, [9, 3])
        assert sum(table.player(0).hand) == 2
        assert table.options(0)[0].startswith("read ")

    @pytest.mark.parametrize("which", [BOTH, 8])
    def test_herbalists_after_everything_else(self, which: int) -> None:
        """Ruling A-81: cards, book, artifact and reputation of both cards come first."""
        table = Table(modules=MODULES)
        table.player(0).startup = [8, 9] if which == BOTH else [8]
        table.state.favor_bag[HERBALIST] = 2
        drawn = (f"favors {HERBALIST} 0", "draw 0 1 2 3") if which == BOTH else (f"favors {HERBALIST}",)
        table.script("ingredients 5", *drawn, "ingredients 0 1 2")
        table.mark()
        table.run(effect(table, Fund), 0, which)
        if which == BOTH:
            table.play(0, "discard assistant")
            assert table.options(0)[0].startswith("read ")
            table.play(0, "read mushroom")
        assert table.options(0)[0].startswith("discard ")
        kinds = [event["kind"] for event in table.events(0)]
        assert kinds.index("favor") > kinds.index("reputation"), "the Herbalist comes last"
        assert "book" not in kinds or kinds.index("favor") > kinds.index("book")

    def test_an_artifact_before_the_herbalist(self) -> None:
        """Ruling A-81."""
        table = Table(modules=MODULES)
        table.player(0).startup = [8, 20]
        table.state.favor_bag[HERBALIST] = 1
        table.script("ingredients 5", f"favors {HERBALIST} 0", "ingredients 0 1 2")
        table.run(effect(table, Fund), 0, BOTH)
        table.play(0, "discard assistant")
        assert table.options(0)[0].startswith("take ")
        table.play(0, table.options(0)[0])
        assert table.options(0)[0].startswith("discard ")

    def test_delayed_reputation(self) -> None:
        """Ruling A-34: after round 1, an event of its own, to which the Robe adds."""
        table = Table(modules=MODULES)
        fund(table, [17, 18])
        assert (table.player(0).reputation, table.player(0).delayed) == (10, 4)
        table.player(0).artifacts = [ROBE_OF_RESPECT]
        table.state.round = 1
        table.run(table.step(places.DELAYED))
        assert (table.player(0).reputation, table.player(0).delayed) == (15, 0)
        table.run(table.step(places.DELAYED))
        assert table.player(0).reputation == 15


class TestStartingArtifact:
    @pytest.mark.parametrize(("name", "loss"), [("periscope", 5), ("printing-press", 7)])
    def test_jealousy(self, name: str, loss: int) -> None:
        table = Table(modules=MODULES)
        artifact = ARTIFACTS.index(name)
        table.state.unused_artifacts = [artifact, ARTIFACTS.index("boots-of-speed"), BRONZE_CUP]
        fund(table, [1, 20])
        assert sorted(table.options(0)) == sorted([f"take {name}", "take boots-of-speed"])
        table.play(0, f"take {name}")
        assert table.player(0).artifacts == [artifact]
        assert table.player(0).reputation == 10 - loss
        assert artifact not in table.state.unused_artifacts

    def test_summed_with_the_other_card(self) -> None:
        """Ruling A-33: 10 - 7 - 2 = 1 is the lowest possible start."""
        table = Table(modules=MODULES)
        table.state.unused_artifacts = [PRINTING_PRESS, ROBE_OF_RESPECT]
        fund(table, [13, 20])
        table.play(0, "take printing-press")
        assert table.player(0).reputation == 1

    def test_only_what_is_not_in_the_game(self) -> None:
        """Ruling A-32."""
        for modules, left in ((MODULES, 4), (ALL, 3)):
            match = gl.new("alchemists", players=2, modules=modules, seed=3)
            unused = match.state.unused_artifacts  # type: ignore[attr-defined]
            cards = match.game.cards  # type: ignore[attr-defined]
            assert sum(cards.artifacts[card].deck == 0 for card in unused) == left
            assert sum(cards.artifacts[card].deck == 2 for card in unused) == 3

    def test_starting_with_the_replicator(self) -> None:
        table = Table(modules=MODULES)
        table.state.unused_artifacts = [REPLICATOR, PRINTING_PRESS]
        fund(table, [1, 20])
        table.play(0, "take replicator")
        assert table.player(0).replicator == 2
        assert table.player(0).reputation == 5


class TestSecretArtifact:
    def take(self, name: str) -> Table:
        table = Table(modules=MODULES)
        artifact = ARTIFACTS.index(name)
        table.state.unused_artifacts = sorted([artifact, BRONZE_CUP, PRINTING_PRESS])
        fund(table, [1, 19])
        table.play(0, f"take {name}")
        return table

    def test_hidden(self) -> None:
        table = self.take("crystal-cabinet")
        assert table.player(0).secret_artifacts == [CRYSTAL_CABINET]
        own = table.match.view(0)["players"][0]
        assert own["secret-artifacts"] == ["crystal-cabinet"]
        for seat in (1, 2, None):
            assert table.match.view(seat)["players"][0]["secret-artifacts"] == 1
            assert "crystal-cabinet" not in str(table.events(seat))
            assert "crystal-cabinet" not in str(table.match.view(seat)["players"])
        assert table.player(0).reputation == 10

    @pytest.mark.parametrize(
        ("name", "bonus"),
        [("feather-in-cap", 2), ("altar-of-gold", 4), ("magic-mirror", 1), ("crystal-cabinet", 0)],
    )
    def test_bonus_of_a_cheap_one(self, name: str, bonus: int) -> None:
        table = self.take(name)
        module = next(each for each in table.game.modules if isinstance(each, StartupFunding))
        assert module.score(table.state, 0) == {"secret-artifact": 0}
        table.state.round = 6
        table.run(table.step(places.BEFORE_SCORING))
        if table.match.to_act:
            table.play(0, "done")
        assert table.player(0).artifacts == [ARTIFACTS.index(name)]
        assert module.score(table.state, 0) == {"secret-artifact": bonus}

    def test_altar_of_gold_before_scoring(self) -> None:
        """Ruling A-36: gold in hand becomes reputation just before reputation becomes points."""
        table = self.take("altar-of-gold")
        table.player(0).gold = 3
        table.state.round = 6
        table.run(table.step(places.BEFORE_SCORING))
        table.play(0, "altar 3")
        assert (table.player(0).gold, table.player(0).reputation) == (0, 13)

    def test_counts_for_the_crystal_cabinet(self) -> None:
        table = self.take("feather-in-cap")
        table.player(0).artifacts = [CRYSTAL_CABINET]
        assert table.match.scores()[0]["points"]["artifacts"] == 2
        show_secret(table.game, table.state, 0, FEATHER_IN_CAP)
        assert table.match.scores()[0]["points"]["artifacts"] == 4


class TestReplicator:
    def replicator(self, cards: list[int], number: int = 2) -> Table:
        table = Table(modules=MODULES)
        table.state.favor_bag[HERBALIST] = 0
        table.player(1).startup = cards
        table.player(1).artifacts = [REPLICATOR]
        table.player(1).replicator = number
        return table

    def test_one_card_a_round(self) -> None:
        table = self.replicator([1, 17])
        table.run(table.step(places.REPLICATOR))
        assert table.options(1) == ["replicate 1", "replicate 17", "drop 1", "drop 17"]
        table.play(1, "replicate 17")
        # Delayed reputation comes without delay.
        assert (table.player(1).reputation, table.player(1).delayed) == (13, 0)
        table.run(table.step(places.REPLICATOR))
        assert table.options(1) == ["replicate 1", "drop 1"]
        table.play(1, "replicate 1")
        assert table.player(1).gold == 5 + 2 + 3
        table.run(table.step(places.REPLICATOR))
        assert table.match.over

    def test_dropping_discards_the_card(self) -> None:
        table = self.replicator([1, 17])
        table.run(table.step(places.REPLICATOR))
        table.play(1, "drop 1")
        assert (table.player(1).startup, table.player(1).gold) == ([17], 5)

    def test_no_extra_favor_and_no_apprentice_ingredient(self) -> None:
        """Ruling A-35."""
        table = Table(modules=MODULES, variant="apprentice")
        table.state.favor_bag[HERBALIST] = 0
        table.player(0).startup = [6, 4]
        table.player(0).artifacts, table.player(0).replicator = [REPLICATOR], 2
        table.run(table.step(places.REPLICATOR))
        table.play(0, "replicate 6")
        assert table.match.over
        assert sum(table.player(0).favors) == 2
        table.run(table.step(places.REPLICATOR))
        table.play(0, "replicate 4")
        assert sum(table.player(0).hand) == 2

    def test_another_starting_artifact(self) -> None:
        """Ruling A-61: its reputation is a price that must be paid in full."""
        table = self.replicator([20, 1])
        table.state.unused_artifacts = [PRINTING_PRESS, ARTIFACTS.index("periscope"), BRONZE_CUP]
        table.player(1).reputation = 7
        table.run(table.step(places.REPLICATOR))
        table.play(1, "replicate 20")
        # 7 - 5 leaves 2, 7 - 7 would leave nothing; a single option is taken by itself.
        assert table.player(1).artifacts == [REPLICATOR, ARTIFACTS.index("periscope")]
        assert table.player(1).reputation == 2

    def test_another_secret_artifact(self) -> None:
        """Ruling A-62."""
        table = self.replicator([19, 1])
        table.state.unused_artifacts = [ALTAR_OF_GOLD, BRONZE_CUP]
        table.player(1).secret_artifacts = [CRYSTAL_CABINET]
        table.run(table.step(places.REPLICATOR))
        table.play(1, "replicate 19", "take bronze-cup")
        assert table.player(1).secret_artifacts == [CRYSTAL_CABINET, BRONZE_CUP]

    def test_nothing_left_to_take(self) -> None:
        table = self.replicator([19, 1])
        table.state.unused_artifacts = []
        table.run(effect(table, ChooseArtifact), 1, SECRET_ARTIFACT, 19)
        assert table.match.over
