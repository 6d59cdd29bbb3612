"""The Royal Encyclopedia: articles about one aspect of four ingredients.

A Publish Theory action may publish an article about a color that has none, or endorse one. The bank gets 1
gold, or with the Golem Project an approval token; an endorser pays 1 gold to everybody who has a seal there
(Ruling A-18). The publisher chooses which ingredient lies on which space (Ruling A-20), and everybody's seal
lies face down, one per player and three in all (Ruling A-30); an unstarred one hedges the ingredient on the
space of its color, and the white one hedges only here (Ruling A-19). Articles count as theories
wherever theories are counted (Ruling A-27).
"""

from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS, SIGNS, Color
from goldenlane.games.alchemists.approval import approval_ways, pay_approval
from goldenlane.games.alchemists.article import (
    SPACE_COLORS,
    article_of,
    hedged_ingredient,
    writable,
    wrong_entries,
)
from goldenlane.games.alchemists.judging import Article
from goldenlane.games.alchemists.module import Module
from goldenlane.games.alchemists.publish import bank_gold, can_endorse, pay_owners
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.view import seals_at
from goldenlane.games.alchemists.view_types import ArticleView, ModuleView
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES, PLACE_NAMES, SEALS
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_SIGNS: Final = tuple(act(f"signs {SIGNS[i // 2]}{SIGNS[i % 2]}", i) for i in range(4))
_LAY: Final = tuple(
    tuple(act(f"{space} {name}", i) for i, name in enumerate(INGREDIENTS)) for space in SPACE_COLORS
)


def _pack(digits: list[int]) -> int:
    """The choices made so far in one int: signs, then ingredients."""
    packed = 0
    for digit in reversed(digits):
        packed = packed * 9 + digit + 1
    return packed


def choices(packed: int) -> list[int]:
    """The choices that are packed in one int."""
    digits = []
    while packed:
        packed, digit = divmod(packed, 9)
        digits.append(digit - 1)
    return digits


def fallen_article(state: AlchemistsState, color: int) -> list[int]:
    """The article of a color that the debunking under way has felled; empty if there is none."""
    if not state.fallen or not state.fallen[2] >> color & 1:
        return []
    before = sum(state.fallen[2] >> other & 1 for other in range(color))
    return state.fallen[3 + 6 * before : 9 + 6 * before]


class WriteArticle(Rule):
    """Choose the two signs, then the ingredient of each space: frame (seat, color, choices so far).

    The last choice of all is the seal.
    """

    __slots__ = ()

    unseen = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        chosen = choices(frame[3])
        if not chosen:
            return list(_SIGNS)
        signs, laid = list(divmod(chosen[0], 2)), chosen[1:]
        fallen = fallen_article(state, frame[2])
        return [_LAY[len(laid)][i] for i in writable(state, frame[2], signs, laid, fallen)]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        _, _, color, packed = frame
        chosen = [*choices(packed), action.data[0]]
        if len(chosen) < 5:
            state.stack[-1] = (self, seat, color, _pack(chosen))
            return
        state.stack.pop()
        signs = divmod(chosen[0], 2)
        state.articles[color] = [*chosen[1:], *signs]
        names = tuple(INGREDIENTS[i] for i in chosen[1:])
        state.emit("article", seat, COLORS[color], names, tuple(SIGNS[sign] for sign in signs))
        self.game.push(state, "place-seal", seat, ARTICLE_PLACES + color, 1)


class Encyclopedia(Module):
    """Articles: publishing and endorsing them, and what they are worth."""

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self._golem = game.uses("golem-project")
        game.add("write-article", WriteArticle(game))

    def _bank(self, state: AlchemistsState, seat: int) -> int:
        """Gold for the bank; with the Golem Project the bank wants an approval token instead."""
        return 0 if self._golem else bank_gold(self.game, state, seat)

    def _ways(self, state: AlchemistsState, seat: int) -> list[tuple[int, str]]:
        return approval_ways(state, seat) if self._golem else [(0, "")]

    def publications(self, state: AlchemistsState, seat: int, immediate: bool) -> list[Action]:
        """Articles that can be written, or endorsed; immediately only one about a color that fell."""
        bank = self._bank(state, seat)
        ways = self._ways(state, seat)
        options = []
        for color, name in enumerate(COLORS):
            place = ARTICLE_PLACES + color
            if state.articles[color]:
                if not immediate and can_endorse(self.game, state, seat, place, bank):
                    options += [act(f"endorse {PLACE_NAMES[place]}{word}", place, way) for way, word in ways]
            elif state.players[seat].gold >= bank and (not immediate or state.fallen[2] >> color & 1):
                options += [act(f"article {name}{word}", place, way) for way, word in ways]
        return options

    def publish(self, state: AlchemistsState, seat: int, action: Action) -> None:
        place, way = action.data
        color = place - ARTICLE_PLACES
        if state.articles[color]:
            state.emit("endorse", seat, PLACE_NAMES[place])
        add_gold(state, seat, -self._bank(state, seat), "publish")
        pay_approval(state, seat, way)
        if state.articles[color]:
            pay_owners(self.game, state, seat, place)
            self.game.push(state, "place-seal", seat, place, 0)
        else:
            self.game.push(state, "write-article", seat, color)

    def score(self, state: AlchemistsState, seat: int) -> dict[str, int]:
        """The big revelation: one wrong entry makes an article wrong, but not for a seal that hedges it."""
        sealed = self._sealed(state, seat) if state.final else []
        return {"articles": sum(self._points(state, article, kind) for article, kind in sealed)}

    def _points(self, state: AlchemistsState, article: Article, kind: int) -> int:
        """The points of a seal on an article."""
        wrong = wrong_entries(article, state.alchemy)
        if not wrong:
            return self.cards.seals[kind].vp
        return 0 if wrong == [hedged_ingredient(article, kind)] else self.cards.score.wrong_theory

    def verdicts(self, state: AlchemistsState, source: str) -> None:
        for color in range(3) if source == "articles" else ():
            article, place = article_of(state, color), ARTICLE_PLACES + color
            if article is None:
                continue
            wrong = tuple(INGREDIENTS[i] for i in wrong_entries(article, state.alchemy))
            state.emit("article-verdict", NOBODY, COLORS[color], wrong)
            for seat in range(self.game.seats):
                kind = state.seals[place * self.game.seats + seat]
                if kind >= 0:
                    points = self._points(state, article, kind)
                    state.emit("seal-verdict", seat, PLACE_NAMES[place], SEALS[kind], points)

    def correct_seals(self, state: AlchemistsState, seat: int) -> int:
        return sum(not wrong_entries(article, state.alchemy) for article, _ in self._sealed(state, seat))

    def _sealed(self, state: AlchemistsState, seat: int) -> list[tuple[Article, int]]:
        """The articles with a seal of the seat, and the kind of the seal."""
        found = []
        for color in range(3):
            article = article_of(state, color)
            kind = state.seals[(ARTICLE_PLACES + color) * self.game.seats + seat]
            if article is not None and kind >= 0:
                found.append((article, kind))
        return found

    def view(self, state: AlchemistsState, seat: int | None, shown: ModuleView) -> None:
        articles: dict[Color, ArticleView] = {}
        for color, name in enumerate(COLORS):
            spaces = state.articles[color]
            if spaces:
                articles[name] = {
                    "signs": [SIGNS[sign] for sign in spaces[4:]],
                    "ingredients": [INGREDIENTS[i] for i in spaces[:4]],
                    "seals": seals_at(self.game, state, seat, ARTICLE_PLACES + color),
                }
        shown["articles"] = articles
        if state.stack and state.stack[-1][0].key == "write-article" and state.stack[-1][1] == seat:
            color, chosen = state.stack[-1][2], choices(state.stack[-1][3])
            shown["writing"] = {
                "article": COLORS[color],
                "signs": [SIGNS[sign] for sign in divmod(chosen[0], 2)] if chosen else [],
                "ingredients": [INGREDIENTS[i] for i in chosen[1:]],
            }
