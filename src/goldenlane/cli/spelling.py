"""Names as people type them: small letters, without accents, hyphens and quotation marks."""

import re
import unicodedata

_ALIKE = str.maketrans({"ł": "l", "ґ": "г"})
_DROPPED = re.compile("['’„”“«»\"]")


def folded(text: str) -> str:
    """What is left of a name: "Kufer wiedźmy" and "kufer wiedzmy" are the same."""
    plain = unicodedata.normalize("NFKD", _DROPPED.sub("", text.lower()).translate(_ALIKE))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.replace("-", " ").split())
