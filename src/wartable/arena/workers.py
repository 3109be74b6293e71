"""Work for many processes: here, or on a cluster of Dask. What comes out is the same wherever it is done."""

from __future__ import annotations

import gc
import importlib
import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

from wartable.engine.errors import ContentError

T = TypeVar("T")
R = TypeVar("R")

Task = tuple[T, int]
"""What to play, and which game of it."""
PATIENCE = 3
"""So many times processes may end before any of them has finished a game; then the games are to blame."""
GARBAGE = (50_000, 10, 100)
"""When to look for garbage: seldom, because bots throw away one state after another, but none that refers to itself."""
ENDS = (signal.SIGINT, signal.SIGTERM)
"""How a match is asked to end."""
REACHED = 20
"""Seconds in which a cluster must answer."""


def play_out(
    play: Callable[[T, int], R], tasks: Sequence[Task[T]], jobs: int = 1, cluster: str = ""
) -> Generator[R, None, None]:
    """What comes of every task, as it comes: one after the other, by several processes, or on a cluster."""
    if cluster:
        yield from _on_cluster(play, tasks, cluster)
    elif min(jobs, len(tasks)) > 1:
        yield from _by_processes(play, tasks, min(jobs, len(tasks)))
    else:
        yield from _in_this_process(play, tasks)


def at_least_one(what: str, count: int) -> None:
    if count < 1:
        message = f"at least 1 is needed, not {count}"
        raise ContentError("match", what, message, "count", {"name": what, "count": count})


def _in_this_process(play: Callable[[T, int], R], tasks: Sequence[Task[T]]) -> Generator[R, None, None]:
    usual = gc.get_threshold()
    for what, number in tasks:
        gc.set_threshold(*GARBAGE)
        try:
            with _stopped_after() as asked:
                done = play(what, number)
        finally:
            gc.set_threshold(*usual)
        yield done
        if asked:
            raise KeyboardInterrupt


@contextmanager
def _stopped_after() -> Iterator[list[int]]:
    """What would interrupt a game interrupts the match after it, unless it is asked for twice.

    An exception from a signal in the midst of a compiled operation on long numbers would end the process at once, and
    with it all that there is to tell of the games before.
    """
    asked: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        if asked:
            signal.default_int_handler(number, frame)
        asked.append(number)

    # Only the main thread may ask, and what does not interrupt is left as it is.
    here = threading.current_thread() is threading.main_thread()
    interrupting = [one for one in ENDS if here and signal.getsignal(one) is signal.default_int_handler]
    for one in interrupting:
        signal.signal(one, note)
    try:
        yield asked
    finally:
        for one in interrupting:
            signal.signal(one, signal.default_int_handler)


def _by_processes(play: Callable[[T, int], R], tasks: Sequence[Task[T]], jobs: int) -> Generator[R, None, None]:
    """Processes that were ended are replaced, and the games that went with them are played anew."""
    left = list(tasks)
    patience = PATIENCE
    while left:
        lost: list[Task[T]] = []
        yield from _by_one_pool(play, left, jobs, lost)
        patience = PATIENCE if len(lost) < len(left) else patience - 1
        if not patience:
            raise _ended()
        left = lost


def _by_one_pool(
    play: Callable[[T, int], R], tasks: Sequence[Task[T]], jobs: int, lost: list[Task[T]]
) -> Generator[R, None, None]:
    """What a pool has done before it broke, if it did; `lost` gets the rest."""
    others = multiprocessing.active_children()
    # Fresh processes: a fork would copy whatever threads the caller has running.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_be_a_worker) as pool:
        waiting = {}
        try:
            for task in tasks:
                waiting[pool.submit(play, *task)] = task
        except BrokenProcessPool:
            lost += tasks[len(waiting) :]
        try:
            for done in as_completed(waiting):
                if isinstance(done.exception(), BrokenProcessPool):
                    lost.append(waiting[done])
                else:
                    yield done.result()
        finally:
            # Whoever stops does not want to wait for the games that are being played.
            if not all([future.done() for future in waiting]):
                for child in multiprocessing.active_children():
                    if child not in others:
                        child.terminate()


def _be_a_worker() -> None:
    """Do nothing but play; stopping is left to us, though Ctrl+C in a terminal reaches every process of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*GARBAGE)


def _on_cluster(play: Callable[[T, int], R], tasks: Sequence[Task[T]], address: str) -> Generator[R, None, None]:
    """The scheduler gives what a lost worker had to the others."""
    try:
        dask: Any = importlib.import_module("distributed")
    except ImportError as error:
        raise ContentError("match", "cluster", "the extra `cluster` is not installed", "no-cluster") from error
    try:
        client = dask.Client(address, timeout=REACHED)
    except (OSError, ValueError) as error:
        facts = {"address": address, "why": str(error)}
        raise ContentError("match", "cluster", f"{address}: {error}", "cluster", facts) from error
    with client:
        # No task is taken for another, whatever it is called with.
        futures = [client.submit(play, what, number, pure=False) for what, number in tasks]
        try:
            for done in dask.as_completed(futures):
                yield done.result()
        except dask.KilledWorker as error:
            raise _ended() from error


def _ended() -> ContentError:
    return ContentError("match", "jobs", "a process that plays has ended in mid-game", "process")
