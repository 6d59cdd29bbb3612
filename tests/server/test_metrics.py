"""What Prometheus reads: counted rightly, told only to whoever knows the token, and naming nobody."""

import json
import re
from pathlib import Path

import pytest
from litestar.testing import TestClient

from goldenlane.server.app import make_app
from goldenlane.server.metrics import REGISTRY
from goldenlane.server.settings import Settings
from tests.server.serving import Browser, Server, sqlite

ROOT = Path(__file__).parent.parent.parent
TOKEN = "a-token-for-the-tests"
BOARD = ROOT / "deploy" / "grafana.json"
NAME = re.compile(r"\b(?:goldenlane|process)_[a-z_]+")


def known() -> set[str]:
    """The names of all series, as Prometheus sees them."""
    found: set[str] = set()
    for family in REGISTRY.collect():
        found |= {sample.name for sample in family.samples}
        if family.type == "histogram":  # one with labels has no sample before it is used
            found |= {f"{family.name}_{part}" for part in ("bucket", "count", "sum")}
        if family.type == "counter":
            found.add(f"{family.name}_total")
    return found


def test_without_a_token_there_is_no_such_page(folder: Path) -> None:
    with TestClient(make_app(Settings(sqlite(folder)))) as client:
        assert client.get("/metrics").status_code == 404


@pytest.mark.parametrize("said", [None, "", "Bearer", f"Bearer {TOKEN}x", TOKEN, f"Basic {TOKEN}"])
def test_without_the_token_nothing_is_told(folder: Path, said: str | None) -> None:
    headers = {} if said is None else {"Authorization": said}
    with TestClient(make_app(Settings(sqlite(folder), metrics_token=TOKEN))) as client:
        answer = client.get("/metrics", headers=headers)
        assert answer.status_code == 401
        assert "goldenlane_" not in answer.text


def test_a_game_is_counted_and_nobody_is_named(folder: Path) -> None:
    config = folder / "goldenlane.toml"
    config.write_text(f'metrics-token = "{TOKEN}"\nlimits = 100.0\n')
    with Server(sqlite(folder), f"--config={config}") as server:
        ann = Browser(server)
        code = ann.new("Anastasia", "*")["code"]
        page = ann.page(code)
        page.settled(0)
        for _ in range(3):
            while not page.state["options"]:
                page.receive()
            page.act()
        page.send("act", seq=0, action="nonsense")
        page.error()
        assert ann.http.get("/api/tables/ACDEFG").status_code == 404
        told = ann.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert told.headers["content-type"].startswith("text/plain")
    values = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
    assert float(values['goldenlane_action_seconds_count{by="person"}']) == 3
    assert float(values['goldenlane_action_seconds_count{by="bot"}']) >= 1
    assert float(values["goldenlane_thinking_seconds_count"]) >= 1
    assert float(values["goldenlane_sockets"]) == 1
    assert float(values["goldenlane_tables"]) == 1
    assert float(values["goldenlane_well"]) == 1
    assert float(values['goldenlane_store_seconds_count{ended="committed"}']) >= 4
    assert float(values['goldenlane_refusals_total{code="no-table",way="request"}']) == 1
    assert any(name.startswith('goldenlane_refusals_total{code="') and "message" in name for name in values)
    assert float(values['goldenlane_request_seconds_count{route="/api/tables/{code}",status="404"}']) == 1
    for hidden in ("Anastasia", code, str(ann.secret), "127.0.0.1"):
        assert hidden not in told.text


def test_the_board_asks_only_for_what_is_measured() -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    named = {name for expression in asked for name in NAME.findall(expression)}
    assert named
    assert named <= known()
    shown = {name.removesuffix("_total") for name in named}
    for family in REGISTRY.collect():
        if family.name.startswith("goldenlane_"):  # nothing is measured that nobody looks at
            assert any(name.startswith(family.name) for name in shown), family.name


def test_the_panels_of_the_board_do_not_overlap() -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
