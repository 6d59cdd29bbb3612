"""`goldenlane judge`: what a demonstration does to an article or to theories."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from goldenlane.cli.cases import BadCase, answers, inside, only_keys, print_json, shown
from goldenlane.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLORS,
    INGREDIENTS,
    parse_alchemical,
    parse_color,
    parse_ingredient,
    parse_potion,
    parse_sign,
)
from goldenlane.games.alchemists.judging import (
    Article,
    AspectDemonstration,
    Demonstration,
    MixDemonstration,
    Theory,
    english,
    english_conflict,
    in_conflict,
    judge_article,
    judge_theory,
)

CLAIMS = ("article", "theory", "theories")


def judge(
    file: Annotated[Path | None, typer.Argument(help="A JSON file; without it, standard input.")] = None,
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Judge {"article": ..., "demonstration": ...} (or "theory", "theories"), or each case of a list."""
    verdicts, is_list = answers(file, _solve, as_json=json_output)
    if json_output:
        print_json(verdicts, is_list)
        return
    console = Console()
    for number, verdict in enumerate(verdicts):
        if is_list:
            console.rule(f"case {number}")
        _show(console, verdict)


def _solve(case: object) -> dict[str, Any]:
    data = only_keys(case, "a case", ("demonstration",), CLAIMS)
    given = [claim for claim in CLAIMS if claim in data]
    if len(given) != 1:
        raise BadCase('a case needs one of "article", "theory" and "theories"', *given[1:2])
    demonstration = inside("demonstration", _demonstration, data["demonstration"])
    if "article" in data:
        verdict = judge_article(inside("article", _article, data["article"]), demonstration)
        safe = [INGREDIENTS[ingredient] for ingredient in verdict.safe_hedges]
        return {"debunked": verdict.debunked, "safe_hedges": safe, "why": english(verdict.why, demonstration)}
    if "theory" in data:
        return _judged(inside("theory", _theory, data["theory"]), demonstration)
    one, other = inside("theories", _theories, data["theories"])
    verdicts = [_judged(theory, demonstration) for theory in (one, other)]
    conflict = in_conflict(one, other, demonstration)
    why = [
        f"{_claim(theory)}: {verdict['why']}" for theory, verdict in zip((one, other), verdicts, strict=True)
    ]
    return {
        "debunked": [verdict["debunked"] for verdict in verdicts],
        "safe_hedges": [verdict["safe_hedges"] for verdict in verdicts],
        "conflict": conflict,
        "why": english_conflict(one, other, demonstration) if conflict else " ".join(why),
    }


def _judged(theory: Theory, demonstration: Demonstration) -> dict[str, Any]:
    verdict = judge_theory(theory, demonstration)
    safe = [COLORS[color] for color in verdict.safe_hedges]
    return {"debunked": verdict.debunked, "safe_hedges": safe, "why": english(verdict.why, demonstration)}


def _claim(theory: Theory) -> str:
    return f"{INGREDIENTS[theory.ingredient]} = {ALCHEMICALS[theory.alchemical]}"


def _demonstration(data: object) -> Demonstration:
    if isinstance(data, dict) and "mix" in data and "aspect" in data:
        raise BadCase('"mix" and "aspect" exclude each other', "aspect")
    if isinstance(data, dict) and "aspect" in data:
        only_keys(data, "a demonstration of an aspect", ("aspect", "sign"))
        ingredient, color = inside("aspect", _aspect, data["aspect"])
        return AspectDemonstration(ingredient, color, inside("sign", parse_sign, data["sign"]))
    only_keys(data, "a demonstration", ("mix", "result"))
    assert isinstance(data, dict)
    first, second = inside("mix", _two_ingredients, data["mix"])
    return MixDemonstration(first, second, inside("result", parse_potion, data["result"]))


def _sized(data: object, size: int, what: str) -> list[object]:
    if not isinstance(data, list) or len(data) != size:
        raise BadCase(f"{what} is needed, not {shown(data)}")
    return data


def _aspect(data: object) -> tuple[int, int]:
    ingredient, color = _sized(data, 2, "a list [ingredient, color]")
    return inside(0, parse_ingredient, ingredient), inside(1, parse_color, color)


def _two_ingredients(data: object) -> tuple[int, int]:
    first, second = (
        inside(place, parse_ingredient, word)
        for place, word in enumerate(_sized(data, 2, "a list of two ingredients"))
    )
    if first == second:
        raise BadCase(f"{INGREDIENTS[first]} cannot be mixed with itself", 1)
    return first, second


def _article(data: object) -> Article:
    fields = only_keys(data, "an article", ("colour", "entries"))
    color = inside("colour", parse_color, fields["colour"])
    return Article(color, inside("entries", _entries, fields["entries"]))


def _entries(data: object) -> tuple[tuple[int, int], ...]:
    entries: list[tuple[int, int]] = []
    if not isinstance(data, list):
        raise BadCase(f"a list of four [ingredient, sign] is needed, not {shown(data)}")
    if len(data) != 4:
        raise BadCase(f"an article has 4 entries, not {len(data)}")
    for place, item in enumerate(data):
        ingredient, sign = inside(place, _entry, item)
        if any(ingredient == earlier for earlier, _ in entries):
            raise BadCase(f"{INGREDIENTS[ingredient]} is twice in the article", place)
        entries.append((ingredient, sign))
    return tuple(entries)


def _entry(data: object) -> tuple[int, int]:
    ingredient, sign = _sized(data, 2, "a list [ingredient, sign]")
    return inside(0, parse_ingredient, ingredient), inside(1, parse_sign, sign)


def _theory(data: object) -> Theory:
    fields = only_keys(data, "a theory", ("ingredient", "alchemical"))
    ingredient = inside("ingredient", parse_ingredient, fields["ingredient"])
    return Theory(ingredient, inside("alchemical", parse_alchemical, fields["alchemical"]))


def _theories(data: object) -> tuple[Theory, Theory]:
    one, other = (
        inside(place, _theory, item) for place, item in enumerate(_sized(data, 2, "a list of two theories"))
    )
    if one.ingredient == other.ingredient:
        raise BadCase(f"both theories are about {INGREDIENTS[one.ingredient]}", 1, "ingredient")
    if one.alchemical == other.alchemical:
        raise BadCase(f"both theories use {ALCHEMICALS[one.alchemical]}", 1, "alchemical")
    return one, other


def _show(console: Console, verdict: dict[str, Any]) -> None:
    several = isinstance(verdict["debunked"], list)
    fallen = verdict["debunked"] if several else [verdict["debunked"]]
    hedges = verdict["safe_hedges"] if several else [verdict["safe_hedges"]]
    for number, (falls, safe) in enumerate(zip(fallen, hedges, strict=True)):
        name = f"Theory {number}: " if several else ""
        outcome = "debunked." if falls else "stands."
        seals = f" Properly hedged: {', '.join(safe) or 'no seal'}." if falls else ""
        console.print(f"{name}{outcome}{seals}", highlight=False)
    console.print(verdict["why"], highlight=False, soft_wrap=True)
