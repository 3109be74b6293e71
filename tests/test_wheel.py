"""The wheel: everything the package needs is in it, and what it installs serves the game without Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "wartable"
PROJECT_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
SETUPTOOLS = 77
"""The oldest that understands our pyproject.toml, as its build-system table says."""
NOT_SHIPPED = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


def run(*command: str, **env: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **env}, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a copy of the tree, with the rules interpreted: compiling them takes a minute."""
    if not (PACKAGE / "server" / "static" / "index.html").exists():
        pytest.fail("the browser client is not built, so no wheel can carry it; say `make client` first")
    if int(version("setuptools").partition(".")[0]) < SETUPTOOLS:
        pytest.fail(f"setuptools {SETUPTOOLS} or later is needed to build a wheel; `make` installs it into .venv")
    tree = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "src", tree / "src", ignore=NOT_SHIPPED)
    for name in PROJECT_FILES:
        shutil.copy(ROOT / name, tree)
    built = ("--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(tree / "dist"))
    run(*PIP, "wheel", *built, str(tree), WARTABLE_COMPILE="0")
    (found,) = (tree / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the installed wheel."""
    target = tmp_path_factory.mktemp("installed")
    run(*PIP, "install", "--no-deps", "--no-index", "--target", str(target), str(wheel))
    return target


def test_the_wheel_has_every_file_of_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        shipped = {name for name in archive.namelist() if name.startswith("wartable/")}
    source = wheel.parents[1] / "src"
    files = [path for path in (source / "wartable").rglob("*") if path.is_file()]
    assert shipped == {path.relative_to(source).as_posix() for path in files}
    kinds = {".py", ".toml", ".ftl", ".mako", ".typed", ".html", ".js", ".css", ".woff2"}
    assert {Path(name).suffix for name in shipped} >= kinds
    for name in (
        "server/static/index.html",
        "server/migrations/versions/v0001_tables.py",
        "games/small_world/rules.toml",
        "games/small_world/data/maps/S1.toml",
        "games/small_world/text/game.ru.ftl",
        "cli/text/cli.en.ftl",
    ):
        assert f"wartable/{name}" in shipped


def test_what_the_wheel_installs_serves_the_page_without_node(installed: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "bin"
    nowhere.mkdir()
    env = {**os.environ, "PYTHONPATH": str(installed), "PATH": str(nowhere)}
    assert shutil.which("node", path=str(nowhere)) is None
    found = f"import wartable; assert wartable.__file__.startswith({str(installed)!r})"
    run(sys.executable, "-c", found, PYTHONPATH=str(installed))
    serve = ("serve", "--port", "0", "--no-browser", "--lang", "en", "--data", str(tmp_path / "tables.db"))
    command = [sys.executable, "-m", "wartable", *serve]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said, "the server did not start"
            address = said.split()[-1]
            page = fetch(address + "/").decode()
            script = re.search(r'<script[^>]* src="(/assets/[^"]+)"', page)
            assert script is not None, page
            assert fetch(address + script[1]) == (installed / "wartable/server/static" / script[1][1:]).read_bytes()
            assert b"Small World of Warcraft" in fetch(address + "/api/games?lang=en")
        finally:
            process.terminate()
            process.wait(20)


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=20) as answer:
        data: bytes = answer.read()
    return data
