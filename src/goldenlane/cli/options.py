"""The options that a game has of its own, as they are typed behind a command: ``--setup intro``."""

from typing import Any

from goldenlane.games import kits
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.kit import GameKit

OWN_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""The settings of a command that takes them: it does not know their names."""


def own_options(kit: GameKit, typed: list[str]) -> dict[str, Any]:
    """The game's options by name, from what the command itself did not know."""
    found: dict[str, Any] = {}
    words = iter(typed)
    for word in words:
        if not word.startswith("--"):
            raise BadOption(f"unexpected argument {word!r}")
        name, equals, value = word.removeprefix("--").partition("=")
        choice = next((choice for choice in kit.options if choice.name == name), None)
        if choice is None:
            known = ", ".join(f"--{choice.name}" for choice in kit.options) or "none"
            raise BadOption(f"{kit.name} has no option --{name}; its own are {known}")
        if name in found:
            raise BadOption(f"--{name} is given twice")
        if not equals:
            value = next(words, "")
        if not value:
            raise BadOption(f"--{name} needs a value: {choice.about}")
        found[name] = choice.read(value)
    return found


def own_help(*of: GameKit) -> str:
    """Lines that name the options of these games, or of all, for the help of a command."""
    return "\n\n".join(
        f"{kit.title}: " + "; ".join(f"--{choice.name}: {choice.about}" for choice in kit.options) + "."
        for kit in of or kits().values()
        if kit.options
    )
