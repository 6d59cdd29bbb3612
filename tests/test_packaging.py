"""The repository as others receive it: light without extras, and the lock serves any registry."""

import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import goldenlane
from tests.server.serving import Browser, Server, sqlite

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "goldenlane"
FONTS = ROOT / "frontend" / "node_modules" / "@fontsource"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)( ; .+)?")
PLAY = """
import sys
from random import Random

import goldenlane as gl
from goldenlane.bots import RandomBot, Seat

assert gl.games() == ("alchemists", "golem")
for name in gl.games():
    match, rng, player = gl.new(name, players=2, seed=7), Random(7), RandomBot()
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, player.choose(Seat.of(match, seat), rng))
    again = gl.load(match.save())
    assert again.scores() == match.scores()
    assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]
    print(name, *(score["total"] for score in match.scores()))
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(*sorted(name for name in foreign if not name.startswith("_")))
"""


def asked() -> list[Requirement]:
    """What the project needs to be built and with all its extras, but for extras that name each other."""
    written = [
        *PROJECT["build-system"]["requires"],
        *PROJECT["project"]["dependencies"],
        *(name for extra in PROJECT["project"]["optional-dependencies"].values() for name in extra),
    ]
    return [need for need in map(Requirement, written) if need.name != "goldenlane"]


def pins() -> dict[str, set[Version]]:
    """By name the versions that the lock pins: several where they differ by Python."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    matches = [PIN.fullmatch(line) for line in lines if not line.lstrip().startswith("#")]
    assert all(matches), "the lock holds nothing but exact versions: no registry, no path"
    found: dict[str, set[Version]] = {}
    for match in matches:
        assert match is not None
        found.setdefault(match["name"], set()).add(Version(match["version"]))
    return found


def test_the_lock_pins_everything_the_project_asks_for() -> None:
    locked = pins()
    for need in asked():
        versions = locked.get(canonicalize_name(need.name))
        assert versions, f"{need.name} is not locked: run `make lock`"
        assert all(version in need.specifier for version in versions), f"{need} is not {versions}"


def test_every_dependency_has_a_lower_bound() -> None:
    assert [str(need) for need in asked() if ">=" not in {part.operator for part in need.specifier}] == []


def test_the_games_need_nothing_but_python() -> None:
    assert PROJECT["project"]["dependencies"] == []


def test_the_lock_names_no_registry_and_no_path() -> None:
    assert "/" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def build(target: str, source: Path, folder: Path) -> Path:
    """Build an sdist or a wheel of a source tree."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=source,
        check=True,
        capture_output=True,
    )
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel as others make it: from the sdist, where there is neither git nor Node."""
    desk = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(desk, filter="data")
    [tree] = desk.iterdir()
    return build("wheel", tree, tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    """Content tables, catalogues of words, the typing mark and the built page travel with the modules."""
    files = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {"goldenlane/py.typed", "goldenlane/server/static/index.html"} <= files
    assert files <= set(zipfile.ZipFile(wheel).namelist())


def test_the_version_is_written_once(sdist: Path, wheel: Path) -> None:
    assert sdist.name == f"goldenlane-{goldenlane.__version__}.tar.gz"
    assert wheel.name.split("-")[1] == goldenlane.__version__


def test_the_licences_of_the_fonts_travel_along(sdist: Path, wheel: Path) -> None:
    licences = {path.name for path in (ROOT / "LICENSES").iterdir()}
    with tarfile.open(sdist) as archive:
        assert licences <= {name.split("/LICENSES/")[-1] for name in archive.getnames()}
    inside = zipfile.ZipFile(wheel).namelist()
    assert licences <= {name.split("/licenses/LICENSES/")[-1] for name in inside}
    fonts = {Path(name).name for name in inside if name.endswith((".woff2", ".ttf"))}
    families = {family.removesuffix(".txt") for family in licences}
    assert fonts
    assert all(any(font.startswith(family) for family in families) for font in fonts), fonts


def test_the_licences_of_the_libraries_travel_along(wheel: Path) -> None:
    """The builds of the page and of the card reader list what is built into them."""
    archive = zipfile.ZipFile(wheel)
    for page in ("static", "static/reader"):
        text = archive.read(f"goldenlane/server/{page}/licences.txt").decode()
        assert {"svelte", "@fluent/bundle"} <= set(re.findall(r"^## (\S+)", text, re.MULTILINE))


def test_the_licences_are_those_of_the_installed_fonts() -> None:
    for family in FONTS.iterdir():
        ours = ROOT / "LICENSES" / f"{family.name}.txt"
        assert ours.read_text(encoding="utf-8") == (family / "LICENSE").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--python",
        str(folder / "bin" / "python"),
    ]
    subprocess.run([*pip, "-qq", "install", "--no-deps", "--no-index", str(wheel)], check=True)
    return folder / "bin"


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300)


def test_without_extras_both_games_can_be_played_in_python(bare: Path, tmp_path: Path) -> None:
    done = run(bare / "python", "-I", "-c", PLAY, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    *played, foreign = done.stdout.splitlines()
    assert [line.split()[0] for line in played] == ["alchemists", "golem"]
    assert foreign == "goldenlane"


def test_without_extras_the_command_says_what_to_install(bare: Path, tmp_path: Path) -> None:
    commands: list[list[str | Path]] = [
        [bare / "goldenlane", "play", "golem"],
        [bare / "python", "-I", "-m", "goldenlane"],
    ]
    for command in commands:
        done = run(*command, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        [line] = done.stderr.splitlines()
        assert line.endswith("pip install 'goldenlane[table]'")


def test_with_its_extra_the_wheel_serves_and_plays(bare: Path, tmp_path: Path) -> None:
    """As `pipx install 'goldenlane[table]'` gives it: the packages of the lock beside our wheel."""
    [site] = (bare.parent / "lib").glob("python*/site-packages")
    packages = [path for path in sys.path if Path(path).name == "site-packages"]
    beside = tmp_path / "beside"  # all installed packages but the checkout, which is installed as editable
    beside.mkdir()
    for package in (path for folder in packages for path in Path(folder).iterdir()):
        if "goldenlane" not in package.name and package.suffix != ".pth":
            (beside / package.name).symlink_to(package)
    (site / "beside.pth").write_text(f"{beside}\n")
    where = run(bare / "python", "-I", "-c", "import goldenlane; print(goldenlane.__file__)", cwd=tmp_path)
    assert where.stdout.strip().startswith(str(site))
    try:
        with Server(sqlite(tmp_path), program=[str(bare / "goldenlane")]) as server:
            ann = Browser(server)
            assert "<!doctype html>" in ann.http.get("/").text.lower()
            page = ann.page(ann.new("Ann", "*")["code"])
            while not page.settled(0)["options"]:
                page.receive()
            page.act()
            page.settled(2)  # the bot has answered
    finally:
        (site / "beside.pth").unlink()


def test_a_fault_of_our_own_is_not_taken_for_a_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    from goldenlane.__main__ import main

    monkeypatch.setitem(sys.modules, "goldenlane.cli", None)
    with pytest.raises(ModuleNotFoundError, match=r"goldenlane\.cli"):
        main()
