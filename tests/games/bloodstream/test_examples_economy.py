"""Worked examples of the specification: moving and stacks, economy. (0,0) of an example is 4,5 of the plain board."""

from __future__ import annotations

import pytest

from tests.games.bloodstream.examples import Example
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


# Moving and stacks.


@rule("BS-MOVE-04")
def test_ex_19_a_catapult_moves_or_attacks() -> None:
    t = Example()
    (catapult,) = t.units(2, "siege", "4,5")
    t.units(1, "infantry", "6,5")
    t.stage("movement", 2).play("march 4,5 1", "step 5,5")
    assert not t.legal("step")
    t.say("stop", "end")
    assert t.has("full", catapult)
    assert t.refused("attack 5,5") == "BS-EFFECT-06"
    t = Example()
    t.units(2, "siege", "4,5")
    t.units(1, "infantry", "6,5")
    t.stage("movement", 2).play("end")
    assert t.legal("attack") == {"attack 4,5"}


@rule("BS-STACK-04", "BS-STACK-05", "BS-STACK-06")
def test_ex_20_a_reinforced_stack_acts_singly() -> None:
    t = Example()
    t.units(1, "infantry", "4,5", 3)
    t.units(1, "infantry", "3,5", 2)
    t.units(2, "infantry", "5,5", 3)
    t.stage("movement", 1).walk("3,5", 2, "4,5")
    assert t.count("4,5") == 5
    assert t.refused("march 4,5 2") == "BS-STACK-06"
    assert "march 4,5 1" in t.legal("march")
    t.dice(6, 6, 6, 6).say("end", "attack 4,5", "aim 5,5 1", "pick 1")
    assert t.events("strike")[0].facts["count"] == 1, "one Footman, without a question how many"
    t.answer("4,5 1")
    assert t.refused("attack 4,5") in ("BS-STACK-09", "BS-EFFECT-07")


@rule("BS-STACK-05")
def test_ex_20_five_who_arrive_together_all_attack() -> None:
    t = Example()
    t.units(1, "infantry", "3,5", 5)
    t.units(2, "infantry", "5,5", 3)
    t.stage("movement", 1).walk("3,5", 5, "4,5").say("end", "attack 4,5", "aim 5,5 1")
    assert t.legal() == {f"with {count}" for count in range(1, 6)}


@rule("BS-MOVE-07", "BS-MOVE-08", "BS-MOVE-03")
def test_ex_21_through_friends_without_stopping() -> None:
    t = Example()
    t.units(1, "archer", "3,2")
    (footman,) = t.units(1, "infantry", "2,2")
    t.stage("movement", 1).play("march 2,2 1", "step 3,2")
    assert t.refused("stop") == "BS-STACK-01"
    t.say("step 4,2", "stop")
    assert t.has("full", footman)


@rule("BS-AIR-01", "BS-MOVE-06", "BS-MOVE-09")
def test_ex_22_a_flying_machine_flies_over_everything_but_flyers() -> None:
    t = Example("fx2")
    t.units(1, "scout_flyer", "6,4")
    t.building(2, "farm", "7,4")
    t.units(2, "infantry", "7,3")
    t.units(2, "air_striker", "8,4")
    t.stage("movement", 1).play("march 6,4 1 sky", "step 7,4")
    assert t.refused("step 8,4") == "BS-MOVE-06"
    t.play("step 7,3", "step 8,2", "step 9,2")
    assert not t.legal("step")
    t.say("stop")
    assert t.count("9,2", ids.SKY) == 1
    t = Example("fx2")
    t.units(1, "scout_flyer", "3,5")
    t.stage("movement", 1).walk("3,5", 1, "3,6", "3,7", "3,8", "3,9", sky=True)
    assert t.count("3,9", ids.SKY) == 1


@rule("BS-SEA-01", "BS-SEA-02", "BS-SEA-03")
def test_ex_23_six_board_and_five_land_as_a_stack() -> None:
    t = Example("fx2")
    (ship,) = t.units(1, "transport", "3,6")
    t.units(1, "infantry", "3,5", 5)
    t.units(1, "siege", "4,5")
    t.units(2, "infantry", "6,4", 3)
    t.stage("movement", 1).say("march 3,5 5", "board 3,6 1", "march 4,5 1", "board 3,6 1")
    assert t.s.cargo(ship).bit_count() == 6
    t.to_stage("movement", 1).walk("3,6", 1, "4,6", "5,6")
    t.say("land 5,6 1 5", "step 5,5", "stop", "end")
    assert t.count("5,5") == 5
    assert t.s.cargo(ship).bit_count() == 1
    t.say("attack 5,5", "aim 6,4 1")
    assert "with 5" in t.legal("with")


# Economy.


@rule("BS-GATHER-01", "BS-GATHER-02", "BS-GATHER-03")
def test_ex_24_a_castle_adds_two_gold_once() -> None:
    t = Example()
    t.building(1, "castle", "4,5")
    t.building(1, "hall", "6,5")
    miners = t.units(1, "worker", "9,7", 2)
    t.units(1, "worker", "9,5")
    t.turn(1)
    assert t.stocks(1) == (4, 1, 0)
    t.without(*miners)
    t.stock(1).turn(1)
    assert t.stocks(1) == (0, 1, 0)


@rule("BS-GATHER-04", "BS-GATHER-05", "BS-GATHER-06", "BS-GATHER-07")
def test_ex_25_two_peons_fell_a_forest() -> None:
    t = Example()
    t.building(2, "lumber_mill", "4,5")
    t.units(2, "worker", "9,5", 2)
    t.units(2, "worker", "10,5")
    t.turn(2)
    assert t.stocks(2) == (0, 4, 0)
    assert [bool(t.s.woods() >> t.x(code) & 1) for code in ("9,5", "10,5")] == [False, True]
    assert t.s.buildable() >> t.x("9,5") & 1
    assert t.count("9,5") == 2


@rule("BS-GATHER-08", "BS-GATHER-09")
def test_ex_26_a_refinery_gives_oil_without_a_rig() -> None:
    t = Example("fx2")
    t.building(1, "refinery", "3,5")
    t.building(1, "shipyard", "5,5")
    t.building(1, "oil_rig", "3,7", site=True)
    t.turn(1)
    assert t.stocks(1) == (0, 0, 1)
    t.stock(1).to_stage("order", 2).to_stage("order", 1)
    assert not t.site_at("3,7")
    t.stock(1).to_stage("order", 2).to_stage("order", 1)
    assert t.stocks(1) == (0, 0, 2)


@rule("BS-BUILD-01", "BS-BUILD-02", "BS-BUILD-03", "BS-BUILD-04", "BS-BUILD-05", "BS-BUILD-06")
def test_ex_27_a_barracks_given_up() -> None:
    t = Example()
    t.building(1, "hall", "2,5")
    (peasant,) = t.units(1, "worker", "4,5")
    t.stock(1, gold=3, wood=2).stage("order", 1).play("build 4,5 barracks")
    assert t.stocks(1) == (0, 0, 0)
    assert t.s.inside[peasant] == t.s.b_at[t.x("4,5")]
    assert t.count("4,5") == 0
    t.to_stage("completion", 1).play("cancel 4,5")
    assert t.stocks(1) == (3, 2, 0)
    assert not t.building_at("4,5")
    assert t.at("4,5") == [peasant]
    t.to_stage("movement", 1)
    assert "march 4,5 1" in t.legal("march")


@rule("BS-SIEGE-03", "BS-BUILD-13")
def test_ex_28_a_site_falls_to_the_first_hit_with_its_worker() -> None:
    t = Example()
    t.building(1, "barracks", "4,5", site=True)
    t.units(1, "infantry", "0,5")
    t.units(2, "infantry", "5,5", 5)
    t.stage("attack", 2).dice(2).attack("5,5", "4,5 1", count=5).say("roll")
    assert t.spent()
    assert t.needs() == [2]
    assert not t.building_at("4,5")
    assert t.army(1) == {"infantry": 1}


@rule("BS-TRAIN-03", "BS-UPGRADE-02")
def test_ex_29_a_busy_hall_cannot_be_upgraded() -> None:
    t = Example()
    t.building(1, "hall", "4,5")
    t.building(1, "barracks", "6,5")
    t.stock(1, gold=20, wood=20, oil=20).stage("order", 1).play("train 4,5 worker")
    assert t.refused("upgrade 4,5 keep") in ("BS-TRAIN-03", "BS-UPGRADE-02")
    t.play("cancel 4,5")
    assert t.stocks(1) == (20, 20, 20)
    t.play("upgrade 4,5 keep")
    assert t.refused("train 4,5 worker") in ("BS-TRAIN-03", "BS-UPGRADE-02")


@rule("BS-TRAIN-05", "BS-TRAIN-06")
def test_ex_30_a_unit_waits_until_a_hex_is_free() -> None:
    t = Example()
    t.building(1, "hall", "1,5")
    barracks = t.building(1, "barracks", "8,5")
    t.building(1, "farm", "7,5")
    t.building(1, "farm", "8,4")
    t.units(1, "archer", "9,4")
    t.units(2, "infantry", "8,6")
    (last,) = t.units(1, "cavalry", "7,6")
    t.stock(1, gold=10).stage("order", 1).play("train 8,5 infantry")
    t.to_stage("order", 1)
    assert t.s.b_job[barracks]
    assert t.refused("train 8,5 infantry") == "BS-TRAIN-03"
    t.without(last)
    t.to_stage("completion", 1).play("place 7,6")
    assert t.count("7,6") == 1
    t.to_stage("order", 1)
    assert not t.s.b_job[barracks]
