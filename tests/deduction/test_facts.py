"""Facts and their JSON form."""

from typing import Any

import pytest

from goldenlane.deduction import BadFact, facts, parse_fact
from goldenlane.games.alchemists.alchemy import EXACT, NEUTRAL_SALE, RIGHT_SIGN, WRONG_SIGN, parse_potion

GOOD: list[dict[str, Any]] = [
    {"type": "mix", "ingredients": ["fern", "toad"], "result": "R+"},
    {"type": "mix", "ingredients": ["fern", "toad"], "result_in": ["R+", "0"]},
    {"type": "not_mix", "ingredients": ["fern", "toad"], "result": "R+"},
    {"type": "aspect", "ingredient": "toad", "colour": "R", "sign": "+"},
    {"type": "class", "ingredient": "toad", "class": "lunar"},
    {"type": "golem", "ingredient": "toad", "chest": True, "ears": False},
    {"type": "golem", "ingredient": "toad", "ears": False},
    {"type": "golem", "ingredient": "toad"},
    {"type": "animate", "ingredients": ["fern", "toad"], "success": False},
]


@pytest.mark.parametrize("data", GOOD)
def test_json_round_trip(data: dict[str, Any]) -> None:
    assert parse_fact(data).to_json() == data


def test_order_of_ingredients_does_not_matter() -> None:
    turned = {"type": "mix", "ingredients": ["toad", "fern"], "result": "R+"}
    assert parse_fact(turned) == parse_fact(GOOD[0])


@pytest.mark.parametrize(
    ("quality", "results"),
    [
        (EXACT, {"R-"}),
        (RIGHT_SIGN, {"G-", "B-"}),
        (NEUTRAL_SALE, {"0"}),
        (WRONG_SIGN, {"R+", "G+", "B+"}),
    ],
)
def test_a_sale_is_a_mix_of_several_results(quality: int, results: set[str]) -> None:
    sold = facts.sale(1, 2, parse_potion("R-"), quality)
    assert sold == facts.mix(1, 2, [parse_potion(name) for name in results])


@pytest.mark.parametrize(
    ("data", "position", "message"),
    [
        ("mix", (), "a fact is an object"),
        ([], (), "a fact is an object"),
        ({}, ("type",), '"type" is missing'),
        ({"type": "mixx"}, ("type",), "'mixx'"),
        ({"type": ["mix"]}, ("type",), "unknown type"),
        ({"type": "mix", "result": "R+"}, ("ingredients",), '"ingredients" is missing'),
        ({"type": "mix", "ingredients": ["toad", "fern"]}, ("result",), '"result_in"'),
        ({"type": "mix", "ingredients": ["toad"], "result": "R+"}, ("ingredients",), "two ingredients"),
        ({"type": "mix", "ingredients": "toad", "result": "R+"}, ("ingredients",), "two ingredients"),
        ({"type": "mix", "ingredients": ["toad", "frog"], "result": "R+"}, ("ingredients", 1), "'frog'"),
        ({"type": "mix", "ingredients": ["toad", 2], "result": "R+"}, ("ingredients", 1), "ingredient 2"),
        (
            {"type": "mix", "ingredients": ["toad", "toad"], "result": "R+"},
            ("ingredients",),
            "toad is named twice",
        ),
        ({"type": "mix", "ingredients": ["toad", "fern"], "result": "X+"}, ("result",), "'X+'"),
        ({"type": "mix", "ingredients": ["toad", "fern"], "result": 0}, ("result",), "unknown potion 0"),
        ({"type": "mix", "ingredients": ["toad", "fern"], "result_in": []}, ("result_in",), "no potion"),
        ({"type": "mix", "ingredients": ["toad", "fern"], "result_in": "R+"}, ("result_in",), "a list"),
        ({"type": "mix", "ingredients": ["toad", "fern"], "result_in": ["R+", "Y"]}, ("result_in", 1), "'Y'"),
        (
            {"type": "mix", "ingredients": ["toad", "fern"], "result": "R+", "result_in": ["R+"]},
            ("result_in",),
            "exclude",
        ),
        ({"type": "not_mix", "ingredients": ["toad", "fern"]}, ("result",), "missing"),
        ({"type": "aspect", "ingredient": "toad", "colour": "Y", "sign": "+"}, ("colour",), "'Y'"),
        ({"type": "aspect", "ingredient": "toad", "colour": "R", "sign": True}, ("sign",), "True"),
        ({"type": "class", "ingredient": "toad", "class": "stellar"}, ("class",), "'stellar'"),
        ({"type": "golem", "ingredient": "toad", "chest": "yes"}, ("chest",), "'yes'"),
        ({"type": "golem", "ingredient": "toad", "ears": 1}, ("ears",), "not 1"),
        ({"type": "golem", "ingredient": "toad", "ear": True}, ("ear",), "unknown key 'ear'"),
        ({"type": "animate", "ingredients": ["toad", "fern"]}, ("success",), "missing"),
        ({"type": "animate", "ingredients": ["toad", "fern"], "success": None}, ("success",), "None"),
        (
            {"type": "animate", "ingredients": ["fern", "fern"], "success": True},
            ("ingredients",),
            "fern is named twice",
        ),
    ],
)
def test_bad_facts_name_the_position(data: object, position: tuple[str | int, ...], message: str) -> None:
    with pytest.raises(BadFact) as caught:
        parse_fact(data)
    assert caught.value.position == position
    assert message in str(caught.value)
