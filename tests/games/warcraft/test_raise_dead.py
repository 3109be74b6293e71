"""Raise Dead: clauses WC-ABIL-RAISE-01 to 04 and WC-RULING-17."""

import pytest

from tests.games.warcraft.fights import EAST, FAR, HERE, NORTH, WEST, attack, duel, quiet
from tests.games.warcraft.table import Table

rule = pytest.mark.rule


def raisers(**undead: int) -> Table:
    """Undead with a Cult Necromancer in a flank and the given units attack two Human melee units on two spaces."""
    t = duel("humans undead")
    t.level("undead", ranged=3)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("undead", EAST, ranged=1)
    t.units("undead", HERE, **undead)
    return t


@rule("WC-ABIL-RAISE-01", "WC-RULING-17")
def test_a_natural_1_raises_a_melee_unit_besides_its_casualty() -> None:
    t = raisers(melee=1)
    t.dice(1)
    attack(t, "undead")
    assert (t.who(), t.decision(), t.legal("raise")) == ("undead", "RaiseDead", {"raise 0", "raise 1"})
    before = t.reserve("undead", "melee")
    t.play("raise 1")
    assert (t.count("undead", "melee", HERE), t.reserve("undead", "melee")) == (2, before - 1)
    assert (t.who(), t.casualties("humans")) == ("humans", 1)


@rule("WC-ABIL-RAISE-01", "WC-RULING-17")
def test_raising_is_optional() -> None:
    t = raisers(melee=1)
    t.dice(1)
    attack(t, "undead")
    t.play("raise 0")
    assert (t.count("undead", "melee", HERE), t.casualties("humans")) == (1, 1)


@rule("WC-ABIL-RAISE-01")
def test_only_natural_ones_raise() -> None:
    t = raisers(melee=1)
    t.dice(2)
    attack(t, "undead")
    assert (t.who(), t.decision()) == ("humans", "ChooseCasualty")


@rule("WC-ABIL-RAISE-01")
def test_ones_of_other_types_raise_too_and_each_of_them_one_unit() -> None:
    t = raisers(flying=2)
    t.dice(6)
    t.dice(1, 1)
    attack(t, "undead")
    assert (t.phase(), t.legal("raise")) == ("flying", {"raise 0", "raise 1", "raise 2"})
    t.play("raise 2")
    assert t.count("undead", "melee", HERE) == 2


@rule("WC-ABIL-RAISE-01")
def test_nothing_is_raised_without_a_raise_dead_unit_in_the_battle() -> None:
    t = duel("humans undead")
    t.level("undead", ranged=3)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("undead", HERE, flying=1)
    t.units("undead", FAR, ranged=1)
    t.dice(1)
    attack(t, "undead")
    assert (t.who(), t.decision()) == ("humans", "ChooseCasualty")


@rule("WC-ABIL-RAISE-02", "WC-STACK-07")
def test_raised_units_ignore_the_stacking_limit_during_the_battle() -> None:
    t = raisers(melee=3)
    t.dice(1)
    attack(t, "undead")
    t.play("raise 1")
    assert t.count("undead", "melee", HERE) == 4


@rule("WC-ABIL-RAISE-02")
def test_nothing_is_raised_from_an_empty_reserve() -> None:
    t = raisers(melee=1)
    for space in ("3,0", "2,1", "3,-1"):
        t.units("undead", space, melee=3)
    t.dice(1)
    attack(t, "undead")
    assert t.reserve("undead", "melee") == 0
    assert (t.who(), t.decision()) == ("humans", "ChooseCasualty")


@rule("WC-ABIL-RAISE-03", "WC-RULING-17")
def test_after_the_battle_units_beyond_the_limit_return_to_the_reserve() -> None:
    t = raisers(melee=3)
    t.dice(1)
    attack(t, "undead")
    t.play("raise 1")
    before = t.reserve("undead", "melee")
    t.play("lose humans melee 0,0")
    assert (t.battle(), t.count("undead", "melee", HERE), t.reserve("undead", "melee")) == (None, 3, before + 1)


@rule("WC-ABIL-RAISE-03")
def test_raised_units_within_the_limit_stay_after_the_battle() -> None:
    t = raisers(melee=1)
    t.dice(1)
    attack(t, "undead")
    t.play("raise 1", "lose humans melee 0,0")
    assert (t.battle(), t.count("undead", "melee", HERE)) == (None, 2)


@rule("WC-ABIL-RAISE-04")
def test_units_raised_before_the_melee_phase_attack_in_it() -> None:
    t = raisers(melee=1)
    t.dice(1)
    attack(t, "undead")
    t.dice(6, 6, 2)  # one Human, then two Undead dice
    t.play("raise 1", "lose humans melee -1,0")
    t.spent()
    assert (t.on_board("humans", "melee"), t.on_board("undead", "melee")) == (0, 2)


@rule("WC-ABIL-RAISE-04")
def test_units_raised_in_the_melee_phase_may_be_its_casualties_and_do_not_attack_in_it() -> None:
    t = duel("humans undead")
    t.level("undead", ranged=3)
    t.units("humans", HERE, melee=1)
    t.units("humans", WEST, melee=1)
    t.units("undead", EAST, ranged=1)
    t.units("undead", HERE, melee=1)
    t.dice(6)
    t.dice(2, 2, 1)  # two Human hits, one Undead hit
    attack(t, "undead")
    t.play("raise 1")
    t.spent()
    assert (t.count("undead", "melee", HERE), t.casualties("undead"), t.casualties("humans")) == (2, 2, 1)
    t.play("lose humans melee -1,0", "lose undead melee 0,0")
    assert t.count("undead", "melee", HERE) == 1
    assert t.legal("lose") == {"lose undead melee 0,0", "lose undead ranged 1,0"}


@rule("WC-RULING-17")
def test_a_prevented_casualty_does_not_stop_raise_dead() -> None:
    t = raisers(melee=1)
    t.hand("humans", "invisibility")
    t.dice(1)
    attack(t, "undead")
    assert t.decision() == "RaiseDead", "asked before the cards of the phase"
    t.play("raise 1")
    assert (t.who(), t.window()) == ("humans", "AFTER-ROLL")
    t.dice(6, 6, 6, 2)
    t.play("play invisibility humans")
    assert t.count("undead", "melee", HERE) == 2


@rule("WC-RULING-17")
def test_a_melee_unit_may_be_raised_on_a_mountain() -> None:
    t = duel("humans undead")
    t.level("undead", ranged=3)
    t.units("humans", "0,-2", flying=1)
    t.units("humans", "-1,-1", melee=1)
    t.units("undead", "0,-2", flying=1)
    t.units("undead", NORTH, ranged=1)
    t.dice(1)
    attack(t, "undead")
    t.play("raise 1", "lose humans flying 0,-2")
    assert (t.battle(), t.count("undead", "melee", "0,-2")) == (None, 1)


@rule("WC-RULING-17", "WC-STACK-07")
def test_the_overflow_never_takes_more_units_than_were_raised() -> None:
    t = Table("nordrassil")
    quiet(t, "humans", "orcs", "nightelves", "undead")
    t.level("undead", ranged=3)
    t.units("undead", "3,0", melee=4, ranged=1)
    t.units("humans", "3,0", melee=1)
    t.units("humans", "3,1", melee=1)
    t.dice(1)
    attack(t, "undead")
    t.play("raise 1", "lose humans melee 3,0")
    assert (t.battle(), t.count("undead", "melee", "3,0"), t.count("undead", "ranged", "3,0")) == (None, 4, 1)


@rule("WC-ABIL-RAISE-03", "WC-RULING-17", "WC-TEAM-03")
def test_units_of_a_teammate_count_for_the_overflow() -> None:
    t = Table("main-4p")
    quiet(t, "humans", "orcs", "nightelves", "undead")
    t.level("undead", ranged=3)
    t.units("orcs", HERE, melee=2)
    t.units("undead", HERE, ranged=1)
    t.units("humans", HERE, melee=1)
    t.dice(1)
    attack(t, "undead")
    t.play("raise 1")
    assert (t.battle(), t.on_board("humans", "melee")) == (None, 0)
    assert (t.count("undead", "melee", HERE), t.count("orcs", "melee", HERE)) == (0, 2)
