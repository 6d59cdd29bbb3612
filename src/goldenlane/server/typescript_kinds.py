"""The kinds of effects of a game for the page, whose tables of icons must have them all.

python -m goldenlane.server.typescript_kinds golem > frontend/src/golem/kinds.ts
"""

import sys
from importlib import import_module


def typescript_kinds(game: str) -> str:
    """The text of kinds.ts: a type for each list that the game's vocabulary has for the page."""
    lists: dict[str, tuple[str, ...]] = import_module(f"goldenlane.games.{game}.vocabulary").PAGE_LISTS
    lines = [
        f"// Generated from src/goldenlane/games/{game}/vocabulary.py; do not edit:",
        f"//   python -m goldenlane.server.typescript_kinds {game} > frontend/src/{game}/kinds.ts",
    ]
    for name, words in lists.items():
        lines += ["", f"export type {name} =", *(f'  | "{word}"' for word in words)]
        lines[-1] += ";"
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(typescript_kinds(sys.argv[1]), end="")
