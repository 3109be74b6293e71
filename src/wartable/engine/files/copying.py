"""Writes out the class that holds a game's shelves, with its copying, from their declaration.

    python -m wartable.engine.files.copying wartable.games.warcraft

A copy is made for every look ahead, so it must be plain assignments that the compiler understands; they stand in the
constructor, where it sees that no shelf is ever missing. `rules/shelves.py` of a game declares `SHELVES`, what all
states of a game share (`SHARED`: names and types), and `IMPORTS` and `LOCALS`, lines of Python for the head of the file
and of the constructor; the result is `rules/shelved.py`.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

CLASS = '''"""Written by `python -m wartable.engine.files.copying {package}` from `shelves.py`."""

from __future__ import annotations

{imports}


class Shelved(State):
    """Every shelf with its value at the start, and its way into a copy."""

    def __init__(
        self,
{parameters}        secret: bytes,
        source: Shelved | None,
    ) -> None:
        """A fresh state, or a copy of the source: values are shared, containers are not."""
        if source is None:
            super().__init__(secret)
{fresh}            return
        self.stack = source.stack[:]
        self.secret = source.secret
        self.drawn = source.drawn
        self.script = source.script
        self.dice = source.dice
        self.log = None
        self.moves = source.moves
{copied}'''


def source(package: str) -> str:
    """The text of a game's `rules/shelved.py`."""
    declared: Any = importlib.import_module(f"{package}.rules.shelves")
    fresh = [*declared.LOCALS, *[f"self.{name} = {name}" for name, _ in declared.SHARED]]
    fresh += [f"self.{shelf.name}: {shelf.typed()} = {shelf.start}" for shelf in declared.SHELVES.every]
    copied = [f"self.{name} = source.{name}" for name, _ in declared.SHARED]
    copied += [f"self.{shelf.name} = source.{shelf.name}{shelf.copied()}" for shelf in declared.SHELVES.every]
    return CLASS.format(
        package=package,
        imports="\n".join(declared.IMPORTS),
        parameters="".join([f"        {name}: {kind},\n" for name, kind in declared.SHARED]),
        fresh="".join([f"            {line}\n" for line in fresh]),
        copied="".join([f"        {line}\n" for line in copied]),
    )


def file_of(package: str) -> Path:
    """Where it stands."""
    return Path(str(importlib.import_module(f"{package}.rules").__file__)).with_name("shelved.py")


if __name__ == "__main__":
    file_of(sys.argv[1]).write_text(source(sys.argv[1]), encoding="utf-8")
