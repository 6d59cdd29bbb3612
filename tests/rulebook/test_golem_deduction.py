"""Every example of deduction about classes and the golem.

SE and SP are lines of the English and the Polish rulebook; both editions tell the same examples. Where an
icon is missing in the text, the rules page reconstructs it.
"""

from itertools import combinations

import numpy as np

from goldenlane.deduction import Knowledge, parse_fact
from goldenlane.games.alchemists.alchemy import (
    ALCHEMICALS,
    ANIMATION,
    CLASS,
    COLORS,
    GOLEMS,
    LUNAR,
    MIX,
    NEUTRAL,
    ORGANS,
    REACTION,
    SIGN,
    SIGNS,
    SIZE,
    SMALL,
    SOLAR,
    OrganAspect,
    parse_golem,
    parse_ingredient,
)

ANY = set(ORGANS)


def possible_organs(knowledge: Knowledge) -> tuple[set[OrganAspect], set[OrganAspect]]:
    marginals = knowledge.marginals()
    chest, ears = (
        {name for name, count in zip(ORGANS, counts, strict=True) if count}
        for counts in (marginals.chest, marginals.ears)
    )
    return chest, ears


def possible_alchemicals(knowledge: Knowledge, ingredient: str) -> set[str]:
    row = knowledge.marginals().alchemicals[parse_ingredient(ingredient)]
    return {ALCHEMICALS[alchemical] for alchemical in np.flatnonzero(row)}


def test_classes() -> None:
    """SE 51-56, SP 58-62: solar has 0 or 2 negative aspects, lunar 1 or 3."""
    for alchemical, signs in enumerate(SIGN):
        assert CLASS[alchemical] == (SOLAR if sum(signs) in (0, 2) else LUNAR)


def test_mushroom_is_lunar() -> None:
    """SE 74-78, SP 83-87: the book says lunar, so all solar alchemicals are eliminated."""
    knowledge = Knowledge([parse_fact({"type": "class", "ingredient": "mushroom", "class": "lunar"})])
    assert possible_alchemicals(knowledge, "mushroom") == {"pnP", "nPp", "Ppn", "NNN"}
    assert knowledge.assignments == 20_160


def test_ears_react_to_small_green() -> None:
    """SE 841-847, SP 826-831: four alchemicals make them steam; the chest reacts to red or blue, any size."""
    golems = [
        golem for golem in range(24) if GOLEMS[golem].ears_color == 1 and GOLEMS[golem].ears_size == SMALL
    ]
    for golem in golems:
        steaming = {ALCHEMICALS[a] for a in range(8) if REACTION[golem][a][1]}
        assert steaming == {"npN", "pnP", "Nnp", "Ppn"}
    chests = {(COLORS[GOLEMS[golem].chest_color], GOLEMS[golem].chest_size) for golem in golems}
    assert chests == {("R", 0), ("R", 1), ("B", 0), ("B", 1)}


def test_example_chain_toad_then_mushroom() -> None:
    """SE 851-876, SP 836-862."""
    knowledge = Knowledge(
        [
            parse_fact({"type": "class", "ingredient": "toad", "class": "lunar"}),
            parse_fact({"type": "aspect", "ingredient": "toad", "colour": "B", "sign": "+"}),
        ]
    )
    assert possible_alchemicals(knowledge, "toad") == {"pnP", "nPp"}
    assert {SIZE[ALCHEMICALS.index(name)][0] for name in ("pnP", "nPp")} == {SMALL}
    assert possible_organs(knowledge) == (ANY, ANY)

    # Steam comes out of the ears, the chest does not glow.
    knowledge.add(parse_fact({"type": "golem", "ingredient": "toad", "chest": False, "ears": True}))
    chest, ears = possible_organs(knowledge)
    assert ears == ANY - {"R-large"}
    assert chest == ANY - {"R-small"}

    # Mushroom turns out to be big red, small green, small blue, and gives both reactions.
    for name in ("Ppn", "Nnp"):
        later = knowledge.copy()
        for color, letter in zip("RGB", name, strict=True):
            sign = "+" if letter in "pP" else "-"
            later.add(parse_fact({"type": "aspect", "ingredient": "mushroom", "colour": color, "sign": sign}))
        assert possible_alchemicals(later, "mushroom") == {name}
        later.add(parse_fact({"type": "golem", "ingredient": "mushroom", "chest": True, "ears": True}))
        chest, ears = possible_organs(later)
        assert ears == {"G-small", "B-small"}
        assert chest == {"R-large", "G-small", "B-small"}


def test_neutralizing_pairs() -> None:
    """SE 878-888, SP 864-874: same effect on the golem exactly if the two make the neutral potion."""
    for golem in range(24):
        for a, b in combinations(range(8), 2):
            assert (REACTION[golem][a] == REACTION[golem][b]) == (MIX[a][b] == NEUTRAL)


def test_equal_reactions_prove_the_neutral_potion() -> None:
    """SE 887-888, SP 873-874, as a deduction."""
    same = {"chest": True, "ears": False}
    knowledge = Knowledge(
        [parse_fact({"type": "golem", "ingredient": ingredient, **same}) for ingredient in ("toad", "fern")]
    )
    neutral = parse_fact({"type": "mix", "ingredients": ["toad", "fern"], "result": "0"})
    assert knowledge.count(neutral) == knowledge.worlds > 0


def test_animation_example() -> None:
    """SE 1128-1141, SP 1215-1228: ears small green, chest large red: G- and R+, so pnP and pNn."""
    golem = parse_golem("R-large", "G-small")
    assert [ALCHEMICALS[alchemical] for alchemical in ANIMATION[golem]] == ["pnP", "pNn"]
    for alchemical in ANIMATION[golem]:
        assert SIGNS[SIGN[alchemical][0]] == "+"
        assert SIGNS[SIGN[alchemical][1]] == "-"


def test_both_reactions_do_not_mean_animation() -> None:
    """SE 1144-1145, SP 1231-1232: what makes both react need not be one of the two that animate."""
    for golem in range(24):
        both = {alchemical for alchemical in range(8) if REACTION[golem][alchemical] == (True, True)}
        assert not both <= set(ANIMATION[golem])


def test_exactly_two_ingredients_animate() -> None:
    """SE 1126, SP 1213: in every world exactly one pair animates, so one success excludes all other pairs."""
    success = parse_fact({"type": "animate", "ingredients": ["toad", "fern"], "success": True})
    other = parse_fact({"type": "animate", "ingredients": ["toad", "claw"], "success": True})
    knowledge = Knowledge([success])
    assert knowledge.worlds == 967_680 // 28
    assert knowledge.count(other) == 0
