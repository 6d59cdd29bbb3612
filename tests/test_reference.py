"""The reference pages name everything there is, and the site of the documentation can be built."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from litestar.routes import HTTPRoute

from goldenlane.server import wire, wire_replay, wire_review
from goldenlane.server.app import make_app
from goldenlane.server.errors import CODES
from goldenlane.server.settings import Settings
from tests.notation import PAGE, page

ROOT = Path(__file__).parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PATH = re.compile(
    r"`((?:bots|cli|env|games|i18n|kernel|server|sim|src|tests|tuning|bench|frontend)/[\w./-]+\.\w+)`"
)
PLACES = (ROOT, ROOT / "src" / "goldenlane", ROOT / "frontend", ROOT / "frontend" / "src")


def test_the_page_of_notations_lists_what_the_engine_knows() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m tests.notation`"


def structs() -> set[str]:
    """The names of all structs that travel."""
    found = [*vars(wire).values(), *vars(wire_replay).values(), *vars(wire_review).values()]
    kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return {kind.__name__ for kind in kinds if kind is not msgspec.Struct}


@pytest.mark.parametrize("name", sorted(structs()))
def test_the_protocol_names_every_struct(name: str) -> None:
    assert f"`{name}`" in PROTOCOL


@pytest.mark.parametrize("union", [wire.ToServer, wire.ToPage])
def test_the_protocol_names_every_message(union: object) -> None:
    for kind in union.__args__:  # type: ignore[attr-defined]
        assert f"| `{kind.__struct_config__.tag}` | `{kind.__name__}` |" in PROTOCOL


def test_the_protocol_names_every_route(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", reports=tmp_path))
    for route in app.routes:
        address = re.sub(r":\w+}", "}", route.path)
        if not address.startswith("/api"):
            continue
        if not isinstance(route, HTTPRoute):
            assert f"`{address}`" in PROTOCOL
            continue
        for method in route.methods - {"OPTIONS", "HEAD"}:
            assert f"`{method} {address}`" in PROTOCOL


def test_the_protocol_names_no_route_that_is_not_there(tmp_path: Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", reports=tmp_path))
    known = {re.sub(r":\w+}", "}", route.path) for route in app.routes}
    assert set(re.findall(r"`(?:GET|POST) ([^`]+)`", PROTOCOL)) <= known


@pytest.mark.parametrize("code", CODES)
def test_the_protocol_names_every_refusal(code: str) -> None:
    assert f"`{code}`" in PROTOCOL


def test_pages_name_files_where_they_lie() -> None:
    missing = [
        f"{page.relative_to(ROOT)}: {path}"
        for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "frontend" / "README.md"]
        for path in PATH.findall(page.read_text(encoding="utf-8"))
        if not any((place / path).exists() for place in PLACES)
    ]
    assert missing == []


def test_the_site_can_be_built(tmp_path: Path) -> None:
    """Every page is in the navigation, and no link leads nowhere."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mkdocs",
            "build",
            "--strict",
            "--quiet",
            "--site-dir",
            str(tmp_path / "site"),
        ],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "site" / "protocol.html").is_file()
