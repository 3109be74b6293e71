"""Declarations and their dice: clauses BS-ATTACK-01 to 16, BS-TURN-08, and the rulings behind them."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, NE, SE, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


def duel(own: str = "infantry", count: int = 1, enemy: str = "infantry", enemies: int = 1, **options: str) -> Fight:
    """Units of seat 1 beside units of seat 2."""
    f = Fight(**options)
    f.units(1, own, HERE, count)
    f.units(2, enemy, EAST, enemies)
    return f.attack_stage()


@rule("BS-ATTACK-01", "BS-EFFECT-07")
def test_declarations_come_one_after_another_and_a_stack_takes_part_in_one() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(1, "archer", SE)
    f.units(2, "infantry", EAST, 2)
    f.attack_stage().dice(6, 6, 6, 6)
    f.play("attack 4,5", "roll")
    assert f.legal("attack") == {"attack 4,6"}
    assert f.refused("attack 4,5") == "BS-EFFECT-07"
    f.play("attack 4,6")
    assert f.legal("attack") == set()
    assert f.told("strike") >= 2


@rule("BS-ATTACK-01", "BS-TURN-06")
def test_the_stage_can_be_ended_at_any_moment() -> None:
    f = duel(count=3)
    assert "end" in f.legal()
    f.play("end")
    assert f.s.active == 1, "the turn of the other has begun"


@rule("BS-ATTACK-01")
def test_nobody_attacks_from_an_empty_hex_or_with_strangers() -> None:
    f = duel()
    assert f.refused("attack 3,5") == "BS-ATTACK-01"
    assert f.refused("attack 5,5") == "BS-ATTACK-01"


@rule("BS-ATTACK-02", "BS-EFFECT-06")
def test_a_full_move_marker_forbids_the_attack() -> None:
    f = Fight()
    walker, *_ = f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST)
    f.full(walker)
    f.attack_stage()
    assert f.refused("attack 4,5") == "BS-EFFECT-06"


@rule("BS-ATTACK-04", "BS-ATTACK-13")
def test_each_unit_gets_a_target_or_none_and_all_are_marked() -> None:
    f = duel(count=3, enemies=2).dice(6, 6)
    f.play("attack 4,5", "aim 5,5 1", "with 1", "roll")
    assert f.needs()[0] == 2
    assert f.marked(HERE) == 3


@rule("BS-ATTACK-04")
def test_no_unit_has_two_targets() -> None:
    f = duel(count=2, enemies=3)
    f.play("attack 4,5", "with 1")
    assert f.legal("with") == set()
    assert f.legal("aim") == {"aim 5,5 1", "aim 5,5 2"}
    f.dice(6, 6, 6, 6).play("aim 5,5 2")
    assert f.needs()[:2] == [2, 2]


@rule("BS-ATTACK-04")
def test_targets_that_are_alike_are_named_in_their_order() -> None:
    f = duel(count=2, enemies=3)
    f.play("attack 4,5", "with 1")
    assert f.refused("aim 5,5 3") == "BS-ATTACK-04"
    assert f.refused("with 1").startswith("TABLE")


@rule("BS-ATTACK-05")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("enemy", "need"), [("worker", 3), ("infantry", 2), ("cavalry", 1)])
def test_a_die_equal_to_or_below_attack_less_armour_kills(die: int, enemy: str, need: int) -> None:
    f = duel(enemy=enemy).dice(die, 6)
    f.play("attack 4,5")
    assert f.count(EAST) == (0 if die <= need else 1)
    assert f.needs()[0] == need


@rule("BS-ATTACK-06")
def test_with_a_target_each_as_many_dice_are_rolled_as_units_attack() -> None:
    f = duel(own="archer", count=3, enemy="worker", enemies=3).dice(3, 4, 1, 6)
    f.play("attack 4,5", "with 1", "aim 5,5 2", "with 1", "aim 5,5 3")
    assert f.needs()[:3] == [3, 3, 3]
    assert f.count(EAST) == 1


@rule("BS-ATTACK-06", "BS-ATTACK-07", "BS-COUNTER-01", "BS-COUNTER-05")
def test_ex_09_five_footmen_on_three_grunts() -> None:
    f = duel(count=5, enemies=3).dice(3, 4, 2, 5)
    f.play("attack 4,5", "with 2", "aim 5,5 2", "with 2", "aim 5,5 3")
    assert f.needs() == [3, 3, 2, 2]
    assert (f.count(EAST), f.count(HERE), f.marked(EAST)) == (1, 5, 1)
    assert f.spent()


@rule("BS-ATTACK-07")
@pytest.mark.parametrize("count", range(1, 6))
def test_helpers_add_one_each_and_the_group_rolls_one_die(count: int) -> None:
    f = Fight()
    f.units(1, "archer", HERE, count)
    f.units(2, "cavalry", EAST2)
    f.attack_stage().dice(6).play("attack 4,5", f"with {count}")
    assert f.needs() == [3 + count - 1 - 2]
    assert f.rolled() == 1


@rule("BS-ATTACK-08", "BS-ATTACK-09")
@pytest.mark.parametrize("order", [("4,5", "4,6"), ("4,6", "4,5")])
def test_the_strongest_leads_a_group_of_several_stacks(order: tuple[str, str]) -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(1, "siege", SE)
    f.units(2, "cavalry", EAST)
    f.attack_stage().dice(6, 6).play(f"attack {order[0]}", f"attack {order[1]}")
    assert f.needs()[0] == 5 + 1 - 2
    assert f.marked(HERE) == f.marked(SE) == 1


@rule("BS-ATTACK-08")
def test_a_bloodlusted_unit_leads_its_own_stack() -> None:
    f = Fight()
    one, *_ = f.units(1, "archer", HERE, 2)
    f.effect(one, "bloodlust")
    f.units(2, "cavalry", EAST2)
    f.attack_stage().dice(6).play("attack 4,5", "with 2", "roll")
    assert f.needs() == [6 + 1 - 2]


@rule("BS-ATTACK-09")
def test_units_of_one_stack_attack_targets_in_different_hexes() -> None:
    f = Fight()
    f.units(1, "archer", HERE, 2)
    f.units(2, "worker", EAST2)
    f.units(2, "infantry", "2,5")
    f.attack_stage().dice(1, 1).play("attack 4,5", "aim 6,5 1", "with 1", "aim 2,5 1")
    assert f.needs() == [3, 2]
    assert f.count(EAST2) == f.count("2,5") == 0


@rule("BS-ATTACK-10", "BS-SPELL-BLOODLUST-02", "BS-SPELL-FLAMESHIELD-01")
def test_the_attack_value_is_worked_out_in_order() -> None:
    f = Fight()
    f.learn(1, "sword1")
    f.learn(2, "shield1", "shield2")
    first, *_ = f.units(1, "infantry", HERE, 2)
    f.effect(first, "bloodlust")
    f.effect(first, "flame_shield")
    f.units(2, "cavalry", EAST)
    f.attack_stage().dice(6, 6).play("attack 4,5", "with 2", "roll")
    assert f.needs()[0] == (3 + 1) * 2 + 1 + 1 - (2 + 2)


@rule("BS-ATTACK-10", "BS-SPELL-BLOODLUST-02", "BS-SIEGE-02")
def test_ex_16_a_bloodlusted_ogre_and_a_farm() -> None:
    f = Fight()
    ogre, *_ = f.units(2, "cavalry", HERE)
    f.learn(2, "sword1")
    f.effect(ogre, "bloodlust", 2)
    f.building(1, "farm", EAST)
    f.attack_stage(2).dice(5).play("attack 4,5")
    assert f.needs() == [5]
    assert f.burns(EAST) is None


@rule("BS-ATTACK-11", "BS-SIEGE-05")
def test_ex_07_a_target_number_of_0_cannot_hit() -> None:
    f = Fight()
    f.units(1, "siege", HERE)
    f.building(2, "barracks", EAST)
    f.attack_stage().dice(1).play("attack 4,5")
    assert f.needs() == [0]
    assert (f.burns(EAST), f.marked(HERE)) == (0, 1)


@rule("BS-ATTACK-11", "BS-TURN-08")
@pytest.mark.parametrize("die", [1, 6])
def test_a_target_number_of_6_or_more_cannot_miss_and_is_rolled_all_the_same(die: int) -> None:
    f = Fight()
    f.units(1, "archer", HERE, 5)
    f.units(2, "worker", EAST2)
    f.attack_stage().dice(die).play("attack 4,5", "with 5", "roll")
    assert f.needs() == [7]
    assert f.count(EAST2) == 0
    assert f.spent()


@rule("BS-ATTACK-11")
@pytest.mark.parametrize(("switch", "burns"), [("off", 0), ("on", 1)])
def test_a_natural_one_hits_only_where_the_table_plays_so(switch: str, burns: int) -> None:
    f = Fight(natural_one_hits=switch)
    f.units(1, "worker", HERE)
    f.building(2, "hall", EAST)
    f.attack_stage().dice(1).play("attack 4,5")
    assert f.needs() == [1 - 5]
    assert f.burns(EAST) == burns


@rule("BS-ATTACK-12")
def test_dice_go_by_the_order_of_naming_and_casualties_fall_together() -> None:
    f = duel(own="archer", count=2, enemy="worker", enemies=2).dice(1, 1)
    f.play("attack 4,5", "with 1", "aim 5,5 2")
    kinds = [event.kind for event in f.log.events if event.kind in ("strike", "lost")]
    assert kinds == ["strike", "strike", "lost", "lost"]
    g = Fight()
    g.units(1, "archer", HERE, 2)
    g.units(2, "worker", EAST2)
    g.units(2, "infantry", "2,5")
    g.attack_stage().dice(6, 6).play("attack 4,5", "aim 2,5 1", "with 1", "aim 6,5 1")
    assert g.needs() == [2, 3]


@rule("BS-ATTACK-13", "BS-EFFECT-12")
def test_every_stack_of_a_declaration_is_marked_as_a_whole() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 3)
    f.units(1, "archer", SE, 2)
    f.units(2, "cavalry", EAST)
    f.attack_stage().dice(6, 6, 6)
    f.play("attack 4,5", "with 1", "attack 4,6", "with 1", "roll")
    assert (f.marked(HERE), f.marked(SE)) == (3, 2)


@rule("BS-ATTACK-13", "BS-MOVE-10")
def test_only_those_with_a_target_give_up_stand_ground() -> None:
    f = Fight()
    f.stand(*f.units(1, "archer", HERE, 3))
    f.units(2, "worker", EAST2)
    f.attack_stage().dice(6).play("attack 4,5", "with 1", "roll")
    assert f.standing(HERE) == 2


@rule("BS-ATTACK-14")
def test_a_unit_that_tried_a_spell_or_repaired_takes_no_part_and_the_others_may() -> None:
    f = Fight()
    mage, _ = f.units(1, "caster", HERE, 2)
    f.s.tried |= 1 << mage
    f.s.struck |= 1 << mage
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(6, 6).play("attack 4,5")
    assert f.needs()[0] == 3 - 1, "one attacks, without a helper"
    g = Fight()
    mason, _ = g.units(1, "worker", HERE, 2)
    g.s.tried |= 1 << mason
    g.full(mason)
    g.units(2, "worker", EAST)
    g.attack_stage().dice(6, 6).play("attack 4,5")
    assert g.needs()[0] == 1
    h = Fight()
    lonely, *_ = h.units(1, "caster", HERE)
    h.s.tried |= 1 << lonely
    h.units(2, "infantry", EAST)
    h.attack_stage()
    assert h.refused("attack 4,5") == "BS-ATTACK-14"


@rule("BS-ATTACK-15")
def test_a_flyer_and_those_below_it_attack_each_other() -> None:
    f = Fight()
    f.units(1, "air_striker", HERE)
    f.units(2, "archer", HERE, 2)
    f.attack_stage().dice(6, 6).play("attack 4,5 sky")
    assert f.needs()[0] == 5
    assert f.told("counter-attack") == 1, "distance 0 is hand to hand"


@rule("BS-ATTACK-15")
def test_there_is_no_minimum_range() -> None:
    f = Fight()
    f.units(1, "siege", HERE)
    f.units(2, "worker", EAST)
    f.attack_stage().dice(5).play("attack 4,5")
    assert f.count(EAST) == 0


@rule("BS-ATTACK-16")
def test_a_declaration_needs_somebody_with_a_target() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(1, "infantry", SE)
    f.units(2, "worker", EAST, 2)
    f.units(2, "infantry", NE)
    f.attack_stage().play("attack 4,5")
    assert f.refused("roll") == "BS-ATTACK-16"
    assert f.refused("attack 4,6") == "BS-ATTACK-16"


@rule("BS-ATTACK-16", "BS-ATTACK-09")
def test_a_stack_added_later_joins_an_earlier_group() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(1, "archer", SE)
    f.units(2, "worker", EAST, 2)
    f.attack_stage().dice(6, 6, 6, 6)
    f.play("attack 4,5", "with 1", "aim 5,5 2")
    assert f.legal() == {"roll", "attack 4,6"}
    f.play("attack 4,6", "aim 5,5 1")
    assert f.needs()[:2] == [4, 3]


@rule("BS-ATTACK-07", "BS-ATTACK-12")
def test_free_grouping_lets_units_with_one_target_roll_apart() -> None:
    f = Fight(attack_grouping="free")
    f.units(1, "archer", HERE, 3)
    f.units(2, "worker", EAST2)
    f.attack_stage().dice(6, 3).play("attack 4,5", "with 2")
    assert f.legal("aim") == {"aim 6,5 1", "aim 6,5 1 apart"}
    f.play("aim 6,5 1 apart")
    assert f.needs() == [4, 3]
    assert f.count(EAST2) == 0
    assigned = Fight()
    assigned.units(1, "archer", HERE, 3)
    assigned.units(2, "worker", EAST2)
    assigned.attack_stage().play("attack 4,5", "with 2")
    assert assigned.refused("aim 6,5 1 apart") == "BS-ATTACK-07"


@rule("BS-ATTACK-07")
def test_free_grouping_a_unit_hit_twice_dies_once_and_a_building_takes_every_hit() -> None:
    f = Fight(attack_grouping="free")
    one, two = f.units(1, "cavalry", HERE, 2)
    f.effect(one, "bloodlust")
    f.effect(two, "bloodlust")
    f.building(2, "hall", EAST)
    f.attack_stage().dice(3, 3).play("attack 4,5", "with 1", "aim 5,5 1 apart")
    assert f.burns(EAST) == 2
    g = Fight(attack_grouping="free")
    g.units(1, "archer", HERE, 2)
    g.units(2, "worker", EAST2, 2)
    g.attack_stage().dice(1, 1).play("attack 4,5", "aim 6,5 1", "with 1", "aim 6,5 1 apart")
    assert g.count(EAST2) == 1


@rule("BS-STACK-06", "BS-STACK-09")
def test_a_reinforced_stack_attacks_with_one_unit() -> None:
    f = duel(count=3, enemies=2)
    f.reinforced(HERE)
    f.say("attack 4,5", "aim 5,5 1")
    assert f.refused("with 2") == "BS-STACK-06"
    f.say("with 1")
    assert f.refused("aim 5,5 2") == "BS-STACK-06"
    f.dice(6).say("roll")
    assert f.needs() == [2]
    assert f.marked(HERE) == 3


@rule("BS-ATTACK-04", "BS-EFFECT-12")
def test_who_attacks_is_asked_where_units_differ() -> None:
    f = Fight()
    plain, wild, other = f.units(1, "archer", HERE, 3)
    f.effect(wild, "bloodlust")
    f.units(2, "cavalry", EAST2)
    f.attack_stage().play("attack 4,5", "with 2")
    assert f.legal() == {"pick 1", "pick 2"}
    f.dice(6).play("pick 2")
    assert f.asked() == (1, "AttackAim"), "those left are alike"
    f.play("roll")
    assert f.needs() == [6 + 1 - 2]
    assert f.alive(plain)
    assert f.alive(other)


@rule("BS-SPELL-INVISIBILITY-05", "BS-SPELL-INVISIBILITY-02")
def test_who_attacks_is_seen() -> None:
    f = Fight()
    hidden, *_ = f.units(1, "infantry", HERE)
    f.effect(hidden, "invisibility")
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(6, 2).play("attack 4,5")
    assert f.s.effects == ()
    assert f.count(HERE) == 0, "so it is struck back at"


@rule("BS-SPELL-UNHOLY-01", "BS-SPELL-UNHOLY-03")
def test_unholy_armor_stops_a_hit() -> None:
    f = Fight()
    f.units(1, "archer", HERE)
    saved, *_ = f.units(2, "worker", EAST2)
    f.effect(saved, "unholy_armor", 2)
    f.attack_stage().dice(1).play("attack 4,5")
    assert f.alive(saved)


@rule("BS-ATTACK-05")
@pytest.mark.parametrize(("second", "left"), [(1, 1), (2, 2)])
def test_splash_rolls_a_second_die_against_another_unit_of_the_hex(second: int, left: int) -> None:
    """BS-RULING-50."""
    f = Fight(splash="two_dice")
    f.units(1, "siege", HERE)
    f.units(2, "cavalry", EAST2, 3)
    f.attack_stage().dice(3, second).play("attack 4,5")
    assert f.needs() == [3, 1]
    assert f.count(EAST2) == left


@rule("BS-ATTACK-05")
def test_splash_needs_an_attacker_alone_in_its_group() -> None:
    f = Fight(splash="two_dice")
    f.units(1, "siege", HERE, 2)
    f.units(2, "cavalry", EAST2, 3)
    f.attack_stage().dice(6).play("attack 4,5", "with 2", "roll")
    assert f.needs() == [4]
    assert f.s.sky == {}
    assert ids.SKY == 1
