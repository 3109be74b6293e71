"""Casting: clauses BS-MAGIC-01 to 17, the order of dice (BS-TURN-09), and the switches about mana and range."""

import pytest

from tests.games.bloodstream.casting import (
    DEATH_KNIGHT,
    EAST2,
    EAST3,
    EAST4,
    MAGE,
    OGRE_MAGE,
    PALADIN,
    TEAMS,
    Casting,
    duel,
)
from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, WEST
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.spells.box import SPELLS

rule = pytest.mark.rule


@rule("BS-MAGIC-01")
@pytest.mark.parametrize(
    ("seat", "kind", "learned", "spells"),
    [
        (1, "caster", MAGE, {"fireball", *MAGE}),
        (2, "caster", DEATH_KNIGHT, {"death_coil", *DEATH_KNIGHT}),
        (1, "cavalry", PALADIN, {"exorcism"}),
        (2, "cavalry", OGRE_MAGE, {"bloodlust", "rune"}),
        (1, "cavalry", (), set()),
        (1, "infantry", (*MAGE, *PALADIN), set()),
    ],
)
def test_each_caster_has_the_spells_of_its_kind(
    seat: int, kind: str, learned: tuple[str, ...], spells: set[str]
) -> None:
    t = Casting()
    t.learn(seat, *learned)
    t.unit(seat, kind, HERE)
    t.unit(3 - seat, "caster", EAST)
    t.unit(2, "skeleton", SE) if seat == 1 else None
    t.attack_stage(seat)
    assert {text.split()[2] for text in t.legal("cast")} == spells
    for name in set(ids.SPELLS) - spells - {"heal"}:
        assert t.refused(f"cast {HERE} {name}") in ("BS-MAGIC-01", "BS-MAGIC-03")


@rule("BS-MAGIC-01")
def test_who_is_no_caster_casts_nothing() -> None:
    t = duel().attack_stage()
    assert t.refused(f"cast {EAST} fireball") == "BS-MAGIC-01", "an enemy is there"
    assert t.refused(f"cast {NW} fireball") == "BS-MAGIC-01", "nobody is there"
    assert t.refused(f"cast {HERE} death_coil") == "BS-MAGIC-01", "a spell of others"


@rule("BS-MAGIC-01")
def test_knights_cast_only_as_paladins() -> None:
    t = Casting()
    t.learn(1, "exorcism")
    t.unit(1, "cavalry", HERE)
    t.unit(2, "skeleton", EAST)
    assert t.attack_stage().refused(f"cast {HERE} exorcism") == "BS-MAGIC-01"


@rule("BS-MAGIC-02")
@pytest.mark.parametrize(("die", "works"), [(1, True), (2, True), (3, False), (6, False)])
def test_the_die_must_not_exceed_the_mana(die: int, works: bool) -> None:
    t = duel().movement_stage()
    t.cast("slow", f"at {EAST} 1", dice=(die,))
    assert bool(t.s.effects) is works
    assert (t.told("casts"), t.told("fizzled"), t.told("die")) == (1, int(not works), 1)
    assert t.spent()


@rule("BS-MAGIC-02")
def test_the_target_is_named_before_the_die() -> None:
    t = duel().attack_stage()
    assert t.aims("slow") == {f"at {EAST} 1"}
    assert t.asked() == (1, "CastAim")
    assert t.told("die") == 0
    assert t.refused("end") == "TABLE-03"


@rule("BS-MAGIC-03")
def test_a_spell_with_a_price_must_be_learned() -> None:
    t = Casting()
    t.unit(1, "caster", HERE)
    t.unit(2, "infantry", EAST)
    t.attack_stage()
    assert t.legal("cast") == {f"cast {HERE} fireball"}
    assert t.refused(f"cast {HERE} polymorph") == "BS-MAGIC-03"
    d = Casting()
    d.unit(2, "caster", HERE)
    d.unit(1, "infantry", EAST)
    assert d.attack_stage(2).legal("cast") == {f"cast {HERE} death_coil"}


@rule("BS-MAGIC-04")
def test_both_stages_are_open_and_the_others_are_not() -> None:
    assert duel().movement_stage().legal("cast")
    assert duel().attack_stage().legal("cast")
    assert not duel().orders().legal("cast")
    assert duel().orders().refused(f"cast {HERE} fireball") == "TABLE-03"


@rule("BS-MAGIC-05")
def test_one_attempt_in_a_turn_successful_or_not() -> None:
    t = duel().movement_stage()
    t.cast("slow", f"at {EAST} 1", dice=(6,))
    assert not t.legal("cast")
    assert t.refused(f"cast {HERE} fireball") == "BS-MAGIC-05"
    t.play("end")
    assert t.s.stage == ids.ATTACK
    assert t.refused(f"cast {HERE} fireball") == "BS-MAGIC-05"
    t.end_turn()
    t.movement_stage()
    assert t.legal("cast")


@rule("BS-MAGIC-06", "BS-EFFECT-12")
def test_ex_44_the_attempt_marks_the_caster_alone() -> None:
    t = Casting()
    t.units(1, "caster", HERE, 2)
    t.unit(2, "infantry", EAST)
    t.attack_stage().cast("fireball", f"at {EAST} 1", dice=(6,))
    assert t.marked(HERE) == 1
    t.dice(6, 6).play(f"attack {HERE}", f"aim {HERE} 1")
    assert t.needs()[0] == 2, "the other Mage attacks alone"
    t.end_turn()
    t.attack_stage(2).dice(6, 6).play(f"attack {EAST}")
    assert t.needs()[-1] == 3, "both strike back, one helps the other"


@rule("BS-MAGIC-06", "BS-EFFECT-09")
def test_markers_forbid_casting() -> None:
    t = duel()
    mage = t.s.stack_at(t.x(HERE), ids.GROUND).bit_length() - 1
    t.full(mage).attack_stage()
    assert t.refused(f"cast {HERE} fireball") == "BS-EFFECT-09"
    t = duel()
    t.struck(mage).attack_stage()
    assert t.refused(f"cast {HERE} fireball") == "BS-MAGIC-06"


@rule("BS-MAGIC-06", "BS-STACK-09")
def test_every_caster_of_a_reinforced_stack_may_cast() -> None:
    t = Casting()
    t.units(1, "caster", HERE, 2)
    t.units(2, "infantry", EAST, 3)
    t.reinforced(HERE).attack_stage()
    t.cast("fireball", f"at {EAST} 1", dice=(6,)).cast("fireball", f"at {EAST} 1", dice=(1, 1))
    assert t.count(EAST) == 2


@rule("BS-MAGIC-06", "BS-MOVE-10")
def test_casting_ends_stand_ground() -> None:
    t = Casting()
    mages = t.units(1, "caster", HERE, 2)
    t.unit(2, "infantry", EAST3)
    t.stand(*mages).movement_stage().cast("fireball", f"at {EAST3} 1", dice=(6,))
    assert (t.s.standing & sum(1 << mage for mage in mages)).bit_count() == 1


@rule("BS-STAND-12")
def test_stand_ground_in_the_attack_stage_takes_the_place_of_a_spell() -> None:
    t = duel().attack_stage()
    t.play(f"stand {HERE} 1")
    assert t.refused(f"cast {HERE} fireball") == "BS-STAND-12"


@rule("BS-MAGIC-07")
def test_whoever_has_cast_moves_its_speed_and_no_farther() -> None:
    t = duel().movement_stage()
    t.cast("slow", f"at {EAST} 1", dice=(6,)).play(f"march {HERE} 1", f"step {WEST}")
    assert t.asked()[1] == "Moving", "the order is over after one hex"
    assert t.count(WEST) == 1
    assert not t.s.full


@rule("BS-MAGIC-07", "BS-EFFECT-09")
def test_one_may_move_first_but_not_the_extra_hex() -> None:
    t = duel().movement_stage()
    t.play(f"march {HERE} 1", f"step {NE}", "stop")
    assert t.legal("cast")
    t = duel().movement_stage()
    t.play(f"march {HERE} 1", f"step {NW}", "step 5,3")
    assert t.refused("cast 5,3 fireball") == "BS-EFFECT-09"


@rule("BS-MAGIC-08")
def test_spells_reach_three_hexes() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(2, "infantry", EAST3)
    t.unit(2, "infantry", EAST4)
    assert t.attack_stage().aims("slow") == {f"at {EAST3} 1"}
    assert t.refused(f"at {EAST4} 1") == "BS-MAGIC-08"


@rule("BS-MAGIC-08")
def test_the_range_of_spells_is_a_switch() -> None:
    t = Casting(spell_range="1")
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(2, "infantry", EAST2)
    assert t.attack_stage().refused(f"cast {HERE} slow") == "BS-MAGIC-14"
    assert t.legal("cast") == {f"cast {HERE} fireball", f"cast {HERE} flame_shield", f"cast {HERE} invisibility"}
    t = Casting(spell_range="4")
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(2, "infantry", EAST4)
    assert t.attack_stage().aims("slow") == {f"at {EAST4} 1"}


@rule("BS-MAGIC-08")
def test_a_caster_aboard_cannot_cast_nor_be_a_target() -> None:
    t = Casting("fx2")
    t.learn(1, *MAGE)
    t.aboard("caster", t.unit(1, "transport", "1,6"), 2)
    t.unit(2, "infantry", "2,5")
    assert not t.attack_stage().legal("cast")
    assert t.refused("cast 1,6 fireball") == "BS-MAGIC-01"
    t.unit(1, "caster", "1,5")
    assert t.attack_stage().aims("invisibility", at="1,5") == {"at 1,5 1", "at 1,6 1"}


@rule("BS-MAGIC-09")
def test_armour_and_its_research_count_and_nothing_raises_the_attack() -> None:
    t = Casting()
    t.learn(2, "shield1")
    mage = t.unit(1, "caster", HERE)
    t.effect(mage, "bloodlust", 1).effect(mage, "flame_shield", 1)
    t.unit(2, "infantry", EAST)
    t.attack_stage().cast("fireball", f"at {EAST} 1", dice=(1, 4))
    assert t.needs() == [3]
    assert t.count(EAST) == 1


@rule("BS-MAGIC-09")
@pytest.mark.parametrize(("switch", "dies"), [("off", False), ("on", True)])
def test_a_rolled_one_may_hit_by_the_switch(switch: str, dies: bool) -> None:
    t = Casting("fx2", natural_one_hits=switch)
    t.learn(1, *MAGE)
    t.learn(2, "plate1", "plate2")
    t.unit(1, "caster", "4,5")
    t.unit(2, "battleship", "4,6")
    t.attack_stage().cast("blizzard", "at 4,6 1", dice=(1, 1))
    assert t.needs() == [0]
    assert (t.count("4,6") == 0) is dies


@rule("BS-MAGIC-10")
def test_spells_leave_buildings_alone() -> None:
    t = Casting("fx2")
    t.learn(1, *MAGE)
    t.unit(1, "caster", "2,5")
    t.building(2, "farm", "3,5")
    t.building(2, "barracks", "2,4", site=True)
    assert t.attack_stage().legal("cast") == {"cast 2,5 flame_shield", "cast 2,5 invisibility"}
    t.unit(2, "air_striker", "3,5")
    t.attack_stage().cast("blizzard", "at 3,5 1", at="2,5", dice=(1, 1))
    assert t.burns("3,5") == 0
    assert t.count("3,5", ids.SKY) == 0
    t = duel()
    t.building(2, "farm", SE)
    t.attack_stage().aims("slow")
    assert t.refused(f"at {SE} 1") == "BS-MAGIC-10"


@rule("BS-MAGIC-10")
def test_spells_provoke_no_counter_attack() -> None:
    t = duel().attack_stage()
    t.cast("fireball", f"at {EAST} 1", dice=(1, 6))
    assert t.told("counter-attack") == 0
    assert t.asked() == (1, "Attacking")


@rule("BS-MAGIC-11", "BS-TURN-09")
def test_a_strike_on_a_hex_spares_nobody() -> None:
    t = Casting()
    t.learn(1, "blizzard")
    t.unit(1, "caster", HERE)
    t.units(1, "air_striker", EAST, 2)
    t.units(2, "infantry", EAST, 2)
    t.attack_stage().cast("blizzard", f"at {EAST} 1", dice=(2, 4, 5, 3, 6))
    assert t.struck_kinds() == ["infantry", "infantry", "air_striker", "air_striker"]
    assert t.needs() == [4, 4, 3, 3]
    assert (t.count(EAST), t.count(EAST, ids.SKY)) == (1, 1)


@rule("BS-MAGIC-12")
def test_a_harmful_spell_needs_a_visible_enemy() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(1, "infantry", WEST)
    t.unit(0, "skeleton", EAST)
    t.units(2, "worker", SE, captive=True)
    t.effect(t.unit(2, "infantry", NE), "invisibility", 2)
    t.attack_stage()
    assert t.aims("slow") == {f"at {EAST} 1"}
    assert t.refused(f"at {WEST} 1") == "BS-MAGIC-12"
    assert t.refused(f"at {SE} 1") == "BS-MAGIC-12"
    assert t.refused(f"at {NW} 1") == "BS-MAGIC-12"
    assert t.refused(f"at {NE} 1") == "BS-SPELL-INVISIBILITY-01"


@rule("BS-MAGIC-12", "BS-SPELL-INVISIBILITY-01")
def test_a_kind_spell_needs_a_visible_own_or_allied_unit() -> None:
    t = Casting(TEAMS, seats=4)
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(3, "infantry", EAST)
    t.unit(2, "infantry", WEST)
    t.unit(0, "skeleton", NW)
    t.units(1, "worker", SE, captive=True)
    t.effect(t.unit(1, "infantry", NE), "invisibility", 1)
    assert t.attack_stage().aims("flame_shield") == {f"at {HERE} 1", f"at {EAST} 1"}
    assert t.refused(f"at {WEST} 1") == "BS-MAGIC-12"
    assert t.refused(f"at {NW} 1") == "BS-MAGIC-12"
    assert t.refused(f"at {SE} 1") == "BS-MAGIC-12"
    assert t.refused(f"at {NE} 1") == "BS-SPELL-INVISIBILITY-01"


@rule("BS-MAGIC-12")
def test_of_those_alike_the_first_is_offered() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    grunts = t.units(2, "infantry", EAST, 3)
    t.effect(grunts[1], "bloodlust", 2)
    t.unit(2, "air_striker", EAST)
    assert t.attack_stage().aims("slow") == {f"at {EAST} {number}" for number in (1, 2, 4)}
    assert t.refused(f"at {EAST} 3") == "BS-MAGIC-12"
    t.answer(f"at {EAST} 2")
    assert t.told("casts") == 1


@rule("BS-MAGIC-13")
def test_an_effect_lies_on_its_unit_until_it_ends() -> None:
    t = duel().movement_stage()
    t.cast("slow", f"at {EAST} 1", dice=(2,))
    grunt = t.s.stack_at(t.x(EAST), ids.GROUND).bit_length() - 1
    assert t.under(grunt) == [("slow", 1)]
    assert t.told("enchanted") == 1
    t.end_turn()
    assert t.under(grunt) == [("slow", 1)]


@rule("BS-MAGIC-14")
def test_a_spell_that_could_do_nothing_is_not_attempted() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    t.unit(1, "caster", HERE)
    t.unit(2, "siege", EAST)
    t.unit(2, "scout_flyer", EAST)
    assert t.attack_stage().aims("slow") == {f"at {EAST} 2"}
    assert t.refused(f"at {EAST} 1") == "BS-MAGIC-14"
    t = Casting()
    t.learn(2, *DEATH_KNIGHT, *OGRE_MAGE)
    t.unit(2, "caster", HERE)
    t.unit(2, "cavalry", EAST)
    t.unit(2, "scout_flyer", EAST)
    t.attack_stage(2)
    assert t.aims("haste") == {f"at {HERE} 1"}
    assert t.refused(f"at {EAST} 1") == "BS-SPELL-HASTE-02"
    assert t.attack_stage(2).aims("bloodlust", at=EAST) == {f"at {HERE} 1", f"at {EAST} 1"}
    assert t.refused(f"at {EAST} 2") == "BS-MAGIC-14"


@rule("BS-MAGIC-14", "BS-EFFECT-05")
def test_an_effect_in_force_may_be_cast_again() -> None:
    t = duel()
    grunt = t.s.stack_at(t.x(EAST), ids.GROUND).bit_length() - 1
    t.effect(grunt, "slow", 1)
    assert t.s.speed_of(grunt) == 1
    assert t.attack_stage().aims("slow") == {f"at {EAST} 1"}


@rule("BS-MAGIC-14")
def test_a_hopeless_attack_stays_legal() -> None:
    """BS-RULING-67."""
    t = Casting("fx2")
    t.learn(2, "plate1", "plate2")
    t.unit(1, "caster", "4,5")
    t.unit(2, "battleship", "4,6")
    t.attack_stage().cast("fireball", "at 4,6 1", dice=(3, 1))
    assert t.needs() == [0]
    assert t.count("4,6") == 1


@rule("BS-MAGIC-15")
def test_a_slowed_caster_moves_or_casts() -> None:
    t = duel()
    mage = t.s.stack_at(t.x(HERE), ids.GROUND).bit_length() - 1
    t.effect(mage, "slow", 2).movement_stage()
    t.cast("fireball", f"at {EAST} 1", dice=(6,))
    assert t.refused(f"march {HERE} 1") == "BS-MAGIC-15"
    t = duel()
    t.effect(mage, "slow", 2).movement_stage().play(f"march {HERE} 1", f"step {WEST}")
    assert t.refused(f"cast {WEST} fireball") == "BS-EFFECT-09"


@rule("BS-MAGIC-16")
@pytest.mark.parametrize(("seat", "spell"), [(1, "blizzard"), (2, "death_and_decay"), (2, "whirlwind")])
def test_storms_need_a_visible_enemy_in_the_hex(seat: int, spell: str) -> None:
    t = Casting()
    t.learn(seat, *MAGE, *DEATH_KNIGHT)
    t.unit(seat, "caster", HERE)
    t.unit(seat, "infantry", WEST)
    t.units(3 - seat, "worker", SE, captive=True)
    t.effect(t.unit(3 - seat, "infantry", NE), "invisibility", 3 - seat)
    assert t.attack_stage(seat).refused(f"cast {HERE} {spell}") == "BS-MAGIC-16"
    t.unit(0, "demon", EAST)
    assert t.attack_stage(seat).aims(spell) == {f"at {EAST} 1"}
    for hex in (WEST, SE, NE, NW, HERE):
        assert t.refused(f"at {hex} 1") == "BS-MAGIC-16"
    assert t.refused(f"at {EAST} 2") == "BS-MAGIC-11"
    assert t.refused(f"at {EAST4} 1") == "BS-MAGIC-08"


@rule("BS-MAGIC-17")
def test_a_caster_may_bless_itself_and_whoever_flies_over_it() -> None:
    t = Casting()
    t.learn(1, *MAGE)
    mage = t.unit(1, "caster", HERE)
    t.unit(1, "air_striker", HERE)
    assert t.attack_stage().aims("flame_shield") == {f"at {HERE} 1", f"at {HERE} 2"}
    t.dice(3).answer(f"at {HERE} 1")
    assert t.under(mage) == [("flame_shield", 1)]


@rule("BS-MAGIC-02", "BS-MAGIC-05")
def test_where_casters_differ_one_is_chosen() -> None:
    t = Casting()
    mages = t.units(1, "caster", HERE, 2)
    t.effect(mages[1], "haste", 1)
    t.unit(2, "infantry", EAST)
    t.attack_stage().answer(f"cast {HERE} fireball")
    assert t.asked() == (1, "Caster")
    assert t.legal() == {"pick 1", "pick 2"}
    assert t.refused("end") == "TABLE-03"
    t.dice(6).answer("pick 2", f"at {EAST} 1")
    assert t.s.struck == 1 << mages[1]


def test_every_spell_has_its_clause_and_its_own_icon() -> None:
    assert len(SPELLS) == len(ids.SPELLS)
    assert len({spell.icon for spell in SPELLS}) == len(SPELLS)
    for spell, name in zip(SPELLS, ids.SPELLS, strict=True):
        chapter = spell.rule.split("-")[2]
        assert chapter in ("DECAY", "UNHOLY") or chapter == name.replace("_", "").upper()
