"""Thinking that several processes share: each question has one answer, whoever is busy, killed or late."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection

from tests.cli.helpers import complaint, run
from tests.server.cluster import Cluster
from tests.server.test_processes import ask, children, sit
from tests.server.wires import PATIENCE, RealServer, real_server, wait_for
from wartable.server import guard, pool
from wartable.server.entries import Said, check_chain
from wartable.server.peers import Peers
from wartable.server.postgres import Postgres
from wartable.server.settings import Settings
from wartable.server.sharing import SharedPool, _say, _take
from wartable.server.store import Store
from wartable.server.thinking import think_on
from wartable.server.turns import Turns
from wartable.server.worker import Answer, Question

ANNA = guard.new_cookie()
QUICK = 0.05
"""Seconds between signs of life in these tests."""


class Stub:
    """In place of a worker's process: one called "stuck" never answers, the others answer with their name."""

    heard: ClassVar[list[tuple[str, int]]] = []

    def __init__(self, name: str) -> None:
        self.name = name

    async def ask(self, question: bytes, deadline: float) -> Answer | None:
        self.heard.append((self.name, msgspec.json.decode(question, type=Question).seat))
        await asyncio.sleep(PATIENCE if self.name == "stuck" else 0.0)
        return Answer(self.name) if self.name != "helpless" else None

    async def end(self) -> None:
        """There is no process."""


@pytest.fixture
def place(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database; workers are stubs."""
    Stub.heard = []
    monkeypatch.setattr(pool, "Worker", Stub)
    return cluster.ready()


class One:
    """A process: its workers, and its sign of life as long as it lives."""

    def __init__(self, place: str, workers: int, name: str) -> None:
        self.store = Store(Postgres(place))
        shared = self.store.database.sharing
        assert shared is not None
        self.peers = Peers(self.store, name, workers)
        self.pool = SharedPool(self.peers, shared, workers, 30.0, name)
        self.tasks: list[asyncio.Task[Any]] = []

    async def live(self) -> None:
        await self.peers.join(nothing)
        self.tasks = [asyncio.create_task(self.pool.run()), asyncio.create_task(self._beat())]

    async def _beat(self) -> None:
        while (beat := await self.peers.beat()) is not None:
            self.pool.told(beat)
            await asyncio.sleep(QUICK)

    def ask(self, number: int, owner: str = "", wanted: Callable[[], bool] = lambda: True) -> asyncio.Task[Any]:
        """A question, known by the seat that it is for."""
        asking = self.pool.think("game", "level", number, b"{}", owner=owner, wanted=wanted)
        self.tasks.append(asyncio.create_task(asking))
        return self.tasks[-1]

    async def die(self) -> None:
        """As if it were killed: it says nothing any more, and gives nothing back."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def nothing(_connection: Connection) -> None:
    """Nothing to be done first."""


@asynccontextmanager
async def processes(place: str, *kinds: tuple[int, str]) -> AsyncIterator[list[One]]:
    """Processes with so many workers of this kind each, that know of each other."""
    found = [One(place, *kind) for kind in kinds]
    for one in found:
        await one.live()
    count = sum([workers for workers, _ in kinds])
    await until(lambda: all([one.pool.elsewhere >= count - one.peers.places for one in found]))
    try:
        yield found
    finally:
        for one in found:
            await one.die()
            await one.pool.close()
            await one.peers.leave()
            one.store.close()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


def give_up(place: str, dead: One) -> None:
    """As the others do three seconds after its last sign of life."""
    rows(place, f"DELETE FROM processes WHERE id = {dead.peers.number}")


def write(place: str, asked: Sequence[tuple[str, One, str, One | None]]) -> None:
    """Questions by their names, of these processes, for these devices, and who is said to think about them."""
    question = msgspec.json.encode(Question("game", "level", 0, 0, msgspec.Raw(b"{}")))
    with psycopg.connect(place, autocommit=True) as plain:
        for at, (name, asker, device, taker) in enumerate(asked):
            number = taker.peers.number if taker is not None else None
            row = [name, asker.peers.number, device, at, 9, question, number]
            plain.execute("INSERT INTO questions VALUES (%s, %s, %s, %s, %s, %s, %s)", row)


def rows(place: str, what: str = "SELECT id, taker, answer FROM questions") -> list[Any]:
    with psycopg.connect(place, autocommit=True) as plain:
        cursor = plain.execute(what.encode())
        return cursor.fetchall() if cursor.description else []


# One question, one answer.


def test_whoever_is_busy_gets_answers_from_others(place: str) -> None:
    async def work() -> None:
        async with processes(place, (1, "stuck"), (1, "other")) as (busy, other):
            own = busy.ask(1)
            await until(lambda: Stub.heard == [("stuck", 1)])
            assert [await busy.ask(2), await busy.ask(3)] == [Answer("other")] * 2
            # A free worker of one's own is nearer than the database.
            assert await other.ask(4) == Answer("other")
            assert other.pool.helped == 2
            assert not own.done()
        assert rows(place) == []

    asyncio.run(work())


def test_nobody_answers_what_another_answers(place: str) -> None:
    """Of many that are ready each takes what no other has."""

    async def work() -> None:
        async with processes(place, (0, "asks"), (3, "one"), (3, "two")) as (asks, *others):
            answers = await asyncio.gather(*[asks.ask(number, f"device {number % 4}") for number in range(30)])
            assert {answer.action for answer in answers} <= {"one", "two"}
            assert sum([one.pool.helped for one in others]) == 30
        assert sorted([number for _, number in Stub.heard]) == list(range(30))

    asyncio.run(work())


def test_what_a_thinker_has_that_is_killed_is_taken_by_another(place: str) -> None:
    async def work() -> None:
        async with processes(place, (0, "asks"), (1, "stuck")) as (asks, dies):
            asked = asks.ask(7)
            await until(lambda: Stub.heard == [("stuck", 7)])
            name, number = rows(place, "SELECT id, taker FROM questions")[0]
            assert number == dies.peers.number
            await dies.die()
            async with processes(place, (1, "stuck")) as (again,):
                give_up(place, dies)
                await until(lambda: Stub.heard == [("stuck", 7)] * 2)
                # Whoever was only paused, and comes back with an answer, has none to give any more.
                assert not await again.pool._do(partial(_say, number, name, b"late"))
                await again.die()
                give_up(place, again)
            async with processes(place, (1, "other")):
                assert await asked == Answer("other")
        assert rows(place) == []

    asyncio.run(work())


def test_an_answer_that_nobody_waits_for_comes_to_nothing(place: str) -> None:
    async def work() -> None:
        wanted = True
        async with processes(place, (0, "asks"), (1, "stuck")) as (asks, _):
            asked = asks.ask(1, wanted=lambda: wanted)
            await until(lambda: len(Stub.heard) == 1)
            wanted = False
            assert await asked is None
            assert rows(place) == []

    asyncio.run(work())


def test_what_was_lost_on_the_way_is_asked_and_taken_again(place: str) -> None:
    """As after a crash of the database, or a connection that was lost before its answer."""

    async def work() -> None:
        async with processes(place, (0, "asks"), (2, "stuck")) as (asks, stuck):
            asked = asks.ask(1)
            await until(lambda: Stub.heard == [("stuck", 1)])
            rows(place, "DELETE FROM questions")
            await until(lambda: Stub.heard == [("stuck", 1)] * 2)
            assert not asked.done()
            await stuck.die()
            give_up(place, stuck)
            async with processes(place, (1, "other")) as (other,):
                write(place, [("lost", asks, "", other)])
                assert await asked == Answer("other")
                await until(lambda: rows(place) == [])
        assert ("other", 0) in Stub.heard

    asyncio.run(work())


def test_a_bot_that_fails_elsewhere_has_no_answer(place: str) -> None:
    async def work() -> None:
        async with processes(place, (0, "asks"), (1, "helpless")) as (asks, other):
            assert await asks.ask(1) is None
            assert other.pool.helped == 1

    asyncio.run(work())


def test_devices_take_turns_among_all_processes(place: str) -> None:
    """Whoever asks for a lot does not delay the others, whichever processes they ask by."""

    async def work() -> None:
        async with processes(place, (0, "one"), (0, "other"), (0, "thinks")) as (one, other, thinks):
            greedy = [("g1", one, "greedy", one), ("g2", one, "greedy", None), ("g3", other, "greedy", None)]
            write(place, [*greedy, ("a1", other, "anna", None), ("b1", other, "boris", None)])
            found: list[str] = []
            while (taken := await thinks.pool._do(partial(_take, thinks.peers.number, set(found)))) is not None:
                found.append(taken.name)
        assert found == ["a1", "b1", "g2", "g3"]

    asyncio.run(work())


def test_places_may_be_more_or_fewer() -> None:
    async def work() -> None:
        turns = Turns(1)
        inside: list[str] = []
        go = asyncio.Event()

        async def one(owner: str) -> None:
            async with turns.turn(owner):
                inside.append(owner)
                await go.wait()

        tasks = [asyncio.create_task(one(owner)) for owner in "abcd"]
        await asyncio.sleep(0)
        assert inside == ["a"]
        turns.resize(3)
        await asyncio.sleep(0)
        assert inside == ["a", "b", "c"]
        turns.resize(1)
        go.set()
        await asyncio.gather(*tasks)
        assert turns.free == 1

    asyncio.run(work())


# Whole servers.


def bots_at(where: RealServer) -> str:
    """A table at which nobody but bots plays."""
    seats = [{"kind": "bot", "level": "random"}] * 2
    made = ask(where, "POST", "/api/tables", ANNA, {"game": "small-world", "scenario": "fixture", "seats": seats})
    return str(made["id"])


def decisions(place: str, table: str) -> int:
    return int(rows(place, f"SELECT count(*) FROM entries WHERE table_id = '{table}'")[0][0]) - 1


def test_a_question_holds_what_its_seat_knows_and_an_answer_must_be_wanted(cluster: Cluster, tmp_path: Path) -> None:
    """The other process is played by the test."""
    place = cluster.ready()
    with real_server(tmp_path, data=Postgres(place), workers=0) as one:
        thinks = "INSERT INTO processes (address, until, places) VALUES ('', 1e12, 1) RETURNING id"
        number = rows(place, thinks)[0][0]
        table = one.make(ANNA)
        with sit(one, table, ANNA) as eyes:
            seat = eyes.see(0)["acting"]

            def asked() -> tuple[str, Question]:
                ask(one, "POST", f"/api/tables/{table}/seats/{seat}", ANNA, {"do": "leave", "level": "random"})
                taken = f"UPDATE questions SET taker = {number} WHERE taker IS NULL RETURNING id, body"
                found: list[Any] = []

                def is_there() -> bool:
                    found.extend(rows(place, taken))
                    return bool(found)

                wait_for(is_there)
                return found[0][0], msgspec.json.decode(bytes(found[0][1]), type=Question)

            def answer(name: str) -> None:
                said = json.dumps({"action": "pick 2"}).encode().hex()
                rows(place, f"UPDATE questions SET answer = '\\x{said}' WHERE id = '{name}'")
                rows(place, f"NOTIFY wartable_questions, '{one.hub.peers.number}'")

            name, question = asked()
            room = one.hub.rooms.get(table)
            assert room is not None
            game = room.table.game
            assert json.loads(bytes(question.view)) == json.loads(
                json.dumps(game.pack(game.view(room.table.course.state, seat)))
            )
            assert (question.seat, question.memory, question.position) == (seat, "", "")
            # Its owner is back before it is answered.
            ask(one, "POST", f"/api/tables/{table}/seats/{seat}", ANNA, {"do": "take-back"})
            answer(name)
            wait_for(lambda: rows(place) == [])
            assert room.table.n == 0
            # And away again.
            other, _ = asked()
            assert other != name
            answer(other)
            assert eyes.see(1)["n"] == 1
            assert [one.said.action for one in room.table.course.decisions] == ["pick 2"]


@contextmanager
def thinker(place: str, log: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that only thinks."""
    known = {"PYTHONPATH": os.pathsep.join([path for path in sys.path if path]), "WARTABLE_LANG": "en"}
    env = {**os.environ, **known, "WARTABLE_DATA": place}
    command = [sys.executable, "-m", "wartable", "think"]
    with (
        log.open("a") as notes,
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=notes, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Thinking for the bots of postgresql://"), log.read_text()
            yield process
        finally:
            process.kill()
            process.wait()


def test_bots_of_a_busy_server_think_elsewhere(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a process that only thinks, until it is killed in the midst of it, and in another one after that."""
    place = cluster.ready()
    stuck = {"bot_module": "tests.server.stuck", "bot_deadline": 100.0}
    with real_server(tmp_path, data=Postgres(place), **stuck) as one:
        with thinker(place, tmp_path / "notes.log") as process:
            wait_for(lambda: "\nwartable_workers_elsewhere 0.0" not in one.ask("GET", "/metrics")[1])
            # The worker of the server itself thinks about one of them for ever.
            tables = [bots_at(one), bots_at(one)]
            wait_for(lambda: max([decisions(place, name) for name in tables]) > 3)
            still, table = sorted(tables, key=lambda name: decisions(place, name))
            assert decisions(place, still) == 0
            workers = children(process.pid)
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
            wait_for(lambda: bool(rows(place, "SELECT id FROM questions WHERE taker IS NOT NULL AND answer IS NULL")))
            before = decisions(place, table)
            process.kill()
            process.wait()
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
        # Three seconds later.
        rows(place, "UPDATE processes SET until = 0 WHERE address = ''")
        monkeypatch.setattr(pool, "Worker", Stub)

        async def go_on() -> None:
            async with processes(place, (1, "other")):
                await until(lambda: decisions(place, table) > before + 4)

        asyncio.run(go_on())
        whole = one.hub.store.load(table)
        assert whole is not None
        check_chain(table, whole[2])
        said = [entry.read() for entry in whole[2]]
        by = [one.by for one in said if isinstance(one, Said)]
        # The other one knows no game, so something legal is played for it.
        assert by == ["bot"] * by.count("bot") + ["fallback"] * by.count("fallback")
        assert by.count("fallback") > 1


def test_a_thinker_leaves_when_it_is_told_to_end(cluster: Cluster) -> None:
    place = cluster.ready()
    there: list[Any] = []

    def announce() -> None:
        there.extend(rows(place, "SELECT address, places FROM processes"))
        os.kill(os.getpid(), signal.SIGTERM)

    think_on(Settings(data=Postgres(place), workers=3), announce)
    assert there == [("", 3)]
    assert rows(place, "SELECT id FROM processes") == []


def test_thinking_for_others_needs_a_database(tmp_path: Path) -> None:
    assert "need a PostgreSQL database" in complaint(run("think", "--data", str(tmp_path / "tables.db")))
    assert not (tmp_path / "tables.db").exists()
