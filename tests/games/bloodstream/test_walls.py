"""Walls: clauses BS-WALL-01 and 02."""

import pytest

from tests.games.bloodstream.fights import Fight

rule = pytest.mark.rule


@rule("BS-WALL-01")
@pytest.mark.parametrize("wall", ["0,4", "1,4"])
@pytest.mark.parametrize(("die", "stands"), [(1, False), (2, True)])
def test_a_wall_has_armour_2(wall: str, die: int, stands: bool) -> None:
    f = Fight("fx2")
    f.units(1, "infantry", "0,5" if wall == "0,4" else "1,5")
    f.attack_stage().dice(die)
    hex = "0,5" if wall == "0,4" else "1,5"
    f.play(f"attack {hex}", *([f"aim {wall} 1"] if len(f.legal("attack")) else []))
    assert f.needs() == [1]
    assert bool(f.s.walls >> f.x(wall) & 1) is stands


@rule("BS-WALL-02")
@pytest.mark.parametrize("seat", [1, 2])
def test_everybody_may_attack_a_wall_and_it_falls_to_the_first_hit_and_leaves_grass(seat: int) -> None:
    f = Fight("fx2")
    f.units(seat, "siege", "1,2")
    f.attack_stage(seat).dice(3).play("attack 1,2", "aim 1,4 1", "roll")
    assert f.needs() == [3]
    assert not f.s.walls >> f.x("1,4") & 1
    assert f.s.passable() >> f.x("1,4") & f.s.buildable() >> f.x("1,4") & 1
    assert f.told("wall-fell") == 1


@rule("BS-WALL-02")
def test_walls_block_land_units_of_every_player() -> None:
    f = Fight("fx2")
    assert not f.s.passable() >> f.x("0,4") & 1
    assert not f.s.passable() >> f.x("1,4") & 1


@rule("BS-WALL-02", "BS-SEA-06")
def test_a_wall_is_a_land_target() -> None:
    f = Fight("fx2")
    f.units(1, "submarine", "-1,6")
    f.units(1, "battleship", "0,6")
    f.attack_stage()
    assert f.refused("attack -1,6") == "BS-ATTACK-03"
    assert f.refused("attack 0,6") == ""


@rule("BS-WALL-02", "BS-COUNTER-07")
def test_nobody_strikes_back_for_a_wall() -> None:
    f = Fight("fx2")
    f.units(1, "infantry", "0,5", 3)
    f.attack_stage().dice(6).play("attack 0,5", "aim 0,4 1", "with 3", "roll")
    assert f.needs() == [3]
    assert f.told("counter-attack") == 0
