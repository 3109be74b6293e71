"""Replays say what they were played with: every number and map counts, no comment does."""

from __future__ import annotations

import shutil
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import pytest

from wartable.engine.game import Game
from wartable.games.catalogue import GAMES


def hash_of(game: Game[Any]) -> str:
    """The hash as it is after a start of the program."""
    import_module(f"{game.package}.rules.content").content_hash.cache_clear()
    return game.content_hash()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_hash_covers_every_data_file(game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(str(resources.files(game.package).joinpath("data")), tmp_path / "data")
    before = hash_of(game)
    monkeypatch.setattr(resources, "files", lambda _package: tmp_path)
    files = list((tmp_path / "data").rglob("*.toml"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        file.write_text(f"# A remark.\n{text}", encoding="utf-8")
        assert hash_of(game) == before, file
        file.write_text(f"{text}\nanother = 1\n", encoding="utf-8")
        assert hash_of(game) != before, file
        file.write_text(text, encoding="utf-8")
    assert hash_of(game) == before
