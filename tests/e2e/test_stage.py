"""The stage: everything that happens is shown once and in order, whatever comes in between."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, game_at, late_game, play_alone
from tests.e2e.person import PHONE, Person

COUNTED = """() => {
  const { mode, heard, known, shown, twice, lost, back } = document.querySelector(".stage-layer").dataset;
  return { mode, heard: +heard, known: +known, shown: +shown, twice: +twice, lost: +lost, back: +back };
}"""
IDLE = '.stage-layer[data-mode="idle"]'


def counted(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(COUNTED)
    return found


def all_shown(page: Page) -> None:
    """The table is at rest, and every event that was heard was shown exactly once."""
    expect(page.locator(IDLE)).to_have_count(1)
    found = counted(page)
    assert found["known"] + found["shown"] == found["heard"], found
    assert (found["twice"], found["lost"]) == (0, 0), found


def play_out(page: Page, done: str) -> None:
    """Let the imagined clock run, a minute at a time, until something is there."""
    for _ in range(2000):
        page.clock.run_for(60_000)
        if page.locator(done).count():
            return
    raise AssertionError(f"waited in vain for {done}")


def finished(person: Person, game: str) -> str:
    """A game of four bots that is over; the code of its table."""
    person.load_file(late_game(game, 4))
    play_alone(person)
    return person.code


@pytest.mark.parametrize("speed", ["brisk", "instant"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_recorded_game_of_four(people: People, game: str, speed: str) -> None:
    """The replay goes over the same stage: shown are all events of the log, in order, none twice."""
    ann = people("Ann", speed=speed)
    code = finished(people("Host"), game)
    events = ann.context.request.get(f"{ann.url}/api/tables/{code}/replay?lang=en").json()
    whole = len(events["opening"]) + sum(len(step["events"]) for step in events["steps"])
    page = ann.page
    if speed == "brisk":
        page.clock.install()
    page.goto(f"{ann.url}/t/{code}/replay")
    expect(page.locator(IDLE)).to_have_count(1)
    assert counted(page)["known"] == len(events["opening"])
    page.get_by_role("button", name="Play", exact=True).click()
    end = f'.stage-layer[data-mode="idle"][data-heard="{whole}"]'
    if speed == "brisk":
        play_out(page, end)
    else:
        expect(page.locator(end)).to_have_count(1)
    all_shown(page)
    assert counted(page)["shown"] == whole - len(events["opening"])


@pytest.mark.parametrize("game", GAMES)
def test_who_acts_early_is_never_kept_waiting(people: People, game: str) -> None:
    """Calm, four players: every click and key counts at once, and the stage shows everything all the same."""
    ann = people("Ann", speed="calm")
    ann.make_table(game, ["Ann", "*random", "*random", "*random"])
    for _ in range(6):
        ann.called()
        ann.take_by_keys()
    ann.called()
    ann.page.keyboard.press("z")  # an act: the stage settles
    all_shown(ann.page)


def caught_in_the_act(ann: Person) -> bool:
    """Act, and pause when it is my turn again: whether the others are still on the stage."""
    page = ann.page
    ann.called()
    ann.take_by_keys()
    ann.called()
    page.keyboard.press("p")
    found = counted(page)
    waits = found["known"] + found["shown"] < found["heard"]
    if found["mode"] == "paused" and waits and page.locator(".since-card:enabled").count():
        return True
    page.keyboard.press("Escape")  # or P has chosen to pass
    page.keyboard.press("c")  # an act: the stage settles
    return False


def test_a_rivals_turn_is_watched_paused_stepped_and_shown_again(people: People) -> None:
    ann = people("Ann", speed="calm", motion="no-preference")
    ann.load_file(game_at("golem", 4, 60))
    page = ann.page
    layer = page.locator(".stage-layer")
    assert any(caught_in_the_act(ann) for _ in range(30))
    before = counted(page)["shown"]
    page.keyboard.press(".")
    expect(layer).not_to_have_attribute("data-shown", str(before))
    page.locator(".your-turn").click()
    all_shown(page)
    page.keyboard.press("r")
    expect(layer).to_have_attribute("data-mode", "again")
    expect(page.locator(".narration")).to_contain_text("Shown again")
    page.keyboard.press("Escape")
    all_shown(page)


def test_the_line_breaks_in_the_middle_of_a_scene(people: People) -> None:
    ann = people("Ann", speed="calm")
    ann.make_table("golem", ["Ann", "*random", "*random"])
    ann.called()
    ann.take_by_keys()
    ann.cut()
    expect(ann.page.locator(".offline")).to_be_visible()
    ann.mend()
    expect(ann.page.locator(".offline")).to_be_hidden()
    ann.called()
    ann.take_by_keys()
    ann.page.keyboard.press("z")
    all_shown(ann.page)


def test_an_undo_in_the_middle_of_a_scene(people: People) -> None:
    ann = people("Ann", speed="calm")
    ann.load_file(game_at("golem", 2, 40))
    for _ in range(40):
        ann.called()
        ann.take_by_keys()
        if ann.heard("undo.reach") and ann.choices:
            break
    seq = ann.seq
    ann.page.keyboard.press("z")
    ann.sees(seq + 1)
    all_shown(ann.page)
    assert counted(ann.page)["back"] > 0


def test_behind_the_curtain_there_is_nothing(people: People) -> None:
    """A search of the whole document finds no word, no tooltip and no number of the one who just looked."""
    ann = people("Ann")
    ann.make_table("alchemists", ["Ann", "Ben"])
    while not ann.handed_over():
        ann.take_by_keys()
    expect(ann.page.locator(".curtain")).to_be_visible()
    public = ann.page.evaluate("() => heard.state.seat")
    assert public is None
    text = ann.page.content()
    for word in ("data-place", "data-tip", "notebook", "laboratory", "ingredient-card"):
        assert word not in text.split("<body", 1)[1].partition('class="curtain')[2]
    focusable = ann.page.locator("button:visible, a:visible, [tabindex]:visible")
    assert focusable.count() == 1
    expect(ann.page.locator('[role="log"], #tip')).to_have_count(0)


def test_a_spectator_watches(people: People) -> None:
    ann, eve = people("Ann"), people("Eve", speed="brisk", size=PHONE)
    code = ann.make_table("golem", ["Ann", "*random", "*random", "*random"])
    eve.open_table(code)
    expect(eve.page.locator(".watching").first).to_contain_text("You are watching")
    ann.called()
    newest = ann.take_by_keys()
    eve.sees(newest)
    eve.page.keyboard.press("3")  # at once from now on
    while counted(eve.page)["mode"] != "idle":
        eve.page.keyboard.press(".")
    all_shown(eve.page)


def test_what_a_screen_reader_hears_of_a_turn(people: People) -> None:
    """One polite region says what happens, and who did it."""
    ann = people("Ann", speed="brisk")
    ann.make_table("golem", ["Ann", "*random", "*random"])
    page = ann.page
    page.evaluate(
        """() => {
          window.transcript = [];
          const region = document.querySelector('[data-region="stage"]');
          new MutationObserver(() => region.textContent && transcript.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    ann.called()
    ann.take_by_keys()
    page.keyboard.press(".")
    page.keyboard.press("z")
    all_shown(page)
    said = " ".join(page.evaluate("() => transcript"))
    assert any(seat["name"] in said for seat in ann.heard("seats")), said
    assert page.locator('[aria-live="polite"][role="log"]').count() == 1
