"""The page on reliability says what the kept reports say, and nothing else."""

import sys
from pathlib import Path

import msgspec
import pytest

from campaigns import __main__ as command
from campaigns.all import CAMPAIGNS
from campaigns.campaign import Campaign, Figure, Report, Run, carry_out
from campaigns.writing import BEGIN, END, PAGE, REPORTS, figure_lines, number, written_page


def report_of(*figures: Figure, faults: tuple[str, ...] = ()) -> Report:
    return Report(
        "kill",
        "python -m campaigns kill",
        "a day",
        "1",
        "here",
        1,
        2,
        3.0,
        [*figures],
        [*faults],
        len(faults),
    )


def test_the_page_is_what_the_command_writes() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written_page(REPORTS, page) == page
    for name in CAMPAIGNS:
        assert f"\n### {name}\n" in page


def test_a_report_becomes_a_table(tmp_path: Path) -> None:
    report = report_of(Figure("kills", 100), Figure("lost", 2, "lines", at_most=0), faults=("one is gone",))
    (tmp_path / "kill.json").write_bytes(msgspec.json.encode(report))
    page = written_page(tmp_path, f"before\n{BEGIN}\nof last year\n{END}\nafter\n")
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert "of last year" not in page
    assert "| kills | 100 |  |" in page
    assert "| lost | 2 lines | at most 0 lines: missed |" in page
    assert "- one is gone" in page
    assert "No report is kept yet" in page  # of the others


def test_numbers_are_short() -> None:
    assert [number(value) for value in (0, 1234567, 0.01234, 12.34, 1234.5)] == [
        "0", "1,234,567", "0.0123", "12.3", "1,234"
    ]  # fmt: skip


def test_a_missed_goal_is_not_well() -> None:
    assert report_of(Figure("waits", 1.0, "s", at_most=1.0)).well
    assert not report_of(Figure("waits", 1.1, "s", at_most=1.0)).well
    assert not report_of(Figure("times", 1.6, at_least=1.7)).well
    assert not report_of(faults=("something",)).well


def test_a_campaign_is_carried_out_and_counted(tmp_path: Path) -> None:
    def work(run: Run) -> None:
        for _ in range(run.size):
            run.advance()
        for at in range(60):
            run.fault(f"fault {at}")
        run.figure("done", run.done)

    told: list[int] = []
    run = Run(3, 7, tmp_path, step=told.append)
    report = carry_out(Campaign("some", "Does it.", "things", 10, 1, work), run)
    assert told == [1, 1, 1]
    assert (report.size, report.seed, report.fault_count, len(report.faults)) == (3, 7, 60, 50)
    lines = figure_lines(report)
    assert lines[0].split() == ["done", "3"]
    assert "60 faults" in lines[1]
    assert len(lines) == 7


def test_the_command_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "museum.json"
    assert command.main(["museum", "--size", "1", "--seed", "3", "--report", str(kept)]) == command.WELL
    assert "stored saves" in capsys.readouterr().out
    report = msgspec.json.decode(kept.read_bytes(), type=Report)
    assert (report.campaign, report.seed, report.size) == ("museum", 3, 1)


@pytest.mark.parametrize("wrong", [["kill", "--size", "0"], ["kill", "--seed", "x"], ["nothing"], []])
def test_a_wrong_argument_is_told_in_a_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(wrong)
    assert ended.value.code == 2
    said = capsys.readouterr().err.splitlines()
    assert "error:" in said[-1]
    assert sys.exc_info() == (None, None, None)
