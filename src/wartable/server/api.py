"""What requests do. Every handler says who may ask: anyone, a device, a guest of the table, or its seat."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

import wartable.server.messages as m
from wartable.engine.errors import ContentError
from wartable.server import about, guard, new_tables
from wartable.server.entries import BrokenLog, Chair
from wartable.server.errors import ApiError, json, lang, packed, raw
from wartable.server.hub import Crowded, Hub, Room
from wartable.server.painting import WATCH
from wartable.server.proving import prove
from wartable.server.store import Row
from wartable.server.summary import names_of, title_of
from wartable.server.tables import Table
from wartable.server.undoing import people
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
    if not await asyncio.to_thread(hub.store.may_see, name, device_of(connection)):
        raise ApiError(404, "unknown-table")
    return await room_named(hub, name, device_of(connection))


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
    if device_of(connection) != table.setup.maker or table.setup.uploaded:
        return {}
    return Hub.links(connection.scope["wartable.cookie"], table.id, len(table.chairs))


# Anyone.


async def health(request: Request) -> Response:
    """Whether the server can do its work."""
    writable = hub_of(request).writable
    return json({"ok": writable, "version": request.app.state.version}, 200 if writable else 503)


async def games(request: Request) -> Response:
    hub, language = hub_of(request), lang(request)
    draw = partial(about.games_data, hub.games, language)
    return packed(request, await hub.drawn(device_of(request), ("games", language), draw))


async def rules(request: Request) -> Response:
    hub, language = hub_of(request), lang(request)
    game = hub.games.get(request.path_params["game"])
    if game is None:
        raise ApiError(404, "unknown-game")
    draw = partial(about.rules_data, game, language)
    return packed(request, await hub.drawn(device_of(request), ("rules", game.id, language), draw))


async def search(request: Request) -> Response:
    """Where in the rules some words are to be found."""
    hub = hub_of(request)
    game = hub.games.get(request.path_params["game"])
    if game is None:
        raise ApiError(404, "unknown-game")
    wanted = request.query_params.get("q", "")[:LONGEST_WHY]
    return json(await hub.aside(device_of(request), lambda: about.found_data(game, wanted)))


async def scenario(request: Request) -> Response:
    """What a scenario file says of itself, or what is wrong with it."""
    wanted = await asked(request, m.ScenarioAsked)
    hub = hub_of(request)
    game = hub.games.get(wanted.game)
    if game is None:
        raise ApiError(404, "unknown-game")
    # Even a file of one line is a text and no name.
    text = wanted.text.removesuffix("\n") + "\n"
    try:
        words = words_for(game, lang(request))
        return json(await hub.aside(device_of(request), lambda: about.scenario_data(game, text, words)))
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
    if not [seat for seat in wanted.seats if seat.kind != "bot"]:
        await check_bots(request, device)
    secret = hub.new_secret()
    try:
        made = await hub.aside(device, lambda: new_tables.asked_for(game, wanted, device, secret))
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
    """Whether a device may have one more table."""
    tables, _ = await asyncio.to_thread(hub.store.made_by, device)
    if tables >= hub.settings.most_tables:
        raise ApiError(429, "too-many")


async def check_bots(request: Request, device: str) -> None:
    """Whether one more table of this device may be left to bots, and one more from this address."""
    hub = hub_of(request)
    _, left_to_bots = await asyncio.to_thread(hub.store.made_by, device)
    # Whoever sends no cookie is a new device every time, but still at the same address.
    if left_to_bots >= hub.settings.most_bot_tables or not hub.may_leave_to_bots(address_of(request)):
        raise ApiError(429, "too-many-bots")


async def tables(request: Request) -> Response:
    rows = await asyncio.to_thread(hub_of(request).store.tables_of, device_of(request), SHOWN)
    return json({"tables": [await table_row(request, row) for row in rows]})


async def table_row(request: Request, row: Row) -> dict[str, Any]:
    """A table in the list, as its row has it: no game is played again for that."""
    hub, language = hub_of(request), lang(request)
    summary = row.standing.read()
    if summary is None and not hub.is_aside(row.id):
        # A row of an older version; from now on it says so itself.
        with contextlib.suppress(BrokenLog, Crowded):
            room = await hub.room(row.id, device_of(request))
            summary = room.standing.read() if room is not None else None
    created = datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds")
    found: dict[str, Any] = {"id": row.id, "name": "", "game": row.game, "title": row.game, "created": created}
    if summary is None or hub.is_aside(row.id) or row.game not in hub.games:
        name = summary.name if summary is not None else ""
        return {**found, "name": name, "status": "broken", "acting": None, "mine": [], "seats": [], "round": ""}
    words = names_of(hub.games[row.game], summary.seats, language)
    device = device_of(request)
    return {
        **found,
        "name": title_of(summary.name, len(summary.seats), words, language),
        "title": words("game-name"),
        "status": "over" if row.standing.waits == "over" else "playing",
        "acting": summary.acting,
        "mine": [seat for seat, owner in people(summary.seats).items() if owner == device],
        "seats": [
            {"name": name, "kind": chair.kind, "look": look}
            for name, chair, look in zip(words.names, summary.seats, summary.looks, strict=True)
        ],
        "round": summary.round.get(language, ""),
    }


async def invited(request: Request, token: str) -> tuple[Room, int]:
    """The table and the seat of an invitation."""
    hub = hub_of(request)
    found = await asyncio.to_thread(hub.store.invitation, guard.token_hash(token))
    if found is None:
        raise ApiError(404, "bad-token")
    return await room_named(hub, found[0], device_of(request)), found[1]


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

    if room.table.setup.seats[seat].kind != "open":
        # Whoever made the table can work out a token for every seat, but only open ones were offered.
        raise ApiError(404, "bad-token")

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
        text = body.decode()
        made = await hub.aside(device, lambda: new_tables.uploaded(hub.games, text, device))
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
    return packed(request, await hub_of(request).board(room, lang(request)))


async def proof(request: Request) -> Response:
    hub, table = hub_of(request), (await room_of(request)).table
    if table.over:
        # Nothing can be added to it.
        return packed(request, await hub.drawn(device_of(request), ("proof", table.id), lambda: _proof(hub, table)))
    return json(await hub.aside(device_of(request), lambda: _proof(hub, table)))


def _proof(hub: Hub, table: Table) -> dict[str, Any]:
    loaded = hub.store.load(table.id)
    assert loaded is not None
    _, secret, entries = loaded
    return prove(table, secret, entries)


async def replay(request: Request) -> Response:
    table, language = (await finished_room(request)).table, lang(request)
    key = ("replay", table.id, language)
    answer = packed(
        request,
        await hub_of(request).drawn(device_of(request), key, lambda: new_tables.replay_text(table, language).encode()),
    )
    answer.headers["content-type"] = "text/plain; charset=utf-8"
    answer.headers["content-disposition"] = f'attachment; filename="{table.id}.replay"'
    return answer


async def moments(request: Request) -> Response:
    table, language = (await finished_room(request)).table, lang(request)

    def draw() -> dict[str, Any]:
        return {"count": len(table.course.decisions), "lines": table.painter.log(0, None, language)}

    return packed(request, await hub_of(request).drawn(device_of(request), ("moments", table.id, language), draw))


async def moment(request: Request) -> Response:
    table = (await finished_room(request)).table
    count = request.path_params["k"]
    told = request.query_params.get("seat")
    seats = [str(seat) for seat in range(len(table.chairs))]
    if count > len(table.course.decisions) or (told is not None and told not in seats):
        raise ApiError(404, "no-moment")
    seat = int(told) if told is not None else None
    words = table.painter.words(lang(request))

    def draw() -> bytes:
        view = table.game.view(table.course.at(count), seat)
        return msgspec.json.encode(table.game.scene(view, seat, words))

    return raw(await hub_of(request).aside(device_of(request), draw))


# Those with a seat.


async def change_seat(request: Request) -> Response:
    """A seat's own device hands it to a bot or takes it back; whoever made the table may put bots into open seats."""
    wanted = await asked(request, m.SeatChange)
    room = await room_of(request)
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

    hub = hub_of(request)
    others = [one for number, one in enumerate(room.table.chairs) if number != seat and one.kind != "bot"]
    with room.in_use():
        if wanted.do in ("leave", "bot") and not others:
            await check_bots(request, room.table.setup.maker)
        await hub.change_seat(room, seat, choose)
    return json({"ok": True})


async def leave_for_good(request: Request) -> Response:
    """A device deletes a table: bots go on for its seats, it sees nothing of it any more; the last one erases it."""
    hub, name, device = hub_of(request), request.path_params["id"], device_of(request)
    if not await asyncio.to_thread(hub.store.may_see, name, device):
        raise ApiError(404, "unknown-table")
    erased = await hub.delete(name, device, address_of(request))
    return json({"id": name, "erased": erased})


async def rematch(request: Request) -> Response:
    """The same seats again; whoever asks second is led to the table that the first has made."""
    room = await room_of(request)
    hub, table, device = hub_of(request), room.table, device_of(request)
    if table.setup.uploaded or device not in [chair.device for chair in table.chairs]:
        raise ApiError(403, "not-allowed")
    if not table.over:
        raise ApiError(409, "not-over")
    with room.in_use():
        async with room.lock:
            if not table.rematch:
                await check_count(hub, device)
                seen_by = await asyncio.to_thread(hub.store.seen_by, table.id)
                secret = hub.new_secret()
                made = await hub.aside(device, lambda: new_tables.again(table, device, seen_by, secret))
                table.rematch = await hub.create(made, request.scope["wartable.cookie"], table.id)
                hub.tell_seats(room)
            return json({"id": table.rematch}, 201)
