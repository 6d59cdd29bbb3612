"""The files of `deploy` and the workflows: what they name is there, and what can be run of them works."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from goldenlane.cli import COMMANDS
from goldenlane.server.configuration import known, settings, unknown_variables

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
KEYWORDS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "ENV", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL"),
    *("ENTRYPOINT", "CMD"),
}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile: keyword and the rest, long lines joined."""
    joined = re.sub(r"\\\n\s*", "", CONTAINERFILE)
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def document(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def test_the_container_is_made_of_known_instructions_and_stages() -> None:
    stages: list[str] = []
    for keyword, rest in instructions():
        assert keyword in KEYWORDS
        if keyword == "FROM":
            image, _, stage = rest.partition(" AS ")
            assert re.fullmatch(r"docker\.io/library/[a-z]+:[\w.-]+", image), (
                "an image has its registry and tag"
            )
            stages.append(stage)
        if "--from=" in rest:
            assert rest.split()[0].removeprefix("--from=") in stages[:-1]
    assert stages == ["page", "wheel", ""]


def test_what_the_container_copies_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    for keyword, rest in instructions():
        if keyword == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert source not in ignored


def test_the_wheel_of_the_container_has_all_that_its_build_reads() -> None:
    """What pyproject.toml names as a file is copied to the stage that builds."""
    start = CONTAINERFILE.index("AS wheel")
    stage = CONTAINERFILE[start : CONTAINERFILE.index("FROM", start)]
    for named in ("pyproject.toml", "README.md", "LICENSE", "LICENSES", "src"):
        assert re.search(rf"COPY .*\b{re.escape(named)}\b", stage), named


def variables(text: str) -> dict[str, str]:
    return dict(re.findall(r"\b(GOLDENLANE_[A-Z_]+)[=:] ?\"?([^\s\"\\]+)", text))


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "goldenlane.service"])
def test_every_variable_is_a_setting_with_a_proper_value(name: str) -> None:
    found = variables((DEPLOY / name).read_text(encoding="utf-8"))
    assert found
    assert unknown_variables(found) == []
    tokens = {
        variable: value for variable, value in found.items() if "${" not in value and "..." not in value
    }
    assert settings(None, tokens).database


def test_the_program_is_started_as_it_can_be() -> None:
    """The options of every start are options of `goldenlane serve`."""
    shown = subprocess.run(
        [sys.executable, "-m", "goldenlane", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    parts = dict(instructions())
    command = [*yaml.safe_load(parts["ENTRYPOINT"]), *yaml.safe_load(parts["CMD"])]
    unit = re.search(r"ExecStart=(.+)", (DEPLOY / "goldenlane.service").read_text(encoding="utf-8"))
    assert unit is not None
    for words in (command, unit[1].split()):
        assert Path(words[0]).name == "goldenlane"
        assert words[1] in COMMANDS
        assert all(word in shown for word in words if word.startswith("--"))


def test_the_parts_of_the_compose_file_fit_together() -> None:
    compose = document("deploy/compose.yaml")
    services = compose["services"]
    assert services.keys() == {"database", "table-1", "table-2", "proxy"}
    for service in services.values():
        assert "image" in service
        assert set(service["networks"]) <= compose["networks"].keys()
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
        assert set(service.get("depends_on", [])) <= services.keys()
    build = services["table-1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
    wished = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.MULTILINE)
    assert wished == set(given)
    targets = document("deploy/prometheus.yml")["scrape_configs"][0]["static_configs"][0]["targets"]
    tables = services["proxy"]["environment"]["TABLES"].split()
    assert tables == targets
    names = services["table-1"]["environment"]["GOLDENLANE_ALLOW_HOST"].split(",")
    assert [table.partition(":")[0] for table in tables] == names
    assert "ports" not in services["table-1"]
    assert compose["networks"]["inside"]["internal"]
    drain = float(services["table-1"]["environment"]["GOLDENLANE_DRAIN_SECONDS"])
    assert drain + 2 * 5 < float(services["table-1"]["stop_grace_period"].removesuffix("s"))


@pytest.mark.skipif(shutil.which("docker") is None, reason="no client of an engine")
def test_the_compose_file_is_one_for_its_own_program() -> None:
    if subprocess.run(["docker", "compose", "version"], capture_output=True).returncode:
        pytest.skip("no compose")
    values = {"DOMAIN": "x.example", "POSTGRES_PASSWORD": "x", "METRICS_TOKEN": "x" * 16, "PATH": "/usr/bin"}
    done = subprocess.run(
        [str(shutil.which("docker")), "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"],
        capture_output=True,
        text=True,
        env=values,
    )
    assert done.returncode == 0, done.stderr


def test_the_unit_of_systemd_is_proper(tmp_path: Path) -> None:
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        pytest.skip("systemd is not installed")
    program = tmp_path / "goldenlane"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = (DEPLOY / "goldenlane.service").read_text(encoding="utf-8")
    unit = tmp_path / "goldenlane.service"
    unit.write_text(text.replace("/usr/local/bin/goldenlane", str(program)))
    done = subprocess.run(
        [verifier, "verify", "--man=no", "--recursive-errors=no", str(unit)], capture_output=True, text=True
    )
    own = [line for line in done.stderr.splitlines() if "goldenlane" in line]
    assert own == []
    broken = tmp_path / "broken.service"
    broken.write_text(unit.read_text().replace("ProtectSystem=", "ProtectSytem="))
    seen = subprocess.run(
        [verifier, "verify", "--man=no", "--recursive-errors=no", str(broken)], capture_output=True, text=True
    )
    assert "ProtectSytem" in seen.stderr  # the verifier does look


def test_the_braces_of_the_caddyfile_are_closed() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    depth = 0
    for letter in re.sub(r"\{\$[^}]*\}", "", code):
        depth += (letter == "{") - (letter == "}")
        assert depth >= 0
    assert depth == 0
    assert "health_uri /api/ready" in code
    assert set(re.findall(r"\{\$(\w+)", code)) == {"DOMAIN", "TABLES"}


@pytest.mark.parametrize("name", ["test", "release"])
def test_workflows_call_targets_that_are_there(name: str) -> None:
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    targets = set(re.findall(r"^([a-z0-9]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", text)) <= targets
    for named in re.findall(r"deploy/[\w.-]+", text):
        assert (ROOT / named).exists()
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        if "uses" in job:
            assert (ROOT / job["uses"]).exists()
            continue
        assert job["timeout-minutes"]
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            if "uses" in step:
                assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"])


def test_settings_of_the_documentation_are_settings() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    limits = page[page.index("\n## Limits") : page.index("\n### At the tables")]
    rows = re.findall(r"^\| `([a-z-]+)` \| ([\d.]+)", limits, re.MULTILINE)
    defaults = settings(None, {})
    assert {name: float(value) for name, value in rows} == {
        name: getattr(defaults, name.replace("-", "_"))
        for name in known()
        if name.endswith(("-per-minute", "-per-second", "-per-address"))
    }
