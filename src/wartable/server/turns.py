"""Taking turns: whoever asks for a lot waits for himself, not for the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once; the owners of those who wait come one after another, and each owner's own in their order."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.free = places
        """Fewer than none while more are taken than there are now."""
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum([len(queue) for queue in self._waiting.values()])

    def resize(self, places: int) -> None:
        """From now on there are so many; who has one keeps it."""
        more, self.places = places - self.places, places
        self.free += min(more, 0)
        for _ in range(more):
            self._give()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """One of the places, when it is this owner's turn."""
        if self.free > 0:
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
        while self._waiting and self.free >= 0:
            owner, queue = self._waiting.popitem(last=False)
            future = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not future.done():
                future.set_result(None)
                return
        self.free += 1
