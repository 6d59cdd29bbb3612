"""Hostile requests and messages by the hundred thousand: none answered by a failure, none with any effect."""

import asyncio
import json
import os
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from bench.players import HOST
from bench.server_load import Server
from campaigns.apart import Apart, Ending
from campaigns.campaign import Run
from campaigns.honest import Honest, percentile
from campaigns.junk import Victim, message, request, wild
from campaigns.printed import tracebacks
from campaigns.raw import Raw, any_address
from campaigns.visitors import Visitor

AT_ONCE = 16
PER_CONNECTION = 40
"""Fewer than a socket may have refused in a row before it is closed."""
SOCKETS = 0.25
"""Share of the connections that are sockets."""
WILD = 0.2
"""Share of the sockets whose last message is one that closes them: no text, or far too long."""
PLAYED = 12
"""Actions of a victim before the others come."""
NICE = 10
"""Those who mean harm leave the cores to the others: elsewhere they would have their own."""
GIVE_UP_S = 3600.0
Found = tuple[Counter[str], list[str]]


async def _over_http(port: int, victim: Victim, rng: Random, answers: Counter[str], faults: list[str]) -> int:
    raw = await Raw.open(port, any_address(rng))
    try:
        for sent in range(1, PER_CONNECTION + 1):
            hostile = request(victim, rng)
            status, body = await raw.ask(hostile.written(port), bodyless=hostile.method == "HEAD")
            answers[f"HTTP {status}"] += 1
            if status == 500 or b'"failed"' in body:
                faults.append(f"{status} for {hostile.method} {hostile.path} {hostile.body[:300]!r}")
            if not raw.usable or status == 413:  # of what is too large, the rest is not read
                return sent
        return PER_CONNECTION
    finally:
        raw.close()


async def _over_socket(
    port: int, victim: Victim, secret: str | None, rng: Random, answers: Counter[str], faults: list[str]
) -> int:
    headers = {"Cookie": f"goldenlane={secret}"} if secret else {}
    sent: list[bytes] = []
    async with connect(
        f"ws://{HOST}:{port}/api/socket",
        additional_headers=headers,
        local_addr=(any_address(rng), 0),
        ping_interval=None,
        close_timeout=1,
        max_size=None,
        compression=None,
    ) as socket:
        with suppress(ConnectionClosed):
            if rng.random() < 0.8:
                await socket.send(json.dumps({"type": "hello", "table": victim.code}))
            for _ in range(PER_CONNECTION):
                sent.append(message(victim, rng))
                await socket.send(sent[-1].decode(errors="replace"))
            if rng.random() < WILD:
                sent.append(wild(victim, rng))
                await socket.send(sent[-1], text=rng.random() < 0.5)
        await _read(socket, sent, rng, answers, faults)
    return len(sent)


async def _read(
    socket: ClientConnection, sent: list[bytes], rng: Random, answers: Counter[str], faults: list[str]
) -> None:
    """All that the server says to what was sent; it has said all when it has refused the last word."""
    last = f"end{rng.randrange(10**9)}"
    with suppress(ConnectionClosed, TimeoutError):
        await socket.send(json.dumps({"type": last}))
        async with asyncio.timeout(60):
            while True:
                answer: dict[str, Any] = json.loads(await socket.recv())
                answers[f"socket {answer.get('code', answer['type'])}"] += 1
                if answer.get("code") == "failed":
                    faults.append(f"a socket failed after {[data[:200] for data in sent[-5:]]!r}")
                if last in str(answer.get("detail", "")):
                    return
    answers["socket closed"] += 1


async def _attack(
    ending: Ending, port: int, victims: list[Victim], secret: str, seed: int, share: int
) -> Found:
    answers: Counter[str] = Counter()
    faults: list[str] = []
    numbers = iter(range(10**9))
    left = share

    async def one() -> None:
        nonlocal left
        while left > 0 and not ending.is_set():
            rng = Random(f"{seed} {next(numbers)}")
            victim = rng.choice(victims)
            try:
                if rng.random() < SOCKETS:
                    own = secret if rng.random() < 0.5 else None
                    done = await _over_socket(port, victim, own, rng, answers, faults)
                else:
                    done = await _over_http(port, victim, rng, answers, faults)
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError) as error:
                answers[f"no connection: {type(error).__name__}"] += 1
                await asyncio.sleep(0.05)
                continue
            left -= done
            ending.advance(done)

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return answers, faults


def attack(ending: Ending, port: int, victims: list[Victim], secret: str, seed: int, share: int) -> Found:
    return asyncio.run(_attack(ending, port, victims, secret, seed, share))


class Victims:
    """Tables in mid-game, one of whose seats a hostile guest holds who is not to act."""

    def __init__(self, port: int, rng: Random) -> None:
        self._port = port
        self._rng = rng
        self.targets: list[Victim] = []
        self._owners: list[str] = []
        self.guest = ""

    async def open(self) -> None:
        async with Visitor(self._port) as guest:
            for game, options in (("golem", {"setup": "intro"}), ("alchemists", {}), ("golem", {})):
                async with Visitor(self._port) as owner:
                    await self._table(owner, guest, game, options)
            self.guest = str(guest.secret)

    async def _table(self, owner: Visitor, guest: Visitor, game: str, options: dict[str, Any]) -> None:
        """The owner has all seats but one; the guest acts once at most, and then waits."""
        hot = await owner.new(game, "Ann", "Ben", options=options)
        code = await owner.new(game, "Cid", "", options=options)
        await guest.post(f"/tables/{code}/join", name="Eve")
        said: list[str] = []
        for table in (hot, code):
            page = await owner.page(table)
            for _ in range(PLAYED):
                if not page.state["options"]:
                    break
                action = self._rng.choice(page.state["options"])["action"]
                for kind in ("act", "preview"):
                    said.append(json.dumps({"type": kind, "seq": page.state["seq"], "action": action}))
                await page.act(action)
        said += [json.dumps({"type": "undo", "seq": 1}), json.dumps({"type": "ask", "seq": 1})]
        said += [json.dumps({"type": "look", "seat": 0}), json.dumps({"type": "lang", "lang": "uk"})]
        said += [json.dumps({"type": "hello", "table": code, "seat": 0, "last_seq": 1})]
        save = await owner.file(hot)
        self.targets += [Victim(hot, tuple(said), save)]
        self._owners.append(str(owner.secret))

    async def picture(self) -> list[Any]:
        """All that the owners can know of their tables."""
        found: list[Any] = []
        for target, secret in zip(self.targets, self._owners, strict=True):
            async with Visitor(self._port, secret=secret) as owner:
                seats = (await owner.get(f"/tables/{target.code}"))["seats"]
                found.append([[seat["kind"], seat["name"], seat["mine"]] for seat in seats])
                found.append(await owner.file(target.code))
        return found


def hostile(run: Run) -> None:
    """An honest player acts throughout; the victims' tables must be what they were."""
    said = run.folder / "said.txt"
    server = Server(run.folder, "--limits=1", f"--reports={run.folder / 'reports'}", said=said)
    victims = Victims(server.port, run.rng)
    asyncio.run(victims.open())
    before = asyncio.run(victims.picture())
    honest = Honest(server.port, run.seed)
    senders = max(1, (os.cpu_count() or 1) // 2)
    share = -(-run.size // senders)
    parts = [
        Apart(attack, server.port, victims.targets, victims.guest, run.seed + number, share, nice=NICE)
        for number in range(senders)
    ]
    try:
        _watch(run, parts)
        found = [part.end() for part in parts]
        waits, faults = honest.end()
        after = asyncio.run(victims.picture())
    finally:
        for part in parts:
            part.stop()
        honest.stop()
        server.stop()
    if before != after:
        run.fault("a table of somebody else was changed")
    for fault in (*faults, *(fault for _, faults in found for fault in faults), *tracebacks(said)):
        run.fault(fault)
    for report in (run.folder / "reports").glob("*"):
        run.fault(f"the server reported a fault: {report.read_text(errors='replace')[:500]}")
    _tell(run, sum((answers for answers, _ in found), Counter()), [wait for _, wait in waits])


def _watch(run: Run, parts: list[Apart]) -> None:
    end = time.monotonic() + GIVE_UP_S
    while run.done < run.size and any(part.lives for part in parts) and time.monotonic() < end:
        time.sleep(0.2)
        run.advance(min(run.size, sum(part.done for part in parts)) - run.done)


def _tell(run: Run, answers: Counter[str], waits: list[float]) -> None:
    run.figure("hostile requests and messages", run.done)
    run.figure("answers of 500", answers["HTTP 500"] + answers["socket failed"], at_most=0)
    refused = sum(count for kind, count in answers.items() if kind.startswith("HTTP 4"))
    run.figure("refused with another status", refused)
    run.figure("refused over a socket", sum(n for kind, n in answers.items() if kind.startswith("socket ")))
    run.figure("connections closed without an answer", answers["HTTP 0"] + answers["socket closed"])
    run.figure("tables of others that were changed, and other faults", run.fault_count, at_most=0)
    run.figure("actions of the honest player meanwhile", len(waits))
    run.figure("acknowledged after, median", percentile(waits, 50), "ms")
    run.figure("acknowledged after, 99th percentile", percentile(waits, 99), "ms", at_most=100)
