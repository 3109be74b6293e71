"""Which clause forbids, where several could be named; and corners that other tests leave out."""

import pytest

from tests.games.bloodstream.fights import EAST, HERE, Fight

rule = pytest.mark.rule


# Refusals.


@rule("BS-SEA-01", "BS-SEA-07")
@pytest.mark.parametrize(("aboard", "count", "clause"), [(6, 1, "BS-SEA-01"), (5, 1, ""), (5, 2, "BS-SEA-07")])
def test_a_full_transport_takes_nobody_and_a_group_boards_as_a_whole(aboard: int, count: int, clause: str) -> None:
    f = Fight("fx2")
    ship = f.unit(1, "transport", "5,6")
    f.aboard("infantry", ship, aboard)
    f.units(1, "archer", "5,5", 2)
    f.movement_stage().say(f"march 5,5 {count}")
    assert f.refused("board 5,6 1") == clause


@rule("BS-STAND-12", "BS-ATTACK-14", "BS-EFFECT-06", "BS-EFFECT-07")
@pytest.mark.parametrize("clause", ["BS-STAND-12", "BS-ATTACK-14", "BS-EFFECT-06", "BS-EFFECT-07"])
def test_why_a_stack_no_longer_attacks(clause: str) -> None:
    f = Fight()
    mage = f.unit(1, "caster", HERE)
    f.unit(2, "infantry", EAST)
    if clause == "BS-ATTACK-14":
        f.s.tried |= 1 << mage
    if clause == "BS-EFFECT-06":
        f.full(mage)
    elif clause != "BS-STAND-12":
        f.struck(mage)
    f.attack_stage()
    if clause == "BS-STAND-12":
        f.say(f"stand {HERE} 1")
    assert f.refused(f"attack {HERE}") == clause


@rule("BS-SETUP-01", "BS-BUILD-15")
def test_what_is_not_in_this_game_is_neither_built_nor_trained() -> None:
    f = Fight(air="off")
    f.buildings(1, castle="2,2", inventor="6,6")
    f.unit(1, "worker", HERE)
    f.stock(1, 50, 50, 50).orders()
    assert f.refused(f"build {HERE} aviary") == "BS-SETUP-01"
    assert f.refused("train 6,6 scout_flyer") == "BS-SETUP-01"
    assert f.refused("train 6,6 demolition") == ""
    assert f.refused(f"build {HERE} keep") == "BS-BUILD-15"


# Two or three rules at once.


@rule("BS-SPELL-RUNE-03", "BS-SEA-03", "BS-STAND-04", "BS-STAND-11")
def test_who_lands_on_a_rune_in_sight_of_archers_loses_one_to_the_rune_first() -> None:
    f = Fight("fx2")
    ship = f.unit(1, "transport", "6,6")
    f.aboard("infantry", ship, 2)
    f.stand(*f.units(2, "archer", "6,3", 2))
    f.rune("6,5", 2).movement_stage().say("land 6,6 1 2", "step 6,5")
    assert f.count("6,5") == 1
    assert f.asked() == (2, "Interrupt"), "the ship was in nobody's range, the shore is"
    f.dice(3).play("attack 6,3", "aim 6,5 1", "with 2")
    assert f.needs() == [3 + 1 - 1]
    assert f.asked() == (1, "Moving")
    assert f.count("6,5") == 0


@rule("BS-MOVE-05", "BS-SPELL-HASTE-05", "BS-SPELL-SLOW-02")
def test_a_group_of_a_hasted_a_slowed_and_a_plain_archer() -> None:
    f = Fight()
    hasted, slowed, _ = f.units(1, "archer", HERE, 3)
    f.effect(hasted, "haste").effect(slowed, "slow", 2)
    f.movement_stage().say(f"march {HERE} 3", f"step {EAST}")
    assert f.legal() == {"stop"}, "the slowed one can go no farther"
    assert f.s.full == 1 << slowed


@rule("BS-RESEARCH-04", "BS-TRAIN-09", "BS-SIEGE-07")
def test_what_was_studied_in_a_building_that_fell_may_be_studied_again() -> None:
    f = Fight()
    f.job(f.building(1, "blacksmith", HERE, burns=1), "research", "sword1")
    f.building(1, "blacksmith", "1,1")
    f.units(2, "infantry", EAST, 5)
    f.stock(1, 4, 2).orders()
    assert f.refused("research 1,1 sword1") == "BS-RESEARCH-04"
    f.attack_stage(2).dice(2).play(f"attack {EAST}", "with 5")
    assert f.orders().refused("research 1,1 sword1") == "", "nothing was given back, and nothing was learned"
    assert (f.s.gold[0], f.s.wood[0], f.s.learned[0]) == (4, 2, 0)
