"""Bots at tables: woken when it is their turn, asked, and heard when people have seen what went before."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from wartable.server import guard
from wartable.server.committing import PASSES, WINDOW, Job
from wartable.server.entries import BrokenLog
from wartable.server.peers import Elsewhere
from wartable.server.rooms import Crowded, Room
from wartable.server.store import StorageTrouble
from wartable.server.worker import Answer

if TYPE_CHECKING:
    from wartable.server.hub import Hub

log = logging.getLogger("wartable.hub")
BOT_PASS: Final = 0.05
"""Seconds after which a bot lets a question go by: more than it takes to see whether there is anything to say."""


class Bots:
    """Who plays where nobody sits, and advises whoever asks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._tables = guard.Buckets(*hub.settings.bot_tables)

    async def wake(self, names: Iterable[str]) -> None:
        """Those at these tables go on where they stopped."""
        for name in names:
            try:
                await self.hub.wake(name, "")
            except (StorageTrouble, Crowded) as error:
                facts = {"table": name, "why": f"{type(error).__name__} {error}"}
                log.error("bots wait until the table is opened", extra={"facts": facts})
            except (BrokenLog, Elsewhere):
                # It has been noted, or is played by another process; the others go on.
                continue

    def may_be_left_to_them(self, address: str) -> bool:
        """Whether one more table may be left to bots from there; it counts as one."""
        return self._tables.take(address, asyncio.get_running_loop().time())

    async def think(self, room: Room, job: Job) -> None:
        """What a table asked for: an answer, advice, or that time passes before somebody's pass counts."""
        started = asyncio.get_running_loop().time()
        hint = bool(job.request)
        try:
            if job.level in (WINDOW, PASSES):
                await asyncio.sleep(random.uniform(*self.hub.settings.pass_delay) if job.level == WINDOW else 0.0)
                self.hub.react(room, room.table.passed(job))
                return
            memory = "" if hint else room.memories.get(job.seat, "")
            package, owner = room.table.game.package, self._for_whom(room, job)
            answer = (
                Answer(job.answer)
                if job.answer
                else await self.hub.pool.think(
                    package,
                    job.level,
                    job.seat,
                    job.view,
                    job.language,
                    memory,
                    owner,
                    lambda: room.table.wants_advice(job) if hint else room.table.wants(job),
                    job.seed,
                )
            )
            self.hub.metrics.bot_seconds.observe(asyncio.get_running_loop().time() - started)
            if hint:
                self.hub.react(room, room.table.hinted(job, answer.advice if answer is not None else ()))
                return
            if not room.table.wants(job):
                self.hub.react(room, room.table.unwanted(job))
                return
            said = answer.action if answer is not None else None
            room.memories[job.seat] = answer.memory if answer is not None else ""
            delay = BOT_PASS if room.table.passes(said) else self.hub.settings.bot_delay
            left = started + min(delay, self.hub.settings.bot_delay) - asyncio.get_running_loop().time()
            if room.wires and left > 0:
                await asyncio.sleep(left)
            self.hub.react(room, room.table.bot_said(job, said))
        finally:
            room.jobs -= 1

    @staticmethod
    def _for_whom(room: Room, job: Job) -> str:
        """A hint is thought for whoever asks, a decision for whoever made the table."""
        asking = room.table.viewers.get(job.viewer)
        return asking.device if asking is not None else room.table.setup.maker
