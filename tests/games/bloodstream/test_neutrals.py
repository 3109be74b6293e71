"""Neutral units: clauses BS-NEUTRAL-01 to 03."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, NE, SE, WEST, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


@rule("BS-NEUTRAL-01")
@pytest.mark.parametrize("seat", [1, 2])
def test_neutral_units_are_enemies_of_everybody(seat: int) -> None:
    f = Fight()
    f.units(0, "skeleton", EAST)
    f.units(seat, "infantry", HERE)
    f.attack_stage(seat)
    assert f.refused("attack 4,5") == ""
    assert f.s.enemy(seat - 1, ids.NEUTRAL)
    assert f.s.enemy(ids.NEUTRAL, seat - 1)


@rule("BS-NEUTRAL-02")
def test_neutral_units_strike_back() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(0, "skeleton", EAST, 2)
    f.attack_stage().dice(6, 3).play("attack 4,5", "aim 5,5 1")
    assert f.told("counter-attack") == 1
    assert f.needs() == [3, 3]
    assert (f.count(HERE), f.marked(EAST)) == (0, 2)


@rule("BS-NEUTRAL-02", "BS-STAND-07")
def test_neutral_units_always_interrupt() -> None:
    f = Fight()
    f.units(0, "skeleton", HERE)
    f.units(1, "infantry", EAST2)
    f.movement_stage().dice(2).say("march 6,5 1", "step 5,5")
    assert f.told("interrupt") == 1
    assert f.needs() == [2]
    assert f.count(EAST) == 0
    assert (f.marked(HERE), f.standing(HERE)) == (1, 1)


@rule("BS-NEUTRAL-02", "BS-END-02")
def test_their_markers_leave_in_every_end_stage() -> None:
    f = Fight()
    f.units(0, "skeleton", HERE)
    f.units(1, "infantry", EAST2)
    f.movement_stage().dice(6).say("march 6,5 1", "step 5,5", "stop")
    assert f.marked(HERE) == 1
    f.s.clear_markers()
    assert (f.marked(HERE), f.standing(HERE)) == (0, 1)


@rule("BS-NEUTRAL-02", "BS-NEUTRAL-03")
def test_ex_46_three_skeletons_are_dealt_to_two_footmen() -> None:
    f = Fight()
    f.units(0, "skeleton", HERE, 3)
    first, second = f.units(1, "infantry", EAST2, 2)
    f.movement_stage().dice(3, 3).say("march 6,5 2", "step 5,5")
    assert f.needs() == [3, 2]
    assert (f.alive(first), f.alive(second)) == (False, True)


@rule("BS-NEUTRAL-02", "BS-NEUTRAL-03")
def test_ex_46_three_skeletons_go_for_one_ogre() -> None:
    f = Fight()
    f.units(0, "skeleton", HERE, 3)
    first, second = f.units(2, "cavalry", EAST2, 2)
    f.movement_stage(2).dice(3).say("march 6,5 2", "step 5,5")
    assert f.needs() == [3]
    assert (f.alive(first), f.alive(second)) == (False, True)


@rule("BS-NEUTRAL-03")
def test_only_the_weakest_armour_is_considered() -> None:
    f = Fight()
    f.units(1, "infantry", EAST)
    f.units(1, "archer", SE)
    f.units(0, "skeleton", HERE, 2)
    f.attack_stage().dice(6, 6, 6)
    f.play("attack 5,5", "aim 4,5 1", "attack 4,6", "aim 4,5 1", "roll")
    struck = [event.facts["target"] for event in f.log.events if event.kind == "strike"]
    assert struck[1:] == ["archer"], "both go for it: it is the only one"
    assert f.needs()[1] == 3 + 1 - 0


@rule("BS-NEUTRAL-03")
def test_they_are_dealt_in_turn_by_unit_id_and_roll_in_the_order_of_their_targets() -> None:
    f = Fight()
    third, fourth = f.units(1, "worker", EAST, 2)
    first, *_ = f.units(1, "worker", NE)
    f.s.born[third], f.s.born[fourth], f.s.born[first] = 103, 104, 101
    f.units(0, "demon", HERE, 4)
    f.units(1, "archer", WEST)
    f.attack_stage()
    assert f.refused("attack 5,5") == "BS-ATTACK-03", "workers do not attack flyers"
    g = Fight()
    one, two = g.units(1, "archer", EAST, 2)
    g.units(0, "skeleton", HERE, 5)
    g.attack_stage().dice(6, 6, 6).play("attack 5,5", "aim 4,5 1", "with 1", "roll")
    assert g.needs()[1:] == [3 + 2, 3 + 1], "three and two"
    assert g.alive(one)
    assert g.alive(two)


@rule("BS-NEUTRAL-03")
def test_neutral_units_never_attack_each_other_nor_captives() -> None:
    f = Fight()
    captive, *_ = f.units(1, "worker", EAST)
    f.s.captive |= 1 << captive
    f.units(0, "skeleton", HERE)
    f.units(0, "skeleton", SE)
    f.units(1, "infantry", "6,4")
    f.movement_stage().dice(6).say("march 6,4 1", "step 5,4")
    assert f.told("interrupt") == 1
    assert f.needs() == [2]


@rule("BS-NEUTRAL-01")
def test_neutral_units_take_no_turn() -> None:
    f = Fight(seats="3")
    assert f.s.seats_after(0) == [1, 2]
    assert f.s.seats_after(2) == [0, 1]
