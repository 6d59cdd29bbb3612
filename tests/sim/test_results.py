"""Win rates, intervals and ratings."""

from typing import Any

import pytest

from goldenlane.sim.results import Outcome, Tally, wilson


def end(players: tuple[int, ...], totals: tuple[int, ...]) -> Outcome:
    """The end of a game in which points decide."""
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    shares = tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)
    return Outcome(players, places, shares, totals, 100, 0.5)


def tally(seats: tuple[str, ...], ends: list[Outcome]) -> Tally:
    counted = Tally(seats)
    for one in ends:
        counted.add(one)
    return counted


def results(seats: tuple[str, ...], ends: list[Outcome]) -> dict[str, Any]:
    return tally(seats, ends).results()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Reference values of the Wilson score interval without continuity correction.
    [(81, 263, 0.2553, 0.3662), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_results_of_a_duel() -> None:
    ends = [end((0, 1), (30, 20)), end((1, 0), (10, 40)), end((0, 1), (25, 25)), end((1, 0), (50, 5))]
    found = results(("master", "apprentice"), ends)
    assert list(found) == ["master", "apprentice"]
    master, apprentice = found["master"], found["apprentice"]
    assert (master["wins"], apprentice["wins"]) == (2.5, 1.5)
    assert master["win_rate"] == 0.625
    assert master["mean_score"] == 25
    assert apprentice["mean_score"] == 26.25
    assert master["wilson95"] == [pytest.approx(bound, abs=1e-6) for bound in wilson(2.5, 4)]
    assert master["by_seat"]["0"]["wins"] == 1.5
    assert master["by_seat"]["1"]["wins"] == 1
    assert "players" not in master


def test_who_wins_is_rated_higher() -> None:
    found = results(("a", "b"), [end((0, 1), (2, 1))] * 20)
    assert found["a"]["rating"] > 25 > found["b"]["rating"]
    assert found["a"]["rating_sigma"] < 25 / 3


def test_a_bot_in_several_seats_is_counted_for_each() -> None:
    ends = [end((0, 1, 2, 3), (9, 1, 2, 3)), end((3, 0, 1, 2), (9, 1, 2, 3))]
    found = results(("master", "apprentice", "apprentice", "apprentice"), ends)
    assert found["master"]["win_rate"] == 0.5
    assert found["apprentice"]["seats"] == 6
    assert found["apprentice"]["win_rate"] == pytest.approx(1 / 6, abs=1e-6)
    assert {name: row["wins"] for name, row in found["apprentice"]["players"].items()} == {
        "apprentice#1": 0,
        "apprentice#2": 0,
        "apprentice#3": 1,
    }


def test_the_automa_is_counted_too() -> None:
    found = results(("random",), [end((0, 1), (10, 90))] * 3)
    assert found["random"]["wins"] == 0
    assert found["automa"]["wins"] == 3
    assert found["automa"]["rating"] > found["random"]["rating"]


def test_the_report() -> None:
    ends = [end((0, 1), (2, 1)), end((1, 0), (2, 1))]
    counted = tally(("a", "b"), ends)
    assert counted.report(12.34) == {
        "games": 2,
        "results": results(("a", "b"), ends),
        "decisions_per_s": 12.3,
    }
    assert counted.report()["decisions_per_s"] == 200.0
