"""A server and Chromium; what is missing of them skips the tests of this folder at home and fails them in CI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "wartable" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: needs Chromium and the built client")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def lacking(what: str) -> NoReturn:
    """Say loudly what the browser tests need."""
    if os.environ.get("CI"):
        pytest.fail(f"the browser tests cannot run: {what}")
    pytest.skip(f"*** THE BROWSER TESTS DID NOT RUN: {what} ***")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a file of its own; bots answer at once."""
    if not (STATIC / "index.html").exists():
        lacking("the client is not built; see make client")
    data = tmp_path_factory.mktemp("browser") / "tables.db"
    paths = [str(ROOT / "src"), str(ROOT)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "tests.browser.serve", str(data)]
    process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()


def wait_for(address: str) -> None:
    for _ in range(150):
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("the server did not start")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    if path is None:
        lacking("there is no Chromium")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Watch:
    """What no page may do: complain, break its policy, or ask anybody else for anything."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.faults: list[str] = []
        self.offline = False

    def follow(self, page: Any) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("websocket", lambda socket: self._address(socket.url))

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and not self.offline:
            self.faults.append(f"{message.type}: {message.text}")

    def _request(self, request: Any) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self._address(request.url)

    def _address(self, url: str) -> None:
        if url.partition("://")[2].partition("/")[0] != self.origin.partition("://")[2]:
            self.faults.append(f"foreign request: {url}")


OpenPage = Callable[..., Any]


@pytest.fixture
def watch(server: str) -> Iterator[Watch]:
    found = Watch(server)
    yield found
    assert found.faults == []


@pytest.fixture
def open_page(chromium: Any, server: str, watch: Watch) -> Iterator[OpenPage]:
    """Open a page of another browser: its own cookies, size, language and colours."""
    contexts: list[Any] = []

    def opened(path: str = "", language: str = "en", width: int = 1280, height: int = 800, **more: Any) -> Any:
        context = chromium.new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            locale="ru-RU" if language == "ru" else "en-US",
            reduced_motion="reduce",
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        page = context.new_page()
        watch.follow(page)
        page.goto(f"/#/{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
