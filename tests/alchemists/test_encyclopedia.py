"""Articles: publishing, endorsing, limits, grants, debunking, immediate publication, scoring."""

from itertools import combinations, permutations

import pytest

from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS, SIGNS, parse_ingredient
from goldenlane.games.alchemists.article import read_article, same_claims, writable
from goldenlane.games.alchemists.encyclopedia import Encyclopedia, fallen_article
from goldenlane.games.alchemists.vocabulary import (
    ARTICLE_PLACES,
    COURTIER,
    DEBUNK,
    GOLD,
    PUBLISH,
    SEAL_OF_AUTHORITY,
    SILVER,
    WHITE,
    WISDOM_IDOL,
)
from tests.alchemists.positions import GOLEM, Table

ENCYCLOPEDIA = ["royal-encyclopedia"]


def lay(table: Table, color: str, ingredients: str, signs: str, seals: dict[int, int]) -> None:
    """An article on the board: ingredients on the red, green, blue and white space; seals by seat."""
    at = COLORS.index(color)
    four = [parse_ingredient(name) for name in ingredients.split()]
    table.state.articles[at] = [*four, *(SIGNS.index(sign) for sign in signs)]
    for seat, kind in seals.items():
        table.state.seals[(ARTICLE_PLACES + at) * table.game.seats + seat] = kind


def action(table: Table, space: int, seat: int = 0) -> None:
    effect = table.game.actions[space]
    assert effect is not None
    table.run(effect, seat, 1)


def module(table: Table) -> Encyclopedia:
    return next(each for each in table.game.modules if isinstance(each, Encyclopedia))


class TestPublishing:
    def test_a_new_article(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        action(table, PUBLISH)
        assert [option for option in table.options(0) if option.startswith("article")] == [
            "article R", "article G", "article B",
        ]  # fmt: skip
        table.play(0, "article R", "signs +-", "red toad", "green mandrake", "blue scorpion", "white fern")
        assert table.options(0) == [
            f"seal {name}" for name in ("gold", "silver", "red", "green", "blue", "white")
        ]
        table.play(0, "seal blue")
        player = table.player(0)
        assert (player.gold, player.reputation) == (4, 11)
        article = table.match.view(1)["articles"]["R"]
        assert article["signs"] == ["+", "-"]
        assert article["ingredients"] == ["toad", "mandrake", "scorpion", "fern"]
        assert article["seals"] == [{"seat": 0, "seal": None}]
        assert table.match.view(0)["articles"]["R"]["seals"] == [{"seat": 0, "seal": "blue"}]

    def test_both_tokens_may_show_the_same_sign(self) -> None:
        """Ruling A-20."""
        table = Table(modules=ENCYCLOPEDIA)
        action(table, PUBLISH)
        table.play(0, "article B")
        assert table.options(0) == ["signs ++", "signs +-", "signs -+", "signs --"]

    def test_an_ingredient_lies_on_one_space(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        action(table, PUBLISH)
        table.play(0, "article B", "signs ++", "red toad")
        assert table.options(0) == [f"green {name}" for name in INGREDIENTS if name != "toad"]

    def test_endorsing(self) -> None:
        """Ruling A-18: 1 gold to the bank and 1 to each owner; no reputation."""
        table = Table(players=4, modules=ENCYCLOPEDIA)
        lay(table, "G", "toad fern claw flower", "++", {1: GOLD, 2: WHITE})
        action(table, PUBLISH)
        table.play(0, "endorse article-G", "seal silver")
        assert [player.gold for player in table.state.players] == [2, 6, 6, 5]
        assert table.player(0).reputation == 10
        action(table, PUBLISH, 3)
        # Ruling A-30: three seals are all.
        assert "endorse article-G" not in table.options(3)

    def test_one_seal_per_player(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        lay(table, "G", "toad fern claw flower", "++", {0: GOLD})
        action(table, PUBLISH)
        assert not any("article-G" in option or option == "article G" for option in table.options(0))

    def test_all_of_the_price_or_nothing(self) -> None:
        table = Table(players=4, modules=ENCYCLOPEDIA)
        lay(table, "G", "toad fern claw flower", "++", {1: GOLD, 2: WHITE})
        table.player(0).gold = 2
        action(table, PUBLISH)
        assert "endorse article-G" not in table.options(0)
        assert "article R" in table.options(0)

    def test_seal_of_authority(self) -> None:
        """Rulings A-12, A-27: one gain of 1 + 2."""
        table = Table(modules=ENCYCLOPEDIA)
        table.player(0).artifacts = [SEAL_OF_AUTHORITY]
        action(table, PUBLISH)
        table.play(
            0, "article R", "signs ++", "red toad", "green claw", "blue scorpion", "white fern", "seal gold"
        )
        assert table.player(0).reputation == 13


class TestWithTheGolemProject:
    def test_an_approval_token_in_place_of_gold(self) -> None:
        table = Table(modules=GOLEM)
        lay(table, "G", "toad fern claw flower", "++", {1: GOLD})
        table.player(0).approval = 1
        action(table, PUBLISH)
        table.play(0, "endorse article-G", "seal silver")
        assert (table.player(0).approval, table.player(0).gold, table.player(1).gold) == (0, 4, 6)

    def test_a_courtier(self) -> None:
        table = Table(modules=GOLEM)
        table.player(0).favors[COURTIER] = 1
        table.player(0).gold = 0
        action(table, PUBLISH)
        assert table.options(0) == ["article R courtier", "article G courtier", "article B courtier", "done"]

    def test_no_token_no_article(self) -> None:
        table = Table(modules=GOLEM)
        action(table, PUBLISH)
        assert not any("article" in option for option in table.options(0))


class TestLimits:
    def test_two_tokens_per_ingredient(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        lay(table, "R", "toad fern claw flower", "++", {})
        lay(table, "G", "toad fern claw mandrake", "++", {})
        free = writable(table.state, 2, [0, 0], [], [])
        assert [INGREDIENTS[i] for i in free] == ["mushroom", "flower", "mandrake", "scorpion", "feather"]

    def test_not_the_same_four(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        lay(table, "R", "toad fern claw flower", "++", {})
        laid = [parse_ingredient(name) for name in ("flower", "claw", "toad")]
        assert parse_ingredient("fern") not in writable(table.state, 2, [1, 1], laid, [])
        assert parse_ingredient("scorpion") in writable(table.state, 2, [1, 1], laid, [])

    def test_there_is_always_a_way_on(self) -> None:
        """Ruling A-21, for all pairs of other articles, also when the fallen one may not come back."""
        table = Table(modules=ENCYCLOPEDIA)
        first = (0, 1, 2, 3)
        for second in combinations(range(8), 4):
            if second == first:
                continue
            table.state.articles[0] = [*first, 0, 0]
            table.state.articles[1] = [*second, 0, 0]
            free = writable(table.state, 2, [0, 0], [], [])
            assert len(free) >= 5
            for laid in combinations(free, 3):
                for last in free:
                    fallen = [*laid, last, 0, 0] if last not in laid else []
                    assert writable(table.state, 2, [0, 0], list(laid), fallen)


class TestGrant:
    def test_first_grant_with_two_articles(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        lay(table, "R", "toad fern claw flower", "++", {0: GOLD})
        lay(table, "G", "toad fern claw mandrake", "++", {0: GOLD})
        table.run("check-grants", 0)
        assert table.options(0) == ["grant encyclopedia", "done"]
        table.play(0, "grant encyclopedia")
        assert table.player(0).gold == 7
        assert table.match.scores()[0]["points"]["grants"] == 2

    def test_later_grant_with_three(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        table.player(0).grants = [0]
        table.state.grants[0] = 0
        lay(table, "R", "toad fern claw flower", "++", {0: GOLD})
        lay(table, "G", "toad fern claw mandrake", "++", {0: GOLD})
        table.run("check-grants", 0)
        assert table.match.over
        lay(table, "B", "toad scorpion claw mandrake", "++", {0: GOLD})
        table.run("check-grants", 0)
        assert table.options(0) == ["grant encyclopedia", "done"]


class TestDebunking:
    """Toad is pnP, fern npN, mushroom Ppn, flower pNn in these tests. What falls: Ruling A-24."""

    def test_apprentice(self) -> None:
        table = Table(modules=ENCYCLOPEDIA, variant="apprentice", players=4)
        # Toad B+, fern B+ (wrong), mushroom B- , flower B-; fern lies on the green space.
        lay(table, "B", "toad fern mushroom flower", "+-", {1: GOLD, 2: 3, 3: 2})
        action(table, DEBUNK)
        table.play(0, "debunk fern B")
        assert [player.reputation for player in table.state.players] == [12, 5, 10, 5]
        assert table.state.articles[2] == []
        assert all(seal == -1 for seal in table.state.seals)

    def test_own_article(self) -> None:
        """Ruling A-12: +2 and -5 are one change of -3."""
        table = Table(modules=ENCYCLOPEDIA, variant="apprentice")
        table.player(0).reputation = 14
        lay(table, "B", "toad fern mushroom flower", "+-", {0: SILVER})
        action(table, DEBUNK)
        table.play(0, "debunk fern B")
        assert table.player(0).reputation == 14 - 3 - 1

    def test_a_theory_and_an_article_at_once(self) -> None:
        """Ruling A-25: losses on each, the gain once."""
        table = Table(modules=ENCYCLOPEDIA, variant="apprentice")
        lay(table, "B", "toad fern mushroom flower", "+-", {1: GOLD})
        fern = parse_ingredient("fern")
        table.state.theories[fern] = 1  # pnP, with B+
        table.state.seals[fern * 3 + 1] = SILVER
        table.player(1).reputation = 13
        action(table, DEBUNK)
        table.play(0, "debunk fern B")
        assert (table.player(0).reputation, table.player(1).reputation) == (12, 3)

    def test_a_right_article_stands(self) -> None:
        table = Table(modules=ENCYCLOPEDIA, variant="apprentice")
        lay(table, "B", "toad fern mushroom flower", "+-", {1: GOLD})
        action(table, DEBUNK)
        table.play(0, "debunk toad B")
        assert table.player(0).reputation == 9
        assert table.state.articles[2]

    def test_no_conflict_with_an_article(self) -> None:
        """Toad and scorpion have B+ and make R+, which fells nothing: no success and no conflict tokens."""
        table = Table(modules=ENCYCLOPEDIA)
        lay(table, "B", "toad scorpion mushroom flower", "+-", {1: GOLD})
        action(table, DEBUNK)
        table.play(0, "debunk toad scorpion", "claim R+")
        assert table.player(0).reputation == 9
        assert table.state.conflicts == []
        assert table.state.articles[2]


class TestImmediatePublication:
    def fallen(self) -> Table:
        table = Table(modules=ENCYCLOPEDIA, variant="apprentice")
        lay(table, "B", "toad fern mushroom flower", "+-", {1: GOLD})
        table.state.declared[PUBLISH * 3] = 2
        action(table, DEBUNK)
        table.play(0, "debunk fern B")
        return table

    def test_about_the_color_that_fell(self) -> None:
        """Ruling A-28."""
        table = self.fallen()
        assert table.options(0) == ["article B", "done"]
        table.play(0, "article B", "signs +-", "red fern", "green toad", "blue flower")
        # The same ingredients with the same signs would be the same article, on other spaces or not.
        assert "white mushroom" not in table.options(0)
        table.play(0, "white scorpion", "seal gold")
        assert table.state.done[PUBLISH * 3] == 1
        assert table.player(0).reputation == 13
        assert table.state.fallen == []

    def test_other_signs(self) -> None:
        table = self.fallen()
        table.play(0, "article B", "signs -+", "red fern", "green toad", "blue flower")
        assert "white mushroom" in table.options(0)

    def test_only_with_an_action_left(self) -> None:
        table = Table(modules=ENCYCLOPEDIA, variant="apprentice")
        lay(table, "B", "toad fern mushroom flower", "+-", {1: GOLD})
        action(table, DEBUNK)
        table.play(0, "debunk fern B")
        assert table.match.over

    def test_fallen_articles_are_found_by_color(self) -> None:
        table = Table(modules=ENCYCLOPEDIA)
        table.state.fallen = [0, 0, 5, 0, 1, 2, 3, 0, 0, 4, 5, 6, 7, 1, 1]
        assert fallen_article(table.state, 0) == [0, 1, 2, 3, 0, 0]
        assert fallen_article(table.state, 1) == []
        assert fallen_article(table.state, 2) == [4, 5, 6, 7, 1, 1]

    def test_same_claims(self) -> None:
        assert same_claims([0, 1, 2, 3, 0, 1], [1, 0, 3, 2, 0, 1])
        assert same_claims([0, 1, 2, 3, 0, 1], [2, 3, 0, 1, 1, 0])
        assert not same_claims([0, 1, 2, 3, 0, 1], [0, 2, 1, 3, 0, 1])
        for spaces in permutations([0, 1, 2, 3]):
            assert same_claims([0, 1, 2, 3, 1, 1], [*spaces, 1, 1])


class TestScoring:
    @pytest.mark.parametrize(
        ("ingredients", "signs", "points"),
        [
            # toad and claw have B+, fern and mushroom B-.
            ("toad claw fern mushroom", "+-", [5, 3, 0, 0]),
            # Fern, on the blue space, is wrong: only the seal that hedges blue (3) is safe.
            ("toad claw fern scorpion", "++", [-4, -4, 0, -4]),
            # Fern and mushroom are wrong.
            ("toad claw fern mushroom", "++", [-4, -4, -4, -4]),
        ],
    )
    def test_articles(self, ingredients: str, signs: str, points: list[int]) -> None:
        table = Table(modules=ENCYCLOPEDIA, players=4)
        lay(table, "B", ingredients, signs, {0: GOLD, 1: SILVER, 2: 4, 3: WHITE})
        assert [module(table).score(table.state, seat)["articles"] for seat in range(4)] == [0] * 4
        table.state.final = 1
        assert [module(table).score(table.state, seat)["articles"] for seat in range(4)] == points

    def test_wisdom_idol(self) -> None:
        """Ruling A-27: an article with a wrong entry is not correct, hedged or not."""
        table = Table(modules=ENCYCLOPEDIA)
        table.player(0).artifacts = [WISDOM_IDOL]
        lay(table, "B", "toad claw fern mushroom", "+-", {0: GOLD})
        lay(table, "R", "toad mushroom fern scorpion", "+-", {0: WHITE})
        table.state.final = 1
        assert table.match.scores()[0]["points"]["artifacts"] == 1


def test_the_first_two_spaces_lie_under_the_first_token() -> None:
    assert read_article(2, [0, 1, 2, 3, 0, 1]).entries == ((0, 0), (1, 0), (2, 1), (3, 1))
