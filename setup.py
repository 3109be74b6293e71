"""Compiles the rules with mypyc where a C compiler is at hand; without one the same source runs interpreted.

WARTABLE_COMPILE=0 leaves the compiler alone, WARTABLE_COMPILE=1 makes its absence an error. An editable install is
never compiled: machine code beside the source would go on running after the source has changed.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
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
)
"""The folders that are compiled, each without its subfolders."""


def modules() -> list[str]:
    """Every module to compile, in one group so that calls between them stay in C."""
    found = [path for folder in COMPILED for path in Path("src/wartable").glob(f"{folder}/*.py")]
    return sorted([str(path) for path in found if path.stem != "__init__"])


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
    # Measured: -O1 runs as fast as -O3 here and compiles in two thirds of the time.
    return list(mypycify(["--strict", *modules()], opt_level="1", debug_level="0", group_name="wartable"))


setup(ext_modules=extensions())
