"""A process that serves no tables and thinks for the bots of those that do (decision 0022)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable

from sqlalchemy import Connection

from wartable.server.peers import BEAT, Peers
from wartable.server.settings import Settings
from wartable.server.sharing import SharedPool
from wartable.server.store import StorageTrouble, Store

log = logging.getLogger("wartable.bots")


def think_on(settings: Settings, announce: Callable[[], None]) -> None:
    """Think until somebody stops us."""
    asyncio.run(_think(settings, announce))


async def _think(settings: Settings, announce: Callable[[], None]) -> None:
    shared = settings.data.sharing
    assert shared is not None
    store = Store(settings.data)
    peers = Peers(store, "", settings.workers)
    pool = SharedPool(peers, shared, settings.workers, settings.bot_deadline, settings.bot_module)
    # Whoever writes has a lock that keeps the database in its shape as long as we are here.
    await asyncio.wrap_future(store.beat())
    await peers.join(_nothing)
    try:
        thinking = asyncio.gather(pool.run(), _tend(peers, pool))
        for one in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(one, thinking.cancel)
        announce()
        with contextlib.suppress(asyncio.CancelledError):
            await thinking
    finally:
        await pool.close()
        await peers.leave()
        await asyncio.to_thread(store.close)


async def _tend(peers: Peers, pool: SharedPool) -> None:
    """Tell the others that we live, and hear whether anything was missed."""
    while True:
        try:
            beat = await peers.beat()
            if beat is None:
                log.warning("given up by the other processes", extra={"facts": {"number": peers.number}})
                await peers.join(_nothing)
            else:
                pool.told(beat)
        except StorageTrouble as error:
            log.warning("the database is away", extra={"facts": {"why": str(error)}})
        except Exception:
            log.exception("the sign of life failed")
        await asyncio.sleep(BEAT)


def _nothing(_connection: Connection) -> None:
    """Whoever serves no tables sets no clocks."""
