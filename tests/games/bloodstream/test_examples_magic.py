"""The worked examples in which spells are cast. (0,0) of an example is 4,5 of the plain board."""

from __future__ import annotations

import pytest

from tests.games.bloodstream.examples import Example

rule = pytest.mark.rule


@rule("BS-SPELL-FIREBALL-01", "BS-SPELL-FIREBALL-02", "BS-SPELL-FIREBALL-03")
@pytest.mark.parametrize(("aim", "needs"), [("7,5", [4, 4, 5]), ("6,5", [4, 4])])
def test_ex_31_a_fireball_burns_one_unit_in_each_hex_of_its_line(aim: str, needs: list[int]) -> None:
    t = Example()
    t.units(1, "caster", "4,5")
    t.units(1, "infantry", "5,5")
    t.units(2, "infantry", "6,5", 2)
    t.units(2, "worker", "7,5")
    t.stage("attack", 1).dice(3, *[1] * len(needs)).cast("4,5", "fireball", f"{aim} 1")
    assert t.spent()
    assert t.needs() == needs
    assert (t.count("5,5"), t.count("6,5"), t.count("7,5")) == (0, 1, 0 if aim == "7,5" else 1)


@rule("BS-SPELL-BLIZZARD-01", "BS-SPELL-BLIZZARD-02", "BS-SPELL-BLIZZARD-03")
def test_ex_32_a_blizzard_strikes_an_empty_hex() -> None:
    t = Example()
    t.units(1, "caster", "4,5")
    t.units(2, "infantry", "7,5", 3)
    t.learn(1, "blizzard").stage("attack", 1).dice(2, 4, 4, 5).cast("4,5", "blizzard", "7,5 1")
    assert t.spent()
    assert t.needs() == [4, 4, 4]
    assert t.count("7,5") == 1
    t.to_stage("movement", 2).walk("7,5", 1, "8,5")
    t.play("end")
    assert t.needs() == [4, 4, 4]
    assert t.count("8,5") == 1
    assert not t.s.storms


@rule("BS-SPELL-WHIRLWIND-02", "BS-MAGIC-11")
def test_ex_33_a_whirlwind_drifts_onto_its_own_side() -> None:
    t = Example()
    t.units(2, "caster", "5,7")
    t.units(1, "infantry", "5,4")
    t.units(2, "infantry", "5,3", 2)
    t.learn(2, "whirlwind").stage("attack", 2).dice(1, 6).cast("5,7", "whirlwind", "5,4 1")
    assert t.spent()
    t.dice(5, 4, 5).to_stage("attack", 1)
    assert t.spent()
    assert t.needs() == [4, 4, 4]
    assert t.count("5,3") == 1


@rule("BS-SPELL-DEATHCOIL-02", "BS-SPELL-DEATHCOIL-03", "BS-SPELL-DEATHCOIL-04")
def test_ex_34_a_death_coil_kills_an_attacker_before_the_dice() -> None:
    t = Example()
    t.units(1, "infantry", "4,5", 2)
    t.units(2, "infantry", "5,5")
    (knight,) = t.units(2, "caster", "7,5")
    t.stage("attack", 1).attack("4,5", "5,5 1", count=2).say("roll")
    assert t.asked() == (2, "Coil")
    t.dice(2, 4, 6, 6).cast("7,5", "death_coil", "4,5 1")
    assert t.spent()
    assert t.count("4,5") == 1
    assert t.needs() == [4, 2, 2], "the coil, the Footman left, the Grunt's answer"
    assert t.has("struck", knight)


@rule("BS-SPELL-HEAL-01", "BS-SPELL-HEAL-02")
def test_ex_35_a_paladin_returns_and_strikes_back() -> None:
    t = Example(e_01="on")
    t.units(1, "cavalry", "4,5", 3)
    t.learn(1, "paladin", "heal")
    t.units(2, "cavalry", "5,5", 3)
    t.stage("attack", 2).dice(2, 2, 6, 2, 6, 6).play("attack 5,5", "with 1", "aim 4,5 2", "with 1", "aim 4,5 3")
    assert t.needs() == [2, 2, 2]
    assert t.count("4,5") == 2
    assert t.asked() == (1, "HowMany")
    t.play("with 1", "aim 5,5 2")
    assert t.spent()
    assert t.needs() == [2, 2, 2, 2, 2]


@rule("BS-MAGIC-06", "BS-EFFECT-12", "BS-END-02")
def test_ex_44_a_spell_marks_the_caster_alone() -> None:
    t = Example()
    mages = t.units(1, "caster", "4,5", 2)
    t.units(2, "infantry", "5,5", 3)
    t.stage("attack", 1).dice(6).cast("4,5", "fireball", "5,5 1")
    assert t.spent()
    assert [t.has("struck", mage) for mage in mages] == [True, False]
    t.dice(6, 6).say("attack 4,5", "aim 5,5 1", "with 1", "roll").answer("4,5 1")
    assert t.needs() == [2, 3 + 2], "one Mage attacks, three Grunts answer"


@rule("BS-END-02", "BS-EFFECT-12")
def test_ex_44_in_the_enemy_turn_both_mages_strike_back() -> None:
    t = Example()
    t.units(1, "caster", "4,5", 2)
    t.units(2, "infantry", "5,5")
    t.stage("attack", 1).dice(6).cast("4,5", "fireball", "5,5 1").to_stage("attack", 2)
    t.dice(6, 6).attack("5,5", "4,5 1").say("roll").answer("5,5 1")
    assert t.spent()
    assert t.needs() == [3, 3 + 1 - 1]


@rule("BS-SPELL-INVISIBILITY-05", "BS-SPELL-DEATHCOIL-04", "BS-COUNTER-09")
def test_ex_48_a_coil_kills_the_only_one_in_melee() -> None:
    t = Example()
    (footman,) = t.units(1, "infantry", "4,5")
    t.units(1, "archer", "7,5", 2)
    t.units(2, "infantry", "5,5", 1)
    t.units(2, "caster", "5,3")
    t.effect(footman, "invisibility", 1)
    t.stage("attack", 1).attack("4,5", "5,5 1").attack("7,5", "5,5 1", count=2).say("roll")
    assert not t.s.effects
    assert t.asked() == (2, "Coil")
    t.dice(3, 4, 6).cast("5,3", "death_coil", "4,5 1")
    assert t.spent()
    assert t.needs() == [4, 3]
    assert t.count("4,5") == 0
    assert not t.told("counter-attack")


@rule("BS-SPELL-RAISEDEAD-02", "BS-SPELL-RAISEDEAD-03", "BS-SPELL-RAISEDEAD-06")
@pytest.mark.parametrize(("place", "marked"), [("5,5", True), ("4,4", False)])
def test_ex_50_skeletons_raised_beside_those_who_attacked(place: str, marked: bool) -> None:
    t = Example()
    t.units(2, "caster", "4,5")
    t.units(2, "skeleton", "5,5", 2)
    t.units(1, "infantry", "6,5", 3)
    t.units(1, "infantry", "5,3", 1)
    t.learn(2, "raise_dead").stage("attack", 2).dice(6, 6).attack("5,5", "6,5 1", count=2).say("roll")
    t.answer("5,5 1")
    old = set(t.at(place))
    t.dice(1).cast("4,5", "raise_dead").say(f"place {place}", f"place {place}")
    assert t.spent()
    new = [unit for unit in t.at(place) if unit not in old]
    assert len(new) == 2
    assert [t.has("struck", unit) for unit in new] == [marked, marked]
    assert ("attack 4,4" in t.legal("attack")) is not marked
