"""`goldenlane deduce`: what follows from what was seen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Column, Table

from goldenlane.cli.cases import BadCase, answers, inside, only_keys, print_json, shown
from goldenlane.deduction import Fact, Knowledge, parse_fact
from goldenlane.deduction.answer import advice, answer
from goldenlane.games.alchemists.alchemy import ALCHEMICALS

Solved = tuple[list[Fact], dict[str, Any]]


def deduce(
    file: Annotated[Path | None, typer.Argument(help="A JSON file; without it, standard input.")] = None,
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count the worlds that agree with {"facts": [...], "advise": true}, or with each case of a list."""
    solved, is_list = answers(file, _solve, as_json=json_output)
    if json_output:
        print_json([found for _, found in solved], is_list)
        return
    console = Console()
    for number, (facts, found) in enumerate(solved):
        if is_list:
            console.rule(f"case {number}")
        _show(console, facts, found)


def _solve(case: object) -> Solved:
    data = only_keys(case, "a case", ("facts",), ("advise",))
    facts = inside("facts", _facts, data["facts"])
    wanted = data.get("advise", False)
    if not isinstance(wanted, bool):
        raise BadCase(f"true or false is needed, not {shown(wanted)}", "advise")
    knowledge = Knowledge(facts)
    found = answer(knowledge)
    if wanted:
        found["advice"] = advice(knowledge)
    return facts, found


def _facts(data: object) -> list[Fact]:
    if not isinstance(data, list):
        raise BadCase(f"a list of facts is needed, not {shown(data)}")
    return [inside(place, parse_fact, fact) for place, fact in enumerate(data)]


def _show(console: Console, facts: list[Fact], found: dict[str, Any]) -> None:
    if found["conflict"] is not None:
        console.print("Contradiction: no world agrees with all facts. These alone exclude each other:")
        for place in found["conflict"]:
            console.print(f"  fact {place}: {_words(facts[place])}", highlight=False)
        return
    worlds = found["worlds"]
    console.print(f"{worlds:,} worlds left, {found['assignments']:,} assignments.", highlight=False)
    grid = Table("", *ALCHEMICALS, title="Chance of each alchemical")
    for ingredient, counts in found["alchemicals"].items():
        grid.add_row(ingredient, *(_chance(count, worlds) for count in counts.values()))
    console.print(grid)
    organs = Table("golem", *found["golem"]["chest"], title="What the golem reacts to")
    for organ, counts in found["golem"].items():
        organs.add_row(organ, *(_chance(count, worlds) for count in counts.values()))
    console.print(organs)
    if found.get("advice"):
        _show_advice(console, found["advice"])


def _show_advice(console: Console, given: dict[str, Any]) -> None:
    mixes = Table(
        Column("mix", no_wrap=True), "bits", "crossed out", *given["mixes"][0]["results"], title="Best mixes"
    )
    for mix in sorted(given["mixes"], key=lambda mix: -mix["bits"])[:8]:
        chances = (_chance(chance, 1) for chance in mix["results"].values())
        mixes.add_row(
            " + ".join(mix["ingredients"]), f"{mix['bits']:.2f}", f"{mix['crossed_out']:.1f}", *chances
        )
    console.print(mixes)
    theories = Table("theory", "right", "best hedge", "right or hedged", title="Best theories")
    claims = [
        (ingredient, alchemical, theory)
        for ingredient, row in given["theories"].items()
        for alchemical, theory in row.items()
    ]
    for ingredient, alchemical, theory in sorted(claims, key=lambda claim: -claim[2]["right"])[:8]:
        hedge = theory["best_hedge"]
        claim = f"{ingredient} = {alchemical}"
        theories.add_row(claim, _chance(theory["right"], 1), hedge, _chance(theory["hedged"][hedge], 1))
    console.print(theories)
    tests = Table("golem test", "bits", *given["golem_tests"][0]["reactions"], title="Golem tests")
    for test in sorted(given["golem_tests"], key=lambda test: -test["bits"]):
        reactions = (_chance(chance, 1) for chance in test["reactions"].values())
        tests.add_row(test["ingredient"], f"{test['bits']:.2f}", *reactions)
    console.print(tests)
    best = max(given["animations"], key=lambda animation: animation["success"])
    chance = _chance(best["success"], 1)
    console.print(f"Best animation: {' + '.join(best['ingredients'])}, {chance}.", highlight=False)


def _chance(count: float, total: float) -> str:
    """Sure and impossible are said as such; a small chance never rounds to either."""
    share = count / total
    if share == 0:
        return "-"
    if count == total:
        return "sure"
    return "<1%" if share < 0.01 else ">99%" if share > 0.99 else f"{100 * share:.0f}%"


def _words(fact: Fact) -> str:
    data = fact.to_json()
    if fact.kind in ("mix", "not_mix"):
        results = " or ".join(data.get("result_in", [data.get("result")]))
        verb = "make" if fact.kind == "mix" else "do not make"
        return f"{' and '.join(data['ingredients'])} {verb} {results}"
    if fact.kind == "aspect":
        return f"{data['ingredient']} has {data['colour']}{data['sign']}"
    if fact.kind == "class":
        return f"{data['ingredient']} is {data['class']}"
    if fact.kind == "animate":
        verb = "animate" if data["success"] else "do not animate"
        return f"{' and '.join(data['ingredients'])} {verb} the golem"
    glows = {True: "the chest glows", False: "the chest does not glow"}
    steam = {True: "the ears steam", False: "the ears do not steam"}
    seen = [words[data[organ]] for organ, words in (("chest", glows), ("ears", steam)) if organ in data]
    return f"{data['ingredient']} on the golem: {', '.join(seen) or 'nothing noted'}"
