"""The smallest contradiction, on cases whose answer is known."""

import random
from itertools import combinations

from goldenlane.deduction import Fact, Knowledge, facts

TRUE_TOAD = facts.aspect(2, 0, 0)
FALSE_TOAD = facts.aspect(2, 0, 1)


def test_no_conflict() -> None:
    assert Knowledge().conflict() is None
    assert Knowledge([TRUE_TOAD]).conflict() is None


def test_two_facts() -> None:
    noise = [facts.has_class(4, 0), facts.golem_test(5, True, None)]
    assert Knowledge([noise[0], FALSE_TOAD, noise[1], TRUE_TOAD]).conflict() == (1, 3)


def test_first_of_several_smallest() -> None:
    assert Knowledge([TRUE_TOAD, TRUE_TOAD, FALSE_TOAD, FALSE_TOAD]).conflict() == (0, 2)


def test_smaller_wins_over_earlier() -> None:
    """Three early facts contradict each other, but so do two late ones."""
    same_class = [facts.mix(0, 1, [6]), facts.has_class(0, 0), facts.has_class(1, 0)]
    assert Knowledge(same_class).conflict() == (0, 1, 2)
    assert Knowledge([*same_class, TRUE_TOAD, FALSE_TOAD]).conflict() == (3, 4)


def test_five_ingredients_with_one_sign() -> None:
    """Only four alchemicals have R+: it takes all five statements to contradict."""
    case = [facts.has_class(7, 1), *(facts.aspect(ingredient, 0, 0) for ingredient in range(5))]
    assert Knowledge(case).conflict() == (1, 2, 3, 4, 5)


def test_golem_conflict() -> None:
    """Equal reactions mean a neutralizing pair, so they exclude any other potion."""
    case = [facts.golem_test(0, True, False), facts.golem_test(1, True, False), facts.not_mix(0, 1, 6)]
    assert Knowledge([facts.has_class(3, 0), *case]).conflict() == (1, 2, 3)


def test_all_failed_animations() -> None:
    """One of the 28 pairs animates the golem: all 28 failures together are the only contradiction."""
    failures = [facts.animate(first, second, False) for first, second in combinations(range(8), 2)]
    assert Knowledge(failures[:-1]).conflict() is None
    assert Knowledge(failures).conflict() == tuple(range(28))


def test_a_long_notebook_with_one_wrong_line() -> None:
    """Every proper subset of the answer agrees, and no smaller set contradicts."""
    rng = random.Random(5)
    assignment = rng.sample(range(8), 8)
    case: list[Fact] = []
    for first, second in combinations(range(8), 2):
        (seen,) = (p for p in range(7) if facts.mix(first, second, [p]).holds(tuple(assignment), 0))
        case.append(facts.mix(first, second, [seen]))
    wrong = facts.mix(0, 1, [potion for potion in range(7) if not case[0].value >> potion & 1][:1])
    case[0] = wrong
    conflict = Knowledge(case).conflict()
    assert conflict is not None
    assert 0 in conflict
    assert not Knowledge(case[place] for place in conflict).worlds
    for size in range(len(conflict)):
        # Without the wrong line all lines are true, so only sets that hold it can contradict.
        for chosen in combinations(range(1, 28), size - 1 if size else 0):
            assert Knowledge([wrong, *(case[place] for place in chosen)]).worlds
