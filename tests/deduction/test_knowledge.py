"""Knowledge against a plain search through all 8! x 24 worlds."""

import json
import random
from functools import cache
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from goldenlane.deduction import Knowledge, facts, parse_fact
from goldenlane.deduction.answer import answer
from goldenlane.deduction.tables import BLOCK, alchemical_of

INGREDIENTS = ["mushroom", "fern", "toad", "claw", "flower", "mandrake", "scorpion", "feather"]
CODES = ["npN", "pnP", "pNn", "nPp", "Nnp", "Ppn", "NNN", "PPP"]
POTIONS = ["R+", "R-", "G+", "G-", "B+", "B-", "0"]
ORGANS = ["R-large", "R-small", "G-large", "G-small", "B-large", "B-small"]
# A golem here is (what the chest reacts to, what the ears react to), by name.
GOLEMS = [(chest, ears) for chest in ORGANS for ears in ORGANS if chest[0] != ears[0]]
ASSIGNMENTS = np.array(list(permutations(range(8))))
Mask = NDArray[np.bool_]


def letter(code: str, color: str) -> str:
    return code["RGB".index(color)]


def sign(code: str, color: str) -> str:
    return "+" if letter(code, color) in "pP" else "-"


def reacts(code: str, organ: str) -> bool:
    return letter(code, organ[0]).isupper() == organ.endswith("large")


def mixed(one: str, other: str) -> str:
    for color in "RGB":
        same_size = letter(one, color).isupper() == letter(other, color).isupper()
        if sign(one, color) == sign(other, color) and not same_size:
            return color + sign(one, color)
    return "0"


def animated(golem: tuple[str, str], one: str, other: str) -> bool:
    needed = [organ[0] + ("+" if organ.endswith("large") else "-") for organ in golem]
    return all(sign(code, need[0]) == need[1] for code in (one, other) for need in needed)


def true_for(fact: dict[str, Any], golem: tuple[str, str], *codes: str) -> bool:
    kind = fact["type"]
    if kind == "mix":
        return mixed(*codes) in fact.get("result_in", [fact.get("result")])
    if kind == "not_mix":
        return bool(mixed(*codes) != fact["result"])
    if kind == "aspect":
        return bool(sign(codes[0], fact["colour"]) == fact["sign"])
    if kind == "class":
        return ("solar", "lunar").index(fact["class"]) == sum(symbol in "nN" for symbol in codes[0]) % 2
    if kind == "golem":
        seen = [(fact[organ], golem[place]) for place, organ in enumerate(("chest", "ears")) if organ in fact]
        return all(reacts(codes[0], organ) == yes for yes, organ in seen)
    return animated(golem, *codes) is fact["success"]


@cache
def _brute(text: str) -> Mask:
    fact = json.loads(text)
    names = fact.get("ingredients", [fact.get("ingredient")])
    columns = [ASSIGNMENTS[:, INGREDIENTS.index(name)] for name in names]
    table = np.zeros((8,) * len(names) + (24,), dtype=bool)
    for place in np.ndindex(*table.shape):
        codes = [CODES[alchemical] for alchemical in place[:-1]]
        if len(set(codes)) == len(names):
            table[place] = true_for(fact, GOLEMS[place[-1]], *codes)
    worlds: Mask = table[tuple(columns)]
    return worlds


def brute(fact: dict[str, Any]) -> Mask:
    """The worlds, [assignment][golem], in which a fact is true."""
    return _brute(json.dumps(fact))


def random_fact(rng: random.Random) -> dict[str, Any]:
    """One of about 200 facts, few enough that their worlds can be kept."""
    kind = rng.choice(
        ["mix", "mix", "mix", "mix_in", "not_mix", "aspect", "class", "golem", "golem", "animate"]
    )
    two = rng.choice(
        [["toad", "fern"], ["feather", "toad"], ["fern", "claw"], ["mushroom", "scorpion"], ["claw", "toad"]]
    )
    one = rng.choice(["toad", "fern", "claw", "flower"])
    if kind == "mix":
        return {"type": "mix", "ingredients": two, "result": rng.choice(POTIONS)}
    if kind == "mix_in":
        wanted = rng.choice(["+", "-"])
        return {
            "type": "mix",
            "ingredients": two,
            "result_in": [potion for potion in POTIONS if potion[-1] == wanted],
        }
    if kind == "not_mix":
        return {"type": "not_mix", "ingredients": two, "result": rng.choice(POTIONS)}
    if kind == "aspect":
        return {"type": "aspect", "ingredient": one, "colour": rng.choice("RGB"), "sign": rng.choice("+-")}
    if kind == "class":
        return {"type": "class", "ingredient": one, "class": rng.choice(["solar", "lunar"])}
    if kind == "golem":
        organs = rng.choice([["chest"], ["ears"], ["chest", "ears"], ["chest", "ears"]])
        return {"type": "golem", "ingredient": one, **{organ: rng.random() < 0.5 for organ in organs}}
    return {"type": "animate", "ingredients": two, "success": rng.random() < 0.3}


def random_case(rng: random.Random) -> list[dict[str, Any]]:
    """Half of the cases come from a true world, the others contradict themselves more often than not."""
    size = rng.randrange(1, 9)
    if rng.random() < 0.5:
        return [random_fact(rng) for _ in range(size)]
    world, golem = rng.randrange(len(ASSIGNMENTS)), rng.randrange(24)
    case: list[dict[str, Any]] = []
    while len(case) < size:
        fact = random_fact(rng)
        if brute(fact)[world, golem]:
            case.append(fact)
    return case


def brute_conflict(case: list[dict[str, Any]]) -> list[int] | None:
    for size in range(len(case) + 1):
        for chosen in combinations(range(len(case)), size):
            worlds = np.ones((len(ASSIGNMENTS), 24), dtype=bool)
            for place in chosen:
                worlds = worlds & brute(case[place])
            if not worlds.any():
                return list(chosen)
    return None


def test_answers_against_brute_force() -> None:
    rng = random.Random(11)
    one_hot = np.stack([alchemical == ASSIGNMENTS for alchemical in range(8)], axis=2).reshape(-1, 64)
    contradictions = 0
    for _ in range(1000):
        case = random_case(rng)
        found = answer(Knowledge(parse_fact(fact) for fact in case))
        worlds = np.ones((len(ASSIGNMENTS), 24), dtype=bool)
        for fact in case:
            worlds = worlds & brute(fact)
        per_assignment = worlds.sum(axis=1)
        live = np.flatnonzero(per_assignment)
        assert found["worlds"] == per_assignment.sum(), case
        assert found["assignments"] == len(live), case
        expected = (one_hot[live] * per_assignment[live, None]).sum(axis=0).reshape(8, 8)
        assert [list(row.values()) for row in found["alchemicals"].values()] == expected.tolist(), case
        per_golem = worlds.sum(axis=0)
        for place, organ in enumerate(("chest", "ears")):
            for name in ORGANS:
                count = sum(int(per_golem[g]) for g in range(24) if GOLEMS[g][place] == name)
                assert found["golem"][organ][name] == count, case
        if found["worlds"]:
            assert found["conflict"] is None
        else:
            contradictions += 1
            assert found["conflict"] == brute_conflict(case), case
    assert 100 < contradictions < 600


def test_answer_names_everything_in_order() -> None:
    found = answer(Knowledge())
    assert found["worlds"] == 967_680
    assert found["assignments"] == 40_320
    assert list(found["alchemicals"]) == INGREDIENTS
    assert all(row == dict.fromkeys(CODES, 120_960) for row in found["alchemicals"].values())
    assert found["golem"] == {"chest": dict.fromkeys(ORGANS, 161_280), "ears": dict.fromkeys(ORGANS, 161_280)}
    assert found["conflict"] is None
    assert all(type(count) is int for row in found["alchemicals"].values() for count in row.values())


def test_order_of_facts_does_not_matter() -> None:
    rng = random.Random(12)
    for _ in range(30):
        case = [parse_fact(fact) for fact in random_case(rng)]
        first = answer(Knowledge(case))
        rng.shuffle(case)
        second = answer(Knowledge(case))
        first.pop("conflict")
        second.pop("conflict")
        assert first == second


def test_a_copy_is_independent() -> None:
    known = Knowledge([facts.golem_test(2, True, None)])
    before = answer(known)
    other = known.copy()
    other.add(facts.mix(1, 2, [0]))
    other.add(facts.golem_test(2, True, True))
    assert other.worlds < known.worlds
    assert answer(known) == before
    assert len(known.facts) == 1


def test_count_of_a_fact_is_what_learning_it_leaves() -> None:
    rng = random.Random(13)
    for _ in range(60):
        *case, last = (parse_fact(fact) for fact in [*random_case(rng), random_fact(rng)])
        known = Knowledge(case)
        more = known.copy()
        more.add(last)
        assert known.count(last) == more.worlds


def test_weights_are_soft_evidence() -> None:
    rng = random.Random(14)
    by_number = np.random.default_rng(14).random(len(ASSIGNMENTS))
    number = {
        assignment: place for place, assignment in enumerate(zip(*alchemical_of().tolist(), strict=True))
    }
    weights = by_number[[number[tuple(assignment)] for assignment in ASSIGNMENTS.tolist()]]
    for _ in range(30):
        case = random_case(rng)
        last = random_fact(rng)
        known = Knowledge(parse_fact(fact) for fact in case).weighted(by_number)
        worlds = np.broadcast_to(weights[:, None], (len(ASSIGNMENTS), 24))
        for fact in case:
            worlds = worlds * brute(fact)
        marginals = known.marginals()
        assert marginals.total == pytest.approx(worlds.sum())
        assert marginals.golems.sum() == pytest.approx(worlds.sum())
        for ingredient in range(8):
            expected = np.bincount(ASSIGNMENTS[:, ingredient], worlds.sum(axis=1), 8)
            assert marginals.alchemicals[ingredient] == pytest.approx(expected)
        assert known.count(parse_fact(last)) == pytest.approx((worlds * brute(last)).sum())


def test_equal_weights_change_nothing() -> None:
    known = Knowledge([facts.golem_test(2, True, None), facts.mix(0, 2, [1, 6])])
    assert answer(known.weighted(np.ones(40_320))) == answer(known)


def test_weights_multiply() -> None:
    rng = np.random.default_rng(15)
    first, second = rng.random(40_320), rng.random(40_320)
    once = Knowledge().weighted(first * second).marginals()
    twice = Knowledge().weighted(first).weighted(second).marginals()
    assert twice.alchemicals == pytest.approx(once.alchemicals)


def test_wrong_number_of_weights() -> None:
    with pytest.raises(ValueError, match=r"40320 weights are needed, not an array of shape \(7,\)"):
        Knowledge().weighted(np.ones(7))


def test_samples_agree_with_the_facts() -> None:
    generator = np.random.default_rng(16)
    case = [facts.mix(1, 2, [0]), facts.golem_test(2, True, False), facts.animate(1, 2, False)]
    drawn = [Knowledge(case).sample(generator) for _ in range(50)]
    assert all(fact.holds(*world) for fact in case for world in drawn)
    assert len({assignment for assignment, _ in drawn}) > 25
    assert len({golem for _, golem in drawn}) > 5


def test_samples_follow_the_weights() -> None:
    generator = np.random.default_rng(17)
    weights = np.zeros(40_320)
    weights[[5, 40_000]] = [1.0, 3.0]
    known = Knowledge().weighted(weights)
    light, heavy = (tuple(alchemical_of()[:, number].tolist()) for number in (5, 40_000))
    counts = {light: 0, heavy: 0}
    for _ in range(400):
        counts[known.sample(generator)[0]] += 1
    assert 60 < counts[light] < 140


def test_nothing_to_draw_from() -> None:
    known = Knowledge([facts.aspect(0, 0, 0), facts.aspect(0, 0, 1)])
    with pytest.raises(ValueError, match="no world is left"):
        known.sample(np.random.default_rng(1))
    with pytest.raises(ValueError, match="no world is left"):
        Knowledge().weighted(np.zeros(40_320)).sample(np.random.default_rng(1))


def test_assignments_stand_in_blocks() -> None:
    """Sixteen neighbors differ only inside neutralizing pairs, and all 40,320 assignments are there."""
    columns = alchemical_of()
    assert len(set(zip(*columns.tolist(), strict=True))) == 40_320
    kinds = (columns // 2).reshape(8, -1, BLOCK)
    assert (kinds == kinds[:, :, :1]).all()
