"""The page of rulings and the tests that cite it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_ruling_is_cited_by_a_test() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("rulings*.md"))
    rulings = re.findall(r"^\| (G-\d+) \|", pages, re.MULTILINE)
    assert rulings == [f"G-{n:02}" for n in range(1, len(rulings) + 1)]
    assert len(rulings) >= 64
    tests = [path for folder in ("golem", "rulebook") for path in (ROOT / "tests" / folder).glob("test_*.py")]
    cited = set(re.findall(r"G-\d\d", "".join(path.read_text(encoding="utf-8") for path in tests)))
    assert cited == set(rulings)
