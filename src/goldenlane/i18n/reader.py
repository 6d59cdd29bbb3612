"""The card reader in words: answers, history, rulings of the judge, the big revelation, mistakes."""

from collections.abc import Mapping
from typing import Any

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS
from goldenlane.i18n import Catalogue, and_list, sentence
from goldenlane.i18n.alchemists.components import (
    COLOR_WORDS,
    POTION_WORDS,
    SIGN_WORDS,
    names,
    say_alchemical,
    say_token,
)
from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.reader.check import check_of
from goldenlane.reader.codes import LETTERS, BadCode
from goldenlane.reader.reader import BadQuestion

_QUALITIES = {"exact": "exact", "right sign": "sign", "neutral": "neutral", "wrong sign": "wrong"}
Half = Mapping[str, Any]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _name(cat: Catalogue, ingredient: str) -> str:
    return cat.text("alchemists-ingredient", ingredient=ingredient)


def _sign(color: str, sign: str) -> str:
    return f"{COLOR_WORDS[color]}-{SIGN_WORDS[sign]}"


# ---- answers -----------------------------------------------------------------------------------------
def say_private(cat: Catalogue, use: str, half: Half) -> str:
    """The private half of an answer."""
    if "potion" in half:
        first, second = half["ingredients"]
        potion = POTION_WORDS[half["potion"]]
        return sentence(cat.text("reader-mixed", first=first, second=second, potion=potion))
    if use == "mortar":
        kept, discarded = _name(cat, half["kept"]), _name(cat, half["discarded"])
        return cat.text("reader-mortar", kept=kept, discarded=discarded)
    if use == "periscope":
        return cat.text("reader-periscope", ingredient=half["ingredient"])
    if use == "books":
        return cat.text("reader-books", names=names(cat, "ingredient", half["shown"]))
    if use == "library":
        words = cat.text("reader-class", ingredient=half["ingredient"], **{"class": half["class"]})
        return sentence(words)
    reactions = {(True, True): "both", (True, False): "chest", (False, True): "ears", (False, False): "none"}
    reaction = reactions[half["chest"], half["ears"]]
    return sentence(cat.text("reader-tested", ingredient=half["ingredient"], reaction=reaction))


def say_public(cat: Catalogue, use: str, half: Half) -> str:
    """The public half of an answer, as the table hears it and as the history keeps it."""
    if use in ("test", "drink"):
        return cat.text("reader-shown-potion", use=use, potion=POTION_WORDS[half["potion"]])
    if use == "sell":
        return cat.text(
            "reader-sold",
            potion=POTION_WORDS[half["wanted"]],
            guarantee=half["guarantee"],
            quality=_QUALITIES[half["quality"]],
            met=_yes(half["met"]),
            lost=_yes(half["reputation"] < 0),
        )
    if use == "exhibit":
        potion = POTION_WORDS[half["potion"]]
        return cat.text("reader-exhibited", potion=potion, success=_yes(half["success"]))
    if use == "aspect":
        potion = _sign(half["color"], half["sign"])
        return sentence(cat.text("reader-has", ingredient=half["ingredient"], potion=potion))
    if use == "claim":
        first, second = half["ingredients"]
        said = {"first": first, "second": second, "potion": POTION_WORDS[half["potion"]]}
        return sentence(cat.text("reader-claimed", **said, true=_yes(half["true"])))
    if use == "animate":
        return cat.text("reader-animated", success=_yes(half["success"]))
    return cat.text("reader-shown-use", use=use)


# ---- the judge ---------------------------------------------------------------------------------------
def say_ruling(cat: Catalogue, ruling: Half) -> list[str]:
    """A ruling of the table's judge, line by line: what falls and why, every seal, the sums."""
    lines = []
    for claim in ruling["claims"]:
        place = claim["ingredient"] if claim["kind"] == "theory" else f"article-{claim['color']}"
        lines.append(cat.text("reader-falls" if claim["debunked"] else "reader-stands", place=place))
        if claim["debunked"]:
            lines.append(f"  {_why(cat, claim['why'])}")
        for seal in claim["seals"]:
            said = {"name": seal["player"], "seal": seal["seal"], "why": seal["why"]}
            lines.append(f"  {cat.text('reader-seal', **said, n=seal['reputation'])}")
    for first, second in ruling["conflicts"]:
        lines.append(cat.text("reader-conflict", first=first, second=second))
    success = _yes(ruling["success"])
    lines.append(cat.text("reader-debunker", name=ruling["debunker"], success=success, n=ruling["gain"]))
    return lines + [cat.text("reader-net", name=name, n=n) for name, n in ruling["totals"].items()]


def _why(cat: Catalogue, why: Half) -> str:
    listed = and_list(cat, [_name(cat, ingredient) for ingredient in why["ingredients"]])
    return cat.text("reader-why", why=why["code"], names=listed, potion=_sign(why["color"], why["sign"]))


# ---- the big revelation ------------------------------------------------------------------------------
def say_revelation(cat: Catalogue, told: Half) -> list[str]:
    """The big revelation, line by line."""
    lines = [
        sentence(cat.text("reader-truth", ingredient=name, aspects=say_alchemical(cat, alchemical)))
        for name, alchemical in told["ingredients"].items()
    ]
    if told["golem"]:
        for organ in ("chest", "ears"):
            color, size = told["golem"][organ].split("-")
            said = {"organ": organ, "color": COLOR_WORDS[color], "size": size}
            lines.append(sentence(cat.text("reader-golem-truth", **said)))
        first, second = told["golem"]["animated-by"]
        lines.append(cat.text("reader-animated-by", first=first, second=second))
    for theory in told["theories"]:
        said = {"place": theory["ingredient"], "claimed": say_alchemical(cat, theory["claimed"])}
        lines.append(sentence(cat.text("reader-theory", **said, right=_yes(not theory["wrong"]))))
        lines += _seals(cat, theory)
    for article in told["articles"]:
        said = {
            "place": f"article-{article['color']}",
            "names": names(cat, "ingredient", article["wrong"]),
        }
        lines.append(sentence(cat.text("reader-article", **said, right=_yes(not article["wrong"]))))
        lines += _seals(cat, article)
    for report in told["reports"]:
        tokens = and_list(cat, [say_token(cat, token) for token in report["tokens"]])
        said = {"name": report["player"], "organ": report["organ"], "tokens": tokens, "why": report["why"]}
        lines.append(cat.text("reader-report", **said, n=report["points"]))
    for golem in told["animated"]:
        lines.append(cat.text("reader-animated-points", name=golem["player"], n=golem["points"]))
    return lines + [cat.text("reader-total", name=name, n=n) for name, n in told["totals"].items()]


def _seals(cat: Catalogue, claim: Half) -> list[str]:
    return [
        "  " + cat.text("reader-points", name=s["player"], seal=s["seal"], why=s["why"], n=s["points"])
        for s in claim["seals"]
    ]


# ---- mistakes ----------------------------------------------------------------------------------------
def say_check(cat: Catalogue, code: str) -> str:
    """The check of a code in words."""
    symbols = [cat.text("reader-check-symbol", symbol=symbol) for symbol in check_of(code)]
    return cat.text("reader-check", symbols=", ".join(symbols))


def say_mistake(cat: Catalogue, error: GoldenLaneError) -> str:
    """What is wrong with a code or a question, and what to do."""
    if isinstance(error, BadCode):
        if error.reason == "letter":
            return cat.text("reader-code-letter", letter=error.shown, letters=" ".join(LETTERS))
        return cat.text(f"reader-code-{error.reason}", code=error.shown)
    if isinstance(error, BadQuestion):
        return cat.text("reader-error", reason=error.reason, name=_shown(cat, error.words.get("name", "")))
    return str(error)


def _shown(cat: Catalogue, name: str) -> str:
    """Names of the game in words; names of players and codes as they are."""
    if name in INGREDIENTS:
        return _name(cat, name)
    if name in ALCHEMICALS:
        return say_alchemical(cat, name)
    return COLOR_WORDS[name] if name in COLORS and cat.lang == "en" else name
