"""The layout of an observation: which bytes stand for what.

A numeric view is a row of bytes, built field by field like a view. Each field has a name, so that the
layout can be printed and a learner can find its way.
"""

from functools import lru_cache
from typing import NamedTuple


class Field(NamedTuple):
    """Some bytes in a row that belong together."""

    name: str
    start: int
    size: int
    usual: int
    """About the largest value that is met; a learner divides by it."""


class Layout:
    """Fields in the order in which the numbers are written."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int, usual: int = 1) -> None:
        self.fields.append(Field(name, self.size, size, usual))
        self.size += size

    def usual(self) -> list[int]:
        """For every byte about the largest value that is met."""
        return [field.usual for field in self.fields for _ in range(field.size)]


def one_hot(size: int) -> list[bytes]:
    """Rows with a single 1; index -1, the last one, has none."""
    return [bytes(i == n for i in range(size)) for n in range(size)] + [bytes(size)]


def small(number: int) -> int:
    """A count as a byte."""
    return number if 0 <= number < 256 else 0 if number < 0 else 255


def flags(members: list[int], size: int) -> bytearray:
    """A 1 for each member."""
    row = bytearray(size)
    for member in members:
        row[member] = 1
    return row


@lru_cache(maxsize=1 << 14)
def bits(mask: int, size: int) -> bytes:
    """The bits of a mask, lowest first."""
    return bytes(mask >> i & 1 for i in range(size))
