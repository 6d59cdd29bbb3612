"""What a server printed: none of its own code may end in a traceback."""

from pathlib import Path

_BEGIN = "Traceback (most recent call last):"
_OURS = "/goldenlane/"


def tracebacks(said: Path) -> list[str]:
    """Each kind of traceback in which our code has a part, once: the error, and the last place of ours.

    What the web server prints by itself about a connection that it closes (bytes that are no text, half a
    request) is not among them.
    """
    found = []
    lines = said.read_text(encoding="utf-8", errors="replace").splitlines()
    for at, line in enumerate(lines):
        if not line.endswith(_BEGIN):
            continue
        place = ""
        for below in lines[at + 1 :]:
            inner = below.lstrip(" |+-")
            if inner.startswith("File ") and _OURS in inner:
                place = inner
            elif inner and below[:1] not in (" ", "|", "+"):
                if place:
                    found.append(f"the server printed a traceback: {inner.partition(':')[0]} at {place}")
                break
    return list(dict.fromkeys(found))
