"""Worker processes for bots: each thinks about one question at a time and is ended if it takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

from wartable.server.turns import Turns
from wartable.server.worker import Answer, Question

LINE_LIMIT: Final = 1 << 20
COMPILED: Final = "WARTABLE_COMPILED"
"""The variable that names the folder into which the rules are compiled while the server runs."""
TRYING: Final = 5.0
"""Seconds for a position file, the start of a process among them."""
STARTED: Final = time.time()
log = logging.getLogger("wartable.bots")


class Worker:
    """One process; it is started when it is first needed."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None
        self.path = ""

    async def ask(self, question: bytes, deadline: float) -> Answer | None:
        """The answer; None if the bot fails or overruns, in which case its process is gone."""
        try:
            async with asyncio.timeout(deadline):
                return await self._ask(question)
        except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
            log.warning("bot failed", extra={"facts": {"error": type(error).__name__}})
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, question: bytes) -> Answer:
        path = import_path()
        if path != self.path:
            await self.end()
        if self.process is None:
            self.process = await start(self.module, path)
            self.path = path
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(question + b"\n")
        await stdin.drain()
        line = await stdout.readline()
        if not line:
            raise ValueError("the process has ended")
        return msgspec.json.decode(line, type=Answer)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def import_path() -> str:
    """The same way to import as this process has, after rules that were compiled since it started."""
    paths = [path for path in sys.path if path]
    compiled = os.environ.get(COMPILED, "")
    if compiled and os.path.exists(compiled) and os.path.getmtime(compiled) > STARTED:
        paths.insert(0, compiled)
    return os.pathsep.join(paths)


async def start(module: str, path: str) -> asyncio.subprocess.Process:
    """A process that imports from there; it ends by itself when this one does."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_LIMIT,
        env={**os.environ, "PYTHONPATH": path},
    )


class Pool:
    """A few workers; those whom they think for take turns by owner, so that nobody's many tables delay the others."""

    def __init__(self, workers: int, deadline: float, module: str = "wartable.server.worker") -> None:
        self.deadline = deadline
        self.workers = [Worker(module) for _ in range(workers)]
        self._turns = Turns(workers)
        # The one that was busy last comes first: it need not be started.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def think(
        self,
        package: str,
        level: str,
        seat: int,
        view: bytes,
        language: str = "",
        memory: str = "",
        owner: str = "",
        wanted: Callable[[], bool] = lambda: True,
        seed: int | None = None,
    ) -> Answer | None:
        """What a bot answers to a view, or advises in a language.

        None if it fails or overruns, or is not wanted when its turn comes.
        """
        seed = random.getrandbits(30) if seed is None else seed
        question = Question(package, level, seat, seed, msgspec.Raw(view), language, memory)
        return await self._ask(question, owner, wanted, self.deadline)

    async def try_out(self, package: str, position: str, owner: str) -> Answer | None:
        """What a worker finds in a position file; None if that takes too long or cannot be done at all."""
        question = Question(package, "", 0, 0, msgspec.Raw(b"null"), position=position)
        return await self._ask(question, owner, lambda: True, min(self.deadline, TRYING))

    async def _ask(self, question: Question, owner: str, wanted: Callable[[], bool], deadline: float) -> Answer | None:
        async with self._turns.turn(owner):
            return await self._answer(msgspec.json.encode(question), owner, wanted, deadline) if wanted() else None

    async def _answer(self, question: bytes, owner: str, wanted: Callable[[], bool], deadline: float) -> Answer | None:
        """It is the turn of this question: there are as many turns as workers."""
        return await self._give(self._free.get_nowait(), question, deadline)

    async def _give(self, worker: Worker, question: bytes, deadline: float) -> Answer | None:
        """What a worker of ours finds."""
        try:
            return await worker.ask(question, deadline)
        finally:
            self._free.put_nowait(worker)

    def numbers(self) -> list[tuple[str, str, float]]:
        """What is going on, for those who run the server."""
        return [("bots_waiting", "Questions to bots that wait for a worker.", float(self._turns.waiting))]

    async def close(self) -> None:
        """End every process."""
        await asyncio.gather(*[worker.end() for worker in self.workers])
