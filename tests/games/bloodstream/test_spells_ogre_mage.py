"""The spells of Ogre-Mages: clauses BS-SPELL-BLOODLUST-01, 02 and BS-SPELL-RUNE-01 to 04."""

import pytest

from tests.games.bloodstream.casting import EAST2, EAST3, EAST4, OGRE_MAGE, TEAMS, Casting
from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, SW, WEST
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


def shaman(board: str = "fx1", at: str = HERE, rune_limit: str = "scenario") -> Casting:
    t = Casting(board, rune_limit=rune_limit)
    t.learn(2, *OGRE_MAGE)
    t.unit(2, "cavalry", at)
    return t


# Bloodlust.


@rule("BS-SPELL-BLOODLUST-01", "BS-EFFECT-02")
def test_the_attack_of_a_unit_doubles_for_a_round() -> None:
    t = shaman()
    grunt = t.unit(2, "infantry", EAST3)
    t.unit(1, "infantry", "0,9")
    t.movement_stage(2).cast("bloodlust", f"at {EAST3} 1", dice=(2,))
    assert t.s.attack_of(grunt) == 6
    t.end_turn()
    assert t.s.attack_of(grunt) == 6
    t.end_turn()
    assert t.s.attack_of(grunt) == 3


@rule("BS-SPELL-BLOODLUST-01")
def test_it_needs_two_or_lower() -> None:
    t = shaman().movement_stage(2)
    t.cast("bloodlust", f"at {HERE} 1", dice=(3,))
    assert t.s.effects == ()


@rule("BS-SPELL-BLOODLUST-02", "BS-ATTACK-10", "BS-SIEGE-02")
def test_ex_16_an_ogre_with_weapon_1_alone_at_a_farm() -> None:
    t = shaman()
    t.learn(2, "sword1")
    ogre = t.unit(2, "cavalry", NE)
    t.building(1, "farm", EAST)
    t.attack_stage(2).cast("bloodlust", f"at {NE} 1", dice=(1,))
    assert t.s.attack_of(ogre) == 10
    t.dice(5).play(f"attack {NE}")
    assert t.needs() == [5]
    assert t.building_at(EAST) is None


@rule("BS-SPELL-BLOODLUST-02", "BS-SIEGE-01")
def test_ex_37_a_catapult_under_bloodlust_hits_barracks() -> None:
    t = shaman()
    t.unit(2, "siege", WEST)
    t.building(1, "barracks", EAST2)
    t.attack_stage(2).cast("bloodlust", f"at {WEST} 1", dice=(1,))
    t.dice(5).play(f"attack {WEST}")
    assert t.needs() == [5]
    assert t.burns(EAST2) == 1


@rule("BS-SPELL-BLOODLUST-02", "BS-MAGIC-14")
def test_every_unit_with_an_attack_may_be_the_target_mechanical_ones_too() -> None:
    t = Casting("fx2")
    t.learn(2, *OGRE_MAGE)
    t.unit(2, "cavalry", "4,5")
    t.unit(2, "siege", "3,5")
    t.unit(2, "destroyer", "4,6")
    t.unit(2, "transport", "3,6")
    t.unit(2, "scout_flyer", "4,6")
    aims = t.attack_stage(2).aims("bloodlust", at="4,5")
    assert aims == {"at 4,5 1", "at 3,5 1", "at 4,6 1"}
    assert t.refused("at 3,6 1") == "BS-MAGIC-14"
    assert t.refused("at 4,6 2") == "BS-MAGIC-14"


@rule("BS-SPELL-BLOODLUST-02")
def test_helpers_and_flame_shield_come_after_the_doubling() -> None:
    t = Casting(TEAMS, seats=4)
    t.units(2, "infantry", HERE, 2)
    first = t.s.by_birth(t.s.stack_at(t.x(HERE), ids.GROUND))[0]
    t.effect(first, "bloodlust", 2).effect(first, "flame_shield", 2)
    t.unit(1, "infantry", EAST)
    t.attack_stage(2).dice(6).answer(f"attack {HERE}", f"aim {EAST} 1", "with 2", "roll")
    assert t.needs() == [3 * 2 + 1 + 1 - 1]


# Rune.


@rule("BS-SPELL-RUNE-01")
@pytest.mark.parametrize(("die", "laid"), [(1, True), (2, False)])
def test_a_rune_is_laid_on_an_empty_hex(die: int, laid: bool) -> None:
    t = shaman().movement_stage(2)
    t.cast("rune", f"at {EAST3} 1", dice=(die,))
    assert t.runes() == ([(EAST3, 2)] if laid else [])
    assert t.told("rune-laid") == int(laid)


@rule("BS-SPELL-RUNE-01", "BS-SPELL-RUNE-03")
def test_whoever_enters_dies_and_the_rune_is_gone() -> None:
    t = shaman()
    t.units(1, "infantry", EAST3, 2)
    t.movement_stage(2).cast("rune", f"at {EAST2} 1", dice=(1,)).end_turn()
    t.movement_stage(1).play(f"march {EAST3} 2", f"step {EAST2}")
    assert t.count(EAST2) == 1
    assert t.runes() == []


@rule("BS-SPELL-RUNE-01", "BS-EFFECT-02")
def test_it_ends_in_the_gather_stage_of_its_caster() -> None:
    t = shaman()
    t.unit(1, "infantry", "0,9")
    t.movement_stage(2).cast("rune", f"at {EAST2} 1", dice=(1,)).end_turn()
    assert t.runes() == [(EAST2, 2)]
    t.end_turn()
    assert t.runes() == []


@rule("BS-SPELL-RUNE-02")
def test_the_hex_holds_no_unit_building_or_rune() -> None:
    t = shaman()
    t.unit(1, "infantry", EAST)
    t.unit(1, "air_striker", SE)
    t.building(1, "farm", NE)
    t.rune(NW, 1).movement_stage(2)
    aims = t.aims("rune")
    assert f"at {WEST} 1" in aims
    assert not aims & {f"at {hex} 1" for hex in (HERE, EAST, SE, NE, NW)}
    for hex in (HERE, EAST, SE, NE, NW):
        assert t.refused(f"at {hex} 1") == "BS-SPELL-RUNE-02"
    assert t.refused(f"at {EAST4} 1") == "BS-MAGIC-08"
    assert t.refused(f"at {WEST} 2") == "BS-MAGIC-11"


@rule("BS-SPELL-RUNE-02")
@pytest.mark.parametrize(
    ("ogre", "hex", "may"),
    [
        ("3,1", "3,0", True),  # forest
        ("3,2", "1,2", True),  # gold mine
        ("6,1", "7,1", True),  # Circle of Power
        ("6,1", "6,1", False),
        ("8,1", "8,2", False),  # rocks
        ("2,5", "0,4", False),  # a wall
        ("2,5", "1,6", False),  # water
        ("6,3", "9,3", False),  # river
    ],
)
def test_some_land_unit_must_be_able_to_enter(ogre: str, hex: str, may: bool) -> None:
    t = shaman("fx2", ogre).movement_stage(2)
    assert (f"at {hex} 1" in t.aims("rune", at=ogre)) is may


@rule("BS-SPELL-RUNE-04")
@pytest.mark.parametrize(("limit", "most"), [("scenario", 5), ("1", 1), ("7", 7)])
def test_a_player_has_so_many_runes_at_most(limit: str, most: int) -> None:
    t = shaman(rune_limit=limit)
    t.rune("0,11", 1)
    for number in range(most - 1):
        t.rune(f"{number},9", 2)
    assert t.movement_stage(2).legal("cast") >= {f"cast {HERE} rune"}
    t.rune("8,9", 2).movement_stage(2)
    assert t.refused(f"cast {HERE} rune") == "BS-SPELL-RUNE-04"


@rule("BS-SPELL-RUNE-02")
def test_without_an_empty_hex_there_is_no_attempt() -> None:
    t = Casting(spell_range="1")
    t.learn(2, *OGRE_MAGE)
    t.unit(2, "cavalry", HERE)
    for hex in (EAST, SE, SW, WEST, NW, NE):
        t.unit(2, "infantry", hex)
    assert t.movement_stage(2).refused(f"cast {HERE} rune") == "BS-SPELL-RUNE-02"
