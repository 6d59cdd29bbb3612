"""The Golem Project: research, reports, conferences, the king's mood and what it is all worth."""

from typing import Any

import pytest

from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.alchemy import ORGANS, parse_ingredient
from goldenlane.games.alchemists.golem_project import GolemProject
from goldenlane.games.alchemists.vocabulary import (
    ANIMATE_FACT,
    COURTIER,
    FAVORS,
    GOLEM_FACT,
    RESEARCH_GOLEM,
    VISIT_LIBRARY,
    fact,
)
from tests.alchemists.positions import Table

TOAD, FERN, MUSHROOM = parse_ingredient("toad"), parse_ingredient("fern"), parse_ingredient("mushroom")


def module(table: Table) -> GolemProject:
    found = next(each for each in table.game.modules if isinstance(each, GolemProject))
    return found


def research(table: Table, seat: int, cubes: int = 1) -> None:
    effect = table.game.actions[RESEARCH_GOLEM]
    assert effect is not None
    table.run(effect, seat, cubes)


class TestResearch:
    """The golem of these tests reacts with its chest to large red, with its ears to small green."""

    def test_a_test_is_private_and_takes_a_token(self) -> None:
        table = Table()
        table.state.approval = 1
        table.player(0).hand[MUSHROOM] = 1
        research(table, 0)
        assert table.options(0) == ["test mushroom", "done"]
        table.play(0, "test mushroom")
        player = table.player(0)
        assert (player.progress, player.approval, table.state.approval) == (1, 1, 0)
        assert player.hand[MUSHROOM] == 0
        assert table.state.ingredient_discards[MUSHROOM] >= 1
        # Mushroom is Ppn: large red, small green.
        assert player.facts == [fact(GOLEM_FACT, MUSHROOM, MUSHROOM, 3 + 1)]
        seen = next(event for event in table.events(0) if event["kind"] == "golem-test")
        assert seen["args"] == ["mushroom", 1, 1]
        assert next(event for event in table.events(1) if event["kind"] == "golem-test")["args"] == []

    def test_no_token_when_none_is_left(self) -> None:
        table = Table()
        table.state.approval = 0
        table.player(1).hand[TOAD] = 2
        research(table, 1)
        table.play(1, "test toad")
        assert table.player(1).approval == 0
        assert table.player(1).progress == 1

    def test_flask_stays_below_the_top(self) -> None:
        """Ruling A-42: more tests give information and tokens, but do not move the flask."""
        table = Table()
        table.state.approval = 2
        table.player(0).hand[TOAD] = 1
        table.player(0).progress = 2
        research(table, 0)
        table.play(0, "test toad")
        assert (table.player(0).progress, table.player(0).approval) == (2, 1)

    def test_the_first_two_uses_are_tests(self) -> None:
        """Ruling A-41: after two tests, also of this round, the golem can be animated."""
        table = Table()
        table.player(0).hand[TOAD] = 3
        for tests, may in ((0, False), (1, False), (2, True)):
            table.player(0).progress = tests
            research(table, 0)
            assert ("animate" in table.options(0)) is may
            table.play(0, "done")

    def test_animation(self) -> None:
        """Large red asks for R+, small green for G-: pnP and pNn, here toad and flower."""
        table = Table()
        table.state.approval = 1
        table.player(0).progress = 2
        research(table, 0)
        assert table.options(0) == ["animate", "done"]
        table.play(0, "animate", "name toad", "name flower")
        assert (table.player(0).progress, table.player(0).approval) == (3, 1)
        assert table.player(0).reputation == 10
        flower = parse_ingredient("flower")
        assert table.player(0).facts == [fact(ANIMATE_FACT, TOAD, flower, 1)]
        public = next(event for event in table.events(2) if event["kind"] == "animation")
        assert public["args"] == [1]

    def test_no_second_animation(self) -> None:
        """Ruling A-42."""
        table = Table()
        table.player(0).progress = 3
        table.player(0).hand[TOAD] = 1
        research(table, 0)
        assert table.options(0) == ["test toad", "done"]

    def test_failed_animation_costs_reputation_and_can_be_tried_again(self) -> None:
        table = Table()
        table.state.approval = 1
        table.player(0).progress = 2
        research(table, 0)
        table.play(0, "animate", "name mushroom", "name toad")
        player = table.player(0)
        assert (player.progress, player.approval, player.reputation) == (2, 0, 8)
        research(table, 0)
        assert "animate" in table.options(0)

    def test_without_cards_the_action_is_declined(self) -> None:
        """Ruling A-04."""
        table = Table()
        unused = table.player(0).unused
        research(table, 0, 1)
        assert table.match.over
        assert table.player(0).unused == unused + 1

    def test_magic_mortar_does_not_save_the_card(self) -> None:
        """Ruling A-15: one card, no potion."""
        from goldenlane.games.alchemists.vocabulary import MAGIC_MORTAR

        table = Table()
        table.player(0).artifacts = [MAGIC_MORTAR]
        table.player(0).hand[TOAD] = 1
        research(table, 0)
        table.play(0, "test toad")
        assert table.match.over
        assert table.player(0).hand[TOAD] == 0


class TestVisitLibrary:
    def visit(self, table: Table, seat: int = 0) -> None:
        effect = table.game.actions[VISIT_LIBRARY]
        assert effect is not None
        table.run(effect, seat, 1)

    def test_a_token_for_a_book(self) -> None:
        table = Table()
        table.player(0).approval = 1
        table.script("draw 0 1 2 3")
        self.visit(table)
        assert table.options(0) == ["visit", "done"]
        table.play(0, "visit")
        assert table.options(0) == ["read mushroom", "read fern", "read toad", "read claw"]
        table.play(0, "read toad")
        assert (table.player(0).approval, table.player(0).books) == (0, 1)

    def test_a_courtier_for_a_token(self) -> None:
        table = Table()
        table.player(0).approval = 1
        table.player(0).favors[COURTIER] = 1
        discarded = table.state.favor_discards[COURTIER]
        self.visit(table)
        assert table.options(0) == ["visit", "visit courtier", "done"]
        table.play(0, "visit courtier")
        assert table.player(0).approval == 1
        assert table.player(0).favors[COURTIER] == 0
        assert table.state.favor_discards[COURTIER] == discarded + 1

    def test_whether_somebody_has_a_courtier_stays_hidden(self) -> None:
        """A player with favor cards is asked even when none of them is a Courtier."""
        table = Table()
        table.player(0).favors[FAVORS.index("sage")] = 1
        self.visit(table)
        assert table.match.to_act == (0,)
        assert table.options(0) == ["done"]


class TestReports:
    def test_lowest_order_space_first(self) -> None:
        """Ruling A-43."""
        table = Table()
        table.state.order = [2, 0, 1]
        for seat in (0, 1):
            table.player(seat).progress = 2
        table.run(table.step(places.REPORTS))
        assert table.match.to_act == (1,)
        table.play(1, "done")
        assert table.match.to_act == (0,)
        table.play(0, "done")
        assert table.match.over

    def test_one_token(self) -> None:
        table = Table()
        table.player(0).progress = 2
        table.run("report", 0)
        assert table.options(0) == [
            "report chest 1", "report chest 2", "report ears 1", "report ears 2", "done",
        ]  # fmt: skip
        table.play(0, "report chest 1", "token R-large")
        assert table.player(0).chest == [ORGANS.index("R-large")]
        assert table.match.over
        assert table.events(0)[-1]["args"] == ["chest", 1, ["R-large"]]
        assert table.events(1)[-1]["args"] == ["chest", 1]
        table.run("report", 0)
        assert table.options(0) == ["report ears 1", "report ears 2", "done"]
        table.play(0, "report ears 1")
        # Ruling A-44: the token on the chest cannot lie on the ears too.
        assert "token R-large" not in table.options(0)
        assert len(table.options(0)) == 5

    def test_two_tokens_and_taking_one_back(self) -> None:
        table = Table()
        table.player(0).progress = 2
        table.run("report", 0)
        table.play(0, "report ears 2")
        assert table.options(0) == [f"token {name}" for name in ORGANS[:5]]
        table.play(0, "token G-small")
        assert table.options(0) == ["token B-large", "token B-small"]
        table.play(0, "token B-small")
        table.run("report", 0)
        assert table.options(0) == ["report chest 1", "report chest 2", "take-back ears", "done"]
        table.play(0, "take-back ears")
        table.play(0, "token B-small")
        assert table.player(0).ears == [ORGANS.index("G-small")]
        assert table.player(0).tokens == 63 ^ 1 << ORGANS.index("G-small")

    def test_nothing_left_to_report(self) -> None:
        table = Table()
        table.player(0).progress = 3
        table.player(0).chest, table.player(0).ears = [0], [1]
        table.run("report", 0)
        assert table.match.over

    def test_before_two_tests_there_is_no_report(self) -> None:
        table = Table()
        for player in table.state.players:
            player.progress = 1
        table.run(table.step(places.REPORTS))
        assert table.match.over


def tile(table: Table, number: int) -> list[int]:
    """What the golem's tile of a conference gives each player."""
    return [module(table).conference(table.state, number, seat) for seat in range(table.game.seats)]


class TestConferences:
    @pytest.mark.parametrize(("variant", "with_report", "without"), [("apprentice", 1, 0), ("master", 0, -2)])
    def test_first(self, variant: str, with_report: int, without: int) -> None:
        table = Table(variant=variant)
        table.player(0).chest = [1, 2]
        assert tile(table, 1) == [with_report, without, without]

    def test_favors_of_the_first(self) -> None:
        """Ruling A-46: a favor for a report, however many there are."""
        table = Table()
        table.player(1).chest, table.player(1).ears = [1], [2]
        table.state.round = 3
        herbalist = FAVORS.index("herbalist")
        table.state.favor_bag[herbalist] = 0
        table.run(table.step(places.AFTER_CONFERENCE))
        assert [sum(player.favors) for player in table.state.players] == [0, 1, 0]

    def test_no_favors_at_the_second(self) -> None:
        table = Table()
        table.player(1).chest = [1]
        table.state.round = 5
        table.run(table.step(places.AFTER_CONFERENCE))
        assert [sum(player.favors) for player in table.state.players] == [0, 0, 0]

    def test_animated_golem(self) -> None:
        table = Table()
        for player in table.state.players:
            player.chest = [1]
        table.player(2).progress = 3
        # All are highest and lowest (Ruling A-45).
        assert tile(table, 2) == [0, 0, 3]

    def test_all_at_zero_only_lose(self) -> None:
        table = Table()
        assert tile(table, 2) == [-2, -2, -2]


class TestScoring:
    @pytest.mark.parametrize(
        ("chest", "ears", "points"),
        [
            ([], [], 0),
            (["R-large"], [], 4),
            (["R-large", "B-large"], [], 2),
            (["R-small", "B-large"], [], -6),
            (["R-small"], [], -8),
            (["R-large"], ["G-small"], 8),
            (["G-small"], ["R-large"], -16),
            (["R-large"], ["B-small", "G-large"], -2),
        ],
    )
    def test_reports(self, chest: list[str], ears: list[str], points: int) -> None:
        table = Table()
        table.player(0).chest = [ORGANS.index(name) for name in chest]
        table.player(0).ears = [ORGANS.index(name) for name in ears]
        assert module(table).score(table.state, 0)["reports"] == 0  # secret until the end
        table.state.final = 1
        assert module(table).score(table.state, 0)["reports"] == points

    def test_animated_golem_and_tokens(self) -> None:
        table = Table()
        table.player(0).progress = 3
        table.player(0).approval = 3
        assert module(table).score(table.state, 0)["animated-golem"] == 5
        assert module(table).gold(table.state, 0) == 6


class TestKingsMood:
    def test_two_players_have_one_token(self) -> None:
        table = Table(players=2)
        assert table.state.approval == 1
        table.state.approval = 0
        table.run(table.step(places.NEXT_ROUND))
        assert table.state.approval == 1

    @pytest.mark.parametrize(("players", "total"), [(3, 11), (4, 15)])
    def test_six_tiles(self, players: int, total: int) -> None:
        table = Table(players=players)
        tokens = table.state.approval
        for number in range(1, 6):
            table.state.round = number
            table.run(table.step(places.NEXT_ROUND))
            tokens += table.state.approval
        assert tokens == total
        assert table.state.mood_bag == []
        table.state.round = 6
        table.run(table.step(places.NEXT_ROUND))


class TestSecrecy:
    def test_reports_are_seen_by_their_owner_only(self) -> None:
        table = Table()
        table.player(0).chest = [1, 4]

        def reports(seat: int | None) -> Any:
            return table.game.view(table.state, seat)["players"][0]["reports"]

        assert reports(0) == {"chest": ["R-small", "B-large"], "ears": []}
        for seat in (1, None):
            assert reports(seat) == {"chest": 2, "ears": 0}
