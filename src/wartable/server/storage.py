"""Whether anything can be stored, and what is done from when it cannot until it can again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from wartable.server.store import StorageTrouble

if TYPE_CHECKING:
    from wartable.server.hub import Hub

log = logging.getLogger("wartable.hub")


class Storage:
    """Closes all tables for decisions when writing fails, and opens them when it works."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.writable = True

    def fails(self, why: str) -> None:
        """Something could not be stored: whatever it was, nothing is taken until writing works and memory is right."""
        if self.writable:
            log.error("nothing can be stored", extra={"facts": {"why": why}})
            self.writable = False
            for room in self.hub.rooms.all():
                self.hub.react(room, room.table.storage(False))
            self.hub.run(self._recover())

    async def _recover(self) -> None:
        since, works = self.hub.settings.now(), False
        while not works:
            await asyncio.sleep(self.hub.settings.retry)
            with contextlib.suppress(StorageTrouble):
                await asyncio.wrap_future(self.hub.store.beat())
                await self._catch_up()
                works = True
        try:
            # Before any clock can find somebody late who could not decide.
            await self.hub.clocks.shift(self.hub.settings.now() - since)
        except Exception:
            log.exception("the clocks were not shifted")
        self.writable = True
        log.info("storing works again")
        for room in self.hub.rooms.all():
            self.hub.react(room, room.table.storage(True))

    async def _catch_up(self) -> None:
        """Read again what has more in its log than in memory: a write may have been stored without anybody hearing so.

        Whoever can write is the only one who can, so nothing is added to the log meanwhile.
        """
        rooms = self.hub.rooms.all()
        heads = await asyncio.to_thread(self.hub.store.heads, [room.table.id for room in rooms])
        for room in rooms:
            if room.table.pending is None and room.table.head.seq != heads.get(room.table.id):
                await self.hub.reload(room)
