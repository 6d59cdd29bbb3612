"""Random questions to the page's core, to the terminal and to an independent computation: all must agree.

python -m tests.reader.agreement 10000
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from rich.progress import track
from typer.testing import CliRunner

from goldenlane.cli import app
from goldenlane.reader.codes import BASE, EXPANSION, new_code
from tests.reader import independent

FRONTEND = Path(__file__).parents[2] / "frontend"
POTIONS = ("R+", "R-", "G+", "G-", "B+", "B-", "0")
BASIC = ("mix", "sell", "exhibit", "claim", "aspect")
GOLEM = ("library", "golem", "animate")
FIELDS = {
    "mix": "potion", "sell": "quality", "exhibit": "success", "claim": "true", "aspect": "sign",
    "library": "class", "animate": "success",
}  # fmt: skip
"""What of an answer is compared; of a golem test both organs."""
SCRIPT = """
import { readFileSync } from "node:fs";
import { Reader, INGREDIENTS, POTIONS, COLORS } from "./core.mjs";
const at = (list) => (word) => list.indexOf(word);
for (const [code, use, words] of JSON.parse(readFileSync(0, "utf8"))) {
  const reader = new Reader(code);
  const cards = words.filter((word) => INGREDIENTS.includes(word)).map(at(INGREDIENTS));
  const potion = at(POTIONS)(words[2]);
  const ways = {
    mix: () => reader.mix(...cards),
    sell: () => reader.sell(...cards, potion, 0),
    exhibit: () => reader.exhibit(...cards, potion),
    claim: () => reader.claim(...cards, potion),
    aspect: () => reader.aspect(cards[0], at(COLORS)(words[1])),
    library: () => reader.library(cards[0], cards),
    golem: () => reader.golem(cards[0]),
    animate: () => reader.animate(...cards),
  };
  const { private: own, public: shown } = ways[use]();
  console.log(JSON.stringify({ ...shown, ...own }));
}
"""

Question = tuple[str, str, list[str]]


def questions(count: int, seed: int) -> list[Question]:
    """Half of them of base games; a library question names its four books, the one that is read first."""
    rng = Random(seed)
    asked: list[Question] = []
    for at in range(count):
        expansion = at % 2 == 1
        use = rng.choice(BASIC + GOLEM if expansion else BASIC)
        words = rng.sample(independent.NAMES, {"aspect": 1, "golem": 1, "library": 4}.get(use, 2))
        if use in ("sell", "exhibit", "claim"):
            words.append(rng.choice(POTIONS if use == "claim" else POTIONS[:6]))
        if use == "aspect":
            words.append(rng.choice("RGB"))
        asked.append((new_code(EXPANSION if expansion else BASE, rng), use, words))
    return asked


def _told(use: str, halves: dict[str, Any]) -> object:
    return [halves["chest"], halves["ears"]] if use == "golem" else halves[FIELDS[use]]


def by_page(asked: list[Question]) -> list[object]:
    """The TypeScript of the page, bundled and run by node."""
    node = shutil.which("node")
    assert node is not None
    with TemporaryDirectory() as folder:
        core = Path(folder, "core.mjs")
        bundle = ["node_modules/.bin/rolldown", "src/reader/core/index.ts", "-f", "esm", "-o", str(core)]
        subprocess.run(bundle, cwd=FRONTEND, check=True, capture_output=True)
        Path(folder, "ask.mjs").write_text(SCRIPT, encoding="utf-8")
        done = subprocess.run(
            [node, "ask.mjs"], cwd=folder, input=json.dumps(asked), capture_output=True, text=True, check=True
        )
    halves = [json.loads(line) for line in done.stdout.splitlines()]
    return [_told(use, half) for (_, use, _), half in zip(asked, halves, strict=True)]


def by_terminal(question: Question) -> object:
    """`goldenlane reader CODE ... --json`."""
    code, use, words = question
    typed = {
        "sell": [*words[:2], "--wanted", words[-1], "--guarantee", "any"],
        "exhibit": [*words[:2], "--wanted", words[-1]],
        "library": [words[0], "--shown", ",".join(words)],
    }.get(use, words)
    name = "debunk" if use in ("claim", "aspect") else use
    done = CliRunner().invoke(app, ["reader", code, name, *typed, "--json"])
    assert done.exit_code == 0, (question, done.output)
    answer = json.loads(done.output)
    return _told(use, {**(answer["public"] or {}), **(answer["private"] or {})})


def disagreements(
    count: int, seed: int = 1, *, show: bool = False
) -> list[tuple[Question, object, object, object]]:
    """The questions to which not all three give the same answer."""
    asked = questions(count, seed)
    page = by_page(asked)
    found = []
    for question, of_page in track(
        zip(asked, page, strict=True), total=count, description="questions", disable=not show
    ):
        own, of_terminal = independent.answer(*question), by_terminal(question)
        if not own == of_page == of_terminal:
            found.append((question, own, of_page, of_terminal))
    return found


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    wrong = disagreements(many, show=True)
    print(f"{many} questions, {len(wrong)} disagreements")
    for each in wrong[:10]:
        print(*each)
    sys.exit(bool(wrong))
