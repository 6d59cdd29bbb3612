"""Examples of the rulebook of The King's Golem, module by module. Both printed editions agree on them."""

import pytest

import goldenlane as gl
from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.alchemy import ORGANS, parse_alchemical, parse_golem, parse_ingredient
from goldenlane.games.alchemists.article import article_of, hedged_ingredient
from goldenlane.games.alchemists.components import PLAYERS
from goldenlane.games.alchemists.conference import Conference
from goldenlane.games.alchemists.golem_project import GolemProject
from goldenlane.games.alchemists.read_content import shipped
from goldenlane.games.alchemists.startup_funding import BOTH, Fund, StartupFunding
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import (
    ARTIFACTS,
    CLASS_FACT,
    FEATHER_IN_CAP,
    PRINTING_PRESS,
    REPLICATOR,
    ROBE_OF_RESPECT,
    SEALS,
    SPACES,
    fact,
)
from goldenlane.kernel.effect import Effect
from tests.alchemists.positions import ALL, GOLEM, Table


def effect(table: Table, kind: type[Effect]) -> Effect:
    return next(each for each in table.game.effects.values() if isinstance(each, kind))


def conference(table: Table, number: int) -> None:
    table.state.round = (3, 5)[number - 1]
    table.run(effect(table, Conference))


def test_book_tokens_example() -> None:
    """Book Tokens: the reader says that mushroom is lunar, so all solar alchemicals can be eliminated."""
    table = Table()
    mushroom = parse_ingredient("mushroom")
    assert table.state.alchemy[mushroom] == parse_alchemical("Ppn")
    table.script("draw 0 3 5 6")
    table.run("read-book", 0)
    table.play(0, "read mushroom")
    assert table.player(0).facts == [fact(CLASS_FACT, mushroom, mushroom, 1)]
    assert table.player(0).books == 1


class TestStartupFunding:
    def test_secret_artifact_that_costs_3(self) -> None:
        """Secret Artifact: an artifact that costs 3 gives 2 extra points."""
        table = Table(modules=["startup-funding"])
        assert table.game.cards.artifacts[FEATHER_IN_CAP].cost == 3
        table.state.unused_artifacts = [FEATHER_IN_CAP, ARTIFACTS.index("bronze-cup")]
        table.player(0).startup = [1, 19]
        table.run(effect(table, Fund), 0, BOTH)
        table.play(0, "take feather-in-cap")
        table.state.round = 6
        table.run(table.step(places.BEFORE_SCORING))
        module = next(each for each in table.game.modules if isinstance(each, StartupFunding))
        assert module.score(table.state, 0) == {"secret-artifact": 2}

    @pytest.mark.parametrize(("artifact", "loss"), [("magic-mortar", 5), ("robe-of-respect", 7)])
    def test_starting_artifact(self, artifact: str, loss: int) -> None:
        """Starting Artifact: 5 points for cost 3, 7 for cost 4, in one move with the other card."""
        table = Table(modules=["startup-funding"])
        table.state.unused_artifacts = [ARTIFACTS.index(artifact), ARTIFACTS.index("boots-of-speed")]
        table.player(0).startup = [11, 20]  # the other card gives 3 reputation
        table.run(effect(table, Fund), 0, BOTH)
        table.play(0, f"take {artifact}")
        assert table.player(0).reputation == 10 + 3 - loss

    def test_expansion_cards_only_with_their_module(self) -> None:
        """Expansion Cards: Replicator with Startup Funding, Bookcase, Signet and Courtiers with the Golem."""
        cards = shipped()
        modules = {artifact.name: artifact.module for artifact in cards.artifacts if artifact.module}
        assert modules == {
            "replicator": "startup-funding",
            "royal-signet": "golem-project",
            "mahogany-bookcase": "golem-project",
        }
        for chosen, favors in (([], 22), (["startup-funding"], 22), (GOLEM, 26)):
            state = gl.new("alchemists", players=2, modules=chosen, seed=0).state
            assert isinstance(state, AlchemistsState)
            cards_seen = sum(state.favor_bag) + sum(state.favor_discards)
            for player in state.players:
                cards_seen += sum(player.favors)
                cards_seen += len(player.dealt) if chosen != ["startup-funding"] else 0
            assert cards_seen == favors


class TestHedging:
    """Hedging on an Article: toad and mandrake contain one sign of red, scorpion and fern the other."""

    def red_article(self) -> Table:
        table = Table(modules=["royal-encyclopedia"], players=4)
        four = ("toad", "mandrake", "scorpion", "fern")
        table.state.articles[0] = [*(parse_ingredient(name) for name in four), 0, 1]
        return table

    @pytest.mark.parametrize(
        ("seal", "ingredient"),
        [("red", "toad"), ("green", "mandrake"), ("blue", "scorpion"), ("white", "fern")],
    )
    def test_the_seal_of_the_space_hedges_its_ingredient(self, seal: str, ingredient: str) -> None:
        article = article_of(self.red_article().state, 0)
        assert article is not None
        assert hedged_ingredient(article, SEALS.index(seal)) == parse_ingredient(ingredient)

    def test_starred_seals_hedge_nothing(self) -> None:
        article = article_of(self.red_article().state, 0)
        assert article is not None
        assert hedged_ingredient(article, SEALS.index("gold")) == -1
        assert hedged_ingredient(article, SEALS.index("silver")) == -1

    def test_only_scorpion_is_wrong(self) -> None:
        """A blue seal says that the three others are right: it loses nothing when only scorpion is wrong."""
        table = self.red_article()
        truth = {"toad": "pnP", "mandrake": "Ppn", "scorpion": "PPP", "fern": "npN"}
        rest = iter([parse_alchemical(name) for name in ("pNn", "nPp", "Nnp", "NNN")])
        named = {parse_ingredient(name): parse_alchemical(code) for name, code in truth.items()}
        table.state.alchemy = [named[i] if i in named else next(rest) for i in range(8)]
        for seat, seal in enumerate(("blue", "white", "gold", "red")):
            table.state.seals[8 * 4 + seat] = SEALS.index(seal)
        table.state.final = 1
        assert [score["points"]["articles"] for score in table.match.scores()] == [0, -4, -4, -4]

    def test_the_white_seal_hedges_nothing_on_a_theory(self) -> None:
        """Hedging on an Article: it is useful on the encyclopedia board only (Ruling A-19)."""
        table = Table(modules=["royal-encyclopedia"])
        fern = parse_ingredient("fern")  # npN
        table.state.theories[fern] = parse_alchemical("Nnp")
        table.state.seals[fern * 3] = SEALS.index("white")
        table.state.final = 1
        assert table.match.scores()[0]["points"]["theories"] == -4
        table.state.theories[fern] = table.state.alchemy[fern]
        assert table.match.scores()[0]["points"]["theories"] == 0


class TestGolemProject:
    def test_action_cubes(self) -> None:
        """Action Cubes: the table of the rulebook."""
        table = {players: shipped().cubes[True, players] for players in PLAYERS}
        assert table[2][1:] == (3, 6, 6, 6, 6, 6)
        assert table[3][1:] == (3, 5, 5, 6, 6, 6)
        assert table[4][1:] == (3, 5, 5, 5, 5, 5)

    def test_order_of_the_action_spaces(self) -> None:
        """Resolving Action Spaces: ten spaces; three of them not in the first round."""
        spaces = [space for space in shipped().spaces if space.name not in ("custodian", "exhibition")]
        assert [space.name for space in spaces] == [
            "forage", "transmute", "sell", "research-golem", "buy-artifact", "visit-library", "debunk",
            "publish", "test-student", "drink",
        ]  # fmt: skip
        assert [space.name for space in spaces if space.first > 1] == ["sell", "debunk", "publish"]
        assert SPACES.index("custodian") == SPACES.index("sell") - 1

    def test_animation_example(self) -> None:
        """How to Animate a Golem: ears small green, chest large red ask for G- and R+."""
        table = Table()
        table.state.golem = parse_golem("R-large", "G-small")
        table.player(0).progress = 2
        table.run("animate-golem", 0, -1)
        # The alchemicals with R+ and G-: pnP and pNn, here toad and flower.
        table.play(0, "name toad", "name flower")
        assert table.player(0).progress == 3

    def test_both_reactions_do_not_mean_animation(self) -> None:
        """How to Animate a Golem, note: mushroom makes chest and ears react, but does not animate."""
        table = Table()
        table.player(0).progress = 2
        table.run("animate-golem", 0, -1)
        table.play(0, "name mushroom", "name toad")
        assert (table.player(0).progress, table.player(0).reputation) == (2, 8)

    def test_conference_example(self) -> None:
        """Second Conference: totals 1½, 1, 1, ½ give +2, 0, 0, -2."""
        table = Table(players=4)
        large_red, small_green = ORGANS.index("R-large"), ORGANS.index("G-small")
        red, blue, yellow, green = table.state.players
        red.chest, red.ears = [large_red], [small_green, 4]
        blue.chest = [large_red]
        yellow.chest, yellow.ears = [0, 1], [2, 3]
        green.ears = [0, 1]
        module = next(each for each in table.game.modules if isinstance(each, GolemProject))
        assert [module.total(player) for player in table.state.players] == [3, 2, 2, 1]  # in halves
        assert [module.conference(table.state, 2, seat) for seat in range(4)] == [2, 0, 0, -2]

    def test_net_losses_or_gains(self) -> None:
        """Net Losses or Gains: both tiles are one loss or gain; penalty or bonus apply once."""
        table = Table(players=3, variant="master")
        # Seat 0: highest +2, and no theories -3: a net loss of 1, in the green zone 2.
        table.player(0).chest, table.player(0).reputation = [1], 14
        # Seat 1: lowest -2, no theories -3: 5 in all, in the blue zone 7.
        table.player(1).reputation = 18
        # Seat 2: lowest -2, golem +3, four seals +1: a net gain of 2, with the Robe 3.
        table.player(2).progress = 3
        table.player(2).artifacts = [ROBE_OF_RESPECT]
        for ingredient in range(4):
            table.state.theories[ingredient] = ingredient
            table.state.seals[ingredient * 3 + 2] = 0
        conference(table, 2)
        assert [player.reputation for player in table.state.players] == [12, 11, 13]

    def test_net_nothing(self) -> None:
        """A sum of zero moves nothing, and the Robe adds nothing (Ruling A-13)."""
        table = Table(players=3, variant="apprentice")
        # First conference: +1 for the report, -1 without a theory.
        table.player(0).chest = [1]
        table.player(0).artifacts = [ROBE_OF_RESPECT]
        table.player(0).reputation = 18
        conference(table, 1)
        assert table.player(0).reputation == 18

    @pytest.mark.parametrize(("variant", "report", "none"), [("apprentice", 1, 0), ("master", 0, -2)])
    def test_first_conference(self, variant: str, report: int, none: int) -> None:
        """First Conference: reputation for a report, or a penalty for none."""
        table = Table(players=3, variant=variant)
        table.player(0).ears = [3]
        module = next(each for each in table.game.modules if isinstance(each, GolemProject))
        assert [module.conference(table.state, 1, seat) for seat in range(3)] == [report, none, none]

    def test_best_and_worst_reports(self) -> None:
        """Final Scoring: at most 8 points for reports, and down to -16; 5 for the golem regardless."""
        table = Table(players=2)
        right = (ORGANS.index("R-large"), ORGANS.index("G-small"))
        table.player(0).chest, table.player(0).ears = [right[0]], [right[1]]
        table.player(1).chest, table.player(1).ears = [right[1]], [right[0]]
        table.player(1).progress = 3
        table.state.final = 1
        scores = table.match.scores()
        assert (scores[0]["points"]["reports"], scores[0]["points"]["animated-golem"]) == (8, 0)
        assert (scores[1]["points"]["reports"], scores[1]["points"]["animated-golem"]) == (-16, 5)

    def test_approval_tokens_become_gold(self) -> None:
        """Final Scoring: 2 gold for each token before gold is counted."""
        table = Table(players=2)
        table.player(0).gold, table.player(0).approval = 2, 2
        score = table.match.scores()[0]
        assert (score["points"]["gold"], score["gold-left"]) == (2, 0)

    def test_under_the_counter(self) -> None:
        """Buy Artifact: the card under the counter costs 1 gold less and an approval token."""
        table = Table()
        table.state.row = [PRINTING_PRESS]
        table.state.counter[0] = ROBE_OF_RESPECT
        table.player(0).gold, table.player(0).approval = 3, 1
        buy = table.game.actions[SPACES.index("buy-artifact")]
        assert buy is not None
        table.run(buy, 0, 1)
        assert table.options(0) == ["buy robe-of-respect", "done"]
        table.play(0, "buy robe-of-respect")
        assert (table.player(0).gold, table.player(0).approval) == (0, 0)
        assert table.state.counter[0] == -1

    def test_royal_signet_and_bookcase(self) -> None:
        """New artifacts: 4 approval tokens at once; 2 points for each book token."""
        table = Table()
        table.state.round = 4
        table.state.row = [ARTIFACTS.index("royal-signet")]
        buy = table.game.actions[SPACES.index("buy-artifact")]
        assert buy is not None
        table.run(buy, 0, 1)
        table.play(0, "buy royal-signet")
        assert table.player(0).approval == 4
        table.player(0).artifacts = [ARTIFACTS.index("mahogany-bookcase")]
        table.player(0).books = 3
        assert table.match.scores()[0]["points"]["artifacts"] == 6


class TestQuestions:
    """The questions and answers about Replicator and Printing Press."""

    def test_replicating_delayed_reputation(self) -> None:
        """Replicator: reputation that normally comes after round 1 is gained without delay."""
        table = Table(modules=["startup-funding"])
        table.player(0).startup = [17, 1]
        table.player(0).artifacts, table.player(0).replicator = [REPLICATOR], 2
        table.state.round = 4
        table.run(table.step(places.REPLICATOR))
        table.play(0, "replicate 17")
        assert table.player(0).reputation == 10 + table.game.cards.startup_cards[16].gain.delayed

    def test_starting_with_the_replicator(self) -> None:
        """Replicator: owned from the start, it works at the end of rounds 1 and 2."""
        table = Table(modules=["startup-funding"])
        table.state.unused_artifacts = [REPLICATOR, PRINTING_PRESS]
        table.player(0).startup = [1, 20]
        table.run(effect(table, Fund), 0, BOTH)
        table.play(0, "take replicator")
        for number in (1, 2):
            table.state.round = number
            table.run(table.step(places.REPLICATOR))
            assert table.match.to_act == (0,)
            table.play(0, table.options(0)[-1])
        table.run(table.step(places.REPLICATOR))
        assert table.match.over

    @pytest.mark.parametrize("modules", [["royal-encyclopedia"], ALL])
    def test_printing_press(self, modules: list[str]) -> None:
        """Printing Press: it saves the gold for an article, but never the approval token."""
        table = Table(modules=modules)
        table.player(0).artifacts = [PRINTING_PRESS]
        table.player(0).gold = 0
        publish = table.game.actions[SPACES.index("publish")]
        assert publish is not None
        table.run(publish, 0, 1)
        articles = [option for option in table.options(0) if option.startswith("article")]
        assert bool(articles) is (modules != ALL)
        assert "theory toad" in table.options(0)
