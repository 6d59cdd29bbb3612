"""Plans: which games are played, and who sits where."""

from collections import Counter

import pytest

from goldenlane.sim.errors import BadPlan
from goldenlane.sim.plan import SPAN, Job, Plan, labels


def test_each_seed_is_played_once_with_every_rotation() -> None:
    plan = Plan("golem", ("a", "b", "c"), 12)
    by_seed: dict[int, list[int]] = {}
    for job in plan.jobs():
        by_seed.setdefault(job.seed, []).append(job.rotation)
    assert len(by_seed) == 4
    assert all(rotations == [0, 1, 2] for rotations in by_seed.values())


def test_a_rotation_moves_every_player_on() -> None:
    plan = Plan("golem", ("a", "b", "c"), 3)
    seated = [[plan.player_at(seat, rotation) for seat in range(3)] for rotation in range(3)]
    assert seated == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_one_against_three_sits_in_every_seat() -> None:
    plan = Plan("golem", ("a", "b", "b", "b"), 8)
    assert plan.period == 4
    seats = Counter((seat, job.seed) for job in plan.jobs() for seat in range(4) if seat == job.rotation)
    assert set(seats.values()) == {1}
    assert len(seats) == 8


def test_a_mirror_match_repeats_no_game_and_changes_seats_from_seed_to_seed() -> None:
    jobs = list(Plan("golem", ("a", "a"), 6, seed=2).jobs())
    assert jobs == [Job(2 * SPAN + number, number % 2) for number in range(6)]


def test_a_line_up_that_repeats_itself_in_part() -> None:
    plan = Plan("golem", ("a", "b", "a", "b"), 8)
    assert plan.period == 2
    assert [job.rotation for job in plan.jobs()] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert len({job.seed for job in plan.jobs()}) == 4


def test_other_seeds_play_other_games() -> None:
    first = {job.seed for job in Plan("golem", ("a", "b"), 100, seed=1).jobs()}
    assert not first & {job.seed for job in Plan("golem", ("a", "b"), 100, seed=2).jobs()}


@pytest.mark.parametrize("games", [1, 7, 20])
def test_shards_share_the_games_out(games: int) -> None:
    whole = list(Plan("golem", ("a", "b"), games).jobs())
    parts = [Plan("golem", ("a", "b"), games, shard=(part, 3)) for part in (1, 2, 3)]
    assert sorted(job for part in parts for job in part.jobs()) == sorted(whole)
    assert [part.count() for part in parts] == [len(list(part.jobs())) for part in parts]


def test_a_plan_travels_as_text() -> None:
    plan = Plan("alchemists", ("a", "b"), 9, 4, {"modules": ["busy-days"]}, (2, 3))
    assert Plan.read(plan.text()) == plan


def test_players_of_one_bot_are_told_apart() -> None:
    assert labels(("master", "apprentice", "apprentice")) == ("master", "apprentice#1", "apprentice#2")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": ()}, "seats must be names"),
        ({"seats": ("a", "")}, "'a,'"),
        ({"games": 0}, "at least 1 game"),
        ({"games": 2 * SPAN + 1}, "good for 2000000 games"),
        ({"seed": -1}, "0 or more, not -1"),
        ({"shard": (4, 3)}, "not 4/3"),
        ({"shard": (0, 3)}, "not 0/3"),
    ],
)
def test_what_cannot_be_planned(change: dict[str, object], reason: str) -> None:
    fields = {"game": "golem", "seats": ("a", "b"), "games": 10, **change}
    with pytest.raises(BadPlan, match=reason):
        Plan(**fields)  # type: ignore[arg-type]
