"""What lies on the boards, as it is typed for the reader: theories, articles, reports, demonstrations.

toad=npN Ash:gold Wren:red          a theory and its seals
B toad+ mushroom+ fern+ feather+ Ash:gold    an article, its spaces in the order red, green, blue, white
Ash chest R-large B-small           a progress report
"""

from collections.abc import Sequence

from goldenlane.games.alchemists.alchemy import (
    ORGANS,
    SIGNS,
    UnknownName,
    parse_alchemical,
    parse_color,
    parse_ingredient,
    parse_potion,
)
from goldenlane.games.alchemists.judging import (
    Article,
    AspectDemonstration,
    Demonstration,
    MixDemonstration,
    Theory,
)
from goldenlane.games.alchemists.progress_reports import ORGAN_NAMES
from goldenlane.games.alchemists.vocabulary import SEALS
from goldenlane.kernel.errors import BadOption
from goldenlane.reader.reader import different
from goldenlane.reader.revelation import Report
from goldenlane.reader.sealed import SealedArticle, SealedTheory

THEORY = "toad=npN Ash:gold Wren:red"
ARTICLE = "B toad+ mushroom+ fern+ feather+ Ash:gold"
REPORT = "Ash chest R-large B-small"


def one_of(kind: str, names: tuple[str, ...], word: str) -> int:
    """A word's place among the names."""
    if word not in names:
        raise UnknownName(kind, word, names)
    return names.index(word)


def read_theory(text: str) -> SealedTheory:
    words = text.split()
    if not words or words[0].count("=") != 1:
        raise BadOption(f"a theory is written as {THEORY!r}, not {text!r}")
    ingredient, alchemical = words[0].split("=")
    claim = Theory(parse_ingredient(ingredient), parse_alchemical(alchemical))
    return SealedTheory(claim, _seals(words[1:], text))


def read_article(text: str) -> SealedArticle:
    words = text.split()
    if len(words) < 5 or any(word[-1:] not in SIGNS for word in words[1:5]):
        raise BadOption(f"an article is written as {ARTICLE!r}, not {text!r}")
    entries = tuple((parse_ingredient(word[:-1]), SIGNS.index(word[-1])) for word in words[1:5])
    return SealedArticle(Article(parse_color(words[0]), entries), _seals(words[5:], text))


def _seals(words: Sequence[str], text: str) -> dict[str, int]:
    seals: dict[str, int] = {}
    for word in words:
        player, colon, seal = word.rpartition(":")
        if not colon or not player or player in seals:
            raise BadOption(
                f"a seal is written as PLAYER:SEAL, one for each player, not {word!r} in {text!r}"
            )
        seals[player] = one_of("seal", SEALS, seal)
    return seals


def read_report(text: str) -> Report:
    words = text.split()
    if len(words) not in (3, 4):
        raise BadOption(f"a report is written as {REPORT!r}, not {text!r}")
    tokens = tuple(one_of("report token", tuple(ORGANS), word) for word in words[2:])
    return Report(words[0], one_of("organ", ORGAN_NAMES, words[1]), tokens)


def read_demonstration(words: Sequence[str]) -> Demonstration:
    """ "toad R+" (apprentice) or "toad fern R+" (master)."""
    if len(words) == 2 and len(words[1]) == 2:
        sign = one_of("sign", SIGNS, words[1][1])
        return AspectDemonstration(parse_ingredient(words[0]), parse_color(words[1][0]), sign)
    if len(words) == 3:
        first, second = parse_ingredient(words[0]), parse_ingredient(words[1])
        different(first, second)
        return MixDemonstration(first, second, parse_potion(words[2]))
    shown = " ".join(words)
    raise BadOption(f"a demonstration is an aspect, 'toad R+', or a mix, 'toad fern R+', not {shown!r}")


def read_conflict(text: str) -> frozenset[int]:
    pair = [parse_ingredient(word) for word in text.replace(",", " ").split()]
    if len(set(pair)) != 2:
        raise BadOption(f"a conflict is between two theories, 'toad fern', not {text!r}")
    return frozenset(pair)
