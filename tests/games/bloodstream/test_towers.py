"""Towers: clauses BS-TOWER-01 to 06."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, EAST3, EAST4, HERE, NE, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


@rule("BS-TOWER-01")
@pytest.mark.parametrize(("kind", "need"), [("guard_tower", 5), ("cannon_tower", 6)])
def test_the_attack_of_a_tower(kind: str, need: int) -> None:
    f = Fight()
    f.building(1, kind, HERE)
    f.units(2, "worker", EAST2)
    f.attack_stage().dice(5).play("attack 4,5")
    assert f.needs() == [need]
    assert f.count(EAST2) == 0


@rule("BS-TOWER-01", "BS-BUILD-19")
@pytest.mark.parametrize(
    ("kind", "clause"), [("scout_tower", "BS-BUILD-19"), ("barracks", "BS-TOWER-01"), ("castle", "BS-TOWER-01")]
)
def test_other_buildings_do_not_attack(kind: str, clause: str) -> None:
    f = Fight()
    f.building(1, kind, HERE)
    f.units(2, "worker", EAST)
    f.attack_stage()
    assert f.refused("attack 4,5") == clause


@rule("BS-TOWER-02")
@pytest.mark.parametrize(
    ("kind", "hex", "reached"),
    [
        ("guard_tower", EAST2, True),
        ("guard_tower", EAST3, False),
        ("cannon_tower", EAST3, True),
        ("cannon_tower", EAST4, False),
    ],
)
def test_the_range_of_a_tower(kind: str, hex: str, reached: bool) -> None:
    f = Fight()
    f.building(1, kind, HERE)
    f.units(2, "worker", hex)
    f.attack_stage()
    assert f.refused("attack 4,5") == ("" if reached else "BS-TOWER-02")


@rule("BS-TOWER-02")
def test_a_table_may_set_other_ranges() -> None:
    f = Fight(tower_range_guard="3", tower_range_cannon="1")
    f.building(1, "guard_tower", HERE)
    f.building(1, "cannon_tower", NE)
    f.units(2, "worker", EAST3)
    f.attack_stage()
    assert f.legal("attack") == {"attack 4,5"}


@rule("BS-TOWER-02", "BS-AIR-02")
@pytest.mark.parametrize(("kind", "able"), [("guard_tower", True), ("cannon_tower", False)])
def test_only_a_guard_tower_attacks_air_units(kind: str, able: bool) -> None:
    f = Fight()
    f.building(1, kind, HERE)
    f.units(2, "scout_flyer", EAST)
    f.attack_stage()
    assert (f.refused("attack 4,5") == "") is able


@rule("BS-TOWER-02")
@pytest.mark.parametrize("kind", ["guard_tower", "cannon_tower"])
def test_towers_attack_ships(kind: str) -> None:
    f = Fight("fx2")
    f.building(1, kind, "3,5")
    f.units(2, "destroyer", "3,6")
    f.attack_stage()
    assert f.refused("attack 3,5") == ""


@rule("BS-TOWER-03")
def test_a_tower_attacks_once_in_its_owners_stage() -> None:
    f = Fight()
    f.building(1, "guard_tower", HERE)
    f.units(2, "infantry", EAST, 3)
    f.attack_stage().dice(6).play("attack 4,5")
    assert f.rolled() == 1
    assert f.refused("attack 4,5") == "BS-TOWER-03"


@rule("BS-TOWER-03")
def test_a_tower_neither_helps_nor_is_helped() -> None:
    f = Fight()
    f.building(1, "guard_tower", HERE)
    f.units(1, "archer", NE, 2)
    f.units(2, "cavalry", EAST)
    f.attack_stage().dice(6, 6, 6).say("attack 5,4", "aim 5,5 1", "with 1")
    assert "attack 4,5" not in f.legal(), "a tower joins no declaration"
    assert f.refused("attack 4,5") == "BS-TOWER-03"
    assert f.why("attack 4,5") == "towers-attack-alone"
    f.play("roll", "attack 4,5")
    assert f.needs()[-1] == 5 - 2


@rule("BS-TOWER-03", "BS-COUNTER-07")
def test_nobody_strikes_back_at_a_tower() -> None:
    f = Fight()
    f.building(1, "cannon_tower", HERE)
    f.units(2, "infantry", EAST, 3)
    f.attack_stage().dice(6).play("attack 4,5")
    assert f.told("counter-attack") == 0
    assert f.marked(EAST) == 0


@rule("BS-TOWER-03", "BS-END-02")
def test_the_marker_of_a_tower_leaves_at_the_end_of_the_turn() -> None:
    f = Fight()
    tower = f.building(1, "guard_tower", HERE)
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(6).play("attack 4,5")
    assert f.s.b_struck >> tower & 1
    f.s.clear_markers()
    assert not f.s.b_struck


def watched(**options: str) -> Fight:
    """A Guard Tower of seat 1 and a Peon of seat 2 three hexes away."""
    f = Fight(**options)
    f.building(1, "guard_tower", HERE)
    f.units(2, "worker", EAST3)
    return f.movement_stage(2)


@rule("BS-TOWER-04", "BS-STAND-04", "BS-STAND-05")
def test_ex_14_a_tower_interrupts_whoever_comes_into_its_range() -> None:
    f = watched().play("march 7,5 1", "step 6,5")
    assert f.asked() == (1, "Interrupt")
    assert f.legal() == {"attack 4,5", "pass"}
    f.dice(5).play("attack 4,5")
    assert f.needs() == [5]
    assert f.s.units[1] == 0


@rule("BS-TOWER-04", "BS-STAND-05")
def test_ex_14_a_tower_that_let_it_pass_has_no_new_chance() -> None:
    f = watched().say("march 7,5 1", "step 6,5", "pass", "step 5,5")
    assert f.asked()[0] == 2
    f.s.clear_markers()
    f.attack_stage(1)
    assert f.refused("attack 4,5") == "", "in its owner's turn it attacks"


@rule("BS-TOWER-04", "BS-STAND-07")
def test_a_tower_interrupts_once_a_turn() -> None:
    f = watched()
    f.units(2, "worker", "7,4")
    f.movement_stage(2).dice(6).say("march 7,5 1", "step 6,5", "attack 4,5", "aim 6,5 1", "stop")
    f.say("march 7,4 1", "step 6,4")
    assert f.asked()[0] == 2


@rule("BS-TOWER-04")
def test_a_table_may_take_interrupts_from_towers() -> None:
    f = watched(tower_interrupt="off").say("march 7,5 1", "step 6,5")
    assert f.asked()[0] == 2


@rule("BS-TOWER-04")
def test_an_interrupting_tower_attacks_the_moving_group_only() -> None:
    f = watched()
    f.units(2, "infantry", EAST)
    f.movement_stage(2).say("march 7,5 1", "step 6,5", "attack 4,5")
    assert f.legal() == {"aim 6,5 1"}
    assert f.refused("aim 5,5 1") == "BS-TOWER-02"


@rule("BS-TOWER-05")
def test_towers_attack_neither_buildings_nor_walls() -> None:
    f = Fight()
    f.building(1, "cannon_tower", HERE)
    f.building(2, "farm", EAST)
    f.attack_stage()
    assert f.refused("attack 4,5") == "BS-TOWER-02"
    f.units(2, "worker", NE)
    f.attack_stage().say("attack 4,5")
    assert f.legal() == {"aim 5,4 1"}
    assert f.refused("aim 5,5 1") == "BS-TOWER-05"


@rule("BS-TOWER-06", "BS-UPGRADE-05")
def test_a_tower_attacks_in_the_turn_in_which_it_is_finished() -> None:
    f = Fight()
    tower = f.building(1, "scout_tower", HERE)
    f.units(2, "worker", EAST)
    f.s.b_job[tower] = ids.UPGRADE
    f.attack_stage()
    assert f.refused("attack 4,5") == "BS-UPGRADE-05"
    f.s.b_job[tower] = ids.NO_JOB
    f.s.b_kind[tower] = ids.GUARD_TOWER
    f.attack_stage()
    assert f.refused("attack 4,5") == ""


@rule("BS-TOWER-01")
def test_a_site_of_a_tower_does_not_attack() -> None:
    f = Fight()
    f.building(1, "guard_tower", HERE, site=True)
    f.units(2, "worker", EAST)
    f.attack_stage()
    assert f.refused("attack 4,5") == "BS-TOWER-01"


@rule("BS-TOWER-03")
def test_splash_gives_a_tower_a_second_die() -> None:
    """BS-RULING-50."""
    f = Fight(splash="two_dice")
    f.building(1, "guard_tower", HERE)
    f.units(2, "infantry", EAST, 2)
    f.units(2, "scout_flyer", EAST)
    f.attack_stage().dice(4, 3).say("attack 4,5", "aim 5,5 1")
    assert f.legal() == {"aim 5,5 2", "aim 5,5 3"}
    f.say("aim 5,5 3")
    assert f.needs() == [4, 3]
    assert (f.count(EAST), f.count(EAST, ids.SKY)) == (1, 0)


@rule("BS-TOWER-04", "BS-STAND-08")
def test_a_tower_is_never_answered_whatever_the_table_plays() -> None:
    f = Fight(interrupt_provokes_counter="on")
    f.building(1, "guard_tower", HERE)
    f.units(2, "cavalry", EAST3)
    f.movement_stage(2).dice(6).say("march 7,5 1", "step 6,5", "attack 4,5", "aim 6,5 1")
    assert f.told("counter-attack") == 0
