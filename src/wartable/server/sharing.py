"""Thinking that several processes share: a question to a bot for which no worker is free here waits in the database,
and whoever has a worker free takes it from there (decision 0022).

Whoever takes one writes his number to it. If he is given up, his number goes from there, the next one takes it, and
whatever he finds after that comes to nothing: a question has one answer. What was lost on the way is looked for with
every sign of life.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Set
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from wartable.server.database import Shared
from wartable.server.peers import BEAT, NOW, Beat, Peers, is_open
from wartable.server.pool import Pool, Worker
from wartable.server.schema import questions
from wartable.server.store import StorageTrouble, not_now
from wartable.server.worker import Answer

T = TypeVar("T")
log = logging.getLogger("wartable.bots")
CHANNEL: Final = "wartable_questions"
"""By which name it is said that there is a question, by nothing, or an answer, by the number of whoever asked."""
MOMENT: Final = 0.1
"""Seconds that a question waits for a worker here before it is anybody's: for most of them that is enough."""
FAILED: Final = b""
"""In place of an answer: the bot had none."""
NAME_BYTES: Final = 8


class Asked(NamedTuple):
    """A question of ours that waits in the database."""

    wanted: Callable[[], bool]
    answer: asyncio.Future[bytes | None]
    """None if the question is not there any more."""


class Taken(NamedTuple):
    """A question that we think about, and how long we may."""

    name: str
    question: bytes
    seconds: float


class SharedPool(Pool):
    """Workers for our own questions and those of others."""

    def __init__(self, peers: Peers, shared: Shared, workers: int, deadline: float, module: str) -> None:
        super().__init__(workers, deadline, module)
        self.peers = peers
        self.elsewhere = 0
        """How many questions the others think about at a time."""
        self.helped = 0
        """How many questions of the database were answered here."""
        self._shared = shared
        self._asked: dict[str, Asked] = {}
        self._taken: set[str] = set()
        self._answered = asyncio.Event()
        """There may be answers for us."""
        self._open = asyncio.Event()
        """There may be questions to be taken."""
        # One thing after the other: what is looked for was written before.
        self._thread = ThreadPoolExecutor(1, "wartable-questions")

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own, which need not be on the disk: what a crash takes is asked again."""

        def done() -> T:
            with not_now(), self._shared.engine.begin() as connection:
                connection.execute(text("SET LOCAL synchronous_commit = off"))
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    # Asking.

    async def _answer(self, question: bytes, owner: str, wanted: Callable[[], bool], deadline: float) -> Answer | None:
        """It is the turn of this question: there are as many turns as workers, ours and those of the others."""
        while wanted():
            try:
                async with asyncio.timeout(MOMENT):
                    worker = await self._free.get()
            except TimeoutError:
                if self.elsewhere:
                    said = await self._ask_all(question, owner, wanted, deadline)
                    if said is not None:
                        return msgspec.json.decode(said, type=Answer) if said != FAILED else None
            else:
                return await self._give(worker, question, deadline)
        return None

    async def _ask_all(self, question: bytes, owner: str, wanted: Callable[[], bool], deadline: float) -> bytes | None:
        """The answer of whoever has a worker free, also if that is one of ours; None if it was lost or not wanted."""
        name = os.urandom(NAME_BYTES).hex()
        asked = self._asked[name] = Asked(wanted, asyncio.get_running_loop().create_future())
        row = {"id": name, "device": owner, "seconds": deadline, "body": question}
        try:
            await self._do(partial(_put, self.peers.number, row))
            return await asked.answer
        except (StorageTrouble, DBAPIError):
            # Nothing can be decided either as long as nothing can be stored, or we were given up.
            await asyncio.sleep(BEAT)
            return None
        finally:
            del self._asked[name]

    async def _hear_answers(self) -> None:
        """Take what was found for us out of the database, and look for what is missing there."""
        waiting = dict(self._asked)
        unwanted = [name for name, asked in waiting.items() if not asked.wanted()]
        answers, left = await self._do(partial(_collect, self.peers.number, unwanted))
        for name, asked in waiting.items():
            if name not in left and not asked.answer.done():
                asked.answer.set_result(answers.get(name))

    # Being asked.

    async def _take(self, helping: asyncio.TaskGroup) -> None:
        """Think about the next question as soon as a worker is free; who waits for one here has his turn too."""
        worker, taken = await self._free.get(), None
        self._open.clear()
        number = self.peers.number
        try:
            taken = await self._do(partial(_take, number, frozenset(self._taken)))
        finally:
            if taken is None:
                self._free.put_nowait(worker)
        if taken is not None:
            self._open.set()
            self._taken.add(taken.name)
            helping.create_task(self._help(worker, number, taken))

    async def _help(self, worker: Worker, number: int, taken: Taken) -> None:
        try:
            found = await self._give(worker, taken.question, taken.seconds)
            said = msgspec.json.encode(found) if found is not None else FAILED
            while True:
                try:
                    counts = await self._do(partial(_say, number, taken.name, said))
                    self.helped += counts
                    return
                except StorageTrouble:
                    await asyncio.sleep(BEAT)
        except Exception:
            log.exception("a question was not answered")
        finally:
            self._taken.discard(taken.name)

    # Going on.

    async def run(self) -> None:
        """Hear and take questions and answers until the server stops."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._shared.listen(CHANNEL, self._heard))
            group.create_task(_again(self._answered, self._hear_answers))
            group.create_task(_again(self._open, partial(self._take, group)))

    def _heard(self, said: str) -> None:
        if not said:
            self._open.set()
        elif said == str(self.peers.number):
            self._answered.set()

    def told(self, beat: Beat) -> None:
        """What came with a sign of life: how many others there are, and what nobody has heard."""
        self.elsewhere = beat.places
        self._turns.resize(len(self.workers) + beat.places)
        if beat.asked:
            self._open.set()
        if self._asked:
            self._answered.set()

    def numbers(self) -> list[tuple[str, str, float]]:
        return [
            *super().numbers(),
            ("bots_shared", "Questions to bots that wait for whoever has a worker free.", float(len(self._asked))),
            ("workers_elsewhere", "Workers of other processes.", float(self.elsewhere)),
            ("bots_helped", "Questions of the database that were answered here.", float(self.helped)),
        ]

    async def close(self) -> None:
        await super().close()
        self._thread.shutdown()


async def _again(due: asyncio.Event, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do this whenever it is due."""
    while True:
        await due.wait()
        due.clear()
        try:
            await work()
        except (StorageTrouble, DBAPIError):
            # The next sign of life looks again.
            continue
        except Exception:
            log.exception("questions were not looked at")


def _put(number: int, row: dict[str, Any], connection: Connection) -> None:
    connection.execute(insert(questions).values(asker=number, asked=NOW, **row))
    connection.execute(select(func.pg_notify(CHANNEL, "")))


def _collect(number: int, unwanted: list[str], connection: Connection) -> tuple[dict[str, bytes | None], set[str]]:
    """The answers for a process, and what else of its questions is there; those not wanted any more are let go."""
    done = questions.c.answer.is_not(None) | questions.c.id.in_(unwanted)
    gone = delete(questions).where(questions.c.asker == number, done).returning(questions.c.id, questions.c.answer)
    answers = {row[0]: row[1] for row in connection.execute(gone)}
    return answers, set(connection.execute(select(questions.c.id).where(questions.c.asker == number)).scalars())


def _take(number: int, thinking: Set[str], connection: Connection) -> Taken | None:
    """The next question: of the device that fewest are thought about for, of those the oldest.

    One that is said to be ours although we do not think about it was lost on the way to us.
    """
    other = questions.alias()
    busy = select(func.count()).where(other.c.device == questions.c.device, other.c.taker.is_not(None))
    free = select(questions.c.id).where(is_open(number), questions.c.id.not_in(thinking))
    first = free.order_by(busy.scalar_subquery(), questions.c.asked).limit(1).with_for_update(skip_locked=True)
    ours = update(questions).where(questions.c.id == first.scalar_subquery()).values(taker=number)
    row = connection.execute(ours.returning(questions.c.id, questions.c.body, questions.c.seconds)).one_or_none()
    return Taken(row[0], bytes(row[1]), row[2]) if row is not None else None


def _say(number: int, name: str, answer: bytes, connection: Connection) -> bool:
    """Write an answer, if the question is still ours, and tell whoever asked."""
    ours = update(questions).where(questions.c.id == name, questions.c.taker == number, questions.c.answer.is_(None))
    asker = connection.execute(ours.values(answer=answer).returning(questions.c.asker)).scalar()
    if asker is not None:
        connection.execute(select(func.pg_notify(CHANNEL, str(asker))))
    return asker is not None
