"""Worked examples of the specification. (0,0) of an example is 4,5 of the plain board."""

from __future__ import annotations

import pytest

from tests.games.bloodstream.examples import Example
from wartable.games.bloodstream.rules.victory import value as value_of

rule = pytest.mark.rule


# Examples of the draft.


@rule("BS-MOVE-02", "BS-MOVE-03")
@pytest.mark.parametrize(("way", "may"), [(("5,5",), True), (("5,5", "6,5"), False)])
def test_ex_01_an_archer_moves_one_hex_and_attacks_or_two_and_does_not(way: tuple[str, ...], may: bool) -> None:
    t = Example()
    (archer,) = t.units(1, "archer", "4,5")
    t.units(2, "infantry", "7,5")
    t.stage("movement", 1).walk("4,5", 1, *way).play("end")
    assert t.has("full", archer) is not may
    assert bool(t.legal("attack")) is may
    if not may:
        assert t.refused("attack 6,5") == "BS-EFFECT-06"


@rule("BS-MOVE-02", "BS-MOVE-03")
@pytest.mark.parametrize(("way", "may"), [(("5,5", "6,5"), True), (("5,5", "6,5", "7,5"), False)])
def test_ex_02_an_ogre_moves_two_hexes_and_attacks_or_three_and_does_not(way: tuple[str, ...], may: bool) -> None:
    t = Example()
    (ogre,) = t.units(2, "cavalry", "4,5")
    t.units(1, "infantry", "7,4")
    t.stage("movement", 2).walk("4,5", 1, *way).play("end")
    assert t.has("full", ogre) is not may
    assert bool(t.legal("attack")) is may


@rule("BS-ATTACK-05")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_ex_03_attack_3_against_armour_0(die: int) -> None:
    t = Example()
    t.units(1, "infantry", "4,5")
    t.units(2, "worker", "5,5")
    t.stage("attack", 1).dice(die, 6).attack("4,5", "5,5 1").say("roll")
    assert t.needs()[0] == 3
    assert t.count("5,5") == (0 if die <= 3 else 1)


@rule("BS-ATTACK-05")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_ex_04_attack_3_against_armour_1(die: int) -> None:
    t = Example()
    t.units(1, "infantry", "4,5")
    t.units(2, "infantry", "5,5")
    t.stage("attack", 1).dice(die, 6).attack("4,5", "5,5 1").say("roll")
    assert t.needs()[0] == 2
    assert t.count("5,5") == (0 if die <= 2 else 1)


@rule("BS-RESEARCH-05", "BS-RESEARCH-06")
def test_ex_05_red_research_raises_red_numbers_only() -> None:
    t = Example()
    kinds = ("infantry", "cavalry", "archer", "siege", "caster")
    units = [t.units(1, kind, f"{place},5")[0] for place, kind in enumerate(kinds)]
    assert [t.s.attack_of(unit) for unit in units] == [3, 4, 3, 5, 3]
    t.learn(1, "sword1")
    assert [t.s.attack_of(unit) for unit in units] == [4, 5, 3, 5, 3]


# Fighting.


@rule("BS-SIEGE-01", "BS-SIEGE-02", "BS-SIEGE-04", "BS-COUNTER-07")
def test_ex_06_five_footmen_burn_a_barracks() -> None:
    t = Example()
    t.units(1, "infantry", "4,5", 5)
    barracks = t.building(2, "barracks", "5,5")
    t.stage("attack", 1).dice(2).attack("4,5", "5,5 1", count=5).say("roll")
    assert t.spent()
    assert t.needs() == [2]
    assert t.s.b_burns[barracks] == 1
    assert not t.told("counter-attack")
    assert t.asked()[1] == "Attacking"
    t.to_stage("attack", 1).dice(2).attack("4,5", "5,5 1", count=5).say("roll")
    assert t.spent()
    assert not t.building_at("5,5")


@rule("BS-ATTACK-11", "BS-SIEGE-05")
def test_ex_07_four_footmen_need_a_1_and_a_ballista_alone_cannot_hit() -> None:
    t = Example()
    t.units(1, "infantry", "4,5", 4)
    (ballista,) = t.units(1, "siege", "5,4")
    barracks = t.building(2, "barracks", "5,5")
    t.stage("attack", 1).dice(1, 1).attack("4,5", "5,5 1", count=4).say("roll")
    assert t.needs() == [1]
    assert t.s.b_burns[barracks] == 1
    t.attack("5,4", "5,5 1").say("roll")
    assert t.spent()
    assert t.needs() == [1, 0]
    assert t.s.b_burns[barracks] == 1
    assert t.has("struck", ballista)


@rule("BS-ATTACK-09", "BS-SIEGE-04")
def test_ex_08_ten_grunts_together_or_five_and_five() -> None:
    t = Example()
    t.units(2, "infantry", "4,5", 5)
    t.units(2, "infantry", "6,5", 5)
    hall = t.building(1, "hall", "5,5")
    t.stage("attack", 2).dice(6).attack("4,5", "5,5 1", count=5).attack("6,5", "5,5 1", count=5).say("roll")
    assert t.spent()
    assert t.needs() == [7]
    assert t.s.b_burns[hall] == 1
    t.to_stage("attack", 2).dice(6, 6).attack("4,5", "5,5 1", count=5).say("roll")
    t.attack("6,5", "5,5 1", count=5).say("roll")
    assert t.spent()
    assert t.needs() == [7, 2, 2]
    assert t.s.b_burns[hall] == 1


def two_two_one() -> Example:
    """EX-09, with a second stack of Footmen behind the Grunts; the single answer of the last Grunt is given."""
    t = Example()
    t.units(1, "infantry", "4,5", 5)
    t.units(1, "infantry", "6,5")
    t.units(2, "infantry", "5,5", 3)
    t.stage("attack", 1).dice(3, 4, 2, 5)
    return t.say("attack 4,5", "aim 5,5 1", "with 2", "aim 5,5 2", "with 2", "aim 5,5 3", "with 1", "roll")


@rule("BS-ATTACK-06", "BS-ATTACK-07", "BS-COUNTER-01", "BS-COUNTER-05")
def test_ex_09_five_footmen_on_three_grunts() -> None:
    t = two_two_one()
    assert t.spent()
    assert t.needs() == [3, 3, 2, 2]
    assert t.told("counter-attack") == 1
    assert (t.count("5,5"), t.count("4,5")) == (1, 5)
    assert t.has("struck", *t.at("5,5"))


@rule("BS-COUNTER-05", "BS-END-02")
def test_ex_10_no_second_counter_attack_and_markers_go() -> None:
    t = two_two_one()
    t.dice(6).attack("6,5", "5,5 1").say("roll")
    assert t.spent()
    assert t.count("5,5") == 1
    assert t.told("counter-attack") == 1
    t.play("end")
    assert not t.s.struck
    t.to_stage("attack", 2)
    assert "attack 5,5" in t.legal("attack")


@rule("BS-COUNTER-02")
@pytest.mark.parametrize(("place", "needs"), [("3,5", [3, 2]), ("4,5", [3, 2, 3])])
def test_ex_11_archers_are_answered_from_close_by_only(place: str, needs: list[int]) -> None:
    t = Example()
    t.units(1, "archer", place, 3)
    t.units(2, "infantry", "5,5", 2)
    t.stage("attack", 1).dice(3, 6, 3)
    t.say(f"attack {place}", "aim 5,5 1", "with 2", "aim 5,5 2", "with 1", "roll").answer(f"{place} 1")
    assert t.needs() == needs
    assert t.told("counter-attack") == len(needs) - 2
    assert t.count(place) == 5 - len(needs)


@rule("BS-ATTACK-09", "BS-COUNTER-04")
def test_ex_12_an_ogre_answers_the_footman_only() -> None:
    t = Example()
    t.units(1, "infantry", "4,5")
    t.units(1, "archer", "7,5", 2)
    t.units(2, "cavalry", "5,5")
    t.stage("attack", 1).dice(6, 3).attack("4,5", "5,5 1").attack("7,5", "5,5 1", count=2).say("roll")
    assert t.spent()
    assert t.needs() == [3, 3]
    assert (t.count("4,5"), t.count("7,5")) == (0, 2), "the Archers cannot be chosen, so the answer went without saying"


@rule("BS-STAND-03", "BS-STAND-06", "BS-STAND-07", "BS-STAND-08")
def test_ex_13_footmen_on_stand_ground_strike_first() -> None:
    t = Example()
    footmen = t.units(1, "infantry", "4,5", 4)
    t.units(2, "infantry", "6,5", 3)
    t.stand(*footmen)
    t.stage("movement", 2).dice(1, 6, 2).play("march 6,5 3", "step 5,5")
    assert t.asked()[0] == 1
    t.say("attack 4,5", "aim 5,5 1", "with 2", "aim 5,5 2", "with 1", "aim 5,5 3", "with 1", "roll")
    assert t.spent()
    assert t.needs() == [3, 2, 2]
    assert t.count("5,5") == 1
    assert not t.told("counter-attack")
    assert t.has("struck", *footmen)
    assert t.asked()[0] == 2
    t.say("stop", "end").dice(6).attack("5,5", "4,5 1").say("roll")
    assert t.spent()
    assert t.needs() == [3, 2, 2, 2]
    assert not t.told("counter-attack")
    assert t.has("standing", *footmen)


@rule("BS-TOWER-04", "BS-STAND-04", "BS-STAND-05")
def test_ex_14_a_tower_may_interrupt_the_first_step_into_its_range_only() -> None:
    t = Example()
    tower = t.building(1, "guard_tower", "4,5")
    t.units(2, "worker", "7,5")
    t.stage("movement", 2).play("march 7,5 1", "step 6,5")
    assert t.asked() == (1, "Interrupt")
    t.play("pass")
    assert t.asked()[0] == 2
    t.play("step 5,5")
    assert t.asked()[0] == 2
    t.say("stop", "end", "end").to_stage("attack", 1)
    t.dice(5).play("attack 4,5").say("aim 5,5 1")
    assert t.needs() == [5]
    assert t.count("5,5") == 0
    assert t.s.b_struck >> tower & 1


@rule("BS-COUNTER-07", "BS-AIR-02")
def test_ex_15_footmen_cannot_answer_a_gryphon() -> None:
    t = Example()
    t.units(1, "air_striker", "4,5")
    footmen = t.units(2, "infantry", "5,5", 2)
    t.stage("attack", 1).dice(4).say("attack 4,5 sky", "aim 5,5 1", "with 1", "roll")
    assert t.spent()
    assert t.needs() == [4]
    assert t.count("5,5") == 1
    assert not t.told("counter-attack")
    assert not t.has("struck", footmen[1])


@rule("BS-SPELL-BLOODLUST-02", "BS-ATTACK-10", "BS-SIEGE-02")
def test_ex_16_an_ogre_under_bloodlust_destroys_a_farm() -> None:
    t = Example()
    (ogre,) = t.units(2, "cavalry", "4,5")
    t.learn(2, "sword1").effect(ogre, "bloodlust", 2)
    t.building(1, "farm", "5,5")
    assert t.s.attack_of(ogre) == 10
    t.stage("attack", 2).dice(5).attack("4,5", "5,5 1").say("roll")
    assert t.spent()
    assert t.needs() == [5]
    assert not t.building_at("5,5")


@rule("BS-RESEARCH-07")
def test_ex_17_the_second_level_replaces_the_first() -> None:
    t = Example()
    (footman,) = t.units(1, "infantry", "4,5")
    t.learn(1, "sword1", "sword2")
    assert t.s.attack_of(footman) == 5


@rule("BS-SAPPER-01", "BS-SAPPER-02")
def test_ex_18_sappers_burn_a_hall_without_a_roll_or_strike_five_knights() -> None:
    t = Example()
    t.units(2, "demolition", "4,5", 2)
    hall = t.building(1, "hall", "5,5")
    t.units(1, "cavalry", "4,4", 5)
    t.stage("attack", 2).blast("5,5")
    assert t.needs() == []
    assert t.s.b_burns[hall] == 1
    assert t.count("4,5") == 1
    t.dice(1, 4, 3, 5, 6).blast("4,4")
    assert t.spent()
    assert t.needs() == [3, 3, 3, 3, 3]
    assert (t.count("4,4"), t.count("4,5")) == (3, 0)


# Magic.


@rule("BS-SPELL-UNHOLY-01", "BS-SPELL-UNHOLY-02")
def test_ex_36_an_ogre_under_unholy_armor_lives_and_then_dies() -> None:
    t = Example()
    (ogre,) = t.units(2, "cavalry", "5,5")
    t.units(2, "infantry", "12,5")
    t.units(1, "cavalry", "4,5", 5)
    t.effect(ogre, "unholy_armor", 2)
    t.stage("attack", 1).dice(1, 6).attack("4,5", "5,5 1", count=5).say("roll")
    t.answer("4,5 1")
    assert t.needs()[0] == 6
    assert t.count("5,5") == 1
    t.dice(3).play("end")
    assert t.spent()
    assert t.count("5,5") == 0


@rule("BS-SPELL-BLOODLUST-02", "BS-SIEGE-01")
def test_ex_37_a_catapult_under_bloodlust() -> None:
    t = Example()
    (catapult,) = t.units(2, "siege", "4,5")
    barracks = t.building(1, "barracks", "7,5")
    t.stage("attack", 2).dice(1).attack("4,5", "7,5 1").say("roll")
    assert t.needs() == [0]
    t.to_stage("attack", 2).effect(catapult, "bloodlust", 2)
    t.dice(5).attack("4,5", "7,5 1").say("roll")
    assert t.spent()
    assert t.needs() == [0, 5]
    assert t.s.b_burns[barracks] == 1


# Triggers and victory.


@rule("BS-SPELL-RUNE-03", "BS-STAND-11")
def test_ex_38_the_rune_acts_before_the_interrupt() -> None:
    t = Example()
    t.units(1, "infantry", "3,5", 3)
    grunts = t.units(2, "infantry", "5,5", 2)
    t.stand(*grunts).rune("4,5", 2)
    t.stage("movement", 1).play("march 3,5 3", "step 4,5")
    assert t.count("4,5") == 2
    assert not t.s.runes
    assert t.asked()[0] == 2
    t.dice(2, 6).say("attack 5,5", "aim 4,5 1", "with 1", "aim 4,5 2", "with 1", "roll")
    assert t.spent()
    assert t.needs() == [2, 2]
    assert t.count("4,5") == 1


@rule("BS-COUNTER-04", "BS-COUNTER-08")
def test_ex_39_each_stack_answers_its_own_attacker() -> None:
    t = Example()
    t.units(1, "infantry", "4,5")
    t.units(1, "infantry", "6,6")
    t.units(2, "infantry", "5,5", 2)
    t.units(2, "infantry", "6,5", 2)
    t.stage("attack", 1).dice(6, 6, 6, 6).attack("4,5", "5,5 1").attack("6,6", "6,5 1").say("roll")
    t.answer("4,5 1").answer("6,6 1")
    assert t.spent()
    assert [event.facts["hex"] for event in t.events("strike")[2:]] == [t.x("4,5"), t.x("6,6")]
    assert t.told("counter-attack") == 2


@rule("BS-WIN-02", "BS-WIN-08")
@pytest.mark.parametrize(("gold", "result"), [(40, (0.0, 1.0)), (39, (1.0, 0.0))])
def test_ex_40_equal_turns_of_the_gold_rush(gold: int, result: tuple[float, float]) -> None:
    t = Example("s3", laid=True)
    t.round(10).stock(1, gold=41 - 3, wood=25 - 1).stock(2, gold=gold - 3, wood=27 - 1).turn(1)
    assert t.stocks(1)[:2] == (41, 25)
    t.stock(1, gold=38, wood=25).to_stage("order", 2)
    assert t.stocks(2)[:2] == (gold, 27)
    assert not t.s.over
    t.end_turn()
    assert t.s.over
    assert t.result() == result


@rule("BS-WIN-03", "BS-WIN-11")
@pytest.mark.parametrize(("deliver", "result"), [(True, (0.0, 1.0)), (False, (1.0, 0.0))])
def test_ex_41_equal_turns_of_the_captives(deliver: bool, result: tuple[float, float]) -> None:
    t = Example("s4")
    t.round(15)
    t.delivered(1, 1).delivered(2, 1)
    t.units(1, "infantry", "3,2")
    t.units(2, "infantry", "8,9")
    t.free(*t.units(1, "worker", "1,2"), *t.units(1, "worker", "-1,3"), *t.units(2, "worker", "8,10", 2))
    t.stage("movement", 1).walk("1,2", 1, "1,1").play("end")
    assert t.s.delivered[:2] == (2, 1)
    assert not t.s.over
    t.to_stage("movement", 2)
    if deliver:
        t.walk("8,10", 2, "9,10").play("end")
        assert t.s.delivered[:2] == (2, 3)
    t.end_turn()
    assert t.s.over
    assert t.result() == result


@rule("BS-WIN-13")
@pytest.mark.parametrize(("errata", "value"), [("even", 41), ("printed", 43)])
def test_ex_42_value(errata: str, value: int) -> None:
    t = Example(errata=errata)
    t.building(1, "keep", "4,5")
    t.building(1, "barracks", "6,5")
    t.units(1, "infantry", "5,5", 2)
    t.building(1, "farm", "3,5", site=True)
    t.learn(1, "sword1").stock(1, gold=9)
    assert value_of(t.s, 0) == value


# Orders, markers, neutrals, cargo.


@rule("BS-TURN-10", "BS-TRAIN-07")
def test_ex_43_one_cancellation_for_each_building_and_stage() -> None:
    t = Example()
    t.building(1, "barracks", "4,5")
    t.building(1, "lumber_mill", "6,5")
    t.stock(1, gold=10, wood=10).stage("order", 1)
    t.play("train 4,5 infantry", "cancel 4,5", "train 4,5 archer")
    assert t.refused("cancel 4,5") == "BS-TURN-10"
    t.to_stage("completion", 1).play("cancel 4,5")
    assert t.stocks(1)[0] == 10


@rule("BS-STAND-06", "BS-STAND-07", "BS-COUNTER-07")
def test_ex_45_three_of_five_stand_ground() -> None:
    t = Example()
    grunts = t.units(2, "infantry", "5,5", 5)
    t.stand(*grunts[:3])
    t.units(1, "infantry", "3,5", 2)
    t.stage("movement", 1).play("march 3,5 2", "step 4,5").dice(6, 6)
    t.say("attack 5,5", "aim 4,5 1", "with 2", "aim 4,5 2", "with 1", "roll")
    assert t.spent()
    assert t.needs() == [3, 2]
    assert t.has("struck", *grunts)
    t.say("stop", "end").dice(6).attack("4,5", "5,5 1", count=2).say("roll")
    assert t.spent()
    assert not t.told("counter-attack")


@rule("BS-NEUTRAL-02", "BS-NEUTRAL-03")
@pytest.mark.parametrize(("kind", "seat", "needs"), [("infantry", 1, [3, 2]), ("cavalry", 2, [3])])
def test_ex_46_neutral_skeletons_choose_by_rule(kind: str, seat: int, needs: list[int]) -> None:
    t = Example()
    t.units(0, "skeleton", "5,5", 3)
    units = t.units(seat, kind, "3,5", 2)
    t.stage("movement", seat).dice(3, 6).play("march 3,5 2", "step 4,5")
    assert t.needs() == needs
    assert t.at("4,5") == units[1:]


@rule("BS-SEA-01", "BS-SEA-02", "BS-SEA-07")
def test_ex_47_cargo_belongs_to_one_transport() -> None:
    t = Example("fx2")
    first, second = t.units(1, "transport", "3,6", 2)
    t.aboard("infantry", first, 5)
    t.aboard("infantry", second, 3)
    t.units(1, "infantry", "3,5", 2)
    t.units(2, "destroyer", "3,8", 3)
    t.stage("movement", 1).play("march 3,5 2")
    assert t.legal("board") == {"board 3,6 2"}
    assert t.refused("board 3,6 1") == "BS-SEA-07"
    t.play("board 3,6 2", "march 3,6 1", "pick 1").say("step 2,6", "stop")
    assert t.s.cargo(first).bit_count() == 5
    assert t.s.cargo(second).bit_count() == 5
    assert t.at("2,6") == [first]
    t.to_stage("attack", 2).dice(1).attack("3,8", "3,6 1", count=3).say("roll")
    assert t.spent()
    assert t.army(1) == {"transport": 1, "infantry": 5}
    assert t.alive(first)


@rule("BS-SAPPER-01", "BS-SAPPER-02", "BS-SAPPER-05", "BS-STACK-09", "BS-SIEGE-02")
def test_ex_49_three_squads_destroy_a_hall() -> None:
    t = Example()
    t.units(1, "demolition", "4,5", 3)
    t.units(1, "infantry", "0,5")
    hall = t.building(2, "hall", "5,5")
    t.units(2, "infantry", "12,5")
    t.stage("attack", 1).blast("5,5")
    assert t.s.b_burns[hall] == 1
    t.blast("5,5")
    assert t.s.b_burns[hall] == 2
    t.blast("5,5")
    assert not t.building_at("5,5")


@rule("BS-STACK-09")
def test_ex_49_of_a_reinforced_stack_one_detonates() -> None:
    t = Example()
    t.units(1, "demolition", "4,5", 2)
    t.units(1, "demolition", "3,5")
    t.building(2, "hall", "5,5")
    t.stage("movement", 1).walk("3,5", 1, "4,5").play("end").blast("5,5")
    assert t.refused("blast 5,5") == "BS-STACK-09"
