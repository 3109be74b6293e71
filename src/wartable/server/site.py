"""The web application: its routes, and the guard that every request and socket passes."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter
from typing import Any, Final

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wartable.engine.game import Game
from wartable.server import api, guard, inviting, subscribing
from wartable.server.errors import ApiError, error
from wartable.server.files import PACKING, client, icons, read_files, read_icons
from wartable.server.forwarding import Forwarder, is_inside, let_in
from wartable.server.hub import Hub
from wartable.server.requests import address_of
from wartable.server.rooms import Crowded
from wartable.server.settings import Settings
from wartable.server.sockets import table_socket
from wartable.server.store import Conflict, StorageTrouble, Store

log = logging.getLogger("wartable.requests")
CHANGES: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
UPLOADS: Final = "/api/replays"
TOO_OFTEN: Final = 429
NOTE: Final = 10.0
"""Seconds between notes about those who ask too often."""
HEALTH: Final = ("/api/health", "/api/ready")
METRICS: Final = "/metrics"
WORKED_OUT: Final = ("/api/", "/assets/icons/", METRICS)
"""Paths of answers that take some work; all others are files."""
NOTHING: Final = "\0"
"""A character that no name has, and not every database takes."""
LENGTH: Final = re.compile("[0-9]{1,12}")


class Count(Convertor[int]):
    """A number in a path, of no more digits than anything here can count."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("count", Count())
ROUTES: Final = [
    Route("/api/health", api.health),
    Route("/api/ready", api.ready),
    Route(METRICS, api.metrics),
    Route("/api/games", api.games),
    Route("/api/rules/{game}", api.rules),
    Route("/api/rules/{game}/search", api.search),
    Route("/api/rules/{game}/examples/{name}", api.example),
    Route("/api/scenarios", api.scenario, methods=["POST"]),
    Route("/api/positions", api.position, methods=["POST"]),
    Route("/api/tables", api.create, methods=["POST"]),
    Route("/api/tables", api.tables),
    Route("/api/invitations", api.invitation, methods=["POST"]),
    Route("/api/join", api.join, methods=["POST"]),
    Route(UPLOADS, api.open_replay, methods=["POST"]),
    Route("/api/tables/{id}", api.table),
    Route("/api/tables/{id}", api.leave_for_good, methods=["DELETE"]),
    Route("/api/tables/{id}/board", api.board),
    Route("/api/contacts", subscribing.listed),
    Route("/api/contacts", subscribing.add, methods=["POST"]),
    Route("/api/contacts/push/key", subscribing.push_key),
    Route("/api/contacts/email/code", subscribing.prove, methods=["POST"]),
    Route("/api/contacts/{kind}", subscribing.remove, methods=["DELETE"]),
    Route("/api/tables/{id}/quiet", subscribing.is_quiet),
    Route("/api/tables/{id}/quiet", subscribing.silence, methods=["POST"]),
    Route("/api/tables/{id}/name", api.rename, methods=["POST"]),
    Route("/api/reach", inviting.reach),
    Route("/api/codes", inviting.code, methods=["POST"]),
    Route("/api/tables/{id}/key", inviting.key, methods=["POST"]),
    Route("/api/tables/{id}/seats/{seat:count}/link", inviting.renew_seat, methods=["POST"]),
    Route("/api/tables/{id}/seats/{seat:count}", api.change_seat, methods=["POST"]),
    Route("/api/tables/{id}/rematch", api.rematch, methods=["POST"]),
    Route("/api/tables/{id}/replay", api.replay),
    Route("/api/tables/{id}/proof", api.proof),
    Route("/api/tables/{id}/forks", api.fork, methods=["POST"]),
    Route("/api/tables/{id}/curve", api.curve),
    Route("/api/tables/{id}/moments", api.moments),
    Route("/api/tables/{id}/moments/{k:count}", api.moment),
    WebSocketRoute("/api/tables/{id}/socket", table_socket),
    Route("/assets/icons/{build}/{names}", icons),
    Route("/{path:path}", client),
]


class Guard:
    """Origin, rate and size before anything else; a device's cookie; headers and a note for every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.posts = guard.Buckets(*settings.posts)
        self.reads = guard.Buckets(*settings.reads)
        self._noted = -NOTE
        self.secure = any([origin.startswith("https:") for origin in settings.origins])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _from_our_page(self, headers: Headers) -> bool:
        return guard.origin_allowed(headers.get("origin", ""), headers.get("host", ""), self.settings.origins)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        cookie = guard.read_cookie(headers.get("cookie", ""))
        inside = is_inside(scope, self.settings)
        known = let_in(scope, headers, scope["app"].state.hub.peers) if inside else self._from_our_page(headers)
        if not known or not cookie or NOTHING in scope["path"]:
            await send({"type": "websocket.close", "code": 1008})
            return
        scope["wartable.cookie"] = cookie
        scope["wartable.flood"] = not inside and not self._takes(self.reads, scope)
        await self.app(scope, receive, send)

    def _takes(self, buckets: guard.Buckets, scope: Scope) -> bool:
        """Whether the address a request comes from may have one more of these."""
        return buckets.take(address_of(HTTPConnection(scope)), asyncio.get_running_loop().time())

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = perf_counter()
        headers = Headers(scope=scope)
        known = guard.read_cookie(headers.get("cookie", ""))
        scope["wartable.cookie"] = known or guard.new_cookie()
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableHeaders(scope=message)
                for name, value in guard.HEADERS.items():
                    answer[name] = value
                if not known and not scope["path"].startswith("/assets/"):
                    answer.append("set-cookie", guard.set_cookie(scope["wartable.cookie"], self.secure))
            await send(message)

        try:
            refusal = self._refusal(scope, headers)
            if refusal is not None:
                if refusal.status_code == TOO_OFTEN:
                    await asyncio.sleep(self.settings.rebuff)
                await refusal(scope, receive, guarded)
            else:
                await self.app(scope, receive, guarded)
        except ClientDisconnect:
            # Nobody is there to be answered; the note below is all there is to say.
            status = status or 400
        except Exception:
            log.exception("request failed")
            if not status:
                await error(HTTPConnection(scope), 500, "server")(scope, receive, guarded)
        finally:
            scope["app"].state.hub.metrics.answered(scope["method"], status, perf_counter() - started)
            if status != TOO_OFTEN or self._noted + NOTE < started:
                # Of those who ask too often one line is enough for a while.
                self._noted = started if status == TOO_OFTEN else self._noted
                took = round((perf_counter() - started) * 1000, 1)
                facts = {"method": scope["method"], "path": scope["path"][:200], "status": status, "ms": took}
                log.info("request", extra={"facts": facts})

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """Why a request goes no further."""
        connection = HTTPConnection(scope)
        if is_inside(scope, self.settings):
            ours = let_in(scope, headers, scope["app"].state.hub.peers)
            return None if ours else error(connection, 404, "unknown-route")
        if NOTHING in scope["path"]:
            return error(connection, 404, "unknown-route")
        if scope["method"] not in CHANGES:
            reads = scope["path"].startswith(WORKED_OUT) and scope["path"] not in HEALTH
            return error(connection, 429, "rate") if reads and not self._takes(self.reads, scope) else None
        if not self._from_our_page(headers):
            return error(connection, 403, "bad-origin")
        kind = "text/plain" if scope["path"] == UPLOADS else "application/json"
        if headers.get("content-type", "").partition(";")[0].strip().lower() != kind:
            return error(connection, 415, "bad-type", type=kind)
        limit = self.settings.upload_limit if scope["path"] == UPLOADS else self.settings.body_limit
        length = headers.get("content-length", "0")
        if not LENGTH.fullmatch(length) or int(length) > limit:
            return error(connection, 413, "too-large")
        if not self._takes(self.posts, scope):
            return error(connection, 429, "rate")
        return None


async def api_error(request: Request, raised: Exception) -> Response:
    assert isinstance(raised, ApiError)
    return error(request, raised.status, raised.code, **raised.facts)


async def http_error(request: Request, raised: Exception) -> Response:
    assert isinstance(raised, HTTPException)
    return error(request, raised.status_code, "wrong-method" if raised.status_code == 405 else "unknown-route")


async def crowded_error(request: Request, _raised: Exception) -> Response:
    return error(request, 503, "crowded")


async def storage_error(request: Request, _raised: Exception) -> Response:
    return error(request, 503, "readonly")


def make_site(games: Mapping[str, Game[Any]], settings: Settings) -> Starlette:
    """The application; its database is opened when it starts and let go when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = Hub(games, await asyncio.to_thread(Store, settings.data), settings)
        app.state.hub = hub
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    app = Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(Guard, settings=settings),
            Middleware(Forwarder, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=PACKING),
        ],
        exception_handlers={
            ApiError: api_error,
            HTTPException: http_error,
            Crowded: crowded_error,
            StorageTrouble: storage_error,
            Conflict: storage_error,
        },
        lifespan=lifespan,
    )
    # Starlette would lead to the same path with or without its last stroke, and stumble over queries that are no text.
    app.router.redirect_slashes = False
    app.state.files = read_files(settings.static)
    app.state.icons = read_icons(app.state.files)
    app.state.version = _version()
    return app


def _version() -> str:
    try:
        return version("wartable")
    except PackageNotFoundError:
        return "source"
