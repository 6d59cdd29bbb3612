"""Whether a value is what its type declares: the views of games against the types that the page is given."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from goldenlane.kernel.view_types import EVERY


class Declared:
    """Compares values with a type, and remembers which keys of its TypedDicts it has seen."""

    def __init__(self, hint: Any) -> None:
        self.hint = hint
        self.seen: set[tuple[str, str]] = set()
        self._fields: dict[Any, dict[str, Any]] = {}

    def faults(self, value: Any) -> list[str]:
        """What is not as declared, each with its place."""
        return list(self._faults(value, self.hint, "view"))

    def unseen(self) -> set[tuple[str, str]]:
        """Keys of the TypedDicts met so far that no value has had."""
        return {(cls.__name__, key) for cls, hints in self._fields.items() for key in hints} - self.seen

    def _faults(self, value: Any, hint: Any, at: str) -> Iterator[str]:
        every = False
        while get_origin(hint) in (Annotated, NotRequired):
            every = every or EVERY in getattr(hint, "__metadata__", ())
            hint = get_args(hint)[0]
        origin, parts = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            yield from self._typed_dict(value, hint, at)
        elif origin in (Union, UnionType):
            found = [list(self._faults(value, part, at)) for part in parts]
            if all(found):
                yield min(found, key=len)[0] if isinstance(value, dict) else f"{at}: {value!r}"
        elif origin is Literal:
            if type(value) not in (str, int) or value not in parts:
                yield f"{at}: {value!r} is none of {parts}"
        elif origin is list and isinstance(value, list):
            for i, item in enumerate(value):
                yield from self._faults(item, parts[0], f"{at}[{i}]")
        elif origin is tuple and isinstance(value, tuple) and len(value) == len(parts):
            for i, (item, part) in enumerate(zip(value, parts, strict=True)):
                yield from self._faults(item, part, f"{at}[{i}]")
        elif origin is dict and isinstance(value, dict):
            for key, item in value.items():
                yield from self._faults(key, parts[0], f"{at} key")
                yield from self._faults(item, parts[1], f"{at}.{key}")
            if every and set(get_args(parts[0])) - value.keys():
                yield f"{at}: not every key of {get_args(parts[0])}"
        elif origin is not None or type(value) not in (
            (int, float) if hint is float else (hint or NoneType,)
        ):
            yield f"{at}: {value!r} is no {hint}"

    def _typed_dict(self, value: Any, hint: Any, at: str) -> Iterator[str]:
        if type(value) is not dict:
            yield f"{at}: {value!r} is no {hint.__name__}"
            return
        if hint not in self._fields:
            self._fields[hint] = get_type_hints(hint, include_extras=True)
        hints = self._fields[hint]
        for key in sorted(hint.__required_keys__ - value.keys()):
            yield f"{at}: {key} is missing"
        for key, item in value.items():
            if key in hints:
                self.seen.add((hint.__name__, key))
                yield from self._faults(item, hints[key], f"{at}.{key}")
            else:
                yield f"{at}: {key} is not declared"
