"""Tests of the command see no settings of whoever runs them."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_LANG", "en")
    monkeypatch.delenv("COLUMNS", raising=False)
