"""The spells of Mages: clauses BS-SPELL-FIREBALL, SLOW, FLAMESHIELD, POLYMORPH, BLIZZARD and INVISIBILITY."""

import pytest

from tests.games.bloodstream.casting import EAST2, EAST3, EAST4, MAGE, TEAMS, Casting
from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, SW, WEST
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


def mage(seats: int = 2, board: str = "fx1", at: str = HERE, area_anchor: str = "scenario") -> Casting:
    t = Casting(board, seats, area_anchor=area_anchor)
    t.learn(1, *MAGE)
    t.unit(1, "caster", at)
    return t


# Fireball.


def row() -> Casting:
    """EX-31: an own Footman, two Grunts and a Peon in a row."""
    t = mage()
    t.unit(1, "infantry", EAST)
    t.units(2, "infantry", EAST2, 2)
    t.unit(2, "worker", EAST3)
    return t.attack_stage()


@rule("BS-SPELL-FIREBALL-01", "BS-SPELL-FIREBALL-03", "BS-TURN-09")
def test_ex_31_one_unit_in_each_hex_of_the_row() -> None:
    t = row().cast("fireball", f"at {EAST3} 1", dice=(3, 4, 5, 5))
    assert t.struck_kinds() == ["infantry", "infantry", "worker"]
    assert t.needs() == [4, 4, 5]
    assert [event.facts["hex"] for event in t.events("strike")] == [t.x(hex) for hex in (EAST, EAST2, EAST3)]
    assert (t.count(EAST), t.count(EAST2), t.count(EAST3)) == (0, 2, 0)


@rule("BS-SPELL-FIREBALL-01")
def test_ex_31_hexes_behind_the_target_are_spared() -> None:
    t = row().cast("fireball", f"at {EAST2} 1", dice=(3, 6, 1))
    assert t.needs() == [4, 4]
    assert (t.count(EAST2), t.count(EAST3)) == (1, 1)


@rule("BS-SPELL-FIREBALL-01")
def test_four_is_too_much_mana() -> None:
    t = row().cast("fireball", f"at {EAST3} 1", dice=(4,))
    assert t.needs() == []


@rule("BS-SPELL-FIREBALL-02")
def test_the_target_lies_in_a_straight_row_with_a_visible_enemy() -> None:
    t = mage()
    t.unit(2, "infantry", EAST2)
    t.unit(2, "infantry", SE)
    t.effect(t.unit(2, "infantry", NW), "invisibility", 2)
    t.units(2, "worker", SW, captive=True)
    t.unit(1, "infantry", WEST)
    t.unit(2, "infantry", "5,6")
    aims = t.attack_stage().aims("fireball")
    assert aims == {f"at {hex} 1" for hex in (EAST2, EAST3, SE, "4,7", "4,8")}
    assert t.refused(f"at {EAST} 1") == "BS-SPELL-FIREBALL-02", "nobody is there yet"
    assert t.refused(f"at {NW} 1") == "BS-SPELL-FIREBALL-02"
    assert t.refused(f"at {SW} 1") == "BS-SPELL-FIREBALL-02"
    assert t.refused(f"at {WEST} 1") == "BS-SPELL-FIREBALL-02", "own units alone are no aim"
    assert t.refused("at 5,6 1") == "BS-SPELL-FIREBALL-02", "no straight row"
    assert t.why("at 5,6 1") == "not-in-a-straight-row"
    assert t.refused(f"at {EAST4} 1") == "BS-MAGIC-08"


@rule("BS-SPELL-FIREBALL-02")
def test_without_an_enemy_in_a_row_there_is_no_attempt() -> None:
    t = mage()
    t.unit(2, "infantry", "5,6")
    t.unit(2, "infantry", EAST4)
    assert t.attack_stage().refused(f"cast {HERE} fireball") == "BS-SPELL-FIREBALL-02"


@rule("BS-SPELL-FIREBALL-02", "BS-SPELL-FIREBALL-03")
def test_the_caster_chooses_the_victim_after_the_mana_die() -> None:
    t = mage()
    t.unit(2, "infantry", EAST)
    t.unit(1, "air_striker", EAST)
    grunts = t.units(2, "infantry", EAST2, 3)
    t.effect(grunts[0], "invisibility", 2).effect(grunts[2], "haste", 2)
    t.attack_stage().dice(1).answer(f"cast {HERE} fireball", f"at {EAST2} 1")
    assert t.asked() == (1, "FireballVictim")
    assert t.legal() == {f"at {EAST} 1", f"at {EAST} 2"}
    assert t.refused(f"at {EAST2} 2") == "BS-SPELL-FIREBALL-02"
    assert t.refused("end") == "TABLE-03"
    t.answer(f"at {EAST} 2")
    assert t.legal() == {f"at {EAST2} 2", f"at {EAST2} 3"}, "the invisible one cannot be chosen"
    t.dice(1, 1).answer(f"at {EAST2} 3")
    assert t.struck_kinds() == ["air_striker", "infantry"]
    assert t.needs() == [3, 4]
    assert [t.alive(grunt) for grunt in grunts] == [True, True, False]
    assert t.asked() == (1, "Attacking")


@rule("BS-SPELL-FIREBALL-02")
def test_hexes_with_nobody_to_choose_are_skipped() -> None:
    t = mage()
    t.effect(t.unit(2, "infantry", EAST), "invisibility", 2)
    t.units(2, "worker", EAST2, captive=True)
    t.unit(2, "infantry", EAST3)
    t.attack_stage().cast("fireball", f"at {EAST3} 1", dice=(1, 1))
    assert t.needs() == [4]
    assert (t.count(EAST), t.count(EAST2), t.count(EAST3)) == (1, 1, 0)


@rule("BS-SPELL-FIREBALL-02")
def test_the_row_ends_with_the_board_and_its_length_is_no_switch() -> None:
    t = Casting(spell_range="6")
    t.unit(1, "caster", "1,0")
    t.unit(2, "infantry", "0,0")
    t.unit(2, "infantry", "5,0")
    assert t.attack_stage().aims("fireball", at="1,0") == {"at 0,0 1"}


# Slow.


@rule("BS-SPELL-SLOW-01", "BS-SPELL-SLOW-02")
@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [("infantry", 2, 1), ("cavalry", 4, 2), ("scout_flyer", 6, 2), ("caster", 2, 1)],
)
def test_slow_halves_and_rounds_down_but_not_below_a_half(kind: str, before: int, after: int) -> None:
    t = mage()
    unit = t.unit(2, kind, EAST)
    assert t.s.speed_of(unit) == before
    t.movement_stage().cast("slow", f"at {EAST} 1", dice=(2,))
    assert t.s.speed_of(unit) == after


@rule("BS-SPELL-SLOW-01")
def test_what_has_speed_a_half_is_not_slowed() -> None:
    t = mage()
    t.unit(2, "siege", EAST)
    assert t.movement_stage().refused(f"cast {HERE} slow") == "BS-MAGIC-14"


@rule("BS-SPELL-SLOW-01", "BS-SPELL-HASTE-05")
def test_slow_takes_haste_off_a_catapult() -> None:
    t = mage()
    catapult = t.unit(2, "siege", EAST)
    t.effect(catapult, "haste", 2)
    assert t.s.speed_of(catapult) == 2
    t.movement_stage().cast("slow", f"at {EAST} 1", dice=(1,))
    assert t.s.speed_of(catapult) == 1


@rule("BS-SPELL-SLOW-01", "BS-MOVE-04")
def test_a_slowed_unit_moves_one_hex_and_cannot_attack() -> None:
    t = mage()
    t.unit(2, "infantry", EAST2)
    t.movement_stage().cast("slow", f"at {EAST2} 1", dice=(1,)).end_turn()
    t.movement_stage(2).play(f"march {EAST2} 1", f"step {EAST}").play("end")
    assert t.refused(f"attack {EAST}") == "BS-EFFECT-06"


# Flame Shield.


@rule("BS-SPELL-FLAMESHIELD-01")
def test_flame_shield_adds_one_for_this_turn() -> None:
    t = mage()
    t.unit(1, "infantry", EAST2)
    t.unit(2, "infantry", EAST3)
    t.attack_stage().cast("flame_shield", f"at {EAST2} 1", dice=(3,)).dice(6, 6).play(f"attack {EAST2}")
    assert t.needs()[0] == 3


@rule("BS-SPELL-FLAMESHIELD-02")
@pytest.mark.parametrize(("switch", "die", "works"), [("scenario", 3, 1), ("scenario", 4, 0), ("5", 5, 1), ("1", 2, 0)])
def test_its_mana_is_three_unless_the_table_says_so(switch: str, die: int, works: int) -> None:
    t = Casting(flame_shield_mana=switch)
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(2, "infantry", EAST)
    t.attack_stage().cast("flame_shield", f"at {HERE} 1", dice=(die,))
    assert len(t.s.effects) == works


# Polymorph.


@rule("BS-SPELL-POLYMORPH-01")
@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False)])
def test_polymorph_destroys_at_once(die: int, dead: bool) -> None:
    t = mage()
    dragon = t.unit(2, "air_striker", EAST3)
    t.attack_stage().cast("polymorph", f"at {EAST3} 1", dice=(die,))
    assert t.alive(dragon) is not dead
    assert t.told("die") == 1


@rule("BS-SPELL-POLYMORPH-02")
@pytest.mark.parametrize("kind", ids.UNITS)
def test_machines_are_no_target(kind: str) -> None:
    t = mage(board="fx2", at="4,5")
    sea = kind in ("tanker", "destroyer", "transport", "battleship", "submarine")
    hex = "4,6" if sea else "5,5"
    t.unit(2, kind, hex)
    t.unit(0, "demon", "3,5")
    t.attack_stage().aims("polymorph", at="4,5")
    mechanical = sea or kind in ("siege", "scout_flyer")
    assert t.refused(f"at {hex} 1") == ("BS-SPELL-POLYMORPH-02" if mechanical else "")


# Blizzard.


@rule("BS-SPELL-BLIZZARD-01", "BS-SPELL-BLIZZARD-02", "BS-SPELL-BLIZZARD-03")
def test_ex_32_whoever_leaves_the_hex_escapes_the_second_strike() -> None:
    t = mage()
    t.units(2, "infantry", EAST, 3)
    t.attack_stage().cast("blizzard", f"at {EAST} 1", dice=(2, 4, 4, 5))
    assert t.needs() == [4, 4, 4]
    assert t.count(EAST) == 1
    t.end_turn()
    t.movement_stage(2).play(f"march {EAST} 1", f"step {EAST2}", "stop", "end")
    assert t.s.stage == ids.ATTACK
    assert t.told("strikes-again") == 1
    assert t.count(EAST2) == 1
    assert t.storms() == []


@rule("BS-SPELL-BLIZZARD-01")
def test_it_strikes_again_before_anything_else_and_only_once() -> None:
    t = mage()
    t.units(2, "infantry", EAST, 3)
    t.attack_stage().cast("blizzard", f"at {EAST} 1", dice=(1, 6, 6, 6)).end_turn()
    t.dice(1, 6, 4)
    t.movement_stage(2).play("end")
    assert t.asked() == (2, "Attacking")
    assert t.count(EAST) == 1
    assert t.spent()
    t.end_turn()
    t.attack_stage(2)
    assert t.told("strike") == 6


@rule("BS-SPELL-BLIZZARD-02")
def test_it_strikes_whoever_is_there_then() -> None:
    t = mage(seats=3)
    t.unit(2, "infantry", EAST3)
    t.unit(3, "air_striker", EAST)
    t.unit(1, "infantry", EAST)
    t.storm(EAST, "blizzard", 2, 1).dice(1, 1).attack_stage(2)
    assert t.struck_kinds() == ["infantry", "air_striker"]
    assert (t.count(EAST), t.count(EAST, ids.SKY)) == (0, 0)


@rule("BS-SPELL-BLIZZARD-03")
def test_the_opponent_is_the_owner_of_the_stack() -> None:
    t = mage(seats=4)
    t.units(3, "infantry", EAST, 2)
    for seat in (2, 4):
        t.unit(seat, "infantry", f"{seat},9")
    t.attack_stage(1).cast("blizzard", f"at {EAST} 1", dice=(1, 6, 6))
    assert t.storms() == [(EAST, "blizzard", 3, 1)]
    t.attack_stage(2)
    assert t.told("strikes-again") == 0
    t.dice(1, 1).attack_stage(3)
    assert t.told("strikes-again") == 1


@rule("BS-SPELL-BLIZZARD-03")
@pytest.mark.parametrize(("caster", "opponent"), [(1, 2), (3, 1)])
def test_for_a_neutral_stack_it_is_the_next_player(caster: int, opponent: int) -> None:
    t = Casting(seats=3)
    t.learn(caster, *MAGE)
    t.unit(caster, "caster", HERE)
    t.unit(0, "skeleton", EAST)
    t.attack_stage(caster).cast("blizzard", f"at {EAST} 1", dice=(1, 6))
    assert t.storms() == [(EAST, "blizzard", opponent, caster)]


@rule("BS-SPELL-BLIZZARD-04")
def test_of_two_enemies_the_one_on_the_ground_is_the_opponent() -> None:
    t = mage(seats=3)
    t.unit(2, "air_striker", EAST)
    t.unit(3, "infantry", EAST)
    t.attack_stage(1).cast("blizzard", f"at {EAST} 1", dice=(1, 6, 6))
    assert t.storms() == [(EAST, "blizzard", 3, 1)]
    t = mage(seats=3)
    t.unit(2, "air_striker", EAST)
    t.unit(1, "infantry", EAST)
    t.attack_stage(1).cast("blizzard", f"at {EAST} 1", dice=(1, 6, 6))
    assert t.storms() == [(EAST, "blizzard", 2, 1)], "own units are no opponent"


@rule("BS-SPELL-BLIZZARD-05", "BS-TURN-09")
def test_second_strikes_come_in_the_order_of_casting() -> None:
    t = mage(seats=3)
    t.unit(2, "infantry", EAST)
    t.unit(2, "worker", SE)
    t.storm(SE, "blizzard", 2, 3).storm(EAST, "blizzard", 3, 1).storm(EAST, "blizzard", 2, 1)
    t.dice(6, 6).attack_stage(2)
    assert t.struck_kinds() == ["worker", "infantry"]
    assert t.storms() == [(EAST, "blizzard", 3, 1)]


@rule("BS-SPELL-BLIZZARD-01", "BS-NEUTRAL-06")
def test_captives_are_passed_over_without_a_die() -> None:
    t = mage()
    t.units(2, "worker", EAST, captive=True)
    t.unit(2, "air_striker", EAST)
    t.attack_stage().cast("blizzard", f"at {EAST} 1", dice=(1, 1))
    assert t.struck_kinds() == ["air_striker"]
    t.storm(EAST, "blizzard", 2, 1).attack_stage(2)
    assert t.count(EAST) == 1


@rule("BS-SPELL-BLIZZARD-02")
def test_the_switch_lets_the_storm_follow_those_it_struck() -> None:
    t = mage(area_anchor="stack")
    grunts = t.units(2, "infantry", EAST, 3)
    t.unit(2, "worker", SE)
    t.attack_stage().cast("blizzard", f"at {EAST} 1", dice=(1, 6, 6, 1)).end_turn()
    t.movement_stage(2).play(f"march {EAST} 2", f"step {EAST2}", "stop")
    t.play(f"march {SE} 1", f"step {EAST}", "stop").dice(1, 6).play("end")
    assert t.struck_kinds()[3:] == ["infantry", "infantry"], "not the Peon who is in the hex now"
    assert [t.alive(grunt) for grunt in grunts] == [False, True, False]


@rule("BS-SPELL-BLIZZARD-02")
def test_a_storm_follows_nobody_who_got_the_slot_of_a_dead_unit() -> None:
    t = mage(area_anchor="stack")
    t.units(2, "infantry", EAST, 2)
    t.attack_stage().cast("blizzard", f"at {EAST} 1", dice=(1, 1, 1))
    t.unit(2, "worker", SE)
    t.attack_stage(2)
    assert t.told("strike") == 2


# Invisibility.


@rule("BS-SPELL-INVISIBILITY-01")
@pytest.mark.parametrize(("die", "works"), [(1, True), (2, False)])
def test_an_own_or_allied_unit_becomes_invisible(die: int, works: bool) -> None:
    t = Casting(TEAMS, seats=4)
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    friend = t.unit(3, "infantry", EAST)
    t.unit(2, "infantry", NE)
    t.movement_stage().cast("invisibility", f"at {EAST} 1", dice=(die,))
    assert t.under(friend) == ([("invisibility", 1)] if works else [])
    t.attack_stage(2)
    assert (t.refused(f"attack {NE}") == "") is not works or t.count(HERE) == 1


@rule("BS-SPELL-INVISIBILITY-01")
def test_it_cannot_be_renewed() -> None:
    t = mage()
    footman = t.unit(1, "infantry", EAST)
    t.effect(footman, "invisibility", 1)
    assert t.movement_stage().aims("invisibility") == {f"at {HERE} 1"}
    assert t.refused(f"at {EAST} 1") == "BS-SPELL-INVISIBILITY-01"


@rule("BS-SPELL-INVISIBILITY-02", "BS-SPELL-INVISIBILITY-04")
def test_an_attempt_of_a_spell_ends_it() -> None:
    t = mage()
    caster = t.s.stack_at(t.x(HERE), ids.GROUND).bit_length() - 1
    t.unit(2, "infantry", EAST)
    t.effect(caster, "invisibility", 1).attack_stage().cast("slow", f"at {EAST} 1", dice=(6,))
    assert t.under(caster) == []


@rule("BS-SPELL-INVISIBILITY-01", "BS-MAGIC-17")
def test_an_invisible_mage_cannot_choose_itself() -> None:
    t = mage()
    caster = t.s.stack_at(t.x(HERE), ids.GROUND).bit_length() - 1
    t.effect(caster, "invisibility", 1)
    assert t.attack_stage().refused(f"cast {HERE} flame_shield") == "BS-MAGIC-14"


@rule("BS-SPELL-INVISIBILITY-03")
def test_a_strike_on_the_hex_hits_invisible_units() -> None:
    t = mage()
    grunts = t.units(2, "infantry", EAST, 2)
    t.effect(grunts[0], "invisibility", 2).attack_stage().cast("blizzard", f"at {EAST} 1", dice=(1, 1, 6))
    assert [t.alive(grunt) for grunt in grunts] == [False, True]


@rule("BS-SPELL-INVISIBILITY-04", "BS-MOVE-06")
def test_an_invisible_unit_still_holds_its_hex() -> None:
    t = mage()
    t.effect(t.unit(2, "infantry", EAST), "invisibility", 2)
    t.movement_stage().play(f"march {HERE} 1")
    assert t.refused(f"step {EAST}") == "BS-MOVE-06"


@rule("BS-SPELL-INVISIBILITY-01", "BS-EFFECT-02")
def test_invisibility_lasts_through_the_enemys_turn() -> None:
    t = mage()
    footman = t.unit(1, "infantry", EAST)
    t.unit(2, "archer", EAST3)
    t.movement_stage().cast("invisibility", f"at {EAST} 1", dice=(1,)).end_turn()
    assert t.attack_stage(2).refused(f"attack {EAST3}") == "BS-ATTACK-03"
    t.turn(1)
    assert t.under(footman) == []
