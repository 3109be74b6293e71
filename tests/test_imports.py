"""Dependencies point one way, as ARCHITECTURE.md says; read off the source, so that no import can hide."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
FILES = sorted(SOURCE.rglob("*.py"))

# What each part may import of ours besides itself; a game also knows itself and no other game.
ALLOWED: dict[str, set[str]] = {
    "native": set(),
    "engine": {"native", "toolbox"},
    "toolbox": {"engine"},
    "games": {"engine", "toolbox"},
    "words": {"engine"},
    "testing": {"engine", "toolbox", "bots", "server"},
    "bots": {"engine", "toolbox"},
    "arena": {"engine", "toolbox", "bots", "words"},
    "env": {"engine", "toolbox"},
    "server": {"engine", "toolbox", "words", "bots", "arena"},
    "cli": {"engine", "toolbox", "words", "bots", "arena", "testing", "server"},
}
STANDARD_ONLY = ("native", "engine", "toolbox", "games")
CATALOGUE = "wartable.games.catalogue"
KNOW_ALL_GAMES = ("wartable", "wartable.cli", "wartable.server.app", CATALOGUE)


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """`engine`, `games` and so on; empty for the package itself and its `__main__`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else ""


def imports(tree: ast.AST, running: bool = False) -> Iterator[tuple[int, str]]:
    """Line and name of everything imported; `running` leaves out what only the type checker sees."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield node.lineno, base
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"
        elif running and isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for other in node.orelse:
                yield from imports(other, running)
        else:
            yield from imports(node, running)


def faults(module: str, tree: ast.Module) -> Iterator[str]:
    part = part_of(module)
    game = module.split(".")[2:3] if part == "games" and module != CATALOGUE else []
    for line, imported in imports(tree):
        where = f"{module}, line {line}, imports {imported}"
        names = imported.split(".")
        if imported.startswith("."):
            yield f"{where}: imports are written out from `wartable`"
        if names[0] != "wartable" or not part:
            continue
        target = part_of(imported)
        if imported == "wartable" and part != "cli":
            yield f"{where}: the package itself is for users"
        if target and target != part and target not in ALLOWED[part] and not (target == "games" and knows(module)):
            yield f"{where}: {part} must not know {target}"
        if target == part == "games" and game and len(names) > 2 and names[2:3] != game:
            yield f"{where}: a game knows only itself"
    for line, imported in imports(tree):
        if imported.startswith(CATALOGUE) and not knows(module):
            yield f"{module}, line {line}: only {', '.join(KNOW_ALL_GAMES)} know all games"
    if part in STANDARD_ONLY:
        for line, imported in imports(tree, running=True):
            top = imported.split(".")[0]
            if top != "wartable" and top not in sys.stdlib_module_names:
                yield f"{module}, line {line}, imports {imported}: rules need only the standard library"


def knows(module: str) -> bool:
    """Whether a module may know the list of games."""
    return module in KNOW_ALL_GAMES or module.startswith("wartable.cli.")


@pytest.mark.parametrize("file", FILES, ids=[name_of(file) for file in FILES])
def test_dependencies_point_one_way(file: Path) -> None:
    module = name_of(file)
    top = module.split(".")[1:2]
    assert not top or top[0] == "__main__" or top[0] in ALLOWED, f"{top[0]} is not in this test's table of parts"
    assert list(faults(module, ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("wartable.engine.play", "from wartable.games.small_world import GAME"),
        ("wartable.engine.play", "import numpy"),
        ("wartable.toolbox.masks", "from wartable import words"),
        ("wartable.games.small_world.rules.turn", "from wartable.games.warcraft import battle"),
        ("wartable.games.small_world.rules.turn", "from wartable.games import warcraft"),
        ("wartable.games.small_world.rules.turn", "from wartable.bots import BOTS"),
        ("wartable.games.small_world.rules.turn", "from . import ids"),
        ("wartable.bots.greedy", "from wartable.games.small_world import hints"),
        ("wartable.arena.match", "from wartable.games.catalogue import GAMES"),
        ("wartable.testing.soak", "def f() -> None:\n    import wartable.games.small_world"),
    ],
)
def test_a_wrong_import_is_found(module: str, line: str) -> None:
    assert list(faults(module, ast.parse(line))) != []
