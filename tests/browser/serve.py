"""A server for the browser tests: `python -m tests.browser.serve DATA` prints its address and serves until stopped.

Luck is the same in every run: a test that fails fails again. WARTABLE_LUCK=anything plays other games.
"""

from __future__ import annotations

import os
import socket
import sys
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.browser.stages import Staged
from wartable.engine.luck import secret_of
from wartable.games.catalogue import GAMES
from wartable.server.doors import Server
from wartable.server.hub import Hub
from wartable.server.pool import Pool
from wartable.server.settings import Settings
from wartable.server.site import make_site
from wartable.server.sqlite import SqliteFile
from wartable.server.worker import Answer

LUCK = os.environ.get("WARTABLE_LUCK", "browser")


think: Callable[..., Awaitable[Answer | None]] = Pool.think


async def steady(pool: Pool, *asked: Any) -> Answer | None:
    """Bots whose choice follows from what they see."""
    *question, seed = asked
    view: bytes = question[3]
    question.append(zlib.crc32(view) if seed is None else seed)
    return await think(pool, *question)


def main() -> None:
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
    often = (100.0, 1000.0)
    settings = Settings(
        data=SqliteFile(Path(sys.argv[1])),
        bot_delay=0.0,
        pass_delay=(0.0, 0.0),
        posts=often,
        reads=often,
        bound=bound.getsockname(),
        command="wartable serve --host 0.0.0.0",
    )
    staged = Staged()
    site = make_site({**GAMES, staged.id: staged}, settings)
    with (
        patch.object(Hub, "new_secret", staticmethod(lambda: secret_of(LUCK))),
        patch.object(Pool, "think", steady),
    ):
        Server(site, settings).run(sockets=[bound])


if __name__ == "__main__":
    main()
