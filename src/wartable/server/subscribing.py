"""Requests about where one wants to be told of one's turns; every device speaks for itself only."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

import wartable.server.messages as m
from wartable.server import guard, pushing
from wartable.server.contacts import Contact
from wartable.server.errors import ApiError, json, lang
from wartable.server.requests import address_of, asked, hub_of, itself, room_of
from wartable.server.sending import CHAT, NotSent, Unfit, Unsure, check_letter, check_url

SHOWN: Final = 4
"""Letters at the end of an address that its owner is shown again."""


def masked(contact: Contact) -> str:
    """An address as its owner is reminded of it: those of robots are secrets."""
    if contact.kind == "email":
        return contact.address
    if contact.kind == "push":
        return urlsplit(pushing.read(contact.address).endpoint).hostname or ""
    return f"{urlsplit(contact.address).hostname}/…{contact.address[-SHOWN:]}"


async def listed(request: Request) -> Response:
    """The addresses of a device, and which kinds can be had."""
    hub = hub_of(request)
    found = await asyncio.to_thread(hub.contacts.of, itself(request))
    told = [{"kind": one.kind, "address": masked(one), "proven": not code} for one, code in found]
    return json({"mail": hub.settings.mail is not None, "contacts": told})


async def push_key(request: Request) -> Response:
    """What a browser must know of us before it lets us push."""
    key = await hub_of(request).notifier.key()
    return json({"key": pushing.pack(pushing.point(key.public_key()))})


async def add(request: Request) -> Response:
    """Another address: a letter with a code goes to one of mail, a first message to any other."""
    wanted = await asked(request, m.ContactAsked)
    hub, language = hub_of(request), lang(request)
    contact = Contact(itself(request), wanted.kind, wanted.address.strip(), language)
    try:
        if wanted.kind == "email":
            check_letter(contact.address)
        else:
            url = pushing.read(contact.address).endpoint if wanted.kind == "push" else contact.address
            check_url(url, hub.settings.private_hooks)
            if wanted.kind == "telegram" and not contact.address.partition(CHAT)[2]:
                raise Unfit
    except (Unfit, pushing.Misfit) as error:
        raise ApiError(422, "bad-contact") from error
    if wanted.kind == "email" and hub.settings.mail is None:
        raise ApiError(409, "no-mail")
    if not hub.notifier.may_add(itself(request), address_of(request), contact.address):
        raise ApiError(429, "rate")
    code = f"{secrets.randbelow(10**6):06d}" if wanted.kind == "email" else ""
    try:
        await hub.notifier.greet(contact, code)
    except (Unfit, NotSent, Unsure) as error:
        raise ApiError(422, "contact-silent") from error
    await asyncio.wrap_future(hub.contacts.set(contact, _code_hash(contact.device, code) if code else ""))
    await hub.notifier.changed()
    return json({"kind": contact.kind, "address": masked(contact), "proven": not code}, 201)


def _code_hash(device: str, code: str) -> str:
    return guard.token_hash(f"{device} {code}")


async def prove(request: Request) -> Response:
    """The code that came in the letter."""
    wanted = await asked(request, m.CodeSaid)
    hub, device = hub_of(request), itself(request)
    if not await asyncio.wrap_future(hub.contacts.prove(device, "email", _code_hash(device, wanted.code))):
        raise ApiError(422, "bad-code")
    await hub.notifier.changed()
    return json({"ok": True})


async def remove(request: Request) -> Response:
    hub = hub_of(request)
    await asyncio.wrap_future(hub.contacts.forget(itself(request), request.path_params["kind"]))
    await hub.notifier.changed()
    return json({"ok": True})


async def is_quiet(request: Request) -> Response:
    """Whether this device wants to hear nothing of a table."""
    room = await room_of(request)
    return json({"on": await asyncio.to_thread(hub_of(request).contacts.is_quiet, itself(request), room.table.id)})


async def silence(request: Request) -> Response:
    room = await room_of(request)
    wanted = await asked(request, m.QuietAsked)
    await asyncio.wrap_future(hub_of(request).contacts.silence(itself(request), room.table.id, wanted.on))
    return json({"on": wanted.on})
