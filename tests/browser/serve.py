"""A server for the browser tests: `python -m tests.browser.serve DATA` prints its address and serves until stopped."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from tests.browser.stages import Staged
from wartable.games.catalogue import GAMES
from wartable.server.doors import Server
from wartable.server.settings import Settings
from wartable.server.site import make_site


def main() -> None:
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
    often = (100.0, 1000.0)
    settings = Settings(
        data=Path(sys.argv[1]),
        bot_delay=0.0,
        pass_delay=(0.0, 0.0),
        posts=often,
        reads=often,
        bound=bound.getsockname(),
        command="wartable serve --host 0.0.0.0",
    )
    staged = Staged()
    site = make_site({**GAMES, staged.id: staged}, settings)
    Server(site, settings).run(sockets=[bound])


if __name__ == "__main__":
    main()
