"""Hostile requests and messages: made from valid ones, or of nothing at all."""

import json
from random import Random
from typing import Any, NamedTuple

from campaigns.raw import Request
from tests import fuzz

LARGE = 20_000
"""Bytes of a message; larger ones take long to send, and are rare."""
RARE = 0.002
LONGEST = 4_000
"""Of a message over a socket; a longer one closes it."""
WRONG = (
    "../../etc/passwd", "%00", "AAAAAA", "aaaaaa", "' OR 1=1 --", "\u202e", "..%2f..%2f", "{code}", "0", "-1",
    "99999999999999999999", "é" * 40, "A" * 3000, "null", "%", "?", "//", "\\", "%2e%2e/",
)  # fmt: skip
HEADERS = (
    ("Cookie", "goldenlane=" + "x" * 43),
    ("Cookie", "goldenlane=" + "é" * 43),
    ("Cookie", "goldenlane=;;=;\x01"),
    ("Origin", "https://evil.example"),
    ("Host", "evil.example"),
    ("Accept-Language", "x" * 5000),
    ("Accept-Language", "\x7f, pl;q=x"),
    ("X-Forwarded-For", "1.2.3.4, \n"),
    ("Content-Encoding", "gzip"),
    ("Transfer-Encoding", "chunked"),
    ("Content-Length", "-5"),
    ("If-None-Match", '"' * 99),
    ("Range", "bytes=5-1"),
)


class Victim(NamedTuple):
    """A table that hostile messages aim at: its code, what its owner said there, and its save."""

    code: str
    said: tuple[str, ...]
    save: str


def deep(rng: Random) -> bytes:
    """List in list in list."""
    levels = rng.choice((100, 1_000, 4_000)) if rng.random() > RARE else 200_000
    return rng.choice((b"[", b'{"a":', b'{"type":['))[:9] * levels


def spoiled(text: str, rng: Random) -> bytes:
    """A valid message in which something is wrong."""
    kind = rng.random()
    if kind < 0.6:
        return json.dumps(fuzz.changed(json.loads(text), rng)).encode(errors="surrogatepass")
    if kind < 0.8:
        data = fuzz.damaged_bytes(text, rng)
        return data if len(data) < LARGE or rng.random() < RARE else data[: rng.randrange(LARGE)]
    if kind < 0.9:
        return rng.randbytes(rng.randrange(200))
    return deep(rng) if kind < 0.93 else json.dumps(fuzz.value(rng)).encode(errors="surrogatepass")


def _valid_posts(victim: Victim) -> tuple[tuple[str, dict[str, Any]], ...]:
    code = victim.code
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}]
    return (
        ("/api/new", {"game": "golem", "seats": seats, "options": {"setup": "intro"}, "lang": "pl"}),
        ("/api/new", {"game": "alchemists", "seats": seats, "options": {"variant": "master", "modules": []}}),
        ("/api/import", {"file": victim.save, "seats": seats, "open": False}),
        (f"/api/tables/{code}/fork", {"at": 3, "seats": seats}),
        (f"/api/tables/{code}/join", {"name": "Eve", "seat": 0}),
        (f"/api/tables/{code}/leave", {"seat": 0}),
        (f"/api/tables/{code}/remove", {"seat": 0}),
        (f"/api/tables/{code}/rematch", {}),
        (f"/api/tables/{code}/review", {}),
    )


def _paths(victim: Victim) -> tuple[str, ...]:
    code = victim.code
    return (
        "/api/tables", "/api/offer", "/", f"/t/{code}", "/reader/", "/api/content/golem/en",
        f"/api/tables/{code}",
        f"/api/tables/{code}/file", f"/api/tables/{code}/replay", f"/api/tables/{code}/replay/3",
        f"/api/tables/{code}/review", f"/api/tables/{code}/content/uk", f"/api/tables/{code}/qr.svg",
        "/api/games/golem/page.js",
    )  # fmt: skip


def request(victim: Victim, rng: Random) -> Request:
    """A request that is wrong in its path, its body or its headers, or that aims at what others own."""
    headers = tuple(rng.sample(HEADERS, rng.randrange(3))) if rng.random() < 0.3 else ()
    if rng.random() < 0.5:
        path, body = rng.choice(_valid_posts(victim))
        data = spoiled(json.dumps(body), rng)
        return Request(rng.choice(("POST",) * 8 + ("PUT", "GET")), path, data, headers)
    path = rng.choice(_paths(victim))
    if rng.random() < 0.5:
        parts = path.split("/")
        parts[rng.randrange(len(parts))] = rng.choice(WRONG)
        path = "/".join(parts)
    shown = path.replace(" ", "%20").encode("ascii", "replace").decode().replace("\n", "")
    return Request(
        rng.choice(("GET",) * 8 + ("DELETE", "HEAD", "OPTIONS", "BREW")), shown or "/", b"", headers
    )


def message(victim: Victim, rng: Random) -> bytes:
    """A message over a socket: what the owner said, said again; and the same spoiled, for any seat."""
    said = rng.choice(victim.said)
    if rng.random() < 0.15:
        return said.encode()
    if rng.random() < 0.3:
        return json.dumps({**json.loads(said), "seat": rng.randrange(8)}).encode()
    return spoiled(said, rng)[:LONGEST]


def wild(victim: Victim, rng: Random) -> bytes:
    """Bytes that are no text, or more than a message may have."""
    return rng.choice((rng.randbytes(rng.randrange(1, 500)), deep(rng), victim.save.encode() * 3))
