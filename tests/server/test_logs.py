"""The log tells the host what went wrong, and nothing about who plays or what they hold."""

import hashlib
import json
import logging
import sqlite3
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.exc import IntegrityError

from goldenlane.server.logs import FIELDS, Json, Plain, places
from tests.server.serving import Browser, Server, sqlite

FORMS: list[logging.Formatter] = [Json(), Plain()]


def record(error: BaseException | None = None, **fields: object) -> logging.LogRecord:
    made = logging.LogRecord("goldenlane.x", logging.ERROR, "/x.py", 1, "it failed: %s", ("here",), None)
    made.exc_info = None if error is None else (type(error), error, error.__traceback__)
    if fields:
        setattr(made, FIELDS, fields)
    return made


def failed() -> BaseException:
    """An error that says something secret, caused by another one that does."""
    try:
        try:
            raise sqlite3.IntegrityError("secret card")
        except sqlite3.IntegrityError as error:
            raise ValueError("Anastasia") from error
    except ValueError as error:
        return error


@pytest.mark.parametrize("form", FORMS)
def test_an_error_is_told_by_its_kind_and_place(form: logging.Formatter) -> None:
    said = form.format(record(failed()))
    assert "it failed: here" in said
    assert "ValueError" in said
    assert "IntegrityError" in said
    assert "tests/server/test_logs.py" in said.replace("\\", "/") or "server/test_logs.py" in said
    assert "secret card" not in said
    assert "Anastasia" not in said
    assert str(Path(__file__).parent.parent.parent) not in said  # nor where the program lies


def test_a_line_of_json_is_one_object() -> None:
    line = json.loads(Json().format(record(status=200)))
    assert line["level"] == "error"
    assert line["status"] == 200
    assert line["time"].endswith("Z")
    assert "\n" not in Json().format(record(failed()))


def test_places_are_bounded() -> None:
    def deep(left: int) -> None:
        if not left:
            raise RecursionError
        deep(left - 1)

    with pytest.raises(RecursionError) as caught:
        deep(200)
    assert len(places(caught.value)) <= 30


def play_and_provoke(server: Server) -> tuple[str, list[str]]:
    """A game of two people to its end, with everything refused that can be; its code, and what is hidden."""
    ann, ben = Browser(server), Browser(server)
    code = ann.new("Anastasia", "")["code"]
    ben.post(f"/tables/{code}/join", name="Bonifacy")
    pages = [ann.page(code), ben.page(code)]
    for page in pages:
        page.settled(0)
        page.raw("{not json Anastasia")
        page.send("act", seq=0, action="nonsense Bonifacy")
        page.send("act", seq=99, action="nonsense")
        page.send("hello", table="ACDEFG")
    ann.http.get("/api/tables/ACDEFG")
    ann.http.post("/api/new", content=b"[" * 5000, headers={"Content-Type": "application/json"})
    ann.http.post("/api/import", json={"file": "{}", "seats": []})
    rng = Random(1)
    pages = [ann.page(code), ben.page(code)]
    pages[0].settled(0)
    while not pages[0].state["over"]:
        newest = max(page.state["seq"] if page.state else 0 for page in pages)
        for page in pages:
            page.settled(newest)
        if not pages[0].state["over"]:
            mover = next(page for page in pages if page.state["options"])
            mover.act(rng.choice(mover.state["options"])["action"])
    secrets = [str(ann.secret), str(ben.secret)]
    hashes = [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets]
    return code, [*secrets, *hashes, *(one[:12] for one in hashes), "Anastasia", "Bonifacy", "127.0.0.1"]


def test_the_log_of_a_played_game_names_nobody(folder: Path) -> None:
    config = folder / "goldenlane.toml"
    config.write_text(
        'log = "json"\naccess-log = true\nlimits = 1000.0\npublic-url = "http://table.example"\n'
    )
    server = Server(sqlite(folder), f"--config={config}")
    code, hidden = play_and_provoke(server)
    with sqlite3.connect(folder / "tables.db") as other:  # the store fails in the middle of everything
        other.execute("DROP TABLE seats")
    other.close()
    Browser(server).http.post(f"/api/tables/{code}/join", json={"name": "Anastasia"})
    said = server.stop()
    lines = [json.loads(line) for line in said.splitlines()]
    assert any(line["message"] == "request" and line["route"] == "/api/tables/{code}" for line in lines)
    assert any(line["level"] == "error" and line["error"] for line in lines)
    for secret in [code, *hidden]:
        assert secret not in said, secret


def test_errors_of_the_database_hide_their_values(folder: Path) -> None:
    from sqlalchemy import text

    from goldenlane.server.database import Sqlite, driver_url

    base = Sqlite(driver_url(sqlite(folder)))
    base._run(lambda connection: connection.execute(text("CREATE TABLE x (name TEXT PRIMARY KEY)")))
    insert = text("INSERT INTO x VALUES (:name)")
    base._run(lambda connection: connection.execute(insert, {"name": "Anastasia"}))
    with pytest.raises(IntegrityError) as caught:
        base._run(lambda connection: connection.execute(insert, {"name": "Anastasia"}))
    assert "Anastasia" not in str(caught.value)
    base._engine.dispose()
