"""Workers: they import like the server, and take over rules that were compiled while it runs."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

import pytest

from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.games.small_world import GAME
from wartable.server import pool
from wartable.server.pool import Pool, import_path


def test_only_rules_compiled_since_the_start_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = os.pathsep.join([path for path in sys.path if path])
    assert import_path() == usual
    compiled = tmp_path / "compiled"
    monkeypatch.setenv("WARTABLE_COMPILED", str(compiled))
    assert import_path() == usual, "not there yet"
    compiled.mkdir()
    assert import_path() == os.pathsep.join([str(compiled), usual])
    os.utime(compiled, (pool.STARTED - 1, pool.STARTED - 1))
    assert import_path() == usual, "made of older sources"


def test_what_nobody_wants_to_know_is_not_thought_about() -> None:
    async def think() -> bool:
        thinking = Pool(1, 30.0)
        assert await thinking.think(GAME.package, "random", 0, b"{}", wanted=lambda: False) is None
        return thinking.workers[0].process is None

    assert asyncio.run(think())


def test_a_worker_starts_anew_when_the_rules_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    s = GAME.setup(2, secret_of(1))
    view = json.dumps(GAME.pack(GAME.view(s, acting(s)))).encode()
    monkeypatch.setenv("WARTABLE_COMPILED", str(tmp_path / "compiled"))

    async def think() -> list[int]:
        thinking = Pool(1, 30.0)
        processes = []
        for turn in range(4):
            if turn == 2:
                (tmp_path / "compiled").mkdir()
            answer = await thinking.think(GAME.package, "random", acting(s), view)
            assert answer is not None
            assert answer.action in [action.text for action in legal(s)]
            process = thinking.workers[0].process
            assert process is not None
            processes.append(process.pid)
        await thinking.close()
        return processes

    first, second, third, fourth = asyncio.run(think())
    assert first == second != third == fourth
