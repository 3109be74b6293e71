"""Addresses a friend can reach, their codes to photograph, personal links to a seat, and links that are renewed."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import Response

import wartable.server.messages as m
from wartable.server import guard
from wartable.server.addresses import is_near, reach_data
from wartable.server.entries import Chair
from wartable.server.errors import ApiError, json, lang
from wartable.server.hub import GONE, Hub
from wartable.server.requests import asked, device_of, hub_of, itself, links_of, room_named, room_of
from wartable.server.rooms import Room
from wartable.server.tables import Table


async def reach(request: Request) -> Response:
    """Anyone: under which addresses others can come here."""
    near = is_near(request.client.host if request.client is not None else "")
    return json(await asyncio.to_thread(reach_data, hub_of(request).settings, near))


async def code(request: Request) -> Response:
    """Anyone: an address as a code to photograph: how many squares wide, and the dark ones as a path.

    It is posted, because addresses with invitations belong into no log.
    """
    wanted = await asked(request, m.CodeAsked)
    return json(await hub_of(request).aside(device_of(request), lambda: code_data(wanted.text)))


def code_data(text: str) -> dict[str, Any]:
    """A code with the quiet margin it needs."""
    made = segno.make(text, error="m", micro=False)
    drawn = io.BytesIO()
    made.save(drawn, kind="svg", xmldecl=False, svgns=False, omitsize=True)
    path = drawn.getvalue().decode().partition(' d="')[2].partition('"')[0]
    return {"size": made.symbol_size()[0], "path": path}


# Personal links.


def told_of(table: Table, language: str) -> dict[str, Any]:
    """What an invitation says of its table."""
    hosts = [chair.name for chair in table.chairs if chair.device == table.setup.maker and chair.name]
    title = table.painter.words(language)("game-name")
    return {"title": title, "table": table.painter.name(language), "host": hosts[0] if hosts else ""}


def has_seat(table: Table, device: str) -> bool:
    return device in [chair.device for chair in table.chairs]


async def _owner(request: Request, token: str) -> tuple[Room, str] | None:
    hub = hub_of(request)
    found = await asyncio.to_thread(hub.links.owner_of, guard.token_hash(token))
    return (await room_named(hub, found[0], found[1]), found[1]) if found is not None else None


async def personal(request: Request, token: str) -> Response | None:
    """What a personal link opens; None if the token is none of a personal link."""
    found = await _owner(request, token)
    if found is None:
        return None
    (room, owner), device = found, itself(request)
    table = room.table
    seats = [chair.name for chair in table.chairs if chair.device == owner]
    seen_as = await asyncio.to_thread(hub_of(request).links.seen_as, table.id, device)
    mine = seen_as == owner
    state = "mine" if mine else "taken" if has_seat(table, device) else "second"
    told = {**told_of(table, lang(request)), "state": state, "name": ", ".join(seats)}
    return json({**told, "id": table.id if mine else None})


async def open_personal(request: Request, token: str) -> Response | None:
    """A device comes by a personal link; one that has a seat of its own at the table keeps that."""
    found = await _owner(request, token)
    if found is None:
        return None
    room, device = found[0], itself(request)
    if has_seat(room.table, device):
        raise ApiError(409, "seated")
    table = await asyncio.wrap_future(hub_of(request).links.open(guard.token_hash(token), device))
    if table is None:
        raise ApiError(404, "bad-token")
    await hub_of(request).notifier.changed()
    return json({"id": table, "seat": None})


async def key(request: Request) -> Response:
    """Whoever has a seat: the personal link to it, which only the first device can tell; renewed if wanted."""
    room = await room_of(request)
    wanted = await asked(request, m.KeyAsked)
    hub, table, device = hub_of(request), room.table, itself(request)
    if table.setup.uploaded or not has_seat(table, device_of(request)):
        raise ApiError(403, "not-allowed")
    if device_of(request) != device:
        raise ApiError(403, "not-first")
    async with room.lock:
        n = await asyncio.to_thread(hub.links.times, table.id, device)
        if n < 0 or wanted.renew:
            n += 1
            token = guard.token_hash(guard.key_for(request.scope["wartable.cookie"], table.id, n))
            await asyncio.wrap_future(hub.links.renew(table.id, device, token, n))
            for wire in [one for one in room.wires.values() if one.device == device != one.itself]:
                wire.close(GONE)
    return json({"token": guard.key_for(request.scope["wartable.cookie"], table.id, n)})


# Renewed invitations.


def is_here(table: Table, device: str) -> bool:
    return device in [viewer.device for viewer in table.viewers.values()]


def is_taken(table: Table, chair: Chair, device: str, lost: str) -> bool:
    """Whether a seat is somebody else's: also a lost one, once whoever lost it has come back to the table."""
    if chair.device in ("", device):
        return False
    return chair.device != lost or lost not in table.lost


async def renew_seat(request: Request) -> Response:
    """Whoever made the table: another link to an open seat, or to one whose player has lost his way back."""
    room = await room_of(request)
    hub, table, seat, device = hub_of(request), room.table, request.path_params["seat"], itself(request)
    if seat >= len(table.chairs):
        raise ApiError(404, "unknown-route")
    chair = table.chairs[seat]
    no_person = chair.kind == "bot" and not chair.device
    if device != table.setup.maker or table.setup.uploaded or chair.device == device or no_person:
        raise ApiError(403, "not-allowed")
    if table.over:
        raise ApiError(409, "over")
    async with room.lock:
        if chair.device and is_here(table, chair.device):
            raise ApiError(409, "seat-here")
        if chair.device:
            table.lost.add(chair.device)
        n = table.renewed.get(seat, 0) + 1
        token = guard.token_for(request.scope["wartable.cookie"], table.id, seat, n)
        await asyncio.wrap_future(hub.links.renew_seat(table.id, seat, guard.token_hash(token), n, chair.device))
        table.renewed[seat] = n
        _tell_links(hub, room, links_of(request, table))
    return json({"seat": seat, "token": token})


def _tell_links(hub: Hub, room: Room, links: dict[int, str]) -> None:
    """The screens of whoever made the table show the new link."""
    for viewer, wire in room.wires.items():
        if wire.itself == room.table.setup.maker:
            wire.links = links
            room.table.viewers[viewer].links = links
    hub.tell_seats(room)
