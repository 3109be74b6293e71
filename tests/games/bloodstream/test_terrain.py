"""The board as the rules measure it: directions, distances, and that nothing stands between (BS-TERRAIN)."""

from __future__ import annotations

import pytest

from tests.games.bloodstream.examples import Example
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


@rule("BS-TERRAIN-08")
def test_neighbours_are_numbered_clockwise_from_the_right() -> None:
    t = Example()
    beside = t.s.world.hexes.beside[t.x("4,5")]
    codes = [t.s.world.codes[beside[die]] for die in range(1, 7)]
    assert codes == ["5,5", "4,6", "3,6", "3,5", "4,4", "5,4"]
    assert ids.DIRECTIONS == ("e", "se", "sw", "w", "nw", "ne")


@rule("BS-TERRAIN-08")
def test_odd_rows_are_shifted_to_the_right() -> None:
    t = Example()
    first_of_row_1 = t.s.world.hexes.beside[t.x("0,1")]
    assert [t.s.world.codes[first_of_row_1[die]] for die in (5, 6)] == ["0,0", "1,0"]
    assert first_of_row_1[4] < 0, "there is nothing to the left of a first column"


@rule("BS-TERRAIN-06")
@pytest.mark.parametrize(
    ("start", "end", "distance"),
    [
        ("4,5", "4,5", 0),
        ("4,5", "7,5", 3),
        ("4,5", "4,8", 3),
        ("4,5", "7,2", 3),
        ("4,5", "5,6", 2),
        ("4,5", "3,3", 3),
        ("4,5", "2,8", 3),
    ],
)
def test_distance_is_counted_in_hexes(start: str, end: str, distance: int) -> None:
    t = Example()
    assert t.s.world.hexes.far[t.x(start)][t.x(end)] == distance
    assert t.s.world.hexes.far[t.x(end)][t.x(start)] == distance


@rule("BS-TERRAIN-06", "BS-BLOCK-04")
def test_nothing_hides_a_target() -> None:
    t = Example("fx2")
    t.units(1, "archer", "7,2")
    t.units(2, "infantry", "9,2")
    t.units(1, "archer", "-1,4")
    t.units(2, "worker", "1,3")
    t.stage("attack", 1)
    assert t.legal("attack") == {"attack 7,2", "attack -1,4"}, "over rocks, and past a wall"
    t.play("attack 7,2")
    assert "roll" in t.legal()
