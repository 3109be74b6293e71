"""The databases that tables can be kept in: what every one of them can do, and the shape they all have."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Engine, inspect, text

from wartable.server.schema import HEAD


class DataTrouble(Exception):
    """The data cannot be used; the message is one of the server's texts, `why` its fact."""

    def __init__(self, message: str, file: Path | str, why: str = "") -> None:
        super().__init__(f"{file}: {why or message}")
        self.message = message
        self.file = file
        self.why = why


class Shared(NamedTuple):
    """By what several processes on one database know of each other."""

    engine: Engine
    listen: Callable[[str, Callable[[str], object]], Coroutine[Any, Any, None]]
    """Tell, again and again, what is said in the database by this name. Some of it may be missed."""


class Database(Protocol):
    """Where tables are kept. Whatever differs between databases is behind this; all else is SQL that both speak."""

    name: str
    """As people are told of it: never with a password."""
    reading: Engine
    """Whoever reads sees one moment, however much he asks for."""
    writing: Engine
    """For the one thread that writes; what it has committed stays, whatever happens then."""
    sharing: Shared | None
    """None if only one process may serve it."""

    def served(self) -> AbstractContextManager[None]:
        """Meanwhile this process serves what is there, alone if there can be only one."""
        ...

    def is_new(self) -> bool:
        """Whether nothing was ever kept there."""
        ...

    def prepare(self) -> None:
        """Make it or bring it to its last shape, if need be."""
        ...

    def check(self) -> None:
        """Look for what would do harm later, before anything is added."""
        ...


def migrate(engine: Engine, name: str, before: Callable[[], object]) -> None:
    """Bring a database to its last shape; `before` is done first if there is anything in it."""
    found = revision(engine)
    if found == HEAD:
        return
    # Alembic is slow to import and rarely needed.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    if found:
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        if found not in known:
            raise DataTrouble("trouble-newer", name)
        before()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision(engine: Engine) -> str:
    """The migration the database is at; empty for a new one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
