"""What requests do. Every handler says who may ask: anyone, a device, a guest of the table, or its seat."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import wartable.server.messages as m
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import load
from wartable.engine.game import Game
from wartable.engine.play import acting
from wartable.server import about, forks, guard, inviting, new_tables
from wartable.server.clocks import stand_in
from wartable.server.entries import BrokenLog, Chair, Fork
from wartable.server.errors import ApiError, json, lang, packed, raw
from wartable.server.hub import GOING_AWAY, Hub
from wartable.server.metrics import from_this_machine
from wartable.server.painting import WATCH
from wartable.server.peers import Elsewhere
from wartable.server.proving import prove
from wartable.server.requests import (
    address_of,
    asked,
    device_of,
    finished_room,
    hub_of,
    itself,
    links_of,
    read_body,
    room_named,
    room_of,
)
from wartable.server.rooms import Crowded, Room
from wartable.server.store import Row
from wartable.server.summary import names_of, title_in_list
from wartable.server.tables import Table
from wartable.server.undoing import is_alone, people
from wartable.server.words import LONGEST_TITLE, clean_name
from wartable.words import words_for
from wartable.words.faults import in_words, said
from wartable.words.rulebook import examples_of

NAMED: Final = re.compile(r'"game"\s*:\s*"([a-z-]{1,40})"')
"""Where a position file names its game."""
SHOWN: Final = 60
"""Tables in a list."""
LONGEST_WHY: Final = 300
"""Characters of what is wrong with a file, which may have long keys."""


async def past_room(request: Request) -> Room:
    """A table whose past the device may see."""
    room = await room_of(request)
    check_past(request, room.table)
    return room


def check_past(request: Request, table: Table) -> None:
    """Whether the device may look back and play on from there: the game is over, or nobody else plays or will."""
    if table.over:
        return
    # A bot may sit where an invitation still leads to.
    seats = zip(table.setup.seats, table.chairs, strict=True)
    invited = any([was.kind == "open" and not now.device for was, now in seats])
    if invited or not is_alone(table.chairs, device_of(request)):
        raise ApiError(409, "not-over")


# Anyone.


async def health(request: Request) -> Response:
    """Whether the server lives; one that cannot store still shows games and waits for its disk, so let it be."""
    return json({"ok": True, "version": request.app.state.version})


async def ready(request: Request) -> Response:
    """Whether the server can do its work."""
    writable = hub_of(request).storage.writable
    return json({"ok": writable}, 200 if writable else 503)


async def metrics(request: Request) -> Response:
    """Numbers for those who run the server: for this machine only, unless it was started to tell everybody."""
    hub = hub_of(request)
    if not hub.settings.metrics and not from_this_machine(request):
        raise ApiError(404, "unknown-route")
    text, kind = hub.metrics.text()
    return Response(text, headers={"content-type": kind, "cache-control": "no-store"})


async def games(request: Request) -> Response:
    hub, language = hub_of(request), lang(request)
    draw = partial(about.games_data, hub.games, language)
    return packed(request, await hub.aside.drawn(device_of(request), ("games", language), draw))


async def rules(request: Request) -> Response:
    hub, language = hub_of(request), lang(request)
    game = hub.games.get(request.path_params["game"])
    if game is None:
        raise ApiError(404, "unknown-game")
    draw = partial(about.rules_data, game, language)
    return packed(request, await hub.aside.drawn(device_of(request), ("rules", game.id, language), draw))


async def example(request: Request) -> Response:
    """A position that shows what clauses mean."""
    hub, language = hub_of(request), lang(request)
    game = hub.games.get(request.path_params["game"])
    found = None if game is None else examples_of(game).get(request.path_params["name"])
    if game is None or found is None:
        raise ApiError(404, "unknown-game" if game is None else "unknown-route")
    draw = partial(about.example_data, game, found, language)
    return packed(request, await hub.aside.drawn(device_of(request), ("example", game.id, found.name, language), draw))


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


async def position(request: Request) -> Response:
    """What a position file is about, or what is wrong with it."""
    wanted = await asked(request, m.PositionAsked)
    hub, language = hub_of(request), lang(request)
    game, text = await tried_out(request, wanted.game, wanted.text)
    words = words_for(game, language)

    def read() -> dict[str, Any]:
        s = load(game, text)
        title = game.about(game.positions.identity(s).get("scenario", game.scenarios[0]), words)[0]
        view = game.view(s, None)
        about = {"game": game.id, "title": title, "seats": game.seats_of(s), "acting": acting(s)}
        return {**about, "status": game.status(view, words)}

    return json(await hub.aside(device_of(request), read))


async def tried_out(request: Request, name: str, text: str) -> tuple[Game[Any], str]:
    """The game of a position file and the position as we write it; tried out where nobody suffers from it."""
    hub = hub_of(request)
    named = NAMED.search(text)
    game = hub.games.get(named[1] if named is not None else name)
    if game is None:
        raise ApiError(404, "unknown-game")
    if not text.strip():
        raise ApiError(422, "bad-position", why=in_words("the file is empty", lang(request)))
    # Whoever sends no cookie is a new device every time, but still at the same address.
    answer = await hub.pool.try_out(game.package, text, address_of(request))
    if answer is None:
        raise ApiError(422, "bad-position", why=in_words("the game cannot go on from here", lang(request)))
    if not answer.position:
        raise ApiError(422, "bad-position", why=said(ContentError("", *answer.fault), lang(request))[:LONGEST_WHY])
    return game, answer.position


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
    make = partial(new_tables.asked_for, game, wanted, device, secret)
    if wanted.lesson:
        make = partial(forks.taught, game, wanted, device)
    elif wanted.position:
        game, text = await tried_out(request, game.id, wanted.position)
        make = partial(forks.asked_for, game, wanted, text, device, secret)
    try:
        made = await hub.aside(device, make)
    except ContentError as error:
        raise ApiError(422, "bad-table", why=said(error, lang(request))[:LONGEST_WHY]) from error
    cookie = request.scope["wartable.cookie"]
    name = await hub.create(made, cookie)
    chairs = made.setup.seats
    links = hub.invitations(cookie, name, len(chairs))
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
    if left_to_bots >= hub.settings.most_bot_tables or not hub.bots.may_be_left_to_them(address_of(request)):
        raise ApiError(429, "too-many-bots")


async def tables(request: Request) -> Response:
    """The tables of a device; whoever asks again and again says the mark of what he knows, and hears if it is new."""
    hub, device = hub_of(request), device_of(request)
    rows = await asyncio.to_thread(hub.store.tables_of, device, SHOWN)
    mark = hashlib.sha256(repr((rows, lang(request))).encode()).hexdigest()[:16]
    if request.query_params.get("known") == mark:
        return json({"mark": mark, "tables": None})
    owners = await asyncio.to_thread(hub.links.owners, device)
    found = [await table_row(request, row, owners.get(row.id, device)) for row in rows]
    return json({"mark": mark, "tables": found})


async def table_row(request: Request, row: Row, device: str) -> dict[str, Any]:
    """A table in the list, as its row has it: no game is played again for that."""
    hub, language = hub_of(request), lang(request)
    summary = row.standing.read()
    if summary is None and not hub.loader.is_aside(row.id):
        # A row of an older version; from now on it says so itself.
        with contextlib.suppress(BrokenLog, Crowded, Elsewhere):
            room = await hub.room(row.id, device)
            summary = room.standing.read() if room is not None else None
    created = datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds")
    found: dict[str, Any] = {"id": row.id, "name": "", "game": row.game, "title": row.game, "created": created}
    if summary is None or hub.loader.is_aside(row.id) or row.game not in hub.games:
        name = row.renamed or (summary.name if summary is not None else "")
        empty: dict[str, Any] = {"acting": None, "mine": [], "seats": [], "round": "", "won": [], "host": False}
        return {**found, "name": name, "status": "broken", **empty}
    words = names_of(hub.games[row.game], summary.seats, language)
    return {
        **found,
        "name": title_in_list(row.renamed, summary, words, language),
        "title": words("game-name"),
        "status": "over" if row.standing.waits == "over" else "playing",
        "acting": summary.acting,
        "mine": [seat for seat, owner in people(summary.seats).items() if owner == device],
        "seats": [
            {"name": name, "kind": chair.kind, "look": look}
            for name, chair, look in zip(words.names, summary.seats, summary.looks, strict=True)
        ],
        "round": summary.round.get(language, ""),
        "won": [seat for seat, share in enumerate(summary.result) if share == max(summary.result) > 0],
        "host": row.maker == itself(request),
    }


async def invited(request: Request, token: str) -> tuple[Room, int, str]:
    """The table and the seat of an invitation, and the device that has lost the seat if it was renewed."""
    hub = hub_of(request)
    found = await asyncio.to_thread(hub.links.invitation, guard.token_hash(token))
    if found is None:
        raise ApiError(404, "bad-token")
    return await room_named(hub, found.table, device_of(request)), found.seat, found.lost


async def invitation(request: Request) -> Response:
    """What somebody is invited to, by whom, and whether the seat is still free; whose it is gets the table's id."""
    wanted = await asked(request, m.InvitationAsked)
    personal = await inviting.personal(request, wanted.token)
    if personal is not None:
        return personal
    room, seat, lost = await invited(request, wanted.token)
    table, device = room.table, device_of(request)
    chair = table.chairs[seat] if seat != WATCH else None
    mine = chair is not None and chair.device == device and chair.kind == "person"
    taken = chair is not None and inviting.is_taken(table, chair, device, lost)
    state = "mine" if mine else "over" if table.over and chair is not None else "taken" if taken else "free"
    # Whoever comes in place of somebody goes on under his name.
    name = chair.name if chair is not None and lost and not taken else ""
    return json(
        {**inviting.told_of(table, lang(request)), "state": state, "name": name, "id": table.id if mine else None}
    )


async def join(request: Request) -> Response:
    wanted = await asked(request, m.JoinAsked)
    hub = hub_of(request)
    opened = await inviting.open_personal(request, wanted.token)
    if opened is not None:
        return opened
    room, seat, lost = await invited(request, wanted.token)
    name = room.table.id
    device = device_of(request)
    if seat == WATCH:
        await asyncio.wrap_future(hub.store.let_watch(name, device))
        return json({"id": name, "seat": None})

    if room.table.setup.seats[seat].kind != "open" and not lost:
        # Whoever made the table can work out a token for every seat, but only open ones were offered.
        raise ApiError(404, "bad-token")

    def sits(table: Table) -> Chair | None:
        chair = table.chairs[seat]
        if chair.device == device and chair.kind == "person":
            return None
        if inviting.is_taken(table, chair, device, lost):
            raise ApiError(409, "seat-taken")
        if table.over:
            raise ApiError(409, "over")
        return Chair("person", clean_name(wanted.name) or chair.name, device=device, asks=chair.asks)

    await hub.change_seat(room, seat, sits)
    # Whoever stood for somebody else comes back with his own eyes.
    for wire in [one for one in room.wires.values() if one.itself == device != one.device]:
        wire.close(GOING_AWAY)
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
        return packed(
            request, await hub.aside.drawn(device_of(request), ("proof", table.id), lambda: _proof(hub, table))
        )
    return json(await hub.aside(device_of(request), lambda: _proof(hub, table)))


def _proof(hub: Hub, table: Table) -> dict[str, Any]:
    loaded = hub.store.load(table.id)
    assert loaded is not None
    _, secret, entries = loaded
    return prove(table, secret, entries)


async def replay(request: Request) -> Response:
    table, language = (await finished_room(request)).table, lang(request)
    if table.setup.position or table.setup.lesson:
        # A replay begins with the laying out, and its luck proves something.
        raise ApiError(409, "no-replay")
    key = ("replay", table.id, language)
    answer = packed(
        request,
        await hub_of(request).aside.drawn(
            device_of(request), key, lambda: new_tables.replay_text(table, language).encode()
        ),
    )
    answer.headers["content-type"] = "text/plain; charset=utf-8"
    answer.headers["content-disposition"] = f'attachment; filename="{table.id}.replay"'
    return answer


async def curve(request: Request) -> Response:
    """How the chances of winning went; nobody is told so of a game that goes on."""
    room = await finished_room(request)
    with room.in_use():
        return packed(request, await hub_of(request).aside.curve(device_of(request), room.table))


async def moments(request: Request) -> Response:
    hub, table, language = hub_of(request), (await past_room(request)).table, lang(request)

    def draw() -> dict[str, Any]:
        return {"count": len(table.course.decisions), "lines": table.painter.log(0, None, language)}

    if not table.over:
        return json(await hub.aside(device_of(request), draw))
    return packed(request, await hub.aside.drawn(device_of(request), ("moments", table.id, language), draw))


async def moment(request: Request) -> Response:
    table = (await past_room(request)).table
    count = request.path_params["k"]
    told = request.query_params.get("seat")
    # While the game goes on nobody looks into the hands of bots.
    seats = [str(seat) for seat in (range(len(table.chairs)) if table.over else table.mine(device_of(request)))]
    if count > len(table.course.decisions) or (told is not None and told not in seats):
        raise ApiError(404, "no-moment")
    seat = int(told) if told is not None else None
    words = table.painter.words(lang(request))
    reached = table.course.way_to(count)

    def draw() -> bytes:
        view = table.game.view(reached(), seat)
        return msgspec.json.encode(table.game.scene(view, seat, words))

    return raw(await hub_of(request).aside(device_of(request), draw))


# Those with a seat.


async def change_seat(request: Request) -> Response:
    """A seat's own device hands it to a bot or takes it back; whoever made the table may put bots into open seats."""
    wanted = await asked(request, m.SeatChange)
    room = await room_of(request)
    hub, seat, device = hub_of(request), request.path_params["seat"], device_of(request)
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
        if wanted.do == "bot" and hub.clocks.may_replace(room, seat, device):
            return stand_in(chair, wanted.level)
        if not own:
            raise ApiError(403, "not-allowed")
        if wanted.do == "asks":
            return Chair(chair.kind, chair.name, chair.level, device, wanted.asks)
        return stand_in(chair, wanted.level)

    others = [one for number, one in enumerate(room.table.chairs) if number != seat and one.kind != "bot"]
    with room.in_use():
        if wanted.do in ("leave", "bot") and not others:
            await check_bots(request, room.table.setup.maker)
        await hub.change_seat(room, seat, choose)
    return json({"ok": True})


async def rename(request: Request) -> Response:
    """Whoever made a table calls it something else."""
    room = await room_of(request)
    wanted = await asked(request, m.RenameAsked)
    hub, table = hub_of(request), room.table
    if itself(request) != table.setup.maker:
        raise ApiError(403, "not-allowed")
    name = clean_name(wanted.name, LONGEST_TITLE)
    await asyncio.wrap_future(hub.store.rename(table.id, name, room.owner))
    table.name = name or table.setup.name
    hub.tell_seats(room)
    return json({"name": table.painter.name(lang(request))})


async def leave_for_good(request: Request) -> Response:
    """A device deletes a table: bots go on for its seats, it sees nothing of it any more; the last one erases it."""
    hub, name, device = hub_of(request), request.path_params["id"], itself(request)
    if await asyncio.to_thread(hub.links.seen_as, name, device) is None:
        raise ApiError(404, "unknown-table")
    erased = await hub.delete(name, device, address_of(request))
    return json({"id": name, "erased": erased})


async def fork(request: Request) -> Response:
    """Play on alone from a moment of a game that is over, or at which nobody else plays."""
    table = (await room_of(request)).table
    wanted = await asked(request, m.ForkAsked)
    check_past(request, table)
    hub, device = hub_of(request), itself(request)
    decisions, count = table.course.decisions, wanted.moment
    if count > len(decisions) or max(wanted.mine) >= len(table.chairs):
        raise ApiError(404, "no-moment")
    own = {seat for seat, chair in enumerate(table.chairs) if chair.device == device_of(request)}
    if not table.over and not own.issuperset(wanted.mine):
        # Nobody looks into the hands of bots while the game goes on.
        raise ApiError(403, "not-allowed")
    # Now, because the game may go on or be taken back meanwhile.
    record, reached = [one.said for one in decisions[:count]], table.course.way_to(count)
    await check_count(hub, device)
    name, secret = clean_name(wanted.name), hub.new_secret()
    try:
        if wanted.level:
            new_tables.check_level(wanted.level)
        seats = forks.seats_for(table.chairs, wanted.mine, device, name, wanted.level)
        source = Fork(table.id, count)
        make = partial(forks.forked, table.game, table.setup, source, record, reached, seats, device, secret)
        made = await hub.aside(device, make)
    except ContentError as error:
        raise ApiError(422, "bad-table", why=said(error, lang(request))) from error
    return json({"id": await hub.create(made, request.scope["wartable.cookie"])}, 201)


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
            if table.rematch and await asyncio.to_thread(hub.store.row, table.rematch) is None:
                # Another process has erased it.
                table.rematch = ""
            if not table.rematch:
                await check_count(hub, device)
                seen_by = await asyncio.to_thread(hub.store.seen_by, table.id)
                secret = hub.new_secret()
                again = forks.again if table.setup.fork or table.setup.position else new_tables.again
                made = await hub.aside(device, lambda: again(table, device, seen_by, secret))
                table.rematch = await hub.create(made, request.scope["wartable.cookie"], table.id)
                if itself(request) != device:
                    await asyncio.wrap_future(hub.links.follow(table.rematch, itself(request), device))
                hub.tell_seats(room)
            return json({"id": table.rematch}, 201)
