"""Compiles the rules with mypyc where a C compiler is at hand; without one the same source runs interpreted.

WARTABLE_COMPILE=0 leaves the compiler alone, WARTABLE_COMPILE=1 makes its absence an error. An editable install is
never compiled: machine code beside the source would go on running after the source has changed.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import setup

BUILDS = {"build", "build_ext", "bdist_wheel"}
"""Commands that need the extensions; others (metadata, editable installs) run this file too."""

# Whatever rules, bots and pictures of a move run through. Subfolders that are not named (files, boards, the drawing
# vocabulary) are not called in the inner loop: compiling them would only cost time.
COMPILED = (
    "engine",
    "toolbox",
    "games/*",
    "games/*/rules",
    "games/*/cards",
    "games/*/powers",
    "games/*/spells",
    "games/*/events",
    "games/*/judgement",
    "games/*/picture",
    "bots",
    "server/picture",
)
"""The folders that are compiled, each without its subfolders."""


def libraries() -> dict[str, list[str]]:
    """The modules to compile by library: one for each game, one for what they share.

    Libraries are compiled side by side, and only those that have changed. Measured: the games run no slower for it.
    """
    found: dict[str, list[str]] = {}
    for folder in COMPILED:
        for path in sorted(Path("src/wartable").glob(f"{folder}/*.py")):
            if path.stem != "__init__":
                game = path.parts[3] if folder.startswith("games/") else "shared"
                found.setdefault(f"wartable_{game}", []).append(str(path))
    return found


def missing() -> str:
    """What is lacking for compilation; empty if nothing."""
    if os.environ.get("WARTABLE_COMPILE") == "0":
        return "WARTABLE_COMPILE is 0"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler ({compiler.split()[0]})"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    return ""


def extensions() -> list[Any]:
    if BUILDS.isdisjoint(sys.argv):
        return []
    lack = missing()
    if lack:
        if os.environ.get("WARTABLE_COMPILE") == "1":
            sys.exit(f"wartable: cannot compile the rules: {lack}")
        print(f"wartable: the rules will run interpreted: {lack}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    parts = libraries()
    # Measured: -O1 runs as fast as -O3 here and compiles in two thirds of the time.
    found = mypycify(
        ["--strict", "--cache-dir=build/mypy", *chain.from_iterable(parts.values())],
        opt_level="1",
        debug_level="0",
        separate=[(modules, name) for name, modules in parts.items()],
    )
    if os.name == "posix":
        for extension in found:
            # Measured: in files of this length gcc spends as much time on this one warning as on all the rest.
            extension.extra_compile_args.append("-Wno-misleading-indentation")
    return list(found)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
