"""Shared vectors: what the Python reader says, for the page's TypeScript to say, too.

``python -m tests.reader.vectors`` writes them anew; a test fails when they are out of date.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from goldenlane.deduction import Knowledge, facts
from goldenlane.deduction.advice import advise
from goldenlane.deduction.facts import Fact
from goldenlane.games.alchemists.alchemy import MIX, REACTION, SIGN, animates
from goldenlane.games.alchemists.judging import (
    Article,
    AspectDemonstration,
    Demonstration,
    MixDemonstration,
    Theory,
)
from goldenlane.i18n import LANGUAGES, catalogue
from goldenlane.i18n.reader import say_private, say_public, say_revelation, say_ruling
from goldenlane.reader import codes
from goldenlane.reader.check import check_of
from goldenlane.reader.original import original_assignment
from goldenlane.reader.reader import BadQuestion, Reader
from goldenlane.reader.revelation import Report, reveal
from goldenlane.reader.rude import RUDE
from goldenlane.reader.sealed import SealedArticle, SealedTheory, points
from goldenlane.reader.table_judge import judge_table
from goldenlane.reader.typed import typed_code

DIRECTORY = Path(__file__).parent.parent / "vectors"
PLAYERS = ("Ash", "Quill", "Wren", "You")


class Scripted(Random):
    """A generator that always draws the same, as far as it may."""

    def __init__(self, drawn: int) -> None:
        super().__init__()
        self._drawn = drawn

    def randrange(self, *args: Any, **kwargs: Any) -> int:
        return self._drawn % int(args[0])


# ---- codes -------------------------------------------------------------------------------------------
def _codes() -> dict[str, Any]:
    """Secrets as "CODE assignment [golem]", unused codes, and what cannot be a code."""
    rng = Random(1)
    used: list[str] = []
    for length in (codes.BASE, codes.EXPANSION):
        for number in [0, 1, codes.secrets(length) - 1, *rng.sample(range(codes.secrets(length)), 1_500)]:
            code = codes.code_of(number, length)
            secret = codes.secret_of(code)
            assignment = "".join(map(str, secret.assignment))
            golem = "" if secret.golem is None else f" {secret.golem}"
            used.append(f"{number} {code} {assignment}{golem}")
    unused: list[str] = []
    while len(unused) < 2_000:
        code = "".join(rng.choices(codes.LETTERS, k=4 + len(unused) % 2))
        try:
            codes.secret_of(code)
        except codes.BadCode:
            unused.append(code)
    return {
        "letters": codes.LETTERS,
        "rude": " ".join(RUDE),
        "clean": [codes.clean(length) for length in (codes.BASE, codes.EXPANSION)],
        "used": used,
        "unused": " ".join(unused),
        "bad": [
            [text, _refused(codes.secret_of, text)] for text in ("", "BCD", "BCDFGH", "BCDA", "Б123", "B-C")
        ],
        "same": [[" kj-qw ", "KJQW"], ["tkq dn", "TKQDN"], ["кВСН", "KBCH"]],
        "typed": [[text, _typed(text)] for text in TYPED],
        "checks": [
            [code, check_of(code)] for code in ("KJQW", "HBTK", "TKQDN", "GDGPF", "app:AAAA", "app:DEMO")
        ],
        "original": {
            code: list(original_assignment(f"app:{code}")) for code in ("AAAA", "ZZZZ", "PUXE", "DEMO")
        },
    }


TYPED = (
    "tk qdn",
    "Tk-q–dn.",
    "«TKQDN»",
    "t k q d n, says Ann",
    "https://example.org/reader/?x=1#TKQDN/sell",
    "come: https://example.org/reader/#kjqw",
    "Our code is TKQDN, see you!",
    "TKQDN or KJQW?",
    "TKQDNX",
    "KJQWKJQW",
    "#app:demo",
    "app:puxe",
    "app:DEMOS",
    "hello there",
    "",
    "#",
    "T",
)
"""What people type and paste."""


def _typed(text: str) -> str | list[str]:
    """The code that is found, or the reason for which there is none."""
    try:
        return typed_code(text)
    except codes.BadCode as error:
        return [error.reason, error.shown]


def _refused(ask: Callable[..., Any], *args: Any) -> str | None:
    try:
        ask(*args)
    except (codes.BadCode, BadQuestion) as error:
        return error.reason
    return None


# ---- questions ---------------------------------------------------------------------------------------
def _questions(rng: Random) -> Iterator[list[Any]]:
    """One of each use, with random ingredients; some are bad."""
    two = [rng.sample(range(8), 2) for _ in range(10)]
    one = [rng.randrange(8) for _ in range(3)]
    yield ["mix", *two[0], "test"]
    yield ["mix", *two[1], "drink"]
    yield ["mix", *two[2], "thinking-cap"]
    yield ["mix", one[0], one[0], "test"]
    for wanted in rng.sample(range(7), 3):
        yield ["sell", *two[3], wanted, rng.randrange(4)]
    yield ["exhibit", *two[4], rng.randrange(7)]
    yield ["aspect", one[1], rng.randrange(3)]
    yield ["claim", *two[5], rng.randrange(7)]
    yield ["mortar", *two[6]]
    yield ["periscope", *two[7]]
    yield ["books"]
    shown = rng.sample(range(8), 4)
    yield ["library", shown[0], shown]
    yield ["library", one[2], shown]
    yield ["golem", one[0]]
    yield ["animate", *two[8]]


def _answers() -> list[dict[str, Any]]:
    rng = Random(2)
    cases = []
    for number in range(24):
        length = codes.EXPANSION if number % 4 else codes.BASE
        code = codes.new_code(length, rng)
        drawn = rng.randrange(8)
        reader = Reader(code, Scripted(drawn))
        asked: list[Any] = []
        for use, *args in _questions(rng):
            try:
                answer = getattr(reader, use)(*args)
                asked.append([use, args, answer.private, answer.public])
            except BadQuestion as error:
                asked.append([use, args, error.reason])
        cases.append({"code": code, "drawn": drawn, "asked": asked, "history": reader.history})
    return cases


# ---- the judge and the big revelation ----------------------------------------------------------------
def _seals(rng: Random, kinds: int) -> dict[str, int]:
    return {player: rng.randrange(kinds) for player in rng.sample(PLAYERS, rng.randrange(4))}


def _boards(rng: Random) -> tuple[list[SealedTheory], list[SealedArticle]]:
    ingredients, alchemicals = rng.sample(range(8), 8), rng.sample(range(8), 8)
    theories = [
        SealedTheory(Theory(ingredients[i], alchemicals[i]), _seals(rng, 6)) for i in range(rng.randrange(6))
    ]
    articles = []
    for color in rng.sample(range(3), rng.randrange(4)):
        listed = rng.sample(range(8), 4)
        signs = [rng.randrange(2), rng.randrange(2)]
        entries = tuple((ingredient, signs[at // 2]) for at, ingredient in enumerate(listed))
        articles.append(SealedArticle(Article(color, entries), _seals(rng, 6)))
    return theories, articles


def _on_board(theories: list[SealedTheory], articles: list[SealedArticle]) -> dict[str, Any]:
    return {
        "theories": [[t.claim.ingredient, t.claim.alchemical, list(t.seals.items())] for t in theories],
        "articles": [[a.claim.color, a.claim.entries, list(a.seals.items())] for a in articles],
    }


def _shown(demonstration: Demonstration | None) -> dict[str, Any] | None:
    if isinstance(demonstration, MixDemonstration):
        first, second, potion = demonstration.first, demonstration.second, demonstration.potion
        return {"kind": "mix", "first": first, "second": second, "potion": potion}
    if isinstance(demonstration, AspectDemonstration):
        shown = demonstration
        return {"kind": "aspect", "ingredient": shown.ingredient, "color": shown.color, "sign": shown.sign}
    return None


def _rulings() -> list[dict[str, Any]]:
    rng = Random(3)
    cases: list[dict[str, Any]] = []
    while len(cases) < 50:
        theories, articles = _boards(rng)
        first, second = rng.sample(range(8), 2)
        demonstration: Demonstration | None = MixDemonstration(first, second, rng.randrange(7))
        if rng.randrange(3) == 0:
            demonstration = AspectDemonstration(rng.randrange(8), rng.randrange(3), rng.randrange(2))
        if rng.randrange(20) == 0:
            demonstration = None
        known = [frozenset(rng.sample(range(8), 2)) for _ in range(rng.randrange(4))]
        ruling = judge_table(theories, articles, demonstration, "Quill", known)
        if ruling["success"] or rng.randrange(5) == 0:
            cases.append(
                {
                    **_on_board(theories, articles),
                    "demonstration": _shown(demonstration),
                    "conflicts": [sorted(pair) for pair in known],
                    "ruling": ruling,
                }
            )
    return cases


def _revelations() -> list[dict[str, Any]]:
    rng = Random(4)
    cases = []
    for number in range(18):
        code = codes.new_code(codes.EXPANSION if number % 3 else codes.BASE, rng)
        secret = codes.secret_of(code)
        theories, articles = _boards(rng)
        reports: list[Report] = []
        animated: list[str] = []
        if secret.golem is None:
            articles = []
        else:
            reports = [
                Report(player, organ, tuple(rng.sample(range(6), rng.randrange(1, 3))))
                for player in PLAYERS
                for organ in range(2)
                if rng.randrange(2)
            ]
            animated = rng.sample(PLAYERS, rng.randrange(3))
        cases.append(
            {
                "code": code,
                **_on_board(theories, articles),
                "reports": [list(report) for report in reports],
                "animated": animated,
                "revelation": reveal(secret, theories, articles, reports, animated),
            }
        )
    return cases


# ---- words ---------------------------------------------------------------------------------------------
def _words(
    answers: list[dict[str, Any]], rulings: list[dict[str, Any]], revelations: list[dict[str, Any]]
) -> dict[str, Any]:
    """What is said of the first of these cases, in every language."""
    said: dict[str, Any] = {}
    for lang in LANGUAGES:
        cat = catalogue(lang)
        said[lang] = {
            "answers": [
                [
                    None if half is None else say(cat, args[-1] if use == "mix" else use, half)
                    for say, half in ((say_private, asked[0]), (say_public, asked[1]))
                ]
                for use, args, *asked in answers[1]["asked"]
                if len(asked) == 2
            ],
            "rulings": [[line.strip() for line in say_ruling(cat, case["ruling"])] for case in rulings[:6]],
            "revelation": [line.strip() for line in say_revelation(cat, revelations[1]["revelation"])],
        }
    return said


# ---- deduction ---------------------------------------------------------------------------------------
def _fact(rng: Random, assignment: list[int], golem: int) -> Fact:
    """A true fact about a world."""
    a, b = rng.sample(range(8), 2)
    made = MIX[assignment[a]][assignment[b]]
    color = rng.randrange(3)
    chest, ears = REACTION[golem][assignment[a]]
    kinds: list[Callable[[], Fact]] = [
        lambda: facts.mix(a, b, [made]),
        lambda: facts.mix(a, b, {made, rng.randrange(7), rng.randrange(7)}),
        lambda: facts.not_mix(a, b, (made + 1) % 7),
        lambda: facts.aspect(a, color, SIGN[assignment[a]][color]),
        lambda: facts.has_class(a, sum(SIGN[assignment[a]]) % 2),
        lambda: facts.golem_test(a, chest, ears if rng.randrange(3) else None),
        lambda: facts.animate(a, b, animates(golem, assignment[a], assignment[b])),
    ]
    return kinds[rng.randrange(len(kinds))]()


def _deductions() -> list[dict[str, Any]]:
    rng = Random(5)
    cases = []
    for number in range(48):
        assignment, golem = rng.sample(range(8), 8), rng.randrange(24)
        known = Knowledge(_fact(rng, assignment, golem) for _ in range(rng.randrange(9)))
        if number % 4 == 0:
            # Facts of two worlds in turn, until they contradict each other.
            worlds = [(assignment, golem), (rng.sample(range(8), 8), rng.randrange(24))]
            for turn in range(24):
                if known.assignments:
                    known.add(_fact(rng, *worlds[turn % 2]))
        conflict = known.conflict()
        marginals = known.marginals()
        case: dict[str, Any] = {
            "facts": [fact.to_json() for fact in known.facts],
            "worlds": known.worlds,
            "assignments": known.assignments,
            "alchemicals": [int(count) for count in marginals.alchemicals.ravel()],
            "golems": [int(count) for count in marginals.golems],
            "conflict": None if conflict is None else list(conflict),
        }
        if number % 6 == 1 and conflict is None:
            given = advise(known)
            case["mixes"] = [round(float(value), 6) for value in given.mixes.results.ravel()]
            case["bits"] = [round(float(value), 6) for value in given.mixes.bits]
            case["worlds_after"] = [round(float(value), 3) for value in given.mixes.worlds_after]
            case["crossed_out"] = [round(float(value), 6) for value in given.mixes.crossed_out]
            case["reactions"] = [round(float(value), 6) for value in given.golem.reactions.ravel()]
            case["animation"] = [round(float(value), 6) for value in given.golem.animation]
            case["hedges"] = [int(color) for color in given.theories.best_hedge.ravel()]
        cases.append(case)
    return cases


def vectors() -> dict[str, Any]:
    """All vectors by file name."""
    answers, rulings, revelations = _answers(), _rulings(), _revelations()
    return {
        "reader-codes.json": _codes(),
        "reader-answers.json": answers,
        "reader-judge.json": {
            "points": points()._asdict(),
            "rulings": rulings,
            "revelations": revelations,
        },
        "reader-words.json": _words(answers, rulings, revelations),
        "reader-deduction.json": _deductions(),
    }


def text(data: Any) -> str:
    """Compact JSON, one line for each item of the outermost list or object."""

    def dump(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    if isinstance(data, list):
        return "[\n" + ",\n".join(map(dump, data)) + "\n]\n"
    return "{\n" + ",\n".join(f"{dump(key)}:{dump(value)}" for key, value in data.items()) + "\n}\n"


if __name__ == "__main__":
    for name, data in vectors().items():
        (DIRECTORY / name).write_text(text(data), encoding="utf-8")
