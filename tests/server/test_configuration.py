"""Settings: one name in three spellings, and every mistake told in one line with the name."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from goldenlane.kernel.errors import BadOption
from goldenlane.server.configuration import example, known, settings, unknown_variables
from goldenlane.server.settings import Settings

LINE = re.compile(r"# (?P<setting>[a-z-]+ = .+)")
NO_DEFAULT = {"database", "public-url", "reports", "metrics-token", "archive-folder"}
"""The example shows values for these that are not the defaults."""


def file(folder: Path, text: str) -> Path:
    path = folder / "goldenlane.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_changes_nothing(tmp_path: Path) -> None:
    assert tomllib.loads(example()) == {}
    assert settings(file(tmp_path, example()), {}) == settings(None, {})


def test_the_example_shows_every_setting_with_its_default(tmp_path: Path) -> None:
    shown = [match["setting"] for match in map(LINE.fullmatch, example().splitlines()) if match]
    values = tomllib.loads("\n".join(shown))
    assert values.keys() == known().keys()
    assert settings(file(tmp_path, "\n".join(shown)), {}).port == 8000  # all of them are proper
    defaults = msgspec.json.decode(msgspec.json.encode(Settings("sqlite:///x"), enc_hook=str))
    for name in values.keys() - NO_DEFAULT:
        assert values[name] == defaults[name], name


def test_the_command_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    path = file(tmp_path, "port = 1\nhost = '127.0.0.2'\nbot-workers = 4\n")
    around = {"GOLDENLANE_PORT": "2", "GOLDENLANE_HOST": "127.0.0.3"}
    found = settings(path, around, {"port": 3, "bot-workers": None})
    assert (found.port, found.host, found.bot_workers) == (3, "127.0.0.3", 4)
    assert settings(None, {**around, "GOLDENLANE_CONFIG": str(path)}).bot_workers == 4


def test_what_the_environment_says_is_read_as_its_type() -> None:
    around = {"GOLDENLANE_ALLOW_HOST": "one, two", "GOLDENLANE_ACCESS_LOG": "true", "GOLDENLANE_LIMITS": "2"}
    found = settings(None, {**around, "GOLDENLANE_ARCHIVE_FOLDER": "old"})
    assert found.allow_host == ("one", "two")
    assert found.hosts is not None
    assert {"one", "two", "localhost"} <= found.hosts
    assert found.access_log
    assert found.requests_per_minute == 1200
    assert found.archive_folder == Path("old")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 8000", "prot: there is no such setting"),
        ("hosts = ['x']", "hosts: there is no such setting"),
        ("[server]\nport = 1", "server: there is no such setting"),
        ("port = 'x'", "port: Expected int, got str"),
        ("port = 0", "port: Expected int >= 1"),
        ("log = 'xml'", "log: Invalid enum value 'xml'"),
        ("limits = 0", "limits: Expected float >= 0.01"),
        ("metrics-token = 'short'", "metrics-token: Expected str of length >= 16"),
        ("review-budget = 'soon'", "review-budget: a budget is written"),
        ("reports = 7", "reports: Expected str, got int"),
        ("port =", "is no proper TOML"),
    ],
)
def test_a_mistake_in_a_file_is_one_line_with_its_name(tmp_path: Path, text: str, said: str) -> None:
    path = file(tmp_path, text)
    with pytest.raises(BadOption) as caught:
        settings(path, {})
    assert said in str(caught.value)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_other_mistakes_name_their_place(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="GOLDENLANE_PORT: Expected int"):
        settings(None, {"GOLDENLANE_PORT": "tcp://10.0.0.1:80"})
    with pytest.raises(BadOption, match="--port: Expected int <= 65535"):
        settings(None, {}, {"port": 70_000})
    with pytest.raises(BadOption, match=r"cannot read .*none\.toml: No such file"):
        settings(tmp_path / "none.toml", {})


def test_a_variable_that_is_no_setting_is_told() -> None:
    around = ["GOLDENLANE_PROT", "GOLDENLANE_PORT", "GOLDENLANE_FAST", "GOLDENLANE_CONFIG", "PATH"]
    assert unknown_variables(dict.fromkeys(around, "1")) == ["GOLDENLANE_PROT"]
