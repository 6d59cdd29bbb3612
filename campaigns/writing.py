"""Reports in words: on the terminal, and on the page of the documentation."""

from pathlib import Path

import msgspec

from campaigns.all import CAMPAIGNS
from campaigns.campaign import Campaign, Figure, Report

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reliability.md"
REPORTS = ROOT / "docs" / "reliability"
BEGIN = "<!-- campaigns -->"
END = "<!-- end of campaigns -->"
SHOWN = 5
"""Faults on the terminal; the report has more of them."""
LONGEST = 600


def number(value: float) -> str:
    """Three digits that count, and thousands set apart."""
    if value == int(value) and abs(value) < 1e15:
        return f"{int(value):,}"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _with_unit(value: float, unit: str) -> str:
    return f"{number(value)} {unit}".strip()


def goal(figure: Figure) -> str:
    """What was to be reached, and whether it was."""
    parts = []
    if figure.at_most is not None:
        parts.append(f"at most {_with_unit(figure.at_most, figure.unit)}")
    if figure.at_least is not None:
        parts.append(f"at least {_with_unit(figure.at_least, figure.unit)}")
    return f"{', '.join(parts)}: {'reached' if figure.reached else 'missed'}" if parts else ""


def figure_lines(report: Report) -> list[str]:
    """For the terminal."""
    width = max((len(figure.said) for figure in report.figures), default=0)
    lines = [
        f"  {figure.said:{width}}  {_with_unit(figure.value, figure.unit)}"
        + (f"  ({goal(figure)})" if goal(figure) else "")
        for figure in report.figures
    ]
    if report.fault_count > SHOWN:
        lines.append(f"  {report.fault_count} faults, of which these are the first:")
    return [*lines, *(f"  fault: {fault[:LONGEST]}" for fault in report.faults[:SHOWN])]


def section(campaign: Campaign, report: Report | None) -> str:
    """A campaign on the page: what it does, how it is run, and the figures of its last run."""
    parts = [f"### {campaign.name}", campaign.about]
    if report is None:
        command = f"python -m campaigns {campaign.name}"
        parts.append(f"`{command}` ({campaign.full:,} {campaign.counts}). No report is kept yet.")
        return "\n\n".join(parts)
    parts.append(
        f"`{report.command}`, {report.date}, version {report.version}: {report.seconds:.0f} s; "
        f"{report.machine}."
    )
    rows = [
        f"| {figure.said} | {_with_unit(figure.value, figure.unit)} | {goal(figure)} |"
        for figure in report.figures
    ]
    parts.append("\n".join(["| measured | | goal |", "|---|--:|---|", *rows]))
    if report.faults:
        parts.append("\n".join(["Faults:", "", *(f"- {fault}" for fault in report.faults)]))
    return "\n\n".join(parts)


def read_reports(folder: Path) -> dict[str, Report]:
    """The kept reports by campaign."""
    reports = {}
    for path in sorted(folder.glob("*.json")):
        report = msgspec.json.decode(path.read_bytes(), type=Report)
        reports[report.campaign] = report
    return reports


def written_page(folder: Path, page: str) -> str:
    """The page with what the kept reports say between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    reports = read_reports(folder)
    sections = [section(campaign, reports.get(name)) for name, campaign in CAMPAIGNS.items()]
    return f"{before}{BEGIN}\n\n" + "\n\n".join(sections) + f"\n\n{END}{after}"


def write_page(folder: Path, page: Path) -> None:
    page.write_text(written_page(folder, page.read_text(encoding="utf-8")), encoding="utf-8")
