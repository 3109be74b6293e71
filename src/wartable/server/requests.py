"""Who asks, what for, and at which table: what every handler begins with."""

from __future__ import annotations

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

import wartable.server.messages as m
from wartable.server import guard
from wartable.server.entries import BrokenLog
from wartable.server.errors import ApiError
from wartable.server.hub import Hub
from wartable.server.rooms import Crowded, Room
from wartable.server.tables import Table

T = TypeVar("T", bound=m.Asked)
SEEN_AS: Final = "wartable.device"
"""Where a request says whose device it stands for."""


def hub_of(connection: HTTPConnection) -> Hub:
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def itself(connection: HTTPConnection) -> str:
    """The device a request comes from, by the hash of its cookie."""
    return guard.device_of(connection.scope["wartable.cookie"])


def device_of(connection: HTTPConnection) -> str:
    """The device a request comes from; at a table, the one it stands for there."""
    found: str | None = connection.scope.get(SEEN_AS)
    return found or itself(connection)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, and whatever else may be the same place."""
    return guard.neighbours(connection.client.host if connection.client is not None else "")


async def read_body(request: Request, limit: int) -> bytes:
    """The body, which must not be longer than this."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise ApiError(413, "too-large")
        parts.append(part)
    return b"".join(parts)


async def asked(request: Request, kind: type[T]) -> T:
    """The body of a request, read strictly."""
    body = await read_body(request, hub_of(request).settings.body_limit)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError(400, "bad-json", why=str(error)[:200]) from error


async def room_of(connection: HTTPConnection) -> Room:
    """The table of a request, if its device may see it; ids alone grant nothing."""
    hub = hub_of(connection)
    name = connection.path_params["id"]
    seen_as = await asyncio.to_thread(hub.links.seen_as, name, itself(connection))
    if seen_as is None:
        raise ApiError(404, "unknown-table")
    connection.scope[SEEN_AS] = seen_as
    return await room_named(hub, name, seen_as)


async def room_named(hub: Hub, name: str, device: str) -> Room:
    try:
        room = await hub.room(name, device)
    except BrokenLog as error:
        raise ApiError(409, "broken-log", why=str(error)) from error
    except Crowded as error:
        raise ApiError(503, "crowded") from error
    if room is None:
        raise ApiError(404, "unknown-table")
    return room


async def finished_room(request: Request) -> Room:
    room = await room_of(request)
    if not room.table.over:
        raise ApiError(409, "not-over")
    return room


def links_of(connection: HTTPConnection, table: Table) -> dict[int, str]:
    """The invitations this device may hand out: only whoever made the table can tell them."""
    if itself(connection) != table.setup.maker or table.setup.uploaded:
        return {}
    return Hub.invitations(connection.scope["wartable.cookie"], table.id, len(table.chairs), table.renewed)
