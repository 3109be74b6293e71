"""Attacks on buildings: clauses BS-SIEGE-01 to 08."""

import pytest

from tests.games.bloodstream.fights import EAST, HERE, NE, SE, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule

FIRES = {
    "hall": 2,
    "farm": 0,
    "barracks": 1,
    "scout_tower": 0,
    "guard_tower": 1,
    "keep": 2,
    "castle": 3,
    "church": 1,
}


@rule("BS-SIEGE-01", "BS-SIEGE-02", "BS-SIEGE-04", "BS-COUNTER-07")
def test_ex_06_five_footmen_and_a_barracks() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    f.building(2, "barracks", EAST)
    f.attack_stage().dice(2).play("attack 4,5", "with 5", "roll")
    assert f.needs() == [2]
    assert f.burns(EAST) == 1
    f.s.struck = 0
    f.attack_stage().dice(2).play("attack 4,5", "with 5", "roll")
    assert f.burns(EAST) is None
    assert f.told("counter-attack") == 0


@rule("BS-SIEGE-01", "BS-SIEGE-05")
@pytest.mark.parametrize(("count", "need"), [(1, -2), (3, 0), (4, 1), (5, 2)])
def test_ex_07_footmen_need_helpers_against_armour_5(count: int, need: int) -> None:
    f = Fight()
    f.units(1, "infantry", HERE, count)
    f.building(2, "barracks", EAST)
    f.attack_stage().dice(1).play("attack 4,5", f"with {count}", "roll")
    assert f.needs() == [need]
    assert f.burns(EAST) == (1 if need >= 1 else 0)


@rule("BS-SIEGE-02")
@pytest.mark.parametrize(("kind", "fires"), FIRES.items())
def test_a_building_falls_to_one_hit_more_than_it_has_fires(kind: str, fires: int) -> None:
    for burns in range(fires):
        f = Fight()
        f.units(1, "infantry", HERE, 5)
        f.building(2, kind, EAST, burns=burns)
        f.attack_stage().dice(1).play("attack 4,5", "with 5", "roll")
        assert f.burns(EAST) == burns + 1
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    f.building(2, kind, EAST, burns=fires)
    f.attack_stage().dice(1).play("attack 4,5", "with 5", "roll")
    assert f.burns(EAST) is None
    assert f.told("destroyed") == 1


@rule("BS-SIEGE-03", "BS-BUILD-13")
def test_ex_28_a_site_falls_to_the_first_hit_with_its_worker() -> None:
    f = Fight()
    f.units(2, "infantry", HERE, 5)
    worker = f.s.b_worker[f.building(1, "castle", EAST, site=True)]
    f.attack_stage(2).dice(2).play("attack 4,5", "with 5", "roll")
    assert f.needs() == [2], "its armour counts in full"
    assert f.burns(EAST) is None
    assert not f.alive(worker)


@rule("BS-SIEGE-03", "BS-BUILD-13")
def test_a_table_may_save_the_worker() -> None:
    """BS-RULING-72: the worker stays in the hex of the destroyed site."""
    f = Fight(worker_lost_with_site="off")
    f.units(2, "infantry", HERE, 5)
    worker = f.s.b_worker[f.building(1, "farm", EAST, site=True)]
    f.attack_stage(2).dice(2).play("attack 4,5", "with 5", "roll")
    assert f.s.place[worker] == f.x(EAST)


@rule("BS-SPELL-UNHOLY-01", "BS-SPELL-UNHOLY-03")
def test_unholy_armor_saves_the_worker_of_a_site() -> None:
    """BS-RULING-28: only a transport takes it along."""
    f = Fight()
    f.units(2, "infantry", HERE, 5)
    worker = f.s.b_worker[f.building(1, "farm", EAST, site=True)]
    f.effect(worker, "unholy_armor", 1)
    f.attack_stage(2).dice(2).play("attack 4,5", "with 5", "roll")
    assert f.burns(EAST) is None
    assert f.s.place[worker] == f.x(EAST)


@rule("BS-SIEGE-04", "BS-ATTACK-09")
def test_ex_08_two_stacks_of_grunts_in_one_declaration_or_in_two() -> None:
    together = Fight()
    together.units(2, "infantry", HERE, 5)
    together.units(2, "infantry", SE, 5)
    together.building(1, "hall", EAST)
    together.attack_stage(2).dice(6).play("attack 4,5", "with 5", "attack 4,6", "with 5", "roll")
    assert together.needs() == [7]
    assert together.burns(EAST) == 1
    apart = Fight()
    apart.units(2, "infantry", HERE, 5)
    apart.units(2, "infantry", SE, 5)
    apart.building(1, "hall", EAST)
    apart.attack_stage(2).dice(2, 2).play("attack 4,5", "with 5", "roll", "attack 4,6", "with 5", "roll")
    assert apart.needs() == [2, 2]
    assert apart.burns(EAST) == 2


@rule("BS-SIEGE-05")
def test_ex_37_a_catapult_hurts_a_barracks_only_under_bloodlust() -> None:
    f = Fight()
    catapult, *_ = f.units(2, "siege", HERE)
    f.building(1, "barracks", "7,5")
    f.effect(catapult, "bloodlust", 2)
    f.attack_stage(2).dice(5).play("attack 4,5")
    assert f.needs() == [5]
    assert f.burns("7,5") == 1


@rule("BS-SIEGE-06")
@pytest.mark.parametrize(
    ("building", "hex", "infantry", "submarine"),
    [
        ("barracks", "2,5", True, False),
        ("shipyard", "2,5", True, True),
        ("foundry", "2,5", True, True),
        ("refinery", "2,5", True, True),
        ("oil_rig", "3,7", False, True),
    ],
)
def test_buildings_are_land_targets_sea_targets_or_both(
    building: str, hex: str, infantry: bool, submarine: bool
) -> None:
    """On FX2; everything is in range of the submarine (3) and, if land, beside the infantry."""
    f = Fight("fx2")
    f.units(1, "infantry", "3,5")
    f.units(1, "archer", "4,5")
    f.units(1, "submarine", "2,6")
    f.building(2, building, hex)
    f.attack_stage()
    assert (f.refused("attack 3,5") == "") is infantry
    assert (f.refused("attack 2,6") == "") is submarine


@rule("BS-SIEGE-06")
def test_an_archer_reaches_a_rig_that_infantry_beside_it_cannot_attack() -> None:
    f = Fight("fx2")
    f.units(1, "archer", "4,5")
    f.units(1, "siege", "5,5")
    f.building(2, "oil_rig", "3,7")
    f.attack_stage().say("attack 4,5")
    assert f.legal("aim") == {"aim 3,7 1"}


@rule("BS-SIEGE-07", "BS-TRAIN-09")
def test_a_destroyed_building_goes_with_its_job_and_leaves_grass() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    barracks = f.building(2, "barracks", EAST, burns=1)
    f.s.b_job[barracks] = ids.TRAIN
    f.attack_stage().dice(1).play("attack 4,5", "with 5", "roll")
    assert f.burns(EAST) is None
    assert f.s.buildable() >> f.x(EAST) & 1
    assert f.s.buildings[1] == 0


@rule("BS-SIEGE-07")
def test_a_worker_still_inside_a_finished_building_is_lost_with_it() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    worker = f.worker_inside(f.building(2, "farm", EAST))
    f.attack_stage().dice(1).play("attack 4,5", "with 5", "roll")
    assert not f.alive(worker)


@rule("BS-SIEGE-07")
def test_a_destroyed_rig_leaves_the_patch_and_the_tankers() -> None:
    f = Fight("fx2")
    f.units(1, "battleship", "4,7", 2)
    f.units(2, "tanker", "3,7", 2)
    f.building(2, "oil_rig", "3,7")
    f.attack_stage().dice(2).play("attack 4,7", "aim 3,7 3", "with 2", "roll")
    assert f.needs() == [6 + 1 - 5]
    assert f.burns("3,7") is None
    assert f.count("3,7") == 2
    assert f.s.world.patches >> f.x("3,7") & 1


@rule("BS-SIEGE-08", "BS-TOWER-01")
def test_a_burning_tower_attacks_as_before() -> None:
    f = Fight()
    f.building(1, "guard_tower", HERE, burns=1)
    f.units(2, "worker", EAST)
    f.attack_stage().dice(5).play("attack 4,5")
    assert f.needs() == [5]
    assert f.count(EAST) == 0


@rule("BS-SIEGE-01")
def test_buildings_and_units_are_attacked_in_one_declaration() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    f.units(2, "worker", NE)
    f.building(2, "farm", EAST)
    f.attack_stage().dice(1, 1).play("attack 4,5", "aim 5,5 1", "with 4", "aim 5,4 1", "roll")
    assert f.needs() == [1, 3]
    assert (f.burns(EAST), f.count(NE)) == (None, 0)
