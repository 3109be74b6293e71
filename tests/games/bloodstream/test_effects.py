"""Effects: clauses BS-EFFECT-01 to 05, 08, 10 and 11."""

import pytest

from tests.games.bloodstream.casting import DEATH_KNIGHT, MAGE, OGRE_MAGE, TEAMS, Casting
from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, WEST
from wartable.games.bloodstream import ids

rule = pytest.mark.rule
SPELL = {name: number for number, name in enumerate(ids.SPELLS)}
DUEL = """
format = 1
base = "fx1"
fewest = 4
round_limit = 99
pieces = [
    { seat = 1, type = "infantry", at = "0,0", count = 1 },
    { seat = 2, type = "infantry", at = "1,0", count = 1 },
    { seat = 3, type = "infantry", at = "2,0", count = 1 },
    { seat = 4, type = "infantry", at = "3,0", count = 1 },
]
tiebreak = [{ key = "value" }]
title = { en = "To the last", ru = "До последнего" }
summary = { en = "Whoever has no units is out.", ru = "Кто без юнитов, тот выбыл." }

[[goals]]
kind = "annihilate"
counts = "units"
"""


@rule("BS-EFFECT-01", "BS-END-01")
def test_effect_1_ends_with_the_turn_it_was_cast_in() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    mage = t.unit(1, "caster", HERE)
    t.unit(2, "infantry", "12,5")
    t.movement_stage().cast("flame_shield", f"at {HERE} 1", dice=(1,))
    assert t.s.attack_of(mage) == 4
    t.play("end")
    assert t.under(mage) == [("flame_shield", 1)]
    t.end_turn()
    assert t.under(mage) == []


@rule("BS-EFFECT-02", "BS-EFFECT-03")
def test_effect_2_lasts_through_the_enemys_turn() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    grunt = t.unit(2, "infantry", EAST)
    t.movement_stage().cast("slow", f"at {EAST} 1", dice=(1,)).end_turn()
    assert t.s.active == 1
    assert t.under(grunt) == [("slow", 1)], "the enemy's Gather stage does not end it"
    assert t.s.speed_of(grunt) == 1
    t.end_turn()
    assert t.s.active == 0
    assert t.under(grunt) == []


@rule("BS-EFFECT-03")
def test_the_turn_of_the_caster_counts_not_that_of_the_units_owner() -> None:
    t = Casting(seats=3)
    for seat in (1, 2, 3):
        t.unit(seat, "infantry", f"{seat},8")
    grunt = t.unit(2, "infantry", EAST)
    t.effect(grunt, "slow", 1).effect(grunt, "bloodlust", 2).turn(2)
    assert t.under(grunt) == [("slow", 1)]
    t.end_turn()
    assert t.under(grunt) == [("slow", 1)]
    t.end_turn()
    assert t.under(grunt) == []


@rule("BS-EFFECT-04")
def test_an_effect_is_that_of_a_single_unit_and_goes_with_it() -> None:
    t = Casting()
    t.learn(2, *OGRE_MAGE)
    t.unit(2, "cavalry", HERE)
    grunts = t.units(2, "infantry", EAST, 2)
    t.unit(1, "infantry", "12,5")
    t.movement_stage(2).cast("bloodlust", f"at {EAST} 1", dice=(1,))
    assert [t.s.attack_of(grunt) for grunt in grunts] == [6, 3]
    t.play(f"march {EAST} 1", "pick 1", f"step {NE}", "stop")
    assert t.s.place[grunts[0]] == t.x(NE)
    assert t.s.attack_of(grunts[0]) == 6


@rule("BS-EFFECT-04")
def test_storms_and_runes_lie_on_a_hex() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.units(2, "infantry", EAST, 2)
    t.attack_stage().cast("blizzard", f"at {EAST} 1", dice=(1, 6, 6))
    assert t.storms() == [(EAST, "blizzard", 2, 1)]
    assert t.s.effects == ()


@rule("BS-EFFECT-05")
def test_the_same_effect_is_renewed_and_changes_hands() -> None:
    t = Casting(TEAMS, seats=4)
    t.learn(4, *OGRE_MAGE)
    t.unit(4, "cavalry", HERE)
    grunt = t.unit(2, "infantry", EAST)
    for seat in (1, 3):
        t.unit(seat, "infantry", f"{seat},9")
    t.effect(grunt, "bloodlust", 2).movement_stage(4).cast("bloodlust", f"at {EAST} 1", dice=(1,))
    assert t.under(grunt) == [("bloodlust", 4)]
    assert t.s.attack_of(grunt) == 6, "it does not add up"


@rule("BS-EFFECT-05", "BS-SPELL-UNHOLY-02")
def test_nothing_is_rolled_for_the_end_of_the_earlier_one() -> None:
    t = Casting(TEAMS, seats=4)
    t.learn(4, *DEATH_KNIGHT)
    t.unit(4, "caster", HERE)
    grunt = t.unit(2, "infantry", EAST)
    for seat in (1, 3):
        t.unit(seat, "infantry", f"{seat},9")
    t.effect(grunt, "unholy_armor", 2).movement_stage(4).cast("unholy_armor", f"at {EAST} 1", dice=(1,))
    assert t.under(grunt) == [("unholy_armor", 4)]
    before = t.told("die")
    t.turn(2)
    assert t.told("die") == before
    t.dice(6).turn(4)
    assert t.told("die") == before + 1


@rule("BS-EFFECT-05", "BS-TURN-09")
def test_a_renewed_effect_goes_to_the_end_of_the_order() -> None:
    t = Casting()
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    first, second = t.unit(2, "infantry", EAST), t.unit(2, "infantry", SE)
    t.unit(1, "infantry", "12,5")
    t.effect(first, "unholy_armor", 2).effect(second, "unholy_armor", 2)
    t.movement_stage(2).cast("unholy_armor", f"at {EAST} 1", dice=(1,))
    assert [unit for unit, _, _ in t.s.effects] == [second, first]
    t.dice(3, 4).turn(2)
    assert (t.alive(first), t.alive(second)) == (True, False)


@rule("BS-EFFECT-08")
def test_effects_of_an_eliminated_player_end_at_once_with_their_consequences() -> None:
    t = Casting(DUEL, seats=4)
    target = t.unit(2, "infantry", EAST)
    t.unit(1, "infantry", HERE)
    ogre = t.unit(3, "cavalry", "9,5")
    t.unit(4, "infantry", "9,9")
    t.effect(ogre, "unholy_armor", 2).effect(ogre, "slow", 2).effect(ogre, "haste", 1)
    t.storm("8,9", "whirlwind", 3, 2).storm("8,9", "blizzard", 2, 1).rune("5,9", 2)
    t.attack_stage(1).dice(1, 4).play(f"attack {HERE}")
    assert not t.alive(target)
    assert t.living() == [1, 3, 4]
    assert t.alive(ogre)
    assert t.under(ogre) == [("haste", 1)]
    assert t.storms() == [], "one was the fallen player's, the other waited for his Attack stage"
    assert t.runes() == []
    assert t.spent()


@rule("BS-EFFECT-08", "BS-SPELL-UNHOLY-02")
def test_more_may_fall_by_the_end_of_their_effects() -> None:
    t = Casting(DUEL, seats=4)
    t.unit(2, "infantry", EAST)
    t.unit(1, "infantry", HERE)
    ogre = t.unit(3, "cavalry", "9,5")
    t.unit(4, "infantry", "9,9")
    t.effect(ogre, "unholy_armor", 2).attack_stage(1).dice(1, 3).play(f"attack {HERE}")
    assert not t.alive(ogre)
    assert t.living() == [1, 4]


@rule("BS-EFFECT-10")
def test_an_effect_outlives_its_caster() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    grunt = t.unit(2, "infantry", EAST)
    t.unit(1, "infantry", "0,9")
    t.movement_stage().cast("slow", f"at {EAST} 1", dice=(1,)).end_turn()
    t.attack_stage(2).dice(1).play(f"attack {EAST}")
    assert t.count(HERE) == 0
    assert t.under(grunt) == [("slow", 1)]


@rule("BS-EFFECT-10")
def test_an_effect_is_gone_with_its_unit() -> None:
    t = Casting()
    t.unit(1, "infantry", HERE)
    t.unit(2, "infantry", "12,5")
    grunt = t.unit(2, "infantry", EAST)
    t.effect(grunt, "slow", 1).effect(grunt, "bloodlust", 2)
    t.attack_stage().dice(1).play(f"attack {HERE}")
    assert t.s.effects == ()
    assert not t.under(t.unit(2, "infantry", WEST)), "whoever gets its slot has none of it"


@rule("BS-EFFECT-10", "BS-SPELL-UNHOLY-02")
def test_nothing_is_rolled_for_a_unit_that_left() -> None:
    """BS-RULING-24: a Skeleton under Unholy Armor simply leaves."""
    t = Casting()
    t.unit(2, "infantry", "12,5")
    t.unit(1, "infantry", "0,9")
    bones = t.unit(2, "skeleton", HERE)
    t.effect(bones, "raise_dead", 2).effect(bones, "unholy_armor", 2).turn(2)
    assert not t.alive(bones)
    assert t.told("die") == 0


@rule("BS-EFFECT-11")
def test_effects_go_aboard_and_end_there() -> None:
    t = Casting("fx2")
    ship = t.unit(2, "transport", "1,6")
    t.unit(1, "infantry", "9,2")
    mage = t.aboard("caster", ship)[0]
    t.effect(mage, "haste", 2).effect(mage, "unholy_armor", 2).effect(mage, "slow", 1)
    t.dice(4).turn(2)
    assert t.alive(mage)
    assert t.under(mage) == [("slow", 1)]
    t.effect(mage, "unholy_armor", 2).dice(3).turn(2)
    assert not t.alive(mage)


@rule("BS-EFFECT-11")
def test_a_builder_inside_keeps_its_effects() -> None:
    t = Casting()
    farm = t.building(2, "farm", HERE, site=True)
    builder = t.s.b_worker[farm]
    t.unit(1, "infantry", "0,9")
    t.effect(builder, "haste", 2)
    assert t.s.speed_of(builder) == 4
    t.dice(3).effect(builder, "unholy_armor", 2).turn(2)
    assert not t.alive(builder)
    t.play("go-on")
    assert t.building_at(HERE) == "farm"
    assert not t.site_at(HERE), "the building is finished all the same"


@rule("BS-EFFECT-11", "BS-BUILD-06")
def test_a_site_whose_builder_died_may_be_given_up() -> None:
    t = Casting()
    farm = t.building(2, "farm", HERE, site=True)
    t.unit(1, "infantry", "0,9")
    t.dice(3).effect(t.s.b_worker[farm], "unholy_armor", 2).turn(2).play(f"cancel {HERE}")
    assert t.building_at(HERE) is None
    assert t.stocks(2) == (2, 2, 0)


@rule("BS-SPELL-HASTE-05")
@pytest.mark.parametrize(("seat", "old", "new"), [(1, "haste", "slow"), (2, "slow", "haste")])
def test_haste_and_slow_take_each_other_off(seat: int, old: str, new: str) -> None:
    t = Casting()
    t.learn(seat, *MAGE, *DEATH_KNIGHT)
    t.unit(seat, "caster", HERE)
    t.unit(3 - seat, "infantry", NW)
    grunt = t.unit(2, "infantry", EAST)
    t.effect(grunt, old, 3 - seat).movement_stage(seat).cast(new, f"at {EAST} 1", dice=(1,))
    assert t.under(grunt) == [(new, seat)]
    assert t.s.speed_of(grunt) == {"haste": 4, "slow": 1}[new]
