"""What the tests of the words share: a catalogue that remembers what was said and checks it."""

import re
from functools import cache

from goldenlane.i18n import Catalogue

_LEFT_OVER = re.compile(r"[{}$]|\s\s|\s[.,;:]|\.\.|–\s*$|\bNone\b")


class Listening(Catalogue):
    """A catalogue that remembers which messages were said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.asked: set[str] = set()

    def text(self, ident: str, /, **args: str | int | float) -> str:
        self.asked.add(ident)
        said = super().text(ident, **args)
        assert said.strip() == said, (ident, said)
        assert not _LEFT_OVER.search(said), (ident, said)
        return said

    def said(self) -> set[str]:
        """All messages that were said, also those inside others."""
        return self.asked.union(*(self.messages[ident].references for ident in self.asked))


@cache
def listening(lang: str) -> Listening:
    """One catalogue for many tests, where it does not matter what was said before."""
    return Listening(lang)
