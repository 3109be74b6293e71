"""One process among several on a database: it tells that it lives, and takes over what others leave (decision 0022)."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wartable.server.peers import BEAT, Beat
from wartable.server.sharing import SharedPool
from wartable.server.store import StorageTrouble

if TYPE_CHECKING:
    from wartable.server.hub import Hub

log = logging.getLogger("wartable.hub")


class Family:
    """What a process does because there are others."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._reachable = 0.0

    async def tend(self, shared: SharedPool) -> None:
        """Tell the others that we live, and take over what those leave who do not."""
        while True:
            try:
                beat = await self.hub.peers.beat()
                if beat is None:
                    await self._start_anew()
                else:
                    shared.told(beat)
                    await self._take_over(beat)
            except StorageTrouble as error:
                self.hub.storage.fails(str(error))
            except Exception:
                log.exception("the sign of life failed")
            await asyncio.sleep(BEAT)

    async def _take_over(self, beat: Beat) -> None:
        for orphan in beat.orphans:
            self.hub.clocks.look_at(orphan.due)
        bots = [orphan.table for orphan in beat.orphans if orphan.waits == "bot"]
        if bots:
            self.hub.run(self.hub.bots.wake(bots))
        self.hub.notifier.look_at(beat.notice)
        if beat.reachable != self._reachable:
            self._reachable = beat.reachable
            await self.hub.notifier.refresh()

    async def _start_anew(self) -> None:
        """The others have given us up, and play our tables; whoever looks at them here is to come again."""
        log.warning("given up by the other processes", extra={"facts": {"number": self.hub.peers.number}})
        await self.hub.peers.join(lambda connection: None)
        for room in [one for one in self.hub.rooms.all() if one.owner != self.hub.peers.number]:
            self.hub.lose(room)
