"""The numbers of the actions: a list of notations for each game, so that a number always means the same.

The lists are data (actions.txt in the package that the kit names) and only grow at the end. A notation that
is not in the list, from a content of one's own, gets one of the spare numbers after it, in the order of the
options.
`python -m goldenlane.env.vocabulary [GAME ...]` plays games of every kind and adds what it meets.
"""

import sys
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from goldenlane.games import games, kit_of
from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import CHANCE, State, advance, apply

SPARE = 64
"""Numbers for notations that are not in the list."""
_PLAYED = 2_000
"""Games of all kinds together, at least one of each, that are played to find notations."""


class Vocabulary:
    """Action to number and back."""

    def __init__(self, notations: tuple[str, ...]) -> None:
        self.notations = notations
        self.size = len(notations) + SPARE
        self._number = {text: number for number, text in enumerate(notations)}
        self._of: dict[Action, int] = {}

    def numbers(self, options: list[Action]) -> list[int]:
        """The number of each option."""
        of = self._of
        try:
            return [of[option] for option in options]
        except KeyError:
            return self._first_met(options)

    def _first_met(self, options: list[Action]) -> list[int]:
        numbers, spare = [], len(self.notations)
        for option in options:
            number = self._number.get(option.text)
            if number is None:
                number, spare = spare, spare + 1
            else:
                self._of[option] = number
            numbers.append(number)
        return numbers


@cache
def vocabulary(name: str) -> Vocabulary:
    """The vocabulary of a game."""
    return Vocabulary(tuple(_file(name).read_text(encoding="utf-8").split("\n")[:-1]))


def _file(name: str) -> Path:
    return Path(str(files(kit_of(name).part("actions")).joinpath("actions.txt")))


def meet(game: Game, rng: Random, seen: dict[str, int]) -> None:
    """Play one game, half by luck and half by what was chosen least, and note every option."""
    state: Any = game.start()
    advance(state)
    while not state.over:
        who = state.to_act[0]
        if who == CHANCE:
            apply(state, CHANCE, draw(state, rng))
            continue
        options = state.legal(who)
        for option in options:
            seen.setdefault(option.text, 0)
        rare = min(options, key=lambda option: (seen[option.text], rng.random()))
        chosen = rng.choice((rare, rng.choice(options)))
        seen[chosen.text] += 1
        apply(state, who, chosen)


def draw(state: State, rng: Random) -> Action:
    """What chance decides."""
    frame = state.stack[-1]
    assert isinstance(frame[0], Chance)
    return frame[0].draw(state, frame, rng)


def main(names: Sequence[str] = ()) -> None:
    """Add to the lists of these games (all, if none is named) what is not there yet."""
    for name in names or games():
        kit = kit_of(name)
        old = vocabulary(name).notations if _file(name).exists() else ()
        seen: dict[str, int] = dict.fromkeys(old, 0)
        kinds = list(kit.kinds())
        for game in kinds:
            for seed in range(max(1, _PLAYED // len(kinds))):
                meet(game, Random(seed), seen)
        new = sorted(text for text in seen if text not in old)
        _file(name).write_text("".join(f"{text}\n" for text in (*old, *new)), encoding="utf-8")
        print(f"{name}: {len(old)} notations, {len(new)} new")


if __name__ == "__main__":
    main(sys.argv[1:])
