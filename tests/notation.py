"""Writes docs/notation.md from what the engine knows: `python -m tests.notation`."""

from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

from goldenlane.env.vocabulary import vocabulary
from goldenlane.games import kits
from goldenlane.i18n import catalogue
from goldenlane.kernel.kit import GameKit

PAGE = Path(__file__).parent.parent / "docs" / "notation.md"
HEAD = """# Action notation

An action is a line of words: a verb, and what it is done with. `match.legal(seat)` lists what can be done
now, and `match.play(seat, "marble red work")` takes such a line; `str(action)` is the line of an action.
Saved games, the socket of the server and the logs of the bots use the same notation.

```python
import goldenlane as gl

match = gl.new("golem", players=2, seed=7)
option = match.legal(0)[0]
assert option.verb == str(option).split()[0]
match.play(0, str(option))
```

In a saved game each line begins with the seat that acted, counted from 0, or with `*` for what chance drew
([the save format](save-format.md)), and `undo` takes back the last action of a seat.

The tables show every form of every verb, each by one example. All notations are listed in
`src/goldenlane/env/*/actions.txt`, which numbers the actions of the [environments](environments.md); a
content file of your own may bring more of them. `python -m tests.notation` writes this page.
"""


def examples(game: str) -> dict[str, list[str]]:
    """By verb the first notation of every length."""
    found: dict[str, dict[int, str]] = {}
    for notation in sorted(vocabulary(game).notations):
        words = notation.split()
        found.setdefault(words[0], {}).setdefault(len(words), notation)
    return {verb: [by_length[length] for length in sorted(by_length)] for verb, by_length in found.items()}


def section(kit: GameKit) -> Iterator[str]:
    """The table of a game."""
    say, english = resolve_name(kit.words).say_action, catalogue("en")
    yield f"\n## {kit.title}\n\n| Verb | Example | In words |\n|---|---|---|\n"
    for verb, notations in examples(kit.name).items():
        for notation in notations:
            words = say(english, notation).replace("|", "\\|")
            yield f"| `{verb}` | `{notation}` | {words} |\n"


def page() -> str:
    """The whole page."""
    return HEAD + "".join(line for kit in kits().values() if kit.actions for line in section(kit))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
