"""Corners of the rules where two of them meet; each test would miss a rule that is broken there."""

import pytest

from tests.games.bloodstream.casting import DEATH_KNIGHT, PALADIN, Casting
from tests.games.bloodstream.fights import EAST, EAST2, EAST3, HERE, NW, SE, TEAMS, WEST, Fight
from tests.games.bloodstream.table import Table
from wartable.games.bloodstream.rules.victory import count, end_of_round, leaders, lose

rule = pytest.mark.rule
RULE = "BS-ATTACK-05"
RACE = """
format = 1
base = "s9"
title = { en = "Race", ru = "Гонка" }
summary = { en = "Forty gold win.", ru = "Сорок золота приносят победу." }

[[goals]]
kind = "stockpile"
gold = 40
equal_turns = EQUAL

[[goals]]
kind = "annihilate"
counts = "units_and_buildings"
"""
"""A race of three players for gold."""


# Heal while a group passes through others.


@rule("BS-SPELL-HEAL-01", "BS-MOVE-07")
@pytest.mark.parametrize("passed", ["infantry", "worker"])
def test_those_whom_a_paladin_passes_do_not_heal_it(passed: str) -> None:
    t = Casting(errata="even")
    t.learn(1, *PALADIN)
    rider = t.unit(1, "cavalry", WEST)
    t.units(1, passed, HERE, 2)
    t.stand(*t.units(2, "infantry", EAST))
    t.movement_stage(1).answer(f"march {WEST} 1", f"step {HERE}")
    assert t.asked() == (2, "Interrupt")
    t.dice(1).answer(f"attack {EAST}", f"aim {HERE} 1", "with 1", "roll")
    assert not t.alive(rider), "no Paladin survives"
    assert t.told("die") == 1


@rule("BS-SPELL-HEAL-01", "BS-STACK-02")
def test_paladins_of_an_ally_do_not_heal_it_either() -> None:
    t = Casting(TEAMS, seats=4, errata="even")
    t.learn(1, *PALADIN).learn(3, *PALADIN)
    rider = t.unit(1, "cavalry", WEST)
    t.units(3, "cavalry", HERE, 2)
    t.stand(*t.units(2, "infantry", EAST))
    t.movement_stage(1).answer(f"march {WEST} 1", f"step {HERE}")
    t.dice(1).answer(f"attack {EAST}", f"aim {HERE} 1", "with 1", "roll")
    assert not t.alive(rider)
    assert t.told("die") == 1


# A unit lost with its transport, and by itself.


@rule("BS-SPELL-UNHOLY-02", "BS-SEA-05", "BS-EFFECT-11")
def test_a_passenger_and_its_transport_may_die_of_unholy_armor_together() -> None:
    t = Casting("fx2")
    ship = t.unit(2, "transport", "3,8")
    passenger = t.aboard("infantry", ship)[0]
    t.unit(2, "infantry", "5,3")
    t.effect(ship, "unholy_armor", 2).effect(passenger, "unholy_armor", 2)
    t.dice(1, 1).turn(2)
    assert not t.alive(ship)
    assert not t.alive(passenger)
    assert t.told("lost") == 1, "the passenger is lost with its ship"
    assert t.s.units[1].bit_count() == 1


@rule("BS-SPELL-HEAL-02")
def test_two_of_a_stack_killed_by_one_attack_are_one_roll() -> None:
    t = Casting()
    t.learn(1, *PALADIN)
    t.units(1, "cavalry", HERE, 3)
    t.units(2, "infantry", EAST, 2)
    t.attack_stage(2).dice(1, 1, 6).answer(
        f"attack {EAST}", f"aim {HERE} 1", "with 1", f"aim {HERE} 2", "with 1", "roll"
    )
    assert t.told("die") == 3
    assert t.count(HERE) == 1


# Falling together.


@rule("BS-WIN-05", "BS-SAPPER-02")
def test_a_blast_that_takes_the_last_pieces_of_both_is_a_draw() -> None:
    t = Table("s2", 2)
    t.unit(1, "demolition", "4,3")
    t.building(2, "farm", "5,3")
    t.attack_stage(1).play("blast 5,3")
    assert t.s.over
    assert t.result() == (0.5, 0.5)


@rule("BS-WIN-05")
def test_whoever_was_out_before_has_no_part_in_the_draw() -> None:
    t = Table("s9", 3)
    halls = [t.building(seat, "hall", code) for seat, code in ((1, "3,3"), (2, "9,3"), (3, "3,9"))]
    t.attack_stage(1)
    lose(t.s, 0, 1 << halls[2], RULE)
    lose(t.s, 0, 1 << halls[0] | 1 << halls[1], RULE)
    assert t.result() == (0.5, 0.5, 0.0)


@rule("BS-SIEGE-07", "BS-BUILD-12")
def test_a_worker_still_inside_is_lost_even_where_builders_of_sites_are_saved() -> None:
    t = Table(worker_lost_with_site="off")
    farm = t.building(2, "farm", EAST)
    worker = t.worker_inside(farm)
    t.unit(2, "infantry", "8,8")
    t.attack_stage(1)
    lose(t.s, 0, 1 << farm, RULE)
    assert not t.alive(worker)


# Winning.


@rule("BS-WIN-08")
def test_only_the_required_resources_are_added_up() -> None:
    t = Table("s3", 2, laid=True).round(10)
    t.stock(1, 50, 50, 90).stock(2, 60, 50).turn(1).end_turn().end_turn()
    assert t.result() == (0.0, 1.0)


@rule("BS-WIN-08")
def test_whoever_met_the_goal_and_fell_in_the_same_round_wins_nothing() -> None:
    t = Table(RACE.replace("EQUAL", "true"), 3).stock(1, 50)
    pieces = [t.unit(seat, "infantry", code) for seat, code in ((1, HERE), (2, "7,4"), (3, "4,7"))]
    t.turn(1)
    assert t.s.met == 1
    lose(t.s, 1 << pieces[0], 0, RULE)
    end_of_round(t.s)
    assert not t.s.over
    assert t.living() == [2, 3]


@rule("BS-WIN-02", "BS-TURN-02", "BS-EFFECT-02")
def test_stocks_are_looked_at_after_the_effects_have_ended() -> None:
    t = Table(RACE.replace("EQUAL", "false"), 3).stock(2, 50)
    t.unit(1, "infantry", "7,4")
    t.unit(3, "infantry", "4,7")
    t.effect(t.unit(2, "skeleton", HERE), "raise_dead", 2)
    t.turn(2)
    assert not t.s.over
    assert t.living() == [1, 3], "the last Skeleton has left before"


@rule("BS-WIN-06", "BS-NEUTRAL-04")
def test_captives_are_not_near_the_middle() -> None:
    t = Table("s1", 2)
    t.units(1, "worker", "7,2", 2, captive=True)
    t.units(1, "infantry", "6,3", 3)
    assert count(t.s, 0, t.s.world.scenario.tiebreak[0]) == 3


@rule("BS-WIN-12")
def test_a_team_adds_up_what_its_players_have() -> None:
    t = Table("s10", 4)
    for seat, code in ((1, "3,2"), (3, "7,8")):
        t.units(seat, "infantry", code, 3)
    t.units(2, "infantry", "10,2", 4)
    assert leaders(t.s, list(t.s.settings.sides)) == [0b0101]


# Stand Ground and interrupts.


@rule("BS-STAND-09")
def test_players_interrupt_in_seat_order_after_the_active_one() -> None:
    f = Fight(seats="4")
    for seat, code in ((1, WEST), (3, NW), (4, SE)):
        f.stand(*f.units(seat, "infantry", code))
    f.unit(2, "infantry", EAST)
    f.movement_stage(2).say(f"march {EAST} 1", f"step {HERE}")
    asked = []
    for _ in range(2):
        asked.append(f.asked())
        f.say("pass")
    assert asked == [(3, "Interrupt"), (1, "Interrupt")], "the one in the south-east was beside it before"


@rule("BS-STAND-09", "BS-NEUTRAL-02")
def test_neutral_stacks_interrupt_by_row_and_column() -> None:
    f = Fight()
    for code in (WEST, NW, "3,6"):
        f.unit(0, "skeleton", code)
    f.units(1, "cavalry", EAST, 2)
    f.movement_stage(1).dice(6, 6, 6).say(f"march {EAST} 2", f"step {HERE}")
    assert [event.facts["hex"] for event in f.events("interrupt")] == [f.x(NW), f.x(WEST), f.x("3,6")]


@rule("BS-STAND-12", "BS-SAPPER-06")
def test_whoever_takes_stand_ground_in_the_attack_stage_does_not_blow_itself_up() -> None:
    f = Fight()
    f.unit(1, "demolition", HERE)
    f.unit(2, "infantry", EAST)
    f.attack_stage().say(f"stand {HERE} 1")
    assert f.refused(f"blast {EAST}") == "BS-STAND-12"


@rule("BS-STAND-12", "BS-MAGIC-04")
def test_whoever_takes_stand_ground_in_the_attack_stage_does_not_cast() -> None:
    t = Casting()
    t.unit(1, "caster", HERE)
    t.unit(1, "worker", "1,1")
    t.unit(2, "infantry", EAST2)
    t.attack_stage(1).answer(f"stand {HERE} 1")
    assert t.refused(f"cast {HERE} fireball") == "BS-STAND-12"


@rule("BS-MAGIC-06")
def test_whoever_has_attacked_does_not_cast() -> None:
    t = Casting()
    t.unit(1, "caster", HERE)
    t.unit(1, "worker", "1,1")
    t.units(2, "worker", EAST, 2)
    t.attack_stage(1).dice(6, 6).play(f"attack {HERE}")
    assert t.refused(f"cast {HERE} fireball") == "BS-MAGIC-06"


@rule("BS-STAND-04", "BS-SEA-03", "BS-SPELL-RUNE-03")
def test_who_lands_on_a_rune_has_appeared_wherever_the_transport_is() -> None:
    f = Fight("fx2")
    ship = f.unit(1, "transport", "3,6")
    f.aboard("infantry", ship, 2)
    f.stand(f.unit(2, "archer", "2,5"))
    f.rune("3,5", 2)
    f.movement_stage(1).play("land 3,6 1 2", "step 3,5")
    assert f.count("3,5") == 1
    assert f.asked() == (2, "Interrupt")


@rule("BS-NEUTRAL-04", "BS-SEA-01")
def test_nobody_boards_a_captive_transport() -> None:
    f = Fight("fx2")
    f.units(1, "transport", "3,6", captive=True)
    f.unit(1, "infantry", "3,5")
    f.movement_stage(1).say("march 3,5 1")
    assert not f.legal("board")


@rule("BS-EFFECT-06", "BS-STAND-08")
def test_whoever_has_a_full_move_marker_answers_no_interrupt() -> None:
    f = Fight(interrupt_provokes_counter="on")
    f.stand(f.unit(2, "infantry", HERE))
    f.unit(1, "infantry", EAST3)
    f.movement_stage(1).dice(6).say(f"march {EAST3} 1", f"step {EAST2}", f"step {EAST}")
    f.say(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    assert f.told("counter-attack") == 0


# Markers and Invisibility.


@rule("BS-COUNTER-05", "BS-EFFECT-12", "BS-SPELL-INVISIBILITY-04")
def test_a_stack_that_strikes_back_is_marked_with_those_who_take_no_part() -> None:
    f = Fight()
    f.unit(1, "infantry", HERE)
    seen, unseen = f.units(2, "infantry", EAST, 2)
    f.effect(unseen, "invisibility", 2)
    f.attack_stage().dice(6, 6).play(f"attack {HERE}")
    assert f.needs() == [2, 2], "one attacks, one strikes back"
    assert f.alive(seen)
    assert f.marked(EAST) == 2


@rule("BS-SPELL-INVISIBILITY-05", "BS-SAPPER-03")
def test_a_sapper_that_blows_itself_up_can_be_seen_by_a_death_knight() -> None:
    t = Casting()
    t.learn(2, *DEATH_KNIGHT)
    sapper = t.unit(1, "demolition", HERE)
    t.effect(sapper, "invisibility", 1)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.attack_stage(1).play(f"blast {EAST}")
    assert t.asked() == (2, "Coil")


# Switches.


@rule("BS-SEA-06")
def test_the_site_of_a_tower_finds_no_submarine() -> None:
    f = Fight("fx2", submarine_stealth="on")
    f.unit(1, "destroyer", "3,8")
    f.unit(2, "submarine", "3,6")
    f.building(1, "scout_tower", "3,5", site=True)
    f.attack_stage()
    assert f.refused("attack 3,8") == "BS-ATTACK-03"
    f.s.b_site = 0
    f.attack_stage()
    assert not f.refused("attack 3,8")


@rule("BS-ATTACK-07")
def test_units_that_differ_and_roll_apart_are_still_one_group() -> None:
    f = Fight(attack_grouping="free")
    units = f.units(1, "archer", HERE, 4)
    f.stand(units[1])
    f.units(2, "worker", EAST2)
    f.attack_stage().dice(6, 6).say(f"attack {HERE}", f"aim {EAST2} 1", "with 1", "pick 1")
    f.say(f"aim {EAST2} 1 apart", "with 2", "pick 1", "roll")
    assert f.needs() == [3, 4]


@rule("BS-COUNTER-03", "BS-ATTACK-07")
def test_free_grouping_lets_those_who_strike_back_roll_apart_too() -> None:
    f = Fight(attack_grouping="free")
    f.unit(1, "infantry", HERE)
    f.units(2, "infantry", EAST, 2)
    f.attack_stage().dice(6, 6, 6).say(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    assert f.asked() == (2, "CounterAim")
    f.say(f"aim {HERE} 1", "with 1", f"aim {HERE} 1 apart", "with 1", "roll")
    assert f.needs() == [2, 2, 2]


# Transports, and units that differ.


@rule("BS-SEA-07", "BS-SEA-03")
def test_a_group_comes_from_the_transport_that_was_named() -> None:
    f = Fight("fx2")
    first, second = f.units(1, "transport", "3,6", 2)
    f.aboard("worker", first)
    f.aboard("infantry", second)
    f.movement_stage(1).play("land 3,6 2 1", "step 3,5")
    assert f.kinds("3,5") == ["infantry"]


@rule("BS-SEA-07", "BS-MOVE-13")
def test_a_transport_without_room_for_all_is_no_way_out() -> None:
    f = Fight("fx2")
    f.aboard("worker", f.unit(1, "transport", "3,6"), 5)
    f.units(1, "infantry", "3,5", 2)
    for code in ("2,5", "4,5", "3,4", "4,4"):
        f.building(1, "farm", code)
    f.movement_stage(1)
    assert "march 3,5 1" in f.legal()
    assert f.refused("march 3,5 2") == "BS-MOVE-13"


@rule("BS-EFFECT-03", "BS-MOVE-01")
def test_units_under_the_same_spell_of_two_players_differ() -> None:
    f = Fight(seats="4")
    one, two = f.units(2, "infantry", HERE, 2)
    f.effect(one, "slow", 1).effect(two, "slow", 3)
    f.movement_stage(2).say(f"march {HERE} 1")
    assert f.legal() == {"pick 1", "pick 2"}


# Storms, Skeletons and captives.


@rule("BS-SPELL-BLIZZARD-05", "BS-TURN-09")
def test_storms_strike_again_in_the_order_in_which_they_were_cast() -> None:
    t = Casting()
    t.learn(2, *DEATH_KNIGHT)
    t.units(2, "caster", HERE, 2)
    t.unit(1, "infantry", EAST)
    t.unit(1, "archer", WEST)
    t.attack_stage(2)
    t.cast("death_and_decay", f"at {WEST} 1", dice=(1, 6)).cast("death_and_decay", f"at {EAST} 1", dice=(1, 6))
    t.end_turn().dice(6, 6).movement_stage(1).play("end")
    assert t.struck_kinds()[2:] == ["archer", "infantry"]


@rule("BS-SPELL-BLIZZARD-02", "BS-SEA-05")
def test_a_storm_that_follows_units_finds_nobody_aboard() -> None:
    t = Casting("fx2", area_anchor="stack")
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", "3,3")
    unit = t.unit(1, "infantry", "3,5")
    t.unit(1, "transport", "3,6")
    t.attack_stage(2).cast("death_and_decay", "at 3,5 1", at="3,3", dice=(1, 6)).end_turn()
    t.movement_stage(1).play("march 3,5 1", "board 3,6 1", "end")
    assert t.told("strike") == 1
    assert t.alive(unit)


@rule("BS-SPELL-RAISEDEAD-03", "BS-STACK-10")
def test_no_skeleton_rises_among_captive_ones() -> None:
    t = Casting()
    t.learn(2, *DEATH_KNIGHT)
    t.unit(2, "caster", HERE)
    t.units(2, "skeleton", EAST, 2, captive=True)
    t.attack_stage(2).dice(2).answer(f"cast {HERE} raise_dead")
    assert t.asked() == (2, "Summon")
    assert t.refused(f"place {EAST}") == "BS-SPELL-RAISEDEAD-03"


@rule("BS-WIN-03", "BS-NEUTRAL-05")
def test_delivered_captives_count_with_the_living_ones() -> None:
    t = Table("s4", 2)
    mine = t.units(1, "worker", "14,1", 2, captive=True)
    t.units(2, "worker", "-4,10", 2, captive=True)
    t.s.delivered = (1, *t.s.delivered[1:])
    t.attack_stage(2)
    lose(t.s, 1 << mine[0], 0, RULE)
    assert not t.s.over
    lose(t.s, 1 << mine[1], 0, RULE)
    assert t.result() == (0.0, 1.0)
