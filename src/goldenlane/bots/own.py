"""Bots of one's own, named by where they are found: ``package.module:Name``.

The name is that of a class or function of a game and a budget, which gives the bot.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from goldenlane.bots.budget import ONE_SECOND, Budget
from goldenlane.bots.errors import UnknownBot
from goldenlane.kernel.game import Game

if TYPE_CHECKING:
    from goldenlane.bots import Bot


def own_bot(spec: str, game: Game, budget: Budget | None = None) -> "Bot":
    """The bot of ``package.module:Name`` or ``package.module:Name@64``."""
    path, at, written = spec.partition("@")
    module, _, name = path.partition(":")
    own = Budget.read(written) if at else None
    make: Any = module_of(module)
    for part in name.split("."):
        make = getattr(make, part, None)
    if not callable(make):
        raise UnknownBot(f"the module {module!r} has no class or function {name!r}")
    try:
        made = make(game, own or budget or ONE_SECOND)
    except Exception as error:
        raise UnknownBot(f"{path} makes no bot of a game and a budget: {_said(error)}") from error
    if not (isinstance(getattr(made, "name", None), str) and callable(getattr(made, "choose", None))):
        raise UnknownBot(f"{path} makes no bot: it needs a name and a method choose")
    bot: Bot = made
    return bot


def module_of(name: str) -> Any:
    """The module of a bot of one's own."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise UnknownBot(f"there is no bot and no module {name!r}") from error
        raise UnknownBot(f"the module {name!r} cannot be imported: {_said(error)}") from error
    except Exception as error:  # whatever its author did
        raise UnknownBot(f"the module {name!r} cannot be imported: {_said(error)}") from error


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
