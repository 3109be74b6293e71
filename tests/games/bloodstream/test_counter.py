"""Counter-attacks: clauses BS-COUNTER-01 to 09, and the examples about them."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, HERE, NE, NW, SE, WEST, WEST2, Fight
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


@rule("BS-COUNTER-01")
def test_a_stack_that_survives_a_melee_attack_strikes_back() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST, 2)
    f.attack_stage().dice(2, 2).play("attack 4,5")
    assert f.told("counter-attack") == 1
    assert (f.count(HERE), f.count(EAST)) == (0, 1)


@rule("BS-COUNTER-01")
def test_a_stack_that_is_gone_does_not() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(2).play("attack 4,5")
    assert f.told("counter-attack") == 0
    assert f.count(EAST) == 0


@rule("BS-COUNTER-01", "BS-COUNTER-05", "BS-COUNTER-07")
def test_a_marked_stack_does_not_strike_back() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    for unit in f.units(2, "infantry", EAST, 2):
        f.s.struck |= 1 << unit
    f.attack_stage().dice(6).play("attack 4,5")
    assert f.told("counter-attack") == 0


@rule("BS-COUNTER-02")
@pytest.mark.parametrize(("hex", "answered"), [(WEST, 1), (WEST2, 0)])
def test_ex_11_melee_is_a_matter_of_distance(hex: str, answered: int) -> None:
    f = Fight()
    f.units(1, "archer", hex, 3)
    f.units(2, "infantry", HERE, 2)
    f.attack_stage().dice(3, 6, 6).play(f"attack {hex}", "aim 4,5 1", "with 2", "aim 4,5 2")
    assert f.needs()[:2] == [3, 2]
    assert f.told("counter-attack") == answered
    assert f.needs()[2:] == [3] * answered


@rule("BS-COUNTER-02", "BS-COUNTER-04")
def test_one_unit_hand_to_hand_makes_it_a_melee_attack() -> None:
    """EX-12: the Footman stands beside the Ogre, the Archers do not."""
    f = Fight()
    f.units(1, "infantry", WEST)
    f.units(1, "archer", WEST2, 2)
    f.units(2, "cavalry", HERE)
    f.attack_stage().dice(4, 4).play("attack 3,5", "aim 4,5 1", "attack 2,5", "aim 4,5 1", "with 2", "roll")
    assert f.needs() == [3, 3]
    assert f.told("counter-attack") == 1
    assert f.count(WEST) == 1


@rule("BS-COUNTER-03")
def test_everybody_able_gets_a_target_from_the_owner() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(2, "infantry", EAST, 3)
    f.attack_stage().dice(6, 6).say("attack 4,5", "aim 5,5 1", "with 1", "aim 5,5 2", "with 1", "roll")
    assert f.asked() == (2, "CounterAim")
    assert f.refused("roll") == "BS-COUNTER-03"
    f.say("aim 4,5 1", "with 2")
    assert f.refused("roll") == "BS-COUNTER-03"
    assert f.refused("pass") == "BS-COUNTER-03"
    f.dice(1, 1).play("aim 4,5 2")
    assert f.needs()[2:] == [3, 2]
    assert f.count(HERE) == 0
    assert f.marked(EAST) == 3


@rule("BS-COUNTER-03")
def test_one_target_is_struck_by_all_without_asking() -> None:
    f = Fight()
    f.units(1, "cavalry", HERE)
    f.units(2, "infantry", EAST, 4)
    f.attack_stage().dice(6, 3).play("attack 4,5")
    assert f.needs() == [3, 3 + 3 - 2]
    assert f.asked() == (1, "Attacking")
    assert f.count(HERE) == 0


@rule("BS-COUNTER-03")
def test_one_target_is_struck_by_all_without_asking_even_where_they_differ() -> None:
    f = Fight()
    f.units(1, "cavalry", HERE)
    one, *_ = f.units(2, "infantry", EAST, 4)
    f.stand(one)
    f.attack_stage().dice(6, 6).play("attack 4,5", "aim 5,5 2")
    assert f.needs() == [3, 4]


@rule("BS-COUNTER-03")
def test_a_table_may_let_the_owner_pass() -> None:
    """BS-RULING-72: then no marker is placed."""
    f = Fight(counter_mandatory="off")
    f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST, 2)
    f.attack_stage().dice(6).play("attack 4,5")
    assert f.legal() == {"pass", "aim 4,5 1"}
    f.play("pass")
    assert f.marked(EAST) == 0
    g = Fight(counter_mandatory="off")
    g.units(1, "infantry", HERE)
    g.units(2, "infantry", EAST, 2)
    g.attack_stage().dice(6, 3).play("attack 4,5").play("aim 4,5 1")
    assert (g.marked(EAST), g.count(HERE)) == (2, 0)


@rule("BS-COUNTER-04", "BS-COUNTER-08")
def test_ex_39_each_stack_strikes_back_at_those_who_attacked_it() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(1, "infantry", NW)
    f.units(2, "infantry", NE)
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(6, 6, 2, 1).play("attack 4,4", "aim 5,4 1", "attack 4,5", "aim 5,5 1", "roll")
    struck = [event.facts["hex"] for event in f.log.events if event.kind == "strike"]
    assert struck[2:] == [f.x(NW), f.x(HERE)]
    assert f.spent()


@rule("BS-COUNTER-08")
def test_stacks_strike_back_in_declared_order() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 3)
    f.units(2, "infantry", NE)
    f.units(2, "worker", EAST)
    f.attack_stage().dice(6, 6, 6, 6)
    f.play("attack 4,5", "aim 5,5 1", "with 1", "aim 5,4 1", "with 1", "roll")
    back = [event.facts["hex"] for event in f.log.events if event.kind == "counter-attack"]
    assert back[:1] == [f.x(EAST)]


@rule("BS-COUNTER-04")
def test_others_of_an_attacking_stack_are_targets_and_other_stacks_are_not() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(1, "infantry", NE)
    f.units(2, "infantry", EAST)
    first, second = list(range(2))
    f.s.standing |= 1 << second
    f.attack_stage().dice(6).play("attack 4,5", "aim 5,5 1", "with 1", "pick 1", "roll")
    assert f.asked() == (2, "CounterAim")
    assert f.legal() == {"aim 4,5 1", "aim 4,5 2"}
    assert f.refused("aim 5,4 1") == "BS-COUNTER-04"
    assert f.alive(first)


@rule("BS-COUNTER-05", "BS-END-02")
def test_ex_10_a_stack_strikes_back_once_a_turn() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(1, "infantry", NE)
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(6, 6, 6).play("attack 4,5", "aim 5,5 1", "roll")
    assert (f.told("counter-attack"), f.marked(EAST)) == (1, 1)
    f.play("attack 5,4")
    assert f.told("counter-attack") == 1
    assert f.spent()


@rule("BS-COUNTER-06")
def test_nobody_answers_a_counter_attack() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    f.units(2, "infantry", EAST)
    f.attack_stage().dice(6, 6).play("attack 4,5", "with 2", "aim 4,5 1")
    assert f.told("counter-attack") == 1
    assert f.asked() == (1, "Attacking")


@rule("BS-COUNTER-07", "BS-SIEGE-04")
def test_buildings_do_not_strike_back() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 5)
    f.building(2, "guard_tower", EAST)
    f.attack_stage().dice(6).play("attack 4,5", "with 5")
    assert f.told("counter-attack") == 0


@rule("BS-COUNTER-07")
def test_units_without_attack_do_not_strike_back() -> None:
    f = Fight("fx2")
    f.units(1, "destroyer", "3,6")
    f.units(2, "transport", "4,6")
    f.attack_stage().dice(6).play("attack 3,6")
    assert (f.told("counter-attack"), f.marked("4,6")) == (0, 0)


@rule("BS-COUNTER-07", "BS-AIR-02")
def test_ex_15_who_cannot_attack_the_domain_does_not_strike_back_and_is_not_marked() -> None:
    f = Fight()
    f.units(1, "air_striker", HERE)
    f.units(2, "infantry", EAST, 2)
    f.attack_stage().dice(5).play("attack 4,5 sky")
    assert f.needs() == [4]
    assert (f.told("counter-attack"), f.marked(EAST)) == (0, 0)


@rule("BS-COUNTER-07", "BS-EFFECT-12")
def test_a_marked_unit_of_the_stack_takes_no_part() -> None:
    f = Fight()
    f.units(1, "cavalry", HERE)
    one, *_ = f.units(2, "infantry", EAST, 3)
    f.s.struck |= 1 << one
    f.attack_stage().dice(6, 6).play("attack 4,5", "aim 5,5 1")
    assert f.needs() == [3, 3 + 1 - 2]
    assert f.marked(EAST) == 3


@rule("BS-COUNTER-07")
def test_without_anybody_left_to_strike_at_there_is_no_marker() -> None:
    f = Fight()
    f.units(1, "infantry", HERE)
    f.units(2, "infantry", EAST, 2)
    f.units(2, "infantry", NE, 2)
    f.units(1, "infantry", "6,4")
    f.attack_stage().dice(6, 6, 2).play("attack 4,5", "aim 5,5 1", "attack 6,4", "aim 5,4 1", "roll")
    assert f.told("counter-attack") == 2
    g = Fight()
    g.units(1, "infantry", HERE, 2)
    g.units(2, "infantry", EAST, 2)
    g.units(2, "infantry", NE, 2)
    g.attack_stage().dice(6, 6, 1, 1)
    g.play("attack 4,5", "aim 5,5 1", "with 1", "aim 5,4 1", "roll", "aim 4,5 1", "with 1", "aim 4,5 2")
    assert g.told("counter-attack") == 1, "the first to strike back left nobody"
    assert (g.count(HERE), g.marked(EAST), g.marked(NE)) == (0, 2, 0)


@rule("BS-COUNTER-07", "BS-SPELL-INVISIBILITY-04")
def test_an_invisible_unit_does_not_strike_back() -> None:
    f = Fight()
    f.units(1, "cavalry", HERE)
    hidden, *_ = f.units(2, "infantry", EAST, 2)
    f.effect(hidden, "invisibility", 2)
    f.attack_stage().dice(6, 6).play("attack 4,5")
    assert f.needs() == [3, 3 - 2]
    assert f.s.under(hidden, ids.INVISIBILITY)


@rule("BS-COUNTER-02", "BS-COUNTER-08")
def test_a_stack_shot_at_from_afar_in_the_same_declaration_does_not_strike_back() -> None:
    f = Fight()
    f.units(1, "archer", HERE, 2)
    f.units(2, "infantry", EAST, 1)
    f.units(2, "infantry", EAST2, 1)
    f.attack_stage().dice(6, 6, 6).play("attack 4,5", "aim 6,5 1", "with 1", "aim 5,5 1", "roll", "aim 4,5 1")
    back = [event.facts["hex"] for event in f.log.events if event.kind == "counter-attack"]
    assert back == [f.x(EAST)]


@rule("BS-COUNTER-03")
def test_the_counter_attack_follows_the_normal_rules() -> None:
    """Helpers, research and effects count."""
    f = Fight()
    f.learn(2, "sword1")
    f.units(1, "cavalry", HERE)
    one, *_ = f.units(2, "infantry", SE, 2)
    f.effect(one, "bloodlust", 2)
    f.attack_stage().dice(6, 6).play("attack 4,5", "aim 4,6 1")
    assert f.needs()[1] == (3 + 1) * 2 + 1 - 2


@rule("BS-COUNTER-09", "BS-SPELL-DEATHCOIL-04", "BS-SPELL-INVISIBILITY-05")
def test_ex_48_what_a_coil_killed_before_the_dice_met_nobody_hand_to_hand() -> None:
    f = Fight()
    footman, *_ = f.units(1, "infantry", HERE)
    f.effect(footman, "invisibility")
    f.units(1, "archer", "3,5", 2)
    f.units(2, "infantry", EAST)
    knight, *_ = f.units(2, "caster", "4,7")
    f.attack_stage().say("attack 4,5", "aim 5,5 1", "with 1", "attack 3,5", "aim 5,5 1", "with 2", "roll")
    assert f.asked() == (2, "Coil")
    f.dice(3, 4, 6).play("cast 4,7 death_coil", "at 4,5 1")
    assert not f.alive(footman)
    assert f.needs() == [4, 3], "the coil, then two Archers"
    assert f.told("counter-attack") == 0
    assert f.s.struck >> knight & 1


@rule("BS-COUNTER-09", "BS-COUNTER-04", "BS-SPELL-DEATHCOIL-07")
def test_the_rest_of_a_stack_whose_attackers_fell_to_coils_is_marked_and_not_struck_at() -> None:
    f = Fight()
    first, second = f.units(1, "infantry", HERE, 2)
    f.units(2, "infantry", EAST)
    f.units(2, "caster", "4,7")
    f.attack_stage().say("attack 4,5", "aim 5,5 1", "with 1", "roll")
    f.dice(1, 1).play("cast 4,7 death_coil", "at 4,5 1")
    assert (f.alive(first), f.alive(second)) == (False, True)
    assert f.needs() == [4], "nobody was left to roll"
    assert f.told("counter-attack") == 0
    assert f.marked(HERE) == 1


@rule("BS-COUNTER-01", "BS-SPELL-HEAL-01", "BS-SPELL-HEAL-02")
def test_ex_35_a_paladin_returns_before_the_counter_attack() -> None:
    f = Fight()
    f.learn(1, "paladin", "heal")
    f.units(1, "cavalry", EAST, 3)
    f.units(2, "cavalry", HERE, 2)
    f.attack_stage(2).dice(1, 1, 2, 6, 6).play("attack 4,5", "aim 5,5 1", "with 1", "aim 5,5 2")
    assert f.count(EAST) == 2
    assert f.told("healed") == 1
    assert f.asked() == (1, "HowMany"), "two strike back"


@rule("BS-COUNTER-03")
def test_a_lone_siege_unit_that_strikes_back_splashes_where_that_is_played() -> None:
    """BS-RULING-50."""
    f = Fight(splash="two_dice")
    f.units(1, "infantry", HERE, 3)
    f.units(2, "siege", EAST)
    f.attack_stage().dice(6, 4, 2).play("attack 4,5", "with 3")
    assert f.needs() == [3, 4, 2]
    assert f.count(HERE) == 1
