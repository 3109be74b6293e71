"""The built client, read into memory once: no path of a request ever becomes a path on the disk."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from wartable.server.errors import ApiError, lang
from wartable.server.words import server_words

INDEX: Final = "index.html"
ICONS: Final = "icons.json"
MOST_ICONS: Final = 100
"""Icons in one answer."""
WORTH_PACKING: Final = 1000
PACKING: Final = 5
"""How hard answers are packed; more takes longer and brings little."""
FOREVER: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, as it is and packed."""

    data: bytes
    packed: bytes | None
    kind: str
    keep: str


def read_files(folder: Path) -> dict[str, File]:
    """Every file of the client by its path; those under assets/ have a hash in their name and never change."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            data = path.read_bytes()
            packed = gzip.compress(data, 9, mtime=0) if len(data) > WORTH_PACKING else None
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            keep = FOREVER if name.startswith("assets/") else "no-cache"
            found[name] = File(data, packed if packed and len(packed) < len(data) else None, kind, keep)
    return found


def read_icons(files: dict[str, File]) -> dict[str, msgspec.Raw]:
    """The colour and outline of every icon by its name."""
    return msgspec.json.decode(files[ICONS].data, type=dict[str, msgspec.Raw]) if ICONS in files else {}


async def icons(request: Request) -> Response:
    """Those icons of the client that a scene needs; the address changes with the outlines, so the answer never does."""
    known: dict[str, msgspec.Raw] = request.app.state.icons
    names = request.path_params["names"].split(",")
    if len(names) > MOST_ICONS:
        raise ApiError(404, "unknown-route")
    data = msgspec.json.encode({name: known[name] for name in names if name in known})
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if len(data) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        # A hundred outlines take milliseconds, which nobody else has to wait for.
        data = await asyncio.to_thread(gzip.compress, data, PACKING, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(data, 200, headers, "application/json")


async def client(request: Request) -> Response:
    """A file of the client; any other path is one of its pages."""
    files: dict[str, File] = request.app.state.files
    name = request.path_params["path"]
    if name.startswith("api/"):
        raise ApiError(404, "unknown-route")
    missing = name.startswith("assets/") and name not in files
    file = files.get(name) or files.get(INDEX)
    if missing or file is None:
        text = server_words(lang(request))("error-unknown-route" if missing else "no-client")
        return Response(text, 404 if missing else 503, {"cache-control": "no-store"}, "text/plain; charset=utf-8")
    headers = {"cache-control": file.keep, "vary": "accept-encoding"}
    data = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.packed
        headers["content-encoding"] = "gzip"
    return Response(data, 200, headers, file.kind)
