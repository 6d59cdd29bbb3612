"""What the types of views are made of. The page's types are generated from them while the program runs, so
modules of this name are not compiled.
"""

from typing import Annotated, Final, TypedDict, TypeVar

K = TypeVar("K", bound=str)
V = TypeVar("V")
EVERY: Final = "every key"
Every = Annotated[dict[K, V], EVERY]
"""A dict in which none of its possible keys is missing."""


class Decision(TypedDict):
    """What is being decided and by whom; the numbers are those that the effect counts with."""

    asks: str
    seats: list[int]
    key: str
    numbers: list[int]
