"""Junk: values, texts and files of every wrong kind, drawn from a seed."""

import json
from random import Random
from typing import Any

from goldenlane.kernel.save import check_sum

DEEP = 100_000
"""Levels of nesting that no reader of JSON follows."""
WORDS = (
    "", " ", "0", "-1", "1e999", "NaN", "null", "true", "\0", "\n", "\r\n", "\u2028", "\ud800", "ż", "🜚", ".",
    "all", "golem", "alchemists", "players", "undo", "place", "*", "0 undo", "* roll 6", "x" * 5000,
    "{}", "[]", "{", "%s", "$HOME",
)  # fmt: skip


class Rude:
    """An object that does not even show itself."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


def number(rng: Random) -> int:
    return rng.choice((-1, 0, 1, 2, 3, 7, 99, -99, 10**6, 10**9, 2**63, -(2**63), 10**40))


def value(rng: Random, depth: int = 3) -> Any:
    """Anything that JSON can hold."""
    kind = rng.randrange(8 if depth else 6)
    if kind == 0:
        return rng.choice((None, True, False))
    if kind == 1:
        return number(rng)
    if kind == 2:
        return rng.choice((0.5, -1.0, 1e300, float("nan"), float("inf")))
    if kind in (3, 4, 5):
        return rng.choice(WORDS)
    if kind == 6:
        return [value(rng, depth - 1) for _ in range(rng.randrange(5))]
    return {rng.choice(WORDS): value(rng, depth - 1) for _ in range(rng.randrange(4))}


def thing(rng: Random) -> Any:
    """Anything that Python can hold."""
    if rng.random() < 0.7:
        return value(rng)
    nested: Any = []
    for _ in range(5000):
        nested = [nested]
    return rng.choice(
        (object(), Rude(), b"\xff", {1, 2}, range(3), int, lambda: 0, nested, {None: 1}, {(): []})
    )


def changed(data: Any, rng: Random) -> Any:
    """The same data with one part replaced, removed, doubled or made a number that is near."""
    if isinstance(data, dict) and data and rng.random() < 0.95:
        key = rng.choice(list(data))
        rest = {name: part for name, part in data.items() if name != key}
        kind = rng.random()
        if kind < 0.1:
            return rest
        if kind < 0.2:
            return {**data, rng.choice(WORDS): data[key]}
        return {**rest, key: changed(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.9:
        at = rng.randrange(len(data))
        kind = rng.random()
        if kind < 0.1:
            return [*data[:at], *data[at + 1 :]]
        if kind < 0.2:
            return [*data[:at], data[at], *data[at:]]
        return [*data[:at], changed(data[at], rng), *data[at + 1 :]]
    if type(data) is int and rng.random() < 0.7:
        return data + rng.choice((-1, 1, 7, -100, 10**7))
    if isinstance(data, str) and data and rng.random() < 0.7:
        return damaged(data, rng)
    return value(rng)


def damaged(text: str, rng: Random) -> str:
    """A text with a letter changed, a part cut out or put in, its end cut off, or a depth without end."""
    at = rng.randrange(len(text) + 1)
    kind = rng.randrange(6)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + rng.choice(WORDS) + text[at + rng.randrange(3) :]
    if kind == 2:
        return text[:at] + text[at + rng.randrange(20) :]
    if kind == 3:
        return (
            text[:at]
            + chr((ord(text[at]) if at < len(text) else 0) ^ (1 << rng.randrange(7)))
            + text[at + 1 :]
        )
    if kind == 4:
        return text[:at] + rng.choice(("[", '{"a":')) * DEEP + text[at:]
    return text[:at] + "9" * rng.choice((3, 30, 5000)) + text[at:]


def damaged_bytes(text: str, rng: Random) -> bytes:
    """A damaged text as a file, which need not be UTF-8."""
    data = bytearray(damaged(text, rng).encode(errors="surrogatepass"))
    for _ in range(rng.randrange(3)):
        if data:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def changed_json(text: str, rng: Random) -> str:
    """JSON with one part changed; a save has a fitting check sum all the same."""
    data = changed(json.loads(text), rng)
    if isinstance(data, dict) and "goldenlane" in data:
        data.pop("check", None)
        data["check"] = check_sum(data)
    return json.dumps(data)
