"""Work that takes long, done in one thread beside everything else, and kept if others will want the same."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from wartable.server.curves import Point, judged, turn_ends, turning_points
from wartable.server.drawings import Drawings
from wartable.server.files import PACKING
from wartable.server.tables import Table
from wartable.server.turns import Turns

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, bytes]], "asyncio.Task[bytes]"]
JUDGED: Final = 10
"""Moments of a finished game that are judged at a time, before somebody else has a turn."""


def _packed(data: Any) -> bytes:
    return gzip.compress(data if isinstance(data, bytes) else msgspec.json.encode(data), PACKING, mtime=0)


class Aside:
    """One thing at a time, in turns by whom it is for."""

    def __init__(self, drawings: Drawings, run: Run) -> None:
        self.drawings = drawings
        self.run = run
        self._turns = Turns(1)
        self._thread = ThreadPoolExecutor(1, "wartable-aside")
        self._judging: dict[str, asyncio.Task[bytes]] = {}

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def __call__(self, owner: str, work: Callable[[], T]) -> T:
        """What this work finds."""
        async with self._turns.turn(owner):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def drawn(self, owner: str, key: tuple[str, ...], draw: Callable[[], Any]) -> bytes:
        """An answer that stays the same, packed; drawn aside when it is first wanted."""
        found = self.drawings.get(key, bytes)
        if found is None:
            found = await self(owner, lambda: self.drawings.get(key, bytes) or _packed(draw()))
            self.drawings.put(key, found)
        return found

    async def curve(self, owner: str, table: Table) -> bytes:
        """How the chances went in a finished game, packed; judged aside, a few moments at a time, once for all."""
        key = ("curve", table.id)
        found = self.drawings.get(key, bytes)
        if found is not None:
            return found
        judging = self._judging.get(table.id)
        if judging is None:
            judging = self.run(self._judge(owner, table))
            self._judging[table.id] = judging
            judging.add_done_callback(lambda _: self._judging.pop(table.id, None))
        found = await asyncio.shield(judging)
        self.drawings.put(key, found)
        return found

    async def _judge(self, owner: str, table: Table) -> bytes:
        moments = await self(owner, lambda: turn_ends(table.course))
        points: list[Point] = []
        for first in range(0, len(moments), JUDGED):
            few = moments[first : first + JUDGED]
            points += await self(owner, partial(judged, table.course, few))
        return await self(owner, lambda: _packed({"points": points, "turning": turning_points(points)}))
