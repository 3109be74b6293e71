"""Detonations: clauses BS-SAPPER-01 to 06, and the order of their dice (BS-TURN-09)."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, NE, NW, SE, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


@rule("BS-SAPPER-01", "BS-SAPPER-02")
def test_ex_18_a_town_hall_burns_without_a_roll_and_the_sappers_are_gone() -> None:
    f = Fight()
    f.units(2, "demolition", HERE)
    f.building(1, "hall", EAST)
    f.attack_stage(2).play("blast 5,5")
    assert f.rolled() == 0
    assert (f.burns(EAST), f.count(HERE)) == (1, 0)


@rule("BS-SAPPER-02")
def test_ex_18_five_knights_get_a_die_each() -> None:
    f = Fight()
    f.units(2, "demolition", HERE)
    f.units(1, "cavalry", EAST, 5)
    f.attack_stage(2).dice(3, 4, 1, 6, 2).play("blast 5,5")
    assert f.needs() == [3] * 5
    assert f.count(EAST) == 2


@rule("BS-SAPPER-01")
@pytest.mark.parametrize(
    ("kind", "hex", "aimed"),
    [("worker", EAST, True), ("worker", EAST2, False), ("scout_flyer", EAST, False)],
)
def test_the_hex_must_be_beside_and_hold_a_land_unit(kind: str, hex: str, aimed: bool) -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    f.units(2, kind, hex)
    f.attack_stage()
    assert (f.refused(f"blast {hex}") == "") is aimed


@rule("BS-SAPPER-01")
def test_a_site_a_rig_and_a_wall_may_be_blown_up() -> None:
    f = Fight("fx2")
    f.units(1, "demolition", "1,5", 2)
    f.units(1, "demolition", "4,5", 1)
    f.building(2, "farm", "2,5", site=True)
    f.building(2, "oil_rig", "4,6")
    f.attack_stage()
    assert f.legal("blast") == {"blast 1,4", "blast 2,5", "blast 4,6"}
    f.play("blast 1,4", "blast 2,5", "blast 4,6")
    assert not f.s.walls >> f.x("1,4") & 1
    assert f.burns("2,5") is None
    assert f.burns("4,6") is None
    assert f.s.units[0] == 0


@rule("BS-SAPPER-01")
def test_ships_and_own_pieces_are_no_aim() -> None:
    f = Fight("fx2")
    f.units(1, "demolition", "4,5")
    f.units(2, "transport", "4,6")
    f.building(1, "farm", "5,5")
    f.units(1, "infantry", "3,5")
    f.attack_stage()
    assert f.legal("blast") == set()
    assert f.refused("blast 4,6") == "BS-SAPPER-01"


@rule("BS-SAPPER-01")
def test_a_blast_needs_a_sapper_beside_the_hex() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST)
    f.attack_stage()
    assert f.refused("blast 5,5") == "BS-SAPPER-01"


@rule("BS-SAPPER-02")
def test_ships_and_flyers_in_the_hex_are_spared() -> None:
    f = Fight("fx2")
    f.units(1, "demolition", "4,5")
    f.building(2, "oil_rig", "4,6")
    f.units(2, "tanker", "4,6", 2)
    f.units(2, "scout_flyer", "4,6")
    f.attack_stage().play("blast 4,6")
    assert f.rolled() == 0
    assert (f.count("4,6"), f.count("4,6", ids.SKY)) == (2, 1)


@rule("BS-SAPPER-02")
def test_the_blast_has_its_own_attack() -> None:
    f = Fight(sapper_blast_attack="4")
    f.learn(1, "sword1", "sword2")
    f.units(1, "demolition", HERE)
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(6).play("blast 5,5")
    assert f.needs() == [4 - 1]


@rule("BS-SAPPER-02", "BS-TURN-09")
def test_the_dice_go_by_unit_id() -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    first, second = f.units(2, "infantry", EAST, 2)
    f.attack_stage().dice(6, 1).play("blast 5,5")
    assert (f.alive(first), f.alive(second)) == (True, False)


@rule("BS-SAPPER-03", "BS-COUNTER-01")
def test_a_blast_provokes_no_counter_attack() -> None:
    f = Fight()
    f.units(1, "demolition", HERE, 2)
    f.units(2, "infantry", EAST, 2)
    f.attack_stage().dice(6, 6).play("blast 5,5")
    assert f.told("counter-attack") == 0


@rule("BS-SAPPER-03")
def test_a_sapper_killed_otherwise_does_not_explode() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(2, "demolition", EAST, 2)
    f.attack_stage().dice(1, 6).play("attack 4,5")
    assert f.count(EAST) == 1
    assert f.count(HERE) == 1
    assert f.told("detonates") == 0


@rule("BS-SAPPER-04")
def test_they_may_attack_normally_with_1() -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    f.units(2, "worker", EAST)
    f.attack_stage().dice(1).play("attack 4,5")
    assert f.needs() == [1]
    assert (f.count(EAST), f.count(HERE)) == (0, 1)


@rule("BS-SAPPER-04")
def test_a_table_may_play_without_detonations() -> None:
    f = Fight(sapper_detonation="off")
    f.units(1, "demolition", HERE)
    f.units(2, "worker", EAST)
    f.attack_stage()
    assert f.refused("blast 5,5") == "BS-SAPPER-04"
    assert f.refused("attack 4,5") == ""


@rule("BS-SAPPER-05", "BS-SAPPER-02", "BS-SIEGE-02")
def test_ex_49_three_squads_bring_down_a_great_hall() -> None:
    f = Fight()
    f.units(1, "demolition", HERE, 3)
    f.building(2, "hall", EAST)
    f.attack_stage().play("blast 5,5")
    assert (f.burns(EAST), f.marked(HERE)) == (1, 0)
    f.play("blast 5,5")
    assert f.burns(EAST) == 2
    f.play("blast 5,5")
    assert (f.burns(EAST), f.count(HERE)) == (None, 0)


@rule("BS-SAPPER-05", "BS-STACK-09")
def test_ex_49_of_a_reinforced_stack_one_detonates() -> None:
    f = Fight()
    f.units(1, "demolition", HERE, 3)
    f.building(2, "hall", EAST)
    f.reinforced(HERE)
    f.attack_stage().play("blast 5,5")
    assert f.refused("blast 5,5") == "BS-STACK-09"
    assert f.refused("attack 4,5") == "BS-STACK-09"


@rule("BS-SAPPER-05")
def test_after_a_detonation_the_others_may_attack() -> None:
    f = Fight()
    f.units(1, "demolition", HERE, 2)
    f.units(2, "worker", EAST)
    f.attack_stage().dice(6, 6, 6).play("blast 5,5")
    assert f.refused("attack 4,5") == ""


@rule("BS-SAPPER-05", "BS-SAPPER-06")
def test_after_an_attack_nobody_of_the_stack_detonates() -> None:
    f = Fight()
    f.units(1, "demolition", HERE, 2)
    f.units(2, "worker", EAST)
    f.attack_stage().dice(6, 6).play("attack 4,5", "with 1", "roll")
    assert f.refused("blast 5,5") == "BS-SAPPER-06"


@rule("BS-SAPPER-06", "BS-EFFECT-09")
def test_a_full_move_marker_forbids_it() -> None:
    f = Fight()
    f.full(*f.units(1, "demolition", HERE))
    f.units(2, "worker", EAST)
    f.attack_stage()
    assert f.refused("blast 5,5") == "BS-SAPPER-06"


@rule("BS-SAPPER-06", "BS-SPELL-INVISIBILITY-03")
def test_invisible_units_are_no_aim_but_are_struck() -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    hidden, *_ = f.units(2, "infantry", EAST)
    f.effect(hidden, "invisibility", 2)
    f.attack_stage()
    assert f.refused("blast 5,5") == "BS-SAPPER-01"
    seen, *_ = f.units(2, "infantry", EAST)
    f.attack_stage().dice(1, 1).play("blast 5,5")
    assert not f.alive(hidden)
    assert not f.alive(seen)


@rule("BS-SAPPER-06", "BS-NEUTRAL-06")
def test_captives_are_neither_aim_nor_struck() -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    captive, *_ = f.units(2, "worker", EAST)
    f.s.captive |= 1 << captive
    f.attack_stage()
    assert f.refused("blast 5,5") == "BS-SAPPER-01"


@rule("BS-SPELL-INVISIBILITY-05", "BS-MOVE-10")
def test_which_sapper_is_asked_where_they_differ_and_it_is_seen_and_stands_no_more() -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    hidden, *_ = f.units(1, "demolition", NE)
    f.effect(hidden, "invisibility")
    f.units(2, "infantry", EAST)
    f.attack_stage().play("blast 5,5")
    assert f.legal() == {"pick 1", "pick 2"}
    f.dice(6).play("pick 2")
    assert not f.alive(hidden)
    assert f.count(HERE) == 1


@rule("BS-SAPPER-02")
def test_own_land_units_in_the_hex_cannot_be_there_but_neutral_ones_are_struck() -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    f.units(0, "skeleton", EAST, 2)
    f.attack_stage().dice(5, 5).play("blast 5,5")
    assert f.needs() == [5, 5]
    assert f.count(EAST) == 0


@rule("BS-SAPPER-02", "BS-SPELL-UNHOLY-01")
def test_unholy_armor_saves_the_struck_but_not_the_sapper() -> None:
    f = Fight()
    sapper, *_ = f.units(1, "demolition", HERE)
    f.effect(sapper, "unholy_armor")
    saved, *_ = f.units(2, "infantry", EAST)
    f.effect(saved, "unholy_armor", 2)
    f.attack_stage().dice(1).play("blast 5,5")
    assert f.alive(saved)
    assert not f.alive(sapper)


@rule("BS-SAPPER-01")
def test_blasts_go_in_every_direction() -> None:
    f = Fight()
    f.units(1, "demolition", HERE)
    for hex in (EAST, SE, NE, NW):
        f.units(2, "worker", hex)
    f.attack_stage()
    assert len(f.legal("blast")) == 4


@rule("BS-SAPPER-03", "BS-SPELL-DEATHCOIL-05")
@pytest.mark.parametrize(("die", "burns"), [(5, None), (6, 1)])
def test_a_coil_may_stop_a_detonation(die: int, burns: int | None) -> None:
    f = Fight()
    sapper, *_ = f.units(1, "demolition", HERE)
    f.building(2, "hall", EAST)
    f.units(2, "caster", "4,7")
    f.attack_stage().play("blast 5,5")
    assert f.asked() == (2, "Coil")
    f.dice(3, die).play("cast 4,7 death_coil")
    assert f.burns(EAST) == (burns or 0)
    assert not f.alive(sapper), "one way or the other"
