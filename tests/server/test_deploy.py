"""What lies in deploy/ fits the server: variables that exist, addresses that answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from tests.cli.helpers import run
from wartable.cli.app import make_app
from wartable.server.site import METRICS, ROUTES

DEPLOY = Path(__file__).parents[2] / "deploy"
SECRET = "WARTABLE_MAIL_PASSWORD"


def variables() -> set[str]:
    """What the server can be set by."""
    command = get_command(make_app("en")).commands["serve"]  # type: ignore[attr-defined]
    return {option.envvar for option in command.params if option.envvar}


def test_every_variable_of_the_files_is_one_of_the_server() -> None:
    known = {*variables(), SECRET}
    for name in ("wartable.env", "Containerfile"):
        said = set(re.findall(r"WARTABLE_[A-Z_]+", (DEPLOY / name).read_text()))
        assert said
        assert said <= known, name
    assert "WARTABLE_ORIGIN" in known


def test_a_variable_that_is_wrong_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_LANG", "en")
    monkeypatch.setenv("WARTABLE_PORT", "many")
    result = run("serve", "--no-browser")
    assert result.exit_code == 2
    assert "WARTABLE_PORT" in result.output


def test_the_addresses_of_the_guide_exist() -> None:
    guide = (DEPLOY.parent / "docs" / "howto" / "host.md").read_text()
    told = set(re.findall(r"^\| `(/[a-z/]+)` \|", guide, re.MULTILINE))
    assert told == {"/api/health", "/api/ready", METRICS}
    assert told <= {getattr(route, "path", "") for route in ROUTES}


def test_the_proxy_hands_sockets_on_and_keeps_the_numbers() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_set_header Upgrade $http_upgrade;" in text
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in text, "not what the guest says of himself"
    assert re.search(rf"location = {METRICS} {{\s+return 404;", text)
