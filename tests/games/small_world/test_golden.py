"""Golden games: recorded games of 2 to 5 players that must play again to the same end, rule by rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.small_world.features import REQUIRED, features
from tests.golden.record import FOLDER, GAMES, file_of, recorded
from wartable.engine.files.replay import Witness, read, replayed, verify
from wartable.games.small_world import GAME

FILES = sorted(FOLDER.glob("*.replay"))
LARGEST = 60_000


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def test_the_golden_games_are_those_of_the_list() -> None:
    assert sorted(file_of(*game) for game in GAMES) == FILES
    assert len(FILES) >= 20


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_proven_by_its_secret(file: Path) -> None:
    text = text_of(file)
    assert len(text.encode()) < LARGEST
    assert verify(GAME, read(text)) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_plays_again_to_its_hash_with_its_recorded_rolls(file: Path) -> None:
    replay = read(text_of(file))
    witness = Witness(GAME)
    end = None
    for moment in replayed(GAME, replay):
        witness.see(moment.state)
        assert GAME.faults(moment.state) == [], f"line {moment.line}"
        end = moment.state
    assert end is not None
    assert witness.hash(end) == replay.hash
    assert GAME.result(end) == tuple(pytest.approx(float(share)) for share in replay.result.split())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: file_of(*game).stem)
def test_recording_a_golden_game_again_gives_the_same_game(game: tuple[int, bool, int]) -> None:
    """Answer by answer and roll by roll; what is said above them may have grown since."""
    golden = read(text_of(file_of(*game)))
    again = recorded(*game, golden)[0].replay()
    told = (again.scenario, again.setup, again.decisions, again.secret, again.result, again.hash)
    kept = (golden.scenario, golden.setup, golden.decisions, golden.secret, golden.result, golden.hash)
    assert told == kept, "if the rules were meant to change, run tests.golden.record"


def test_the_golden_games_together_show_everything_that_can_happen() -> None:
    shown: set[str] = set()
    for file in FILES:
        shown |= features(replayed(GAME, read(text_of(file))))
    assert shown >= REQUIRED, f"missing: {', '.join(sorted(REQUIRED - shown))}"
