"""Writes out the class that holds a game's shelves, with its copying, from their declaration.

    python -m wartable.engine.files.copying wartable.games.warcraft

A copy is made for every look ahead, so it must be plain assignments that the compiler understands. `rules/shelves.py`
of a game declares `SHELVES`, what all states of a game share (`SHARED`: names and types), and `IMPORTS` and `LOCALS`,
lines of Python for the head of the file and of the constructor; the result is `rules/shelved.py`.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

HEAD = '''"""Written by `python -m wartable.engine.files.copying {package}` from `shelves.py`; change that."""

from __future__ import annotations

{imports}


class Shelved(State):
    """Every shelf with its value at the start, and its way into a copy."""

    def __init__(
        self,
{parameters}        secret: bytes,
        source: Shelved | None,
    ) -> None:
        if source is not None:
            source._put(self)
            return
        super().__init__(secret)
'''
PUT = '''
    def _put(self, other: Shelved) -> None:
        """Write every shelf onto a fresh state; values are shared, containers are not."""
        other.stack = self.stack[:]
        other.secret = self.secret
        other.drawn = self.drawn
        other.script = self.script
        other.dice = self.dice
        other.log = None
        other.moves = self.moves
'''


def source(package: str) -> str:
    """The text of a game's `rules/shelved.py`."""
    declared: Any = importlib.import_module(f"{package}.rules.shelves")
    parameters = "".join([f"        {name}: {kind},\n" for name, kind in declared.SHARED])
    text = HEAD.format(package=package, imports="\n".join(declared.IMPORTS), parameters=parameters)
    lines = [*declared.LOCALS, *[f"self.{name} = {name}" for name, _ in declared.SHARED]]
    lines += [f"self.{shelf.name}: {shelf.typed()} = {shelf.start}" for shelf in declared.SHELVES.every]
    text += "".join([f"        {line}\n" for line in lines])
    copied = [f"other.{name} = self.{name}" for name, _ in declared.SHARED]
    copied += [f"other.{shelf.name} = self.{shelf.name}{shelf.copied()}" for shelf in declared.SHELVES.every]
    return text + PUT + "".join([f"        {line}\n" for line in copied])


def file_of(package: str) -> Path:
    """Where it stands."""
    return Path(str(importlib.import_module(f"{package}.rules").__file__)).with_name("shelved.py")


if __name__ == "__main__":
    file_of(sys.argv[1]).write_text(source(sys.argv[1]), encoding="utf-8")
