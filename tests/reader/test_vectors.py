"""The vectors that hold Python and TypeScript together are up to date, and small."""

import pytest

from tests.reader.vectors import DIRECTORY, text, vectors

KINDS = ("codes", "answers", "judge", "words", "deduction")


@pytest.fixture(scope="module")
def fresh() -> dict[str, str]:
    return {name: text(data) for name, data in vectors().items()}


@pytest.mark.parametrize("name", [f"reader-{kind}.json" for kind in KINDS])
def test_the_vectors_are_up_to_date(name: str, fresh: dict[str, str]) -> None:
    """If this fails: ``python -m tests.reader.vectors``, and make the page's tests pass."""
    assert (DIRECTORY / name).read_text(encoding="utf-8") == fresh[name]


def test_the_vectors_are_small(fresh: dict[str, str]) -> None:
    assert sum(len(content.encode()) for content in fresh.values()) < 340_000
