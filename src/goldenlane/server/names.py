"""Names of people: what everybody at a table can read and tell apart."""

import unicodedata

from goldenlane.server.errors import Refused

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""
_LETTERS = str.maketrans(
    "авеікмнорстухьѕјԁһӏԛԝαβεικνορτυχ015",
    "abeikmhopctyxbsjdhlqwabeikvoptuxols",
)
"""Letters of other alphabets, and digits, by the Latin letter that they look like."""


def proper_name(name: str) -> str:
    """A name as it is shown: composed, without invisible characters, with single spaces.

    Control characters and those that turn the direction of writing are left out: they could make a name, or
    what is written after it, look like something else. Refused if nothing is left.
    """
    plain = unicodedata.normalize("NFC", name)
    shown = "".join(
        " " if letter.isspace() or letter in _BLANKS else letter
        for letter in plain
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    proper = " ".join(shown.split())
    if not proper or all(unicodedata.category(letter)[0] in "MZ" for letter in proper):
        raise Refused("bad-name")
    return proper


def looks_like(name: str) -> str:
    """The same for all names that are easily taken for one another."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_LETTERS)
    return "".join(plain.split()).replace("i", "l")
