"""The built page: its files, and the plain page that is shown when it has not been built."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from litestar import Request, Response

STATIC = Path(__file__).parent / "static"
_PLAIN = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Golden Lane</title>
<h1>Golden Lane</h1><p>The page has not been built. <code>make setup</code> builds it.</p></html>
"""
_TEXTS = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map")


class BuiltFile:
    """A file of the page, compressed once."""

    def __init__(self, path: Path) -> None:
        self.changed = path.stat().st_mtime_ns
        self.plain = path.read_bytes()
        self.packed = gzip.compress(self.plain, 9, mtime=0) if path.suffix in _TEXTS else None
        self.etag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'
        self.media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".webmanifest":
            self.media = "application/manifest+json"


class Pages:
    """Serves the files of a folder; any other address without a dot is the page itself.

    A folder with an index, such as the card reader's, is a page of its own.
    """

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, BuiltFile] = {}

    def _find(self, name: str) -> BuiltFile | None:
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder) or not path.is_file():
            return None
        known = self._files.get(name)
        if known is None or known.changed != path.stat().st_mtime_ns:
            known = self._files[name] = BuiltFile(path)
        return known

    def answer(self, request: Request[object, object, object], path: str) -> Response[bytes]:  # type: ignore[type-var]
        """The file, the page, or 404."""
        name = path.strip("/")
        if "\0" in name or len(name) > 200:
            return Response(b"not found", status_code=404, media_type="text/plain")
        file = self._find(name) if name else None
        if name and file is None and (index := self._find(f"{name}/index.html")):
            # The addresses of its files are relative: without the slash they would point elsewhere.
            if not request.scope["raw_path"].endswith(b"/"):
                return Response(b"", status_code=308, headers={"Location": f"{name.rpartition('/')[2]}/"})
            file = index
        if file is None:
            if "." in name.rpartition("/")[2]:
                return Response(b"not found", status_code=404, media_type="text/plain")
            file = self._find("index.html")
            if file is None:
                return Response(_PLAIN, media_type="text/html")
        forever = "assets" in name.split("/")[:-1]
        headers = {
            "ETag": file.etag,
            "Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                file.packed, media_type=file.media, headers={**headers, "Content-Encoding": "gzip"}
            )
        return Response(file.plain, media_type=file.media, headers=headers)
