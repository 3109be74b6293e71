"""Telling people that it is their turn, beside everything else: late enough, not too often, and never twice."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from wartable.server import guard, pushing
from wartable.server.addresses import reach_data
from wartable.server.entries import Chair
from wartable.server.sending import CHAT, NotSent, Unfit, Unsure, deliver, letter, post
from wartable.server.store import Row, StorageTrouble
from wartable.server.summary import Standing, names_of, title_in_list
from wartable.server.words import server_words

if TYPE_CHECKING:
    from wartable.server.contacts import Contact, Notice
    from wartable.server.hub import Hub
    from wartable.server.rooms import Room

log = logging.getLogger("wartable.notices")
AT_ONCE: Final = 8
"""Notices that are under way at the same time."""
THREADS: Final = 4
"""Letters and look-ups of names at the same time."""
PAUSES: Final = (60.0, 300.0, 1800.0)
"""Seconds until what has not arrived is tried again; after that it is let go."""


class Notifier:
    """Looks at what is to be sent, and sends it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.now = hub.settings.now
        self.next = 0.0
        """When something is to be sent; 0 if there is nothing."""
        self.reachable: frozenset[str] = frozenset()
        """The devices, and those they stand for, that have an address."""
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._rates = guard.Buckets(*self.settings.notices)
        self._codes = guard.Buckets(*self.settings.codes)
        # A slow mail server must not keep the threads that every request needs.
        self._threads = ThreadPoolExecutor(THREADS, "wartable-sending")

    def close(self) -> None:
        """Nothing more is sent; what is under way may end by itself."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def may_add(self, device: str, network: str, address: str) -> bool:
        """Whether one more address may be tried, from there and for this one."""
        now = asyncio.get_running_loop().time()
        return all([self._codes.take(key, now) for key in (f"device {device}", f"from {network}", f"to {address}")])

    # What is to be told.

    async def changed(self) -> None:
        """Who can be told anything has changed, here and for other processes."""
        await asyncio.wrap_future(self.hub.contacts.changed())
        await self.refresh()

    async def refresh(self) -> None:
        """Find out who can be told anything; for all others no move costs anything."""
        self.reachable = await asyncio.to_thread(self.hub.contacts.reachable)

    def moved(self, room: Room) -> None:
        """Something was stored: whoever must decide now is told, later if he has the table open somewhere."""
        room.told = self.waits(room.table.id, room.standing, room.told, [wire.device for wire in room.wires.values()])

    def waits(self, table: str, standing: Standing, told: str, here: Sequence[str]) -> str:
        """A table waits for somebody; says which turn that is, so that nobody is asked about it again."""
        summary = standing.read() if self.reachable and standing.waits == "person" else None
        if summary is None or summary.acting is None:
            return told
        chair, turn = summary.seats[summary.acting], _turn(summary.acting, summary.round)
        if turn == told or chair.kind != "person" or chair.device not in self.reachable:
            return turn
        soon, late = self.settings.notice_delay
        self.hub.run(self._announce(table, chair.device, turn, self.now() + (late if chair.device in here else soon)))
        return turn

    async def _announce(self, table: str, device: str, turn: str, at: float) -> None:
        with contextlib.suppress(StorageTrouble):
            if await asyncio.wrap_future(self.hub.contacts.announce(table, device, turn, at)):
                self.look_at(at)

    def look_at(self, at: float) -> None:
        """Something is to be sent no later than this; 0 if there is nothing."""
        if at:
            self.next = min(self.next, at) if self.next else at

    # Sending.

    async def wake_up(self) -> None:
        """Go on with what was to be sent when the server stopped."""
        await self.refresh()
        self.next = await asyncio.to_thread(self.hub.contacts.next)

    async def run(self) -> None:
        """Look at what is to be sent until the server stops."""
        while True:
            await asyncio.sleep(self.settings.beat)
            try:
                await self.tick()
            except Exception:
                # What was taken is lost rather than sent twice; the rest goes on.
                log.exception("a notice failed")
                self.look_at(self.now() + PAUSES[0])

    async def tick(self) -> None:
        """Send what is due."""
        if not self.next or self.now() < self.next or not self.hub.storage.writable:
            return
        # What is announced meanwhile may not be among what is read in the end.
        self.next = 0.0
        taken = await asyncio.wrap_future(self.hub.contacts.take(self.now(), AT_ONCE))
        await asyncio.gather(*[self._send(notice, contact) for notice, contact in taken])
        self.look_at(await asyncio.to_thread(self.hub.contacts.next))

    async def _send(self, notice: Notice, contact: Contact) -> None:
        row = await asyncio.to_thread(self.hub.store.row, notice.table)
        if row is None or row.game not in self.hub.games or not await self._is_waited_for(row, notice):
            await asyncio.wrap_future(self.hub.contacts.drop(notice))
            return
        try:
            if not self._rates.take(contact.address, asyncio.get_running_loop().time()):
                raise NotSent
            await self._tell(contact, *self._words(row, contact.language))
        except NotSent:
            if notice.tries < len(PAUSES):
                at = self.now() + PAUSES[notice.tries]
                await asyncio.wrap_future(self.hub.contacts.again(notice, at))
            else:
                log.warning("notice given up", extra={"facts": {"kind": contact.kind}})
        except (Unfit, Unsure) as error:
            log.warning("notice not taken", extra={"facts": {"kind": contact.kind, "why": type(error).__name__}})

    async def _is_waited_for(self, row: Row, notice: Notice) -> bool:
        """Whether the table still waits for that person, in that turn."""
        summary = row.standing.read()
        if summary is None or row.standing.waits != "person" or summary.acting is None:
            return False
        owner = await asyncio.to_thread(self.hub.links.seen_as, row.id, notice.device)
        chair: Chair = summary.seats[summary.acting]
        return chair.kind == "person" and chair.device == owner and _turn(summary.acting, summary.round) == notice.turn

    def _words(self, row: Row, language: str) -> tuple[str, dict[str, Any]]:
        """A sentence for people, and the same for programs."""
        summary = row.standing.read()
        assert summary is not None
        words = names_of(self.hub.games[row.game], summary.seats, language)
        name = title_in_list(row.renamed, summary, words, language)
        facts = {"event": "turn", "table": row.id, "name": name, "game": words("game-name"), "link": self._link(row.id)}
        return server_words(language)("your-turn", table=name), facts

    def _link(self, table: str) -> str:
        """Where the table is, if the whole world may know that; the id alone lets nobody in."""
        found = reach_data(self.settings, False)["addresses"]
        return f"{found[0]}/#/table/{table}" if found else ""

    async def greet(self, contact: Contact, code: str) -> None:
        """The first message to a new address."""
        own = server_words(contact.language)
        facts = {"event": "hello", "link": ""}
        await self._tell(contact, own("mail-code", code=code) if code else own("hook-hello"), facts)

    async def _tell(self, contact: Contact, text: str, facts: dict[str, Any]) -> None:
        whole = f"{text}\n{facts['link']}" if facts["link"] else text
        if contact.kind == "email":
            if self.settings.mail is None:
                raise Unfit
            message = letter(self.settings.mail, contact.address, text.partition("\n")[0], whole)
            await asyncio.get_running_loop().run_in_executor(self._threads, deliver, self.settings.mail, message)
            return
        if contact.kind == "push":
            await self._push(contact, text, facts)
            return
        url, body = contact.address, {**facts, "text": text}
        if contact.kind == "discord":
            # Whatever a table is called, nobody is woken up by it.
            body = {"content": whole, "allowed_mentions": {"parse": []}}
        elif contact.kind == "telegram":
            url, _, chat = contact.address.partition(CHAT)
            body = {"chat_id": chat, "text": whole}
        await post(url, msgspec.json.encode(body), self.settings.private_hooks, self._threads)

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """The key that our pushed notices are signed with, made when it is first needed."""
        if self._key is None:
            self._key = pushing.load(await asyncio.wrap_future(self.hub.contacts.own("push", pushing.new_key())))
        return self._key

    async def _push(self, contact: Contact, text: str, facts: dict[str, Any]) -> None:
        """To a browser; one that is not there any more is forgotten."""
        to = pushing.read(contact.address)
        origin, mail = self.settings.origins[:1], self.settings.mail
        subject = origin[0] if origin else f"mailto:{mail.sender if mail is not None else 'nobody@example.org'}"
        signed = pushing.signed(await self.key(), to.endpoint, subject, self.now())
        told = {"text": text, "table": facts.get("table", "")}
        sealed = pushing.seal(msgspec.json.encode(told), to)
        try:
            private, headers = self.settings.private_hooks, pushing.headers(signed)
            await post(to.endpoint, sealed, private, self._threads, headers)
        except Unfit:
            await asyncio.wrap_future(self.hub.contacts.forget(contact.device, contact.kind))
            await self.changed()
            raise


def _turn(seat: int, status: dict[str, str]) -> str:
    """A turn by what everybody sees of it: whoever comes back to it is not told again."""
    return hashlib.sha256(f"{seat} {status.get('en', '')}".encode()).hexdigest()[:16]
