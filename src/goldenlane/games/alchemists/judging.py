"""Judging a debunking: one rule by possible worlds for theories, articles, hedges and conflicts.

W is the set of all 40,320 assignments consistent with the current demonstration alone: earlier
demonstrations, other articles and published theories are ignored.

* An article falls if no world of W makes its four entries right. An unstarred seal that hedges entry e
  says that the other three are right; it is safe if some world of W agrees.
* A theory "ingredient = alchemical" falls if no world of W has it. An unstarred seal of color X on it is
  hedged if some world gives the ingredient the alchemical's signs in the two other colors (Rulings A-17,
  A-24).
* Two theories come into conflict if neither falls, yet no world of W has both (Rulings A-23, A-26).

Starred seals are never hedged. If nothing falls, every seal is safe, and the rule says so by itself.

W is never listed. Every claim narrows single ingredients to sets of alchemicals (bit masks), so "some world
of W" means: some pair of alchemicals makes the potion, and the other ingredients still find different ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from goldenlane.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLORS,
    FLIP,
    INGREDIENTS,
    MIX,
    NEUTRAL,
    POTIONS,
    SIGN,
    SIGNS,
)

ALL: Final = 0xFF
"""The mask of all eight alchemicals."""

HAVING: Final = tuple(
    tuple(sum(1 << a for a in range(8) if SIGN[a][color] == sign) for sign in range(2)) for color in range(3)
)
"""`HAVING[color][sign]`: the mask of the four alchemicals with that sign."""

MAKING: Final = tuple(
    tuple((a, b) for a in range(8) for b in range(8) if MIX[a][b] == made) for made in range(len(POTIONS))
)
"""`MAKING[potion]`: the eight ordered pairs of alchemicals that make it."""


class BadClaim(ValueError):
    """A demonstration or article that cannot be made under the rules."""


@dataclass(frozen=True, slots=True)
class MixDemonstration:
    """Master debunking: these two ingredients make this potion."""

    first: int
    second: int
    potion: int

    def __post_init__(self) -> None:
        if self.first == self.second:
            raise BadClaim(f"{INGREDIENTS[self.first]} cannot be mixed with itself")

    def __str__(self) -> str:
        return f"{INGREDIENTS[self.first]} and {INGREDIENTS[self.second]} make {POTIONS[self.potion]}"


@dataclass(frozen=True, slots=True)
class AspectDemonstration:
    """Apprentice debunking: this ingredient has this sign in this color."""

    ingredient: int
    color: int
    sign: int

    def __str__(self) -> str:
        return f"{INGREDIENTS[self.ingredient]} has {COLORS[self.color]}{SIGNS[self.sign]}"


Demonstration = MixDemonstration | AspectDemonstration


@dataclass(frozen=True, slots=True)
class Article:
    """An encyclopedia article: four different ingredients, each with its sign in one color."""

    color: int
    entries: tuple[tuple[int, int], ...]
    """Four (ingredient, sign)."""

    def __post_init__(self) -> None:
        if len(self.entries) != 4:
            raise BadClaim(f"an article has 4 entries, not {len(self.entries)}")
        for position, (ingredient, _) in enumerate(self.entries):
            if ingredient in (earlier for earlier, _ in self.entries[:position]):
                raise BadClaim(f"{INGREDIENTS[ingredient]} is twice in the article")


@dataclass(frozen=True, slots=True)
class Theory:
    """A theory: this ingredient is this alchemical."""

    ingredient: int
    alchemical: int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a claim stands or falls, for words made elsewhere.

    * `possible`: some world agrees with it;
    * `wrong-sign`: each of `ingredients` is shown to have the other sign of `color`;
    * `two-color-rule`: `ingredients`, the two mixed ones, cannot both have `sign` in `color` if they make it;
    * `opposite-signs`: the same, because ingredients that make the neutral potion differ in every sign;
    * `only-four`: only four alchemicals have `sign` in `color`, too few for `ingredients` (the listed ones).
    """

    code: str
    ingredients: tuple[int, ...] = ()
    color: int = -1
    sign: int = -1


POSSIBLE: Final = Reason("possible")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a demonstration does to one theory or article."""

    debunked: bool
    safe_hedges: tuple[int, ...]
    """Hedges that lose nothing: ingredients for an article, colors for a theory."""
    why: Reason


def _fits(masks: list[int], free: int) -> bool:
    """Whether every mask can take its own alchemical out of the free ones."""
    if not masks:
        return True
    choices = masks[-1] & free
    rest = masks[:-1]
    while choices:
        lowest = choices & -choices
        if _fits(rest, free ^ lowest):
            return True
        choices ^= lowest
    return False


def possible(demonstration: Demonstration, claims: Iterable[tuple[int, int]]) -> bool:
    """Whether some world of W puts each claimed ingredient into its mask of alchemicals."""
    allowed = dict.fromkeys(range(8), ALL)
    for ingredient, mask in claims:
        allowed[ingredient] &= mask
    if isinstance(demonstration, AspectDemonstration):
        allowed[demonstration.ingredient] &= HAVING[demonstration.color][demonstration.sign]
        return _fits([mask for mask in allowed.values() if mask != ALL], ALL)
    first, second = allowed.pop(demonstration.first), allowed.pop(demonstration.second)
    others = [mask for mask in allowed.values() if mask != ALL]
    return any(
        first >> a & 1 and second >> b & 1 and _fits(others, ALL ^ (1 << a) ^ (1 << b))
        for a, b in MAKING[demonstration.potion]
    )


def judge_article(article: Article, demonstration: Demonstration) -> Verdict:
    """Whether the article falls, and which hedged ingredients (in the article's order) lose nothing."""
    claims = [(ingredient, HAVING[article.color][sign]) for ingredient, sign in article.entries]
    safe = tuple(
        ingredient
        for position, (ingredient, _) in enumerate(claims)
        if possible(demonstration, claims[:position] + claims[position + 1 :])
    )
    # Where some hedge is not safe even its three entries are impossible, so the article falls without a look.
    if len(safe) == 4 and possible(demonstration, claims):
        return Verdict(False, safe, POSSIBLE)
    return Verdict(True, safe, _why_article_falls(article, demonstration))


def judge_theory(theory: Theory, demonstration: Demonstration) -> Verdict:
    """Whether the theory falls, and the colors of unstarred seals that lose nothing."""
    ingredient, claimed = theory.ingredient, theory.alchemical
    safe = tuple(
        color
        for color in range(3)
        if possible(demonstration, [(ingredient, 1 << claimed | 1 << FLIP[claimed][color])])
    )
    if possible(demonstration, [(ingredient, 1 << claimed)]):
        return Verdict(False, safe, POSSIBLE)
    # Only a sign that was shown can be wrong: the neutral potion alone disproves no theory.
    color, sign = _shown(demonstration)
    return Verdict(True, safe, Reason("wrong-sign", (ingredient,), color, 1 - sign))


def in_conflict(one: Theory, other: Theory, demonstration: Demonstration) -> bool:
    """Whether the demonstration, disproving neither theory, shows that they cannot both be right."""
    claims = [(one.ingredient, 1 << one.alchemical), (other.ingredient, 1 << other.alchemical)]
    return all(possible(demonstration, [claim]) for claim in claims) and not possible(demonstration, claims)


def _shown(demonstration: Demonstration) -> tuple[int, int]:
    """Color and sign that the demonstration shows directly; (-1, -1) for the neutral potion."""
    if isinstance(demonstration, AspectDemonstration):
        return demonstration.color, demonstration.sign
    if demonstration.potion == NEUTRAL:
        return -1, -1
    return demonstration.potion // 2, demonstration.potion % 2


def _why_article_falls(article: Article, demonstration: Demonstration) -> Reason:
    color = article.color
    wrong = [
        (ingredient, sign)
        for ingredient, sign in article.entries
        if not possible(demonstration, [(ingredient, HAVING[color][sign])])
    ]
    if wrong:
        return Reason("wrong-sign", tuple(ingredient for ingredient, _ in wrong), color, wrong[0][1])
    if isinstance(demonstration, MixDemonstration):
        signs = dict(article.entries)
        pair = (demonstration.first, demonstration.second)
        if all(ingredient in signs for ingredient in pair) and not possible(
            demonstration, [(ingredient, HAVING[color][signs[ingredient]]) for ingredient in pair]
        ):
            code = "opposite-signs" if demonstration.potion == NEUTRAL else "two-color-rule"
            return Reason(code, pair, color, signs[pair[0]])
    for sign in range(2):
        listed = tuple(ingredient for ingredient, has in article.entries if has == sign)
        if not possible(demonstration, [(ingredient, HAVING[color][sign]) for ingredient in listed]):
            return Reason("only-four", listed, color, sign)
    raise AssertionError(f"no reason for {article} to fall: {demonstration}")


def _list(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def english(reason: Reason, demonstration: Demonstration) -> str:
    """The reason as one plain English sentence."""
    if reason.code == "possible":
        return f"Not disproved: it can still be right if {demonstration}."
    names = _list(INGREDIENTS[ingredient] for ingredient in reason.ingredients)
    aspect = f"{COLORS[reason.color]}{SIGNS[reason.sign]}"
    if reason.code == "wrong-sign":
        other = f"{COLORS[reason.color]}{SIGNS[1 - reason.sign]}"
        have = "has" if len(reason.ingredients) == 1 else "both have"
        return f"Disproved: {names} {have} {other}, not {aspect}."
    if reason.code == "two-color-rule":
        colors = f"{COLORS[reason.color]} or {COLORS[(reason.color + 1) % 3]}"
        return (
            f"Disproved: {names} cannot both have {aspect}, because ingredients with the same sign in "
            f"{COLORS[reason.color]} make only a potion in {colors}."
        )
    if reason.code == "opposite-signs":
        return (
            f"Disproved: {names} make the neutral potion, so their signs differ in every color, "
            f"and they cannot both have {aspect}."
        )
    return (
        f"Disproved: only four alchemicals have {aspect}, and if {demonstration} too few are left "
        f"for {names}."
    )


def english_conflict(one: Theory, other: Theory, demonstration: Demonstration) -> str:
    """The conflict of two theories as one plain English sentence."""
    claims = _list(
        f"{INGREDIENTS[theory.ingredient]} = {ALCHEMICALS[theory.alchemical]}" for theory in (one, other)
    )
    return f"Conflict: {claims} cannot both be right if {demonstration}."
