"""A code out of what was typed or pasted: the letters alone, a link, or a sentence with the code in it."""

import re
from unicodedata import category

from goldenlane.reader.codes import BASE, EXPANSION, LOOKALIKES, BadCode, normal, secret_of
from goldenlane.reader.original import original_of

_LINK = re.compile(r"#([^#/?&\s]+)[^#]*\Z")
_SHOWN = 24


def _bare(text: str) -> str:
    """Letters and digits, in capitals; everything else is only around them."""
    return "".join(sign for sign in text.upper() if category(sign)[0] in "LN").translate(LOOKALIKES)


def _words(text: str) -> list[str]:
    """Words; letters that stand alone next to each other are one."""
    found, alone = [], ""
    for word in map(_bare, text.split()):
        if len(word) == 1:
            alone += word
        elif word:
            found += [alone, word]
            alone = ""
    return [*found, alone]


def _in_use(word: str) -> bool:
    try:
        secret_of(word)
    except BadCode:
        return False
    return True


def typed_code(text: str) -> str:
    """The code as it is written; BadCode if there is none or more than one. Nothing is ever cut off."""
    link = _LINK.search(text)
    linked = link[1] if link else text
    original = original_of(linked)
    if original:
        return original
    letters = _bare(linked)
    if len(letters) <= EXPANSION:
        code = normal(letters)
        secret_of(code)
        return code
    codes = {word for word in _words(linked) if len(word) in (BASE, EXPANSION) and _in_use(word)}
    if len(codes) != 1:
        raise BadCode("length", text, letters[:_SHOWN])
    return codes.pop()
