"""Several processes that do the same: one that ends is started again, and all end with the one that started them."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, NoReturn

SOON: Final = 1.0
"""Seconds; whoever has lived no longer is not started again at once."""


def raise_family(count: int, work: Callable[[], object]) -> None:
    """So many children do this work until somebody stops us; nothing may be open that they cannot share."""
    children: dict[int, float] = {}
    ending = False

    def end(_signal: int, _frame: FrameType | None) -> None:
        nonlocal ending
        ending = True
        for child in children:
            os.kill(child, signal.SIGTERM)

    alive, ours = os.pipe()
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, end)
    while True:
        while len(children) < count and not ending:
            signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGTERM, signal.SIGINT))
            child = os.fork()
            if not child:
                os.close(ours)
                _live(alive, work)
            children[child] = time.monotonic()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
        if not children:
            break
        gone, _ = os.waitpid(-1, 0)
        if time.monotonic() - children.pop(gone) < SOON and not ending:
            time.sleep(SOON)
    os.close(alive)
    os.close(ours)


def _live(alive: int, work: Callable[[], object]) -> NoReturn:
    """A child; it ends when nobody is left who holds the other end of the pipe."""
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))

    def watch() -> None:
        os.read(alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    code = 1
    try:
        work()
        code = 0
    except KeyboardInterrupt:
        code = 0
    except BaseException as error:
        print(error, file=sys.stderr)
    finally:
        sys.stdout.flush()
        os._exit(code)
