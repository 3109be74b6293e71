"""What requests do. Every handler says who may ask: anyone, a device, a guest of the table, or its seat."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

import wartable.server.messages as m
from wartable.engine.errors import ContentError
from wartable.server import about, guard, new_tables
from wartable.server.entries import BrokenLog, Chair
from wartable.server.errors import ApiError, json, lang, raw
from wartable.server.hub import Hub, Room
from wartable.server.painting import WATCH
from wartable.server.proving import prove
from wartable.server.store import Row
from wartable.server.tables import Table
from wartable.server.words import clean_name
from wartable.words import words_for
from wartable.words.faults import in_words, said

T = TypeVar("T", bound=m.Asked)
SHOWN: Final = 60
"""Tables in a list."""
LONGEST_WHY: Final = 300
"""Characters of what is wrong with a file, which may have long keys."""


def hub_of(connection: HTTPConnection) -> Hub:
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def device_of(connection: HTTPConnection) -> str:
    """The device a request comes from, by the hash of its cookie."""
    return guard.device_of(connection.scope["wartable.cookie"])


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
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiError(400, "bad-json", why=str(error)[:200]) from error


async def room_of(connection: HTTPConnection) -> Room:
    """The table of a request, if its device may see it; ids alone grant nothing."""
    hub = hub_of(connection)
    name = connection.path_params["id"]
    if not await asyncio.to_thread(hub.store.may_see, name, device_of(connection)):
        raise ApiError(404, "unknown-table")
    try:
        room = await hub.room(name)
    except BrokenLog as error:
        raise ApiError(409, "broken-log", why=str(error)) from error
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
    if device_of(connection) != table.setup.maker or table.setup.uploaded:
        return {}
    return Hub.links(connection.scope["wartable.cookie"], table.id, len(table.chairs))


# Anyone.


async def health(request: Request) -> Response:
    """Whether the server can do its work."""
    writable = hub_of(request).writable
    return json({"ok": writable, "version": request.app.state.version}, 200 if writable else 503)


async def games(request: Request) -> Response:
    return json(about.games_data(hub_of(request).games, lang(request)))


async def rules(request: Request) -> Response:
    game = hub_of(request).games.get(request.path_params["game"])
    if game is None:
        raise ApiError(404, "unknown-game")
    return json(about.rules_data(game, lang(request)))


async def search(request: Request) -> Response:
    """Where in the rules some words are to be found."""
    game = hub_of(request).games.get(request.path_params["game"])
    if game is None:
        raise ApiError(404, "unknown-game")
    return json(await asyncio.to_thread(about.found_data, game, request.query_params.get("q", "")[:LONGEST_WHY]))


async def scenario(request: Request) -> Response:
    """What a scenario file says of itself, or what is wrong with it."""
    wanted = await asked(request, m.ScenarioAsked)
    game = hub_of(request).games.get(wanted.game)
    if game is None:
        raise ApiError(404, "unknown-game")
    # Even a file of one line is a text and no name.
    text = wanted.text.removesuffix("\n") + "\n"
    try:
        return json(await asyncio.to_thread(about.scenario_data, game, text, words_for(game, lang(request))))
    except ContentError as error:
        raise ApiError(422, "bad-scenario", why=said(error, lang(request))[:LONGEST_WHY]) from error


# Any device.


async def create(request: Request) -> Response:
    wanted = await asked(request, m.TableAsked)
    hub = hub_of(request)
    game = hub.games.get(wanted.game)
    if game is None:
        raise ApiError(404, "unknown-game")
    device = device_of(request)
    await check_count(hub, device)
    try:
        made = await asyncio.to_thread(new_tables.asked_for, game, wanted, device, hub.new_secret())
    except ContentError as error:
        raise ApiError(422, "bad-table", why=said(error, lang(request))[:LONGEST_WHY]) from error
    cookie = request.scope["wartable.cookie"]
    name = await hub.create(made, cookie)
    chairs = made.setup.seats
    links = hub.links(cookie, name, len(chairs))
    mine = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    invited = [{"seat": s, "token": links[s]} for s, chair in enumerate(chairs) if chair.kind == "open"]
    return json({"id": name, "mine": mine, "links": invited, "watch": links[WATCH]}, 201)


async def check_count(hub: Hub, device: str) -> None:
    most = hub.settings.most_tables
    if len(await asyncio.to_thread(hub.store.tables_of, device, most)) >= most:
        raise ApiError(429, "too-many")


async def tables(request: Request) -> Response:
    rows = await asyncio.to_thread(hub_of(request).store.tables_of, device_of(request), SHOWN)
    found = [await table_row(request, row) for row in rows]
    return json({"tables": [one for one in found if one is not None]})


async def table_row(request: Request, row: Row) -> dict[str, Any] | None:
    """A table in the list; one that cannot be resumed is left out."""
    try:
        room = await hub_of(request).room(row.id)
    except BrokenLog:
        return None
    assert room is not None
    table, language = room.table, lang(request)
    names = table.painter.words(language).names
    scene = table.painter.scene(None, language)
    looks = {panel.seat: panel.look for panel in scene.panels if panel.look is not None}
    return {
        "id": row.id,
        "name": table.painter.name(language),
        "game": row.game,
        "title": table.painter.words(language)("game-name"),
        "created": datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
        "status": "over" if table.over else "playing",
        "acting": table.acting,
        "mine": table.mine(device_of(request)),
        "seats": [
            {"name": names[seat], "kind": chair.kind, "look": looks.get(seat, seat)}
            for seat, chair in enumerate(table.chairs)
        ],
        "round": scene.status,
    }


async def invited(request: Request, token: str) -> tuple[Room, int]:
    """The table and the seat of an invitation."""
    hub = hub_of(request)
    found = await asyncio.to_thread(hub.store.invitation, guard.token_hash(token))
    if found is None:
        raise ApiError(404, "bad-token")
    try:
        room = await hub.room(found[0])
    except BrokenLog as error:
        raise ApiError(409, "broken-log", why=str(error)) from error
    assert room is not None
    return room, found[1]


async def invitation(request: Request) -> Response:
    """What somebody is invited to, by whom, and whether the seat is still free; whose it is gets the table's id."""
    wanted = await asked(request, m.InvitationAsked)
    room, seat = await invited(request, wanted.token)
    table, device = room.table, device_of(request)
    words = table.painter.words(lang(request))
    chair = table.chairs[seat] if seat != WATCH else None
    mine = chair is not None and chair.device == device and chair.kind == "person"
    taken = chair is not None and bool(chair.device) and chair.device != device
    hosts = [seat for seat, one in enumerate(table.chairs) if one.device == table.setup.maker and one.name]
    told = {
        "title": words("game-name"),
        "table": table.painter.name(lang(request)),
        "host": table.chairs[hosts[0]].name if hosts else "",
        "state": "mine" if mine else "over" if table.over and chair is not None else "taken" if taken else "free",
        "id": table.id if mine else None,
    }
    return json(told)


async def join(request: Request) -> Response:
    wanted = await asked(request, m.JoinAsked)
    hub = hub_of(request)
    room, seat = await invited(request, wanted.token)
    name = room.table.id
    device = device_of(request)
    if seat == WATCH:
        await asyncio.wrap_future(hub.store.let_watch(name, device))
        return json({"id": name, "seat": None})

    def sits(table: Table) -> Chair | None:
        chair = table.chairs[seat]
        if chair.device == device and chair.kind == "person":
            return None
        if chair.device and chair.device != device:
            raise ApiError(409, "seat-taken")
        if table.over:
            raise ApiError(409, "over")
        return Chair("person", clean_name(wanted.name), device=device)

    await hub.change_seat(room, seat, sits)
    return json({"id": name, "seat": seat})


async def open_replay(request: Request) -> Response:
    hub = hub_of(request)
    device = device_of(request)
    await check_count(hub, device)
    body = await read_body(request, hub.settings.upload_limit)
    try:
        made = await asyncio.to_thread(new_tables.uploaded, hub.games, body.decode(), device)
    except UnicodeDecodeError as error:
        raise ApiError(422, "bad-replay", why=in_words("this is no text in UTF-8", lang(request))) from error
    except ContentError as error:
        raise ApiError(422, "bad-replay", why=said(error, lang(request))[:LONGEST_WHY]) from error
    return json({"id": await hub.create(made, request.scope["wartable.cookie"])}, 201)


# Guests of a table.


async def table(request: Request) -> Response:
    room = await room_of(request)
    return json(room.table.meta(device_of(request), lang(request), links_of(request, room.table)))


async def board(request: Request) -> Response:
    room = await room_of(request)
    return raw(await hub_of(request).board(room, lang(request)))


async def proof(request: Request) -> Response:
    room = await room_of(request)
    return json(await asyncio.to_thread(_proof, hub_of(request), room.table))


def _proof(hub: Hub, table: Table) -> dict[str, Any]:
    loaded = hub.store.load(table.id)
    assert loaded is not None
    _, secret, entries = loaded
    return prove(table, secret, entries)


async def replay(request: Request) -> Response:
    room = await finished_room(request)
    text = new_tables.replay_text(room.table, lang(request))
    headers = {"content-disposition": f'attachment; filename="{room.table.id}.replay"', "cache-control": "no-store"}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


async def moments(request: Request) -> Response:
    room = await finished_room(request)
    lines = room.table.painter.log(0, None, lang(request))
    return json({"count": len(room.table.course.decisions), "lines": lines})


async def moment(request: Request) -> Response:
    table = (await finished_room(request)).table
    count = request.path_params["k"]
    told = request.query_params.get("seat")
    seats = [str(seat) for seat in range(len(table.chairs))]
    if count > len(table.course.decisions) or (told is not None and told not in seats):
        raise ApiError(404, "no-moment")
    seat = int(told) if told is not None else None
    view = table.game.view(table.course.at(count), seat)
    return json(table.game.scene(view, seat, table.painter.words(lang(request))))


# Those with a seat.


async def change_seat(request: Request) -> Response:
    """A seat's own device hands it to a bot or takes it back; whoever made the table may put bots into open seats."""
    room = await room_of(request)
    wanted = await asked(request, m.SeatChange)
    seat = request.path_params["seat"]
    device = device_of(request)
    if seat >= len(room.table.chairs):
        raise ApiError(404, "unknown-route")
    try:
        new_tables.check_level(wanted.level)
    except ContentError as error:
        raise ApiError(422, "bad-table", why=said(error, lang(request))) from error

    def choose(table: Table) -> Chair:
        chair = table.chairs[seat]
        own = chair.device == device
        if table.over:
            raise ApiError(409, "over")
        if wanted.do == "take-back":
            if not own:
                raise ApiError(403, "not-allowed")
            if chair.kind != "bot":
                raise ApiError(409, "not-sitting")
            return Chair("person", chair.name, device=device, asks=chair.asks)
        if wanted.do == "bot" and not chair.device and device == table.setup.maker:
            return Chair("bot", level=wanted.level)
        if not own:
            raise ApiError(403, "not-allowed")
        if wanted.do == "asks":
            return Chair(chair.kind, chair.name, chair.level, device, wanted.asks)
        return Chair("bot", chair.name, wanted.level, device, chair.asks)

    await hub_of(request).change_seat(room, seat, choose)
    return json({"ok": True})


async def rematch(request: Request) -> Response:
    """The same seats again; whoever asks second is led to the table that the first has made."""
    room = await room_of(request)
    hub, table, device = hub_of(request), room.table, device_of(request)
    if table.setup.uploaded or device not in [chair.device for chair in table.chairs]:
        raise ApiError(403, "not-allowed")
    async with room.lock:
        if not table.rematch:
            await check_count(hub, device)
            made = new_tables.again(table, device, hub.new_secret())
            table.rematch = await hub.create(made, request.scope["wartable.cookie"], table.id)
            hub.tell_seats(room)
    return json({"id": table.rematch}, 201)
