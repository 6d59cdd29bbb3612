"""What a server printed: it must never show a traceback."""

from pathlib import Path

_BEGIN = "Traceback (most recent call last):"


def tracebacks(said: Path) -> list[str]:
    """Each kind of traceback once: the error, and the last place that it names."""
    found = []
    lines = said.read_text(encoding="utf-8", errors="replace").splitlines()
    for at, line in enumerate(lines):
        if line.strip() != _BEGIN and not line.endswith(_BEGIN):
            continue
        place = ""
        for below in lines[at + 1 :]:
            inner = below.lstrip(" |+-")
            if inner.startswith("File "):
                place = inner
            elif inner and below[:1] not in (" ", "|", "+"):
                found.append(f"the server printed a traceback: {inner} at {place}")
                break
    return list(dict.fromkeys(found))
