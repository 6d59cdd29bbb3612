"""The parts of the campaigns see what they are made to see."""

import asyncio
import json
from pathlib import Path
from random import Random

import goldenlane as gl
from bench.players import HOST
from campaigns.between import Between
from campaigns.disk import Disk
from campaigns.junk import Victim, message, request
from campaigns.ledger import as_sent
from campaigns.printed import tracebacks
from campaigns.stored import code_of
from campaigns.truth import Truth
from campaigns.visitors import Message
from campaigns.worlds import pairs, seen
from goldenlane.kernel.match import Match
from goldenlane.server.identity import proper_code
from goldenlane.server.render import details
from tests.playing import play_on


def sent(match: Match, seat: int | None) -> Message:
    """A state as the server sends it to a seat, as far as the truth looks at it."""
    options = [] if seat is None else [{"action": str(action)} for action in match.legal(seat)]
    told: Message = as_sent(
        {
            "seq": 1,
            "view": match.view(seat),
            "options": options,
            "events": [{**event, "args": details(match.game, event)} for event in match.events_for(seat)],
            "events_from": 0,
        }
    )
    return told


def test_the_truth_knows_what_each_seat_may_be_sent() -> None:
    match = gl.new("alchemists", players=2, seed=3)
    states: dict[int | None, list[Message]] = {0: [], 1: [], None: []}
    for at, now in enumerate(play_on(match, Random(3))):
        if at % 7 == 0:
            for seat, got in states.items():
                got.append(sent(now, seat))
    truth = Truth(match.save())
    assert {seat: truth.unfounded(seat, got) for seat, got in states.items()} == {0: [], 1: [], None: []}
    assert len(truth.unfounded(0, states[1])) > len(states[1]) // 2
    assert len(truth.unfounded(None, states[0])) > len(states[0]) // 2
    assert truth.unfounded(0, states[0][::-1]) != []


def test_the_truth_knows_what_was_drawn_in_secret() -> None:
    match = gl.new("golem", players=2, seed=1)
    goals = [text for _, text in match.log if text.startswith("goals ")]
    truth = Truth(match.save())
    for seat in (0, 1):
        hidden = truth.secrets(seat)
        assert goals[1 - seat].encode() in hidden
    shown = json.dumps(match.view(0), separators=(",", ":")).encode()
    assert not any(secret in shown for secret in truth.secrets(0))


def test_two_worlds_differ_and_look_the_same() -> None:
    compared = differ = 0
    for seed in range(3):
        for one, other in pairs("alchemists", 0, Random(seed), players=3):
            compared += 1
            assert one.log != other.log
            assert seen(one, 0) == seen(other, 0)
            differ += any(seen(one, seat) != seen(other, seat) for seat in (1, 2))
    assert compared > 5
    assert differ > 5


def test_only_tracebacks_of_ours_are_told(tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    place = '  File "/uvicorn/x.py", line 1\n    x\n'
    theirs = f"ERROR: no\nTraceback (most recent call last):\n{place}ValueError: 1\n"
    said.write_text(theirs)
    assert tracebacks(said) == []
    said.write_text(theirs + theirs.replace("uvicorn", "src/goldenlane/server"))
    assert [line.split(" at ")[0] for line in tracebacks(said)] == [
        "the server printed a traceback: ValueError"
    ]


def test_hostile_messages_follow_from_the_seed() -> None:
    save = gl.new("golem", players=2, seed=1).save()
    victim = Victim("AAAAAA", ('{"type":"act","seq":0,"action":"work"}', '{"type":"undo","seq":1}'), save)
    made = [
        [(request(victim, rng), message(victim, rng)) for _ in range(300)] for rng in (Random(1), Random(1))
    ]
    assert made[0] == made[1]
    assert len({bytes(said) for _, said in made[0]}) > 150
    assert {asked.method for asked, _ in made[0]} > {"GET", "POST"}
    assert any(said == victim.said[0].encode() for _, said in made[0])
    for asked, _ in made[0]:
        assert asked.written(80).startswith(asked.method.encode())


def test_numbers_become_codes() -> None:
    codes = {code_of(7_919 * number) for number in range(20_000)}
    assert len(codes) == 20_000
    assert all(proper_code(code) == code for code in codes)


def test_a_disk_is_filled_and_emptied(tmp_path: Path) -> None:
    """Only what the disk does with its file: the folder here is no small one."""
    disk = Disk(tmp_path)
    (tmp_path / "ballast").write_bytes(b"x")
    disk.empty()
    disk.empty()
    assert list(tmp_path.iterdir()) == []


async def _talk() -> list[bytes]:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    server = await asyncio.start_server(echo, HOST, 0)
    between = Between(server.sockets[0].getsockname()[1])
    await between.open()
    heard = []
    reader, writer = await asyncio.open_connection(HOST, between.port)
    writer.write(b"listen x;")
    heard.append(await reader.readexactly(9))
    between.hold()
    writer.write(b"held")
    held = asyncio.create_task(reader.readexactly(4))
    await asyncio.sleep(0)
    assert not held.done()
    between.release()
    heard.append(await held)
    assert between.silence() == 1
    writer.write(b"lost")
    other, second = await asyncio.open_connection(HOST, between.port)
    second.write(b"new")
    heard.append(await other.readexactly(3))
    heard.append(bytes(reader._buffer))  # type: ignore[attr-defined]
    writer.close()
    second.close()
    await between.close()
    server.close()
    return heard


def test_a_wire_holds_and_falls_silent() -> None:
    assert asyncio.run(_talk()) == [b"listen x;", b"held", b"new", b""]
