"""`goldenlane admin`: what a host does beside a running server, with SQLite and PostgreSQL."""

import asyncio
import gzip
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import Connection, select
from typer.testing import CliRunner

import goldenlane as gl
from goldenlane.cli import app
from goldenlane.server.store import Store, check
from tests.server import postgres
from tests.server.serving import Browser, Page, Server, sqlite


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["admin", *arguments])
    return result.exit_code, result.stdout, result.stderr


def ask(database: str, *arguments: str) -> Any:
    """The answer of a command, as JSON."""
    code, out, err = run(f"--database={database}", *arguments, "--json")
    assert code == 0, err
    return json.loads(out)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    if postgres.binaries() is None:
        postgres.install()
    folder = postgres.binaries()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres.running(folder) as url:
        yield url


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on either database."""
    if request.param == "sqlite":
        database = sqlite(tmp_path_factory.mktemp("admin"))
    else:
        database = request.getfixturevalue("cluster")
    with Server(database, "--limits=100") as running:
        running.database = database  # type: ignore[attr-defined]
        yield running


def database_of(server: Server) -> str:
    return str(server.database)  # type: ignore[attr-defined]


def waiting(server: Server) -> tuple[str, Browser, Browser, Page]:
    """Ann and Ben at a table that waits for a third."""
    ann, ben = Browser(server), Browser(server)
    code = ann.new("Ann", "", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben")
    page = ben.page(code)
    page.settled(0)
    return code, ann, ben, page


def played(server: Server, moves: int) -> tuple[str, Browser, list[Page]]:
    """A game of Ann and Ben some moves in, or to its end."""
    rng = Random(1)
    ann, ben = Browser(server), Browser(server)
    code = ann.new("Ann", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben")
    pages = [ann.page(code), ben.page(code)]
    for page in pages:
        page.settled(0)
    for _ in range(moves):
        newest = max(page.state["seq"] for page in pages)
        for page in pages:
            page.settled(newest)
        if pages[0].state["over"]:
            break
        mover = next(page for page in pages if page.state["options"])
        mover.act(rng.choice(mover.state["options"])["action"])
    return code, ann, pages


def test_tables_and_people_are_listed_without_secrets(server: Server) -> None:
    code, ann, _, _ = waiting(server)
    found = {table["code"]: table for table in ask(database_of(server), "tables")}[code]
    assert (found["kind"], found["people"], found["bots"], found["lines"]) == ("waiting", 2, 0, 0)
    assert code not in {table["code"] for table in ask(database_of(server), "tables", "over")}
    held = [one for one in ask(database_of(server), "people") if one["code"] == code]
    assert [
        (one["name"], one["seat"], one["state"]) for one in sorted(held, key=lambda one: one["seat"])
    ] == [
        ("Ann", 0, "sits"),
        ("Ben", 1, "sits"),
    ]
    assert [one["name"] for one in held if one["host"]] == ["Ann"]
    [alone] = {one["person"] for one in held if one["name"] == "Ben"}
    assert {one["name"] for one in ask(database_of(server), "people", alone)} == {"Ben"}
    shown = ask(database_of(server), "show", code)
    assert (shown["game"], shown["lines"], [seat["kind"] for seat in shown["seats"]]) == (
        "golem",
        0,
        ["human", "human", "open"],
    )
    said = "".join(
        run(f"--database={database_of(server)}", *command)[1] for command in (["people"], ["show", code])
    )
    assert "Ben" in said
    assert str(ann.secret) not in said
    assert max(len(word) for word in said.split()) < 64  # no whole hash


def test_a_freed_seat_is_seen_by_the_running_server(server: Server) -> None:
    code, _, ben, page = waiting(server)
    assert ask(database_of(server), "free", code, "1") == {"seat": 1, "kind": "open", "level": None}
    page.until(lambda message: "seats" in message and message["seats"][1]["kind"] == "open")
    assert not ben.get(f"/tables/{code}")["seats"][1]["mine"]


@pytest.mark.parametrize(("command", "back"), [("free", True), ("remove", False)])
def test_a_bot_plays_on_for_whoever_was_sent_away(server: Server, command: str, back: bool) -> None:
    code, _, pages = played(server, 4)
    assert ask(database_of(server), command, code, "1")["kind"] == "bot"
    pages[0].until(lambda message: "seats" in message and message["seats"][1]["kind"] == "bot")
    answer = pages[1].browser.http.post(f"/api/tables/{code}/join", json={"name": "Ben"})
    assert answer.is_success is back


def test_a_deleted_table_is_gone_for_its_pages_too(server: Server) -> None:
    code, ann, pages = played(server, 3)
    assert ask(database_of(server), "delete", code, "--yes") == {"deleted": 1}
    gone = pages[0].until(lambda message: message["type"] == "error")
    assert gone["code"] == "no-table"
    assert ann.http.get(f"/api/tables/{code}").status_code == 404
    pages[0].send("act", seq=0, action="x")
    assert pages[0].error()["code"] == "hello-first"


def test_an_exported_game_can_be_taken_up(server: Server, tmp_path: Path) -> None:
    code, _, _ = played(server, 6)
    file = tmp_path / "game.json"
    assert run(f"--database={database_of(server)}", "export", code, str(file))[0] == 0
    assert gl.load(file.read_text(encoding="utf-8")).game.name == "golem"
    assert file.stat().st_mode & 0o077 == 0 or os.name == "nt"
    assert "cannot write" in run(f"--database={database_of(server)}", "export", code, str(file))[2]


def test_every_table_of_a_running_server_is_in_order(server: Server) -> None:
    played(server, 5)
    found = ask(database_of(server), "check")
    assert found["tables"] >= 1
    assert found["problems"] == []


def content(database: str) -> dict[str, Any]:
    """Everything about every table, by code, as a copy spells it; without their numbers."""
    from goldenlane.server.portable import _game, parts
    from goldenlane.server.records import Records, summaries
    from goldenlane.server.schema import metadata

    own = parts(metadata)[0]

    def games(connection: Connection) -> dict[str, Any]:
        return {one.code: _game(connection, own, one.id) for one in summaries(connection)}

    async def read() -> dict[str, Any]:
        async with Records(database) as records:
            found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(await records.run(games)))
            return found

    return asyncio.run(read())


def test_copies_go_from_each_database_to_the_other(cluster: str, server: Server, tmp_path: Path) -> None:
    """A backup beside the running server, taken in by an empty database, played on there, and back."""
    code, ann, pages = played(server, 8)
    for page in pages:
        page.close()
    copy = tmp_path / "copy.jsonl.gz"
    count = ask(database_of(server), "backup", str(copy))["tables"]
    # Bots of other tests may play on: what counts is the moment of the copy.
    copied = [json.loads(line) for line in gzip.decompress(copy.read_bytes()).splitlines()]
    before = {line["table"]["code"]: line for line in copied if "table" in line}
    assert count == len(before)
    assert before[code] == content(database_of(server))[code]
    for target in (sqlite(tmp_path), empty(cluster)):
        assert ask(target, "restore", str(copy)) == {"restored": count, "there": 0}
        assert ask(target, "restore", str(copy)) == {"restored": 0, "there": count}
        assert content(target) == before
        assert contents(target) == contents(database_of(server)) != []
        assert ask(target, "check")["problems"] == []
    with Server(sqlite(tmp_path)) as again:
        page = Browser(again, ann.secret).page(code)
        assert page.settled(8)["seat"] == 0
        assert Browser(again, ann.secret).new("Ann", "*")["code"] != code  # new numbers do not clash


def contents(database: str) -> list[str]:
    """The digests of the contents that a database keeps."""
    from goldenlane.server.records import Records
    from goldenlane.server.schema import contents as kept

    async def read() -> list[str]:
        async with Records(database) as records:
            return await records.run(lambda connection: sorted(connection.scalars(select(kept.c.digest))))

    return asyncio.run(read())


def empty(cluster: str) -> str:
    """A new database in the cluster."""
    name = f"copy_{token_hex(4)}"

    async def make() -> None:
        connection = await asyncpg.connect(cluster)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    asyncio.run(make())
    return cluster.rpartition("/")[0] + f"/{name}"


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store without a server, with a game that is over, one that waits, and one in between."""
    folder = tmp_path_factory.mktemp("stored")
    with Server(sqlite(folder), "--limits=100") as running:
        played(running, 10_000)
        waiting(running)
        played(running, 5)
    ask(sqlite(folder), "backup", str(folder / "whole.db"))
    return folder / "whole.db"


@pytest.fixture
def still(stored: Path, tmp_path: Path) -> str:
    """A copy of it."""
    shutil.copy(stored, tmp_path / "tables.db")
    return sqlite(tmp_path)


def rows(database: str, statement: str, *values: object) -> list[Any]:
    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    try:
        with connection:
            return connection.execute(statement, values).fetchall()
    finally:
        connection.close()


def test_a_copy_of_sqlite_is_a_file_of_sqlite(still: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert ask(still, "backup", str(copy))["tables"] == 3
    assert content(f"sqlite:///{copy}") == content(still)
    code, _, err = run(f"--database={still}", "backup", str(copy))
    assert (code, err.count("\n")) == (2, 1)
    assert "is there already" in err
    assert "ends in .db" in run(f"--database={still}", "backup", str(tmp_path / "copy.zip"))[2]


def test_copies_of_an_older_revision_are_brought_up_to_date(still: str, tmp_path: Path) -> None:
    """As a copy of the first revision would be: columns that came later get their defaults."""
    copy, old = tmp_path / "copy.jsonl.gz", tmp_path / "old.jsonl.gz"
    ask(still, "backup", str(copy))
    lines = [json.loads(line) for line in gzip.decompress(copy.read_bytes()).splitlines()]
    lines[0]["revision"] = "0001"
    kept = [lines[0]]
    for line in lines[1:]:
        if "table" in line:
            for column in ("agreed", "origin", "host"):
                line["table"].pop(column, None)
            line["parts"] = {name: line["parts"][name] for name in ("seats", "log")}
            for seat in line["parts"]["seats"]:
                seat.pop("former", None)
        if "shared" not in line:
            kept.append(line)
    with gzip.open(old, "wt") as out:
        out.writelines(json.dumps(line) + "\n" for line in kept)
    target = f"sqlite:///{tmp_path / 'target.db'}"
    assert ask(target, "restore", str(old))["restored"] == 3
    assert ask(target, "check")["problems"] == []


@pytest.mark.parametrize("harm", ["cut", "text", "newer", "half", "none"])
def test_a_damaged_copy_is_refused_in_one_line_and_changes_nothing(
    still: str, tmp_path: Path, harm: str
) -> None:
    copy = tmp_path / "copy.jsonl.gz"
    ask(still, "backup", str(copy))
    whole = copy.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    match harm:
        case "cut":
            copy.write_bytes(whole[: len(whole) // 2])
        case "text":
            copy.write_bytes(b"no copy at all")
        case "newer":
            lines[0] = lines[0].replace(b'"revision":"', b'"revision":"9')
            copy.write_bytes(gzip.compress(b"".join(lines)))
        case "half":
            copy.write_bytes(gzip.compress(b"".join(lines[:-2])))
        case "none":
            copy.unlink()
    target = f"sqlite:///{tmp_path / 'target.db'}"
    check(Store(target))
    code, out, err = run(f"--database={target}", "restore", str(copy))
    assert (code, out, err.count("\n")) == (2, "", 1), err
    assert ask(target, "tables") == []


def test_old_games_go_to_the_archive_and_come_back(still: str, tmp_path: Path) -> None:
    before = content(still)
    assert rows(still, "SELECT count(*) FROM contents") == [(1,)]
    folder = str(tmp_path / "archive")
    days = ["archive", "--days=30", "--waiting-days=10", f"--folder={folder}"]
    assert ask(still, *days) == {"archived": 0, "files": [], "deleted": 0}
    rows(still, "UPDATE log SET at = at - 31 * 86400")
    rows(still, "UPDATE tables SET created = created - 31 * 86400")
    counted = ask(still, *days, "--dry-run")
    assert (counted["archived"], counted["deleted"], len(content(still))) == (1, 1, 3)
    done = ask(still, *days)
    assert (done["archived"], done["deleted"], len(done["files"])) == (1, 1, 1)
    [left] = content(still)
    rows(still, "DELETE FROM contents")  # the archive brings what its games were begun with
    assert ask(still, "tables")[0]["kind"] == "playing"
    assert ask(still, "restore", done["files"][0]) == {"restored": 1, "there": 0}
    over = next(code for code in content(still) if code != left)
    again = content(still)[over]["parts"]
    assert [line["entry"] for line in again["log"]] == [
        line["entry"] for line in before[over]["parts"]["log"]
    ]
    for part in ("snapshots", "cards", "seats"):
        assert again[part]
        assert again[part] == before[over]["parts"][part]
    assert rows(still, "SELECT count(*) FROM contents") == [(1,)]


def test_a_server_archives_by_itself(still: str, tmp_path: Path) -> None:
    rows(still, "UPDATE log SET at = at - 31 * 86400")
    rows(still, "UPDATE tables SET created = created - 31 * 86400")
    config = tmp_path / "goldenlane.toml"
    config.write_text(
        f'archive-after-days = 30\ndelete-waiting-after-days = 30\narchive-folder = "{tmp_path / "old"}"\n'
    )
    with Server(still, f"--config={config}"):
        end = time.monotonic() + 90
        while len(rows(still, "SELECT id FROM tables")) > 1 and time.monotonic() < end:
            time.sleep(0.1)
    assert len(list((tmp_path / "old").iterdir())) == 1
    assert [table["kind"] for table in ask(still, "tables")] == ["playing"]


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("DELETE FROM log WHERE seq = 2", "lines of the log are missing"),
        ("UPDATE log SET entry = '0 nonsense' WHERE seq = 1", "cannot be opened"),
        ("UPDATE tables SET over = 0", "that is not noted"),
        ("DELETE FROM seats", "has no seats"),
        ("INSERT INTO log VALUES (999, 1, 'x', 1)", "rows of log belong to no table"),
    ],
)
def test_what_is_wrong_is_found(still: str, harm: str, said: str) -> None:
    rows(still, harm)
    code, out, _ = run(f"--database={still}", "check")
    assert code == 1
    assert said in out
    assert json.loads(run(f"--database={still}", "check", "--json")[1])["problems"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show", "AAAAAA"), "there is no table 'AAAAAA'"),
        (("delete", "AAAAAA", "--yes"), "there is no table"),
        (("free", "AAAAAA", "0"), "there is no table"),
        (("tables", "lost"), "not 'lost'"),
        (("archive",), "nothing is old"),
        (("archive", "--days=0"), "at least one day"),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    check(Store(sqlite(tmp_path)))
    code, out, err = run(f"--database={sqlite(tmp_path)}", *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert said in err


def test_no_database_is_made_by_looking(tmp_path: Path) -> None:
    code, _, err = run(f"--database={sqlite(tmp_path)}", "tables")
    assert code == 2
    assert "there is no database" in err
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    check(Store(sqlite(tmp_path)))
    rows(sqlite(tmp_path), "UPDATE alembic_version SET version_num = '0001'")
    code, _, err = run(f"--database={sqlite(tmp_path)}", "tables")
    assert code == 2
    assert "has the revision 0001" in err
    assert rows(sqlite(tmp_path), "SELECT version_num FROM alembic_version") == [("0001",)]


def test_settings_are_shown_without_secrets(tmp_path: Path) -> None:
    config = tmp_path / "goldenlane.toml"
    config.write_text(
        'database = "postgresql://lane:secret@db/lane"\nmetrics-token = "abcdefghijklmnop"\nlimits = 2.0\n'
    )
    for command in ("settings", "limits"):
        code, out, _ = run(f"--config={config}", command)
        assert code == 0
        assert "secret" not in out
        assert "abcdef" not in out
    assert json.loads(run(f"--config={config}", "limits", "--json")[1])["requests-per-minute"] == 1200
    example = run("settings", "--example")[1]
    config.write_text(example)
    assert run(f"--config={config}", "settings")[0] == 0
