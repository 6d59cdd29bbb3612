"""The referees know the engine only by its public face."""

import ast
from pathlib import Path

HERE = Path(__file__).parent


def imported(file: Path) -> set[str]:
    """The modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_only_the_public_face_is_imported() -> None:
    files = [file for file in HERE.glob("*.py") if not file.name.startswith("test_")]
    assert len(files) > 20
    for file in files:
        engine = {name for name in imported(file) if name.split(".")[0] == "goldenlane"}
        assert engine <= {"goldenlane"}, file.name
