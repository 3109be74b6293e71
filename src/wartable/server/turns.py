"""Taking turns: whoever asks for a lot waits for himself, not for the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once; the owners of those who wait come one after another, and each owner's own in their order."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum([len(queue) for queue in self._waiting.values()])

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """One of the places, when it is this owner's turn."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._give()

    async def _wait(self, owner: str) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._give()
            raise

    def _give(self) -> None:
        """A place is free: for the owner who has waited longest for a turn."""
        while self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            future = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not future.done():
                future.set_result(None)
                return
        self.free += 1
