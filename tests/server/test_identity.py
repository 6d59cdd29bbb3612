"""Secrets and codes."""

from goldenlane.server.identity import holder_of, new_code, new_secret, proper_code


def test_a_secret_is_kept_as_a_hash() -> None:
    secret = new_secret()
    assert secret != new_secret()
    held = holder_of(secret)
    assert held is not None
    assert secret not in held
    assert held == holder_of(secret)


def test_what_is_no_secret_is_nobody() -> None:
    assert [holder_of(text) for text in (None, "", "short", "é" * 43)] == [None] * 4


def test_codes_have_no_letters_that_look_alike() -> None:
    letters = set("".join(new_code() for _ in range(500)))
    assert not letters & set("0O1IL2Z5S8B")
    assert len(letters) == 25


def test_a_typed_code_is_understood() -> None:
    code = new_code()
    assert proper_code(f" {code[:2].lower()} {code[2:]} ") == code
    assert [proper_code(text) for text in ("", "ACDEF", "ACDEFGH", "ACDEF0", "ACDEF'")] == [""] * 5
