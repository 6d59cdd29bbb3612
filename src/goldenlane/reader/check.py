"""The check of a code: three symbols, the same everywhere, so that a slip is seen before a question."""

from goldenlane.reader.codes import LETTERS, hashed
from goldenlane.reader.original import ORIGINAL, letters_of

CHECK_SYMBOLS = (
    *("moon", "sun", "tower", "clover", "leaf", "eye", "bulb", "book"),
    *("coin", "trophy", "flame", "periscope", "gavel", "golem", "flask", "finger"),
)


def check_of(code: str) -> tuple[str, str, str]:
    """Of the letters alone, as they are written: it says nothing about the secret."""
    original = code.startswith(ORIGINAL)
    digits = letters_of(code) if original else [LETTERS.index(letter) for letter in code]
    number = 0
    for digit in digits:
        number = number * (26 if original else len(LETTERS)) + digit
    mixed = hashed(number + ((6 if original else len(digits)) << 24))
    first, second, third = (CHECK_SYMBOLS[mixed >> 4 * at & 15] for at in range(3))
    return first, second, third
