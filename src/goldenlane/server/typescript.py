"""TypeScript types of the wire: `python -m goldenlane.server.typescript > frontend/src/wire.ts`."""

import inspect as python
from typing import Any

from msgspec import Struct, inspect

from goldenlane.server import wire, wire_review

HEAD = """// Generated from src/goldenlane/server/wire.py and wire_review.py; do not edit:
//   python -m goldenlane.server.typescript > frontend/src/wire.ts
"""


def _type(kind: Any) -> str:
    match kind:
        case inspect.AnyType() | inspect.RawType():
            return "any"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(_type(one) for one in types))
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
    raise TypeError(f"no TypeScript for {kind!r}")


def _interface(cls: type[Any]) -> str:
    struct = inspect.type_info(cls)
    assert isinstance(struct, inspect.StructType)
    doc = (python.getdoc(cls) or "").replace("\n", "\n * ")
    lines = [f"/** {doc} */", f"export interface {cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """The text of wire.ts."""
    structs = [
        value
        for module in (wire, wire_review)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
    ]
    unions = {"Lang": wire.Lang, "ToServer": wire.ToServer, "ToPage": wire.ToPage}
    parts = [_interface(cls) for cls in structs]
    parts += [f"export type {name} = {_type(inspect.type_info(kind))};" for name, kind in unions.items()]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
