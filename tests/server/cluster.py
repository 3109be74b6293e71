"""A PostgreSQL server for tests: a cluster of its own in a temporary folder, reached by a socket in the same folder."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import psycopg
import pytest

from wartable.server.postgres import Postgres

OWNER = "wartable"
PATIENCE = 30.0
UNPRIVILEGED = ("postgres", "nobody")
"""Users to run it as where the tests run as root, for whom it does not start."""
OPTIONS = ("listen_addresses=", "fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=90")
READY = "ready"
"""A database with all its tables, from which others are copied."""


def lacking(what: str) -> NoReturn:
    """Say loudly what the tests with PostgreSQL need."""
    if os.environ.get("CI"):
        pytest.fail(f"the tests with PostgreSQL cannot run: {what}")
    pytest.skip(f"*** THE TESTS WITH POSTGRESQL DID NOT RUN: {what} ***")


def binaries() -> Path | None:
    """Where the programs of PostgreSQL are: those in the path, or Debian's newest."""
    found = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    return Path(found).resolve().parent if found else debian[-1].parent if debian else None


def other_user() -> pwd.struct_passwd | None:
    """Who runs it instead of root; nobody else need."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name: one for one in pwd.getpwall()}
    found = [known[name] for name in UNPRIVILEGED if name in known]
    if not found or shutil.which("setpriv") is None:
        lacking("it does not run as root, and there is nobody else here")
    return found[0]


class Cluster:
    """A server that can be stopped and started."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._prefix: list[str] = []
        user = other_user()
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._prefix = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        ways = ["--auth=trust", f"--username={OWNER}", "--encoding=UTF8", "--no-locale", "--no-sync"]
        subprocess.run(self._command("initdb", *ways), check=True, stdout=subprocess.DEVNULL, cwd=folder)

    def _command(self, program: str, *rest: str) -> list[str]:
        return [*self._prefix, str(self.programs / program), "-D", str(self.folder / "data"), *rest]

    def start(self) -> None:
        options = [part for one in OPTIONS for part in ("-c", one)]
        command = self._command("postgres", "-k", str(self.folder), *options)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            self.ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """As it is restarted: whoever is connected is put out."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def ask(self, words: str, name: str = "postgres") -> list[tuple[Any, ...]]:
        """Have something done by somebody else."""
        with psycopg.connect(self.address(name), autocommit=True) as connection:
            cursor = connection.execute(words.encode())
            return cursor.fetchall() if cursor.description else []

    def address(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def empty(self) -> str:
        """The address of a database with nothing in it."""
        return self._made("template0")

    def ready(self) -> str:
        """The address of a database with its tables, and nothing in them."""
        return self._made(READY)

    def _made(self, template: str) -> str:
        name = f"test{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def make_ready(self) -> None:
        self.ask(f"CREATE DATABASE {READY}")
        database = Postgres(self.address(READY))
        database.prepare()
        database.writing.dispose()


@contextmanager
def running() -> Iterator[Cluster]:
    """A server as long as it is needed."""
    programs = binaries()
    if programs is None:
        lacking("there is no PostgreSQL; make postgresql installs Debian's")
    with tempfile.TemporaryDirectory(prefix="wartable-pg-") as folder:
        cluster = Cluster(Path(folder), programs)
        try:
            cluster.start()
            cluster.make_ready()
            yield cluster
        finally:
            # Without putting anything in order.
            cluster.stop(signal.SIGQUIT)
