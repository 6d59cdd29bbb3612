"""Secrets: who a browser is, and the codes of tables."""

import hashlib
import secrets

COOKIE = "goldenlane"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
_LETTERS = "ACDEFGHJKMNPQRTUVWXY34679"  # none that looks or sounds like another on paper
CODE_LENGTH = 6


def new_secret() -> str:
    """What a browser keeps in its cookie; nobody can guess it."""
    return secrets.token_urlsafe(32)


def holder_of(secret: str | None) -> str | None:
    """The hash under which the store knows a browser; None without a proper secret."""
    if secret is None or len(secret) != 43 or not secret.isascii():
        return None
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """The short code of a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))


def proper_code(code: str) -> str:
    """The code as it is kept, from what somebody typed; "" if it cannot be one."""
    typed = "".join(code.split()).upper()
    return typed if len(typed) == CODE_LENGTH and all(letter in _LETTERS for letter in typed) else ""
