"""The card reader of Alchemists: codes that name a secret, and every question the table asks of it."""

from goldenlane.reader.codes import BadCode, Secret, code_of, new_code, secret_of
from goldenlane.reader.reader import Answer, BadQuestion, Reader

__all__ = ["Answer", "BadCode", "BadQuestion", "Reader", "Secret", "code_of", "new_code", "secret_of"]
