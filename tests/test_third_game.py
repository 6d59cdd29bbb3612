"""A game that no shared file knows plays everywhere: Lamplighters, installed from examples/."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from pettingzoo.test import api_test

import goldenlane as gl
from goldenlane.bots import Budget, Seat, bot
from goldenlane.bots.levels import levels
from goldenlane.env.aec import env, numbers_of
from goldenlane.env.single import SingleEnv
from goldenlane.env.vocabulary import vocabulary
from goldenlane.games import kit_of
from goldenlane.i18n import LANGUAGES, Reader, catalogue, patterns, source
from goldenlane.kernel.match import Match
from goldenlane.review import review
from goldenlane.review.words import tell
from tests.lamplighters import EXAMPLE, GAME, at_hand, check_parts, install
from tests.playing import finish, play_on
from tests.server.serving import Browser, Server, sqlite

KINDS: list[dict[str, Any]] = [
    {"players": players, "length": length} for players in (2, 3, 4) for length in ("long", "short")
]
_RUN = "from goldenlane.cli import main; main()"


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("installed")
    install(EXAMPLE, folder)
    with at_hand(folder):
        yield


def run(*words: str, typed: str = "") -> str:
    """What `goldenlane` prints."""
    command = [sys.executable, "-c", _RUN, *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def finished(seed: int = 1, **options: Any) -> Match:
    return finish(gl.new(GAME, seed=seed, **options), seed)


# ---- the rules -----------------------------------------------------------------------------------------
def test_it_is_one_of_the_games() -> None:
    assert gl.games() == ("alchemists", "golem", GAME)
    assert levels(GAME) == ["random", "beginner", "apprentice", "master"]
    check_parts(kit_of(GAME))


@pytest.mark.parametrize("options", KINDS)
def test_games_of_every_kind_end_and_can_be_kept(options: dict[str, Any]) -> None:
    match = finished(**options)
    again = gl.load(match.save())
    assert again.over
    assert again.scores() == match.scores()
    assert all(score["total"] == sum(score["points"].values()) for score in match.scores())
    assert min(score["place"] for score in match.scores()) == 1


@pytest.mark.parametrize("options", KINDS)
def test_every_position_can_be_set_up_again(options: dict[str, Any]) -> None:
    for match in play_on(gl.new(GAME, seed=2, **options), Random(2)):
        position = json.loads(json.dumps(match.position()))
        again = gl.new(GAME, position=position, **options)
        assert again.position() == match.position()
        assert [again.legal(seat) for seat in again.to_act] == [match.legal(seat) for seat in match.to_act]


@pytest.mark.parametrize(
    "position",
    [7, {"street": [25]}, {"street": [1, 1]}, {"round": 6}, {"players": [{"hand": [1, 2], "errand": 3}]}],
)
def test_what_is_no_position_is_refused(position: Any) -> None:
    with pytest.raises(gl.BadPosition):
        gl.new(GAME, position=position)


def test_errands_are_secret_until_the_end() -> None:
    """A seat cannot tell the match from one in which the others have other errands."""
    rng = Random(3)
    for match in play_on(gl.new(GAME, players=3, seed=3), rng):
        if match.over:
            assert all(player["errand"] for player in match.view(None)["players"])
            break
        writer = numbers_of(match.game)
        for seat in range(3):
            world = match.game.imagine(match.state, seat, rng)
            assert match.game.view(world, seat) == match.view(seat)
            assert writer.write(world, seat) == writer.write(match.state, seat)
            assert world.legal(seat) == match.state.legal(seat)
        assert all(player["hand"] is None for player in match.view(None)["players"])


@pytest.mark.parametrize("level", ["beginner", "apprentice", "master@8"])
def test_bots_play_to_the_end(level: str) -> None:
    match = gl.new(GAME, players=3, seed=4)
    players = [bot(name, match.game) for name in (level, "random", level)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(Seat.of(match, seat), Random(4)))
    assert match.over


# ---- the words -----------------------------------------------------------------------------------------
def test_the_languages_have_the_same_messages() -> None:
    found = []
    for lang in LANGUAGES:
        body = FluentParser().parse(source(lang, GAME)).body
        entries = [pair for entry in body if isinstance(entry, ast.Message) for pair in patterns(entry)]
        read = {ident: Reader(pattern) for ident, pattern in entries}
        found.append({ident: (each.arguments, each.words) for ident, each in read.items()})
    assert found[0] == found[1] == found[2]
    assert f"{GAME}-title" in found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(lang: str) -> None:
    words, cat = kit_of(GAME).load("words"), catalogue(lang)
    for seed in range(4):
        rng = Random(seed)
        for match in play_on(gl.new(GAME, players=2, seed=seed), rng):
            for seat in match.to_act:
                view = match.view(seat)
                assert words.say_prompt(cat, view["decision"], view, ["Ann", "Ben"])
                for action in match.legal(seat):
                    assert words.say_action(cat, action.text, view, match.game.components)
        for who in (0, None):
            for event in match.events_for(who):
                assert words.say_event(cat, event, ["Ann", "Ben"])


# ---- the layers ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Lamplighters"), ("pl", "Latarnicy"), ("uk", "Ліхтарники")]
)
def test_the_terminal(lang: str, title: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    seats = f"--seats=me,apprentice --lang={lang} --length=short --seed=1 --save={kept}".split()
    said = run("play", GAME, *seats, typed="help\nboard\n" + "1\n" * 40)
    assert title in said
    assert catalogue(lang).text("terminal-over") in said
    assert gl.load(kept.read_text(encoding="utf-8")).over
    judged = run("review", str(kept), f"--lang={lang}", "--budget=2")
    assert catalogue(lang).text("review-title") in judged
    replayed = " ".join(run("replay", str(kept), f"--lang={lang}").split())
    assert catalogue(lang).text(f"{GAME}-event-end") in replayed


def test_the_simulator() -> None:
    said = run("simulate", GAME, "--seats", "apprentice,random", "--games", "4", "--jobs", "1")
    assert "apprentice" in said
    assert "4 games" in said


@pytest.mark.filterwarnings("ignore:Observation")
def test_the_environments() -> None:
    api_test(env(GAME, players=3), num_cycles=60)
    single = SingleEnv(GAME, opponents="apprentice")
    seen, _ = single.reset(seed=1)
    assert single.observation_space.contains(seen)
    assert len(vocabulary(GAME).notations) == 39


def test_the_review() -> None:
    match = finished(seed=5)
    found = review(match, budget=Budget(iterations=4))
    assert found.moments
    assert found.chart[-1].chances == [float(score["place"] == 1) for score in match.scores()]
    for lang in LANGUAGES:
        assert tell(found, match, lang, ["Ann", "Ben"])["players"][1]["name"] == "Ben"


def test_the_server(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        ann = Browser(server)
        offered = {game["game"]: game for game in ann.get("/offer?lang=pl")["games"]}
        assert offered[GAME]["options"][0]["values"] == ["long", "short"]
        assert "mount" in ann.http.get(f"/api/games/{GAME}/page.js").text
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "beginner"}]
        made = ann.post("/new", game=GAME, seats=seats, options={"length": "short"}, lang="uk")
        page = ann.page(made["code"], lang="uk")
        page.receive()
        while not page.state.get("over"):
            if page.state.get("options"):
                page.act()
            else:
                page.receive()
        assert page.state["scores"][0]["words"] == {"light": "Вогники", "errand": "Доручення", "oil": "Олія"}
        replay = ann.get(f"/tables/{made['code']}/replay?lang=en")
        assert replay["scores"][0]["words"]["light"] == "Lights"
        assert len(replay["steps"]) > 6
