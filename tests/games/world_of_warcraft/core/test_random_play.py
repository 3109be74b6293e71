"""Random games of every number of players run from the draft to their end."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.table import GAME
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply

LONGEST = 20_000


@pytest.mark.parametrize("overlord", ["kazzak", "nefarian", "kelthuzad"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end(seats: int, overlord: str) -> None:
    deadly = "on" if seats % 2 else "off"
    s = GAME.setup(seats, secret_of(f"{seats} {overlord}"), options={"overlord": overlord, "deadly_pvp": deadly})
    dice = Dice(seats)
    for number in range(LONGEST):
        if not s.moves:
            break
        apply(s, s.moves[dice.below(len(s.moves))])
        if number % 7 == 0:
            assert not GAME.faults(s)
    assert s.over
    assert sum(GAME.result(s)) == pytest.approx(1.0)


def test_the_long_variant_ends_too() -> None:
    s = GAME.setup(2, secret_of("laps"), options={"defeat_the_overlord": "on", "classes": "random"})
    dice = Dice(1)
    for _ in range(LONGEST):
        if not s.moves:
            break
        apply(s, s.moves[dice.below(len(s.moves))])
    assert s.over
