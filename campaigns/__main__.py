"""`python -m campaigns NAME` runs a campaign; `python -m campaigns report` writes what all of them found."""

import argparse
import signal
import sys
import tempfile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from campaigns.all import CAMPAIGNS
from campaigns.campaign import Campaign, Report, Run, carry_out
from campaigns.writing import PAGE, REPORTS, figure_lines, write_page

WELL, FAULT = 0, 1


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


_positive.__name__ = "positive whole number"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m campaigns", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    for campaign in CAMPAIGNS.values():
        about = campaign.about.replace("%", "%%")
        command = commands.add_parser(campaign.name, help=about.split(". ")[0], description=about)
        command.add_argument(
            "--size", type=_positive, default=campaign.full, help=f"{campaign.counts} ({campaign.full})"
        )
        command.add_argument("--seed", type=int, default=1, help="what is drawn at random follows from it")
        command.add_argument("--report", type=Path, metavar="FILE.json", help="where to write the report")
        command.add_argument("--json", action="store_true", help="print the report as JSON")
    report = commands.add_parser("report", help="write the figures of kept reports into the documentation")
    report.add_argument("--folder", type=Path, default=REPORTS, help=f"of the reports ({REPORTS})")
    report.add_argument("--page", type=Path, default=PAGE, help=f"what is written ({PAGE})")
    return parser


def _run(campaign: Campaign, size: int, seed: int) -> Report:
    """With a bar that shows how far it is."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.fields[name]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[now]}"),
        console=console,
    )
    with tempfile.TemporaryDirectory(prefix="goldenlane-campaign-") as folder, bar:
        task = bar.add_task("", total=size, name=campaign.name, now="")
        run = Run(
            size,
            seed,
            Path(folder),
            step=lambda done: bar.advance(task, done),
            tell=lambda text: bar.update(task, now=text),
        )
        return carry_out(campaign, run)


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    if options.name == "report":
        write_page(options.folder, options.page)
        print(f"written: {options.page}")
        return WELL
    report = _run(CAMPAIGNS[options.name], options.size, options.seed)
    if options.report is not None:
        options.report.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    if options.json:
        print(msgspec.json.encode(report).decode())
    else:
        print("\n".join([f"{report.command}: {report.seconds:.0f} s", *figure_lines(report)]))
    return WELL if report.well else FAULT


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # ends servers and databases too
    sys.exit(main(sys.argv[1:]))
