"""Theories and articles as they lie on the boards, with their seals; and what seals are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS
from goldenlane.games.alchemists.judging import Article, Theory
from goldenlane.games.alchemists.read_content import shipped
from goldenlane.games.alchemists.vocabulary import UNSTARRED
from goldenlane.reader.reader import BadQuestion

Seals = Mapping[str, int]
"""Who has which seal there: an index into `SEALS`."""


@dataclass(frozen=True, slots=True)
class SealedTheory:
    """A theory on the board."""

    claim: Theory
    seals: Seals = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SealedArticle:
    """An article in the encyclopedia; its entries lie on the red, green, blue and white space."""

    claim: Article
    seals: Seals = field(default_factory=dict)

    def __post_init__(self) -> None:
        signs = [sign for _, sign in self.claim.entries]
        if signs[0] != signs[1] or signs[2] != signs[3]:
            raise BadQuestion(
                "tokens",
                "two ingredients lie under each result token of an article: the first two have the same "
                "sign, and so have the last two",
            )


def starred(seal: int) -> bool:
    return seal < UNSTARRED


def hedged(seal: int) -> int:
    """What an unstarred seal hedges: the color on a theory (3: none), the space on an article."""
    return seal - UNSTARRED


def check_boards(theories: Sequence[SealedTheory], articles: Sequence[SealedArticle]) -> None:
    """An ingredient has one theory, an alchemical one ingredient, a color one article."""
    about = [INGREDIENTS[theory.claim.ingredient] for theory in theories]
    tokens = [ALCHEMICALS[theory.claim.alchemical] for theory in theories]
    colors = [COLORS[article.claim.color] for article in articles]
    for names, reason, what in (
        (about, "two-theories", "two theories are about"),
        (tokens, "two-tokens", "two theories use the alchemical"),
        (colors, "two-articles", "two articles are about the color"),
    ):
        for at, name in enumerate(names):
            if name in names[:at]:
                raise BadQuestion(reason, f"{what} {name}; enter what lies on the board", name=name)


class Points(NamedTuple):
    """Reputation at a debunking, and victory points at the big revelation."""

    debunk_success: int
    debunk_failure: int
    conflict: int
    seal_loss: int
    seals: tuple[int, ...]
    """By kind of seal, if its theory or article is correct."""
    wrong_theory: int
    report_one_right: int
    report_two_right: int
    report_two_wrong: int
    report_one_wrong: int
    animated_golem: int


@cache
def points() -> Points:
    """The values of the content file."""
    cards = shipped()
    number, score = cards.number, cards.score
    return Points(
        number.debunk_success,
        number.debunk_failure,
        cards.rule.conflict_reputation,
        number.seal_loss,
        tuple(seal.vp for seal in cards.seals),
        score.wrong_theory,
        score.report_one_right,
        score.report_two_right,
        score.report_two_wrong,
        score.report_one_wrong,
        score.animated_golem,
    )
