"""The repository as others receive it: the wheel is whole, and the lock serves any registry."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "goldenlane"
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==[^\s;]+( ; .+)?")


def pins() -> set[str]:
    """The names of the packages that the lock pins."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    matches = [PIN.fullmatch(line) for line in lines if not line.lstrip().startswith("#")]
    assert all(matches), "the lock holds nothing but exact versions: no registry, no path"
    return {match["name"] for match in matches if match}


def test_the_lock_pins_everything_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(name for extra in project["project"]["optional-dependencies"].values() for name in extra),
    ]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~;]", name)[0]).lower() for name in asked}
    assert names <= pins(), "run `make lock`"


def test_the_lock_names_no_registry_and_no_path() -> None:
    assert "/" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    """Content tables, catalogues of words, the typing mark and the built page travel with the modules."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    [wheel] = tmp_path.glob("*.whl")
    files = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert "goldenlane/py.typed" in files
    assert files <= set(zipfile.ZipFile(wheel).namelist())
