"""What an article says, who hedged what on it, and which articles can be written.

An article lies on four spaces, red and green under the first result token, blue and white under the second;
it says that each ingredient has the sign above it in the article's color. `state.articles[color]` holds the
ingredients on the four spaces and the two signs.
"""

from typing import Final

from goldenlane.games.alchemists.alchemy import SIGN
from goldenlane.games.alchemists.judging import Article
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import UNSTARRED

SPACE_COLORS: Final = ("red", "green", "blue", "white")
"""The four spaces of an article, numbered like the unstarred seals."""
TOKENS_PER_INGREDIENT: Final = 2


def read_article(color: int, spaces: list[int]) -> Article:
    """The article of these spaces and signs."""
    return Article(color, tuple((spaces[at], spaces[4 + at // 2]) for at in range(4)))


def article_of(state: AlchemistsState, color: int) -> Article | None:
    """The article about a color, if there is one."""
    return read_article(color, state.articles[color]) if state.articles[color] else None


def hedged_ingredient(article: Article, seal: int) -> int:
    """The ingredient that a seal hedges; -1 for a starred seal."""
    return article.entries[seal - UNSTARRED][0] if seal >= UNSTARRED else -1


def wrong_entries(article: Article, alchemy: list[int]) -> list[int]:
    """The ingredients that do not have the sign that the article gives them."""
    return [i for i, sign in article.entries if SIGN[alchemy[i]][article.color] != sign]


def writable(
    state: AlchemistsState, color: int, signs: list[int], laid: list[int], fallen: list[int]
) -> list[int]:
    """The ingredients that can lie on the next space of a new article with these two signs.

    Each ingredient has two tokens, an article is about four different ingredients, and not about the same
    four as another article on the board; immediately after a debunking it must not say the same as the fallen
    one (Ruling A-28). Two articles never use up more than three ingredients, so there is always a way on
    (Ruling A-21).
    """
    others = [state.articles[other][:4] for other in range(3) if other != color and state.articles[other]]
    found = []
    for ingredient in range(8):
        if ingredient in laid or sum(ingredient in other for other in others) == TOKENS_PER_INGREDIENT:
            continue
        if len(laid) == 3:
            four = [*laid, ingredient]
            if any(sorted(four) == sorted(other) for other in others):
                continue
            if fallen and same_claims([*four, *signs], fallen):
                continue
        found.append(ingredient)
    return found


def same_claims(one: list[int], other: list[int]) -> bool:
    """Whether two articles about a color say the same, whichever spaces their ingredients lie on."""
    return sorted(read_article(0, one).entries) == sorted(read_article(0, other).entries)
