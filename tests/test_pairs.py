"""What a viewer may not know changes nothing that the server sends him; and pairs would show it if it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from wartable.engine.game import Game
from wartable.games import warcraft
from wartable.games.catalogue import GAMES
from wartable.server import painting, undoing
from wartable.server.course import Course
from wartable.server.tables import Table, passing_for
from wartable.testing.pairs import check_pairs
from wartable.testing.plays import Play, any_start

PAIRS = 250
"""Of each game."""
AT_ONE_TABLE = 10


def pairs(game: Game[Any], wanted: int) -> list[int]:
    """So many pairs of random games, and how far each was followed."""
    done: list[int] = []
    seed = 0
    while len(done) < wanted:
        check_pairs(Play(game, any_start(game, seed)), len(done) + AT_ONE_TABLE, done)
        seed += 1
    return done


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whoever_may_not_know_cannot_tell(game: Game[Any]) -> None:
    followed = pairs(game, PAIRS)
    assert sum(followed) > 2 * len(followed)


def is_caught() -> None:
    with pytest.raises(AssertionError, match="can tell two games apart"):
        pairs(warcraft.GAME, PAIRS)


def test_passes_without_a_clock_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_is_watched", lambda self, seat: False)
    is_caught()


def test_acting_by_what_is_in_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def passes(self: Table, device: str) -> bool:
        return passing_for(self.course.state, self.chairs) is not None

    monkeypatch.setattr(Table, "passes_by_itself", passes)
    is_caught()


def test_a_way_back_that_goes_by_who_passed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_free(course: Course, first: int, seat: int, strangers: Sequence[int]) -> bool:
        later = [decided.said for decided in course.decisions[first:]]
        return all([said.seat == seat or said.by == "pass" for said in later])

    monkeypatch.setattr(undoing, "is_free", is_free)
    is_caught()


def test_a_scene_of_the_whole_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def scene(self: painting.Painter, seat: int | None, language: str, *_: object) -> object:
        game = self.table.game
        return game.scene(self.table.course.state, 0, self.words(language))

    monkeypatch.setattr(painting.Painter, "scene", scene)
    is_caught()
