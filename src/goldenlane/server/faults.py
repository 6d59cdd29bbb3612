"""Reports of faults: what the host needs to find out why a rule failed, and nothing that stops the game.

A report holds the whole log, so every secret of its table: it is for the host alone, in a folder of the
server's own, and no client ever sees it.
"""

import json
import logging
import time
import traceback
from pathlib import Path

import goldenlane
from goldenlane.kernel.errors import RuleFault
from goldenlane.server.live import LiveTable, written

logger = logging.getLogger("goldenlane.server")
_KEPT = 100
"""Reports kept; a fault that comes again and again fills no disk."""


class Faults:
    """Writes reports into a folder; without one, faults are only logged."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def report(self, table: LiveTable, seat: int, action: str, fault: RuleFault) -> None:
        """Note what failed and where the game was."""
        logger.error("a rule failed at table number %s", table.row.id, exc_info=fault.__cause__)
        if self._folder is None:
            return
        report = {
            "version": goldenlane.__version__,
            "time": int(time.time()),
            "table": table.row.code,
            "header": table.match.header(),
            "seat": seat,
            "action": action,
            "fault": "".join(traceback.format_exception(fault.__cause__)),
            "log": written(table.match.log).splitlines(),
        }
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            old = sorted(self._folder.glob("fault-*.json"))
            for path in old[: max(0, len(old) + 1 - _KEPT)]:
                path.unlink(missing_ok=True)
            name = f"fault-{report['time']}-{table.row.code}-{table.seq}.json"
            text = json.dumps(report, ensure_ascii=False, indent=1)
            (self._folder / name).write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            logger.error("no report could be written: %s", error.strerror)
