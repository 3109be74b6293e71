"""Those who hold the door: half a request, a socket that never reads, more connections than there is room for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import subprocess
import sys
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.wires import BAD, GOOD, closed, closing, frame, real_server, wait_for
from wartable.server import guard, sockets
from wartable.server.doors import NEVER, NO_DESCRIPTORS, Door, Server
from wartable.server.settings import Settings
from wartable.server.site import make_site
from wartable.server.sqlite import SqliteFile

HALF = b"GET /api/health HTTP/1.1\r\nhost: x\r\nx-y: "


def door(most: int = 3, **changes: object) -> Door:
    return Door(Settings(SqliteFile(Path("none")), **changes), most)  # type: ignore[arg-type]


def nothing() -> None:
    pass


def test_only_so_many_get_in() -> None:
    found = door(3, most_from_address=2)
    first = found.enter(BAD, nothing, bool)
    assert first is not None
    assert found.enter(BAD, nothing, bool) is not None
    assert found.enter(BAD, nothing, bool) is None, "too many from there"
    assert found.enter(GOOD, nothing, bool) is not None
    assert found.enter("192.0.2.9", nothing, bool) is None, "too many in all"
    found.leave(first)
    found.leave(first)
    assert found.enter("192.0.2.9", nothing, bool) is not None
    assert found.enter("192.0.2.9", nothing, bool) is None


def test_a_proxy_speaks_for_many() -> None:
    found = door(10, most_from_address=2, proxies=(GOOD,))
    assert [found.enter(address, nothing, bool) is not None for address in [GOOD] * 5 + [BAD] * 3] == [
        *[True] * 7,
        False,
    ]


def test_neighbours_are_counted_as_one() -> None:
    assert guard.neighbours("2001:db8:1:2::1") == guard.neighbours("2001:db8:1:2:ffff::9")
    assert guard.neighbours("2001:db8:1:2::1") != guard.neighbours("2001:db8:1:3::1")
    assert guard.neighbours("::ffff:192.0.2.1") == guard.neighbours("192.0.2.1") == "192.0.2.1"
    assert guard.neighbours("192.0.2.1") != guard.neighbours("192.0.2.2")
    assert guard.neighbours("fe80::1%eth0") == guard.neighbours("fe80::2")
    assert guard.neighbours("testclient") == "testclient"


def test_whoever_is_overdue_is_put_out() -> None:
    found = door(10)
    out: list[str] = []
    going = [False]
    late = found.enter("a", lambda: out.append("late"), bool)
    deaf = found.enter("b", lambda: out.append("deaf"), bool)
    found.enter("c", lambda: out.append("going"), lambda: going[0])
    assert late is not None
    assert deaf is not None
    late.speak_by = 5.0
    deaf.hear_by = 7.0
    found.look(4.9)
    assert out == []
    found.look(6.0)
    assert out == ["late"]
    late.speak_by = NEVER
    found.look(8.0)
    assert out == ["late", "deaf"]
    deaf.hear_by = NEVER
    going[0] = True
    found.look(10.0)
    found.look(10.0 + found.settings.close_timeout + 0.1)
    assert out == ["late", "deaf", "going"]


def test_refusals_are_noted_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    found = door(0)
    for _ in range(1000):
        found.enter(BAD, nothing, bool)
    with caplog.at_level(logging.WARNING):
        found.note()
        found.note()
    assert len(caplog.records) == 1


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    with real_server(tmp_path, header_timeout=0.3, body_timeout=0.6, most_from_address=30) as server:
        begun = (
            b"",
            HALF,
            b"POST /api/join HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
            b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /api",
        )
        lines = [server.knock() for _ in range(6) for _ in begun]
        with closing(lines):
            for number, line in enumerate(lines):
                with suppress(OSError):
                    line.sendall(begun[number % len(begun)])
            assert server.well()
            assert all([closed(line) for line in lines])
        wait_for(lambda: not server.door._by_address[BAD])


def test_a_head_that_drips_is_not_waited_for(tmp_path: Path) -> None:
    with real_server(tmp_path, header_timeout=0.5) as server, server.knock() as line:
        line.sendall(HALF)

        def dripped() -> bool:
            try:
                line.sendall(b"x")
            except OSError:
                return True
            return False

        wait_for(dripped)
        assert server.well()


def test_one_address_cannot_take_all_places(tmp_path: Path) -> None:
    with real_server(tmp_path, most_from_address=20) as server:
        lines = [server.knock() for _ in range(60)]
        with closing(lines):
            wait_for(lambda: server.door.refused >= 40)
            assert server.well()
            assert len(server.door._visits) <= 21


def test_more_connections_than_descriptors(tmp_path: Path) -> None:
    """In a process of its own, with few of them: others are answered soon after, and the log stays short."""
    command = [sys.executable, "-m", "tests.server.few_descriptors", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())

        def answered() -> bool:
            try:
                with urllib.request.urlopen(f"http://{GOOD}:{port}/api/health", timeout=5.0) as answer:
                    return bool(answer.status == 200)
            except OSError:
                return False

        assert answered()
        lines = [socket.socket() for _ in range(250)]
        with closing(lines):
            for number, line in enumerate(lines):
                line.bind((f"127.0.1.{1 + number % 50}", 0))
                line.settimeout(5.0)
                with suppress(OSError):
                    line.connect((GOOD, port))
                    line.sendall(HALF)
            wait_for(answered)
        _, notes = process.communicate("", 30.0)
    assert process.returncode == 0
    assert "Traceback" not in notes
    assert len(notes.splitlines()) < 50


def test_what_the_system_lacks_is_counted_without_a_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(SqliteFile(tmp_path / "tables.db"))
    server = Server(make_site({}, settings), settings)
    with contextlib.closing(asyncio.new_event_loop()) as loop, caplog.at_level(logging.ERROR):
        for _ in range(100):
            server._wrong(loop, {"message": NO_DESCRIPTORS, "exception": OSError(24, "x")})
        assert server.door.lacking == 100
        assert not caplog.records
        server._wrong(loop, {"message": "something else"})
        assert len(caplog.records) == 1


# Sockets that never read.


def test_a_socket_that_never_reads_is_put_out(tmp_path: Path) -> None:
    """By the time it takes to send something, although far less is waiting than may."""
    with real_server(tmp_path, send_timeout=0.5) as server:
        cookie = guard.new_cookie()
        table = server.make(cookie)
        lines = [server.upgrade(table, cookie) for _ in range(4)]
        with closing(lines), server.upgrade(table, cookie, GOOD) as reader:
            for number in range(40):
                for line in lines:
                    with suppress(OSError):
                        line.sendall(frame(f'{{"t":"lang","lang":"{("en", "ru")[number % 2]}"}}'))
                assert server.well()
            wait_for(lambda: not server.door._by_address[BAD])
            wait_for(lambda: [len(room.wires) for room in server.hub.rooms.all()] == [1])
            reader.sendall(frame('{"t":"ping"}'))
            heard = b""
            while b'"pong"' not in heard:
                heard += reader.recv(65536)
            assert server.well()


def test_what_waits_for_a_socket_is_bounded() -> None:
    """By its size, long before the time is over: the queue is dropped and the socket ended, both at once."""
    ended: list[bool] = []
    wire = sockets.SocketWire("device", "device", "en", {}, lambda: ended.append(True))
    for _ in range(500):
        wire.push(bytes(10_000))
        assert wire.size <= sockets.MOST_WAITING + 10_000
    assert ended == [True]
    assert (wire.size, wire.queue.qsize(), wire.queue.get_nowait()) == (0, 1, None)


def test_an_answer_that_is_never_read_is_dropped(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "large.bin").write_bytes(bytes(20_000_000))
    with real_server(tmp_path, send_timeout=0.5) as server, server.knock() as line:
        line.sendall(b"GET /assets/large.bin HTTP/1.1\r\nhost: x\r\n\r\n")
        wait_for(lambda: bool(server.door._by_address[BAD]))
        wait_for(lambda: not server.door._by_address[BAD])
        assert server.well()


# Whom to believe.


def test_forwarded_addresses_are_believed_only_of_proxies(tmp_path: Path) -> None:
    for proxies, codes in (((), [404, 404, 429, 429]), ((GOOD,), [404, 404, 404, 404])):
        with real_server(tmp_path, posts=(0.001, 2.0), proxies=proxies) as server:
            found = [
                server.ask("POST", "/api/join", {"token": "x"}, **{"x-forwarded-for": f"192.0.2.{number}"})[0]
                for number in range(4)
            ]
            assert found == codes
