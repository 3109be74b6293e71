"""An application for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.browser import Browser, serving
from tests.server.cluster import Cluster, running


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("served")
    static = folder / "static" / "assets"
    static.mkdir(parents=True)
    (static.parent / "index.html").write_text("<!doctype html><title>Wartable</title>")
    (static / "main-1234.js").write_text("export {};" * 200)
    (static.parent / "icons.json").write_text('{"hand":["#111111","m1 1"],"lion":["#222222","m2 2"]}')
    with serving(folder) as found:
        yield found


@pytest.fixture
def anna(client: TestClient) -> Browser:
    return Browser(client)


@pytest.fixture
def boris(client: TestClient) -> Browser:
    return Browser(client)


@pytest.fixture
def stranger(client: TestClient) -> Browser:
    return Browser(client)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL server for all tests of this process."""
    with running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database."""
    return str(request.param)


@pytest.fixture
def data(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Where a database is that nobody has used yet, as the command is told."""
    return str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("cluster").ready()


@pytest.fixture
def blank(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The same before any table was made in it."""
    return str(tmp_path / "blank.db") if kind == "sqlite" else request.getfixturevalue("cluster").empty()
