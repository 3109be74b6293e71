"""The spells of Paladins: clauses BS-SPELL-HEAL-01 to 04 and BS-SPELL-EXORCISM-01."""

import pytest

from tests.games.bloodstream.casting import DEATH_KNIGHT, EAST3, EAST4, MAGE, PALADIN, Casting
from tests.games.bloodstream.table import EAST, HERE, NE, SE, WEST
from wartable.games.bloodstream import ids

rule = pytest.mark.rule


def knights(count: int, *research: str) -> tuple[Casting, list[int]]:
    """Knights of seat 1, and a Grunt stack of as many beside them, whose Attack stage it is."""
    t = Casting()
    t.learn(1, *(research or PALADIN))
    found = t.units(1, "cavalry", HERE, count)
    t.units(2, "infantry", EAST, count)
    t.attack_stage(2)
    return t, found


# Heal.


@rule("BS-SPELL-HEAL-01", "BS-SPELL-HEAL-02")
def test_ex_35_one_of_two_killed_paladins_returns_and_strikes_back() -> None:
    t, paladins = knights(3)
    t.dice(1, 1, 2, 6, 6).answer(f"attack {EAST}", f"aim {HERE} 1", "with 1", f"aim {HERE} 2", "with 1", "roll")
    assert (t.alive(paladins[0]), t.alive(paladins[1])) == (True, False)
    assert t.told("healed") == 1
    assert t.count(HERE) == 2
    t.answer(f"aim {EAST} 1", "with 2", "roll")
    assert t.told("counter-attack") == 1
    assert t.needs()[-1] == 4 + 1 - 1, "two strike back together"


@rule("BS-SPELL-HEAL-01")
@pytest.mark.parametrize(("die", "count"), [(1, 3), (2, 3), (3, 2), (6, 2)])
def test_it_works_on_two_or_lower(die: int, count: int) -> None:
    t, _ = knights(3)
    t.dice(1, die).answer(f"attack {EAST}", f"aim {HERE} 1", "with 1", "roll")
    assert t.count(HERE) == count


@rule("BS-SPELL-HEAL-01")
def test_nobody_is_left_to_heal() -> None:
    t, _ = knights(1)
    t.dice(1).play(f"attack {EAST}")
    assert t.count(HERE) == 0
    assert t.told("die") == 1


@rule("BS-SPELL-HEAL-01")
@pytest.mark.parametrize("learned", [("paladin",), ("sword1",)])
def test_heal_must_be_known(learned: tuple[str, ...]) -> None:
    t, _ = knights(2, *learned)
    t.dice(1).answer(f"attack {EAST}", f"aim {HERE} 1", "with 1", "roll")
    assert t.count(HERE) == 1
    assert t.told("die") == 1


@rule("BS-SPELL-HEAL-01")
def test_only_paladins_are_healed() -> None:
    t = Casting()
    t.learn(1, *PALADIN)
    t.unit(1, "cavalry", WEST)
    t.units(1, "infantry", HERE, 2)
    t.units(2, "infantry", EAST, 2)
    t.attack_stage(2).dice(1, 6, 6).answer(f"attack {EAST}", f"aim {HERE} 1", "with 1", "roll")
    assert t.count(HERE) == 1
    assert t.told("healed") == 0


@rule("BS-SPELL-HEAL-02")
def test_one_roll_for_each_stack_and_attack_in_the_order_of_the_dice() -> None:
    t = Casting()
    t.learn(1, *PALADIN)
    here, there = t.units(1, "cavalry", HERE, 2), t.units(1, "cavalry", SE, 2)
    for unit in (*here, *there):
        t.struck(unit)
    t.units(2, "infantry", "5,6", 2)
    t.units(2, "infantry", EAST, 2)
    t.attack_stage(2).dice(1, 1, 2, 6)
    t.answer("attack 5,6", f"aim {SE} 1", "with 1", f"attack {EAST}", f"aim {HERE} 1", "with 1", "roll")
    assert (t.count(SE), t.count(HERE)) == (2, 1)
    assert t.spent()


@rule("BS-SPELL-HEAL-02", "BS-TURN-09")
def test_a_strike_of_a_spell_may_be_healed_after_all_its_dice() -> None:
    t = Casting()
    t.learn(1, *PALADIN)
    t.learn(2, *DEATH_KNIGHT)
    t.units(1, "cavalry", EAST, 3)
    t.units(1, "air_striker", EAST, 1)
    t.unit(2, "caster", HERE)
    t.attack_stage(2).cast("death_and_decay", f"at {EAST} 1", dice=(1, 1, 6, 2, 1, 2))
    assert t.rules_told("die")[-1] == "BS-SPELL-HEAL-01"
    assert (t.count(EAST), t.count(EAST, ids.SKY)) == (2, 0)


@rule("BS-SPELL-HEAL-02")
def test_a_blast_a_tower_and_an_interrupt_may_be_healed() -> None:
    t = Casting()
    t.learn(1, *PALADIN)
    t.units(1, "cavalry", HERE, 2)
    t.unit(2, "demolition", EAST)
    t.building(2, "guard_tower", NE)
    t.attack_stage(2).dice(1, 6, 2).play(f"blast {HERE}")
    assert t.count(HERE) == 2
    t.dice(1, 1).play(f"attack {NE}")
    assert t.told("healed") == 2
    m = Casting()
    m.learn(1, *PALADIN)
    m.units(1, "cavalry", WEST, 2)
    m.stand(m.unit(2, "infantry", EAST)).movement_stage(1).dice(1, 2)
    m.play(f"march {WEST} 2", f"step {HERE}", f"attack {EAST}")
    assert m.told("healed") == 1
    assert m.count(HERE) == 2


@rule("BS-SPELL-HEAL-03")
def test_marked_paladins_heal_and_are_not_marked_by_it() -> None:
    t = Casting()
    t.learn(1, *PALADIN)
    paladins = t.units(1, "cavalry", HERE, 2)
    t.struck(paladins[0])
    t.unit(2, "archer", "6,5")
    t.attack_stage(2).dice(1, 1).play("attack 6,5", f"aim {HERE} 2")
    assert t.count(HERE) == 2
    assert t.marked(HERE) == 1
    assert not t.s.tried & sum(1 << paladin for paladin in paladins)


@rule("BS-SPELL-HEAL-03", "BS-SPELL-POLYMORPH-01")
def test_instant_kills_are_not_healed() -> None:
    t = Casting(seats=3)
    t.learn(1, *PALADIN)
    t.learn(3, *MAGE)
    t.units(1, "cavalry", HERE, 2)
    t.unit(3, "caster", EAST)
    t.attack_stage(3).cast("polymorph", f"at {HERE} 1", at=EAST, dice=(1,))
    assert t.count(HERE) == 1
    assert t.told("die") == 1
    m = Casting()
    m.learn(1, *PALADIN)
    m.units(1, "cavalry", WEST, 2)
    m.unit(2, "infantry", "12,5")
    m.rune(HERE, 2).movement_stage(1).play(f"march {WEST} 2", f"step {HERE}")
    assert m.count(HERE) == 1
    assert m.told("die") == 0


@rule("BS-SPELL-HEAL-03")
def test_heal_is_never_attempted() -> None:
    t = Casting()
    t.learn(1, *PALADIN)
    t.units(1, "cavalry", HERE, 2)
    t.unit(2, "skeleton", EAST)
    t.attack_stage(1)
    assert t.legal("cast") == {f"cast {HERE} exorcism"}
    assert t.refused(f"cast {HERE} heal") == "BS-SPELL-HEAL-02"


@rule("BS-SPELL-HEAL-04")
def test_the_one_with_the_lowest_id_returns_as_it_was() -> None:
    t, paladins = knights(3)
    t.effect(paladins[0], "haste", 2).stand(paladins[0]).struck(*paladins)
    t.attack_stage(2).dice(1, 1, 1)
    t.answer(f"attack {EAST}", f"aim {HERE} 2", "with 1", f"aim {HERE} 1", "with 1", "roll")
    assert [t.alive(paladin) for paladin in paladins] == [True, False, True]
    assert t.under(paladins[0]) == [("haste", 2)]
    assert t.s.standing >> paladins[0] & 1
    assert t.s.struck >> paladins[0] & 1


# Exorcism.


def exorcist() -> Casting:
    t = Casting(seats=4)
    t.learn(1, *PALADIN)
    t.unit(1, "cavalry", HERE)
    return t


@rule("BS-SPELL-EXORCISM-01")
@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False)])
def test_a_deathknight_dies_at_once(die: int, dead: bool) -> None:
    t = exorcist()
    knight = t.unit(2, "caster", EAST3)
    t.attack_stage(1).cast("exorcism", f"at {EAST3} 1", dice=(die,))
    assert t.alive(knight) is not dead
    assert t.told("die") == 1, "no armour, no attack roll"


@rule("BS-SPELL-EXORCISM-01")
def test_only_enemy_deathknights_and_skeletons_within_three_hexes() -> None:
    t = exorcist()
    t.unit(2, "skeleton", EAST)
    t.unit(0, "skeleton", SE)
    t.unit(0, "demon", SE)
    t.unit(3, "caster", NE)
    t.unit(2, "infantry", WEST)
    t.unit(2, "caster", EAST4)
    assert t.attack_stage(1).aims("exorcism") == {f"at {EAST} 1", f"at {SE} 1"}
    assert t.refused(f"at {SE} 2") == "BS-SPELL-EXORCISM-01"
    assert t.refused(f"at {NE} 1") == "BS-SPELL-EXORCISM-01", "a Mage"
    assert t.refused(f"at {WEST} 1") == "BS-SPELL-EXORCISM-01"
    assert t.refused(f"at {EAST4} 1") == "BS-MAGIC-08"
    assert t.refused(f"at {HERE} 1") == "BS-MAGIC-12"
    t.dice(1).answer(f"at {SE} 1")
    assert t.count(SE) == 0


@rule("BS-SPELL-EXORCISM-01", "BS-SPELL-UNHOLY-01")
def test_unholy_armor_stops_it() -> None:
    t = exorcist()
    knight = t.unit(2, "caster", EAST)
    t.effect(knight, "unholy_armor", 2).attack_stage(1).cast("exorcism", f"at {EAST} 1", dice=(1,))
    assert t.alive(knight)
