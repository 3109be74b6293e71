"""The attack of those who stand ground: clauses BS-STAND-06 to 08 and 10."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, NE, SE, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


def ambush(standing: int = 4, grunts: int = 3, own: str = "infantry", **options: str) -> Fight:
    """Units of seat 1, some of them on Stand Ground, and Grunts of seat 2 two hexes away."""
    f = Fight(**options)
    units = f.units(1, own, HERE, max(standing, 4))
    f.stand(*units[:standing])
    f.units(2, "infantry", EAST2, grunts)
    f.movement_stage(2).say(f"march 6,5 {grunts}", "step 5,5")
    assert f.asked() == (1, "Interrupt")
    return f


@rule("BS-STAND-03", "BS-STAND-06", "BS-STAND-07", "BS-STAND-08")
def test_ex_13_four_footmen_and_three_grunts() -> None:
    f = ambush().say("attack 4,5", "aim 5,5 1", "with 2", "aim 5,5 2", "with 1", "aim 5,5 3", "with 1")
    f.dice(1, 6, 2).say("roll")
    assert f.needs() == [3, 2, 2]
    assert f.count(EAST) == 1
    assert f.told("counter-attack") == 0
    assert (f.marked(HERE), f.standing(HERE)) == (4, 4)
    f.attack_stage(2).dice(6).play("attack 5,5", "aim 4,5 1")
    assert f.needs()[-1] == 2
    assert f.told("counter-attack") == 0, "the Footmen are marked"


@rule("BS-STAND-06", "BS-STAND-07", "BS-COUNTER-07")
def test_ex_45_three_of_five_stand_ground() -> None:
    f = Fight()
    f.stand(*f.units(2, "infantry", HERE, 5)[:3])
    f.units(1, "infantry", EAST2, 2)
    f.movement_stage(1).say("march 6,5 2", "step 5,5", "attack 4,5", "aim 5,5 1", "with 2", "aim 5,5 2", "with 1")
    assert f.legal() == {"roll"}, "the other two do not attack"
    f.dice(6, 6).say("roll")
    assert f.needs() == [3, 2]
    assert f.marked(HERE) == 5


@rule("BS-STAND-06")
def test_an_interrupt_strikes_the_moving_group_only() -> None:
    f = Fight()
    f.stand(*f.units(1, "archer", HERE))
    f.units(2, "worker", SE)
    f.units(2, "infantry", "7,5")
    f.movement_stage(2).say("march 7,5 1", "step 6,5", "attack 4,5")
    assert f.legal() == {"aim 6,5 1"}
    assert f.refused("aim 4,6 1") == "BS-STAND-06"
    assert f.refused("roll") == "BS-ATTACK-16"


@rule("BS-STAND-06")
def test_units_may_be_left_without_a_target() -> None:
    f = ambush().dice(6).say("attack 4,5", "aim 5,5 1", "with 1", "roll")
    assert f.rolled() == 1
    assert f.marked(HERE) == 4


@rule("BS-STAND-08")
def test_a_table_may_let_the_group_strike_back() -> None:
    """BS-RULING-72: the surviving units of the group answer at once, and are marked by it."""
    f = ambush(standing=1, grunts=2, interrupt_provokes_counter="on")
    f.dice(2, 6).say("attack 4,5", "aim 5,5 1", "with 1", "roll")
    assert f.asked() == (2, "CounterAim")
    f.play("aim 4,5 1")
    assert f.told("counter-attack") == 1
    assert (f.count(EAST), f.marked(EAST)) == (1, 1)


@rule("BS-STAND-08")
def test_even_then_an_interrupt_from_afar_is_not_answered() -> None:
    f = Fight(interrupt_provokes_counter="on")
    f.stand(*f.units(1, "archer", HERE))
    f.units(2, "infantry", "7,5")
    f.movement_stage(2).dice(6).say("march 7,5 1", "step 6,5", "attack 4,5", "aim 6,5 1", "with 1", "roll")
    assert f.told("counter-attack") == 0


@rule("BS-STAND-10")
def test_who_cannot_attack_the_domain_does_not_interrupt() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE))
    f.units(2, "air_striker", EAST2)
    f.movement_stage(2).say("march 6,5 1 sky", "step 5,5")
    assert f.asked()[0] == 2


@rule("BS-STAND-07", "BS-EFFECT-07")
def test_a_marked_stack_does_not_interrupt() -> None:
    f = Fight()
    units = f.units(1, "infantry", HERE, 2)
    f.stand(*units)
    for unit in units:
        f.s.struck |= 1 << unit
    f.units(2, "infantry", EAST2)
    f.movement_stage(2).say("march 6,5 1", "step 5,5")
    assert f.asked()[0] == 2


@rule("BS-SPELL-INVISIBILITY-04")
def test_interrupting_ends_invisibility() -> None:
    f = Fight()
    hidden, *_ = f.units(1, "infantry", HERE)
    f.stand(hidden)
    f.effect(hidden, "invisibility")
    f.units(2, "infantry", EAST2)
    f.movement_stage(2).dice(6).say("march 6,5 1", "step 5,5", "attack 4,5", "aim 5,5 1", "with 1", "roll")
    assert not f.s.under(hidden, ids.INVISIBILITY)


@rule("BS-STAND-06")
def test_friends_of_the_group_in_its_hex_are_spared() -> None:
    """The group passes through a hex with own units of another kind."""
    f = Fight()
    f.stand(*f.units(1, "archer", HERE, 2))
    f.units(2, "worker", "6,5")
    f.units(2, "cavalry", "7,5", 2)
    f.units(1, "worker", NE)
    f.movement_stage(2).say("march 7,5 2", "step 6,5", "attack 4,5")
    assert len(f.legal("aim")) == 1
    target = f.legal("aim").pop()
    f.dice(1).say(target, "with 2", "roll")
    assert f.needs() == [3 + 1 - 2]
    assert f.count("6,5") == 2, "the worker and one rider"
