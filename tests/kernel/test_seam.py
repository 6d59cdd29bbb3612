"""A seam: a game whose log breaks a corrected rule goes on from its snapshot, and says so."""

import json
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games import kits
from goldenlane.kernel.errors import RuleFault
from goldenlane.kernel.kit import GameKit
from goldenlane.kernel.match import Match, replay
from goldenlane.kernel.save import check_sum
from goldenlane.kernel.seam import CHANGED, MOST, SEAM

MODULES = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("golem", {"players": 1}),
    ("golem", {"players": 3}),
    ("alchemists", {"players": 2}),
    ("alchemists", {"players": 4, "variant": "master", "modules": MODULES}),
]


def played(name: str, options: dict[str, Any], decisions: int, seed: int = 1) -> Match:
    match, rng = gl.new(name, seed=seed, **options), Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def resealed(save: str, **changes: Any) -> str:
    data = {**json.loads(save), **changes}
    del data["check"]
    return json.dumps({**data, "check": check_sum(data)})


def of_earlier_rules(match: Match, wrong_at: int) -> str:
    """A save whose log has become impossible from one entry on."""
    data = json.loads(match.save())
    data["log"][wrong_at] = f"{data['log'][wrong_at].partition(' ')[0]} what-was-possible-once"
    return resealed(match.save(), log=data["log"], rules=match.game.rules_version - 1)


def play_out(match: Match, seed: int = 2) -> None:
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize(("name", "options"), KINDS)
@pytest.mark.parametrize("decisions", [0, 7, 60])
def test_a_game_goes_on_from_its_snapshot(name: str, options: dict[str, Any], decisions: int) -> None:
    before = played(name, options, decisions)
    entry = next((i for i, (seat, _) in enumerate(before.log) if seat >= 0), 0)
    match = gl.load(of_earlier_rules(before, entry), seed=3)
    assert match.position() == before.position()
    assert [event.kind for event in match.events].count(CHANGED) == 1
    assert match.log[len(before.log)][0] == SEAM
    for seat in range(match.game.seats):
        stop = match.undo_stop(seat)
        assert stop is not None
        assert stop.reason == "rules"
    again = gl.load(match.save())
    assert (again.log, again.events, again.position()) == (match.log, match.events, match.position())
    play_out(match)
    assert gl.load(match.save()).scores() == match.scores()


def test_undo_reaches_back_to_the_seam_and_not_across() -> None:
    before = played("golem", {"players": 2}, 40)
    match = gl.load(of_earlier_rules(before, len(before.log) - 1), seed=3)
    rng = Random(1)
    for _ in range(200):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if not match.undo_reach(seat):
            break
        match.undo(seat)
        with pytest.raises(gl.CannotUndo, match="corrected rules"):
            match.undo(seat)
        return
    pytest.fail("nothing could be taken back")


def test_the_log_wins_where_it_can_be_replayed() -> None:
    match = played("golem", {"players": 2}, 30)
    other = played("golem", {"players": 2}, 30, seed=9)
    for rules in (1, match.game.rules_version):
        again = gl.load(resealed(match.save(), snapshot=other.position(), rules=rules))
        assert again.position() == match.position()
        assert again.log == match.log


def test_a_log_that_breaks_the_present_rules_is_refused() -> None:
    match = played("golem", {"players": 2}, 30)
    broken = of_earlier_rules(match, len(match.log) - 1)
    with pytest.raises(gl.BadSave, match=r"^log entry \d+: "):
        gl.load(resealed(broken, rules=match.game.rules_version))
    with pytest.raises(gl.BadSave, match="newer than this program"):
        gl.load(resealed(broken, rules=match.game.rules_version + 1))


def test_opening_draws_can_become_impossible_too() -> None:
    before = played("alchemists", {"players": 3}, 20)
    match = gl.load(of_earlier_rules(before, 0), seed=3)
    assert match.position() == before.position()
    assert gl.load(match.save()).position() == before.position()


def test_a_replay_passes_over_what_cannot_be_told() -> None:
    before = played("golem", {"players": 2}, 30)
    match = gl.load(of_earlier_rules(before, len(before.log) - 1), seed=3)
    assert match.events[-1].kind == CHANGED
    assert match.events[:-1] == before.events[: len(match.events) - 1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rules 2", "is no seam"),
        ("rules 2 {", "is no seam"),
        ("rules 2 {]}", "not JSON"),
        ("rules 99 {}", "played under rules 99"),
        ('rules 2 {"round": 9}', "round must be"),
        ("rules 2 {}", "4 golems, not 6"),
    ],
)
def test_a_seam_with_a_mistake_is_refused(text: str, reason: str) -> None:
    match = played("golem", {"players": 2}, 10)
    events, position = list(match.events), match.position()
    with pytest.raises(gl.BadSave, match=reason):
        match.go_on([(SEAM, text)])
    assert (match.events, match.position()) == (events, position)


def test_a_log_has_few_seams() -> None:
    match = played("golem", {"players": 2}, 10)
    for _ in range(MOST):
        match.cross(match.position())
    with pytest.raises(gl.BadSave, match=f"more than {MOST} seams"):
        match.cross(match.position())
    assert replay(match.game, match.log).position() == match.position()


@pytest.mark.parametrize("kit", kits().values(), ids=lambda kit: kit.name)
def test_a_position_of_a_real_game_is_whole(kit: GameKit) -> None:
    for number, game in enumerate(Random(1).sample(list(kit.kinds()), 8)):
        match, rng = Match(game, seed=number), Random(number)
        while not match.over:
            assert game.impossible(match.state) is None
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)))
        assert game.impossible(match.state) is None


def mutated(data: Any, rng: Random) -> Any:
    """The same with one thing changed, somewhere."""
    if isinstance(data, dict) and data:
        key = rng.choice(list(data))
        return {**data, key: mutated(data[key], rng)} if rng.random() < 0.9 else {**data, key: None}
    if isinstance(data, list) and data and rng.random() < 0.9:
        at = rng.randrange(len(data))
        if rng.random() < 0.15:
            return data[:at] + data[at + 1 :]
        return [*data[:at], mutated(data[at], rng), *data[at + 1 :]]
    return rng.choice([0, 1, -1, 2, 7, 8, 99, 1_000_000, -1_000_000, 1 << 70, "", "turn", [], {}, True, 0.5])


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_hostile_snapshot_is_refused_or_played(name: str, options: dict[str, Any]) -> None:
    """Nothing but a refusal in one line, or a game whose components are all there."""
    rng = Random(5)
    taken = 0
    for round_ in range(60):
        before = played(name, options, 10 + 3 * round_, seed=round_)
        save = of_earlier_rules(before, 0)
        snapshot = mutated(json.loads(save)["snapshot"], rng)
        try:
            match = gl.load(resealed(save, snapshot=snapshot), seed=1)
        except gl.BadSave:
            continue
        taken += 1
        for _ in range(40):
            if match.over:
                break
            seat = match.to_act[0]
            try:
                match.play(seat, rng.choice(match.legal(seat)))
            except RuleFault:
                break
        match.save()
    assert taken < 60
