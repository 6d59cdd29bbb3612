"""What the compiled engine must know about a class; without meaning when Python runs the sources.

The compiler knows its marks by their name in ``mypy_extensions``, a package that only the compiler needs:
the type checker sees the real one, a running game this stand-in. This file is never compiled itself.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    AnyClass = TypeVar("AnyClass", bound=type)

    def mypyc_attr(**_: bool) -> Callable[[AnyClass], AnyClass]:
        return lambda marked: marked


__all__ = ["mypyc_attr"]
