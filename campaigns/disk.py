"""A small disk in memory that can be filled to the last byte, where the system lets one be made."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SIZE_MB = 300
_BLOCK = bytes(1 << 16)


class Disk:
    """A folder of its own; what fills it is one file, so that there is room again at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        with suppress(OSError), self._ballast.open("wb", buffering=0) as file:
            for _ in range(SIZE_MB << 5):  # twice as much as there can be
                file.write(_BLOCK)

    def empty(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk() -> Iterator[Disk | None]:
    """None where it cannot be made: only root may mount."""
    with tempfile.TemporaryDirectory(prefix="goldenlane-disk-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        options = ["-t", "tmpfs", "-o", f"size={SIZE_MB}m,mode=1777", "goldenlane", str(folder)]
        try:
            mounted = subprocess.run(["mount", *options], capture_output=True).returncode == 0
        except OSError:
            mounted = False
        if not mounted:
            yield None
            return
        try:
            yield Disk(folder)
        finally:
            subprocess.run(["umount", "--lazy", str(folder)], check=True, capture_output=True)
