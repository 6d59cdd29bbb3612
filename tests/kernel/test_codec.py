"""Positions: fields at their blank value are left out, everything else comes back as it was."""

from typing import Any

import pytest

from goldenlane.kernel.codec import decode_fields, decode_stack, encode_fields, encode_stack
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.errors import BadPosition
from tests.kernel.toy import Carve


class Thing:
    def __init__(self) -> None:
        self.whole_number = 3
        self.name = "x"
        self.open = False
        self.flat: list[int] = [1]
        self.deep: list[list[int]] = [[1], []]
        self.empty: list[Any] = []


FIELDS = ("whole_number", "name", "open", "flat", "deep", "empty")


def test_only_what_differs_is_written() -> None:
    thing = Thing()
    assert encode_fields(thing, Thing(), FIELDS) == {}
    thing.whole_number, thing.deep = 4, [[], [2]]
    assert encode_fields(thing, Thing(), FIELDS) == {"whole-number": 4, "deep": [[], [2]]}


def test_what_was_written_comes_back_as_its_own_copy() -> None:
    data = {"whole-number": 4, "name": "y", "open": True, "flat": [2], "deep": [[3]], "empty": [[1], 2]}
    thing = Thing()
    decode_fields(thing, data, FIELDS, "thing")
    assert encode_fields(thing, Thing(), FIELDS) == data
    thing.deep[0].append(9)
    assert data["deep"] == [[3]]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([], r"thing must be an object, not \[\]"),
        ({"size": 1}, "thing has an unknown field 'size'; it may have whole-number, name"),
        ({"whole_number": 1}, "unknown field 'whole_number'"),
        ({"whole-number": "4"}, r"thing.whole-number must be of the kind of 3, not '4'"),
        ({"whole-number": True}, "of the kind of 3, not True"),
        ({"whole-number": 4.0}, "of the kind of 3, not 4.0"),
        ({"whole-number": [4]}, "of the kind of 3"),
        ({"open": 1}, "of the kind of False, not 1"),
        ({"flat": 1}, "thing.flat must be a list of whole numbers, not 1"),
        ({"flat": [1, "2"]}, "whole numbers"),
        ({"flat": [[1]]}, r"thing.flat must be a list like \[1\]"),
        ({"deep": [1]}, "thing.deep must be a list like"),
        ({"deep": [[1], [None]]}, "whole numbers"),
    ],
)
def test_a_wrong_field_is_named(data: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        decode_fields(Thing(), data, FIELDS, "thing")


def test_a_stack_comes_back() -> None:
    effect = Carve(1)
    effect.key = "carve"
    effects: dict[str, Effect] = {"carve": effect}
    stack: list[tuple[Effect, int, int, int]] = [(effect, 0, 1, 2), (effect, -3, 3, 0)]
    assert decode_stack(encode_stack(stack), effects) == stack


@pytest.mark.parametrize(
    "frame", [7, [], ["carve"], ["carve", 0, 1], ["carve", 0, 1, "2"], ["hew", 0, 0, 0], [None] * 4]
)
def test_a_wrong_frame_is_shown(frame: Any) -> None:
    with pytest.raises(BadPosition, match="no frame of this game"):
        decode_stack([frame], {"carve": Carve(1)})
