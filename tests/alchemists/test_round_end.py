"""End of a round: top alchemist, unused cubes, hospital, conferences, next round (rules §19, A-48)."""

import pytest

from goldenlane.games.alchemists.vocabulary import FAVORS, GOLD, HERBALIST, ROBE_OF_RESPECT
from tests.alchemists.positions import Table
from tests.alchemists.test_publishing import theory


def reputations(at: Table) -> list[int]:
    return [player.reputation for player in at.state.players]


class TestTopAlchemist:
    def test_all_with_the_most_seals(self) -> None:
        at = Table(modules=[])
        theory(at, "fern", "npN", a=GOLD, b=GOLD)
        theory(at, "toad", "PPP", c=GOLD)
        theory(at, "claw", "pnP", a=GOLD, b=2)
        at.run("top-alchemist")
        assert reputations(at) == [11, 11, 10]

    def test_nobody_without_seals(self) -> None:
        at = Table(modules=[])
        at.run("top-alchemist")
        assert reputations(at) == [10, 10, 10]

    def test_conflict_tokens_do_not_count(self) -> None:
        at = Table(modules=[])
        theory(at, "fern", "npN", a=GOLD)
        theory(at, "toad", "PPP", a=GOLD, b=GOLD)
        theory(at, "claw", "pnP", b=GOLD)
        at.state.conflicts = [8 * 1 + 2]
        at.run("top-alchemist")
        assert reputations(at) == [10, 11, 10]


class TestUnusedCubes:
    def test_a_favor_per_pair(self) -> None:
        at = Table(modules=[])
        for seat, unused in enumerate((1, 2, 5)):
            at.player(seat).unused = unused
        at.script("favors 0", "favors 2 2")
        at.run("unused-cubes")
        assert [sum(player.favors) for player in at.state.players] == [0, 1, 2]
        assert [player.unused for player in at.state.players] == [0, 0, 0]

    def test_herbalist_from_unused_cubes(self) -> None:
        """A-05."""
        at = Table(modules=[])
        at.player(1).unused = 2
        at.script(f"favors {HERBALIST}", "ingredients 0 0 1")
        at.run("unused-cubes")
        at.play(1, "discard mushroom", "discard fern")
        assert at.player(1).hand[0] == 1

    def test_hospital_cubes_move_there_and_count_at_the_next_end(self) -> None:
        at = Table(modules=[])
        at.player(0).hospital = 1
        at.player(0).unused = 1
        at.run("unused-cubes")
        assert (at.player(0).unused, at.player(0).hospital) == (1, 0)
        at.run("next-round")
        assert [player.cubes for player in at.state.players] == [4, 5, 5]


@pytest.mark.parametrize(
    ("variant", "round_", "expected"),
    [
        ("apprentice", 3, [9, 11, 11]),
        ("apprentice", 5, [8, 9, 11]),
        ("master", 3, [8, 9, 11]),
        ("master", 5, [7, 8, 9]),
        ("master", 4, [10, 10, 10]),
    ],
)
def test_conferences(variant: str, round_: int, expected: list[int]) -> None:
    """0, 1 and 2 seals at the tiles of §19."""
    at = Table(variant=variant, modules=[])
    at.state.round = round_
    theory(at, "fern", "npN", b=GOLD)
    theory(at, "toad", "PPP", c=GOLD)
    theory(at, "claw", "pnP", c=GOLD)
    at.run("conference")
    assert reputations(at) == expected


def test_master_second_conference_three_seals() -> None:
    at = Table(modules=[])
    at.state.round = 5
    for ingredient, alchemical in (("fern", "npN"), ("toad", "PPP"), ("claw", "pnP")):
        theory(at, ingredient, alchemical, a=3 if ingredient == "claw" else GOLD)
    at.player(0).artifacts = [ROBE_OF_RESPECT]
    at.run("conference")
    assert reputations(at) == [12, 7, 7]


def test_new_artifacts_after_a_conference() -> None:
    at = Table(modules=[])
    second, third = at.state.rows_set[1][:], at.state.rows_set[2][:]
    assert len(second) == len(third) == 3
    at.state.round = 2
    at.run("new-artifacts")
    assert at.state.rows_set[1] == second
    at.state.round = 3
    at.run("new-artifacts")
    assert at.state.row == second
    at.state.round = 5
    at.run("new-artifacts")
    assert at.state.row == third


@pytest.mark.parametrize(
    ("option", "ahead"), [("always", [1, 1, 1, 1, 1, 0]), ("covered", [1, 1, 0, 1, 0, 0])]
)
def test_adventurers_are_seen_one_round_ahead(option: str, ahead: list[int]) -> None:
    """A-72: in every round, or by the option not in rounds 3 and 5, when a tile covers the stack."""
    at = Table(modules=[], next_adventurer=option)
    at.state.round = 1
    shown = [at.match.view(None)["next-adventurer"]]
    for round_ in range(1, 6):
        at.state.round = round_
        following = at.state.next_adventurer
        at.run("next-round")
        assert at.state.adventurer >= 0
        if following >= 0:
            assert at.state.adventurer == following
        shown.append(at.match.view(None)["next-adventurer"])
    assert [int(next_one is not None) for next_one in shown] == ahead
    assert len(at.state.adventurers) == 1


def test_next_round_resets_the_table() -> None:
    at = Table(modules=[])
    at.state.unhappy = at.state.sold = at.state.sales = 1
    at.state.face_up = []
    player = at.player(0)
    player.immune = player.boots_used = player.periscope_used = 1
    at.run("next-round")
    assert at.state.start_player == 1
    assert len(at.state.face_up) == 5
    assert (at.state.unhappy, at.state.sold, at.state.sales) == (0, 0, 0)
    assert (player.immune, player.boots_used, player.periscope_used, player.order_space) == (0, 0, 0, -1)
    assert at.state.order == []


@pytest.mark.parametrize(("players", "cubes"), [(2, [3, 6, 6]), (3, [3, 5, 5]), (4, [3, 4, 4])])
def test_cubes_by_round(players: int, cubes: list[int]) -> None:
    at = Table(players=players, modules=[])
    assert [at.game.cubes[round_] for round_ in (1, 2, 6)] == cubes


class TestOpening:
    @pytest.mark.parametrize(("variant", "ingredients"), [("apprentice", 3), ("master", 2)])
    def test_first_resources(self, variant: str, ingredients: int) -> None:
        at = Table(variant=variant, modules=[])
        for player in at.state.players:
            player.hand = [0] * 8
        at.script(
            *[f"ingredients {' '.join(['0'] * ingredients)}"] * 1,
            *[f"ingredients {' '.join(['1'] * ingredients)}"] * 1,
            *[f"ingredients {' '.join(['2'] * ingredients)}"] * 1,
            "deal-favors 0 6",
            "deal-favors 0 7",
            f"deal-favors 2 {HERBALIST}",
            "ingredients 5 5 6",
        )
        at.state.ingredient_bag = [5] * 8
        at.state.favor_bag = [4, 4, 3, 3, 2, 2, 2, 2, 0]
        at.run("opening")
        assert [player.gold for player in at.state.players] == [2, 2, 2]
        assert at.match.to_act == (0, 1, 2)
        at.mark()
        at.play(0, "keep sage")
        assert at.events(1) == [{"kind": "keep-favor", "seat": 0, "args": []}]
        at.play(2, "keep herbalist")
        at.play(1, "keep assistant")
        # Rulebook FAQ: the Herbalist is used only after all favors were chosen; discards are face up.
        assert [FAVORS[i] for i, n in enumerate(at.state.favor_discards) if n] == [
            "assistant",
            "herbalist",
            "associate",
            "shopkeeper",
        ]
        assert at.options(2) == ["discard toad", "discard mandrake", "discard scorpion"]
        at.play(2, "discard mandrake", "discard mandrake")
        assert at.player(2).hand[6] == 1
        assert at.match.over
