"""The content of a game for the page: sent again when anything of it changed, and kept within bounds."""

import pytest

from goldenlane.games import game_of
from goldenlane.server import page_content, speech


def test_the_tag_follows_the_words_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("golem")
    before = page_content.Written(page_content.content_of(game, "en"))
    assert page_content.Written(page_content.content_of(game, "en")).etag == before.etag
    assert page_content.Written(page_content.content_of(game, "pl")).etag != before.etag
    monkeypatch.setattr(speech, "say_title", lambda name, lang: "Golem, better said")
    after = page_content.Written(page_content.content_of(game, "en"))
    assert after.etag != before.etag


def test_contents_from_outside_are_written_once_and_not_kept_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        page_content, "_KEPT_BYTES", 2 * page_content.shipped_content("golem", "en").size + 9_999
    )
    text = game_of("golem").content.text
    games = [
        game_of("golem", content=text.replace("start-vp               | 10", f"start-vp | {points}"))
        for points in (11, 12, 13)
    ]
    assert len({game.content.digest for game in games}) == 3
    first = page_content.written_content(games[0], "en")
    assert page_content.written_content(games[0], "en") is first
    for game in games[1:]:
        page_content.written_content(game, "en")
    assert len(page_content._own) == 2
    assert page_content.written_content(games[0], "en").etag == first.etag
