"""The deduction review of Alchemists: what each seat could have known and when.

Knowledge is exact: the worlds that agree with everything the seat had learned. Nothing is taken from what
rivals published, for that is no proof.
"""

from dataclasses import dataclass, field
from math import log2
from typing import Any

import numpy as np

from goldenlane.deduction.facts import Fact, parse_fact
from goldenlane.deduction.knowledge import Knowledge
from goldenlane.deduction.tables import alchemical_of
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS, SIGN
from goldenlane.games.alchemists.article import article_of, wrong_entries
from goldenlane.games.alchemists.facts import facts
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.judging import Article
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.view_types import Fact as ShownFact
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES, PLACE_NAMES, PLACES, SEALS
from goldenlane.kernel.match import Match
from goldenlane.review.steps import steps

LIKELY = 0.5
"""From here on a publication was likely, below a gamble."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one new fact told a seat."""

    number: int
    round: int
    fact: ShownFact
    bits: float
    """How often the worlds left were halved."""
    certain: list[str]
    """Ingredients whose alchemical was certain from then on."""


@dataclass(frozen=True, slots=True)
class Publication:
    """A seal on a theory or an article, and how sure it could be."""

    number: int
    round: int
    place: str
    says: str
    seal: str
    chance: float
    """That it is right, by what the seat had learned."""
    right: bool

    @property
    def kind(self) -> str:
        """proven, likely, gamble, or refuted: what the seat's own knowledge excluded."""
        if self.chance == 1.0:
            return "proven"
        if self.chance == 0.0:
            return "refuted"
        return "likely" if self.chance >= LIKELY else "gamble"


@dataclass(slots=True)
class Notebook:
    """What a seat learned, decision by decision."""

    seat: int
    lessons: list[Lesson] = field(default_factory=list)
    publications: list[Publication] = field(default_factory=list)
    known: dict[str, int | None] = field(default_factory=dict)
    """By ingredient the round from which its alchemical could be known; None: never."""

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "lessons": [
                {
                    "number": lesson.number,
                    "round": lesson.round,
                    "fact": lesson.fact,
                    "bits": round(lesson.bits, 2),
                    "certain": lesson.certain,
                }
                for lesson in self.lessons
            ],
            "publications": [
                {
                    "number": each.number,
                    "round": each.round,
                    "place": each.place,
                    "says": each.says,
                    "seal": each.seal,
                    "chance": round(each.chance, 3),
                    "kind": each.kind,
                    "right": each.right,
                }
                for each in self.publications
            ],
            "known": self.known,
        }


def notebooks(match: Match) -> list[Notebook]:
    """One notebook for each seat."""
    game = match.game
    assert isinstance(game, AlchemistsGame)
    readers = [_Reader(game, seat) for seat in range(game.seats)]
    truth = match.state
    assert isinstance(truth, AlchemistsState)
    number = round_ = 0
    for step in steps(match):
        number, round_ = step.number, step.round
        state = step.match.state
        assert isinstance(state, AlchemistsState)
        for reader in readers:
            reader.read(state, number - 1, round_, truth.alchemy)
    for reader in readers:
        reader.read(truth, number, round_, truth.alchemy)
    return [reader.notebook for reader in readers]


class _Reader:
    """Follows one seat through the game."""

    def __init__(self, game: AlchemistsGame, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._knowledge = Knowledge()
        self._facts: list[ShownFact] = []
        self._sealed = [(-1, -1)] * PLACES
        self.notebook = Notebook(seat, known=dict.fromkeys(INGREDIENTS))

    def read(self, state: AlchemistsState, number: int, round_: int, truth: list[int]) -> None:
        """Note what decision ``number`` has brought."""
        # A seal is laid before anything that it may bring is learned.
        self._publications(state, number, round_, truth)
        known = facts(state, self._seat)
        for fact in known:
            if fact not in self._facts:
                self._facts.append(fact)
                self._learn(parse_fact(fact), fact, number, round_)

    def _learn(self, fact: Fact, shown: ShownFact, number: int, round_: int) -> None:
        before = self._knowledge.worlds
        self._knowledge.add(fact)
        bits = log2(before / self._knowledge.worlds)
        if not bits:
            return
        marginals = self._knowledge.marginals()
        certain: list[str] = [
            INGREDIENTS[i]
            for i in range(8)
            if self.notebook.known[INGREDIENTS[i]] is None
            and marginals.alchemicals[i].max() == marginals.total
        ]
        self.notebook.known.update(dict.fromkeys(certain, round_))
        self.notebook.lessons.append(Lesson(number, round_, shown, bits, certain))

    def _publications(self, state: AlchemistsState, number: int, round_: int, truth: list[int]) -> None:
        for place in range(PLACES):
            seal = state.seals[place * self._game.seats + self._seat]
            claim = state.theories[place] if place < ARTICLE_PLACES else -1
            # Who has a Publisher may exchange seal and alchemical, which is a new judgement.
            new = seal >= 0 and self._sealed[place] != (seal, claim)
            self._sealed[place] = (seal, claim)
            if not new:
                continue
            if place < ARTICLE_PLACES:
                alchemical = state.theories[place]
                says: str = ALCHEMICALS[alchemical]
                right = truth[place] == alchemical
                chance = self._theory_chance(place, alchemical)
            else:
                article = article_of(state, place - ARTICLE_PLACES)
                assert article is not None
                says, right = _says(article), not wrong_entries(article, truth)
                chance = self._article_chance(article)
            self.notebook.publications.append(
                Publication(number, round_, PLACE_NAMES[place], says, SEALS[seal], chance, right)
            )

    def _theory_chance(self, ingredient: int, alchemical: int) -> float:
        marginals = self._knowledge.marginals()
        return float(marginals.alchemicals[ingredient][alchemical] / marginals.total)

    def _article_chance(self, article: Article) -> float:
        """The share of the worlds left in which every sign of the article is right."""
        signs = np.array([sign[article.color] for sign in SIGN])
        right = np.ones(self._knowledge.assignments, dtype=bool)
        for ingredient, sign in article.entries:
            right &= signs[self._knowledge.restrict(alchemical_of()[ingredient])] == sign
        load = self._knowledge.load()
        if load is None:
            return float(right.mean())
        return float(load[right].sum() / load.sum())


def _says(article: Article) -> str:
    """ "R: fern + toad - ..."."""
    return f"{COLORS[article.color]} " + " ".join(
        f"{INGREDIENTS[ingredient]}{'+-'[sign]}" for ingredient, sign in article.entries
    )
