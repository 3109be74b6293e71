"""What terrain and buildings let through: clauses BS-TERRAIN and BS-BLOCK."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, Fight, alone, steps
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


# Terrain.


@rule("BS-TERRAIN-01")
@pytest.mark.parametrize(
    ("start", "end"), [("7,2", "8,2"), ("8,3", "9,3"), ("9,2", "10,2"), ("2,5", "2,6"), ("9,5", "8,5")]
)
def test_land_units_keep_out_of_water_and_rocks(start: str, end: str) -> None:
    f = alone("infantry", start, board="fx2").say(f"march {start} 1")
    assert f.refused(f"step {end}") == "BS-TERRAIN-01"


@rule("BS-TERRAIN-01")
@pytest.mark.parametrize(("start", "end"), [("5,1", "6,1"), ("6,1", "7,1")])
def test_land_units_enter_mud_and_the_circle(start: str, end: str) -> None:
    f = alone("infantry", start, board="fx2").say(f"march {start} 1")
    assert end in steps(f)


@rule("BS-TERRAIN-01")
def test_points_are_open_and_the_rune_stone_is_not() -> None:
    f = Fight("s4")
    f.units(1, "infantry", "2,0")
    assert f.movement_stage().say("march 2,0 1").legal() >= {"step 1,1"}, "point B"
    world = Fight("s7").s.world
    stones = [hex for hex, terrain in enumerate(world.terrain) if terrain == ids.STONE]
    f = Fight("s7")
    near = f.s.world.hexes.beside[stones[0]][4]
    code = f.s.world.codes[near]
    f.units(1, "infantry", code)
    assert f.movement_stage().say(f"march {code} 1").refused(f"step {world.codes[stones[0]]}") == "BS-TERRAIN-01"


@rule("BS-TERRAIN-02")
@pytest.mark.parametrize(("start", "end", "behind"), [("8,5", "9,5", "9,4"), ("9,6", "9,7", "9,8")])
def test_only_workers_enter_forest_and_mines(start: str, end: str, behind: str) -> None:
    f = alone("infantry", start).say(f"march {start} 1")
    assert f.refused(f"step {end}") == "BS-TERRAIN-02"
    alone("worker", start).say(f"march {start} 1", f"step {end}", f"step {behind}", "stop")


@rule("BS-TERRAIN-03")
def test_ships_go_by_water() -> None:
    f = alone("destroyer", "5,6", board="fx2").say("march 5,6 1")
    assert steps(f) == {"4,6", "6,6", "5,7", "4,7"}
    assert f.refused("step 5,5") == "BS-TERRAIN-03"
    f = alone("destroyer", "8,6", board="fx2").say("march 8,6 1", "step 8,5", "step 9,4", "stop")
    assert alone("destroyer", "5,8", board="fx2").say("march 5,8 1").legal() >= {"step 6,8"}, "an oil patch"


@rule("BS-TERRAIN-04")
def test_the_board_ends_somewhere() -> None:
    f = alone("infantry", "0,0").say("march 0,0 1")
    assert steps(f) == {"1,0", "0,1"}


@rule("BS-TERRAIN-05")
def test_every_hex_costs_the_same() -> None:
    f = alone("worker", "8,5").say("march 8,5 1", "step 9,5", "step 10,5")
    assert f.legal() == {"stop"}
    assert f.s.gone == 4


@rule("BS-TERRAIN-07")
def test_a_felled_forest_is_open_to_all() -> None:
    f = Fight()
    f.units(1, "infantry", "8,5")
    f.s.felled = 1 << f.x("9,5")
    assert "step 9,5" in f.movement_stage().say("march 8,5 1").legal()


@rule("BS-WALL-02")
def test_walls_bar_land_units_until_they_fall() -> None:
    f = alone("worker", "-1,4", board="fx2").say("march -1,4 1")
    assert f.refused("step 0,4") == "BS-WALL-02"
    f = Fight("fx2")
    f.units(1, "infantry", "-1,4")
    f.s.walls &= ~(1 << f.x("0,4"))
    assert "step 0,4" in f.movement_stage().say("march -1,4 1").legal()


# Buildings.


@rule("BS-BLOCK-01")
@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize("site", [False, True])
def test_buildings_and_sites_bar_land_units(owner: int, site: bool) -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.building(owner, "farm", EAST, site=site)
    f.movement_stage().say("march 4,5 1")
    assert f.refused("step 5,5") == "BS-BLOCK-01"


@rule("BS-BLOCK-02")
def test_buildings_side_by_side_are_a_line() -> None:
    f = Fight()
    f.units(1, "cavalry", "2,0")
    for q in range(16):
        f.building(2, "farm", f"{q},1")
    f.movement_stage().say("march 2,0 1", "step 3,0", "step 4,0")
    assert steps(f) == {"3,0", "5,0"}


@rule("BS-BLOCK-01")
def test_a_table_may_open_lone_buildings() -> None:
    f = Fight(building_blocks="only_touching")
    f.units(1, "infantry", HERE)
    f.building(2, "farm", EAST)
    f.movement_stage().say("march 4,5 1", "step 5,5")
    assert f.refused("stop") == "BS-BLOCK-01"
    f.say("step 6,5", "stop")
    f = Fight(building_blocks="only_touching")
    f.units(1, "infantry", HERE)
    f.building(2, "farm", EAST)
    f.building(2, "farm", EAST2)
    assert f.movement_stage().say("march 4,5 1").refused("step 5,5") == "BS-BLOCK-01"


@rule("BS-BLOCK-03")
@pytest.mark.parametrize(
    ("kind", "owner", "site", "may"),
    [
        ("tanker", 1, False, True),
        ("tanker", 1, True, False),
        ("tanker", 2, False, False),
        ("destroyer", 1, False, False),
    ],
)
def test_only_the_owners_tankers_enter_a_rig(kind: str, owner: int, site: bool, may: bool) -> None:
    f = Fight("fx2")
    f.units(1, kind, "5,8")
    f.building(owner, "oil_rig", "6,8", site=site)
    f.movement_stage().say("march 5,8 1")
    assert f.refused("step 6,8") == ("" if may else "BS-BLOCK-03")


@rule("BS-BLOCK-04")
def test_flyers_pass_over_buildings_and_walls() -> None:
    f = Fight("fx2")
    f.units(1, "air_striker", "-1,4")
    f.building(2, "farm", "0,3")
    f.movement_stage().say("march -1,4 1 sky")
    assert f.legal() >= {"step 0,4", "step 0,3"}
