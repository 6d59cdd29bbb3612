"""The referees find faults: each is planted into the engine, and a disagreement about it is reported."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from goldenlane.games.alchemists import debunk
from goldenlane.games.alchemists.judging import Verdict, judge_theory
from goldenlane.games.alchemists.sell import SellPotion
from goldenlane.games.golem import scoring
from goldenlane.games.golem.artifacts import PlaceGold
from goldenlane.games.golem.making import Create
from tests.referee import runs

SEEDS = range(2)


def golem_lines() -> set[str]:
    return set(runs.total(runs.golem(SEEDS)).disagreements)


def alchemists_lines() -> set[str]:
    return set(runs.total(runs.alchemists(SEEDS)).disagreements)


@pytest.fixture(scope="module")
def golem_before() -> set[str]:
    return golem_lines()


@pytest.fixture(scope="module")
def alchemists_before() -> set[str]:
    return alchemists_lines()


def later(method: Any, change: Callable[[Any], Any]) -> Any:
    """The method with its result changed."""
    return lambda *args: change(method(*args))


class TestGolem:
    def test_price_off_by_one(self, golem_before: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Create, "price", later(Create.price, lambda price: price + 1))
        assert any("'create " in line for line in golem_lines() - golem_before)

    def test_missing_option(self, golem_before: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(PlaceGold, "options", later(PlaceGold.options, lambda found: found[:-1]))
        assert any("missing ['buy gold" in line for line in golem_lines() - golem_before)

    def test_wrong_source_of_points(self, golem_before: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(scoring, "menorahs", later(scoring.menorahs, lambda count: count + 1))
        found = golem_lines() - golem_before
        assert found
        assert all("scores {" in line or "is placed" in line for line in found)


class TestAlchemists:
    def test_illegal_guarantee(self, alchemists_before: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
        """A guarantee whose price falls below the lowest one is offered."""
        known = SellPotion._prices

        def prices(self: SellPotion, state: Any, seat: int) -> list[tuple[int, int]]:
            found = known(self, state, seat)
            least, price = found[0] if found else (1, 0)
            return found if least == 0 else [(least - 1, price - 1), *found]

        monkeypatch.setattr(SellPotion, "_prices", prices)
        found = alchemists_lines() - alchemists_before
        assert any("action-sell" in line and "extra ['sell" in line for line in found)

    def test_forgotten_hedge(self, alchemists_before: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
        """A theory falls as it should, but its hedged seals lose like the others."""

        def judge(*args: Any) -> Verdict:
            return replace(judge_theory(*args), safe_hedges=())

        monkeypatch.setattr(debunk, "judge_theory", judge)
        found = alchemists_lines() - alchemists_before
        assert any("debunking" in line and "has reputation" in line for line in found)
