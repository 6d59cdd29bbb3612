"""The tables of the rules page, typed out by hand, against the ones derived from the codes."""

from collections import Counter
from itertools import combinations

import pytest

from goldenlane.games.alchemists.alchemy import (
    ALCHEMICALS,
    ANIMATION,
    CLASS,
    CLASSES,
    EXACT,
    FLIP,
    GOLEMS,
    INGREDIENTS,
    MINUS,
    MIX,
    NEUTRAL,
    NEUTRAL_SALE,
    PARTNER,
    PLUS,
    POTIONS,
    QUALITY,
    REACTION,
    RIGHT_SIGN,
    SIGN,
    SIZE,
    WRONG_SIGN,
    UnknownName,
    animates,
    parse_alchemical,
    parse_class,
    parse_color,
    parse_golem,
    parse_ingredient,
    parse_potion,
    parse_sign,
    potion,
)

MIX_TABLE = """
.  0  B- G+ R- B- R- G+
0  .  G- B+ B+ R+ G- R+
B- G- .  0  G- R+ B- R+
G+ B+ 0  .  R- G+ R- B+
R- B+ G- R- .  0  G- B+
B- R+ R+ G+ 0  .  B- G+
R- G- B- R- G- B- .  0
G+ R+ R+ B+ B+ G+ 0  .
"""


def test_mix_table() -> None:
    expected = [
        [-1 if word == "." else POTIONS.index(word) for word in row.split()]
        for row in MIX_TABLE.split("\n")
        if row
    ]
    assert [list(row) for row in MIX] == expected


def test_every_potion_has_four_pairs() -> None:
    made = Counter(MIX[a][b] for a, b in combinations(range(8), 2))
    assert made == dict.fromkeys(range(7), 4)


def test_size_law() -> None:
    """An aspect is large exactly if its sign equals that of the next color in the cycle R, G, B."""
    for signs, sizes in zip(SIGN, SIZE, strict=True):
        for color in range(3):
            assert (sizes[color] == 0) == (signs[color] == signs[(color + 1) % 3])


def test_signs_are_all_different() -> None:
    assert len(set(SIGN)) == 8


@pytest.mark.parametrize(
    ("code", "kind", "partner"),
    [
        ("npN", "solar", "pnP"),
        ("pnP", "lunar", "npN"),
        ("pNn", "solar", "nPp"),
        ("nPp", "lunar", "pNn"),
        ("Nnp", "solar", "Ppn"),
        ("Ppn", "lunar", "Nnp"),
        ("NNN", "lunar", "PPP"),
        ("PPP", "solar", "NNN"),
    ],
)
def test_class_and_partner(code: str, kind: str, partner: str) -> None:
    alchemical = parse_alchemical(code)
    assert CLASSES[CLASS[alchemical]] == kind
    assert ALCHEMICALS[PARTNER[alchemical]] == partner
    assert MIX[alchemical][PARTNER[alchemical]] == NEUTRAL


def test_flip_changes_one_sign() -> None:
    for alchemical in range(8):
        for color in range(3):
            other = FLIP[alchemical][color]
            assert [SIGN[alchemical][c] != SIGN[other][c] for c in range(3)] == [c == color for c in range(3)]


def test_potion_numbers() -> None:
    assert [POTIONS[potion(color, sign)] for color in range(3) for sign in (PLUS, MINUS)] == list(POTIONS[:6])


def test_sale_quality() -> None:
    wanted = parse_potion("G-")
    announced = {name: QUALITY[wanted][made] for made, name in enumerate(POTIONS)}
    assert announced == {
        "G-": EXACT,
        "R-": RIGHT_SIGN,
        "B-": RIGHT_SIGN,
        "0": NEUTRAL_SALE,
        "R+": WRONG_SIGN,
        "G+": WRONG_SIGN,
        "B+": WRONG_SIGN,
    }


def test_golems_in_code_order() -> None:
    assert len(set(GOLEMS)) == 24
    assert list(GOLEMS) == sorted(GOLEMS)
    assert all(golem.chest_color != golem.ears_color for golem in GOLEMS)


def test_each_reaction_is_one_neutralizing_pair() -> None:
    for row in REACTION:
        classes: dict[tuple[bool, bool], list[int]] = {}
        for alchemical, reaction in enumerate(row):
            classes.setdefault(reaction, []).append(alchemical)
        assert len(classes) == 4
        assert all(PARTNER[first] == second for first, second in classes.values())


def test_animation_pairs() -> None:
    assert Counter(Counter(ANIMATION).values()) == {2: 12}
    overlaps = Counter()  # type: Counter[int]
    for number, pair in enumerate(ANIMATION):
        both = {alchemical for alchemical in range(8) if REACTION[number][alchemical] == (True, True)}
        overlaps[len(both & set(pair))] += 1
        assert animates(number, *pair)
        assert animates(number, pair[1], pair[0])
        assert sum(animates(number, a, b) for a, b in combinations(range(8), 2)) == 1
    assert overlaps == {1: 12, 0: 12}


def test_names_round_trip() -> None:
    assert [parse_ingredient(name) for name in INGREDIENTS] == list(range(8))
    assert [parse_alchemical(name) for name in ALCHEMICALS] == list(range(8))
    assert [parse_potion(name) for name in POTIONS] == list(range(7))
    assert [parse_color(name) for name in "RGB"] == [0, 1, 2]
    assert [parse_sign(name) for name in "+-"] == [PLUS, MINUS]
    assert [parse_class(name) for name in CLASSES] == [0, 1]


def test_glossary_names_of_ingredients() -> None:
    long_names = ("bird-claw", "mandrake-root", "ravens-feather")
    assert [INGREDIENTS[parse_ingredient(name)] for name in long_names] == ["claw", "mandrake", "feather"]


@pytest.mark.parametrize("word", ["frog", "", "Toad", 3, None, ["toad"], {}])
def test_unknown_name_shows_the_word(word: object) -> None:
    with pytest.raises(UnknownName) as caught:
        parse_ingredient(word)
    assert repr(word) in str(caught.value)
    assert "mushroom" in str(caught.value)


def test_golem_names() -> None:
    assert GOLEMS[parse_golem("R-large", "G-small")] == (0, 0, 1, 1)
    with pytest.raises(ValueError, match="same color"):
        parse_golem("R-large", "R-small")
