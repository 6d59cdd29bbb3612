"""Every text of every screen, measured at all sizes: python -m tests.e2e.texts_fit [PART ...]

With words, only the screens whose names contain one of them. The table at the end has a row for each text
that does not fit; without rows the command succeeds.
"""

import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.e2e import measuring
from tests.e2e.built import build_page
from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.measuring import Fault
from tests.e2e.screens import complete
from tests.server.serving import Server, sqlite


def table_of(faults: list[Fault]) -> Table:
    """Each text once, with all the screens, sizes and languages where it does not fit."""
    rows: dict[tuple[str, str, str, str], list[Fault]] = defaultdict(list)
    for fault in faults:
        rows[fault.fault, fault.text, fault.where, fault.by].append(fault)
    table = Table("fault", "text", "where", "by", "sizes", "languages", "screens")
    for key, found in rows.items():
        places = [sorted({getattr(fault, name) for fault in found}) for name in ("size", "lang", "screen")]
        table.add_row(*key, *(", ".join(names[:3]) + (", …" if len(names) > 3 else "") for names in places))
    return table


def main(parts: list[str]) -> int:
    build_page()
    faults: list[Fault] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite(Path(folder)), "--limits=10000", "--review-budget=1") as server,
        sync_playwright() as playwright,
        Progress() as progress,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        screens = [
            (name, show)
            for name, show in complete(browser, server.url)
            if not parts or any(part in name for part in parts)
        ]
        task = progress.add_task("texts", total=len(screens))
        for name, show in screens:
            progress.update(task, description=name)
            faults += show()
            progress.advance(task)
        browser.close()
    console = Console()
    if faults:
        console.print(table_of(faults))
    console.print(f"{measuring.measured} measurements of {len(screens)} screens, {len(faults)} faults")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
