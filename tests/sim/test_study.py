"""The balance study: what it counts, what it makes of it, and its page."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from goldenlane.sim.errors import BadPlan, BadTable, CannotKeep
from goldenlane.sim.study import NO, OPEN, YES, Counts, Finding, at_least, count, findings, sources, verdict
from goldenlane.sim.study_matches import BY_LOT, PLAYED, STRATEGY, Match, matches
from goldenlane.sim.study_page import Report, data_of, page_of, read, write
from goldenlane.sim.study_plots import draw


def seat(player: int, share: float, place: int, **choices: str) -> dict[str, Any]:
    return {
        "player": player,
        "win_share": share,
        "points": {"golems": 10 + 5 * int(share), "books": 12, "track": 50},
        "choices": {"turn_place": [str(place)], **{name: words.split() for name, words in choices.items()}},
    }


def game(winner: int, *rows: dict[str, str]) -> dict[str, Any]:
    return {"code": "c1", "rows": [seat(i, float(i == winner), i + 1, **row) for i, row in enumerate(rows)]}


def counted(kind: str, records: list[dict[str, Any]], seats: tuple[str, ...] = ("a", "a")) -> Counts:
    return count(Match(f"{kind}-2", kind, "golem", seats), records)


def of(found: list[Finding], about: str, item: str) -> Finding:
    [only] = [finding for finding in found if finding.about == about and finding.item == item]
    return only


TILE_1 = {"start_tiles": "1 2", "offer_start_tiles": "1 2 3 4", "books": "9"}
TILE_3 = {"start_tiles": "3 5", "offer_start_tiles": "3 5 6 7", "books": "9 10"}


def test_effects_are_counted_in_games_by_lot_and_picks_in_the_others() -> None:
    by_lot = counted(BY_LOT, [game(0, TILE_1, TILE_3)] * 30 + [game(1, TILE_1, TILE_3)] * 10)
    played = counted(PLAYED, [game(1, TILE_1, TILE_3)] * 40)
    found = findings([by_lot, played])
    first = of(found, "start tiles", "1")
    assert (first.n, first.value, first.pick) == (40, 0.25, 1.0)
    assert first.low < first.value < first.high
    assert (first.met, first.pick_met) == (OPEN, None)
    never = of(found, "start tiles", "4")
    assert (never.n, never.met, never.pick) == (0, OPEN, 0.0)


def test_what_is_bought_is_compared_with_all_who_bought() -> None:
    found = findings([counted(PLAYED, [game(0, TILE_1, TILE_3)] * 30 + [game(1, TILE_1, TILE_3)] * 90)])
    # Of 360 books, those of winners are 30 + 2 x 90; book 10 is always the second player's.
    assert of(found, "books", "10").value == pytest.approx(0.75 - 210 / 360)
    assert of(found, "books", "9").value == pytest.approx(0.5 - 210 / 360)


def test_artifact_sides_are_measured_where_they_are_chosen() -> None:
    sides = ({"artifact_tile": "1A"}, {"artifact_tile": "1B"})
    played = counted(PLAYED, [game(0, *sides), game(1, *sides)] * 20)
    by_lot = counted(BY_LOT, [game(0, *sides)] * 300)
    found = findings([played, by_lot])
    chosen, drawn = of(found, "artifact sides", "1A"), of(found, "artifact sides drawn by lot", "1A")
    assert (chosen.n, chosen.value, chosen.met) == (40, 0.0, YES)
    assert (drawn.n, drawn.value, drawn.met) == (300, 0.5, None)


def test_places_by_lot_have_no_bound_in_golem() -> None:
    """Artifact tiles, chosen in reverse turn order, make up for a late place; by lot they cannot."""
    found = findings([counted(BY_LOT, [game(0, {}, {})] * 300)])
    first = of(found, "place in the turn order, by-lot-2", "1")
    assert (first.value, first.bound, first.met) == (0.5, None, None)


def test_goals_given_back_were_not_kept() -> None:
    row = {"goals": "51 52", "goals_returned": "52", "offer_goals": "51 52"}
    found = findings([counted(PLAYED, [game(0, row, row)] * 40)])
    kept, returned = of(found, "goals", "51"), of(found, "goals", "52")
    assert (kept.pick, kept.pick_met) == (1.0, YES)
    assert (returned.pick, returned.pick_met) == (0.0, NO)


def test_order_spaces_are_picked_among_those_of_their_board() -> None:
    rows = ({"order_spaces": "1A:3 2B:1"}, {"order_spaces": "1A:4 2B:green"})
    match = Match("by-lot-2", BY_LOT, "alchemists", ("a", "a"))
    played = Match("played-2", PLAYED, "alchemists", ("a", "a"))
    found = findings([count(match, [game(0, *rows)] * 40), count(played, [game(0, *rows)] * 40)])
    space = of(found, "order spaces", "1A:3")
    assert (space.n, space.value, space.pick) == (40, 0.5, 0.5)
    assert space.met == NO


def test_the_places_of_the_turn_order() -> None:
    found = findings([counted(PLAYED, [game(0, {}, {})] * 300 + [game(1, {}, {})] * 100)])
    first = of(found, "place in the turn order, played-2", "1")
    assert (first.value, first.met) == (0.25, NO)
    even = findings([counted(PLAYED, [game(0, {}, {}), game(1, {}, {})] * 20)])
    assert of(even, "place in the turn order, played-2", "1").met == YES


def test_strategies_must_be_able_to_win() -> None:
    strong = counted(STRATEGY, [game(0, {}, {}), game(1, {}, {})] * 50, ("a:golems", "a"))
    weak = counted(STRATEGY, [game(1, {}, {})] * 100, ("a:golems", "a"))
    [won], [lost] = findings([strong]), findings([weak])
    assert (won.value, won.bound, won.met) == (0.5, 0.25, YES)
    assert (lost.value, lost.met) == (0.0, NO)


def test_a_player_leans_on_the_strategy_that_stands_out() -> None:
    records = [game(0, {}, {})] * 100
    for record in records:
        winner, loser = record["rows"]
        winner["points"] = {"golems": 30, "books": 20}
        loser["points"] = {"golems": 30, "books": 12, "artifacts": 4}
    found = findings([counted(PLAYED, records)])
    about = "win rate when leaning on a strategy, played-2"
    won, lost = of(found, about, "research"), of(found, about, "artifacts")
    assert (won.n, won.value, won.met) == (100, 1.0, YES)
    assert (lost.n, lost.value, lost.met) == (100, 0.0, NO)
    assert all(finding.item != "golems" for finding in found if finding.about == about)


def test_the_points_of_all_and_of_winners() -> None:
    found = sources(counted(PLAYED, [game(0, {}, {})] * 4))
    assert found == {"track": (50.0, 50.0), "golems": (12.5, 15.0), "books": (12.0, 12.0)}


def test_verdicts() -> None:
    assert verdict(0.05, 0.1, 0.08, 1, 100) == YES
    assert verdict(-0.10, 0.02, 0.08, 1, 100) == OPEN
    assert verdict(-0.10, 0.005, 0.08, 1, 100) == NO
    assert verdict(-0.10, 0.009, 0.08, 38, 100) == OPEN
    assert verdict(0.0, 0.0, 0.08, 1, 29) == OPEN
    assert at_least(0.2, 0.1, 0.1, 1, 100) == YES
    assert at_least(0.05, 0.04, 0.1, 1, 100) == OPEN
    assert at_least(0.05, 0.01, 0.1, 1, 100) == NO


def test_the_matches_of_a_study() -> None:
    names = [match.name for match in matches("golem", "apprentice", (2, 4))]
    assert names[:4] == ["played-2", "by-lot-2", "played-4", "by-lot-4"]
    assert names[4:6] == ["strategy-golems-2", "strategy-golems-4"]
    assert len(names) == 10
    found = {match.name: match for match in matches("alchemists", "random", (3,))}
    assert set(found) == {"played-base-3", "played-3", "by-lot-3"}
    assert found["by-lot-3"].seats == ("random:impartial",) * 3
    assert found["played-3"].plan(5, 2, None).options["modules"]
    for players in ((), (1, 2), (5,)):
        with pytest.raises(BadPlan, match="2, 3 or 4 players"):
            list(matches("golem", "random", players))


def report() -> Report:
    by_lot = counted(BY_LOT, [game(0, TILE_1, TILE_3)] * 30 + [game(1, TILE_1, TILE_3)] * 10)
    found = tuple(findings([by_lot]))
    return Report(
        "golem", "apprentice", (2, 4), {"by-lot-2": 40}, 1, "c0de", "c1", found, {"by-lot-2": sources(by_lot)}
    )


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    told = report()
    page = write(tmp_path, told, draw(tmp_path, told))
    text = page.read_text()
    assert "| start tiles | win rate within 8 points of expected |" in text
    assert "| 1 | 40 | +25.0 |" in text
    assert "![golem-effects.png](golem-effects.png)" in text
    assert (tmp_path / "golem-effects.png").read_bytes().startswith(b"\x89PNG")
    again = read(tmp_path, "golem")
    assert page_of(again) == page_of(told)
    assert again.kept == told.kept


def test_a_broken_bound_is_told() -> None:
    told = report()
    assert told.kept == (NO not in {finding.met for finding in told.findings})
    broken = replace(told.findings[0], met=NO)
    assert not replace(told, findings=(broken,)).kept
    kept = replace(told.findings[0], met=OPEN, pick_met=None)
    assert replace(told, findings=(kept,)).kept


def test_what_does_not_keep_its_bound_is_named_before_the_tables() -> None:
    told = report()
    first, second = (
        replace(told.findings[0], item=item, value=0.125, met=None, pick_met=None) for item in "78"
    )
    text = page_of(replace(told, findings=(replace(first, met=NO), replace(second, met=OPEN))))
    summary = text.split("## Bounds")[1].split("##")[0]
    assert f"- Broken: {first.about}: 7 (+12.5)\n- Open: {first.about}: 8 (+12.5)\n" in summary
    assert "- Broken: nothing\n- Open: nothing\n" in page_of(replace(told, findings=(first, second)))


def test_files_that_are_no_report(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="cannot read"):
        read(tmp_path, "golem")
    for text in ("{", "[]", '{"game": "golem"}'):
        data_of(tmp_path, "golem").write_text(text)
        with pytest.raises(BadTable, match="holds no report"):
            read(tmp_path, "golem")
    with pytest.raises(CannotKeep, match="cannot write"):
        write(tmp_path / "nowhere", report(), [])
