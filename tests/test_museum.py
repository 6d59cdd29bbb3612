"""Games outlive versions: saves of every release are opened, played on and replayed.

A save of an earlier release goes on with the present rules. One whose log breaks a rule that was corrected
since is refused in one line that says so.
"""

from pathlib import Path
from random import Random

import pytest

import goldenlane as gl

MUSEUM = Path(__file__).parent / "museum"
REFUSED = {"0.1.0/alchemists-5-1.json": "'bid 3'", "0.1.0/golem-4-3.json": "'mirror work'"}
"""By save the action that a corrected rule does not allow: a lone seller's bid, work for nobody."""
SAVES = sorted(path.relative_to(MUSEUM).as_posix() for path in MUSEUM.rglob("*.json"))


def test_every_release_has_its_saves() -> None:
    assert set(REFUSED) < set(SAVES)
    assert {name.partition("/")[2].partition("-")[0] for name in SAVES} == {"golem", "alchemists"}


@pytest.mark.parametrize("name", [name for name in SAVES if name not in REFUSED])
def test_a_save_goes_on(name: str) -> None:
    match = gl.load((MUSEUM / name).read_text(encoding="utf-8"), seed=1)
    rng = Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert gl.load(match.save()).scores() == match.scores()


@pytest.mark.parametrize("name", REFUSED)
def test_a_log_that_breaks_a_corrected_rule_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(gl.BadSave) as refused:
        gl.load((MUSEUM / name).read_text(encoding="utf-8"))
    assert REFUSED[name] in str(refused.value)
    assert "earlier rules" in str(refused.value)
    assert "\n" not in str(refused.value)
