"""The card reader for one game: every question of the table, answered for the right audience.

An answer has a private and a public half, both as plain JSON values in the words of the game. The private
half is for the eyes of whoever asked; the public half is for the table, and it alone goes into the history.
A half that is None has nothing to show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from goldenlane.games.alchemists.alchemy import (
    CLASS,
    CLASSES,
    COLORS,
    INGREDIENTS,
    MIX,
    NEUTRAL,
    NEUTRAL_SALE,
    POTIONS,
    QUALITIES,
    QUALITY,
    REACTION,
    SIGN,
    SIGNS,
    animates,
)
from goldenlane.games.alchemists.components import GUARANTEES
from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.reader.codes import normal, secret_of

Half = Mapping[str, Any]
BOOKS = 4
"""The palace library shows so many ingredients."""
MIXES = ("test", "drink", "thinking-cap")
"""Why a potion is mixed for oneself: all see what the student or the player swallows, nobody the Cap's."""


class BadQuestion(GoldenLaneError):
    """A question that the reader does not answer; `reason` and `words` are for translations."""

    def __init__(self, reason: str, message: str, **words: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.words = words


@dataclass(frozen=True, slots=True)
class Answer:
    """What the reader says: to whom asked, and to all."""

    use: str
    private: Half | None
    public: Half | None

    def to_json(self) -> dict[str, Any]:
        return {"use": self.use, "private": self.private, "public": self.public}


def different(first: int, second: int) -> list[str]:
    """The names of two ingredients; they must differ."""
    if first == second:
        name = INGREDIENTS[first]
        raise BadQuestion("same", f"the same ingredient twice: {name}; choose two different ones", name=name)
    return [INGREDIENTS[first], INGREDIENTS[second]]


class Reader:
    """The reader of one code. `history` holds what was shown to all, in order.

    >>> reader = Reader("BDQVG")
    >>> reader.sell(0, 1, wanted=0, guarantee=0).private is None
    True
    """

    def __init__(self, code: str, rng: Random | None = None) -> None:
        self.code = normal(code)
        self.secret = secret_of(self.code)
        self.history: list[dict[str, Any]] = []
        self._rng = SystemRandom() if rng is None else rng

    @property
    def expansion(self) -> bool:
        return self.secret.golem is not None

    def _answer(self, use: str, private: Half | None, public: Half | None) -> Answer:
        if public is not None:
            self.history.append({"use": use, **public})
        return Answer(use, private, public)

    def _potion(self, first: int, second: int) -> int:
        return MIX[self.secret.assignment[first]][self.secret.assignment[second]]

    def _golem(self) -> int:
        if self.secret.golem is None:
            raise BadQuestion(
                "base",
                f"{self.code} is a base game: library and golem need a code of 5 letters",
                name=self.code,
            )
        return self.secret.golem

    # ---- potions -------------------------------------------------------------------------------------
    def mix(self, first: int, second: int, use: str = "test") -> Answer:
        """Test on the student, drink, or Thinking Cap: the pair and its potion; all see the potion alone."""
        names = different(first, second)
        potion = POTIONS[self._potion(first, second)]
        shown = None if use == "thinking-cap" else {"potion": potion}
        return self._answer(use, {"ingredients": names, "potion": potion}, shown)

    def sell(self, first: int, second: int, wanted: int, guarantee: int) -> Answer:
        """Sell to the adventurer: all learn the quality and whether the guarantee is met, nobody the potion.

        A neutral potion or one with the wrong sign costs 1 reputation, paid or not.
        """
        different(first, second)
        if wanted == NEUTRAL:
            raise BadQuestion("wanted", "no adventurer wants the neutral potion; choose one of the other six")
        quality = QUALITY[wanted][self._potion(first, second)]
        said = {
            "wanted": POTIONS[wanted],
            "guarantee": GUARANTEES[guarantee],
            "quality": QUALITIES[quality],
            "met": quality >= guarantee,
            "reputation": -1 if quality <= NEUTRAL_SALE else 0,
        }
        return self._answer("sell", None, said)

    def exhibit(self, first: int, second: int, potion: int) -> Answer:
        """Exhibition: whether the pair makes the potion that was named, and nothing else."""
        different(first, second)
        if potion == NEUTRAL:
            raise BadQuestion("exhibit", "the neutral potion is not exhibited; choose one of the other six")
        success = self._potion(first, second) == potion
        return self._answer("exhibit", None, {"potion": POTIONS[potion], "success": success})

    # ---- debunking -----------------------------------------------------------------------------------
    def aspect(self, ingredient: int, color: int) -> Answer:
        """Apprentice debunking: the sign of an ingredient in a color, for all."""
        sign = SIGN[self.secret.assignment[ingredient]][color]
        said = {"ingredient": INGREDIENTS[ingredient], "color": COLORS[color], "sign": SIGNS[sign]}
        return self._answer("aspect", None, said)

    def claim(self, first: int, second: int, potion: int) -> Answer:
        """Master debunking: whether two ingredients make the claimed potion; a wrong claim tells no more."""
        names = different(first, second)
        true = self._potion(first, second) == potion
        return self._answer("claim", None, {"ingredients": names, "potion": POTIONS[potion], "true": true})

    # ---- artifacts -----------------------------------------------------------------------------------
    def mortar(self, first: int, second: int) -> Answer:
        """Magic Mortar: chance takes one of the two cards, the other returns to the hand."""
        names = different(first, second)
        lost = self._rng.randrange(2)
        return self._answer("mortar", {"discarded": names[lost], "kept": names[1 - lost]}, {})

    def periscope(self, first: int, second: int) -> Answer:
        """Periscope: one of the two ingredients by chance; the watched player does not learn which."""
        names = different(first, second)
        return self._answer("periscope", {"ingredient": names[self._rng.randrange(2)]}, {})

    # ---- the palace library and the golem ------------------------------------------------------------
    def books(self) -> Answer:
        """Four different ingredients, drawn anew every time; the next question is about one of them."""
        self._golem()
        left = list(range(8))
        shown = sorted(left.pop(self._rng.randrange(len(left))) for _ in range(BOOKS))
        return self._answer("books", {"shown": [INGREDIENTS[ingredient] for ingredient in shown]}, None)

    def library(self, ingredient: int, shown: list[int]) -> Answer:
        """Read about one of the ingredients shown: solar or lunar. All see that a book was read."""
        self._golem()
        name, names = INGREDIENTS[ingredient], ", ".join(INGREDIENTS[i] for i in shown)
        if len(set(shown)) != BOOKS:
            raise BadQuestion("shelf", f"the library shows {BOOKS} different ingredients, not: {names}")
        if ingredient not in shown:
            raise BadQuestion("book", f"{name} is not one of the books shown: {names}", name=name)
        said = {"ingredient": name, "class": CLASSES[CLASS[self.secret.assignment[ingredient]]]}
        return self._answer("library", said, {})

    def golem(self, ingredient: int) -> Answer:
        """Test the golem: whether its chest glows and its ears steam, for the tester alone."""
        chest, ears = REACTION[self._golem()][self.secret.assignment[ingredient]]
        said = {"ingredient": INGREDIENTS[ingredient], "chest": chest, "ears": ears}
        return self._answer("golem", said, {})

    def animate(self, first: int, second: int) -> Answer:
        """Animate the golem with two ingredients that stay secret: all see whether it stands up."""
        golem = self._golem()
        different(first, second)
        success = animates(golem, self.secret.assignment[first], self.secret.assignment[second])
        return self._answer("animate", None, {"success": success})
