"""Golden games: recorded games of every Overlord and every way a game can end, which must play again rule by rule."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from tests.games.world_of_warcraft.features import REQUIRED, features
from tests.golden.world_of_warcraft import FOLDER, TABLES, Golden, file_of, games, recorded
from wartable.engine.files.replay import Witness, read, replayed, verify
from wartable.games.world_of_warcraft import GAME

FILES = sorted(FOLDER.glob("*.replay"))
LARGEST = 60_000
ALL_TOGETHER = 500_000
NOW_AND_THEN = 20
"""Faults are looked for at every decision with this number's multiple."""


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@lru_cache(maxsize=len(FILES) or 1)
def played_again(file: Path) -> tuple[str, tuple[float, ...], set[str]]:
    """The hash of a game, its result, and what it shows."""
    witness, shown = Witness(GAME), set[str]()
    end = None
    for number, moment in enumerate(replayed(GAME, read(text_of(file)))):
        witness.see(moment.state)
        shown |= features([moment])
        if number % NOW_AND_THEN == 0:
            assert GAME.faults(moment.state) == [], f"line {moment.line}"
        end = moment.state
    assert end is not None
    assert GAME.faults(end) == []
    return witness.hash(end), GAME.result(end), shown


def test_the_golden_games_are_those_of_the_tables() -> None:
    assert {table for table, _ in games()} <= set(TABLES)
    assert sorted(file_of(*game) for game in games()) == FILES
    assert sum([len(text_of(file).encode()) for file in FILES]) < ALL_TOGETHER


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_proven_by_its_secret(file: Path) -> None:
    text = text_of(file)
    assert len(text.encode()) < LARGEST
    assert verify(GAME, read(text)) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_plays_again_to_its_hash_with_its_recorded_rolls(file: Path) -> None:
    replay = read(text_of(file))
    hash, result, _ = played_again(file)
    assert hash == replay.hash
    assert result == tuple(pytest.approx(float(share), abs=1e-6) for share in replay.result.split())


@pytest.mark.parametrize("game", games(), ids=lambda game: file_of(*game).stem)
def test_recording_a_golden_game_again_gives_the_same_game(game: Golden) -> None:
    """Answer by answer and roll by roll; what is said above them may have grown since."""
    golden = read(text_of(file_of(*game)))
    again = recorded(*game, golden)[0].replay()
    told = (again.scenario, again.setup, again.decisions, again.secret, again.result, again.hash)
    kept = (golden.scenario, golden.setup, golden.decisions, golden.secret, golden.result, golden.hash)
    assert told == kept, "if the rules were meant to change, run tests.golden.record"


def test_the_golden_games_together_show_everything_that_can_happen() -> None:
    shown: set[str] = set()
    for file in FILES:
        shown |= played_again(file)[2]
    assert shown >= REQUIRED, f"missing: {', '.join(sorted(REQUIRED - shown))}"
