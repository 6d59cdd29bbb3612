"""The notation of effects."""

from collections.abc import Callable

import pytest

from goldenlane.kernel.effect import Cost, Effect
from goldenlane.kernel.notation import Notation, NotationError
from tests.kernel.toy import Carve, Price, Stones


def atom(text: str) -> Effect:
    makers: dict[str, Callable[[], Effect]] = {"stone": lambda: Stones(1), "carve": lambda: Carve(1)}
    if text not in makers:
        raise NotationError(f"no effect of the toy: {text!r}")
    return makers[text]()


def cost(text: str) -> Cost:
    if text != "2 stones":
        raise NotationError(f"no cost of the toy: {text!r}")
    return Price(2)


NOTATION = Notation(atom, cost)


def shape(effect: Effect) -> str:
    inside = ", ".join(shape(part) for part in effect.children())
    return f"{type(effect).__name__}({inside})" if inside else type(effect).__name__


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("stone", "Stones"),
        ("-", "AnyOrder"),
        ("stone, carve", "AnyOrder(Stones, Carve)"),
        ("stone / carve", "Choice(Stones, Carve)"),
        ("2 stones -> stone", "Pay(Stones)"),
        ("stone then carve", "Sequence(Stones, Carve)"),
        (
            "  2 stones ->   stone / carve,  carve then stone ",
            "Sequence(Pay(AnyOrder(Choice(Stones, Carve), Carve)), Stones)",
        ),
    ],
)
def test_a_line_is_an_effect(text: str, expected: str) -> None:
    assert shape(NOTATION.read(text)) == expected


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "something is missing"),
        ("stone,", "something is missing beside ',' in 'stone,'"),
        (", stone", "something is missing beside ','"),
        ("-> stone", "something is missing beside '->'"),
        ("2 stones ->", "something is missing beside '->'"),
        ("2 stones -> 2 stones -> stone", "more than one '->'"),
        ("3 stones -> stone", "no cost of the toy: '3 stones'"),
        ("rock", "no effect of the toy: 'rock'"),
        ("stone / rock", "no effect of the toy: 'rock'"),
        ("stone/carve", "no effect of the toy: 'stone/carve'"),
        ("stone, -", "no effect of the toy: '-'"),
        ("then stone", "no effect of the toy: 'then stone'"),
    ],
)
def test_a_wrong_line_is_shown(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        NOTATION.read(text)
