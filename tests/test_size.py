"""One concept for each file and each function: neither grows beyond what can be read at once."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILE_LINES = 400
BODY_LINES = 60
"""Of the body of a function; the options of a command are not logic."""
GENERATED = {"frontend/src/wire.ts", "frontend/src/alchemists/view-types.ts"}
LISTS = {"src/goldenlane/games/alchemists/state.py: AlchemistsState.__init__"}
"""Without logic: a field a line, with what it holds."""


def functions(node: ast.AST, within: str = "") -> Iterator[tuple[str, int]]:
    """Every function with the lines of its body."""
    for child in ast.iter_child_nodes(node):
        name = within
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{within}.{child.name}" if within else child.name
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield name, (child.end_lineno or 0) - child.body[0].lineno + 1
        yield from functions(child, name)


def sources(folder: str, *endings: str) -> Iterator[tuple[str, str]]:
    """The files of a folder by their paths, with their texts."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in endings and "static" not in path.parts:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_no_file_has_more_than_400_lines() -> None:
    files = [*sources("src", ".py"), *sources("frontend/src", ".ts", ".svelte")]
    lines = {path: len(text.splitlines()) for path, text in files if path not in GENERATED}
    assert len(lines) > 100
    assert {path: number for path, number in lines.items() if number > FILE_LINES} == {}


def test_no_function_has_more_than_60_lines() -> None:
    lines = {
        f"{path}: {name}": number
        for path, text in sources("src", ".py")
        for name, number in functions(ast.parse(text))
    }
    assert set(lines) >= LISTS
    assert {name: number for name, number in lines.items() if number > BODY_LINES and name not in LISTS} == {}


def test_the_lines_of_a_body_are_counted() -> None:
    text = "class A:\n def f(\n  self,\n ):\n  a = 1\n\n  def g(): pass\n  return g\n"
    assert list(functions(ast.parse(text))) == [("A.f", 4), ("A.f.g", 1)]
