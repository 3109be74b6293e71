"""Death Coil as an interrupt: clauses BS-SPELL-DEATHCOIL-02 to 07, BS-SAPPER-03, BS-COUNTER-09."""

import pytest

from tests.games.bloodstream.casting import EAST2, EAST3, EAST4, TEAMS, Casting
from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, WEST
from wartable.engine.play import decision

rule = pytest.mark.rule


def ambush() -> tuple[Casting, list[int]]:
    """EX-34: two Footmen declare an attack on a Grunt; a Deathknight is three hexes from them."""
    t = Casting()
    footmen = t.units(1, "infantry", HERE, 2)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST3)
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 2", "roll")
    return t, footmen


@rule("BS-SPELL-DEATHCOIL-02", "BS-SPELL-DEATHCOIL-03", "BS-SPELL-DEATHCOIL-04")
def test_ex_34_the_other_footman_attacks_alone() -> None:
    t, footmen = ambush()
    assert t.asked() == (2, "Coil")
    assert t.legal() == {"pass", f"cast {EAST3} death_coil"}
    t.dice(2, 4, 6, 6).answer(f"cast {EAST3} death_coil", f"at {HERE} 1")
    assert [t.alive(footman) for footman in footmen] == [False, True]
    assert t.needs()[:2] == [4, 2], "the coil, then the one who is left"
    assert t.marked(EAST3) == 1


@rule("BS-SPELL-DEATHCOIL-02")
def test_it_may_be_left_and_the_attack_goes_on() -> None:
    t, _ = ambush()
    choice = decision(t.s)
    assert choice is not None
    assert choice.passing(t.s) is t.s.world.pass_
    assert choice.interrupts(t.s)
    t.dice(6, 6).answer("pass")
    assert t.needs()[0] == 3
    assert t.marked(EAST3) == 0


@rule("BS-SPELL-DEATHCOIL-03")
def test_a_failed_attempt_marks_as_well() -> None:
    t, footmen = ambush()
    t.dice(4, 6, 6).answer(f"cast {EAST3} death_coil", f"at {HERE} 1")
    assert t.told("fizzled") == 1
    assert all(t.alive(footman) for footman in footmen)
    assert t.needs()[0] == 3
    assert t.marked(EAST3) == 1
    t.units(1, "infantry", NE, 1)
    t.attack_stage(1).answer(f"attack {NE}", f"aim {EAST} 1", "with 1")
    t.dice(6, 6).answer("roll")
    assert t.asked()[1] != "Coil", "it is marked for this turn"


@rule("BS-SPELL-DEATHCOIL-03", "BS-EFFECT-12", "BS-MOVE-10")
def test_the_coil_marks_one_deathknight_and_ends_no_stand_ground() -> None:
    t = Casting()
    t.unit(1, "infantry", HERE)
    t.unit(2, "infantry", EAST)
    knights = t.units(2, "caster", EAST2, 2)
    t.stand(*knights).attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    t.dice(6).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.asked() == (2, "Coil"), "the other may still try"
    assert t.marked(EAST2) == 1
    assert t.s.standing & sum(1 << knight for knight in knights) == sum(1 << knight for knight in knights)
    t.dice(1, 4).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.count(HERE) == 0
    assert t.marked(EAST2) == 2


@rule("BS-SPELL-DEATHCOIL-02")
def test_only_unmarked_deathknights_with_an_attacker_in_reach_are_asked() -> None:
    t = Casting()
    t.unit(1, "infantry", HERE)
    t.unit(1, "infantry", NE)
    t.unit(2, "infantry", EAST)
    t.struck(t.unit(2, "caster", EAST2))
    t.unit(2, "caster", EAST4)
    t.attack_stage(1).dice(6, 6).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    assert t.asked()[1] != "Coil", "the far one reaches only a Footman who does not attack"


@rule("BS-SPELL-DEATHCOIL-02")
def test_only_attacking_units_may_be_chosen() -> None:
    t = Casting()
    t.units(1, "infantry", HERE, 2)
    t.unit(1, "archer", NW)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    t.answer(f"cast {EAST2} death_coil")
    assert t.asked() == (2, "CoilAim")
    assert t.legal() == {f"at {HERE} 1"}
    assert t.refused(f"at {HERE} 2") == "BS-SPELL-DEATHCOIL-02"
    assert t.refused(f"at {NW} 1") == "BS-SPELL-DEATHCOIL-02"
    assert t.refused("pass") == "TABLE-03"


@rule("BS-SPELL-DEATHCOIL-02")
def test_attackers_with_different_targets_are_not_alike() -> None:
    t = Casting()
    t.units(1, "infantry", HERE, 2)
    t.units(2, "infantry", EAST, 2)
    t.unit(2, "caster", EAST2)
    t.attack_stage(1)
    t.answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", f"aim {EAST} 2", "with 1", "roll")
    assert t.answer(f"cast {EAST2} death_coil").legal() == {f"at {HERE} 1", f"at {HERE} 2"}


@rule("BS-SPELL-DEATHCOIL-02")
def test_what_is_no_answer_to_the_question() -> None:
    t, _ = ambush()
    assert t.refused("end") == "TABLE-03"
    assert t.refused(f"cast {EAST3} haste") == "BS-MAGIC-04"
    assert t.refused(f"cast {EAST} death_coil") == "BS-MAGIC-01"
    assert t.refused(f"cast {HERE} death_coil") == "BS-MAGIC-01"


@rule("BS-SPELL-DEATHCOIL-02")
def test_whoever_is_attacked_an_enemy_of_the_attacker_may_interrupt() -> None:
    t = Casting(seats=4)
    t.unit(1, "infantry", HERE)
    t.unit(0, "skeleton", EAST)
    t.unit(4, "caster", EAST3)
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    assert t.asked() == (4, "Coil")


@rule("BS-SPELL-DEATHCOIL-02")
def test_allies_of_the_attacker_are_not_asked() -> None:
    t = Casting(TEAMS, seats=4)
    t.unit(2, "infantry", HERE)
    t.unit(1, "infantry", EAST)
    t.unit(4, "caster", EAST3)
    t.attack_stage(2).dice(6, 6).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    assert t.asked()[1] != "Coil"


@rule("BS-SPELL-DEATHCOIL-04", "BS-SPELL-DEATHCOIL-07")
def test_a_group_that_lost_all_attackers_makes_no_roll_and_is_not_answered() -> None:
    t = Casting()
    footmen = t.units(1, "infantry", HERE, 2)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    t.dice(1, 1).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.needs() == [4], "no die but that of the coil"
    assert t.told("counter-attack") == 0
    assert t.asked() == (1, "Attacking")
    assert [t.alive(footman) for footman in footmen] == [False, True]
    assert t.marked(HERE) == 1, "the survivor of the stack is marked all the same"


@rule("BS-SPELL-DEATHCOIL-04", "BS-SPELL-INVISIBILITY-05", "BS-COUNTER-09")
def test_ex_48_the_declared_footman_is_visible_and_its_death_makes_the_attack_ranged() -> None:
    t = Casting()
    footman = t.unit(1, "infantry", HERE)
    t.effect(footman, "invisibility", 1)
    t.units(1, "archer", WEST, 2)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.attack_stage(1)
    t.answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", f"attack {WEST}", f"aim {EAST} 1", "with 2", "roll")
    assert t.under(footman) == []
    t.answer(f"cast {EAST2} death_coil")
    assert f"at {HERE} 1" in t.legal()
    t.dice(3, 4, 6).answer(f"at {HERE} 1")
    assert t.needs() == [4, 3]
    assert t.told("counter-attack") == 0
    assert t.asked() == (1, "Attacking")


@rule("BS-SPELL-DEATHCOIL-05", "BS-SAPPER-03")
@pytest.mark.parametrize(("die", "burns"), [(5, 0), (6, 1)])
def test_a_detonation_can_be_interrupted(die: int, burns: int) -> None:
    t = Casting()
    squad = t.unit(1, "demolition", HERE)
    t.building(2, "hall", EAST)
    t.unit(2, "caster", EAST2)
    t.attack_stage(1).play(f"blast {EAST}")
    assert t.asked() == (2, "Coil")
    t.dice(1, die).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.needs() == [5]
    assert t.burns(EAST) == burns, "a sapper killed before does not explode"
    assert not t.alive(squad)


@rule("BS-SPELL-DEATHCOIL-05")
def test_towers_counter_attacks_and_spells_cannot_be_interrupted() -> None:
    t = Casting()
    t.building(1, "guard_tower", HERE)
    t.unit(1, "caster", NW)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", SE)
    t.attack_stage(1).dice(6).play(f"attack {HERE}", f"aim {EAST} 1")
    assert t.asked() == (1, "Attacking")
    t.cast("fireball", f"at {SE} 1", at=NW, dice=(6,))
    assert t.asked() == (1, "Attacking")
    c = Casting()
    c.unit(2, "infantry", HERE)
    c.unit(2, "caster", WEST)
    c.units(1, "infantry", EAST, 2)
    c.attack_stage(2).dice(6, 6).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    assert c.asked() == (1, "CounterAim")
    c.answer(f"aim {HERE} 1", "with 2", "roll")
    assert c.told("strike") == 2, "no coil between"


@rule("BS-SPELL-DEATHCOIL-05")
def test_interrupts_cannot_be_interrupted() -> None:
    t = Casting()
    t.unit(2, "infantry", WEST)
    t.unit(2, "caster", NW)
    t.stand(t.unit(1, "infantry", EAST)).movement_stage(2)
    t.play(f"march {WEST} 1", f"step {HERE}").dice(1).play(f"attack {EAST}")
    assert t.told("casts") == 0
    assert t.count(HERE) == 0


@rule("BS-SPELL-DEATHCOIL-06")
def test_players_decide_in_seat_order_after_the_active_one_and_see_earlier_results() -> None:
    t = Casting(seats=4)
    t.units(3, "infantry", HERE, 2)
    t.unit(1, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.unit(4, "caster", NE)
    t.attack_stage(3).answer(f"attack {HERE}", f"aim {EAST} 1", "with 2", "roll")
    assert t.asked() == (4, "Coil")
    t.dice(1, 1).answer(f"cast {NE} death_coil", f"at {HERE} 1")
    assert t.count(HERE) == 1
    assert t.asked() == (2, "Coil")
    t.dice(1, 1).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.asked() == (3, "Attacking")
    assert t.needs() == [4, 4]


@rule("BS-SPELL-DEATHCOIL-06")
def test_nobody_is_asked_when_no_attacker_is_left() -> None:
    t = Casting(seats=4)
    t.unit(3, "infantry", HERE)
    t.unit(1, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.units(4, "caster", NE, 2)
    t.attack_stage(3).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    t.dice(1, 1).answer(f"cast {NE} death_coil", f"at {HERE} 1")
    assert t.asked() == (3, "Attacking")


@rule("BS-SPELL-DEATHCOIL-06")
def test_a_player_takes_the_own_deathknights_in_any_order() -> None:
    t = Casting()
    t.units(1, "infantry", HERE, 2)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.unit(2, "caster", SE)
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 2", "roll")
    assert t.legal("cast") == {f"cast {EAST2} death_coil", f"cast {SE} death_coil"}
    t.dice(6).answer(f"cast {SE} death_coil", f"at {HERE} 1")
    assert t.legal("cast") == {f"cast {EAST2} death_coil"}
    assert t.refused(f"cast {SE} death_coil") == "BS-SPELL-DEATHCOIL-03"
    t.dice(6, 6).answer("pass")
    assert t.asked()[1] != "Coil"


@rule("BS-SPELL-DEATHCOIL-06")
def test_where_deathknights_differ_one_is_chosen() -> None:
    t = Casting()
    t.units(1, "infantry", HERE, 2)
    t.unit(2, "infantry", EAST)
    knights = t.units(2, "caster", EAST2, 2)
    t.effect(knights[0], "unholy_armor", 2)
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 2", "roll", f"cast {EAST2} death_coil")
    assert t.asked() == (2, "CoilCaster")
    assert t.refused("pass") == "TABLE-03"
    t.dice(6).answer("pick 2", f"at {HERE} 1")
    assert t.s.struck >> knights[1] & 1
    assert not t.s.struck >> knights[0] & 1


@rule("BS-SPELL-DEATHCOIL-03", "BS-SPELL-INVISIBILITY-04")
def test_an_invisible_deathknight_is_seen_after_its_coil() -> None:
    t = Casting()
    t.unit(1, "infantry", HERE)
    t.unit(2, "infantry", EAST)
    knight = t.unit(2, "caster", EAST2)
    t.effect(knight, "invisibility", 2).attack_stage(1)
    t.answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    t.dice(6, 6, 6).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.under(knight) == []


@rule("BS-SPELL-DEATHCOIL-02", "BS-SPELL-HEAL-01")
def test_a_coiled_paladin_may_be_healed() -> None:
    t = Casting()
    t.learn(1, "paladin", "heal")
    t.units(1, "cavalry", HERE, 2)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 2", "roll")
    t.dice(1, 1, 2, 6, 6).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.count(HERE) == 2
    assert t.needs()[:2] == [3, 4], "who was healed still attacks"


@rule("BS-SPELL-DEATHCOIL-02", "BS-MAGIC-02")
@pytest.mark.parametrize(("die", "asked"), [(3, "Coil"), (4, "Attacking")])
def test_with_mana_checked_first_its_die_serves_for_interrupts_too(die: int, asked: str) -> None:
    t = Casting(mana_check="start_of_move")
    t.unit(1, "infantry", HERE)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.dice(die).movement_stage(2)
    t.end_turn()
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1")
    t.dice(2).answer("roll")
    assert t.asked()[1] == asked


@rule("BS-SPELL-DEATHCOIL-03", "BS-MAGIC-02")
def test_with_mana_checked_first_the_coil_itself_is_the_only_die() -> None:
    t = Casting(mana_check="start_of_move")
    t.unit(1, "infantry", HERE)
    t.unit(2, "infantry", EAST)
    t.unit(2, "caster", EAST2)
    t.dice(3).movement_stage(2)
    t.end_turn()
    t.attack_stage(1).answer(f"attack {HERE}", f"aim {EAST} 1", "with 1", "roll")
    t.dice(1).answer(f"cast {EAST2} death_coil", f"at {HERE} 1")
    assert t.told("die") == 2, "that of the mana, and that of the coil"
    assert t.count(HERE) == 0
