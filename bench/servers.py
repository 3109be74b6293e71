"""Servers to be measured: ours (`python -m bench.servers ours DATA`), and one that knows nothing (`... bare`).

Ours has no limits for whoever measures how much it carries; `guarded` is ours with them.

The bare one acknowledges whatever is said and answers it to everybody at the table with a text as long as a scene: what
the same sockets could carry at best. The first line either prints ends with its address; on SIGUSR1 both print the
seconds of processor time and the greatest number of bytes they have used. `... ours postgresql://… 2` is two processes,
which tell nothing of that.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Mapping
from dataclasses import replace
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from wartable.cli.serve import HOST, database_at, listen, run, run_several
from wartable.server.addresses import origin_of
from wartable.server.settings import Settings
from wartable.server.words import server_words

TYPICAL = ("a" * 17 + "я" * 11) * 500
"""As long as a scene in Russian, in letters and in bytes."""
UNBOUNDED = (1e6, 1e6)
SEATS = 4


def report_usage(_signal: int, _frame: FrameType | None) -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    unit = 1 if sys.platform == "darwin" else 1024
    print(json.dumps([used.ru_utime + used.ru_stime, used.ru_maxrss * unit]), flush=True)


def ours(data: str, guarded: bool, processes: int) -> None:
    """As `wartable serve` runs it, but whoever sits at one address may make tables at once, and read without end."""
    own = server_words("en")
    settings = Settings(data=database_at(data, own), posts=UNBOUNDED)
    if not guarded:
        settings = replace(settings, reads=UNBOUNDED, most_from_address=10_000)
    if processes == 1:
        run(settings, listen(HOST, 0, own), False, own)
    else:
        run_several(processes, settings, listen(HOST, 0, own), False, own)


def bare() -> None:
    """Tables without a game."""
    tables: dict[str, dict[int, WebSocket]] = {}

    async def make(_request: Request) -> JSONResponse:
        name = os.urandom(8).hex()
        tables[name] = {}
        return JSONResponse({"id": name, "links": []})

    async def tell(socket: WebSocket, message: Mapping[str, Any]) -> None:
        await socket.send_text(msgspec.json.encode(message).decode())

    async def show(n: int, seat: int, socket: WebSocket) -> None:
        scene = {"offers": [{"action": "go"}], "rest": TYPICAL}
        await tell(socket, {"t": "scene", "n": n, "seat": seat, "acting": n % SEATS, "scene": scene})

    async def sit(socket: WebSocket) -> None:
        await socket.accept()
        sockets = tables[socket.path_params["id"]]
        mine = int(socket.query_params["seat"])
        sockets[mine] = socket
        await show(0, mine, socket)
        try:
            while True:
                said = msgspec.json.decode(await socket.receive_text())
                n = said["n"] + 1
                await tell(socket, {"t": "ack", "id": said["id"], "n": n})
                for seat, other in sockets.items():
                    await show(n, seat, other)
        except WebSocketDisconnect:
            return

    app = Starlette(
        routes=[
            Route("/api/tables", make, methods=["POST"]),
            WebSocketRoute("/api/tables/{id}/socket", sit),
        ]
    )
    bound = listen(HOST, 0, server_words("en"))
    bound.listen()
    print(origin_of(*bound.getsockname()[:2]), flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_per_message_deflate=False)).run(sockets=[bound])


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, report_usage)
    if sys.argv[1] == "bare":
        bare()
    else:
        ours(sys.argv[2], sys.argv[1] == "guarded", int(sys.argv[3]) if len(sys.argv) > 3 else 1)
